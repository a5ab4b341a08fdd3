# plimsoll_library(NAME DIRS folder... LINK target... [QT]): a static library of all sources below the folders.
function(plimsoll_library name)
  cmake_parse_arguments(arg "QT" "" "DIRS;LINK" ${ARGN})
  set(sources)
  foreach(dir IN LISTS arg_DIRS)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${dir}/*.cpp
                                              ${CMAKE_CURRENT_SOURCE_DIR}/${dir}/*.h)
    list(APPEND sources ${found})
  endforeach()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC plimsoll_options ${arg_LINK})
  if(arg_QT)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
  endif()
endfunction()

# plimsoll_pch(TARGET header...): precompiled headers, when they are wanted.
function(plimsoll_pch target)
  if(PLIMSOLL_PCH)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

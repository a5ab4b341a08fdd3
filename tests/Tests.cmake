file(GLOB support_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/support/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/support/*.h)
if(support_sources)
  add_library(plimsoll_test_support STATIC ${support_sources})
  set_target_properties(plimsoll_test_support PROPERTIES AUTOMOC ON)
  target_link_libraries(plimsoll_test_support PUBLIC plimsoll_live Qt6::Test)
  foreach(needed IN ITEMS nghttp2 brotlienc z) # the scripted servers' framing and content codings
    find_library(PLIMSOLL_TEST_${needed} ${needed} REQUIRED)
    target_link_libraries(plimsoll_test_support PRIVATE ${PLIMSOLL_TEST_${needed}})
  endforeach()
else()
  add_library(plimsoll_test_support INTERFACE)
  target_link_libraries(plimsoll_test_support INTERFACE plimsoll_live Qt6::Test)
endif()

# plimsoll_add_test(FILE LINK...): the test's name is the file's.
function(plimsoll_add_test file)
  get_filename_component(name ${file} NAME_WE)
  add_executable(${name} ${file})
  set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_link_libraries(${name} PRIVATE ${ARGN})
  target_compile_definitions(${name} PRIVATE PLIMSOLL_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name})
  set(environment LC_ALL=C.UTF-8)
  if(NOT plimsoll_decide IN_LIST ARGN) # core-decide is judged without any suppression
    set(known tsan.supp)
    if(plimsoll_ui IN_LIST ARGN OR name MATCHES "_command$") # the sandbox is in a thread of its own
      set(known tsan_queued.supp)
    endif()
    # A keyring is started by a fork, which the sanitizer forbids a program with threads.
    list(APPEND environment TSAN_OPTIONS=suppressions=${CMAKE_CURRENT_SOURCE_DIR}/tools/${known}:die_after_fork=0
                            LSAN_OPTIONS=suppressions=${CMAKE_CURRENT_SOURCE_DIR}/tools/lsan.supp)
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT 300 ENVIRONMENT "${environment}")
endfunction()

file(GLOB decide_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/decide/tst_*.cpp)
foreach(file IN LISTS decide_tests)
  plimsoll_add_test(${file} plimsoll_decide GTest::gtest GTest::gtest_main)
  if(PLIMSOLL_SANITIZE)
    get_filename_component(name ${file} NAME_WE)
    target_compile_options(${name} PRIVATE -O1)
  endif()
endforeach()
set_tests_properties(tst_engine_properties PROPERTIES TIMEOUT 1500) # ten times as many calls in a long run
file(GLOB wire_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/wire/tst_*.cpp)
foreach(file IN LISTS wire_tests)
  plimsoll_add_test(${file} plimsoll_wire Qt6::Test)
endforeach()
# The fuzz targets are tests too: over the inputs of tests/fuzz/corpus.
file(GLOB fuzz_targets CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/fuzz_*.cpp)
list(REMOVE_ITEM fuzz_targets ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/fuzz_main.cpp)
target_sources(tst_fuzz_corpus PRIVATE ${fuzz_targets})
file(GLOB live_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/live/tst_*.cpp)
foreach(file IN LISTS live_tests)
  plimsoll_add_test(${file} plimsoll_test_support)
  get_filename_component(name ${file} NAME_WE)
  if(name MATCHES "_command$") # a subcommand of plimsollctl, as a process
    add_dependencies(${name} plimsollctl)
    target_compile_definitions(${name} PRIVATE PLIMSOLL_CTL="$<TARGET_FILE:plimsollctl>")
  endif()
endforeach()
if(PLIMSOLL_GUI)
  file(GLOB ui_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/ui/tst_*.cpp)
  foreach(file IN LISTS ui_tests)
    plimsoll_add_test(${file} plimsoll_ui plimsoll_test_support)
    get_filename_component(name ${file} NAME_WE)
    set_tests_properties(${name} PROPERTIES RESOURCE_LOCK display) # one window at a time has the keyboard
    if(name MATCHES "_desktop$") # the desktop, as a process
      add_dependencies(${name} plimsoll plimsollctl)
      target_compile_definitions(${name} PRIVATE PLIMSOLL_DESKTOP="$<TARGET_FILE:plimsoll>" PLIMSOLL_CTL="$<TARGET_FILE:plimsollctl>")
    endif()
  endforeach()
endif()
# The short form of what full.sh runs with 200 kills.
if(TARGET plimsollctl)
  add_test(NAME crash COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/crash/run.sh 10 $<TARGET_FILE:plimsollctl>)
  set_tests_properties(crash PROPERTIES TIMEOUT 300
    ENVIRONMENT TSAN_OPTIONS=suppressions=${CMAKE_CURRENT_SOURCE_DIR}/tools/tsan_queued.supp)
endif()
# The official SDKs against the sandbox; 77 says that there is no npm.
if(TARGET plimsollctl)
  add_test(NAME clients COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/clients/run.sh $<TARGET_FILE:plimsollctl>)
  set_tests_properties(clients PROPERTIES LABELS clients TIMEOUT 600 SKIP_RETURN_CODE 77
    ENVIRONMENT TSAN_OPTIONS=suppressions=${CMAKE_CURRENT_SOURCE_DIR}/tools/tsan_queued.supp)
endif()

# plimsoll_translations(TARGET): compiles translations/*.ts and puts them into the program, under :/translations.
# After a change of texts: `cmake --build build/dev --target update_translations` brings the .ts files up to date.
find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)

# What lupdate reads, and how: tests/arch/check_translations.py reads these lines too.
set(PLIMSOLL_TRANSLATED core ui app/common app/desktop)
set(PLIMSOLL_LUPDATE_OPTIONS -I . -no-obsolete -no-ui-lines -locations none -source-language en)

function(plimsoll_translations target)
  set(folder ${PROJECT_BINARY_DIR}/translations)
  set(files)
  set(compiled)
  foreach(language IN ITEMS en ko ja)
    set(ts ${PROJECT_SOURCE_DIR}/translations/plimsoll_${language}.ts)
    set(qm ${folder}/plimsoll_${language}.qm)
    add_custom_command(OUTPUT ${qm} DEPENDS ${ts} VERBATIM
      COMMAND Qt6::lrelease -silent ${ts} -qm ${qm})
    list(APPEND compiled ${qm})
    string(APPEND files "    <file alias=\"plimsoll_${language}.qm\">${qm}</file>\n")
  endforeach()
  file(CONFIGURE OUTPUT ${folder}/translations.qrc @ONLY
    CONTENT "<RCC>\n  <qresource prefix=\"/translations\">\n@files@  </qresource>\n</RCC>\n")
  add_custom_command(OUTPUT ${folder}/qrc_translations.cpp DEPENDS ${folder}/translations.qrc ${compiled} VERBATIM
    COMMAND Qt6::rcc --name translations -o ${folder}/qrc_translations.cpp ${folder}/translations.qrc)
  target_sources(${target} PRIVATE ${folder}/qrc_translations.cpp)
  set_source_files_properties(${folder}/qrc_translations.cpp PROPERTIES SKIP_AUTOGEN ON SKIP_PRECOMPILE_HEADERS ON)

  set(update)
  foreach(language IN ITEMS ko ja)
    list(APPEND update COMMAND Qt6::lupdate ${PLIMSOLL_TRANSLATED} ${PLIMSOLL_LUPDATE_OPTIONS} -target-language ${language}
                               -ts translations/plimsoll_${language}.ts)
  endforeach()
  add_custom_target(update_translations ${update}
    COMMAND Qt6::lupdate ${PLIMSOLL_TRANSLATED} ${PLIMSOLL_LUPDATE_OPTIONS} -target-language en -pluralonly
            -ts translations/plimsoll_en.ts
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
endfunction()

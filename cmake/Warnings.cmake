# One interface target carries the warnings and the sanitizers of all our code.
add_library(plimsoll_options INTERFACE)
target_compile_options(plimsoll_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                                                  -Woverloaded-virtual -Werror=return-type)
target_compile_definitions(plimsoll_options INTERFACE
  QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY QT_USE_QSTRINGBUILDER
  QT_NO_FOREACH QT_NO_KEYWORDS PLIMSOLL_VERSION="${PROJECT_VERSION}" PLIMSOLL_APP_ID="${PLIMSOLL_APP_ID}")
target_include_directories(plimsoll_options INTERFACE ${PROJECT_SOURCE_DIR})
if(PLIMSOLL_SANITIZE)
  target_compile_options(plimsoll_options INTERFACE -fsanitize=${PLIMSOLL_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(plimsoll_options INTERFACE -fsanitize=${PLIMSOLL_SANITIZE})
endif()
if(PLIMSOLL_FUZZ)
  target_compile_options(plimsoll_options INTERFACE -fsanitize=fuzzer-no-link) # the fuzzer sees into the libraries too
endif()

# What every target of the project shares: the language, the warnings, the sanitizers, where binaries land.
option(KERNELSCOPE_TESTS "Build the tests" ON)
option(KERNELSCOPE_WERROR "Treat warnings as errors (on in CI)" OFF)
set(KERNELSCOPE_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address,undefined or thread")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE RelWithDebInfo)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    # Without these two it keeps nothing that uses a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

# Most of a file's compile time goes to Qt's and the standard library's headers. Only GCC's precompiled headers may be used
# by targets with further definitions; Clang builds (fuzzers, lint) do without.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    set(precompileByDefault ON)
else()
    set(precompileByDefault OFF)
endif()
option(KERNELSCOPE_PRECOMPILE "Parse Qt's headers once" ${precompileByDefault})

# The sources of a folder are compiled together: a build from scratch takes a third of the time. Within a folder no two sources may
# therefore define the same name. OFF compiles each by itself, which shows a missing #include.
option(KERNELSCOPE_UNITY "Compile the sources of a folder together" ON)

add_library(kernelscope_options INTERFACE)
target_compile_options(kernelscope_options INTERFACE -Wall -Wextra -Wshadow -Wconversion -Wpedantic)
target_compile_definitions(kernelscope_options INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(KERNELSCOPE_WERROR)
    target_compile_options(kernelscope_options INTERFACE -Werror)
endif()
find_program(GOLD_LINKER ld.gold)
if(GOLD_LINKER AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_link_options(kernelscope_options INTERFACE -fuse-ld=gold) # a third of the time; every test is a program
endif()
if(KERNELSCOPE_SANITIZE)
    target_compile_options(kernelscope_options INTERFACE -fsanitize=${KERNELSCOPE_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(kernelscope_options INTERFACE -fsanitize=${KERNELSCOPE_SANITIZE})
endif()

# ks_precompile(TARGET KIND): the target uses the headers in cmake/precompiled/KIND.h as parsed for all such targets.
function(ks_precompile target kind)
    if(KERNELSCOPE_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM precompiled${kind})
    endif()
endfunction()

# Tests write text as they like, and look for no file beside their sources: its definitions differ from folder to folder,
# which a shared precompiled header does not allow.
set(KERNELSCOPE_TEST_OPTIONS -UQT_NO_CAST_FROM_ASCII -UQT_NO_CAST_TO_ASCII -UQT_TESTCASE_SOURCEDIR -UQT_TESTCASE_BUILDDIR
    -UQT_NETWORK_LIB)
if(NOT KERNELSCOPE_SANITIZE)
    list(APPEND KERNELSCOPE_TEST_OPTIONS -O0) # compiling them takes longer than running them
endif()

# ks_library(NAME SOURCES file... LINKS library... [PRECOMPILED KIND] [MOC]): one static library a folder, included as
# "folder/File.h". KIND is Core where nothing is said. MOC: it has QObjects or resources.
function(ks_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "MOC" "PRECOMPILED" "SOURCES;LINKS")
    if(NOT arg_PRECOMPILED)
        set(arg_PRECOMPILED Core)
    endif()
    add_library(${name} STATIC ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ${arg_MOC} AUTORCC ${arg_MOC} UNITY_BUILD ${KERNELSCOPE_UNITY} UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS arg_SOURCES)
        cmake_path(GET source PARENT_PATH folder)
        math(EXPR part "0${number_${folder}} / 26") # so that several processors have something to do
        math(EXPR number_${folder} "0${number_${folder}} + 1")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}${part}")
    endforeach()
    target_link_libraries(${name} PUBLIC ${arg_LINKS} PRIVATE kernelscope_options)
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR}/core ${CMAKE_SOURCE_DIR})
    if(NOT arg_PRECOMPILED STREQUAL Own)
        ks_precompile(${name} ${arg_PRECOMPILED})
    endif()
endfunction()

# A time limit in seconds, for a test that may hang: under a sanitizer, without optimisation, they take several times as long.
function(ks_patience seconds)
    if(KERNELSCOPE_SANITIZE)
        math(EXPR ${seconds} "${${seconds}} * 4")
        set(${seconds} ${${seconds}} PARENT_SCOPE)
    endif()
endfunction()

# One test of ctest's: tests/NAME, in PROGRAM, run without a display. Label driver: it loads an OpenCL driver, so it is no use under
# a sanitizer. The target driverless_tests builds all others.
function(ks_ctest program name labels timeout)
    ks_patience(timeout)
    if(NOT driver IN_LIST labels)
        add_dependencies(driverless_tests ${program})
    endif()
    add_test(NAME ${name} COMMAND ${CMAKE_BINARY_DIR}/tests/${name})
    # Those that may take long come first, so that none runs alone at the end.
    set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${timeout} COST ${timeout}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;POCL_CACHE_DIR=${CMAKE_BINARY_DIR}/pocl-cache;KERNELSCOPE_BIN=${CMAKE_BINARY_DIR}/bin;KERNELSCOPE_SOURCE=${CMAKE_SOURCE_DIR};XDG_CACHE_HOME=${CMAKE_BINARY_DIR}/cache")
endfunction()

# ks_test_program(NAME SOURCES file... LINKS library...): what ks_test and ks_tests share.
function(ks_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS")
    add_executable(${name} ${arg_SOURCES})
    target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${name} PRIVATE ${arg_LINKS} Qt6::Test kernelscope_options)
    target_compile_options(${name} PRIVATE ${KERNELSCOPE_TEST_OPTIONS})
    if(ks_ui IN_LIST arg_LINKS)
        ks_precompile(${name} WidgetsTest)
    elseif(NOT Qt6::Gui IN_LIST arg_LINKS)
        ks_precompile(${name} Test)
    endif()
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
endfunction()

# ks_test(NAME LINKS library... [LABELS label...] [SOURCES more...]): NAME.cpp as one Qt Test program.
# BY_HAND: built, but not one of ctest's.
function(ks_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "BY_HAND" "TIMEOUT" "SOURCES;LINKS;LABELS")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 400)
    endif()
    # Not AUTOMOC: its three further steps for each program take longer than compiling some of them.
    qt_generate_moc(${name}.cpp ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
    ks_test_program(${name} LINKS ${arg_LINKS} SOURCES ${name}.cpp ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc ${arg_SOURCES})
    if(NOT arg_BY_HAND)
        ks_ctest(${name} ${name} "${arg_LABELS}" ${arg_TIMEOUT})
    endif()
endfunction()

# ks_tests(PROGRAM TESTS name... LINKS library... [LABELS label...] [TIMEOUT seconds] [SOURCES more...] [DEFINES definition...]):
# NAME.cpp of each as one program, which is quicker to build than one each. tests/NAME links to it, and it runs the test by whose name it is called.
# ALONE: each is compiled by itself, since they define the same names.
function(ks_tests program)
    cmake_parse_arguments(PARSE_ARGV 1 arg "ALONE" "TIMEOUT" "TESTS;SOURCES;LINKS;LABELS;DEFINES")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 400)
    endif()
    set(together 6) # so many are compiled as one source
    if(arg_ALONE)
        set(together 1)
    endif()
    set(links "")
    set(count 0)
    foreach(name IN LISTS arg_TESTS)
        qt_generate_moc(${name}.cpp ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
        math(EXPR part "${count} / ${together}")
        math(EXPR count "${count} + 1")
        string(APPEND text${part} "#define main main_${name}\n#include \"${CMAKE_CURRENT_SOURCE_DIR}/${name}.cpp\"\n#undef main\n")
        string(APPEND DECLARATIONS "int main_${name}(int, char **);\n")
        string(APPEND ROWS "    {\"${name}\", main_${name}},\n")
        list(APPEND arg_SOURCES ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
        list(APPEND links COMMAND ${CMAKE_COMMAND} -E create_symlink ${program} ${CMAKE_BINARY_DIR}/tests/${name})
    endforeach()
    foreach(index RANGE ${part})
        file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${program}${index}.cpp CONTENT "${text${index}}")
        list(APPEND arg_SOURCES ${CMAKE_CURRENT_BINARY_DIR}/${program}${index}.cpp)
    endforeach()
    configure_file(${CMAKE_SOURCE_DIR}/tests/support/TestsMain.cpp.in ${program}_main.cpp @ONLY)
    ks_test_program(${program} LINKS ${arg_LINKS} SOURCES ${CMAKE_CURRENT_BINARY_DIR}/${program}_main.cpp ${arg_SOURCES})
    target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_compile_definitions(${program} PRIVATE ${arg_DEFINES})
    target_compile_options(${program} PRIVATE -Wno-subobject-linkage) # A test's own types are in no header.
    add_custom_command(TARGET ${program} POST_BUILD ${links} VERBATIM)
    foreach(name IN LISTS arg_TESTS)
        add_custom_target(${name} DEPENDS ${program}) # ninja NAME
        ks_ctest(${program} ${name} "${arg_LABELS}" ${arg_TIMEOUT})
    endforeach()
endfunction()

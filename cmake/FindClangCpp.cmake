# Clang as one shared library (libclang-cpp) of LLVM 14 to 18, with its headers and the OpenCL header of its resource directory.
# Clang's own package files are not used: they refuse to load where the clang program itself is not installed.
# Gives the target Clang::Cpp, ClangCpp_VERSION and ClangCpp_OPENCL_HEADERS (the folder of opencl-c-base.h and opencl-c.h).
set(KERNELSCOPE_LLVM_VERSION "" CACHE STRING "The major version of LLVM to use; empty: the newest of 14 to 18 that is installed")
set(KERNELSCOPE_LLVM_PREFIX "" CACHE PATH "Where LLVM is, if not in a usual place: the folder that holds its include and lib")

# Headers, libraries and resource directory of one installation, never of two.
function(_clangcpp_look_in prefix version)
    file(GLOB headers ${prefix}/lib/clang/${version}*/include/opencl-c-base.h)
    find_path(include clang/AST/ASTContext.h PATHS ${prefix} PATH_SUFFIXES include NO_DEFAULT_PATH NO_CACHE)
    find_library(clang NAMES clang-cpp libclang-cpp.so.${version} libclang-cpp.so.${version}.1
        PATHS ${prefix} PATH_SUFFIXES lib NO_DEFAULT_PATH NO_CACHE)
    find_library(llvm NAMES LLVM-${version} LLVM libLLVM.so.${version}.1 PATHS ${prefix} PATH_SUFFIXES lib NO_DEFAULT_PATH NO_CACHE)
    if(headers AND include AND clang AND llvm)
        list(GET headers 0 header)
        get_filename_component(folder ${header} DIRECTORY)
        set(ClangCpp_OPENCL_HEADERS ${folder} PARENT_SCOPE)
        set(ClangCpp_VERSION ${version} PARENT_SCOPE)
        set(ClangCpp_INCLUDE_DIR ${include} PARENT_SCOPE)
        set(ClangCpp_LIBRARIES ${clang} ${llvm} PARENT_SCOPE)
    endif()
endfunction()

set(_clangcpp_versions 18 17 16 15 14)
if(KERNELSCOPE_LLVM_VERSION)
    set(_clangcpp_versions ${KERNELSCOPE_LLVM_VERSION})
endif()
foreach(_version IN LISTS _clangcpp_versions)
    set(_prefixes /usr/lib/llvm-${_version} /usr/lib64/llvm${_version} /usr/local/opt/llvm@${_version})
    if(KERNELSCOPE_LLVM_PREFIX)
        set(_prefixes ${KERNELSCOPE_LLVM_PREFIX})
    endif()
    foreach(_prefix IN LISTS _prefixes)
        if(NOT ClangCpp_LIBRARIES)
            _clangcpp_look_in(${_prefix} ${_version})
        endif()
    endforeach()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ClangCpp REQUIRED_VARS ClangCpp_LIBRARIES ClangCpp_INCLUDE_DIR ClangCpp_OPENCL_HEADERS
    VERSION_VAR ClangCpp_VERSION
    REASON_FAILURE_MESSAGE "Install libclang-15-dev and llvm-15-dev (any version from 14 to 18 will do).")
if(ClangCpp_FOUND AND NOT TARGET Clang::Cpp)
    add_library(Clang::Cpp INTERFACE IMPORTED)
    target_include_directories(Clang::Cpp SYSTEM INTERFACE ${ClangCpp_INCLUDE_DIR})
    target_link_libraries(Clang::Cpp INTERFACE ${ClangCpp_LIBRARIES})
    target_compile_definitions(Clang::Cpp INTERFACE _GNU_SOURCE __STDC_CONSTANT_MACROS __STDC_FORMAT_MACROS __STDC_LIMIT_MACROS)
endif()

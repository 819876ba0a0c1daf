# Clang as one shared library (libclang-cpp) of LLVM 14 to 18, with its headers and the OpenCL header of its resource directory.
# Clang's own package files are not used: they refuse to load where the clang program itself is not installed.
# Gives the target Clang::Cpp, ClangCpp_VERSION and ClangCpp_OPENCL_HEADER (opencl-c-base.h).
set(KERNELSCOPE_LLVM_VERSION "" CACHE STRING "The major version of LLVM to use; empty: the newest of 14 to 18 that is installed")
set(_clangcpp_versions 18 17 16 15 14)
if(KERNELSCOPE_LLVM_VERSION)
    set(_clangcpp_versions ${KERNELSCOPE_LLVM_VERSION})
endif()
set(KERNELSCOPE_LLVM_PREFIX "" CACHE PATH "Where LLVM is, if not in a usual place: the folder that holds its include and lib")

foreach(_version IN LISTS _clangcpp_versions)
    set(_prefixes ${KERNELSCOPE_LLVM_PREFIX} /usr/lib/llvm-${_version} /usr/lib64/llvm${_version} /usr/local/opt/llvm@${_version})
    unset(_include CACHE)
    unset(_clang CACHE)
    unset(_llvm CACHE)
    unset(_header CACHE)
    find_path(_include clang/AST/ASTContext.h PATHS ${_prefixes} PATH_SUFFIXES include NO_DEFAULT_PATH)
    find_library(_clang NAMES clang-cpp libclang-cpp.so.${_version} libclang-cpp.so.${_version}.1
        PATHS ${_prefixes} PATH_SUFFIXES lib NO_DEFAULT_PATH)
    find_library(_llvm NAMES LLVM-${_version} LLVM libLLVM.so.${_version}.1 PATHS ${_prefixes} PATH_SUFFIXES lib NO_DEFAULT_PATH)
    file(GLOB _headers)
    foreach(_prefix IN LISTS _prefixes)
        file(GLOB _found ${_prefix}/lib/clang/${_version}*/include/opencl-c-base.h)
        list(APPEND _headers ${_found})
    endforeach()
    if(_include AND _clang AND _llvm AND _headers)
        list(GET _headers 0 ClangCpp_OPENCL_HEADER)
        set(ClangCpp_VERSION ${_version})
        set(ClangCpp_INCLUDE_DIR ${_include})
        set(ClangCpp_LIBRARIES ${_clang} ${_llvm})
        break()
    endif()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ClangCpp REQUIRED_VARS ClangCpp_LIBRARIES ClangCpp_INCLUDE_DIR ClangCpp_OPENCL_HEADER
    VERSION_VAR ClangCpp_VERSION
    REASON_FAILURE_MESSAGE "Install libclang-15-dev and llvm-15-dev (any version from 14 to 18 will do).")
if(ClangCpp_FOUND AND NOT TARGET Clang::Cpp)
    add_library(Clang::Cpp INTERFACE IMPORTED)
    target_include_directories(Clang::Cpp SYSTEM INTERFACE ${ClangCpp_INCLUDE_DIR})
    target_link_libraries(Clang::Cpp INTERFACE ${ClangCpp_LIBRARIES})
    target_compile_definitions(Clang::Cpp INTERFACE _GNU_SOURCE __STDC_CONSTANT_MACROS __STDC_FORMAT_MACROS __STDC_LIMIT_MACROS)
endif()

# `./dev package`: a .deb whose dependencies are read from the programs.
set(CPACK_PACKAGE_VENDOR "The Kernelscope developers")
set(CPACK_PACKAGE_CONTACT "The Kernelscope developers <kernelscope@localhost>")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "pocl-opencl-icd, clangd")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libclc-15 | libclc-16 | libclc-17 | libclc-18")
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)

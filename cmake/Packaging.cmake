# `./dev package`: a .deb whose dependencies are read from the programs.
set(CPACK_PACKAGE_VENDOR "The Kernelscope developers")
set(CPACK_PACKAGE_CONTACT "The Kernelscope developers <kernelscope@localhost>")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "pocl-opencl-icd, clangd")
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)

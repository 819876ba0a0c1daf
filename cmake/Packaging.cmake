# What is installed besides the programs, and `./dev package`: a .deb whose dependencies are read from the programs.

find_program(GZIP gzip REQUIRED)

# ks_install_compressed(FILE DESTINATION NAME): as NAME.gz, with @VARIABLES@ replaced.
function(ks_install_compressed file destination name)
    set(plain ${CMAKE_BINARY_DIR}/compressed/${name})
    configure_file(${file} ${plain} @ONLY)
    execute_process(COMMAND ${GZIP} -9nc ${plain} OUTPUT_FILE ${plain}.gz COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${plain}.gz DESTINATION ${destination})
endfunction()

set(resources ${CMAKE_SOURCE_DIR}/resources)
foreach(program kernelscope kscope kernelscope-worker kernelscope-instrument)
    ks_install_compressed(${resources}/man/${program}.1 ${CMAKE_INSTALL_MANDIR}/man1 ${program}.1)
endforeach()
ks_install_compressed(${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_INSTALL_DOCDIR} changelog)
install(FILES README.md ${resources}/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY samples DESTINATION ${CMAKE_INSTALL_DATADIR}/kernelscope)
install(FILES ${resources}/kernelscope.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${resources}/kernelscope-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME kernelscope.xml)
install(FILES ${resources}/icons/kernelscope.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

# Who builds a package is its maintainer, as Debian's tools have it: DEBFULLNAME and DEBEMAIL.
set(maintainer "The Kernelscope developers <kernelscope@localhost>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
    set(maintainer "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
if(EXISTS /etc/debian_version)
    string(TIMESTAMP packagedAt "%a, %d %b %Y %H:%M:%S +0000" UTC)
    ks_install_compressed(${resources}/debian/changelog.in ${CMAKE_INSTALL_DOCDIR} changelog.Debian)
    install(FILES ${resources}/debian/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME kernelscope)
else()
    install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()
set(CPACK_PACKAGE_VENDOR "The Kernelscope developers")
set(CPACK_PACKAGE_CONTACT "${maintainer}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "playground for OpenCL kernels")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Edit, run and look into OpenCL kernels: the contents of their buffers,
checks of them, a timeline of every command, and from a trace of every
memory access the reduction tree, tiles, local memory phase by phase,
access patterns, and data races and other bugs that the accesses prove.
Each kernel runs in a process of its own.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "pocl-opencl-icd, clangd")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libclc-15 | libclc-16 | libclc-17 | libclc-18")
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)

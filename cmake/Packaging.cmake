# What is installed besides the programs, and `./dev package`: a .deb for each of the two components, whose dependencies are read from the
# programs.

find_program(GZIP gzip REQUIRED)

# ks_install_compressed(COMPONENT FILE DESTINATION NAME): as NAME.gz, with @VARIABLES@ replaced.
function(ks_install_compressed component file destination name)
    set(plain ${CMAKE_BINARY_DIR}/compressed/${name})
    configure_file(${file} ${plain} @ONLY)
    execute_process(COMMAND ${GZIP} -9nc ${plain} OUTPUT_FILE ${plain}.gz COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${plain}.gz DESTINATION ${destination} COMPONENT ${component})
endfunction()

set(resources ${CMAKE_SOURCE_DIR}/resources)
foreach(program kernelscope kscope kernelscope-instrument)
    ks_install_compressed(kernelscope ${resources}/man/${program}.1 ${CMAKE_INSTALL_MANDIR}/man1 ${program}.1)
endforeach()
ks_install_compressed(kernelscope-worker ${resources}/man/kernelscope-worker.1 ${CMAKE_INSTALL_MANDIR}/man1 kernelscope-worker.1)
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
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
string(TIMESTAMP packagedAt "%a, %d %b %Y %H:%M:%S +0000" UTC)
foreach(component kernelscope kernelscope-worker)
    set(documents ${CMAKE_INSTALL_DATAROOTDIR}/doc/${component})
    ks_install_compressed(${component} ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${documents} changelog)
    install(FILES ${resources}/debian/copyright DESTINATION ${documents} COMPONENT ${component})
    if(EXISTS /etc/debian_version)
        ks_install_compressed(${component} ${resources}/debian/changelog.in ${documents} changelog.Debian)
        install(FILES ${resources}/debian/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
            RENAME ${component} COMPONENT ${component})
    else()
        install(FILES LICENSE DESTINATION ${documents} COMPONENT ${component})
    endif()
endforeach()
set(CPACK_PACKAGE_VENDOR "The Kernelscope developers")
set(CPACK_PACKAGE_CONTACT "${maintainer}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # The first line of each description is its own.
set(CPACK_DEBIAN_KERNELSCOPE_DESCRIPTION "playground for OpenCL kernels
Edit, run and look into OpenCL kernels: the contents of their buffers,
checks of them, a timeline of every command, and from a trace of every
memory access the reduction tree, tiles, local memory phase by phase,
access patterns, and data races and other bugs that the accesses prove.
Each kernel runs in a process of its own.")
set(CPACK_DEBIAN_KERNELSCOPE-WORKER_DESCRIPTION "playground for OpenCL kernels (the part with the devices)
Builds and runs OpenCL kernels for Kernelscope, which speaks with it over
its standard input and output. A machine whose devices are used from
another one, over ssh, needs nothing but this package and a driver.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_KERNELSCOPE_PACKAGE_NAME kernelscope)
set(CPACK_DEBIAN_KERNELSCOPE_PACKAGE_DEPENDS "kernelscope-worker (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(CPACK_DEBIAN_KERNELSCOPE_PACKAGE_RECOMMENDS "clangd, qt6-translations-l10n")
set(CPACK_DEBIAN_KERNELSCOPE_PACKAGE_SUGGESTS "libclc-15 | libclc-16 | libclc-17 | libclc-18")
set(CPACK_DEBIAN_KERNELSCOPE-WORKER_PACKAGE_NAME kernelscope-worker)
set(CPACK_DEBIAN_KERNELSCOPE-WORKER_PACKAGE_SOURCE kernelscope)
set(CPACK_DEBIAN_KERNELSCOPE-WORKER_PACKAGE_RECOMMENDS "pocl-opencl-icd | opencl-icd")
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGE_FILE_NAME ${PROJECT_NAME}-${PROJECT_VERSION}-${CMAKE_SYSTEM_PROCESSOR}) # the tarball's
include(CPack)

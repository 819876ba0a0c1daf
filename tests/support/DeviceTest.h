#pragma once

#include <QtTest>

/// Skips the test on a machine without an OpenCL device. `./dev test`, which installs one, sets KERNELSCOPE_NEEDS_DEVICE: there the test
/// fails instead, so that a broken driver can't pass for a good run. In init() or initTestCase() it is for all tests of the class.
#define SKIP_WITHOUT_DEVICE(isThere)                                                                                                       \
    do {                                                                                                                                   \
        if (!(isThere) && qEnvironmentVariableIsSet("KERNELSCOPE_NEEDS_DEVICE"))                                                           \
            QFAIL("There is no OpenCL device here, though one is needed.");                                                                \
        if (!(isThere))                                                                                                                    \
            QSKIP("There is no OpenCL device here.");                                                                                      \
    } while (false)

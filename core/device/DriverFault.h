#pragma once

#include <QString>

#include "support/Fields.h"

namespace kernelscope {

/// A driver that ends or hangs the process that loads it.
struct DriverFault
{
    QString file;    ///< the .icd file that names the library; empty: the environment names the library itself
    QString library; ///< as it is named there
    QString reason;  ///< "crashed (SIGABRT)"
    bool operator==(const DriverFault &) const = default;
    KERNELSCOPE_FIELDS(file, library, reason)
};

/// "The driver libx.so (named by /etc/OpenCL/vendors/x.icd) is left out: the process that loaded it crashed (SIGABRT). ..."
QString describe(const DriverFault &fault);

} // namespace kernelscope

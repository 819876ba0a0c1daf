#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

/// A driver as the OpenCL loader finds it.
struct DriverFile
{
    QString file;          ///< .icd; empty: the environment names the library itself
    QString library;       ///< what is loaded: a path, or a name that the system looks for
    bool isListed = false; ///< in OCL_ICD_FILENAMES, which some loaders add to the others
};

/// What the loader is going to load: from /etc/OpenCL/vendors, or from where OCL_ICD_VENDORS, OPENCL_VENDOR_PATH and OCL_ICD_FILENAMES
/// say.
QList<DriverFile> installedDrivers();

/// From now on the loader, which has not begun yet, takes these alone. Files that name them are put into a folder below `parent`, which is
/// the same for the same drivers.
void useDrivers(const QList<DriverFile> &drivers, const QString &parent);

} // namespace kernelscope

#include "device/DriverFault.h"

namespace kernelscope {

QString describe(const DriverFault &fault)
{
    const QString place = fault.file.isEmpty() ? QString() : QStringLiteral(" (named by %1)").arg(fault.file);
    return QStringLiteral("The OpenCL driver %1%2 is left out: the process that loaded it %3. Repair or remove that driver.")
        .arg(fault.library, place, fault.reason);
}

} // namespace kernelscope

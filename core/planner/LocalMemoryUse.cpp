#include "planner/LocalMemoryUse.h"
#include "support/Filled.h"

#include <algorithm>

namespace kernelscope {

quint64 LocalMemoryUse::totalBytes() const
{
    quint64 total = m_ownBytes;
    for (const Argument &argument : m_arguments) {
        if (__builtin_add_overflow(total, argument.bytes, &total))
            return ~quint64(0);
    }
    return total;
}

void LocalMemoryUse::check(Planning &planning, const DeviceInfo &device, const LaunchStep &launch, const QString &path,
                           const QString &what) const
{
    const quint64 total = totalBytes();
    const quint64 limit = device.localMemorySize;
    if (limit == 0 || total <= limit)
        return;
    if (m_arguments.isEmpty()) {
        planning.notes.problem(
            path + QStringLiteral("/kernel"),
            what + filled(QStringLiteral(": the kernel \"%1\" declares %2 bytes of local memory, but the device has %3 bytes. "
                                         "Make its local variables smaller."),
                          launch.kernel, m_ownBytes, limit),
            {});
        return;
    }
    const Argument &biggest =
        *std::max_element(m_arguments.cbegin(), m_arguments.cend(), [](const Argument &a, const Argument &b) { return a.bytes < b.bytes; });
    const quint64 others = total - biggest.bytes;
    const quint64 fit = others < limit ? (limit - others) / biggest.elementSize : 0;
    planning.notes.problem(
        biggest.path,
        what + QStringLiteral(": its local memory is %1 bytes (arguments %2, the kernel's own %3), but the device has %4 bytes. %5")
                   .arg(total)
                   .arg(total - m_ownBytes)
                   .arg(m_ownBytes)
                   .arg(limit)
                   .arg(fit > 0 ? QStringLiteral("Use at most %1 elements for \"%2\".").arg(fit).arg(biggest.parameter)
                                : QStringLiteral("Make the other local arguments and variables smaller.")),
        fit > 0 ? QString::number(fit) : QString());
}

} // namespace kernelscope

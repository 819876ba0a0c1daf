#pragma once

#include "planner/Planning.h"

namespace kernelscope {

/// The local memory that a launch asks for: its kernel's own variables and its local arguments.
class LocalMemoryUse
{
public:
    /// `ownBytes`: of the variables that the kernel declares; 0 where it is not known.
    explicit LocalMemoryUse(quint64 ownBytes) : m_ownBytes(ownBytes) {}

    struct Argument
    {
        QString path; ///< in the project
        QString parameter;
        quint64 elementSize = 1; ///< in bytes
        quint64 bytes = 0;
    };
    void add(const Argument &argument) { m_arguments << argument; }

    /// Notes that it is more than the device has. `path` and `what`: the launch in the project, and as the first words of a problem.
    void check(Planning &planning, const DeviceInfo &device, const LaunchStep &launch, const QString &path, const QString &what) const;

private:
    quint64 totalBytes() const; ///< the largest number where it is even more

    quint64 m_ownBytes;
    QList<Argument> m_arguments;
};

} // namespace kernelscope

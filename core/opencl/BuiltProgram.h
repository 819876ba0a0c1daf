#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include "opencl/ClApi.h"
#include "opencl/ProgramText.h"
#include "support/Error.h"

namespace kernelscope {

/// A program that was built for one device, with its kernels. Lives on the thread of its Engine; the kernels keep the arguments
/// that were last set.
class BuiltProgram
{
public:
    BuiltProgram(const ProgramText &text, const cl::Device &device, const cl::Program &program);

    const ProgramText &text() const { return m_text; }
    const cl::Device &device() const { return m_device; }
    const cl::Program &program() const { return m_program; }
    const QList<QString> &kernelNames() const { return m_names; } ///< as the user wrote them, in the order of the sources
    /// Throws cl::Error when there is none. `shared`: the parameters that are given shared virtual memory, ascending; each
    /// such list has a kernel object of its own, since a driver may refuse a buffer for a parameter that was once given a
    /// shared pointer (NVIDIA 580 then says CL_INVALID_KERNEL_ARGS).
    cl::Kernel &kernel(const QString &name, const QList<int> &shared = {});

    /// Whether a launch of this kernel and shape was never marked: then the driver may compile once more.
    bool isNewLaunch(const QByteArray &shape) const { return !m_launched.contains(shape); }
    void markLaunched(const QByteArray &shape) { m_launched.insert(shape); }

    QString log;
    QList<Diagnostic> diagnostics;

private:
    ProgramText m_text;
    cl::Device m_device;
    cl::Program m_program;
    QHash<QString, cl::Kernel> m_kernels;
    QHash<std::pair<QString, QList<int>>, cl::Kernel> m_sharing; ///< those for shared virtual memory
    QList<QString> m_names;
    QSet<QByteArray> m_launched;
};

} // namespace kernelscope

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
    const QList<QString> &kernelNames() const { return m_names; } ///< in the order of the sources
    cl::Kernel &kernel(const QString &name);                      ///< throws cl::Error when there is none

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
    QList<QString> m_names;
    QSet<QByteArray> m_launched;
};

} // namespace kernelscope

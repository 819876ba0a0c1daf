#include "opencl/BuiltProgram.h"

#include <algorithm>

#include <QRegularExpression>

#include "opencl/RenamedBuiltins.h"

namespace kernelscope {
namespace {

/// Where a kernel stands in the text: drivers list kernels in orders of their own.
qsizetype placeOf(const QString &kernel, const QString &text)
{
    const QRegularExpression name(QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(kernel)));
    const qsizetype place = text.indexOf(name);
    return place < 0 ? text.size() : place;
}

} // namespace

BuiltProgram::BuiltProgram(const ProgramText &text, const cl::Device &device, const cl::Program &program)
    : m_text(text), m_device(device), m_program(program)
{
    std::vector<cl::Kernel> kernels;
    try {
        m_program.createKernels(&kernels);
    } catch (const cl::Error &) {
        kernels.clear(); // a program without kernels is an error for some drivers
    }
    for (const cl::Kernel &kernel : kernels) {
        const QString name = withUserNames(QString::fromStdString(kernel.getInfo<CL_KERNEL_FUNCTION_NAME>()));
        m_kernels.insert(name, kernel);
        m_names << name;
    }
    const QString whole = QString::fromUtf8(compilerText(m_text));
    std::ranges::stable_sort(m_names, {}, [&whole](const QString &name) { return placeOf(name, whole); });
}

cl::Kernel &BuiltProgram::kernel(const QString &name, const QList<int> &shared)
{
    const auto found = m_kernels.find(name);
    if (found == m_kernels.end())
        throw cl::Error(CL_INVALID_KERNEL_NAME, "clCreateKernel");
    if (shared.isEmpty())
        return *found;
    cl::Kernel &kernel = m_sharing[{name, shared}];
    if (!kernel())
        kernel = cl::Kernel(m_program, found->getInfo<CL_KERNEL_FUNCTION_NAME>().c_str());
    return kernel;
}

} // namespace kernelscope

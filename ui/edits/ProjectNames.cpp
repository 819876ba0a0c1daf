#include "ui/edits/ProjectNames.h"

namespace kernelscope {

namespace {

/// Visits every place that names a buffer.
struct BufferRenamer
{
    const QString &from;
    const QString &to;

    void operator()(QString &name) const
    {
        if (name == from)
            name = to;
    }
    void operator()(Argument &argument) const
    {
        if (auto *buffer = std::get_if<BufferArgument>(&argument.value))
            (*this)(buffer->buffer);
        if (auto *image = std::get_if<ImageArgument>(&argument.value))
            (*this)(image->image);
    }
    void operator()(LaunchStep &step) const
    {
        for (Argument &argument : step.arguments)
            (*this)(argument);
    }
    void operator()(WriteStep &step) const { (*this)(step.buffer); }
    void operator()(ReadStep &step) const { (*this)(step.buffer); }
    void operator()(FillStep &step) const { (*this)(step.buffer); }
    void operator()(CopyStep &step) const
    {
        (*this)(step.from);
        (*this)(step.to);
    }
    void operator()(SwapStep &step) const
    {
        (*this)(step.first);
        (*this)(step.second);
    }
    void operator()(RepeatStep &step) const { all(step.steps); }
    void operator()(SetStep &) const {}
    void operator()(BarrierStep &) const {}
    void operator()(FinishStep &) const {}
    void all(QList<Step> &steps) const
    {
        for (Step &step : steps)
            std::visit(*this, step.action);
    }
};

} // namespace

void renameBuffer(Project &project, const QString &from, const QString &to)
{
    const BufferRenamer rename{from, to};
    for (BufferSpec &buffer : project.buffers)
        rename(buffer.name);
    rename.all(project.plan);
    for (Check &check : project.checks) {
        rename(check.buffer);
        if (auto *expected = std::get_if<ExpectedBuffer>(&check.expected))
            rename(expected->buffer);
    }
}

static bool renameKernelIn(QList<Step> &steps, const QString &from, const QString &to)
{
    bool isLaunched = false;
    for (Step &step : steps) {
        auto *launch = std::get_if<LaunchStep>(&step.action);
        if (launch && launch->kernel == from) {
            launch->kernel = to;
            isLaunched = true;
        }
        if (auto *repeat = std::get_if<RepeatStep>(&step.action))
            isLaunched = renameKernelIn(repeat->steps, from, to) || isLaunched;
    }
    return isLaunched;
}

bool renameKernel(Project &project, const QString &from, const QString &to)
{
    return renameKernelIn(project.plan, from, to);
}

QString freeName(const QString &wanted, const QStringList &taken)
{
    QString name = wanted;
    for (int number = 2; taken.contains(name); ++number)
        name = wanted + QString::number(number);
    return name;
}

QStringList bufferNames(const Project &project)
{
    QStringList names;
    for (const BufferSpec &buffer : project.buffers)
        names.append(buffer.name);
    return names;
}

QStringList parameterNames(const Project &project)
{
    QStringList names;
    for (const Parameter &parameter : project.parameters)
        names.append(parameter.name);
    return names;
}

static void addLaunchNames(const QList<Step> &steps, QStringList &names)
{
    for (const Step &step : steps) {
        if (std::holds_alternative<LaunchStep>(step.action))
            names.append(step.name);
        if (const auto *repeat = std::get_if<RepeatStep>(&step.action))
            addLaunchNames(repeat->steps, names);
    }
}

QStringList launchNames(const Project &project)
{
    QStringList names;
    addLaunchNames(project.plan, names);
    return names;
}

} // namespace kernelscope

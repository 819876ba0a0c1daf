#include "project/StepValidation.h"

#include "project/JsonValue.h"
#include "project/Steps.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

/// Goes through the steps in their order; what it has seen is what a step may wait for.
class StepChecker
{
public:
    StepChecker(const ProjectNames &names, ProblemList &problems) : m_names(names), m_problems(problems) {}

    void check(const QList<Step> &steps, const QString &path);

private:
    void checkName(const Step &step, const QString &path);
    void checkAfter(const Step &step, const QString &path);
    void checkAction(const Step &step, const QString &path);
    void checkLaunch(const LaunchStep &launch, const QString &path);
    void checkArgument(const Argument &argument, const QString &path);
    void requireBuffer(const QString &name, const QString &path) { m_names.requireBuffer(name, path, m_problems); }

    const ProjectNames &m_names;
    ProblemList &m_problems;
    NameSet m_earlier;
};

void StepChecker::check(const QList<Step> &steps, const QString &path)
{
    for (qsizetype i = 0; i < steps.size() && !m_problems.isFull(); ++i) {
        const Step &step = steps.at(i);
        const QString stepPath = path + u'/' + QString::number(i);
        checkAfter(step, stepPath);
        checkName(step, stepPath);
        checkAction(step, stepPath);
    }
}

void StepChecker::checkName(const Step &step, const QString &path)
{
    const bool isLaunch = std::holds_alternative<LaunchStep>(step.action);
    if (step.name.isEmpty()) {
        if (isLaunch)
            m_problems.add(path + u"/launch"_s, u"is empty. Give the launch a name."_s);
        return;
    }
    if (m_earlier.contains(step.name)) {
        m_problems.add(path + (isLaunch ? u"/launch"_s : u"/name"_s),
                       u"is \"%1\", as an earlier step is called. Give each step a name of its own."_s.arg(step.name));
    }
    m_earlier.add(step.name);
}

void StepChecker::checkAfter(const Step &step, const QString &path)
{
    for (qsizetype i = 0; i < step.after.size() && !m_problems.isFull(); ++i) {
        const QString &name = step.after.at(i);
        if (!m_earlier.contains(name)) {
            m_problems.add(filled(u"%1/after/%2"_s, path, i),
                           u"is \"%1\", which names no earlier step.%2"_s.arg(name, suggestion(name, m_earlier.list())));
        }
    }
}

void StepChecker::checkAction(const Step &step, const QString &path)
{
    std::visit(Overloaded{[&](const LaunchStep &launch) { checkLaunch(launch, path); },
                          [&](const WriteStep &write) { requireBuffer(write.buffer, path + u"/write"_s); },
                          [&](const ReadStep &read) { requireBuffer(read.buffer, path + u"/read"_s); },
                          [&](const CopyStep &copy) {
                              requireBuffer(copy.from, path + u"/copy/from"_s);
                              requireBuffer(copy.to, path + u"/copy/to"_s);
                          },
                          [&](const FillStep &fill) { requireBuffer(fill.buffer, path + u"/fill"_s); },
                          [&](const SetStep &set) {
                              for (const auto &[name, expression] : set.values)
                                  m_names.requireParameter(name, path + u"/set/"_s + pointerKey(name), m_problems);
                          },
                          [&](const SwapStep &swap) {
                              requireBuffer(swap.first, path + u"/swap/0"_s);
                              requireBuffer(swap.second, path + u"/swap/1"_s);
                          },
                          [&](const RepeatStep &repeat) { check(repeat.steps, path + u"/repeat/steps"_s); }, [](const BarrierStep &) {},
                          [](const FinishStep &) {}},
               step.action);
}

void StepChecker::checkLaunch(const LaunchStep &launch, const QString &path)
{
    if (launch.kernel.isEmpty())
        m_problems.add(path + u"/kernel"_s, u"is empty. Give the name of a kernel."_s);
    for (const Argument &argument : launch.arguments)
        checkArgument(argument, path + u"/arguments/"_s + pointerKey(argument.parameter));
}

void StepChecker::checkArgument(const Argument &argument, const QString &path)
{
    if (const auto *buffer = std::get_if<BufferArgument>(&argument.value)) {
        if (m_names.images.contains(buffer->buffer))
            m_problems.add(path + u"/buffer"_s, u"is the image \"%1\". Bind it with \"image\"."_s.arg(buffer->buffer));
        else
            requireBuffer(buffer->buffer, path + u"/buffer"_s);
    } else if (const auto *image = std::get_if<ImageArgument>(&argument.value)) {
        if (m_names.buffers.contains(image->image))
            m_problems.add(path + u"/image"_s, u"is the buffer \"%1\". Bind it with \"buffer\"."_s.arg(image->image));
        else if (!m_names.images.contains(image->image) && !m_problems.isFull())
            m_problems.add(path + u"/image"_s, u"names the image \"%1\", which the project does not have.%2"_s.arg(
                                                   image->image, suggestion(image->image, m_names.images.list())));
    }
}

} // namespace

void ProblemList::add(const QString &path, const QString &restOfSentence)
{
    list.append({path, false, path + u' ' + restOfSentence});
}

void ProblemList::addAtKey(const QString &path, const QString &restOfSentence)
{
    list.append({path, true, path + u' ' + restOfSentence});
}

void ProblemList::addIf(const QString &path, const QString &restOfSentence)
{
    if (!restOfSentence.isEmpty())
        add(path, restOfSentence);
}

void ProjectNames::requireBuffer(const QString &name, const QString &path, ProblemList &problems) const
{
    if (!problems.isFull() && !buffers.contains(name) && !images.contains(name))
        problems.add(path, u"names the buffer \"%1\", which the project does not have.%2"_s.arg(
                               name, suggestion(name, buffers.list() + images.list())));
}

void ProjectNames::requireParameter(const QString &name, const QString &path, ProblemList &problems) const
{
    if (!problems.isFull() && !parameters.contains(name))
        problems.addAtKey(
            path, u"names the parameter \"%1\", which the project does not have.%2"_s.arg(name, suggestion(name, parameters.list())));
}

bool ProblemList::isFull() const
{
    constexpr qsizetype most = 100;
    return list.size() >= most;
}

ProjectNames namesOf(const Project &project)
{
    ProjectNames names;
    for (const Parameter &parameter : project.parameters)
        names.parameters.add(parameter.name);
    for (const BufferSpec &buffer : project.buffers)
        (buffer.isImage() ? names.images : names.buffers).add(buffer.name);
    forEachLaunch(project.plan, [&](const Step &step, const LaunchStep &) { names.launches.add(step.name); });
    return names;
}

void checkSteps(const Project &project, const ProjectNames &names, ProblemList &problems)
{
    StepChecker(names, problems).check(project.plan, QStringLiteral("/plan"));
}

} // namespace kernelscope

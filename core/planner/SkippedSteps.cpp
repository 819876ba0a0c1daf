#include "planner/SkippedSteps.h"

#include <algorithm>

#include "plan/ProjectPaths.h"
#include "project/UsedNames.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

QStringList argumentBuffers(const LaunchStep &launch)
{
    QStringList buffers;
    for (const Argument &argument : launch.arguments) {
        if (const auto *buffer = std::get_if<BufferArgument>(&argument.value))
            buffers << buffer->buffer;
        else if (const auto *image = std::get_if<ImageArgument>(&argument.value))
            buffers << image->image;
    }
    return buffers;
}

/// Without those of the steps inside a repeat.
QStringList buffersOf(const Step &step)
{
    return std::visit(Overloaded{[](const LaunchStep &launch) { return argumentBuffers(launch); },
                                 [](const CopyStep &copy) {
                                     return QStringList{copy.from, copy.to};
                                 },
                                 [](const WriteStep &write) { return QStringList{write.buffer}; },
                                 [](const ReadStep &read) { return QStringList{read.buffer}; },
                                 [](const FillStep &fill) { return QStringList{fill.buffer}; },
                                 [](const SwapStep &swap) {
                                     return QStringList{swap.first, swap.second};
                                 },
                                 [](const auto &) { return QStringList(); }},
                      step.action);
}

QString why(const QString &whose, const Expression &condition)
{
    const QString where = usesName(condition, QStringLiteral("device")) ? QStringLiteral(" on this device") : QString();
    return QStringLiteral("%1 \"%2\" is false%3").arg(whose, condition.text, where);
}

/// Goes through the steps with what leaves them out, if anything does.
class Finder
{
public:
    explicit Finder(PlanningNotes &notes) : m_notes(notes) {}
    void look(const QList<Step> &steps, const QString &path, const QString &reason);
    SkippedSteps take();

private:
    QString reasonFor(const Step &step, const QString &path);
    void leaveOut(const Step &step, const QString &path, const QString &reason);

    PlanningNotes &m_notes;
    SkippedSteps m_skipped;
    QSet<QString> m_used;
};

void Finder::look(const QList<Step> &steps, const QString &path, const QString &reason)
{
    for (qsizetype k = 0; k < steps.size(); ++k) {
        const Step &step = steps[k];
        const QString place = ProjectPath::step(path, k);
        const QString own = reason.isEmpty() ? reasonFor(step, place) : reason;
        const QStringList buffers = buffersOf(step);
        (own.isEmpty() ? m_used : m_skipped.buffers).unite(QSet<QString>(buffers.begin(), buffers.end()));
        if (!own.isEmpty())
            leaveOut(step, place, own);
        if (const auto *repeat = std::get_if<RepeatStep>(&step.action)) {
            const bool isCause = reason.isEmpty() && !own.isEmpty();
            look(repeat->steps, place + QStringLiteral("/repeat/steps"),
                 isCause ? why(QStringLiteral("the condition of the repeat around it"), step.when) : own);
        }
    }
}

/// Why a step is left out; empty: it isn't.
QString Finder::reasonFor(const Step &step, const QString &path)
{
    if (step.when.isEmpty())
        return {};
    const QString what = step.name.isEmpty() ? QStringLiteral("The step ") + path : QStringLiteral("The step \"%1\"").arg(step.name);
    const auto holds = m_notes.truth(path + QStringLiteral("/when"), step.when, what + QStringLiteral(": its condition"));
    return holds.value_or(true) ? QString() : why(QStringLiteral("its condition"), step.when);
}

void Finder::leaveOut(const Step &step, const QString &path, const QString &reason)
{
    m_skipped.steps.insert(path);
    if (!step.name.isEmpty())
        m_skipped.names.insert(step.name);
    if (!std::holds_alternative<LaunchStep>(step.action))
        return;
    m_skipped.launches.insert(step.name, reason);
    m_notes.problem(path, QStringLiteral("Launch \"%1\" was left out: %2.").arg(step.name, reason), {}, Severity::Note);
}

SkippedSteps Finder::take()
{
    m_skipped.buffers.subtract(m_used);
    return m_skipped;
}

/// Why a check is left out; empty: it isn't.
QString reasonFor(const Check &check, const QString &path, const SkippedSteps &skipped, PlanningNotes &notes)
{
    const auto looked =
        std::find_if(skipped.buffers.begin(), skipped.buffers.end(), [&](const QString &buffer) { return looksAt(check, buffer); });
    if (!check.when.isEmpty()) {
        const QString what = QStringLiteral("The check \"%1\": its condition \"when\"").arg(check.name);
        if (!notes.truth(path + QStringLiteral("/when"), check.when, what).value_or(true))
            return why(QStringLiteral("its condition"), check.when);
    }
    if (looked == skipped.buffers.end())
        return {};
    return QStringLiteral("it looks at the buffer \"%1\", and the steps that use that were left out").arg(*looked);
}

} // namespace

bool looksAt(const Check &check, const QString &buffer)
{
    if (check.buffer.isEmpty())
        return usesBuffer(check.condition, buffer);
    if (check.buffer == buffer || (check.index && usesBuffer(*check.index, buffer)))
        return true;
    return std::visit(Overloaded{[&](const ExpectedExpression &expected) { return usesBuffer(expected.expression, buffer); },
                                 [&](const ExpectedBuffer &expected) { return expected.buffer == buffer; },
                                 [](const ExpectedFile &) { return false; }},
                      check.expected);
}

SkippedSteps findSkippedSteps(const Project &project, PlanningNotes &notes)
{
    Finder finder(notes);
    finder.look(project.plan, QStringLiteral("/plan"), {});
    return finder.take();
}

/// No element is computed: what the expression says of buffers is not known before the run.
static void readExpected(const Check &check, const QString &path, PlanningNotes &notes)
{
    const auto *expected = std::get_if<ExpectedExpression>(&check.expected);
    if (check.buffer.isEmpty() || !expected)
        return;
    if (const auto read = notes.evaluator().fillRange(expected->expression, {1}, 1, 0, 0); !read)
        notes.problem(path + QStringLiteral("/expected/expression"),
                      QStringLiteral("The check \"%1\" could not be made. %2").arg(check.name, read.error().message));
}

QList<Check> checksToMake(const Project &project, const SkippedSteps &skipped, PlanningNotes &notes)
{
    QList<Check> checks;
    for (qsizetype k = 0; k < project.checks.size(); ++k) {
        const Check &check = project.checks[k];
        const QString path = ProjectPath::check(k);
        const QString reason = reasonFor(check, path, skipped, notes);
        if (reason.isEmpty()) {
            checks << check;
            readExpected(check, path, notes);
        } else {
            notes.problem(path, QStringLiteral("Check \"%1\" was left out: %2.").arg(check.name, reason), {}, Severity::Note);
        }
    }
    return checks;
}

} // namespace kernelscope

#include "analysis/UnorderedCommands.h"

#include <algorithm>

#include "support/Filled.h"

namespace kernelscope {
namespace {

QString stepText(const GraphStep &step)
{
    const QString what = step.kind == CommandKind::Launch ? QStringLiteral("launch \"%1\"") : QStringLiteral("step \"%1\"");
    return filled(what + QStringLiteral(" (queue %2)"), step.name, step.queue);
}

QString verb(bool writes)
{
    return writes ? QStringLiteral("writes") : QStringLiteral("reads");
}

QString elementsText(const GraphDependency &dependency)
{
    const auto size = quint64(std::max(1, dependency.elementSize));
    const quint64 first = dependency.bytes.begin / size;
    const quint64 last = (dependency.bytes.end - 1) / size;
    return first == last ? filled(QStringLiteral("element %1"), first) : filled(QStringLiteral("elements %1 to %2"), first, last);
}

QString bytesText(const ByteRange &bytes)
{
    return filled(QStringLiteral("bytes %1 to %2"), bytes.begin, bytes.end - 1);
}

/// What would order the two.
QString remedy(const GraphStep &from, const GraphStep &to)
{
    if (from == to)
        return filled(QStringLiteral("Put a { \"barrier\": \"%1\" } into the repeat, or use a queue that is in order."), to.queue);
    if (to.stepPath.isEmpty())
        return QStringLiteral("Write the transfer as a step of its own, with an \"after\".");
    return filled(QStringLiteral("Give the step \"%1\" \"after\": [\"%2\"], or put both into one queue that is in order."), to.name,
                  from.name);
}

QString messageOf(const GraphStep &from, const GraphStep &to, const GraphDependency &dependency)
{
    const bool isCertain = dependency.kind == DependencyKind::Missing;
    const QString may = isCertain ? QString() : QStringLiteral("possibly ");
    QString text = filled(QStringLiteral("The %1 %2%3 and the %4 %5%6 %7 of the buffer \"%8\" (%9), and nothing orders them"),
                          stepText(from), may, verb(dependency.fromWrites), stepText(to), may, verb(dependency.toWrites),
                          elementsText(dependency), dependency.buffer, bytesText(dependency.bytes));
    text += QStringLiteral(": neither \"after\", nor the order of a queue, nor a barrier, nor finish. ") + remedy(from, to);
    if (!isCertain)
        text += QStringLiteral(" Which bytes a launch touches is not known where it was not traced.");
    return text;
}

FindingAccess accessOf(const GraphStep &step, bool writes, const SourcePlace &place, const GraphDependency &dependency)
{
    FindingAccess access;
    access.file = place.file;
    access.line = place.line;
    access.column = place.column;
    access.type = accessType(step.kind);
    access.phase = -1;
    access.value = filled(QStringLiteral("%1 %2"), verb(writes), bytesText(dependency.bytes));
    return access;
}

} // namespace

QList<Finding> findUnorderedCommands(const PlanGraph &graph, bool wholeTrace)
{
    QList<Finding> findings;
    for (const GraphDependency &dependency : graph.dependencies) {
        const bool isCertain = dependency.kind == DependencyKind::Missing;
        if (!isCertain && (dependency.kind != DependencyKind::Possible || !wholeTrace))
            continue;
        const GraphStep &from = graph.steps[dependency.from];
        const GraphStep &to = graph.steps[dependency.to];
        findings << Finding{.kind = FindingKind::UnorderedCommands,
                            .severity = isCertain ? Severity::Error : Severity::Warning,
                            .message = messageOf(from, to, dependency),
                            .count = dependency.count,
                            .memory = AddressSpace::Global,
                            .object = dependency.buffer,
                            .element = qint64(dependency.bytes.begin / quint64(std::max(1, dependency.elementSize))),
                            .accesses = {accessOf(from, dependency.fromWrites, dependency.fromPlace, dependency),
                                         accessOf(to, dependency.toWrites, dependency.toPlace, dependency)},
                            .steps = {from.stepPath, to.stepPath}};
    }
    std::ranges::stable_sort(findings, [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    return findings;
}

QStringList needlessAfters(const PlanGraph &graph)
{
    QStringList texts;
    for (const GraphDependency &dependency : graph.dependencies) {
        if (dependency.kind == DependencyKind::Needless)
            texts << filled(QStringLiteral("The step \"%1\" waits for \"%2\", with which it shares no buffer: its \"after\" is needless."),
                            graph.steps[dependency.to].name, graph.steps[dependency.from].name);
    }
    return texts;
}

} // namespace kernelscope

#include "RunText.h"

#include "Console.h"
#include "Table.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

namespace kernelscope {

QString sizesText(const QList<quint64> &sizes, const QString &otherwise)
{
    const QStringList texts = mapped(sizes, [](const quint64 size) { return QString::number(size); });
    return texts.isEmpty() ? otherwise : texts.join(QStringLiteral(" x "));
}

QString section(const QString &text)
{
    return text.isEmpty() ? QString() : u'\n' + text;
}

namespace {

QString shortNumber(double value)
{
    return digitsText(value, 6);
}

QString launchesText(const QList<LaunchTiming> &launches)
{
    if (launches.isEmpty())
        return {};
    Table table({QStringLiteral("Launch"), QStringLiteral("kernel"), QStringLiteral(">global"), QStringLiteral(">local"),
                 QStringLiteral(">runs"), QStringLiteral(">median"), QStringLiteral(">min"), QStringLiteral(">max")});
    for (const LaunchTiming &launch : eachExecution(launches)) {
        table.add({launch.name, launch.kernel, sizesText(launch.global),
                   sizesText(launch.local, launch.global.isEmpty() ? QString() : QStringLiteral("auto")), QString::number(launch.runs),
                   durationText(launch.medianNs), durationText(launch.minNs), durationText(launch.maxNs)});
    }
    return table.text();
}

QString firstText(const BufferResult &buffer)
{
    const bool isReal = !buffer.type.isStruct() && isFloating(buffer.type.scalar);
    QStringList first = isReal ? QStringList() : buffer.firstText;
    if (first.isEmpty()) {
        for (const double value : buffer.first)
            first << shortNumber(value);
    }
    const bool more = quint64(first.size()) < buffer.elementCount * quint64(std::max(buffer.type.components, 1));
    return first.join(u' ') + (more && !first.isEmpty() ? QStringLiteral(" ...") : QString());
}

/// Exact for whole numbers.
QString sumText(const BufferResult &buffer)
{
    return buffer.sumText.isEmpty() || isFloating(buffer.type.scalar) ? digitsText(buffer.sum, 9) : buffer.sumText;
}

QString buffersText(const QList<BufferResult> &buffers)
{
    if (buffers.isEmpty())
        return {};
    Table table({QStringLiteral("Buffer"), QStringLiteral("type"), QStringLiteral(">shape"), QStringLiteral(">size"),
                 QStringLiteral(">min"), QStringLiteral(">max"), QStringLiteral(">sum"), QStringLiteral("first")});
    for (const BufferResult &buffer : buffers) {
        const QString type = buffer.imageFormat.isEmpty() ? elementTypeName(buffer.type) : buffer.imageFormat;
        QStringList row{buffer.name, type, sizesText(buffer.shape), bytesText(buffer.sizeInBytes)};
        if (buffer.type.isStruct())
            row << QString() << QString() << QString();
        else if (holdsOnlyNaN(buffer))
            row << QStringLiteral("nan") << QStringLiteral("nan") << QStringLiteral("nan");
        else
            row << shortNumber(buffer.min) << shortNumber(buffer.max) << sumText(buffer);
        table.add(row << firstText(buffer));
    }
    return table.text();
}

QString largestErrorText(const CheckResult &check)
{
    const QString finite =
        filled(QStringLiteral("%1 (relative %2)"), shortNumber(check.maxAbsoluteError), shortNumber(check.maxRelativeError));
    const QString notFinite = check.notFiniteError();
    return notFinite.isEmpty()           ? finite
           : check.maxAbsoluteError == 0 ? notFinite
                                         : filled(QStringLiteral("%1, of finite ones %2"), notFinite, finite);
}

QString checkText(const CheckResult &check)
{
    QString text = (check.passed ? QStringLiteral("  ok      ") : QStringLiteral("  FAILED  ")) + inOneLine(check.name);
    if (!check.passed && check.firstMismatchIndex >= 0) {
        text += filled(QStringLiteral(": %1[%2] is %3, expected %4; %5 of %6 differ, the largest error is %7"), check.buffer,
                       check.firstMismatchIndex, check.actual, check.expected, check.mismatches, check.compared, largestErrorText(check));
    }
    if (!check.message.isEmpty())
        text += QStringLiteral(": ") + check.message;
    return text + u'\n';
}

QString checksText(const QList<CheckResult> &checks)
{
    QString text;
    for (const CheckResult &check : checks)
        text += checkText(check);
    return text.isEmpty() ? text : QStringLiteral("  Checks\n") + text;
}

QString outputText(const RunResult &result)
{
    if (result.output.isEmpty())
        return {};
    QString text = QStringLiteral("  Output\n");
    for (const QString &line : result.output.split(u'\n'))
        text += line.isEmpty() ? QString() : QStringLiteral("  | ") + line + u'\n';
    if (result.outputBytes > quint64(result.output.toUtf8().size()))
        text += QStringLiteral("  (cut: %1 were printed)\n").arg(bytesText(result.outputBytes));
    return text;
}

/// What was left out, say: no errors, which go to standard error with their places.
QString notesText(const PlanReport &report)
{
    QString text;
    for (const Problem &problem : report.problems)
        text += problem.severity == Severity::Note ? QStringLiteral("note: %1\n").arg(inOneLine(problem.message)) : QString();
    return text;
}

QString totalText(const RunResult &result)
{
    const QString build =
        result.builtFromCache ? QStringLiteral("built from cache") : QStringLiteral("built in %1").arg(durationText(result.buildNs));
    qsizetype passed = 0;
    for (const CheckResult &check : result.checks)
        passed += check.passed ? 1 : 0;
    QString text = result.hasCommands()
                       ? QStringLiteral("  Ran in %1, %2").arg(durationText(result.commandsNs), build)
                       : QStringLiteral("  Nothing ran: the plan has no steps, or none whose condition holds; %1").arg(build);
    if (!result.checks.isEmpty())
        text += QStringLiteral("; %1 of %2 checks passed").arg(passed).arg(result.checks.size());
    return text + QStringLiteral(".\n");
}

} // namespace

QString runText(const RunResult &result, const QString &title)
{
    QString text = title.isEmpty() ? QString() : inOneLine(title) + u'\n';
    if (!result.device.isEmpty())
        text += QStringLiteral("on ") + result.device + u'\n';
    text += notesText(result.report);
    text += section(launchesText(result.launches)) + section(buffersText(result.buffers)) + section(checksText(result.checks)) +
            section(outputText(result));
    const bool ran = exitStatus(result.status) <= 1 || result.status == RunStatus::GuardViolation;
    return text + (ran ? section(totalText(result)) : QString());
}

} // namespace kernelscope

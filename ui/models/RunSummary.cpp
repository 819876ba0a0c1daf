#include "ui/models/RunSummary.h"

#include <algorithm>

#include <QObject>

#include "ui/models/DeviceTitle.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"
#include "ui/models/Sentences.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static double totalNs(const QList<RunEvent> &events, const QList<CommandKind> &kinds)
{
    double total = 0;
    for (const RunEvent &event : events) {
        if (kinds.contains(event.kind))
            total += double(event.endNs - event.startNs);
    }
    return total;
}

static QString checksText(const QList<CheckResult> &checks)
{
    if (checks.isEmpty())
        return {};
    const auto passed = std::count_if(checks.begin(), checks.end(), [](const CheckResult &check) { return check.passed; });
    if (passed == checks.size())
        return checks.size() == 1 ? QObject::tr("1 check passed") : QObject::tr("%1 checks passed").arg(fullCount(quint64(passed)));
    return QObject::tr("%1 of %2 checks failed").arg(fullCount(quint64(checks.size() - passed)), fullCount(quint64(checks.size())));
}

static QString withChecks(const QString &text, const RunResult &run)
{
    const QString checks = checksText(run.checks);
    return checks.isEmpty() ? text : text + u"  \u00b7  "_s + checks;
}

static double kernelNs(const RunResult &run)
{
    return totalNs(run.events, {CommandKind::Launch});
}

static double transferNs(const RunResult &run)
{
    return totalNs(run.events, {CommandKind::Write, CommandKind::Read, CommandKind::Copy, CommandKind::Fill, CommandKind::Carry,
                                CommandKind::Map, CommandKind::Unmap});
}

/// "kernels 3 \u00b5s, transfers 1 \u00b5s"; of a launch that was only traced there is no time to tell.
static QString timesText(const RunResult &run)
{
    const QString transfers = QObject::tr("transfers %1").arg(shownDuration(transferNs(run)));
    const bool hasLaunch = std::ranges::any_of(run.events, [](const RunEvent &event) { return event.kind == CommandKind::Launch; });
    return hasLaunch ? QObject::tr("kernels %1, %2").arg(shownDuration(kernelNs(run)), transfers) : transfers;
}

static QString nothingRan()
{
    return QObject::tr("Nothing ran: the plan has no steps, or none whose condition holds");
}

static QString ranText(const RunResult &run, bool isTraced)
{
    return isTraced ? QObject::tr("Ran") : QObject::tr("Ran in %1").arg(shownDuration(run.commandsNs));
}

QString shortRunSummary(const RunResult &run, bool isTraced)
{
    if (run.status != RunStatus::Ok && run.status != RunStatus::CheckFailed)
        return firstSentence(inLanguage(run.message));
    if (!run.hasCommands())
        return withChecks(nothingRan(), run);
    return withChecks(QObject::tr("%1 (%2)").arg(ranText(run, isTraced), timesText(run)), run);
}

QString runSummary(const RunResult &run, bool isTraced)
{
    if (run.status != RunStatus::Ok && run.status != RunStatus::CheckFailed)
        return inLanguage(run.message);
    if (!run.hasCommands())
        return withChecks(nothingRan(), run);
    const QString build = run.builtFromCache ? QObject::tr("built from cache") : QObject::tr("built in %1").arg(shownDuration(run.buildNs));
    return withChecks(QObject::tr("%1 on %2 (%3, %4)").arg(ranText(run, isTraced), shortDeviceTitle(run.device), timesText(run), build),
                      run);
}

static QString phaseText(Phase phase)
{
    switch (phase) {
    case Phase::Starting:
        return QObject::tr("Starting");
    case Phase::Evaluating:
        return QObject::tr("Evaluating expressions");
    case Phase::Building:
        return QObject::tr("Building");
    case Phase::FirstLaunch:
        return QObject::tr("First launch");
    case Phase::Running:
        return QObject::tr("Running");
    case Phase::Reading:
        return QObject::tr("Reading results");
    case Phase::Checking:
        return QObject::tr("Checking");
    case Phase::Waiting:
        return QObject::tr("Waiting for the device");
    }
    return {};
}

QString failureInResults(const RunResult &run)
{
    const QString text = inLanguage(run.message);
    return run.status == RunStatus::Invalid || run.status == RunStatus::BuildFailed ? firstSentence(text) : text;
}

QString noResultsText(const RunResult &run, bool isCurrent)
{
    if (!isCurrent)
        return QObject::tr("The project was changed since the last run, which gave no results.");
    return run.message.isEmpty() ? QObject::tr("The run gave no results.")
                                 : QObject::tr("The run gave no results. %1").arg(failureInResults(run));
}

QString progressText(const Progress &progress, qint64 elapsedMs)
{
    const QString phase = phaseText(progress.phase);
    const bool isOfEngine = progress.phase == Phase::Evaluating && progress.subject.contains(u' '); // Else a name.
    const QString subject = isOfEngine ? inLanguage(progress.subject) : progress.subject;
    QString text = subject.isEmpty() ? phase : QObject::tr("%1: %2").arg(phase, subject);
    if (progress.total > 0)
        text += QObject::tr(" (%1 of %2)").arg(fullCount(quint64(progress.done)), fullCount(quint64(progress.total)));
    return text + QObject::tr(", %1 s").arg(figureText(double(elapsedMs) / 1000, 1));
}

} // namespace kernelscope

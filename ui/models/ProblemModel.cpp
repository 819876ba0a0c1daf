#include "ui/models/ProblemModel.h"

#include <algorithm>

#include <QHash>

#include "plan/ProjectPaths.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "ui/models/Counts.h"
#include "ui/models/GroupedProblems.h"
#include "ui/models/Mismatches.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceFindings.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

ProblemModel::ProblemModel(QObject *parent)
    : TextTable({{tr("Problem")}, {tr("How often"), Align::Right}, {tr("From")}, {tr("Where")}}, parent)
{
}

static QString mismatchText(const CheckResult &check, const QList<BufferResult> &buffers)
{
    if (check.message.contains(u'"' + check.name + u'"'))
        return inLanguage(check.message);
    if (!check.message.isEmpty())
        return tr("Check \u201c%1\u201d: %2").arg(check.name, inLanguage(check.message));
    const QString element = elementIndexText(check, quint64(std::max<qint64>(0, check.firstMismatchIndex)), buffers);
    return filled(tr("Check \u201c%1\u201d: %2 of %3 values differ, first %4%5: it is %6, expected %7."), check.name,
                  fullCount(check.mismatches), fullCount(check.compared), check.buffer, element, separated(check.actual),
                  separated(check.expected));
}

/// What the set-up's problems say too is not said twice. One of them that was edited since is checked anew.
static void addRun(QList<ProblemEntry> &entries, const RunResult &run, const PlanReport &report, bool isCurrent, const Project &project)
{
    const bool saidElsewhere = run.status == RunStatus::Ok || run.status == RunStatus::CheckFailed || run.status == RunStatus::Cancelled ||
                               (run.status == RunStatus::BuildFailed && !run.diagnostics.isEmpty()) ||
                               (run.status == RunStatus::Invalid && (report.hasErrors() || (run.report.hasErrors() && !isCurrent)));
    const Problem *cause = foundIn(run.report.problems, run.message, &Problem::message);
    if (!saidElsewhere)
        entries.append({Severity::Error, tr("Run"), inLanguage(run.message), run.place, cause ? cause->path : QString(), {}, -1});
    for (const CheckResult &check : run.checks) {
        if (check.passed)
            continue;
        const qsizetype place = std::ranges::find(project.checks, check.name, &Check::name) - project.checks.begin();
        const bool leadsThere = check.firstMismatchIndex < 0 && place < project.checks.size(); // A wrong element says more.
        const QString path = leadsThere ? ProjectPath::check(place) : QString();
        entries.append({Severity::Error, tr("Check"), mismatchText(check, run.buffers), {}, path, check.buffer, check.firstMismatchIndex});
    }
}

QList<ProblemEntry> problemsOf(const PlanReport &report, const QList<Diagnostic> &sourceDiagnostics, const RunResult *lastRun,
                               bool runIsCurrent, const Project &project)
{
    QList<ProblemEntry> entries;
    for (const auto &[problem, places] : groupedProblems(report.problems)) {
        entries.append({problem.severity, tr("Set-up"), problem.message, {}, problem.path, {}, -1});
        entries.last().count = quint64(places);
    }
    for (const Diagnostic &diagnostic : sourceDiagnostics) {
        const SourcePlace place{diagnostic.file, diagnostic.line, diagnostic.column};
        entries.append({diagnostic.severity, tr("Compiler"), inLanguage(diagnostic.message), place, {}, {}, -1});
    }
    const qsizetype before = entries.size();
    if (lastRun)
        addRun(entries, *lastRun, report, runIsCurrent, project);
    for (qsizetype i = before; i < entries.size(); ++i)
        entries[i].isOld = !runIsCurrent;
    return entries;
}

static ProblemEntry entryOf(const ListedFinding &listed, bool isCurrent)
{
    const Finding &finding = listed.finding;
    ProblemEntry entry{finding.severity, findingTitle(finding), inLanguage(finding.message), {}, {}, {}, -1};
    if (!finding.accesses.isEmpty())
        entry.place = {finding.accesses[0].file, finding.accesses[0].line, finding.accesses[0].column};
    entry.launch = listed.launch;
    entry.finding = listed.index;
    entry.count = finding.count;
    entry.isOld = !isCurrent;
    entry.brief = shortText(finding);
    const bool beginsWithName = !finding.object.isEmpty() && entry.brief.startsWith(finding.object);
    if (!entry.brief.isEmpty() && !beginsWithName)
        entry.brief[0] = entry.brief[0].toUpper();
    return entry;
}

static ProblemEntry traceNote(Severity severity, const QString &text, bool isCurrent)
{
    ProblemEntry entry{severity, tr("Trace"), text, {}, {}, {}, -1};
    entry.isOld = !isCurrent;
    return entry;
}

/// It leads to the step that has to wait.
static ProblemEntry planEntry(const Finding &finding, bool isCurrent)
{
    const QString path = finding.steps.value(1).isEmpty() ? finding.steps.value(0) : finding.steps.value(1);
    ProblemEntry entry{finding.severity, findingTitle(finding.kind), inLanguage(finding.message), {}, path, {}, -1};
    entry.count = finding.count;
    entry.isOld = !isCurrent;
    entry.brief = shortText(finding);
    return entry;
}

QList<ProblemEntry> traceEntries(const QList<LaunchTrace> &launches, bool isCurrent, const QList<Finding> &ofPlan,
                                 const QStringList &planNotes)
{
    QList<ProblemEntry> entries = mapped(ofPlan, [&](const Finding &finding) { return planEntry(finding, isCurrent); });
    for (const ListedFinding &listed : listFindings(launches))
        entries << entryOf(listed, isCurrent);
    if (const QString clean = cleanText(launches, ofPlan); !clean.isEmpty())
        entries << traceNote(Severity::Note, clean, isCurrent);
    for (const ListedNote &note : listNotes(launches))
        entries << traceNote(note.severity, note.text, isCurrent);
    for (const QString &note : planNotes)
        entries << traceNote(Severity::Note, note, isCurrent);
    return entries;
}

void ProblemModel::setEntries(const QList<ProblemEntry> &entries)
{
    if (entries == m_entries)
        return;
    beginResetModel();
    m_entries = entries;
    endResetModel();
}

int ProblemModel::errorCount() const
{
    return int(
        std::count_if(m_entries.begin(), m_entries.end(), [](const ProblemEntry &entry) { return entry.severity == Severity::Error; }));
}

int ProblemModel::problemCount() const
{
    return int(
        std::count_if(m_entries.begin(), m_entries.end(), [](const ProblemEntry &entry) { return entry.severity != Severity::Note; }));
}

QString placeInWords(const QString &path, const Project &project)
{
    const QHash<QString, QString> sections{{QStringLiteral("plan"), tr("Plan")},
                                           {QStringLiteral("parameters"), tr("Parameters")},
                                           {QStringLiteral("buffers"), tr("Buffers")},
                                           {QStringLiteral("checks"), tr("Checks")}};
    static const QStringList named{QStringLiteral("parameters"), QStringLiteral("arguments"), QStringLiteral("defines")};
    const QHash<QString, QString> counted{{QStringLiteral("plan"), tr("step %1")},
                                          {QStringLiteral("steps"), tr("step %1")},
                                          {QStringLiteral("buffers"), tr("buffer %1")},
                                          {QStringLiteral("checks"), tr("check %1")},
                                          {QStringLiteral("sources"), tr("source %1")}};
    static const QStringList sizes{QStringLiteral("global"), QStringLiteral("local"), QStringLiteral("offset")};
    QStringList words;
    QString before;
    for (const QString &part : path.split(u'/', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int number = part.toInt(&isNumber);
        if (before.isEmpty() && sections.contains(part))
            words << sections.value(part);
        else if (named.contains(before))
            words << part;
        else if (before == u"buffers" && number < project.buffers.size() && !project.buffers[number].name.isEmpty())
            words << project.buffers[number].name;
        else if (isNumber && counted.contains(before))
            words << counted.value(before).arg(number + 1);
        else if (isNumber && sizes.contains(before) && number < 3)
            words << QString(u"xyz"[number]);
        else if (isNumber)
            words << QString::number(number + 1);
        else if (part != u"repeat" && part != u"steps")
            words << part;
        before = part;
    }
    if (!words.isEmpty())
        words.front()[0] = words.front()[0].toUpper();
    return words.join(u" \u203a "_s);
}

static QString placeText(const ProblemEntry &entry)
{
    if (!entry.place.file.isEmpty())
        return entry.place.line > 0 ? filled(QStringLiteral("%1:%2"), entry.place.file, entry.place.line) : entry.place.file;
    if (!entry.path.isEmpty())
        return entry.where.isEmpty() ? placeInWords(entry.path) : entry.where;
    return entry.element >= 0 ? filled(QStringLiteral("%1[%2]"), entry.buffer, entry.element) : entry.buffer;
}

QString ProblemModel::cell(int row, int column) const
{
    const ProblemEntry &entry = m_entries[row];
    switch (column) {
    case Message:
        return entry.message;
    case Count:
        return entry.count > 1 ? QStringLiteral("%1\u00d7").arg(shortCount(entry.count)) : QString();
    case Origin:
        return entry.isOld ? tr("%1, before the edit").arg(entry.origin) : entry.origin;
    case Place:
        return placeText(entry);
    default:
        return {};
    }
}

QVariant ProblemModel::more(int row, int column, int role) const
{
    const ProblemEntry &entry = m_entries[row];
    if (role == Qt::ToolTipRole)
        return entry.isOld ? tr("Of the text before the edit. %1").arg(entry.message) : entry.message;
    if (role == Qt::AccessibleTextRole && column == Message)
        return inLanguage(severityName(entry.severity)) + u": "_s + entry.message;
    return {};
}

} // namespace kernelscope

#include "ui/models/ProblemModel.h"

#include <algorithm>

namespace kernelscope {

static QString mismatchText(const CheckResult &check)
{
    if (!check.message.isEmpty())
        return QStringLiteral("Check \u201c%1\u201d: %2").arg(check.name, check.message);
    return QStringLiteral("Check \u201c%1\u201d: %2 of %3 values differ, first %4[%5]: it is %6, expected %7.")
        .arg(check.name)
        .arg(check.mismatches)
        .arg(check.compared)
        .arg(check.buffer)
        .arg(check.firstMismatchIndex)
        .arg(check.actual, check.expected);
}

static void addRun(QList<ProblemEntry> &entries, const RunResult &run)
{
    const bool saidElsewhere = run.status == RunStatus::Ok || run.status == RunStatus::CheckFailed
                               || run.status == RunStatus::Cancelled
                               || (run.status == RunStatus::BuildFailed && !run.diagnostics.isEmpty())
                               || (run.status == RunStatus::Invalid && run.report.hasErrors());
    if (!saidElsewhere)
        entries.append({Severity::Error, QStringLiteral("Run"), run.message, run.place, {}, {}, -1});
    for (const CheckResult &check : run.checks) {
        if (!check.passed)
            entries.append({Severity::Error, QStringLiteral("Check"), mismatchText(check), {}, {}, check.buffer,
                            check.firstMismatchIndex});
    }
}

QList<ProblemEntry> problemsOf(const PlanReport &report, const QList<Diagnostic> &sourceDiagnostics, const RunResult *lastRun)
{
    QList<ProblemEntry> entries;
    for (const Problem &problem : report.problems)
        entries.append({problem.severity, QStringLiteral("Set-up"), problem.message, {}, problem.path, {}, -1});
    for (const Diagnostic &diagnostic : sourceDiagnostics)
        entries.append({diagnostic.severity, QStringLiteral("Compiler"), diagnostic.message,
                        {diagnostic.file, diagnostic.line, diagnostic.column}, {}, {}, -1});
    if (lastRun)
        addRun(entries, *lastRun);
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
    return int(std::count_if(m_entries.begin(), m_entries.end(),
                             [](const ProblemEntry &entry) { return entry.severity == Severity::Error; }));
}

int ProblemModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_entries.size()); }
int ProblemModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

static QString placeText(const ProblemEntry &entry)
{
    if (!entry.place.file.isEmpty())
        return entry.place.line > 0 ? QStringLiteral("%1:%2").arg(entry.place.file).arg(entry.place.line) : entry.place.file;
    if (!entry.path.isEmpty())
        return entry.path.mid(1).replace(u'/', u" \u203a "_qs);
    return entry.element >= 0 ? QStringLiteral("%1[%2]").arg(entry.buffer).arg(entry.element) : entry.buffer;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_entries.size())
        return {};
    const ProblemEntry &entry = m_entries[index.row()];
    if (role == Qt::ToolTipRole)
        return entry.message;
    if (role == Qt::AccessibleTextRole && index.column() == Message)
        return severityName(entry.severity) + u": "_qs + entry.message;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Message: return entry.message;
    case Origin: return entry.origin;
    case Place: return placeText(entry);
    default: return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const QStringList names{QStringLiteral("Problem"), QStringLiteral("From"), QStringLiteral("Where")};
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    return names[section];
}

} // namespace kernelscope

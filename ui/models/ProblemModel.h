#pragma once

#include "plan/PlanReport.h"
#include "project/Project.h"
#include "protocol/TraceMessages.h"
#include "run/RunResult.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

/// One thing that is wrong, wherever it comes from: what was said, and where to go to mend it.
struct ProblemEntry
{
    Severity severity = Severity::Error;
    QString origin; ///< "Compiler", "Set-up", "Run", "Check", "Trace", or a finding's kind
    QString message;
    SourcePlace place;
    QString path;   ///< JSON pointer into the project; empty: not of the set-up
    QString buffer; ///< of a failed check
    qint64 element = -1;
    int launch = -1;  ///< of a finding: into TraceReply::launches
    int finding = -1; ///< into that launch's findings
    quint64 count = 1;
    bool isOld = false; ///< of the text before the last edit
    QString brief = {}; ///< of a finding, for a list that is beside its evidence
    QString where = {}; ///< its path in words; empty: as placeInWords() says it of no project

    bool isFinding() const { return finding >= 0; }
    bool leadsSomewhere() const { return !place.file.isEmpty() || !path.isEmpty() || element >= 0 || isFinding(); }
    bool operator==(const ProblemEntry &) const = default;
};

/// "Plan › step 1 › kernel" of "/plan/0/kernel": as one counts who reads no JSON. Buffers have the names that the project gives them.
QString placeInWords(const QString &path, const Project &project = {});

/// What the session knows to be wrong: the set-up's problems, the compiler's (of the newest build that
/// the sources had), the run's and the checks', in this order. A check of `project` that could not be made leads to the set-up.
QList<ProblemEntry> problemsOf(const PlanReport &report, const QList<Diagnostic> &sourceDiagnostics, const RunResult *lastRun,
                               bool runIsCurrent = true, const Project &project = {});

/// What a trace has to say: its findings, then what was not seen, or that there was nothing to find.
/// `ofPlan`: what was found of the plan itself, which leads to its steps.
QList<ProblemEntry> traceEntries(const QList<LaunchTrace> &launches, bool isCurrent, const QList<Finding> &ofPlan = {},
                                 const QStringList &planNotes = {});

class ProblemModel : public TextTable
{
    Q_OBJECT

public:
    enum ColumnIndex { Message, Count, Origin, Place, ColumnCount };

    explicit ProblemModel(QObject *parent = nullptr);
    void setEntries(const QList<ProblemEntry> &entries); ///< does nothing when they are what is shown
    const QList<ProblemEntry> &entries() const { return m_entries; }
    int errorCount() const;
    int problemCount() const; ///< errors and warnings

private:
    int rows() const override { return int(m_entries.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;

    QList<ProblemEntry> m_entries;
};

} // namespace kernelscope

#pragma once

#include <QAbstractTableModel>

#include "plan/PlanReport.h"
#include "run/RunResult.h"

namespace kernelscope {

/// One thing that is wrong, wherever it comes from: what was said, and where to go to mend it.
struct ProblemEntry
{
    Severity severity = Severity::Error;
    QString origin;   ///< "Compiler", "Set-up", "Run" or "Check"
    QString message;
    SourcePlace place;
    QString path;     ///< JSON pointer into the project; empty: not of the set-up
    QString buffer;   ///< of a failed check
    qint64 element = -1;
    bool operator==(const ProblemEntry &) const = default;
};

/// What the session knows to be wrong: the set-up's problems, the compiler's (of the newest build that
/// the sources had), the run's and the checks', in this order.
QList<ProblemEntry> problemsOf(const PlanReport &report, const QList<Diagnostic> &sourceDiagnostics, const RunResult *lastRun);

class ProblemModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Message, Origin, Place, ColumnCount };

    explicit ProblemModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setEntries(const QList<ProblemEntry> &entries); ///< does nothing when they are what is shown
    const QList<ProblemEntry> &entries() const { return m_entries; }
    int errorCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<ProblemEntry> m_entries;
};

} // namespace kernelscope

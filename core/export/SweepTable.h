#pragma once

#include <QJsonObject>
#include <QPair>

#include "project/Project.h"
#include "run/RunResult.h"

namespace kernelscope {

/// Parameters with the values of one run of a sweep, in the order of the sweep.
using SweepPoint = QList<QPair<QString, QString>>;

/// The runs of a sweep: every value of each parameter with every one of the others, the last parameter changing first.
QList<SweepPoint> sweepPoints(const QList<QPair<QString, QList<Expression>>> &vary);

/// One run of a sweep, and what of its work (flops, bytes, ...) the sweep says a launch does.
struct SweepRun
{
    SweepPoint point;
    RunResult result;
    QList<QPair<QString, double>> work;
};

/// A launch in a run of a sweep.
struct SweepRow
{
    SweepPoint point;
    LaunchTiming timing;
    QList<QPair<QString, double>> perSecond; ///< by unit of the work
    bool isFastest = false;                  ///< of the launches of this run, or, where one launch is compared, of all runs
    bool operator==(const SweepRow &) const = default;
};

/// The launches named, all where none is, of those runs that gave times.
QList<SweepRow> sweepRows(const QList<SweepRun> &runs, const QStringList &launches);

/// As `kscope sweep --json` writes it (docs/command-line.md).
QJsonObject sweepJson(const QList<SweepRun> &runs, const QStringList &launches);

/// A line a row behind one of headings; cells with commas or quotes are quoted.
QString sweepCsv(const QList<SweepRun> &runs, const QStringList &launches);

} // namespace kernelscope

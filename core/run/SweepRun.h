#pragma once

#include <QList>
#include <QPair>

#include "project/ParameterValue.h"
#include "project/ProjectDocument.h"
#include "run/RunResult.h"
#include "support/Result.h"

namespace kernelscope {

/// Parameters with the values of one run of a sweep, in the order of the sweep.
using SweepPoint = QList<QPair<QString, QString>>;

/// The runs of a sweep: every value of each parameter with every one of the others, the last parameter changing first.
QList<SweepPoint> sweepPoints(const QList<QPair<QString, QList<Expression>>> &vary);

/// Of what the order of runs is made, the same each time.
constexpr quint32 sweepSeed = 1;

/// The places of so many runs, shuffled: a machine that grows slower meanwhile, as it gets warm, does not look like a trend of the values.
QList<qsizetype> shuffledOrder(qsizetype count, quint32 seed = sweepSeed);

/// Nothing where these parameters of the project can be varied so; else why not, in a sentence.
[[nodiscard]] Result<void> checkVaried(const QList<QPair<QString, QList<Expression>>> &vary, const Project &project);

/// The document with the work of a sweep as parameters after its own: it is evaluated with each run.
ProjectDocument withWork(ProjectDocument document, const QList<QPair<QString, Expression>> &work);

/// The parameters of a run at this point.
QList<ParameterValue> parametersAt(const SweepPoint &point);

/// "n = 128, tile = 16"
QString pointText(const SweepPoint &point);

/// One run of a sweep, and what of its work (flops, bytes, ...) the sweep says a launch does.
struct SweepRun
{
    SweepPoint point;
    RunResult result;
    QList<QPair<QString, double>> work;
    bool operator==(const SweepRun &) const = default;
};

/// The runs of one kind of device, in the order of the points.
struct SweepOfKind
{
    QString kind; ///< "platform: device"; empty where there is one kind
    QList<SweepRun> runs;
};

/// A sweep, also one that is still going on.
struct SweepResults
{
    Sweep sweep; ///< as the project had it when it began
    int repetitions = 1;
    QList<SweepPoint> points; ///< of all its runs, as the project lists the values; they are run in another order (shuffledOrder())
    QList<SweepRun> runs;     ///< those that ended, well or not, in the order of the points
    QString message;          ///< why there are fewer runs than points, in a sentence; empty while it goes on and at its end
    bool operator==(const SweepResults &) const = default;
};

/// Puts a run among those that ended, where it stands in `points`, in whatever order they are run.
void insertInOrder(QList<SweepRun> &runs, const SweepRun &run, const QList<SweepPoint> &points);

/// What a run of withWork() gave.
SweepRun sweepRunOf(const SweepPoint &point, const RunResult &result, const QList<QPair<QString, Expression>> &work);

} // namespace kernelscope

#pragma once

#include <QList>
#include <QPair>
#include <QStringList>

#include "project/ParameterValue.h"
#include "project/ProjectDocument.h"
#include "run/RunResult.h"
#include "support/Result.h"

namespace kernelscope {

/// Parameters with the values of one run of a sweep, in the order of the sweep.
using SweepPoint = QList<QPair<QString, QString>>;

/// Repetitions of each run where nobody asks for others: enough for a median.
constexpr int usualSweepRepetitions = 5;

/// The runs of a sweep: every value of each parameter with every one of the others, the last parameter changing first.
QList<SweepPoint> sweepPoints(const QList<QPair<QString, QList<Expression>>> &vary);

/// Nothing where these parameters of the project can be varied so; else why not, in a sentence.
[[nodiscard]] Result<void> checkVaried(const QList<QPair<QString, QList<Expression>>> &vary, const Project &project);

/// The document with the work of a sweep as parameters behind its own: it is evaluated with each run.
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

/// What a run of withWork() gave.
SweepRun sweepRunOf(const SweepPoint &point, const RunResult &result, const QList<QPair<QString, Expression>> &work);

} // namespace kernelscope

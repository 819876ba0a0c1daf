#pragma once

#include <QHash>
#include <QSet>
#include <QString>

#include "planner/PlanningNotes.h"
#include "project/Project.h"

namespace kernelscope {

/// What the conditions ("when") of the steps leave out of a run.
struct SkippedSteps
{
    QSet<QString> steps;              ///< by their paths, with all that is inside a repeat that is left out
    QSet<QString> names;              ///< of those that have one
    QHash<QString, QString> launches; ///< a launch's name to why: "its condition "device.svmCoarse" is false on this device"
    QSet<QString> buffers;            ///< that such steps alone use
};

/// Looks at the conditions once, with the parameters as they are before the first step, and notes each launch that is left out.
SkippedSteps findSkippedSteps(const Project &project, PlanningNotes &notes);

/// Whether what a check says depends on this buffer's contents.
bool looksAt(const Check &check, const QString &buffer);

/// The checks without those whose own condition is false and those that look at a buffer that was left out; each is noted.
QList<Check> checksToMake(const Project &project, const SkippedSteps &skipped, PlanningNotes &notes);

} // namespace kernelscope

#pragma once

#include <optional>

#include <QJsonObject>

#include "pictures/WorkItemSteps.h"
#include "plan/NDRange.h"

namespace kernelscope {

/// What `kscope steps` reports.
struct SteppedItem
{
    QString status; ///< as of a run
    QString device;
    QString launch;
    int execution = 0;
    Sizes globalId;
    std::optional<WorkItemSteps> steps;
    std::vector<int> reported; ///< of them, ascending
    bool isComplete = false;
    QString message; ///< why there are none, or not all; sentences
};

/// As `kscope steps --json` writes it (docs/command-line.md).
QJsonObject stepsJson(const SteppedItem &stepped);

} // namespace kernelscope

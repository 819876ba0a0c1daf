#pragma once

#include <optional>

#include "planner/Planning.h"
#include "planner/TransferPlanner.h"

namespace kernelscope {

/// A write, read, copy or fill of the project with its region in bytes.
struct PlannedTransfer
{
    QString name; ///< "write A"
    decltype(PlannedCommand::action) action;
    QList<StorageUse> uses;
};

/// Each evaluates offsets and counts and checks that they lie inside the buffers. `path` is the step's. nullopt: a problem was noted.
std::optional<PlannedTransfer> planTransfer(Planning &planning, const WriteStep &step, const QString &path);
std::optional<PlannedTransfer> planTransfer(Planning &planning, const ReadStep &step, const QString &path);
std::optional<PlannedTransfer> planTransfer(Planning &planning, const CopyStep &step, const QString &path);
std::optional<PlannedTransfer> planTransfer(Planning &planning, const FillStep &step, const QString &path);

} // namespace kernelscope

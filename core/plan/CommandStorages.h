#pragma once

#include "plan/Plan.h"

namespace kernelscope {

/// The storages that a command names: a launch's buffer and image arguments in their order (one that is passed twice stands twice), both
/// ends of a copy, none for barriers and the like.
QList<StorageIndex> storagesOf(const PlannedCommand &command);

/// Whether the host hands a storage its contents, or fetches them, in a command of its own.
bool isWrittenByHost(const Plan &plan, StorageIndex storage);
bool isReadByHost(const Plan &plan, StorageIndex storage);

} // namespace kernelscope

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "analysis/MemoryModel.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What a picture can colour work-items by.
enum class ItemMeasure {
    Accesses,    ///< to memory of any kind
    WastedBytes, ///< that transactions with global memory brought and nobody asked for, divided among those that took part in the step
    BankTurns,   ///< of local memory beyond those of packed addresses, divided in the same way
    MissedSteps  ///< of its sub-group in which the work-item took no part: others were on another path, or in a loop that it had left
};

/// A measure of each recorded work-item.
struct ItemMeasures
{
    std::vector<quint64> groups; ///< recorded, ascending, by linear id
    int itemsOfGroup = 1;
    std::vector<float> items;      ///< by group and linear local id
    std::vector<float> groupMeans; ///< of the work-items of each
    float least = 0;               ///< of items
    float most = 0;

    std::optional<double> ofItem(quint64 group, quint64 item) const; ///< nothing: it was not recorded
    std::optional<double> meanOf(quint64 group) const;
    bool operator==(const ItemMeasures &) const = default;
};

/// By the model, as accessPatterns(); any once `stop` is requested. O(events).
ItemMeasures itemMeasures(const Trace &trace, ItemMeasure measure, const MemoryModel &model = {}, const std::stop_token &stop = {});

} // namespace kernelscope

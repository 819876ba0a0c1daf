#pragma once

#include <memory>
#include <stop_token>

#include "analysis/Finding.h"
#include "pictures/OutsideAccesses.h"
#include "ui/memory/MemoryShape.h"

namespace kernelscope {

class MemoryCells;

/// What is asked for: an object of a work-group's trace, in the shape that it is declared with.
struct MemoryRequest
{
    std::shared_ptr<const PhaseTable> phases;
    int object = -1;
    QList<quint64> shape;    ///< outermost first
    QList<Finding> findings; ///< of the launch
    bool operator==(const MemoryRequest &) const = default;
};

/// What a memory grid needs to show an object.
struct MemoryData
{
    std::shared_ptr<const PhaseTable> phases;
    int object = -1;
    QList<quint64> shape;
    qint64 columns = 1; ///< of a list: how long its rows are best
    MemoryWindow window;
    std::shared_ptr<MemoryCells> cells;
    OutsideAccesses outside;

    static MemoryData make(const MemoryRequest &request, const std::stop_token &stop = {}); ///< without cells once `stop` is requested
};

} // namespace kernelscope

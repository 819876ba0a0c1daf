#pragma once

#include <algorithm>

#include "trace/Trace.h"

namespace kernelscope {

/// Elements of an object, counted from its first one.
struct ElementRange
{
    quint64 first = 0;
    quint64 count = 0;

    quint64 end() const { return first + count; }
};

/// Those that an access touches, at least one. Not of an asynchronous copy, which touches as many as it says itself.
inline ElementRange elementsOf(const TraceEvent &access, int elementSize)
{
    const auto size = quint64(std::max(1, elementSize));
    const quint64 first = quint64(access.offset) / size;
    return {first, (quint64(access.offset) + std::max<quint64>(access.size, 1) - 1) / size - first + 1};
}

} // namespace kernelscope

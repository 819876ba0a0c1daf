#pragma once

#include "trace/TraceIndices.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

/// The first word of an event, the same as on the device: site, object and flags.
struct EventHead
{
    static constexpr int maxSites = int(traceLayout::maximumSites);
    static constexpr int maxObjects = int(traceLayout::unknownObject);
    static constexpr int noObject = maxObjects; ///< a pointer that leads nowhere known; events without memory

    quint32 word = 0;

    static constexpr EventHead of(SiteIndex site, ObjectIndex object, quint32 flags = 0)
    {
        return {quint32(site.value) | quint32(object.value) << traceLayout::siteBits | flags};
    }
    constexpr int site() const { return int(traceLayout::siteOf(word)); }
    constexpr int object() const { return int(traceLayout::objectOf(word)); }
    /// Not inside the object (or of no known object: then the access was made, and the offset is its address).
    constexpr bool outOfBounds() const { return word & traceLayout::outOfBounds; }
    /// The offset has an upper half, which lies in the pool before the value.
    constexpr bool wide() const { return word & traceLayout::wide; }
};

/// Fences of a barrier or fence event, in its offset column.
enum FenceFlag : quint32 { LocalFence = 1, GlobalFence = 2, ImageFence = 4 };
/// Where a barrier of a sub-group has the sub-group's id, above the flags.
constexpr quint32 subGroupShift = 3;

} // namespace kernelscope

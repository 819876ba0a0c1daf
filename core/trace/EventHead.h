#pragma once

#include "trace/TraceIndices.h"

namespace kernelscope {

/// What sets an access apart. Anything but Plain has its offset's upper half in the pool, before its value.
enum class EventMark : quint32 {
    Plain,
    OutOfBounds,    ///< not inside the object: was not carried out
    InnerDimension, ///< an index outside its own dimension, yet inside the object
    FarOffset       ///< 4 GiB or more from the object's start
};

/// The first word of an event: site, object and mark.
struct EventHead
{
    static constexpr int siteBits = 20;
    static constexpr int objectBits = 10;
    static constexpr int maxSites = 1 << siteBits;
    static constexpr int maxObjects = (1 << objectBits) - 1;
    static constexpr int noObject = maxObjects; ///< a pointer that leads nowhere known; events without memory

    quint32 word = 0;

    static constexpr EventHead of(SiteIndex site, ObjectIndex object, EventMark mark)
    {
        return {quint32(site.value) | quint32(object.value) << siteBits | quint32(mark) << (siteBits + objectBits)};
    }
    constexpr int site() const { return int(word & (maxSites - 1)); }
    constexpr int object() const { return int(word >> siteBits & maxObjects); }
    constexpr EventMark mark() const { return EventMark(word >> (siteBits + objectBits)); }
};

/// Fences of a barrier or fence event, in its offset column.
enum FenceFlag : quint32 { LocalFence = 1, GlobalFence = 2, ImageFence = 4 };

} // namespace kernelscope

#pragma once

#include <algorithm>

#include "trace/ImageAccess.h"

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

/// Calls visit(element) for each element that an access touches that lies inside its object; of an image for each pixel that its value
/// comes from. Not of an asynchronous copy.
template <typename Visit> void forEachElement(const Trace &trace, EventIndex event, int elementSize, const Visit &visit)
{
    const EventHead head{trace.heads()[std::size_t(event.value)]};
    if (isImageAccess(trace.site(SiteIndex(head.site())).kind)) {
        const ImageTexels place = imageTexels(trace, event);
        for (int t = 0; t < place.count; ++t)
            visit(place.texels[std::size_t(t)].element);
        return;
    }
    const ElementRange touched = elementsOf(trace.event(event), elementSize);
    for (quint64 element = touched.first; element < touched.end(); ++element)
        visit(element);
}

} // namespace kernelscope

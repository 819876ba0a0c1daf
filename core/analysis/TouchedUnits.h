#pragma once

#include <algorithm>

#include "analysis/SharedObjects.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Calls visit(unit) for every unit of 1 << shift bytes that an access in bounds touches. A copy with a stride passes
/// over what lies between its elements.
template <typename Visit> void forEachTouchedUnit(const Trace &trace, EventIndex event, int shift, const Visit &visit)
{
    const TraceEvent access = trace.event(event);
    const AccessSite &site = trace.site(access.site);
    const bool copy = isAsyncCopy(site.kind);
    const CopyExtent extent = copy ? copyExtent(trace.valueWords(event)) : CopyExtent{1, 1};
    const quint64 size = quint64(site.sizeInBytes) >> shift;
    const quint64 first = quint64(access.offset) >> shift;
    for (quint64 k = 0; k < extent.touched(); ++k) {
        const quint64 start = first + k * extent.stride * size;
        for (quint64 unit = start; unit < start + size; ++unit)
            visit(unit);
    }
}

/// The units of the whole vector that a store changes some components of (AccessSite::vectorBytes): devices' compilers may load, change and
/// store all of it.
inline UnitRange unitsOfVector(const UnitRange &stored, int vectorBytes, const SharedObjects::Object &object)
{
    const quint64 units = quint64(vectorBytes) >> object.shift;
    const quint64 first = stored.first / units * units;
    return {stored.object, first, std::min(first + units, object.units)};
}

} // namespace kernelscope

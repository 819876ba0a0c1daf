#include "pictures/Breakpoint.h"

#include <algorithm>

namespace kernelscope {

std::optional<int> nextStop(const WorkItemSteps &steps, const QList<Breakpoint> &breakpoints, int position, bool isForward)
{
    return steps.nextWhere(position, isForward, [&](int at, const QList<SteppedFrame> &frames) {
        const SourcePlace &place = steps.trace().site(steps.step(at).site).range.begin;
        return std::ranges::any_of(breakpoints, [&](const Breakpoint &breakpoint) {
            return breakpoint.place.line == place.line && breakpoint.place.file == place.file &&
                   (!breakpoint.condition || breakpoint.condition->isTrueIn({steps, frames}));
        });
    });
}

} // namespace kernelscope

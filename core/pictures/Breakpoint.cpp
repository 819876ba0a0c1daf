#include "pictures/Breakpoint.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

/// Its line, or the next one where a statement begins.
int lineOf(const Breakpoint &breakpoint, const Trace &trace)
{
    int line = std::numeric_limits<int>::max();
    for (const AccessSite &site : trace.sites()) {
        const SourcePlace &begin = site.range.begin;
        if (isStep(site.kind) && begin.file == breakpoint.place.file && begin.line >= breakpoint.place.line)
            line = std::min(line, begin.line);
    }
    return line;
}

} // namespace

std::optional<int> nextStop(const WorkItemSteps &steps, const QList<Breakpoint> &breakpoints, int position, bool isForward)
{
    std::vector<int> lines;
    for (const Breakpoint &breakpoint : breakpoints)
        lines.push_back(lineOf(breakpoint, steps.trace()));
    return steps.nextWhere(position, isForward, [&](int at, const QList<SteppedFrame> &frames) {
        const SourcePlace &place = steps.trace().site(steps.step(at).site).range.begin;
        for (qsizetype i = 0; i < breakpoints.size(); ++i) {
            const Breakpoint &breakpoint = breakpoints[i];
            if (lines[std::size_t(i)] == place.line && breakpoint.place.file == place.file &&
                (!breakpoint.condition || breakpoint.condition->isTrueIn({steps, frames})))
                return true;
        }
        return false;
    });
}

Result<void> canBeTold(const WorkItemSteps &steps, const Breakpoint &breakpoint)
{
    Result<void> seen;
    const int line = lineOf(breakpoint, steps.trace());
    steps.forEachPosition(0, [&](int at, const QList<SteppedFrame> &frames) {
        const SourcePlace place = at < steps.count() ? steps.trace().site(steps.step(at).site).range.begin : SourcePlace();
        if (!breakpoint.condition || place.line != line || place.file != breakpoint.place.file)
            return true;
        const auto value = breakpoint.condition->textAt({steps, frames});
        if (!value)
            seen = fail(value.error());
        return value.has_value();
    });
    return seen;
}

} // namespace kernelscope

#include "ui/reduction/ReductionLook.h"

#include <algorithm>

#include <QFontMetricsF>

namespace kernelscope {

bool ReductionMoment::isLater(const ReductionData &sheet, int node) const
{
    const ReductionNode &at = sheet.tree.nodes[std::size_t(node)];
    if (launch < 0 || at.launch != launch)
        return launch >= 0 && at.launch > launch;
    if (at.isAsFound())
        return false;
    if (at.phase != phase)
        return at.phase > phase;
    if (at.event.value < 0 || sheet.groupOf(node) != group)
        return false;
    const int made = phases->positionOf(at.event);
    return made >= position;
}

QSizeF ReductionLook::contentSize() const
{
    const ReductionLayout &layout = sheet->layout;
    return {gutter() + 2 * margin() + layout.width * pixelsPerUnit,
            px(12) + double(layout.levels) * rowHeight + (enlarged >= 0 ? extra : 0)};
}

double ReductionLook::levelAt(double y) const
{
    const double below = y - top - px(6) + scroll.y(), end = (enlarged + 1) * rowHeight;
    const double inRows = enlarged < 0 ? below : std::min(below, std::max(end, below - extra));
    return inRows / rowHeight - 0.5;
}

GroupSlot ReductionLook::groupOf(int level) const
{
    const ReductionLevel &at = sheet->tree.levels[std::size_t(level)];
    const Trace &trace = sheet->traces[at.launch];
    const quint64 wanted = sheet->group.value_or(at.launch == moment.launch ? moment.group : 0);
    return trace.slotOf(wanted).value_or(GroupSlot(0));
}

int ReductionLook::stripLines() const
{
    int lines = 1;
    for (const Trace &trace : sheet->traces)
        lines = std::max(lines, (trace.itemsOfGroup() + subgroupWidth - 1) / subgroupWidth);
    return lines;
}

double ReductionLook::stripHeight() const
{
    const int lines = std::min(stripLines(), 32);
    return px(std::max(4.0, lines * (lines > 4 ? 1.5 : 2.0)));
}

/// Of many lines in the strip little more than their colours stays: that the root is in sight matters more.
double ReductionLook::leastRowHeight() const
{
    const double leastStrip = std::max(px(6), double(std::min(stripLines(), 32)));
    return QFontMetricsF(font).height() + px(4) + std::min(stripHeight(), leastStrip);
}

const PlacedNodes &ReductionLook::scene() const
{
    ReductionViewport viewport;
    viewport.left = unitsAt(gutter());
    viewport.right = unitsAt(size.width());
    viewport.top = levelAt(0);
    viewport.bottom = levelAt(size.height());
    viewport.pixelsPerUnit = pixelsPerUnit;
    viewport.leastPixels = px(sheet->tree.isForest ? leastNode : leastNodeOfGraph);
    if (!m_scene || m_sceneOf != sheet || m_viewport != viewport) {
        m_scene = std::make_shared<const PlacedNodes>(placeNodes(sheet->tree, sheet->layout, viewport));
        m_sceneOf = sheet;
        m_viewport = viewport;
    }
    return *m_scene;
}

QColor ReductionLook::itemColour(int localItem, int items) const
{
    if (items <= 8)
        return Theme::category(localItem);
    const double share = double(localItem) / double(items - 1); // Without the ends that are hard to tell from the surface.
    return Theme::ramp(theme.isDark ? 0.4 + 0.6 * share : 0.8 * share);
}

} // namespace kernelscope

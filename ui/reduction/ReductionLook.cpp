#include "ui/reduction/ReductionLook.h"

#include <algorithm>

#include <QFontMetricsF>

#include "ui/reduction/ReductionTexts.h"

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

constexpr double leastLetters = 0.62; // As in ReductionPainter::valueSize.
constexpr std::size_t mostOperands = 2;
constexpr std::size_t mostLookedAt = 64; // Looked at for each step.

/// What it was made of that has a value, also through what was held in private memory.
static std::vector<int> operandsOf(const ReductionTree &tree, int node)
{
    std::vector<int> operands, open{node};
    while (!open.empty() && operands.size() < mostOperands) {
        const auto inputs = tree.inputsOf(open.back());
        open.pop_back();
        for (const int input : inputs) {
            const bool isHeld = tree.nodes[std::size_t(input)].kind == ReductionNode::Kind::Held;
            if (isHeld || operands.size() < mostOperands)
                (isHeld ? open : operands).push_back(input);
        }
    }
    return operands;
}

/// The first of its levels that has values, none of which can be read.
int ReductionLook::levelToEnlarge() const
{
    const QFontMetricsF metrics(font);
    const auto hasNoRoom = [&](int node) {
        const auto n = std::size_t(node);
        const std::optional<double> value = sheet->tree.nodes[n].value;
        const double room = std::max(1.0, sheet->layout.right[n] - sheet->layout.left[n]) * pixelsPerUnit - px(4);
        if (!value)
            return false;
        const double wide = std::min(metrics.horizontalAdvance(numberText(value)), metrics.horizontalAdvance(roundedText(value, 1)));
        return leastLetters * wide > room;
    };
    for (int level = 0; sheet && level < sheet->layout.levels; ++level) {
        if (!moment.isChosen(sheet->tree.levels[std::size_t(level)]))
            continue;
        const auto row = sheet->layout.row(level); // One is enough, and so many that have room are few.
        return std::ranges::any_of(row, hasNoRoom) ? level : -1;
    }
    return -1;
}

/// A row of operands, the way from them, and a row of values with their places.
double ReductionLook::excerptHeight() const
{
    return std::ceil(2 * QFontMetricsF(font).height() + px(34));
}

QRectF ReductionLook::excerptRoom() const
{
    if (enlarged < 0)
        return {};
    const double left = gutter() + margin();
    return {left, rowTop(enlarged) + rowHeight - px(2), std::max(0.0, size.width() - left - margin()), extra - px(4)};
}

/// From one value to the next.
double ReductionLook::excerptUnit(int level) const
{
    const QFontMetricsF metrics(font);
    double wide = px(24);
    const auto row = sheet->layout.row(level);
    for (const int node : row.first(std::min(row.size(), mostLookedAt))) {
        wide = std::max(wide, metrics.horizontalAdvance(numberText(sheet->tree.nodes[std::size_t(node)].value)) + px(10));
        double operands = 0;
        for (const int operand : operandsOf(sheet->tree, node))
            operands += metrics.horizontalAdvance(numberText(sheet->tree.nodes[std::size_t(operand)].value)) + px(12);
        wide = std::max(wide, operands);
    }
    const QFontMetricsF small([this] {
        QFont letters = font;
        letters.setPointSizeF(font.pointSizeF() * 0.86);
        return letters;
    }());
    if (!row.empty())
        wide = std::max(wide, small.horizontalAdvance(placeText(*sheet, row.back())));
    return wide + px(8);
}

/// Around what is chosen, else where the row begins.
std::ptrdiff_t ReductionLook::firstOfExcerpt(int level, std::size_t count) const
{
    const auto row = sheet->layout.row(level);
    const auto isChosen = [this](int node) {
        return node == selected ||
               (selected < 0 && workItem >= 0 && sheet->localItemOf(node) == workItem && sheet->groupOf(node) == moment.group);
    };
    const auto at = std::ranges::find_if(row, isChosen);
    const auto wanted = at == row.end() ? 0 : at - row.begin() - std::ptrdiff_t(count / 2);
    return std::clamp<std::ptrdiff_t>(wanted, 0, std::ptrdiff_t(row.size() - count));
}

std::vector<ReductionExcerpt> ReductionLook::excerpt() const
{
    std::vector<ReductionExcerpt> all;
    const QRectF room = excerptRoom();
    if (room.isEmpty())
        return all;
    const auto row = sheet->layout.row(enlarged);
    const double unit = excerptUnit(enlarged), line = QFontMetricsF(font).height() + px(2);
    const std::size_t count = std::clamp<std::size_t>(std::size_t(room.width() / unit), 1, row.size());
    const auto first = firstOfExcerpt(enlarged, count);
    for (std::size_t k = 0; k < count; ++k) {
        const int node = row[std::size_t(first) + k];
        const QRectF column(room.left() + double(k) * unit + px(3), room.top(), unit - px(6), room.height());
        ReductionExcerpt part{node, QRectF(column.left(), room.top() + line + px(9), column.width(), line), {}};
        const std::vector<int> operands = operandsOf(sheet->tree, node);
        const double each = column.width() / double(std::max<std::size_t>(1, operands.size()));
        for (std::size_t i = 0; i < operands.size(); ++i)
            part.operands.emplace_back(operands[i],
                                       QRectF(column.left() + double(i) * each + px(1), room.top() + px(2), each - px(2), line - px(2)));
        all.push_back(part);
    }
    return all;
}

} // namespace kernelscope

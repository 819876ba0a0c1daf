#include "ui/reduction/ReductionGeometry.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/reduction/ReductionTexts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double leastNodeOfGraph = 8; // Where values are used many times, so that the edges can be told apart.
constexpr double nearlyFitting = 0.75;
constexpr double leastBesideExcerpt = 0.6; // A title has space.
constexpr double mostRowHeight = 200;
constexpr std::size_t mostOperands = 2;
constexpr std::size_t mostLookedAt = 64; // for each step

int nodeOf(const Subject &subject)
{
    const auto *node = std::get_if<NodeSubject>(&subject);
    return node ? node->node : -1;
}

SceneWindow reductionFit(const ReductionData &data, const QSizeF &size, const Appearance &appearance)
{
    const double scale = appearance.scale();
    SceneWindow window;
    window.isAcross = true;
    window.column = std::clamp(size.width() * 0.36, 150 * scale, 192 * scale) + 14 * scale;
    const double space = size.width() - window.column - 14 * scale;
    window.scale = std::min(std::max(space, 40.0) / std::max(1.0, data.layout.width), mostUnit * scale);
    return window;
}

bool ReductionMoment::isLater(const ReductionData &data, int node) const
{
    const ReductionNode &at = data.tree.nodes[std::size_t(node)];
    if (launch < 0 || at.launch != launch)
        return launch >= 0 && at.launch > launch;
    if (at.isAsFound())
        return false;
    if (at.phase != phase)
        return at.phase > phase;
    return at.event.value >= 0 && data.groupOf(node) == group && phases->positionOf(at.event) >= position;
}

ReductionGeometry::ReductionGeometry(const ReductionShown &what, const SceneWindow &window, const Appearance &appearance)
    : shown(what), font(appearance.interfaceFont()), small(appearance.interfaceFont(smallLetters)), scale(appearance.scale()),
      unit(window.scale), gutter(window.column - px(14)), column(window.column), sight(window.scrolled(), window.size),
      chosen(nodeOf(window.chosen)), hovered(nodeOf(window.hovered))
{
    layOutRows(window.size.height());
    place();
}

void ReductionGeometry::showAll()
{
    constexpr double widest = 8000;
    const QSizeF all = size();
    if (all.width() > widest)
        column -= sight.left();
    sight = {0, 0, all.width() > widest ? sight.width() : all.width(), all.height()};
    hovered = -1;
    top = 0;
    place();
}

void ReductionGeometry::layOutRows(double height)
{
    const int levels = std::max(1, data().layout.levels);
    const double usual = leastRowHeight();
    enlarged = levelToEnlarge();
    // A row of operands, the way from them, and a row of values with their places.
    extra = enlarged >= 0 ? std::ceil(2 * QFontMetricsF(font).height() + px(34)) : 0;
    double row = (height - px(12) - extra) / levels;
    if (enlarged >= 0 && row < leastBesideExcerpt * usual) { // All in sight matters more.
        enlarged = -1;
        row += std::exchange(extra, 0) / levels;
    }
    const bool nearlyFits = row >= usual * (enlarged >= 0 ? leastBesideExcerpt : nearlyFitting);
    const double least = nearlyFits ? std::min(row, usual) : usual; // To scroll for a part of a row serves nobody.
    rowHeight = std::clamp(row, least, std::max(usual, px(mostRowHeight)));
    top = std::floor(std::max(0.0, height - size().height()) * 0.4);
}

void ReductionGeometry::place()
{
    ReductionViewport viewport;
    viewport.left = unitsAt(sight.left() + gutter);
    viewport.right = unitsAt(sight.right());
    viewport.top = levelAt(sight.top());
    viewport.bottom = levelAt(sight.bottom());
    viewport.pixelsPerUnit = unit;
    viewport.leastPixels = px(data().tree.isForest ? leastNode : leastNodeOfGraph);
    placed = placeNodes(data().tree, data().layout, viewport);
    placeExcerpt();
}

QSizeF ReductionGeometry::size() const
{
    const ReductionLayout &layout = data().layout;
    return {xOf(layout.width) + px(14), px(12) + layout.levels * rowHeight + extra};
}

double ReductionGeometry::levelAt(double y) const
{
    const double below = y - top - px(6), end = (enlarged + 1) * rowHeight;
    return std::min(below, std::max(end, below - extra)) / rowHeight - 0.5;
}

QRectF ReductionGeometry::rowOf(int level) const
{
    return {sight.left(), rowTop(level), sight.width(), heightOf(level)};
}

QRectF ReductionGeometry::partOf(int level) const
{
    const double middle = unitsAt(sight.left() + (column + sight.width()) / 2); // It is not moved across.
    return {middle, rowTop(level) - px(6), 0, heightOf(level) + px(12)};
}

QRectF ReductionGeometry::partAround(int node) const
{
    const double half = std::max(px(24) / unit, 1.0);
    const QRectF row = partOf(data().tree.nodes[std::size_t(node)].level);
    return {data().layout.x[std::size_t(node)] - half, row.top(), 2 * half, row.height()};
}

GroupSlot ReductionGeometry::groupOf(int level) const
{
    const int launch = data().tree.levels[std::size_t(level)].launch;
    const quint64 wanted = data().group.value_or(launch == shown.moment.launch ? shown.moment.group : 0);
    return data().traces[launch].slotOf(wanted).value_or(GroupSlot(0));
}

/// The most lines of work-items beside a level, a sub-group each.
int ReductionGeometry::stripLines() const
{
    int lines = 1;
    for (const Trace &trace : data().traces)
        lines = std::max(lines, (trace.itemsOfGroup() + shown.subgroupWidth - 1) / shown.subgroupWidth);
    return std::min(lines, 32);
}

double ReductionGeometry::stripHeight() const
{
    const int lines = stripLines();
    return px(std::max(4.0, lines * (lines > 4 ? 1.5 : 2.0)));
}

/// A title and the strip: of many lines in it little more than their colours stays, as that the root is in sight matters more.
double ReductionGeometry::leastRowHeight() const
{
    return QFontMetricsF(font).height() + px(4) + std::min(stripHeight(), std::max(px(6), double(stripLines())));
}

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

/// The first level of the phase that is shown, where its values have no space. -1: they have, or there are none.
int ReductionGeometry::levelToEnlarge() const
{
    constexpr std::size_t mostWithSpace = 512; // One that has none is enough.
    const QFontMetricsF metrics(font);
    const auto hasNoSpace = [&](int node) {
        const auto n = std::size_t(node);
        const std::optional<double> value = data().tree.nodes[n].value;
        const double space = std::max(1.0, data().layout.right[n] - data().layout.left[n]) * unit - px(4);
        return value && leastLetters * metrics.horizontalAdvance(numberText(value)) > space &&
               leastLetters * metrics.horizontalAdvance(roundedText(value, 1)) > space;
    };
    const auto level = std::ranges::find_if(data().tree.levels, [this](const auto &at) { return shown.moment.isChosen(at); });
    if (level == data().tree.levels.end())
        return -1;
    const int number = int(level - data().tree.levels.begin());
    const auto row = data().layout.row(number);
    return std::ranges::any_of(row.first(std::min(row.size(), mostWithSpace)), hasNoSpace) ? number : -1;
}

QRectF ReductionGeometry::excerptSpace() const
{
    if (enlarged < 0)
        return {};
    return {sight.left() + column, rowTop(enlarged) + rowHeight - px(2), std::max(0.0, sight.width() - column - px(14)), extra - px(4)};
}

/// From one value to the next.
double ReductionGeometry::excerptUnit() const
{
    const QFontMetricsF metrics(font);
    const auto widthOf = [&](int node) { return metrics.horizontalAdvance(numberText(data().tree.nodes[std::size_t(node)].value)); };
    const auto row = data().layout.row(enlarged);
    double wide = px(24);
    for (const int node : row.first(std::min(row.size(), mostLookedAt))) {
        double operands = 0;
        for (const int operand : operandsOf(data().tree, node))
            operands += widthOf(operand) + px(12);
        wide = std::max({wide, widthOf(node) + px(10), operands});
    }
    return std::max(wide, QFontMetricsF(small).horizontalAdvance(placeText(data(), row.back()))) + px(8);
}

/// Around what is chosen, else where the row begins.
std::ptrdiff_t ReductionGeometry::firstOfExcerpt(std::size_t count) const
{
    const auto row = data().layout.row(enlarged);
    const auto isChosen = [this](int node) {
        return node == chosen || (chosen < 0 && shown.workItem >= 0 && data().localItemOf(node) == shown.workItem &&
                                  data().groupOf(node) == shown.moment.group);
    };
    const auto at = std::ranges::find_if(row, isChosen);
    const auto wanted = at == row.end() ? 0 : at - row.begin() - std::ptrdiff_t(count / 2);
    return std::clamp<std::ptrdiff_t>(wanted, 0, std::ptrdiff_t(row.size() - count));
}

void ReductionGeometry::placeExcerpt()
{
    excerpt.clear();
    const QRectF space = excerptSpace();
    if (space.isEmpty())
        return;
    const auto row = data().layout.row(enlarged);
    const double width = excerptUnit(), line = QFontMetricsF(font).height() + px(2);
    const std::size_t count = std::clamp<std::size_t>(std::size_t(space.width() / width), 1, row.size());
    const auto first = firstOfExcerpt(count);
    for (std::size_t k = 0; k < count; ++k) {
        const int node = row[std::size_t(first) + k];
        const QRectF cell(space.left() + double(k) * width + px(3), space.top(), width - px(6), space.height());
        ReductionExcerpt &part =
            excerpt.emplace_back(ReductionExcerpt{node, QRectF(cell.left(), space.top() + line + px(9), cell.width(), line), {}});
        const std::vector<int> operands = operandsOf(data().tree, node);
        const double each = cell.width() / double(std::max<std::size_t>(1, operands.size()));
        for (std::size_t i = 0; i < operands.size(); ++i)
            part.operands.emplace_back(operands[i],
                                       QRectF(cell.left() + double(i) * each + px(1), space.top() + px(2), each - px(2), line - px(2)));
    }
}

} // namespace kernelscope

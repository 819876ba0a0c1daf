#include "ui/reduction/ReductionPainter.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QPainterPath>

#include "ui/reduction/ReductionTexts.h"

namespace kernelscope {

using Kind = ReductionNode::Kind;

ReductionPainter::ReductionPainter(QPainter &painter, const ReductionLook &look)
    : m_painter(painter), m_look(look), m_sheet(*look.sheet), m_scene(look.scene()), m_small(look.font)
{
    m_small.setPointSizeF(look.font.pointSizeF() * 0.86);
}

void ReductionPainter::paint()
{
    m_painter.save();
    m_painter.setClipRect(QRectF(QPointF(0, 0), m_look.size), Qt::IntersectClip);
    m_painter.setFont(m_look.font);
    paintBands();
    m_painter.save();
    m_painter.setClipRect(QRectF(m_look.gutter(), 0, m_look.size.width() - m_look.gutter(), m_look.size.height()), Qt::IntersectClip);
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintEdges();
    paintClosed();
    paintNodes();
    paintExcerpt();
    m_painter.restore();
    paintGutter();
    m_painter.restore();
}

QColor ReductionPainter::mixed(const QColor &colour, double share) const
{
    const QColor &under = m_look.theme.surface;
    const auto mix = [share](int over, int below) { return int(std::lround(below + (over - below) * share)); };
    return QColor(mix(colour.red(), under.red()), mix(colour.green(), under.green()), mix(colour.blue(), under.blue()));
}

/// Pale, and still seen at a projector.
QColor ReductionPainter::laterLine() const
{
    return mixed(m_look.theme.mutedText, m_look.theme.isDark ? 0.6 : 0.7);
}

QColor ReductionPainter::faint(const QColor &colour, bool later) const
{
    return later ? mixed(colour, m_look.theme.isDark ? 0.4 : 0.28) : colour;
}

ReductionPainter::State ReductionPainter::stateOf(int node) const
{
    return {m_look.moment.isLater(m_sheet, node), !m_look.parts.empty() && m_look.parts[std::size_t(node)]};
}

std::pair<int, int> ReductionPainter::levelsInSight() const
{
    const int first = std::max(0, int(std::floor(m_look.levelAt(0) + 0.5)));
    const int last = std::min(m_sheet.layout.levels - 1, int(std::ceil(m_look.levelAt(m_look.size.height()) + 0.5)));
    return {first, last};
}

void ReductionPainter::paintBands()
{
    const auto [first, last] = levelsInSight();
    for (int level = first; level <= last; ++level) {
        const QRectF row(0, m_look.rowTop(level), m_look.size.width(), m_look.heightOf(level));
        if (m_look.moment.isChosen(m_sheet.tree.levels[std::size_t(level)]))
            m_painter.fillRect(row, mixed(m_look.theme.accentSoft, 0.7));
    }
}

void ReductionPainter::paintEdges()
{
    const auto &theme = m_look.theme;
    std::vector<QLineF> now, later, lit, nowDashed, laterDashed, litDashed;
    // So many edges hide each other: then only those of the phase that is shown are drawn.
    constexpr std::size_t manyEdges = 300, manyOfNode = 2; // Of operands of two there are never more than two for each node.
    const bool onlyChosen = m_look.moment.launch >= 0 && m_scene.edges.size() > std::max(manyEdges, manyOfNode * m_scene.nodes.size());
    for (const auto &[input, user] : m_scene.edges) {
        const PlacedNode &from = m_scene.nodes[std::size_t(input)];
        const PlacedNode &to = m_scene.nodes[std::size_t(user)];
        const State state = stateOf(to.node);
        const bool isLit = state.lit && stateOf(from.node).lit;
        const auto level = std::size_t(m_sheet.tree.nodes[std::size_t(to.node)].level);
        if (onlyChosen && !isLit && !m_look.moment.isChosen(m_sheet.tree.levels[level]))
            continue;
        const bool exact = m_sheet.tree.nodes[std::size_t(to.node)].exact;
        auto &lines = isLit ? (exact ? lit : litDashed) : state.later ? (exact ? later : laterDashed) : (exact ? now : nowDashed);
        const QPointF start(m_look.xOf(from.x), m_look.yOf(from.y)), end(m_look.xOf(to.x), m_look.yOf(to.y));
        // Down its own column first: straight, it would pass behind others and seem to come from them.
        const QPointF bend = to.y > from.y + 1 ? QPointF(start.x(), m_look.yOf(to.y - 1)) : start;
        if (bend != start)
            lines.emplace_back(start, bend);
        lines.emplace_back(bend, end);
    }
    constexpr std::size_t mostSmooth = 2000; // More than that are a texture, which need not be smooth but quick.
    const auto draw = [&](const std::vector<QLineF> &lines, const QColor &colour, double width, Qt::PenStyle style) {
        const bool isSmooth = lines.size() <= mostSmooth;
        m_painter.setRenderHint(QPainter::Antialiasing, isSmooth);
        m_painter.setPen(QPen(colour, isSmooth ? m_look.px(width) : 1, isSmooth ? style : Qt::SolidLine));
        m_painter.drawLines(lines.data(), int(lines.size()));
    };
    draw(later, laterLine(), 1, Qt::SolidLine);
    draw(laterDashed, laterLine(), 1, Qt::DashLine);
    draw(now, mixed(theme.text, 0.85), 1.6, Qt::SolidLine);
    draw(nowDashed, mixed(theme.text, 0.85), 1.6, Qt::DashLine);
    draw(lit, theme.accent, 2.4, Qt::SolidLine);
    draw(litDashed, theme.accent, 2.4, Qt::DashLine);
    m_painter.setRenderHint(QPainter::Antialiasing);
}

/// Half of what a box may be wide.
double ReductionPainter::boxRoom(const PlacedNode &placed) const
{
    const auto n = std::size_t(placed.node);
    const double units = std::max(1.0, m_sheet.layout.right[n] - m_sheet.layout.left[n]);
    return std::min(units * m_look.pixelsPerUnit / 2 - m_look.px(1), m_look.px(46));
}

/// The size of the letters, against the usual one, with which a node's value has room in its box; 0: none can be read.
double ReductionPainter::valueSize(const PlacedNode &placed) const
{
    const ReductionNode &node = m_sheet.tree.nodes[std::size_t(placed.node)];
    if (node.kind == Kind::Held)
        return 1; // It shows none.
    if (node.kind == Kind::Bundle || !node.value)
        return m_look.showsValues() ? std::clamp(lettersOfRow(), 0.62, 1.0)
                                    : 0; // A bundle says as much of whose they are as there is room for.
    const QFontMetricsF metrics(m_look.font);
    const double wide = std::min(metrics.horizontalAdvance(numberText(node.value)), metrics.horizontalAdvance(roundedText(node.value, 1)));
    const double fits = std::min((2 * boxRoom(placed) - m_look.px(2)) / std::max(1.0, wide), lettersOfRow());
    for (const double size : {1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62}) {
        if (size <= fits)
            return size;
    }
    return 0;
}

/// Of a level all or none, and all of one size: a box among others that shows nothing would look like one without a value.
void ReductionPainter::findValuedLevels()
{
    constexpr int mostValues = 128; // Of small nodes more than that can't be read at once.
    m_valueSizes.assign(std::size_t(m_sheet.layout.levels), 1);
    std::vector<int> values(m_valueSizes.size(), 0);
    for (const PlacedNode &placed : m_scene.nodes)
        ++values[std::size_t(m_sheet.tree.nodes[std::size_t(placed.node)].level)];
    for (std::size_t level = 0; level < values.size() && !m_look.showsValues(); ++level)
        m_valueSizes[level] = values[level] > 0 && values[level] <= mostValues;
    for (const PlacedNode &placed : m_scene.nodes) {
        double &size = m_valueSizes[std::size_t(m_sheet.tree.nodes[std::size_t(placed.node)].level)];
        if (size > 0)
            size = std::min(size, valueSize(placed));
    }
}

void ReductionPainter::paintNodes()
{
    findValuedLevels();
    const double above = -m_look.rowHeight;
    for (const PlacedNode &placed : m_scene.nodes) {
        const double y = m_look.yOf(placed.y);
        if (placed.collapsed || (y > above && y < m_look.size.height() - above))
            paintNode(placed);
    }
}

void ReductionPainter::paintNode(const PlacedNode &placed)
{
    const State state = stateOf(placed.node);
    const int items = m_sheet.traceOf(placed.node).itemsOfGroup();
    const QColor colour = faint(m_look.itemColour(m_sheet.localItemOf(placed.node), items), state.later);
    if (m_sheet.tree.nodes[std::size_t(placed.node)].kind == Kind::Held)
        paintHeld(placed, colour, state);
    else if (m_valueSizes[std::size_t(m_sheet.tree.nodes[std::size_t(placed.node)].level)] > 0)
        paintBox(placed, colour, state);
    else
        paintDot(placed, colour, state);
}

/// The size that a box as high as rows allow has room for.
double ReductionPainter::lettersOfRow() const
{
    return 2 * halfHeight() / (QFontMetricsF(m_look.font).height() - m_look.px(2));
}

double ReductionPainter::halfHeight() const
{
    const double share = m_look.rowHeight < m_look.px(28) ? 0.4 : 0.32; // Of low rows most is for the numbers.
    return std::min(m_look.px(m_look.pixelsPerUnit >= m_look.px(54) ? 19 : 13), m_look.rowHeight * share);
}

/// With as many digits as have room; a box among others that shows nothing would look like one without a value.
QString ReductionPainter::fittingValue(std::optional<double> value, double width, const QFontMetricsF &metrics) const
{
    const QStringList texts{numberText(value), roundedText(value, 3), roundedText(value, 2), roundedText(value, 1)};
    const auto fits = [&](const QString &text) { return metrics.horizontalAdvance(text) <= width - m_look.px(2); };
    const auto text = std::ranges::find_if(texts, fits);
    return text == texts.end() ? texts.last() : *text;
}

QFont ReductionPainter::valueFont(double size) const
{
    QFont sized = m_look.font;
    sized.setPointSizeF(sized.pointSizeF() * size);
    return sized;
}

/// Whose elements they are says more than how many.
QString ReductionPainter::bundleLabel(const ReductionNode &node, const QString &object, double width) const
{
    const QString count = QString::number(node.leafCount);
    return fitting({QCoreApplication::translate("Reduction", "%1 of %2").arg(count, object), object, count}, width - m_look.px(2));
}

void ReductionPainter::paintLabel(const PlacedNode &placed, const QRectF &box)
{
    const ReductionNode &node = m_sheet.tree.nodes[std::size_t(placed.node)];
    const QFont font = valueFont(m_valueSizes[std::size_t(node.level)]);
    const QFontMetricsF metrics(font), small(m_small);
    const double room = box.width() - m_look.px(6);
    const QString place = placeText(m_sheet, placed.node);
    const bool isBundle = node.kind == Kind::Bundle;
    const QString object = m_sheet.traceOf(placed.node).objects()[node.object.value].name;
    const QString below = isBundle ? QCoreApplication::translate("Reduction", "of %1").arg(object) : place;
    const bool both = box.height() >= metrics.height() + small.height() && small.horizontalAdvance(below) <= room;
    const QString value = !isBundle ? fittingValue(node.value, box.width(), metrics)
                          : both    ? QString::number(node.leafCount)
                                    : bundleLabel(node, object, box.width());
    const bool isTight = isBundle && metrics.horizontalAdvance(value) > room;
    m_painter.setFont(isTight ? m_small : font);
    if (!isTight || small.horizontalAdvance(value) <= box.width() - m_look.px(2)) {
        const QRectF upper = both ? QRectF(box.left(), box.top() + m_look.px(1), box.width(), box.height() * 0.55) : box;
        m_painter.drawText(upper, Qt::AlignCenter, value);
    }
    m_painter.setFont(m_look.font);
    if (!both)
        return;
    m_painter.save();
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    m_painter.drawText(QRectF(box.left(), box.center().y() + m_look.px(1), box.width(), box.height() * 0.45), Qt::AlignCenter, below);
    m_painter.restore();
}

} // namespace kernelscope

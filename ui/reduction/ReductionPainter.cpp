#include "ui/reduction/ReductionPainter.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainterPath>

#include "ui/models/TraceWords.h"
#include "ui/reduction/ReductionTexts.h"
#include "ui/widgets/Hatching.h"

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

void ReductionPainter::paintBox(const PlacedNode &placed, const QColor &colour, const State &state)
{
    const ReductionNode &node = m_sheet.tree.nodes[std::size_t(placed.node)];
    const double own = m_look.pixelsPerUnit / 2 - m_look.px(1);
    const double text = QFontMetricsF(m_look.font).horizontalAdvance(numberText(node.value)) / 2 + m_look.px(4);
    const double half = std::min(std::max(own, text), boxRoom(placed));
    const QRectF box(m_look.xOf(placed.x) - half, m_look.yOf(placed.y) - halfHeight(), 2 * half, 2 * halfHeight());
    const bool isElement = node.isAsFound();
    const double radius = isElement ? 0 : std::min(m_look.px(7), halfHeight() * 0.55);
    const bool isChosen = placed.node == m_look.selected || placed.node == m_look.hovered;
    const QColor line = isChosen || state.lit ? m_look.theme.accent : state.later ? laterLine() : colour;
    const QPen pen(line, m_look.px(placed.node == m_look.selected ? 3 : isChosen || state.lit ? 2 : 1.4));
    m_painter.setPen(pen);
    if (node.kind == Kind::Bundle) {
        m_painter.setBrush(m_look.theme.surface);
        m_painter.drawRoundedRect(box.translated(m_look.px(3), -m_look.px(3)), radius, radius);
    }
    m_painter.setBrush(isElement ? m_look.theme.surface : mixed(colour, 0.2));
    m_painter.drawRoundedRect(box, radius, radius);
    m_painter.setPen(state.later ? m_look.theme.mutedText : m_look.theme.text);
    paintLabel(placed, box);
}

/// A diamond: no place in memory, and so no value that was recorded.
void ReductionPainter::paintHeld(const PlacedNode &placed, const QColor &colour, const State &state)
{
    const auto n = std::size_t(placed.node);
    const double own = (m_sheet.layout.right[n] - m_sheet.layout.left[n]) * m_look.pixelsPerUnit;
    const double half = std::max(m_look.px(leastNode / 2), std::min({own / 2, m_look.px(9), m_look.rowHeight * 0.32}));
    const QPointF centre(m_look.xOf(placed.x), m_look.yOf(placed.y));
    const bool isChosen = placed.node == m_look.selected || placed.node == m_look.hovered;
    const QColor line = isChosen || state.lit ? m_look.theme.accent : state.later ? laterLine() : colour;
    m_painter.setPen(QPen(line, m_look.px(isChosen ? 3 : state.lit ? 2 : 1.4)));
    m_painter.setBrush(mixed(colour, 0.2));
    m_painter.drawPolygon(
        QPolygonF{centre - QPointF(0, half), centre + QPointF(half, 0), centre + QPointF(0, half), centre - QPointF(half, 0)});
}

void ReductionPainter::paintDot(const PlacedNode &placed, const QColor &colour, const State &state)
{
    const ReductionNode &node = m_sheet.tree.nodes[std::size_t(placed.node)];
    const auto n = std::size_t(placed.node);
    const double own = (m_sheet.layout.right[n] - m_sheet.layout.left[n]) * m_look.pixelsPerUnit;
    const double room = std::max(placed.collapsed ? m_look.px(2 * leastNode) : own, m_look.px(leastNode + 1));
    const double radius = std::min({room / 2 - m_look.px(0.5), m_look.px(9), m_look.rowHeight * 0.2});
    const QPointF centre(m_look.xOf(placed.x), m_look.yOf(placed.y));
    const bool isChosen = placed.node == m_look.selected || placed.node == m_look.hovered;
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    m_painter.setPen(isChosen || state.lit ? QPen(m_look.theme.accent, m_look.px(isChosen ? 3 : 2))
                     : state.later         ? QPen(laterLine(), 1)
                                           : QPen(Qt::NoPen));
    m_painter.setBrush(colour);
    if (node.isAsFound())
        m_painter.drawRect(box);
    else
        m_painter.drawEllipse(box);
}

constexpr double closedShare = 0.3;

void ReductionPainter::paintClosed()
{
    if (!m_sheet.tree.isForest)
        return;
    const auto isClosed = [](const PlacedNode &placed) { return placed.collapsed && placed.hidden > 0; };
    for (const PlacedNode &placed : m_scene.nodes) {
        if (!isClosed(placed))
            continue;
        // Some of it is done as soon as its launch is at work.
        const State state = stateOf(placed.node);
        const bool isLater = state.later && m_sheet.tree.nodes[std::size_t(placed.node)].launch > m_look.moment.launch;
        const int items = m_sheet.traceOf(placed.node).itemsOfGroup();
        paintWedge(placed, faint(m_look.itemColour(m_sheet.localItemOf(placed.node), items), isLater));
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const auto [first, last] = levelsInSight();
    for (const PlacedNode &placed : m_scene.nodes) {
        const int below = isClosed(placed) ? std::min(last, m_sheet.tree.nodes[std::size_t(placed.node)].level - 1) : -1;
        for (int level = first; level <= below; ++level)
            paintHidden(placed, level);
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

/// The nodes of a level that lie in a closed subtree, as far as pixels tell them apart.
void ReductionPainter::paintHidden(const PlacedNode &placed, int level)
{
    const ReductionLayout &layout = m_sheet.layout;
    const auto row = layout.row(level);
    const auto end = layout.right[std::size_t(placed.node)];
    const auto isBefore = [&](int node, double x) { return layout.right[std::size_t(node)] <= x; };
    auto at = std::lower_bound(row.begin(), row.end(), layout.left[std::size_t(placed.node)], isBefore);
    const double high = std::clamp(m_look.rowHeight * 0.16, 2.0, m_look.px(8)) * (level == m_look.enlarged ? 1.6 : 1);
    const double top = std::round(m_look.yOf(level) - high / 2);
    while (at != row.end() && layout.left[std::size_t(*at)] < end) {
        const double x = std::round(m_look.xOf(layout.left[std::size_t(*at)]));
        const double right = std::max(x + 1, std::round(m_look.xOf(layout.right[std::size_t(*at)])));
        const State state = stateOf(*at);
        const QColor colour = m_look.itemColour(m_sheet.localItemOf(*at), m_sheet.traceOf(*at).itemsOfGroup());
        m_painter.fillRect(QRectF(x, top, right - x, std::round(high)), state.lit ? m_look.theme.accent : faint(colour, state.later));
        at = std::lower_bound(at + 1, row.end(), m_look.unitsAt(right), isBefore);
    }
}

/// From its root up to its elements.
void ReductionPainter::paintWedge(const PlacedNode &placed, const QColor &colour)
{
    const auto n = std::size_t(placed.node);
    const double left = m_look.xOf(m_sheet.layout.left[n]) + m_look.px(1);
    const double right = m_look.xOf(m_sheet.layout.right[n]) - m_look.px(1);
    const double top = m_look.yOf(0) - m_look.px(10);
    const double bottom = m_look.yOf(placed.y);
    if (right - left < m_look.px(6)) // A bar looks the same and is many times faster to draw.
        return m_painter.fillRect(
            QRectF((left + right) / 2 - std::max(0.5, (right - left) * 0.3), top, std::max(1.0, (right - left) * 0.6), bottom - top)
                .toRect(),
            mixed(colour, closedShare));
    QPolygonF wedge{{left, top}, {right, top}, {m_look.xOf(placed.x), bottom}};
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(mixed(colour, closedShare));
    m_painter.drawPolygon(wedge);
    const QString text = QCoreApplication::translate("Reduction", "%1 elements").arg(placed.hidden);
    const QFontMetricsF metrics(m_small);
    if (right - left < metrics.height() * 0.85 || metrics.horizontalAdvance(text) > (bottom - top) * 0.6)
        return;
    m_painter.save();
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.text);
    m_painter.translate((left + right) / 2, top + m_look.px(4));
    m_painter.rotate(90);
    m_painter.drawText(QPointF(0, metrics.ascent() / 2 - metrics.descent() / 2), text);
    m_painter.restore();
}

/// What is enlarged stands out from the row, and lines lead to it from where it lies there.
void ReductionPainter::paintExcerpt()
{
    const std::vector<ReductionExcerpt> parts = m_look.excerpt();
    if (parts.empty())
        return;
    const ReductionLayout &layout = m_sheet.layout;
    const auto first = std::size_t(parts.front().node), last = std::size_t(parts.back().node);
    const double left = m_look.xOf(layout.left[first]), right = m_look.xOf(layout.right[last]),
                 y = m_look.yOf(m_look.enlarged) + m_look.px(5);
    const QRectF whole = m_look.excerptRoom();
    const QRectF room(whole.left(), whole.top(), parts.back().box.right() + m_look.px(3) - whole.left(), whole.height());
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_look.theme.surface);
    m_painter.drawPolygon(QPolygonF{{left, y}, {right, y}, room.topRight(), room.topLeft()});
    m_painter.setPen(QPen(m_look.theme.accent, m_look.px(1)));
    m_painter.drawLine(QPointF(left, y), room.topLeft());
    m_painter.drawLine(QPointF(right, y), room.topRight());
    m_painter.drawRect(room);
    for (const ReductionExcerpt &part : parts)
        paintPart(part);
}

void ReductionPainter::paintPart(const ReductionExcerpt &part)
{
    const State state = stateOf(part.node);
    const auto colourOf = [this](int node) {
        return faint(m_look.itemColour(m_sheet.localItemOf(node), m_sheet.traceOf(node).itemsOfGroup()), stateOf(node).later);
    };
    const auto paintValue = [&](int node, const QRectF &box, double radius) {
        const bool isChosen = node == m_look.selected || node == m_look.hovered;
        const QColor colour = colourOf(node);
        m_painter.setPen(QPen(isChosen              ? m_look.theme.accent
                              : stateOf(node).later ? laterLine()
                                                    : colour,
                              m_look.px(isChosen ? 2.4 : 1.4)));
        m_painter.setBrush(radius == 0 ? m_look.theme.surface : mixed(colour, 0.2));
        m_painter.drawRoundedRect(box, radius, radius);
        m_painter.setPen(stateOf(node).later ? m_look.theme.mutedText : m_look.theme.text);
        m_painter.setFont(m_look.font);
        const ReductionNode &at = m_sheet.tree.nodes[std::size_t(node)];
        const QString object = m_sheet.traceOf(node).objects()[at.object.value].name;
        const QString text = at.kind == ReductionNode::Kind::Bundle ? bundleLabel(at, object, box.width())
                                                                    : fittingValue(at.value, box.width(), QFontMetricsF(m_look.font));
        m_painter.drawText(box, Qt::AlignCenter, text);
    };
    m_painter.setPen(QPen(state.later ? laterLine() : mixed(m_look.theme.text, 0.85), m_look.px(1.4)));
    for (const auto &[node, box] : part.operands)
        m_painter.drawLine(QPointF(box.center().x(), box.bottom()), QPointF(part.box.center().x(), part.box.top()));
    for (const auto &[node, box] : part.operands)
        paintValue(node, box, m_sheet.tree.nodes[std::size_t(node)].isAsFound() ? 0 : m_look.px(6));
    paintValue(part.node, part.box, m_look.px(6));
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    const QRectF below(part.box.left() - m_look.px(3), part.box.bottom(), part.box.width() + m_look.px(6), QFontMetricsF(m_small).height());
    m_painter.drawText(below, Qt::AlignCenter, fitting({placeText(m_sheet, part.node)}, below.width()));
}

/// "6 of 128 values enlarged".
QString ReductionPainter::excerptText() const
{
    const QString count = QLocale().toString(quint64(m_sheet.layout.row(m_look.enlarged).size()));
    return QCoreApplication::translate("Reduction", "%1 of %2 values enlarged")
        .arg(QLocale().toString(quint64(m_look.excerpt().size())), count);
}

constexpr double leastFramed = 7; // Pixels of the design across a work-item that has a frame when it is chosen.

void ReductionPainter::paintGutter()
{
    const QRectF gutter(0, 0, m_look.gutter(), m_look.size.height());
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillRect(gutter, m_look.theme.surface);
    const auto [first, last] = levelsInSight();
    findTitleWidth(first, last);
    for (int level = first; level <= last; ++level) {
        const QRectF row(0, m_look.rowTop(level), m_look.gutter(), m_look.heightOf(level));
        if (m_look.moment.isChosen(m_sheet.tree.levels[std::size_t(level)])) {
            m_painter.fillRect(row, m_look.theme.accentSoft);
            m_painter.fillRect(QRectF(0, row.top(), m_look.px(4), row.height()), m_look.theme.accent);
        }
        paintTitle(level, row);
    }
    m_painter.fillRect(QRectF(m_look.gutter() - 1, 0, 1, m_look.size.height()), m_look.theme.border);
}

/// Of the phases in sight: what stands beside one is as long as what stands beside the others.
void ReductionPainter::findTitleWidth(int first, int last)
{
    QFont bold = m_look.font;
    bold.setBold(true);
    m_titleWidth = 0;
    for (int level = first; level <= last; ++level) {
        const ReductionLevel &at = m_sheet.tree.levels[std::size_t(level)];
        if (at.phase >= 0)
            m_titleWidth = std::max(
                m_titleWidth, QFontMetricsF(bold).horizontalAdvance(QCoreApplication::translate("Reduction", "Phase %1").arg(at.phase)));
    }
}

void ReductionPainter::paintTitle(int level, const QRectF &row)
{
    const ReductionLevel &at = m_sheet.tree.levels[std::size_t(level)];
    const bool later = m_look.moment.isLater(at);
    QFont bold = m_look.font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const QRectF inner = row.adjusted(m_look.px(14), std::min(m_look.px(6), m_look.rowHeight * 0.06), -m_look.px(10), -m_look.px(2));
    const bool isNewLaunch =
        m_look.launchNames.size() > 1 && (level == 0 || m_sheet.tree.levels[std::size_t(level) - 1].launch != at.launch);
    if (isNewLaunch)
        m_painter.fillRect(QRectF(0, row.top(), m_look.size.width(), 1), m_look.theme.border);
    const bool isNarrow = metrics.horizontalAdvance(phaseText(m_sheet, level)) > inner.width() * 0.62;
    const QString title = phaseText(m_sheet, level, isNarrow);
    QRectF line(inner.left(), inner.top(), inner.width(), metrics.height());
    m_painter.setFont(later ? m_look.font : bold);
    m_painter.setPen(later ? m_look.theme.mutedText : m_look.theme.text);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    const bool isPhaseAlone = !isNewLaunch && title == phaseText(m_sheet, level) && at.phase >= 0;
    line.setLeft(line.left() + metrics.horizontalAdvance(title) + m_look.px(8));
    const double besideRoom = isPhaseAlone ? std::min(line.width(), inner.width() - m_titleWidth - m_look.px(8)) : line.width();
    const QRectF below = inner.adjusted(0, metrics.height() + m_look.px(2), 0, 0);
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, besideTitle(level, isNewLaunch, besideRoom, linesBelow(below)));
    if (at.phase >= 0)
        paintActivity(level, below);
    else
        m_painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, fitting(elementsTexts(), linesBelow(below) > 0 ? below.width() : 0));
}

/// Of elements that are not drawn one by one their number stands for them.
QStringList ReductionPainter::elementsTexts() const
{
    const QString count = QLocale().toString(m_sheet.elementCount);
    const QString elements = m_sheet.elementCount == 1 ? QCoreApplication::translate("Reduction", "1 element")
                                                       : QCoreApplication::translate("Reduction", "%1 elements").arg(count);
    const bool isClosed = std::ranges::any_of(m_scene.nodes, &PlacedNode::collapsed);
    return isClosed ? QStringList{QCoreApplication::translate("Reduction", "%1: zoom in for each").arg(elements), elements}
                    : QStringList{elements};
}

/// The longest that fits: a word that is cut says less than none.
QString ReductionPainter::fitting(const QStringList &longestFirst, double width) const
{
    const QFontMetricsF small(m_small);
    const auto at = std::ranges::find_if(longestFirst, [&](const QString &text) { return small.horizontalAdvance(text) <= width; });
    return at == longestFirst.end() ? QString() : *at;
}

/// "pass, 1 of 2" of "pass, execution 1 of 2".
static QString shortTitle(const QString &title)
{
    const qsizetype comma = title.lastIndexOf(u", ");
    const qsizetype space = comma < 0 ? -1 : title.indexOf(u' ', comma + 2);
    return space < 0 ? title : title.first(comma + 2) + title.sliced(space + 1);
}

/// The launch where it begins, who was active where there is no room for that below, else the barrier.
QString ReductionPainter::besideTitle(int level, bool isNewLaunch, double width, int lines) const
{
    const QFontMetricsF small(m_small);
    if (isNewLaunch) {
        const QString &title = m_look.launchNames[m_sheet.tree.levels[std::size_t(level)].launch];
        const QString fits = fitting({title, shortTitle(title), title.section(u',', 0, 0)}, width);
        return fits.isEmpty() ? small.elidedText(title, Qt::ElideRight, width) : fits;
    }
    if (lines == 0)
        return fitting(activityTexts(level), width);
    return fitting(m_sheet.barriers[std::size_t(level)], width);
}

/// Longest first: even beside a title that leaves little room it is said how many.
QStringList ReductionPainter::activityTexts(int level) const
{
    const GroupSlot group = m_look.groupOf(level);
    const QString shorter = activityText(m_sheet, level, group, true);
    const QString shortest = QCoreApplication::translate("Reduction", "%1 active").arg(m_sheet.activeIn(level, group).size());
    return {activityText(m_sheet, level, group), shorter, shortest};
}

/// Of text that have room below the strip of work-items, with some air before the next level's title.
int ReductionPainter::linesBelow(const QRectF &room) const
{
    const double line = QFontMetricsF(m_small).height();
    return std::clamp(int((room.height() - m_look.px(3) - m_look.stripHeight() - line * 0.4) / line), 0, 3);
}

void ReductionPainter::paintActivity(int level, const QRectF &room)
{
    const QFontMetricsF small(m_small);
    const double gap = m_look.px(m_look.workItem >= 0 ? 6 : 3); // Room for the marker of the one that is chosen.
    const int lines = linesBelow(room);
    const double used = paintStrip(level, room.adjusted(0, 0, 0, lines > 0 ? -lines * small.height() - gap : 0));
    QRectF line(room.left(), room.top() + used + gap, room.width(), small.height());
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    const GroupSlot group = m_look.groupOf(level);
    const int width = m_look.subgroupWidth;
    const QStringList divided{divisionText(m_sheet, level, group, width), divisionText(m_sheet, level, group, width, true)};
    const bool isEnlarged = level == m_look.enlarged;
    const QStringList said[] = {activityTexts(level), divided.first().isEmpty() && isEnlarged ? QStringList(excerptText()) : divided,
                                isEnlarged && !divided.first().isEmpty() ? QStringList(excerptText()) : QStringList()};
    for (int i = 0; i < lines; ++i) {
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, fitting(said[i], line.width()));
        line.translate(0, small.height());
    }
}

/// A line a sub-group, a slot a work-item. Returns the height it takes.
double ReductionPainter::paintStrip(int level, const QRectF &room)
{
    const ReductionLevel &at = m_sheet.tree.levels[std::size_t(level)];
    const int items = m_sheet.traces[at.launch].itemsOfGroup();
    const int perLine = std::min(items, m_look.subgroupWidth);
    const int lines = (items + perLine - 1) / perLine;
    const double width = std::min(room.width() / perLine, m_look.px(20));
    const double height = std::min({room.height() / lines, m_look.px(16), std::max(width, m_look.px(8))});
    if (height < 1)
        return 0;
    std::vector<char> active(std::size_t(items), 0);
    const int first = m_look.groupOf(level).value * items;
    for (const WorkItemSlot item : m_sheet.activeIn(level, m_look.groupOf(level)))
        active[std::size_t(item.value - first)] = 1;
    const double gap = height >= m_look.px(4) ? m_look.px(1) : 0;
    const QFontMetricsF small(m_small);
    const Trace &trace = m_sheet.traces[at.launch];
    const auto idOf = [&](int item) { return itemId(trace, WorkItemSlot(first + item)); };
    const bool withIds =
        trace.launch().dimensions == 1 && width >= small.horizontalAdvance(idOf(items - 1)) + m_look.px(3) && height >= m_look.px(13);
    const auto slotOf = [&](int item) {
        return QRectF(room.left() + item % perLine * width, room.top() + item / perLine * height, width - gap, height - gap);
    };
    for (int item = 0; item < items; ++item) {
        const int end = withIds || active[std::size_t(item)] ? item + 1 : idleUntil(active, item, perLine);
        if (end > item + 1)
            paintIdle(slotOf(item).united(slotOf(end - 1)));
        if (end == item + 1 || (m_look.workItem >= item && m_look.workItem < end)) {
            const int marked = end == item + 1 ? item : m_look.workItem;
            paintSlot(slotOf(marked), marked, items, active[std::size_t(marked)], withIds ? idOf(marked) : QString());
        }
        item = end - 1;
    }
    if (m_look.workItem >= 0 && m_look.workItem < items && width < m_look.px(leastFramed))
        paintMarker(slotOf(m_look.workItem), room.top() + lines * height);
    return lines * height;
}

/// Below the strip, where a frame would hide the work-items beside it.
void ReductionPainter::paintMarker(const QRectF &slot, double below)
{
    const double half = m_look.px(3.5), x = slot.center().x();
    QPainterPath arrow(QPointF(x, below));
    arrow.lineTo(x + half, below + m_look.px(5));
    arrow.lineTo(x - half, below + m_look.px(5));
    arrow.closeSubpath();
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.fillPath(arrow, m_look.theme.text);
    m_painter.restore();
}

/// The end of the idle work-items beside each other: hatched as one, as hatching each costs most of a frame.
int ReductionPainter::idleUntil(const std::vector<char> &active, int item, int perLine)
{
    const int lineEnd = std::min(int(active.size()), (item / perLine + 1) * perLine);
    while (item < lineEnd && !active[std::size_t(item)])
        ++item;
    return item;
}

void ReductionPainter::paintIdle(const QRectF &room)
{
    m_painter.fillRect(room, m_look.theme.raised);
    hatch(m_painter, room, mixed(m_look.theme.mutedText, 0.6), m_look.px(6));
}

void ReductionPainter::paintSlot(const QRectF &slot, int item, int items, bool active, const QString &id)
{
    const QColor colour = m_look.itemColour(item, items);
    if (active) {
        m_painter.fillRect(slot, colour);
    } else {
        paintIdle(slot);
    }
    if (item == m_look.workItem && slot.width() >= m_look.px(leastFramed)) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_look.theme.text, 2));
        m_painter.drawRect(slot);
    }
    if (id.isEmpty())
        return;
    if (!active)
        m_painter.fillRect(slot.adjusted(slot.width() * 0.2, 1, -slot.width() * 0.2, -1), m_look.theme.raised);
    m_painter.setPen(active ? Theme::textOn(colour) : m_look.theme.mutedText);
    m_painter.drawText(slot, Qt::AlignCenter, id);
}

} // namespace kernelscope

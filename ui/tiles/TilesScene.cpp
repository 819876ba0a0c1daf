#include "ui/tiles/TilesScene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <QFontMetricsF>

#include "analysis/Evidence.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesLayout.h"
#include "ui/tiles/TilesLegend.h"

namespace kernelscope {
namespace {

constexpr int readCategory = 0;    // blue
constexpr int writtenCategory = 5; // vermilion
constexpr int grownCategory = 2;   // green

/// What cells are drawn of, from the back to the front: how an element is coloured, the later the more it matters, and marks on that.
enum TileLayer { Unused, ReadBefore, WrittenBefore, ReadNow, WrittenNow, Outline, Inside, Dot, Bar, Growth, TileLayers };
constexpr int TileColours = Outline;

TileLayer colourOf(quint8 use)
{
    return use & TileElement::WrittenNow      ? WrittenNow
           : use & TileElement::ReadNow       ? ReadNow
           : use & TileElement::WrittenBefore ? WrittenBefore
           : use & TileElement::ReadBefore    ? ReadBefore
                                              : Unused;
}

/// What was used before is paler.
Ink inkOf(TileLayer layer, double readShare, double writtenShare)
{
    const Ink read(Ink::Category, readCategory), written(Ink::Category, writtenCategory);
    const std::array<Ink, TileLayers> inks{Ink::Raised,
                                           read.mixed(readShare),
                                           written.mixed(writtenShare),
                                           read,
                                           written,
                                           Ink::White,
                                           written,
                                           Ink::White,
                                           Ink(Ink::DeepCategory, writtenCategory),
                                           Ink(Ink::Category, grownCategory)};
    return inks[layer];
}

/// How much of a cell the dot above its value takes.
double markOfValue(const QRectF &cell)
{
    return std::max(2.0, std::round(std::min(cell.width(), cell.height()) * 0.11)) + 1;
}

QPainterPath lineFrom(const QPointF &from, const QPointF &to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

/// What cells are drawn of, those that look alike together.
struct TileMarks
{
    std::array<QList<QRectF>, TileLayers> boxes;
    std::array<QPainterPath, 2> strokes; ///< of cells that were read only, of those that were written, too

    void add(const QRectF &cell, quint8 use, bool hasValue, double least);
    void addGrowth(const QRectF &cell, double share);
};

/// Beside a value the marks keep to the edges; cells that are narrower than `least` have none.
void TileMarks::add(const QRectF &cell, quint8 use, bool hasValue, double least)
{
    const double side = std::min(cell.width(), cell.height());
    const bool isNow = use & (TileElement::ReadNow | TileElement::WrittenNow);
    boxes[colourOf(use)] << cell;
    if (cell.width() < least || use == 0)
        return;
    if (use & TileElement::WrittenNow) {
        const double inset = hasValue ? 1 : std::max(1.0, std::floor(side * 0.2));
        boxes[Outline] << cell.adjusted(inset, inset, -inset, -inset);
        boxes[Inside] << cell.adjusted(inset + 1, inset + 1, -inset - 1, -inset - 1);
    }
    if (use & TileElement::ReadNow) {
        const double dot = hasValue ? markOfValue(cell) - 1 : std::max(2.0, std::round(side * 0.26));
        const QPointF corner = hasValue ? cell.topLeft() + QPointF(2, 2) : cell.center() - QPointF(dot / 2, dot / 2);
        boxes[Dot] << QRectF(std::round(corner.x()), std::round(corner.y()), dot, dot);
    }
    if (!isNow && use & TileElement::ReadBefore) {
        const double inset = hasValue ? 1 : side * 0.3, length = side * (hasValue ? 0.16 : 0.4);
        const QPointF low =
            hasValue ? cell.topLeft() + QPointF(inset, inset + length) : QPointF(cell.left() + inset, cell.bottom() - inset - 0.5);
        strokes[use & TileElement::WrittenBefore ? 1 : 0].addPath(lineFrom(low, low + QPointF(length, -length + (hasValue ? 0 : 0.5))));
    }
    if (!isNow && use & TileElement::WrittenBefore) {
        const double height = std::max(2.0, std::round(side * (hasValue ? 0.1 : 0.16)));
        boxes[Bar] << QRectF(cell.left(), cell.bottom() - height, cell.width(), height);
    }
}

/// Fills up from below.
void TileMarks::addGrowth(const QRectF &cell, double share)
{
    const double height = std::max(1.0, std::round(cell.height() * share));
    boxes[Growth] << QRectF(cell.left(), cell.bottom() - height, cell.width(), height);
}

/// A corner cut, as in all views: a shape, not a colour alone.
void addCorner(Scene &scene, Severity severity, const QRectF &cell, double side, double edge)
{
    QPainterPath corner(cell.topRight());
    corner.lineTo(cell.topRight() - QPointF(side, 0));
    corner.lineTo(cell.topRight() + QPointF(0, side));
    corner.closeSubpath();
    scene.path(corner, {}, {Ink::Surface, edge}); // Seen on orange as well.
    scene.path(corner, severity == Severity::Error ? Ink::Error : Ink::Warning);
}

class TilesItems
{
public:
    TilesItems(const TilesLayout &look, const Appearance &appearance)
        : m_look(look), m_pale(appearance.theme().isDark ? 0.42 : 0.3), m_codeSize(appearance.codeFont().pointSizeF())
    {
    }
    Scene scene(std::optional<double> legendTop);

private:
    double px(double length) const { return m_look.px(length); }
    const TileWindow &windowOf(int panel) const { return m_look.windows[std::size_t(panel)]; }
    const TilePlace &placeOf(int panel) const { return m_look.places[std::size_t(panel)]; }
    const TilePanel &sheetOf(int panel) const { return m_look.sheet->panels[std::size_t(panel)]; }
    QList<std::pair<quint64, QRectF>> cellsOf(int panel) const;
    void addOverview(int panel);
    void addGrid(int panel);
    void addBoxes(const QList<QRectF> &boxes, const Ink &ink);
    void addMarks(const TileMarks &marks);
    void addCells(int panel);
    void addReads(int panel);
    void addOutside(const TileOutside &outside, const QRectF &cell);
    void addFinding(const FindingCell &found, const QRectF &cell);
    SceneItem &addChosen(const QRectF &cell);
    void addArrow(const TileArrow &arrow);
    void addWay(const QPainterPath &way, const QPointF &direction, bool isChosen);
    QPainterPath roundedWay(const QPolygonF &way) const;
    void addCurve(const TileArrow &arrow);
    QRectF targetOf(const ElementSubject &at) const;
    void addHeading(int panel);
    void addLegend(const TilesLegend &legend, double top);

    const TilesLayout &m_look;
    const double m_pale;
    const double m_codeSize;
    Scene m_scene;
};

Scene TilesItems::scene(std::optional<double> legendTop)
{
    m_scene.shows = Scene::Chosen;
    const TilesLegend legend = TilesLegend::of(m_look);
    m_scene.size = {m_look.size.width(), std::max(1.0, m_look.height + (legendTop ? legend.height : 0))};
    const int panels = int(m_look.places.size());
    for (int panel = 0; panel < panels; ++panel) {
        if (!placeOf(panel).overview.isEmpty())
            addOverview(panel);
        addGrid(panel);
        for (const auto &[outside, cell] : m_look.outsideCells(panel))
            addOutside(outside, cell.adjusted(0, 0, -1, -1));
    }
    for (const TileArrow &arrow : m_look.drawn)
        addArrow(arrow);
    for (int panel = 0; panel < panels; ++panel)
        addHeading(panel); // Above the arrows, which pass below.
    if (legendTop)
        addLegend(legend, *legendTop);
    return m_scene;
}

/// A picture of all of it, at least a pixel where an element is in use, with a frame around what is drawn large.
void TilesItems::addOverview(int panel)
{
    const TileWindow &window = windowOf(panel);
    const GridShape shape = m_look.overviewShape(panel);
    const QRectF room = placeOf(panel).overview;
    const int wide = int(room.width()), high = int(room.height());
    const auto pixelsOf = [](quint64 at, quint64 count, int length) {
        const double each = length / double(count);
        const int first = std::min(int(double(at) * each), length - 1);
        return std::pair(first, std::clamp(int(double(at + 1) * each), first + 1, length));
    };
    std::vector<TileLayer> pixels(std::size_t(wide * high), Unused);
    for (const TileElement &at : *window.frame) {
        const GridCell cell = shape.cellOf(at.element);
        const auto [left, right] = pixelsOf(cell.x, shape.width, wide);
        const auto [top, bottom] = pixelsOf(cell.y, shape.height, high);
        for (int row = top; cell.z == window.z && row < bottom; ++row) {
            for (int column = left; column < right; ++column) {
                TileLayer &pixel = pixels[std::size_t(row * wide + column)];
                pixel = std::max(pixel, colourOf(at.use));
            }
        }
    }
    std::array<QList<QRectF>, TileColours> stretches;
    for (int row = 0; row < high; ++row) {
        for (int column = 0, first = 0; column < wide; first = ++column) {
            const TileLayer colour = pixels[std::size_t(row * wide + first)];
            while (column + 1 < wide && pixels[std::size_t(row * wide + column + 1)] == colour)
                ++column;
            stretches[colour] << QRectF(room.left() + first, room.top() + row, column + 1 - first, 1);
        }
    }
    m_scene.box(room, Ink::Raised);
    for (int colour = ReadBefore; colour < TileColours; ++colour) // Of a small picture every pixel counts.
        addBoxes(stretches[std::size_t(colour)], inkOf(TileLayer(colour), 0.75, 0.85));
    m_scene.box(room.adjusted(0.5, 0.5, -0.5, -0.5), {}, {Ink::Edge});
    const quint64 last = std::min(window.elementAt(window.columns - 1, window.rows - 1), m_look.sheet->object(panel).elementCount() - 1);
    const QRectF large = m_look.overviewCell(panel, window.elementAt(0, 0)).united(m_look.overviewCell(panel, last));
    m_scene.box(large.intersected(room).adjusted(0, 0, window.isList ? -1 : 0, window.isList ? -1 : 0), {}, {Ink::Text, px(1.5)});
}

/// Row after row, those after the last element, too.
QList<std::pair<quint64, QRectF>> TilesItems::cellsOf(int panel) const
{
    const TileWindow &window = windowOf(panel);
    QList<std::pair<quint64, QRectF>> cells;
    for (int row = 0; row < window.rows; ++row) {
        for (int column = 0; column < window.columns; ++column) {
            const quint64 element = window.elementAt(column, row);
            cells.emplace_back(element, m_look.cellRect(panel, element).adjusted(0, 0, -1, -1));
        }
    }
    return cells;
}

void TilesItems::addGrid(int panel)
{
    const TileWindow &window = windowOf(panel);
    const QRectF grid = placeOf(panel).grid;
    m_scene.box(grid.adjusted(-1, -1, 0, 0), Ink::Border);
    m_look.showsReuse ? addReads(panel) : addCells(panel);
    QList<QRectF> missing; // The last row may not be full.
    for (const auto &[element, cell] : cellsOf(panel)) {
        if (element >= m_look.sheet->object(panel).elementCount())
            missing << cell.adjusted(0, 0, 1, 1);
    }
    addBoxes(missing, Ink::Surface);
    m_scene.box(grid.adjusted(-0.5, -0.5, -0.5, -0.5), {}, {Ink::Edge});
    for (const FindingCell &found : sheetOf(panel).findings) {
        if (window.holds(found.element))
            addFinding(found, m_look.cellRect(panel, found.element).adjusted(0, 0, -1, -1));
    }
    const auto chosen = quint64(m_look.chosen.element);
    if (m_look.chosen.object != panel || !window.holds(chosen))
        return;
    const BoundObject &object = m_look.sheet->object(panel);
    const GridCell at = window.shape.cellOf(chosen);
    SceneItem &item = addChosen(m_look.cellRect(panel, chosen).adjusted(-1, -1, 0, 0));
    const QString value = m_look.valueAt(panel, int(at.x - window.x), int(at.y - window.y));
    item.subject = m_look.chosen;
    item.name =
        elementText(object, m_look.chosen.element * object.elementSize) + (value.isEmpty() ? QString() : QStringLiteral(" = ") + value);
    if (const FindingCell *found = sheetOf(panel).findingAt(chosen))
        addFinding(*found, m_look.cellRect(panel, chosen).adjusted(0, 0, -1, -1)); // Above the frame.
}

void TilesItems::addBoxes(const QList<QRectF> &boxes, const Ink &ink)
{
    if (!boxes.isEmpty())
        m_scene.boxes(boxes, ink);
}

void TilesItems::addMarks(const TileMarks &marks)
{
    for (int layer = 0; layer < TileLayers; ++layer)
        addBoxes(marks.boxes[std::size_t(layer)], inkOf(TileLayer(layer), m_pale, m_pale));
    for (const auto &[strokes, category] : {std::pair(marks.strokes[0], readCategory), {marks.strokes[1], writtenCategory}}) {
        if (!strokes.isEmpty())
            m_scene.path(strokes, {}, {Ink(Ink::DeepCategory, category), std::max(1.0, px(1.2))});
    }
}

void TilesItems::addCells(int panel)
{
    const TileTexts &texts = m_look.texts[std::size_t(panel)];
    const auto cells = cellsOf(panel);
    TileMarks marks;
    QList<SceneItem> values;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const auto &[element, cell] = cells[i];
        if (element >= m_look.sheet->object(panel).elementCount())
            continue;
        const quint8 use = windowOf(panel).useOf(element);
        const bool isWritten = use & (TileElement::WrittenBefore | TileElement::WrittenNow);
        const double share = isWritten ? 0 : m_look.sheet->grown(panel, element, m_look.position()).value_or(0);
        const QString value = share > 0 ? QString() : texts.values.value(i);
        marks.add(cell, use, !value.isEmpty(), px(6));
        if (share > 0)
            marks.addGrowth(cell, share);
        if (value.isEmpty())
            continue;
        SceneItem &item = values.emplaceBack();
        item.shape = cell.adjusted(0, use & TileElement::ReadNow ? markOfValue(cell) : 0, 0, 0);
        item.text = {value, inkOf(colourOf(use), m_pale, m_pale).textOn(), Qt::AlignCenter, texts.font.pointSizeF() / m_codeSize};
        item.text.isCode = true;
        item.subject = ElementSubject{panel, qint64(element)};
    }
    addMarks(marks);
    m_scene.items << values;
}

/// How often each element is read in all.
void TilesItems::addReads(int panel)
{
    const TilePanel &sheet = sheetOf(panel);
    const double most = double(std::max(quint64(1), sheet.reuse.most));
    const QFontMetricsF metrics(m_look.smallFont());
    std::map<quint64, QList<QRectF>> cells; // by how often
    for (const auto &[element, cell] : cellsOf(panel)) {
        if (element < m_look.sheet->object(panel).elementCount())
            cells[sheet.readsOf(element)] << cell;
    }
    for (const auto &[reads, boxes] : cells) {
        const Ink ink = reads == 0  ? Ink(Ink::Raised)
                        : most <= 1 ? Ink(Ink::Ramp, 0.25)
                                    : Ink(Ink::Ramp, 0.15 + 0.85 * std::log(double(reads)) / std::log(most));
        addBoxes(boxes, ink);
        const QString text = QString::number(reads);
        const QRectF &cell = boxes.constFirst();
        if (reads == 0 || metrics.horizontalAdvance(text) > cell.width() - 2 || metrics.height() > cell.height() + 4)
            continue;
        for (const QRectF &box : boxes)
            m_scene.text(box, {text, ink.textOn(), Qt::AlignCenter, m_look.smallSize()});
    }
}

void TilesItems::addFinding(const FindingCell &found, const QRectF &cell)
{
    const double side = std::min(cell.width(), cell.height());
    addCorner(m_scene, found.severity, cell, std::clamp(side * 0.34, std::min(px(7), side), px(16)), px(3));
}

/// In two colours, so that it is seen on any.
SceneItem &TilesItems::addChosen(const QRectF &cell)
{
    m_scene.box(cell, {}, {Ink::Surface, px(4)});
    return m_scene.box(cell, {}, {Ink::Text, px(2)});
}

/// Its index in a frame of dashes: there is no element. Filled where it is accessed now.
void TilesItems::addOutside(const TileOutside &outside, const QRectF &cell)
{
    const bool isNow = outside.when == AccessTime::Now;
    const Ink ink = outside.when == AccessTime::Later ? Ink::Muted : Ink::Error;
    m_scene.box(cell, isNow ? Ink::Error : Ink::Surface);
    SceneItem &item = m_scene.box(cell.adjusted(0.5, 0.5, -0.5, -0.5), {}, {ink, std::max(1.0, px(1.5)), Qt::DashLine});
    const double size = m_look.smallSize() * std::clamp(cell.width() / px(40), 1.0, 1.6);
    QFont letters = m_look.font;
    letters.setPointSizeF(letters.pointSizeF() * size);
    if (QFontMetricsF(letters).horizontalAdvance(outside.index()) <= cell.width()) // Not in the legend.
        item.text = {outside.index(), isNow ? Ink(Ink::Error).textOn() : ink, Qt::AlignCenter, size};
}

void TilesItems::addArrow(const TileArrow &arrow)
{
    if (arrow.way.isEmpty())
        return addCurve(arrow);
    const QLineF last(arrow.way[arrow.way.size() - 2], arrow.way.back());
    addWay(roundedWay(arrow.way), (last.p2() - last.p1()) / std::max(1.0, last.length()), arrow.isChosen);
}

QPainterPath TilesItems::roundedWay(const QPolygonF &way) const
{
    QPainterPath path(way.front());
    for (qsizetype i = 1; i + 1 < way.size(); ++i) {
        const QLineF before(way[i], way[i - 1]), behind(way[i], way[i + 1]);
        const double radius = std::min({px(4), before.length() / 2, behind.length() / 2});
        if (radius < 0.1)
            continue;
        path.lineTo(before.pointAt(radius / before.length()));
        path.quadTo(way[i], behind.pointAt(radius / behind.length()));
    }
    path.lineTo(way.back());
    return path;
}

QRectF TilesItems::targetOf(const ElementSubject &at) const
{
    const QRectF cell = m_look.cellRect(at.object, quint64(at.element));
    return cell.isEmpty() ? m_look.overviewCell(at.object, quint64(at.element)) : cell;
}

/// Between panels beside each other, or to an element that only a small picture shows.
void TilesItems::addCurve(const TileArrow &arrow)
{
    const QRectF from = targetOf(arrow.from), to = targetOf(arrow.to);
    if (from.isEmpty() || to.isEmpty())
        return;
    const double across = to.center().x() - from.center().x(), below = to.center().y() - from.center().y();
    // Beside each other it passes above the cells in between.
    const bool isSideways = std::abs(below) <= m_look.cell && std::abs(across) > m_look.cellWidth;
    const bool isDown = below >= 0 || isSideways;
    // From edge to edge where there is a value in the middle, and beside the values of other cells on its way.
    const bool isLarge = m_look.cell >= px(leastWithValues) && std::abs(below) > m_look.cell;
    const double edge = isLarge ? (isDown ? 1 : -1) * m_look.cell * 0.42 : 0, aside = isLarge ? px(2.5) - m_look.cellWidth / 2 : 0;
    const double up = isSideways ? m_look.cell * 0.45 : 0;
    const double over = px(18);
    const auto room = [&](int panel, const QRectF &cell) { return cell.top() - placeOf(panel).grid.top(); };
    const bool isUnderTitle = std::min(room(arrow.from.object, from), room(arrow.to.object, to)) < over; // It would cross it above.
    const QPointF start = from.center() + QPointF(aside, edge - up), end = to.center() - QPointF(-aside, edge + up);
    const double bend = isSideways ? (isUnderTitle ? over : -over) : std::clamp(std::abs(end.y() - start.y()) * 0.45, px(18), px(110));
    QPainterPath path(start);
    path.cubicTo(start + QPointF(0, isDown ? bend : -bend), end + QPointF(0, isSideways ? bend : isDown ? -bend : bend), end);
    addWay(path, QPointF(0, isDown ? 1 : -1), arrow.isChosen);
}

/// With a point where it begins and a head where it ends, which points along `direction`.
void TilesItems::addWay(const QPainterPath &way, const QPointF &direction, bool isChosen)
{
    const Ink ink = isChosen ? Ink::Accent : Ink::Text;
    m_scene.path(way, {}, {Ink::Surface, px(isChosen ? 5 : 3.4)});
    m_scene.path(way, {}, {ink, px(isChosen ? 2.4 : 1.3)});
    const double head = px(5);
    const QPointF end = way.currentPosition(), back = end - direction * head * 1.3;
    const QPointF across(-direction.y() * head * 0.6, direction.x() * head * 0.6);
    QPainterPath ends;
    ends.addPolygon(QPolygonF{end, back + across, back - across, end});
    ends.addEllipse(QPointF(way.elementAt(0)), px(1.6), px(1.6));
    m_scene.path(ends, ink, {ink, px(isChosen ? 2.4 : 1.3)});
}

void TilesItems::addHeading(int panel)
{
    const QRectF room = placeOf(panel).title;
    const TileHeading &heading = m_look.headings[std::size_t(panel)];
    const QFontMetricsF small(m_look.smallFont());
    const bool isTight = m_look.arrangement.isTight;
    const QRectF first(room.left(), room.top(), room.width(), QFontMetricsF(m_look.titleFont()).height());
    const QRectF rest = first.adjusted(heading.used, 0, 0, 0), below = first.translated(0, first.height());
    const double before = small.horizontalAdvance(isTight ? heading.title : heading.reuse);
    m_scene.box(heading.rect, Ink::Surface).name =
        QStringList{heading.name, heading.title, heading.reuse, heading.outside}.join(u' ').simplified();
    SceneText name{heading.name};
    name.isBold = true;
    const auto write = [&](const QRectF &into, const QString &words, const Ink &ink) {
        if (!words.isEmpty())
            m_scene.text(into, {words, ink, name.flags, m_look.smallSize(), false, Qt::ElideRight});
    };
    m_scene.text(first, name);
    write(rest, heading.title, Ink::Muted);
    write(below, heading.reuse, Ink::Muted);
    write((isTight ? rest : below).adjusted(before, 0, 0, 0), heading.outside, Ink::Error);
}

void TilesItems::addLegend(const TilesLegend &legend, double top)
{
    using Mark = TilesLegend::Mark;
    m_scene.box({0, top, m_look.size.width(), legend.height}, Ink::Surface);
    for (const TilesLegend::Entry &entry : legend.entries) {
        const QRectF cell = entry.cell.translated(0, std::floor(top));
        TileMarks marks;
        if (entry.mark == Mark::Finding || entry.mark == Mark::Chosen)
            m_scene.box(cell.adjusted(0.5, 0.5, -0.5, -0.5), Ink::Raised, {Ink::Muted});
        if (entry.mark == Mark::Use)
            marks.add(cell, entry.use, false, 0);
        else if (entry.mark == Mark::Growth)
            marks.addGrowth(cell, 0.6);
        else if (entry.mark == Mark::Finding)
            addCorner(m_scene, Severity::Error, cell, cell.width() * 0.6, px(3));
        else if (entry.mark == Mark::Outside)
            addOutside({0, AccessTime::Now}, cell);
        else if (entry.mark == Mark::Chosen)
            addChosen(cell.adjusted(1, 1, -2, -2));
        addMarks(marks);
        m_scene.text(entry.words.translated(0, top),
                     {entry.text, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter, legend.letters, false, Qt::ElideRight});
    }
}

} // namespace

Scene tilesScene(const TilesLayout &look, const Appearance &appearance, std::optional<double> legendTop)
{
    return look.sheet && look.places.size() == look.windows.size() ? TilesItems(look, appearance).scene(legendTop) : Scene();
}

} // namespace kernelscope

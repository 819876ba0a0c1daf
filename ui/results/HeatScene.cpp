#include "ui/results/HeatScene.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include <QFontMetricsF>

#include "support/Numbers.h"
#include "support/Tr.h"
#include "ui/layout/ChartAxis.h"
#include "ui/models/CellTexts.h"
#include "ui/models/Counts.h"
#include "ui/models/ElementText.h"
#include "ui/scene/ColourBar.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr double largestCell = 56;   // At first; one may zoom further.
constexpr double thinnest = 24;      // A grid's short side at first.
constexpr double separateCells = 10; // As wide, lines between them help.
constexpr double chequerSide = 8;
constexpr double readableCell = 22;
constexpr qint64 mostTexts = 2000;
constexpr double barWidth = 14;
constexpr double mostBarHeight = 240;
constexpr double legendGap = 8;
constexpr double rowGap = 8;      // Of rows' indices: the first column's may begin beside the cells.
constexpr double paleShare = 0.3; // Of the colours behind what is marked.

const char *notFiniteName(int kind)
{
    static const char *const names[] = {QT_TR_NOOP("NaN"), QT_TR_NOOP("\u221e"), QT_TR_NOOP("\u2212\u221e")};
    return names[kind];
}

struct LegendMark
{
    Ink ink;
    QString text;
};

QList<LegendMark> legendMarks(const HeatPicture &picture)
{
    QList<LegendMark> marks;
    for (int kind = 0; kind < notFiniteKinds; ++kind) {
        if (const quint64 count = picture.statistics.notFinite[kind]; count > 0)
            marks << LegendMark{{Ink::NotFinite, double(kind)}, QStringLiteral("%1: %2").arg(tr(notFiniteName(kind)), fullCount(count))};
    }
    if (!picture.marks.isNull())
        marks << LegendMark{Ink::Error, tr("Mismatches")};
    return marks;
}

/// Round numbers along the bar.
QList<double> legendValues(const HeatColours &colours, double length, double lineHeight)
{
    if (colours.isLog && colours.map == ColourMap::Diverging)
        return {colours.from, colours.valueAt(0.25), (colours.from + colours.to) / 2, colours.valueAt(0.75), colours.to};
    return chartTicks({colours.valueAt(0), colours.to, length, colours.isLog}, 2 * lineHeight);
}

class HeatItems
{
public:
    HeatItems(const HeatPicture &picture, const Appearance &appearance, const SceneWindow &window)
        : m_picture(picture), m_appearance(appearance), m_window(window), m_room(HeatGeometry(picture, appearance).cellsRoom(window.size)),
          m_metrics(appearance.interfaceFont(0.85))
    {
        const QRectF cells(0, 0, double(picture.grid.columns()), double(picture.grid.rows()));
        const QRectF seen = QRectF(window.toUnits(m_room.topLeft()), window.toUnits(m_room.bottomRight())) & cells;
        m_fromColumn = qint64(std::floor(seen.left()));
        m_toColumn = std::min(picture.grid.columns(), qint64(std::ceil(seen.right())));
        m_fromRow = qint64(std::floor(seen.top()));
        m_toRow = std::min(picture.grid.rows(), qint64(std::ceil(seen.bottom())));
    }
    Scene scene();

private:
    void addChequers();
    void addImage(const QImage &image, const QRectF &cells, double opacity);
    void addLines();
    void addTexts();
    void addChosen();
    void addStrips();
    void addColumns();
    void addRows();
    void addLegend();
    double px(double length) const { return m_appearance.px(length); }
    Ink inkOf(qint64 cell) const;
    QRectF placed(const QRectF &pixels) const { return pixels.translated(m_window.scrolled()); }
    void say(const QRectF &pixels, const QString &text, int flags) { m_scene.text(placed(pixels), {text, Ink::Muted, flags, 0.85}); }
    qint64 stepFor(double needed) const { return qint64(std::bit_ceil(quint64(std::max(1.0, std::ceil(needed / m_window.scale))))); }

    const HeatPicture &m_picture;
    const Appearance &m_appearance;
    const SceneWindow &m_window;
    const QRectF m_room;
    const QFontMetricsF m_metrics;
    qint64 m_fromColumn, m_toColumn, m_fromRow, m_toRow;
    Scene m_scene;
};

Scene HeatItems::scene()
{
    m_scene.size = m_window.size;
    m_scene.scale = m_window.scale;
    m_scene.shows = Scene::Chosen;
    const NumberGrid &grid = m_picture.grid;
    const bool isPale = !m_picture.marks.isNull();
    if (m_picture.look.isOverGround(m_picture.channels))
        addChequers();
    if (!isPale)
        addImage(m_picture.overview, {0, 0, double(grid.columns()), double(grid.rows())}, 1);
    addImage(m_picture.detail, m_picture.area, isPale ? paleShare : 1);
    addImage(m_picture.marks, m_picture.area, 1);
    addLines();
    addTexts();
    addChosen();
    addStrips();
    addColumns();
    addRows();
    addLegend();
    return m_scene;
}

/// What is transparent shows them; they stay where they are when it is moved.
void HeatItems::addChequers()
{
    const QRectF cells(0, 0, double(m_picture.grid.columns()), double(m_picture.grid.rows()));
    const QRectF seen = m_window.toPixels(cells) & m_room;
    const double side = px(chequerSide);
    const QSize squares(int(std::ceil(seen.width() / side)), int(std::ceil(seen.height() / side)));
    if (squares.isEmpty())
        return;
    QImage image(squares, QImage::Format_RGB32);
    for (int y = 0; y < squares.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < squares.width(); ++x)
            line[x] = colourOf({Ink::Grey, (x + y) % 2 == 0 ? 0.4 : 0.6}, m_appearance.theme()).rgb();
    }
    m_scene.image(placed(QRectF(seen.topLeft(), QSizeF(squares) * side)), image);
}

/// Only the pixels in sight, lest a few are stretched far beyond the view.
void HeatItems::addImage(const QImage &image, const QRectF &cells, double opacity)
{
    const QRectF seen = QRectF(m_window.toUnits(m_room.topLeft()), m_window.toUnits(m_room.bottomRight())) & cells;
    if (image.isNull() || seen.isEmpty())
        return;
    const double across = image.width() / cells.width(), down = image.height() / cells.height();
    const QRect part =
        QRectF((seen.left() - cells.left()) * across, (seen.top() - cells.top()) * down, seen.width() * across, seen.height() * down)
            .toAlignedRect() &
        image.rect();
    const QRectF units(cells.left() + part.left() / across, cells.top() + part.top() / down, part.width() / across, part.height() / down);
    m_scene.image(placed(m_window.toPixels(units)), part == image.rect() ? image : image.copy(part)).opacity = opacity;
}

void HeatItems::addLines()
{
    if (m_window.scale < px(separateCells))
        return;
    QList<QLineF> lines;
    const QRectF seen =
        m_window.toPixels(QRectF(QPointF(double(m_fromColumn), double(m_fromRow)), QPointF(double(m_toColumn), double(m_toRow))));
    for (qint64 column = m_fromColumn + 1; column < m_toColumn; ++column) {
        const double x = m_window.toPixels(QPointF(double(column), 0)).x();
        lines << QLineF(x, seen.top(), x, seen.bottom()).translated(m_window.scrolled());
    }
    for (qint64 row = m_fromRow + 1; row < m_toRow; ++row) {
        const double y = m_window.toPixels(QPointF(0, double(row))).y();
        lines << QLineF(seen.left(), y, seen.right(), y).translated(m_window.scrolled());
    }
    m_scene.lines(lines, {Ink::Surface}).isSmooth = false;
}

/// As it is drawn.
Ink HeatItems::inkOf(qint64 cell) const
{
    const auto element = quint64(m_picture.grid.firstElement() + cell);
    const Ink own = m_picture.colours.inkOf(m_picture.grid.at(cell));
    if (m_picture.marks.isNull())
        return own;
    return m_picture.mismatches.isAmong(element, element) ? Ink(Ink::Error) : own.mixed(paleShare);
}

void HeatItems::addTexts()
{
    const qint64 cells = (m_toColumn - m_fromColumn) * (m_toRow - m_fromRow);
    if (m_picture.isImage() || m_window.scale < px(readableCell) || cells <= 0 || cells > mostTexts)
        return;
    const NumberGrid &grid = m_picture.grid;
    QStringList values;
    QList<qint64> shown;
    for (qint64 row = m_fromRow; row < m_toRow; ++row) {
        for (qint64 column = m_fromColumn; column < m_toColumn && row * grid.columns() + column < grid.count(); ++column) {
            shown << row * grid.columns() + column;
            values << scalarText(grid.scalar(), grid.bytesAt(shown.last()), false);
        }
    }
    const QFont font = m_appearance.codeFont(0.9);
    const CellTexts texts(values, font, m_window.scale - px(4));
    for (qsizetype k = 0; k < shown.size(); ++k) {
        const QString text = texts.shown(values[k]);
        if (text.isEmpty())
            continue;
        SceneText written{text, inkOf(shown[k]).textOn(), Qt::AlignCenter,
                          texts.font().pointSizeF() / m_appearance.codeFont().pointSizeF()};
        written.isCode = true;
        m_scene.text(placed(m_window.toPixels(HeatGeometry::rectOf(grid, shown[k]))), written);
    }
}

/// Seen on any colour, however small the cell is.
void HeatItems::addChosen()
{
    const auto *chosen = std::get_if<ElementSubject>(&m_window.chosen);
    const NumberGrid &grid = m_picture.grid;
    if (!chosen || chosen->element < grid.firstElement() || chosen->element >= grid.firstElement() + grid.count())
        return;
    const QRectF cell = placed(m_window.toPixels(HeatGeometry::rectOf(grid, chosen->element - grid.firstElement())));
    const double more = std::max(px(1), (px(9) - cell.width()) / 2);
    const QRectF frame = cell.adjusted(-more, -more, more, more);
    m_scene.box(frame, {}, {Ink::Surface, px(5)});
    SceneItem &item = m_scene.box(frame, {}, {Ink::Accent, px(2.5)});
    item.subject = *chosen;
    item.name = cellReadout(m_picture, chosen->element - grid.firstElement());
}

/// Around the cells, over what is moved below them.
void HeatItems::addStrips()
{
    const QRectF all(QPointF(), m_window.size);
    for (const QRectF &strip :
         {QRectF(all.topLeft(), QPointF(all.right(), m_room.top())), QRectF(QPointF(0, m_room.top()), QPointF(m_room.left(), all.bottom())),
          QRectF(m_room.topRight(), all.bottomRight()), QRectF(m_room.bottomLeft(), all.bottomRight())}) {
        SceneItem &ground = m_scene.box(placed(strip), Ink::Surface);
        ground.isSmooth = false;
        ground.covers = true;
    }
}

void HeatItems::addColumns()
{
    if (m_toColumn <= m_fromColumn)
        return;
    const QString before = m_picture.grid.isList() && m_picture.grid.rows() > 1 ? QStringLiteral("+") : QString();
    const auto textOf = [&](qint64 column) { return before + fullCount(quint64(column)); };
    const double widest = m_metrics.horizontalAdvance(textOf(m_toColumn - 1));
    const qint64 step = stepFor(widest + px(10));
    for (qint64 column = (m_fromColumn + step - 1) / step * step; column < m_toColumn; column += step) {
        const double centre = m_window.toPixels(QPointF(double(column) + 0.5, 0)).x(), width = std::max(m_window.scale, widest);
        const QRectF label(centre - width / 2, 0, width, m_room.top() - px(2));
        const bool isInSight = centre >= m_room.left() && centre <= m_room.right();
        if (isInSight && label.left() >= 0 && label.right() <= m_window.size.width())
            say(label, textOf(column), Qt::AlignHCenter | Qt::AlignBottom);
    }
}

void HeatItems::addRows()
{
    const NumberGrid &grid = m_picture.grid;
    if (m_toRow <= m_fromRow)
        return;
    const double height = m_metrics.height();
    const qint64 step = stepFor(height * 1.2);
    for (qint64 row = (m_fromRow + step - 1) / step * step; row < m_toRow; row += step) {
        const double centre = m_window.toPixels(QPointF(0, double(row) + 0.5)).y();
        const QRectF label(0, centre - height / 2, m_room.left() - px(rowGap), height);
        const bool isInSight = centre >= m_room.top() && centre <= m_room.bottom();
        if (isInSight && label.bottom() <= m_window.size.height())
            say(label, fullCount(quint64(grid.isList() ? row * grid.columns() : row)), Qt::AlignRight | Qt::AlignVCenter);
    }
}

void HeatItems::addLegend()
{
    const double line = m_metrics.height();
    const double end = m_window.toPixels(QPointF(double(m_picture.grid.columns()), 0)).x(); // It stays with the cells.
    const double left = std::clamp(end, m_room.left(), m_room.right()) + px(2 * legendGap);
    double below = m_window.size.height() - px(legendGap);
    const QList<LegendMark> marks = legendMarks(m_picture);
    below -= double(marks.size()) * line * 1.3;
    const QRectF bar(left, m_room.top(), px(barWidth), std::min(px(mostBarHeight), below - m_room.top() - px(legendGap)));
    const bool hasBar = m_picture.statistics.finite > 0 && !m_picture.isImage();
    if (hasBar && bar.height() > 2 * line) {
        addColourBar(m_scene, placed(bar), Qt::Vertical, [&](double position) { return m_picture.colours.ink(position); });
        for (const double value : legendValues(m_picture.colours, bar.height(), line)) {
            const double y = bar.bottom() - m_picture.colours.position(value) * bar.height();
            m_scene.line(QLineF(bar.right(), y, bar.right() + px(4), y).translated(m_window.scrolled()), {Ink::Edge});
            say({bar.right() + px(7), std::clamp(y - line / 2, 0.0, m_window.size.height() - line),
                 m_window.size.width() - bar.right() - px(7), line},
                roundedText(value), Qt::AlignLeft | Qt::AlignVCenter);
        }
    }
    double top = hasBar ? bar.bottom() + px(legendGap) : m_room.top();
    for (const LegendMark &mark : marks) {
        m_scene.box(placed({left, top + line * 0.2, px(barWidth), line * 0.7}), mark.ink, {Ink::Edge});
        say({left + px(barWidth + 7), top, m_window.size.width() - left, line}, mark.text, Qt::AlignLeft | Qt::AlignVCenter);
        top += line * 1.3;
    }
}

} // namespace

QString roundedText(double value)
{
    const bool isWhole = std::abs(value) < 1e6 && value == std::round(value);
    return separated(isWhole ? QString::number(value, 'f', 0) : digitsText(value, 4));
}

QString elementReadout(const QString &buffer, const NumberGrid &grid, qint64 cell)
{
    const QString channel = grid.channel().name.isEmpty() ? QString() : u'.' + grid.channel().name;
    const QString text =
        buffer + grid.indexText(cell) + channel + QStringLiteral(" = ") + scalarText(grid.scalar(), grid.bytesAt(cell), true);
    return grid.isList() ? text : text + tr("  (element %1)").arg(fullCount(quint64(grid.firstElement() + cell)));
}

QString cellReadout(const HeatPicture &picture, qint64 cell)
{
    if (!picture.isImage())
        return elementReadout(picture.name, picture.grid, cell);
    static const QStringList names{QStringLiteral("R "), QStringLiteral("G "), QStringLiteral("B "), QStringLiteral("A ")};
    const bool isGrey = picture.channels.size() == 1;
    QStringList values;
    for (const ImageChannel &channel : picture.channels)
        values << (isGrey ? QString() : names[channel.colour]) + scalarText(channel.grid.scalar(), channel.grid.bytesAt(cell), true);
    const QString all = values.join(QStringLiteral(", "));
    const qint64 columns = picture.grid.columns();
    return QStringLiteral("%1%2 = %3  (x %4, y %5)")
        .arg(picture.name, picture.grid.indexText(cell), isGrey ? all : u'(' + all + u')', fullCount(quint64(cell % columns)),
             fullCount(quint64(cell / columns)));
}

double HeatGeometry::top() const
{
    return QFontMetricsF(m_appearance.interfaceFont(0.85)).height() + m_appearance.px(4);
}

double HeatGeometry::legendWidth() const
{
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.85));
    const QList<LegendMark> marks = legendMarks(m_picture);
    if (m_picture.isImage() && marks.isEmpty())
        return m_appearance.px(legendGap);
    double widest = 0;
    for (const double value :
         m_picture.isImage() ? QList<double>() : legendValues(m_picture.colours, m_appearance.px(mostBarHeight), metrics.height()))
        widest = std::max(widest, metrics.horizontalAdvance(roundedText(value)));
    for (const LegendMark &mark : marks)
        widest = std::max(widest, metrics.horizontalAdvance(mark.text));
    return widest + m_appearance.px(3 * legendGap + barWidth + 7);
}

QRectF HeatGeometry::cellsRoom(const QSizeF &size) const
{
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.85));
    const NumberGrid &grid = m_picture.grid;
    const qint64 last = grid.isList() ? (grid.rows() - 1) * grid.columns() : grid.rows() - 1;
    const double left = metrics.horizontalAdvance(fullCount(quint64(std::max<qint64>(0, last)))) + m_appearance.px(12);
    return {left, top(), std::max(1.0, size.width() - left - legendWidth()), std::max(1.0, size.height() - top() - m_appearance.px(4))};
}

SceneWindow HeatGeometry::fit(const QSizeF &size) const
{
    const QRectF room = cellsRoom(size);
    const double columns = double(std::max<qint64>(1, m_picture.grid.columns())), rows = double(std::max<qint64>(1, m_picture.grid.rows()));
    const double all = std::min(room.width() / columns, room.height() / rows);
    SceneWindow window;
    window.size = size;
    window.scale = std::min(std::max(all, m_appearance.px(thinnest) / std::min(columns, rows) * (std::min(columns, rows) > 1 ? 1 : 0)),
                            double(m_appearance.px(largestCell)));
    window.column = room.left();
    window.origin = {0, -room.top() / window.scale};
    return window;
}

HeatSight HeatGeometry::sight(const SceneWindow &window) const
{
    const QRectF room = cellsRoom(window.size);
    const QRectF cells(0, 0, double(m_picture.grid.columns()), double(m_picture.grid.rows()));
    QRectF area = QRectF(window.toUnits(room.topLeft()), window.toUnits(room.bottomRight())) & cells;
    if (area.isEmpty())
        return {};
    if (window.scale >= 1) {
        area = area.toAlignedRect();
        return {area, area.size().toSize()};
    }
    return {area,
            QSize(std::max(1, int(std::ceil(area.width() * window.scale))), std::max(1, int(std::ceil(area.height() * window.scale))))};
}

qint64 HeatGeometry::cellAt(const SceneWindow &window, const QPointF &units) const
{
    const NumberGrid &grid = m_picture.grid;
    const auto column = qint64(std::floor(units.x())), row = qint64(std::floor(units.y()));
    const bool isInside = column >= 0 && column < grid.columns() && row >= 0 && row < grid.rows();
    if (!isInside || !cellsRoom(window.size).contains(window.toPixels(units)) || row * grid.columns() + column >= grid.count())
        return -1;
    return row * grid.columns() + column;
}

QRectF HeatGeometry::rectOf(const NumberGrid &grid, qint64 cell)
{
    return {double(cell % grid.columns()), double(cell / grid.columns()), 1, 1};
}

qint64 HeatGeometry::beside(const NumberGrid &grid, qint64 cell, int key)
{
    const qint64 column = cell % grid.columns();
    const bool isLast = cell + 1 >= grid.count() || column + 1 >= grid.columns();
    switch (key) {
    case Qt::Key_Left:
        return column > 0 ? cell - 1 : cell;
    case Qt::Key_Right:
        return isLast ? cell : cell + 1;
    case Qt::Key_Up:
        return cell >= grid.columns() ? cell - grid.columns() : cell;
    case Qt::Key_Down:
        return cell + grid.columns() < grid.count() ? cell + grid.columns() : cell;
    case Qt::Key_Home:
        return cell - column;
    case Qt::Key_End:
        return std::min(grid.count() - 1, cell - column + grid.columns() - 1);
    default:
        return cell;
    }
}

Scene heatScene(const HeatPicture &picture, const Appearance &appearance, const SceneWindow &window)
{
    return picture.grid.count() == 0 || window.size.isEmpty() ? Scene() : HeatItems(picture, appearance, window).scene();
}

} // namespace kernelscope

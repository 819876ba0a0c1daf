#include "ui/results/LineScene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QFontMetricsF>

#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/layout/ChartAxis.h"
#include "ui/models/Counts.h"
#include "ui/results/HeatScene.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr double separateDots = 7; // From value to value.
constexpr double widestStep = 40;

double labelHeight(const Appearance &appearance)
{
    return QFontMetricsF(appearance.interfaceFont(0.85)).height();
}

/// The row's number stands above that of a matrix.
QRectF chartRoom(const LinePicture &picture, const Appearance &appearance, const QSizeF &size, double column)
{
    const double line = labelHeight(appearance), top = (picture.grid.isList() ? 0.8 : 1.3) * line;
    return {column, top, std::max(1.0, size.width() - column - appearance.px(12)), std::max(1.0, size.height() - 1.8 * line - top)};
}

class LineItems
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::LineItems)

public:
    LineItems(const LinePicture &picture, const Appearance &appearance, const SceneWindow &window)
        : m_picture(picture), m_appearance(appearance), m_window(window),
          m_room(chartRoom(picture, appearance, window.size, window.column)),
          m_line(labelHeight(appearance)), m_axis{picture.range.valueAt(0), picture.range.to, m_room.height(), picture.range.isLog}
    {
    }
    Scene scene();

private:
    void addValues();
    void addPlaces();
    void addLine();
    void addStretches();
    void addChosen();
    /// What is beyond the scale's ends stands beyond the room, and is covered there.
    double yOf(double value) const { return m_room.bottom() - std::clamp(m_axis.toPixel(value), -m_room.height(), 2 * m_room.height()); }
    double xOf(qint64 cell) const { return m_window.toPixels(QPointF(double(cell) + 0.5, 0)).x(); }
    QPointF corner() const { return m_window.scrolled(); }
    void say(const QRectF &pixels, const QString &text, int flags, Ink ink = Ink::Muted)
    {
        m_scene.text(pixels.translated(corner()), {text, ink, flags, 0.85});
    }
    void draw(const QList<QLineF> &lines, const ScenePen &pen);

    const LinePicture &m_picture;
    const Appearance &m_appearance;
    const SceneWindow &m_window;
    const QRectF m_room;
    const double m_line;
    const ChartAxis m_axis;
    Scene m_scene;
};

void LineItems::draw(const QList<QLineF> &lines, const ScenePen &pen)
{
    const QList<QLineF> placed = mapped(lines, [&](const QLineF &line) { return line.translated(corner()); });
    if (!placed.isEmpty())
        m_scene.lines(placed, pen);
}

Scene LineItems::scene()
{
    m_scene.size = m_window.size;
    m_scene.scale = m_window.scale;
    m_scene.shows = Scene::Chosen;
    addValues();
    if (m_picture.levels.stretch == 1)
        addLine();
    else
        addStretches();
    addChosen();
    const QRectF all(QPointF(), m_window.size); // What is moved to the side ends at the axis.
    const double edge = m_appearance.px(3);     // for dots at the least and the greatest value
    m_scene.box(QRectF(QPointF(), QPointF(all.right(), m_room.top() - edge)).translated(corner()), Ink::Surface).covers = true;
    m_scene.box(QRectF(QPointF(0, m_room.bottom() + edge), all.bottomRight()).translated(corner()), Ink::Surface).covers = true;
    m_scene.box(QRectF(QPointF(), QPointF(m_room.left(), all.bottom())).translated(corner()), Ink::Surface).covers = true;
    m_scene.box(QRectF(m_room.topRight(), all.bottomRight()).translated(corner()), Ink::Surface).covers = true;
    for (const double value : chartTicks(m_axis, 2.2 * m_line))
        say({0, yOf(value) - m_line / 2, m_room.left() - m_appearance.px(6), m_line}, roundedText(value),
            Qt::AlignRight | Qt::AlignVCenter);
    addPlaces();
    return m_scene;
}

void LineItems::addValues()
{
    QList<QLineF> lines;
    for (const double value : chartTicks(m_axis, 2.2 * m_line))
        lines << QLineF(m_room.left(), std::round(yOf(value)) + 0.5, m_room.right(), std::round(yOf(value)) + 0.5);
    draw(lines, {Ink::Border});
}

void LineItems::addPlaces()
{
    const double from = m_window.toUnits(m_room.topLeft()).x(), to = m_window.toUnits(m_room.topRight()).x();
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.85));
    const double widest = metrics.horizontalAdvance(fullCount(quint64(std::max(1.0, to)))) + m_appearance.px(24);
    double until = -1e9;
    for (const double place : chartTicks({from, to, m_room.width(), false}, widest)) {
        if (place < 0 || place != std::round(place) || place >= double(m_picture.count()))
            continue;
        const double x = xOf(qint64(place)), width = metrics.horizontalAdvance(fullCount(quint64(place)));
        if (x - width / 2 < until || x < m_room.left() || x > m_room.right())
            continue;
        until = x + width / 2 + m_appearance.px(6);
        m_scene.line(QLineF(x, m_room.bottom(), x, m_room.bottom() + m_appearance.px(4)).translated(corner()), {Ink::Edge});
        say({x - width, m_room.bottom() + m_appearance.px(5), 2 * width, m_line}, fullCount(quint64(place)), Qt::AlignCenter);
    }
    m_scene.line(QLineF(m_room.bottomLeft(), m_room.bottomRight()).translated(corner()), {Ink::Edge});
    if (!m_picture.grid.isList())
        say({m_room.left() + m_appearance.px(6), 0, m_room.width(), m_line}, tr("Row %1").arg(fullCount(quint64(m_picture.row))),
            Qt::AlignLeft | Qt::AlignVCenter);
}

/// Broken where a value is not finite; there a mark stands at the bottom.
void LineItems::addLine()
{
    QPainterPath path;
    QPainterPath dots;
    bool isDown = false;
    const bool hasDots = m_window.scale >= m_appearance.px(separateDots);
    const double dot = m_appearance.px(2.5);
    for (std::size_t k = 0; k < m_picture.levels.least.size(); ++k) {
        const double value = m_picture.levels.least[k];
        const qint64 place = m_picture.levels.first + qint64(k) - m_picture.firstCell();
        if (notFiniteKind(value) >= 0) {
            const double half = std::clamp(m_window.scale / 2, 1.0, double(m_appearance.px(4)));
            m_scene.box(QRectF(xOf(place) - half, m_room.bottom() - m_appearance.px(8), 2 * half, m_appearance.px(8)).translated(corner()),
                        Ink(Ink::NotFinite, notFiniteKind(value)));
            isDown = false;
            continue;
        }
        const QPointF at = QPointF(xOf(place), yOf(value)) + corner();
        if (isDown)
            path.lineTo(at);
        else
            path.moveTo(at);
        isDown = true;
        if (hasDots)
            dots.addEllipse(at, dot, dot);
    }
    m_scene.path(path, {}, {Ink::Accent, m_appearance.px(15) / 10.0});
    if (hasDots)
        m_scene.path(dots, Ink::Accent);
}

/// From the least to the greatest of each, and on to the stretch before, as a line would go; a stretch without a finite value has a mark.
void LineItems::addStretches()
{
    const LineLevels &levels = m_picture.levels;
    QList<QRectF> boxes, marks;
    for (std::size_t k = 0; k < levels.least.size(); ++k) {
        const double place = double(levels.first + qint64(k) * levels.stretch - m_picture.firstCell());
        const double left = m_window.toPixels(QPointF(place, 0)).x();
        const double right = m_window.toPixels(QPointF(place + double(levels.stretch), 0)).x();
        if (std::isnan(levels.least[k])) {
            marks
                << QRectF(left, m_room.bottom() - m_appearance.px(8), std::max(1.0, right - left), m_appearance.px(8)).translated(corner());
            continue;
        }
        double greatest = levels.greatest[k], least = levels.least[k];
        if (k > 0 && !std::isnan(levels.least[k - 1])) {
            greatest = std::max(greatest, levels.least[k - 1]);
            least = std::min(least, levels.greatest[k - 1]);
        }
        const double top = yOf(greatest), bottom = yOf(least);
        boxes << QRectF(left, top - 0.5, std::max(1.0, right - left), std::max(1.5, bottom - top + 1)).translated(corner());
    }
    if (!boxes.isEmpty())
        m_scene.boxes(boxes, Ink::Accent);
    if (!marks.isEmpty())
        m_scene.boxes(marks, Ink(Ink::NotFinite, 0));
}

void LineItems::addChosen()
{
    const auto *chosen = std::get_if<ElementSubject>(&m_window.chosen);
    const NumberGrid &grid = m_picture.grid;
    if (!chosen)
        return;
    const qint64 cell = chosen->element - grid.firstElement(), place = cell - m_picture.firstCell();
    if (place < 0 || place >= m_picture.count())
        return;
    const double x = xOf(place), value = grid.at(cell);
    m_scene.line(QLineF(x, m_room.top(), x, m_room.bottom()).translated(corner()), {Ink::Text, 1, Qt::DashLine});
    const double half = m_appearance.px(5);
    const double y = std::isfinite(value) ? yOf(value) : m_room.bottom();
    SceneItem &item = m_scene.box(QRectF(x - half, y - half, 2 * half, 2 * half).translated(corner()), Ink::Surface,
                                  {Ink::Accent, m_appearance.px(25) / 10.0}, half);
    item.subject = *chosen;
    item.name = elementReadout(m_picture.name, grid, cell);
}

} // namespace

LineLevels lineLevels(const NumberGrid &grid, qint64 first, qint64 end, qint64 most, const std::stop_token &stop)
{
    LineLevels levels;
    levels.first = first;
    levels.end = end;
    levels.most = most;
    levels.stretch = std::max<qint64>(1, (end - first + most - 1) / std::max<qint64>(1, most));
    grid.read([&](auto read) {
        for (qint64 from = first; from < end && !stop.stop_requested(); from += levels.stretch) {
            double least = std::numeric_limits<double>::infinity(), greatest = -least, last = 0;
            for (qint64 cell = from; cell < std::min(end, from + levels.stretch); ++cell) {
                last = double(read(cell));
                if (!std::isfinite(last))
                    continue;
                least = std::min(least, last);
                greatest = std::max(greatest, last);
            }
            const bool hasAny = least <= greatest;
            const double without = levels.stretch == 1 ? last : std::numeric_limits<double>::quiet_NaN();
            levels.least.push_back(hasAny ? least : without);
            levels.greatest.push_back(hasAny ? greatest : without);
        }
    });
    return levels;
}

SceneWindow fitLine(const LinePicture &picture, const Appearance &appearance, const QSizeF &size)
{
    const QFontMetricsF metrics(appearance.interfaceFont(0.85));
    double widest = 0;
    const ChartAxis axis{picture.range.valueAt(0), picture.range.to, chartRoom(picture, appearance, size, 0).height(), picture.range.isLog};
    for (const double value : chartTicks(axis, 2.2 * metrics.height()))
        widest = std::max(widest, metrics.horizontalAdvance(roundedText(value)));
    SceneWindow window;
    window.size = size;
    window.isAcross = true;
    window.column = widest + appearance.px(12);
    window.scale = std::min(chartRoom(picture, appearance, size, window.column).width() / double(std::max<qint64>(1, picture.count())),
                            double(appearance.px(widestStep)));
    return window;
}

std::pair<qint64, qint64> lineSight(const LinePicture &picture, const SceneWindow &window)
{
    const double from = window.toUnits({window.column, 0}).x(), to = window.toUnits({window.size.width(), 0}).x();
    const auto last = double(std::max<qint64>(1, picture.count()));
    const auto first = qint64(std::clamp(std::floor(from) - 1, 0.0, last - 1));
    const auto end = qint64(std::clamp(std::ceil(to) + 1, double(first) + 1, last));
    return {picture.firstCell() + first, picture.firstCell() + end};
}

Scene lineScene(const LinePicture &picture, const Appearance &appearance, const SceneWindow &window)
{
    return picture.grid.count() == 0 || window.size.isEmpty() ? Scene() : LineItems(picture, appearance, window).scene();
}

} // namespace kernelscope

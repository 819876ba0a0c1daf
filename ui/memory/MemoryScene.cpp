#include "ui/memory/MemoryScene.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <utility>

#include <QFontMetricsF>

#include "analysis/Evidence.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryFilm.h"
#include "ui/models/CellTexts.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr double leastSeen = 3;     // Of a cell that is looked at first: smaller ones say too little.
constexpr double legiblePitch = 52; // A value of seven digits.
constexpr double flatness = 0.62;   // Height of a cell by its width, where there is text in it.
constexpr double mostComfortable = 64;
constexpr double mostOfFew = 150;      // One alone, or a few in a row, may be larger,
constexpr double comfortableRow = 600; // as long as the row stays as short as this.
constexpr qint64 fewInRow = 16;
constexpr double leastInRow = 150; // Ten digits in groups.
constexpr qint64 mostRowsAway = 1;
constexpr double leastWithGaps = 7; // Smaller cells become one image.
constexpr double leastWithHatching = 10;
constexpr double hatchingStep = 5;
constexpr double textSize = 0.9;

qint64 rowOf(qint64 cell, qint64 columns)
{
    return cell >= 0 ? cell / columns : -((-cell + columns - 1) / columns);
}

} // namespace

MemoryLayout::MemoryLayout(const MemoryData &data, const Appearance &appearance, const QSizeF &view)
    : m_data(data), m_appearance(appearance), m_view(view), m_grid(data.grid())
{
    const QFontMetricsF metrics(appearance.interfaceFont());
    const quint64 last = data.window.first + quint64(std::max(qint64(0), m_grid.count - 1));
    const double widest = metrics.horizontalAdvance(QString::number(last)) + appearance.px(10);
    m_ids = {MemoryFilm::suits(data) ? std::max(widest, MemoryFilm::gutter(data.phases->phaseCount(), appearance)) : widest,
             metrics.height() + appearance.px(4)};
    if (!data.cells)
        return;
    for (const auto &[element, time] : data.cells->outside()) {
        const qint64 row = m_grid.slices == 1 ? rowOf(element - qint64(data.window.first), m_grid.columns) : 0;
        m_rowsBefore = std::max(m_rowsBefore, row < 0 && row >= -mostRowsAway ? int(-row) : 0);
        m_rowsAfter = std::max(m_rowsAfter, row >= m_grid.rows && row < m_grid.rows + mostRowsAway ? int(row - m_grid.rows + 1) : 0);
    }
}

/// No larger than is comfortable, and text stays readable in what can be scrolled to. A matrix of thousands of columns would at first be a
/// grey mist: a part of it that can be read says more.
double MemoryLayout::fittingPitch(bool isWanted) const
{
    const auto px = [this](double length) { return double(m_appearance.px(length)); };
    const QSizeF space = m_view - m_ids - QSizeF(4, 4);
    // Rows of a list that are so short hold long values, as vectors have: flat cells as wide as these say more than small ones.
    const bool isOfLongValues = !m_data.isMatrix() && m_grid.columns < fewInRow && rows() > 1;
    const double comfortable = isOfLongValues ? mostOfFew : std::clamp(comfortableRow / double(m_grid.columns), mostComfortable, mostOfFew);
    const double width = std::min(space.width() / double(m_grid.columns), px(comfortable));
    if (isOfLongValues)
        return std::max(width, leastPitch);
    const double titles = m_grid.slices > 1 ? double(m_grid.slices) * px(24) : 0;
    const double rowsOfAll = double(m_grid.slices * m_grid.rows) + m_rowsBefore + m_rowsAfter;
    double pitch = std::min(width, (space.height() - titles) / rowsOfAll / flatness);
    if (m_grid.count <= 4096)
        pitch = std::max({pitch, std::min(width, px(rowsOfAll == 1 ? leastInRow : 26)), px(14)});
    if (!isWanted && m_data.isMatrix() && pitch < px(leastSeen))
        return px(legiblePitch);
    return std::clamp(pitch, leastPitch, mostPitch * m_appearance.scale());
}

void MemoryLayout::setPitch(double width, bool isFitted)
{
    const double space = (m_view.height() - m_ids.height() - 4) / double(rows());
    const bool mayGrow = isFitted && m_grid.slices == 1;
    const double flat = mayGrow ? std::min(width * flatness, space) : width * flatness;
    const double usual = width >= m_appearance.px(24) ? std::max(flat, double(m_appearance.px(24))) : width;
    m_grid.pitch = {width, mayGrow ? std::clamp(space, usual, std::max(usual, width)) : usual}; // As high as there is space for, or wide.
    m_grid.gap = width >= m_appearance.px(leastWithGaps) ? 1 : 0;
    m_grid.sliceGap = m_appearance.px(24);
    m_grid = m_grid.fittedSlices(m_view.width() - m_ids.width());
    m_spare = 0;
    if (isFitted)
        m_spare = std::floor(std::max(0.0, m_view.height() - size().height()) * 0.4);
}

QPointF MemoryLayout::corner() const
{
    return {m_ids.width(), m_ids.height() + m_spare};
}

QPointF MemoryLayout::origin() const
{
    return corner() + QPointF(0, m_rowsBefore * m_grid.pitch.height());
}

QSizeF MemoryLayout::size() const
{
    const double outside = (m_rowsBefore + m_rowsAfter) * m_grid.pitch.height();
    return m_grid.size() + QSizeF(corner().x() + 2, corner().y() + 2 + outside);
}

int MemoryLayout::rows() const
{
    return int(m_grid.rows) + m_rowsBefore + m_rowsAfter;
}

bool MemoryLayout::isOneRow() const
{
    return m_grid.count > 0 && m_grid.rows == 1 && m_grid.slices == 1 && size().width() <= m_view.width();
}

QRectF MemoryLayout::cellRect(qint64 cell) const
{
    return m_grid.cellRect(cell).translated(origin());
}

QRectF MemoryLayout::outsideRect(qint64 element) const
{
    const qint64 cell = element - qint64(m_data.window.first), row = rowOf(cell, m_grid.columns);
    const bool isNear = row >= -mostRowsAway && row < m_grid.rows + mostRowsAway && m_grid.slices == 1;
    if (!isNear || (cell >= 0 && cell < m_grid.count))
        return {};
    const QPointF corner(double(cell - row * m_grid.columns) * m_grid.pitch.width(), double(row) * m_grid.pitch.height());
    return {origin() + corner, m_grid.pitch - QSizeF(m_grid.gap, m_grid.gap)};
}

int MemoryLayout::cellOf(const Subject &subject) const
{
    const auto *at = std::get_if<ElementSubject>(&subject);
    const qint64 cell = at ? at->element - qint64(m_data.window.first) : -1;
    return cell < m_data.count() ? int(std::max(cell, qint64(-1))) : -1;
}

Subject MemoryLayout::subjectOf(int cell) const
{
    return ElementSubject{0, qint64(m_data.window.first) + cell};
}

Subject MemoryLayout::at(const QPointF &pixel, const QPointF &scrolled) const
{
    if (!m_data.cells || pixel.x() < corner().x() || pixel.y() < corner().y())
        return {};
    for (const auto &[element, time] : m_data.cells->outside()) {
        if (outsideRect(element).contains(pixel + scrolled))
            return ElementSubject{0, element};
    }
    const qint64 cell = m_grid.cellAt(pixel + scrolled - origin());
    return cell >= 0 && cell < m_data.count() ? subjectOf(int(cell)) : Subject();
}

Subject MemoryLayout::beside(const Subject &subject, int key) const
{
    const int cell = cellOf(subject);
    if (cell < 0)
        return m_data.count() > 0 ? subjectOf(0) : Subject();
    const qint64 row = m_grid.columns;
    const qint64 across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : key == Qt::Key_End ? row : key == Qt::Key_Home ? -row : 0;
    const qint64 to = m_grid.moved(cell, across, key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0);
    return subjectOf(to < m_data.count() ? int(to) : cell);
}

QRectF MemoryLayout::where(const Subject &subject) const
{
    const int cell = cellOf(subject);
    const auto *element = std::get_if<ElementSubject>(&subject);
    const QRectF rect = cell >= 0 ? cellRect(cell) : element ? outsideRect(element->element) : QRectF();
    return rect.isEmpty() ? rect : rect.adjusted(-m_ids.width(), -m_ids.height(), 2, 2);
}

QPointF MemoryLayout::scaled(const QPointF &point, double pitch) const
{
    MemoryLayout after(*this);
    after.setPitch(pitch, false);
    const QPointF inGrid = point - origin();
    return after.origin() + QPointF(inGrid.x() * after.m_grid.pitch.width() / m_grid.pitch.width(),
                                    inGrid.y() * after.m_grid.pitch.height() / m_grid.pitch.height());
}

QString MemoryLayout::nameOf(int cell) const
{
    BoundObject shaped = m_data.bound();
    shaped.dimensions = m_data.shape;
    return elementText(shaped, qint64(m_data.window.first + quint64(cell)) * shaped.elementSize);
}

QString MemoryLayout::tip(const Subject &subject) const
{
    if (const int cell = cellOf(subject); cell >= 0)
        return m_data.cells->description(cell, nameOf(cell));
    const auto *outside = std::get_if<ElementSubject>(&subject);
    if (!outside)
        return {};
    const BoundObject &object = m_data.bound();
    return tr("%1 lies outside of %2, which has %3 elements: see Problems.")
        .arg(elementText(object, outside->element * object.elementSize), object.name, fullCount(object.elementCount()));
}

QString MemoryLayout::sightText(const QRectF &seen) const
{
    if (!m_data.isMatrix() || size().width() <= m_view.width())
        return {};
    const CellGrid::Range range = m_grid.rangeIn(0, QRectF(seen.topLeft() + corner(), seen.bottomRight()).translated(-origin()));
    if (range.isEmpty())
        return {};
    const QString columns =
        tr("columns %1 to %2 of %3").arg(fullCount(range.fromColumn), fullCount(range.toColumn - 1), fullCount(m_grid.columns));
    if (m_data.shape.size() > 2)
        return tr("In sight: %1. Drag to move; 0 shows more.").arg(columns);
    const qint64 firstRow = qint64(m_data.window.first) / m_grid.columns;
    return tr("In sight: rows %1 to %2 of %3, %4. Drag to move; 0 shows more.")
        .arg(fullCount(firstRow + range.fromRow), fullCount(firstRow + range.toRow - 1), fullCount(m_data.shape.front()), columns);
}

namespace {

class MemoryItems
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::MemoryItems)

public:
    MemoryItems(const MemoryLayout &layout, const Subject &chosen, const QRectF &seen)
        : m_layout(layout), m_grid(layout.grid()), m_cells(*layout.data().cells), m_appearance(layout.appearance()),
          m_metrics(m_appearance.interfaceFont()), m_seen(seen), m_chosen(layout.cellOf(chosen))
    {
    }
    Scene scene();

private:
    void addTitle(qint64 slice);
    void addImage(qint64 slice, const CellGrid::Range &range);
    void addCells(const std::vector<int> &cells);
    void addTexts(const std::vector<int> &cells);
    void addOutside();
    void addMarks();
    void addIds();
    SceneItem &addBoxes(const QList<QRectF> &rects, const Ink &ink);
    void addOutlines(const QList<QRectF> &rects, const Ink &ink, double width, double inset = 0);
    void addFrames(const QList<QRectF> &rects, const Ink &ink, double widthsInside = 0);
    void addCorners(const QList<QRectF> &rects, const Ink &ink);
    CellGrid::Range rangeOf(qint64 slice) const { return m_grid.rangeIn(slice, m_seen.translated(-m_layout.origin())); }
    template <typename Act> void forEachCell(qint64 slice, const CellGrid::Range &range, Act act) const;
    double px(double length) const { return m_appearance.px(length); }
    double pitch() const { return m_grid.pitch.width(); }

    const MemoryLayout &m_layout;
    const CellGrid &m_grid;
    const MemoryCells &m_cells;
    const Appearance &m_appearance;
    const QFontMetricsF m_metrics;
    const QRectF m_seen;
    const int m_chosen;
    Scene m_scene;
};

Scene MemoryItems::scene()
{
    m_scene.size = m_layout.size();
    m_scene.scale = pitch();
    m_scene.shows = Scene::Chosen;
    std::vector<int> cells;
    for (qint64 slice = 0; slice < m_grid.slices; ++slice) {
        const CellGrid::Range range = rangeOf(slice);
        if (range.isEmpty())
            continue;
        addTitle(slice);
        if (m_grid.gap == 0)
            addImage(slice, range);
        else
            forEachCell(slice, range, [&](int cell, qint64, qint64) { cells.push_back(cell); });
    }
    addCells(cells);
    addTexts(cells);
    addOutside();
    addMarks();
    addIds();
    return m_scene;
}

template <typename Act> void MemoryItems::forEachCell(qint64 slice, const CellGrid::Range &range, Act act) const
{
    for (qint64 row = range.fromRow; row < range.toRow; ++row) {
        for (qint64 column = range.fromColumn; column < range.toColumn; ++column) {
            const qint64 cell = m_grid.cellAt(column, row, slice);
            if (cell >= 0 && cell < m_cells.count())
                act(int(cell), row, column);
        }
    }
}

/// Above a slice of three dimensions.
void MemoryItems::addTitle(qint64 slice)
{
    const QString title = m_layout.data().shape.size() == 3 ? tr("z = %1").arg(slice) : tr("slice %1").arg(slice);
    const QPointF corner = m_layout.origin() + m_grid.sliceOrigin(slice) - QPointF(0, m_grid.sliceGap);
    if (m_grid.slices > 1)
        m_scene.text({corner, QSizeF(m_grid.sliceSize().width(), m_grid.sliceGap)}, {title, Ink::Muted});
}

/// The lines over what nobody wrote become a checkerboard.
void MemoryItems::addImage(qint64 slice, const CellGrid::Range &range)
{
    const Theme &theme = m_appearance.theme();
    const QRgb surface = theme.surface.rgb(), border = theme.border.rgb();
    std::vector<QRgb> hues(std::size_t(m_cells.timeline().trace().itemsOfGroup())); // By work-item, computed once.
    QImage image(int(range.toColumn - range.fromColumn), int(range.toRow - range.fromRow), QImage::Format_RGB32);
    image.fill(surface);
    forEachCell(slice, range, [&](int cell, qint64 row, qint64 column) {
        const Ink ink = m_cells.ink(cell);
        QRgb other = 0;
        QRgb &colour = ink.role == Ink::Hue ? hues[std::size_t(m_cells.state(cell).writer)] : other;
        if (colour == 0)
            colour = ink.role != Ink::None ? colourOf(ink, theme).rgb() : (row + column) % 2 ? border : surface;
        reinterpret_cast<QRgb *>(image.scanLine(int(row - range.fromRow)))[column - range.fromColumn] = colour;
    });
    const QPointF corner(double(range.fromColumn) * pitch(), double(range.fromRow) * m_grid.pitch.height());
    const QSizeF size(image.width() * pitch(), image.height() * m_grid.pitch.height());
    m_scene.image({m_layout.origin() + m_grid.sliceOrigin(slice) + corner, size}, image);
}

SceneItem &MemoryItems::addBoxes(const QList<QRectF> &rects, const Ink &ink)
{
    SceneItem &item = m_scene.boxes(rects, ink);
    item.isSmooth = false; // Sharp, wherever cells begin.
    return item;
}

void MemoryItems::addCells(const std::vector<int> &cells)
{
    const bool isLarge = pitch() >= leastWithHatching;
    std::map<std::pair<Ink::Role, double>, QList<QRectF>> filled;
    QList<QRectF> unwritten;
    QList<QRectF> pale; // Hardly another colour than the surface.
    for (const int cell : cells) {
        const QRectF rect = m_layout.cellRect(cell);
        const Ink ink = m_cells.ink(cell);
        if (ink.role == Ink::None) {
            const double inset = isLarge ? 0.5 : rect.width() / 3;
            unwritten << rect.adjusted(inset, inset, -inset, -inset);
            continue;
        }
        filled[{ink.role, ink.value}] << rect;
        if (isLarge && ink.role == Ink::Raised)
            pale << rect.adjusted(0, 0, -1, -1);
    }
    for (const auto &[ink, rects] : filled)
        addBoxes(rects, Ink(ink.first, ink.second));
    if (!unwritten.isEmpty())
        addBoxes(unwritten, isLarge ? unwrittenInk() : Ink(Ink::Border)).hatching = isLarge ? hatchingStep : 0;
    addOutlines(pale, Ink::Edge, 1, -0.5);
}

/// All in one font, larger where a few cells have grown.
void MemoryItems::addTexts(const std::vector<int> &cells)
{
    constexpr double linesOfCell = 2.2;
    constexpr double mostGrown = 2;
    const QFont usual = m_appearance.codeFont(textSize);
    const double line = QFontMetricsF(usual).height();
    if (m_grid.pitch.height() < line || pitch() < px(20))
        return;
    const QStringList values = mapped(cells, [&](const int cell) { return m_cells.text(cell); });
    QFont grown = usual;
    grown.setPointSizeF(usual.pointSizeF() * std::clamp(m_grid.pitch.height() / (linesOfCell * line), 1.0, mostGrown));
    const CellTexts texts(values, grown, m_grid.cellRect(0).width() - px(3));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Ink ink = m_cells.ink(cells[i]);
        if (const QString shown = texts.shown(values[qsizetype(i)]); ink.role != Ink::None && !shown.isEmpty())
            m_scene.text(m_layout.cellRect(cells[i]), cellText(shown, ink.textOn(), texts, m_appearance));
    }
}

/// As in Tiles: its index in a frame of dashes, filled where it is accessed now.
void MemoryItems::addOutside()
{
    for (const auto &[element, time] : m_cells.outside()) {
        const QRectF rect = m_layout.outsideRect(element);
        if (rect.isEmpty())
            continue;
        const Subject subject = ElementSubject{0, element};
        const bool isNow = time == AccessTime::Now;
        const Ink ink = time == AccessTime::Later ? Ink::Muted : Ink::Error;
        m_scene.box(rect, isNow ? Ink::Error : Ink::Surface).isSmooth = false;
        SceneItem &item =
            m_scene.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), {}, {ink, std::max(1.0, 1.5 * m_appearance.scale()), Qt::DashLine});
        item.isSmooth = false;
        item.subject = subject;
        item.name = m_layout.tip(subject);
        const QString index = QStringLiteral("[%1]").arg(element);
        if (m_metrics.horizontalAdvance(index) <= rect.width())
            item.text = {index, isNow ? Ink(Ink::Error).textOn() : ink, Qt::AlignCenter};
    }
}

void MemoryItems::addOutlines(const QList<QRectF> &rects, const Ink &ink, double width, double inset)
{
    if (rects.isEmpty())
        return;
    const double half = inset + width / 2;
    const QList<QRectF> inner = mapped(rects, [&](const QRectF &rect) { return rect.adjusted(half, half, -half, -half); });
    addBoxes(inner, {}).pen = {ink, width};
}

/// In two colours, so that they are seen on any.
void MemoryItems::addFrames(const QList<QRectF> &rects, const Ink &ink, double widthsInside)
{
    const double width = std::clamp(pitch() / 10, 1.5, 3 * m_appearance.scale());
    addOutlines(rects, Ink::Surface, width * 1.8, widthsInside * width);
    addOutlines(rects, ink, width, widthsInside * width);
}

void MemoryItems::addCorners(const QList<QRectF> &rects, const Ink &ink)
{
    QPainterPath corners;
    for (const QRectF &rect : rects)
        corners.addPath(findingCorner(rect, std::min({rect.width() * 0.5, rect.height() * 0.4, px(14)})));
    if (corners.isEmpty())
        return;
    m_scene.path(corners, {}, {Ink::Surface, 2 * m_appearance.scale()}); // Seen beside a frame too.
    m_scene.path(corners, ink);
}

void MemoryItems::addMarks()
{
    QList<QRectF> found[2], framed[2]; // Warnings, errors.
    for (const auto &[cell, severity] : m_cells.markedCells()) {
        const QRectF rect = m_layout.cellRect(cell);
        if (!rect.intersects(m_seen))
            continue;
        found[severity == Severity::Error] << rect;
        if (cell == m_chosen || m_cells.currentCells().contains(cell))
            framed[severity == Severity::Error] << rect;
    }
    const auto rectsOf = [this](const std::unordered_set<int> &cells) {
        QList<QRectF> rects = mapped(cells, [&](const int cell) { return m_layout.cellRect(cell); });
        rects.removeIf([this](const QRectF &rect) { return !rect.intersects(m_seen); });
        return rects;
    };
    const double thin = std::clamp(pitch() / 12, 1.0, 2.5 * m_appearance.scale());
    for (const bool isError : {false, true}) {
        addOutlines(found[isError], isError ? Ink::Error : Ink::Warning, thin);
        addCorners(found[isError], isError ? Ink::Error : Ink::Warning);
    }
    addOutlines(rectsOf(m_cells.litCells()), Ink::Text, pitch() >= px(20) ? 2 : 1); // More than a cell's own edge.
    if (m_chosen >= 0) {
        const QString value = m_cells.text(m_chosen);
        addFrames({m_layout.cellRect(m_chosen)}, Ink::Accent, -0.6); // Around the value, not over it.
        m_scene.items.back().subject = m_layout.subjectOf(m_chosen);
        m_scene.items.back().name = m_layout.nameOf(m_chosen) + (value.isEmpty() ? QString() : QStringLiteral(" = ") + value);
    }
    std::unordered_set<int> current = m_cells.currentCells();
    if (current.erase(m_chosen) > 0)
        addFrames({m_layout.cellRect(m_chosen)}, Ink::Text, 1.5); // Within that of the chosen cell.
    addFrames(rectsOf(current), Ink::Text);
    for (const bool isError : {false, true})
        addCorners(framed[isError], isError ? Ink::Error : Ink::Warning); // Above the frames.
}

qint64 roundedUp(qint64 number, qint64 step)
{
    return (number + step - 1) / step * step;
}

/// Every how many of them have space.
qint64 stepOfIds(double needed, double pitch)
{
    return qint64(std::bit_ceil(quint64(std::max(1.0, std::ceil(needed / pitch)))));
}

/// Of columns above and of each row's first element at the left, as many as there is space for. They stay while the cells are moved.
void MemoryItems::addIds()
{
    const QPointF corner = m_layout.corner();
    const QRectF above(m_seen.topLeft(), QSizeF(m_seen.width(), corner.y())), beside(m_seen.topLeft(), QSizeF(corner.x(), m_seen.height()));
    m_scene.box(above, Ink::Surface).covers = true;
    m_scene.box(beside, Ink::Surface).covers = true;
    const MemoryData &data = m_layout.data();
    const double line = m_metrics.height(), height = m_grid.pitch.height();
    const double widest = m_metrics.horizontalAdvance(QString::number(m_grid.columns - 1));
    const qint64 columnStep = stepOfIds(widest + px(8), pitch()), rowStep = stepOfIds(height < line ? 1.5 * line : 1, height);
    for (qint64 slice = 0; slice < m_grid.slices; ++slice) {
        const CellGrid::Range range = rangeOf(slice);
        const QPointF first = m_layout.origin() + m_grid.sliceOrigin(slice);
        const bool isTop = slice < m_grid.slicesInRow, isLeft = slice % m_grid.slicesInRow == 0;
        for (qint64 column = roundedUp(range.fromColumn, columnStep); isTop && column < range.toColumn; column += columnStep) {
            const double middle = first.x() + (double(column) + 0.5) * pitch();
            if (middle >= beside.right() && middle + widest / 2 <= m_seen.right())
                m_scene.text({middle - widest / 2, above.top() + m_layout.spare(), widest, corner.y() - m_layout.spare()},
                             {QString::number(column), Ink::Muted, Qt::AlignCenter});
        }
        for (qint64 row = roundedUp(range.fromRow, rowStep); isLeft && row < range.toRow; row += rowStep) {
            const double middle = first.y() + (double(row) + 0.5) * height;
            const quint64 id = data.isMatrix() ? data.window.first / quint64(m_grid.columns) + quint64(row)
                                               : data.window.first + quint64(row * m_grid.columns);
            if (middle >= above.bottom())
                m_scene.text({beside.left(), middle - line / 2, corner.x() - px(5), line},
                             {QString::number(id), Ink::Muted, Qt::AlignRight | Qt::AlignVCenter});
        }
    }
}

} // namespace

Scene memoryScene(const MemoryLayout &layout, const Subject &chosen, const QRectF &seen)
{
    return layout.data().count() > 0 ? MemoryItems(layout, chosen, seen).scene() : Scene();
}

Ink unwrittenInk()
{
    Ink ink = Ink::Muted;
    ink.opacity = 0.58;
    return ink;
}

SceneText cellText(const QString &text, const Ink &ink, const CellTexts &texts, const Appearance &appearance)
{
    SceneText shown{text, ink, Qt::AlignCenter, texts.font().pointSizeF() / appearance.codeFont().pointSizeF()};
    shown.isCode = true;
    return shown;
}

} // namespace kernelscope

// How a memory grid is drawn.

#include <algorithm>
#include <bit>
#include <cmath>

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPaintEvent>

#include "ui/memory/MemoryGrid.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

constexpr double leastWithFrames = 5; // Pixels: smaller cells become one picture.
constexpr double leastWithHatching = 10;
constexpr double hatchingStep = 5;

void MemoryGrid::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_appearance.theme().surface);
    if (!m_cells || m_cells->count() == 0)
        return;
    painter.save();
    painter.setClipRect(QRectF(corner(), QPointF(viewport()->width(), viewport()->height())));
    painter.translate(shift());
    paintAll(painter, QRectF(viewport()->rect()).translated(-shift()));
    painter.restore();
    paintHeads(painter, QRectF(viewport()->rect()).translated(-shift()), shift());
}

void MemoryGrid::paintAll(QPainter &painter, const QRectF &seen) const
{
    QFont font = m_font;
    const QStringList texts = textsIn(seen, font);
    auto next = texts.begin();
    painter.setFont(font);
    for (qint64 slice = 0; slice < m_grid.slices; ++slice) {
        const CellGrid::Range range = m_grid.rangeIn(slice, seen);
        if (range.isEmpty())
            continue;
        if (m_grid.pitch.width() < leastWithFrames)
            paintAsImage(painter, slice, range);
        else
            paintSlice(painter, slice, range, texts.isEmpty() ? nullptr : &next);
    }
    paintOutside(painter);
    painter.setFont(m_font);
    paintMarks(painter, seen);
}

/// Above a slice of three dimensions; not valid: there is but one.
QRectF MemoryGrid::titleOf(qint64 slice) const
{
    if (m_grid.slices < 2)
        return {};
    return {m_grid.sliceOrigin(slice) - QPointF(0, m_grid.sliceGap), QSizeF(m_grid.sliceSize().width(), m_grid.sliceGap)};
}

QString MemoryGrid::titleText(qint64 slice) const
{
    return m_shape.size() == 3 ? tr("z = %1").arg(slice) : tr("slice %1").arg(slice);
}

/// The ids of columns above and of each row's first element at the left, as many as there is room for.
void MemoryGrid::paintHeads(QPainter &painter, const QRectF &seen, const QPointF &shift) const
{
    painter.setFont(font());
    painter.setPen(m_appearance.theme().mutedText);
    const QFontMetricsF metrics(font());
    const double room = m_appearance.px(8);
    const auto widest = metrics.horizontalAdvance(QString::number(m_grid.columns - 1)) + room;
    const auto stepFor = [](double needed, double pitch) {
        return qint64(std::bit_ceil(quint64(std::max(1.0, std::ceil(needed / pitch)))));
    };
    const qint64 columnStep = stepFor(widest, m_grid.pitch.width());
    const qint64 rowStep = stepFor(m_grid.pitch.height() < metrics.height() ? 1.5 * metrics.height() : 1, m_grid.pitch.height());
    for (qint64 slice = 0; slice < m_grid.slices; ++slice) {
        const CellGrid::Range range = m_grid.rangeIn(slice, seen);
        const QPointF origin = m_grid.sliceOrigin(slice) + shift;
        const bool isTop = slice < m_grid.slicesInRow;
        if (const QRectF title = titleOf(slice).translated(shift); !range.isEmpty() && title.bottom() > corner().y() && title.isValid())
            painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, titleText(slice));
        const bool isWide = m_grid.pitch.width() >= widest;
        for (qint64 column = (range.fromColumn + columnStep - 1) / columnStep * columnStep; column < range.toColumn && isTop;
             column += columnStep) {
            const QRectF head(origin.x() + double(column) * m_grid.pitch.width(), spareHeight(), std::max(widest, m_grid.pitch.width()),
                              headHeight());
            const bool isCut = head.center().x() < headWidth() || head.center().x() + widest / 2 > seen.right() + shift.x();
            if (!isWide || !isCut)
                painter.drawText(head, (isWide ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextDontClip,
                                 QString::number(column));
        }
        if (slice % m_grid.slicesInRow != 0)
            continue;
        for (qint64 row = (range.fromRow + rowStep - 1) / rowStep * rowStep; row < range.toRow; row += rowStep) {
            const double y = origin.y() + double(row) * m_grid.pitch.height();
            if (y < corner().y() - m_grid.pitch.height() / 2)
                continue;
            const quint64 first = m_shape.size() >= 2 ? (m_firstElement / quint64(m_grid.columns) + quint64(row))
                                                      : m_firstElement + quint64(row * m_grid.columns);
            painter.drawText(
                QRectF(0, y + m_grid.pitch.height() / 2 - metrics.height() / 2, headWidth() - m_appearance.px(5), metrics.height()),
                Qt::AlignRight | Qt::AlignVCenter, QString::number(first));
        }
    }
}

/// In the order in which they are painted.
template <typename Act> void MemoryGrid::forEachCell(qint64 slice, const CellGrid::Range &range, Act act) const
{
    for (qint64 row = range.fromRow; row < range.toRow; ++row) {
        for (qint64 column = range.fromColumn; column < range.toColumn; ++column) {
            const qint64 cell = m_grid.cellAt(column, row, slice);
            if (cell >= 0 && cell < m_cells->count())
                act(int(cell));
        }
    }
}

/// Larger where a few cells have grown.
QFont MemoryGrid::fontOfCells() const
{
    constexpr double linesOfCell = 2.2;
    constexpr double most = 2;
    QFont grown = m_font;
    const double factor = m_grid.pitch.height() / (linesOfCell * QFontMetricsF(m_font).height());
    grown.setPointSizeF(m_font.pointSizeF() * std::clamp(factor, 1.0, most));
    return grown;
}

/// Of each cell in sight, and the font in which all of them are written; empty: they are too small for text.
QStringList MemoryGrid::textsIn(const QRectF &seen, QFont &font) const
{
    QStringList values;
    if (m_grid.pitch.height() < QFontMetricsF(m_font).height() || m_grid.pitch.width() < m_appearance.px(20))
        return values;
    for (qint64 slice = 0; slice < m_grid.slices; ++slice)
        forEachCell(slice, m_grid.rangeIn(slice, seen), [&](int cell) { values << m_cells->text(cell); });
    const CellTexts look(values, fontOfCells(), m_grid.cellRect(0).width() - m_appearance.px(3));
    font = look.font();
    for (QString &value : values)
        value = look.shown(value);
    return values;
}

bool MemoryGrid::roundsValues() const
{
    QFont font;
    const QStringList texts = m_cells ? textsIn(QRectF(viewport()->rect()).translated(-shift()), font) : QStringList();
    return std::ranges::any_of(texts, [](const QString &text) { return text.startsWith(u'~'); });
}

void MemoryGrid::paintSlice(QPainter &painter, qint64 slice, const CellGrid::Range &range, QStringList::const_iterator *texts) const
{
    forEachCell(slice, range, [&](int cell) { paintCell(painter, cell, texts ? *(*texts)++ : QString()); });
}

void MemoryGrid::paintCell(QPainter &painter, int cell, const QString &text) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF rect = m_grid.cellRect(cell);
    const QColor colour = m_cells->colour(cell, theme);
    painter.fillRect(rect, colour.isValid() ? colour : theme.surface);
    if (!colour.isValid()) {
        if (m_grid.pitch.width() >= leastWithHatching)
            hatch(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), hatchColour(theme), hatchingStep);
        else
            painter.fillRect(rect.adjusted(rect.width() / 3, rect.height() / 3, -rect.width() / 3, -rect.height() / 3), theme.border);
        return;
    }
    if (colour == theme.raised && m_grid.pitch.width() >= leastWithHatching) { // Hardly another than the surface.
        painter.setPen(theme.edge());
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
    if (text.isEmpty())
        return;
    painter.setPen(Theme::textOn(colour));
    painter.drawText(rect, Qt::AlignCenter, text);
}

void MemoryGrid::paintAsImage(QPainter &painter, qint64 slice, const CellGrid::Range &range) const
{
    const Theme &theme = m_appearance.theme();
    QImage image(int(range.toColumn - range.fromColumn), int(range.toRow - range.fromRow), QImage::Format_RGB32);
    for (qint64 row = range.fromRow; row < range.toRow; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(int(row - range.fromRow)));
        for (qint64 column = range.fromColumn; column < range.toColumn; ++column) {
            const qint64 cell = m_grid.cellAt(column, row, slice);
            const bool isThere = cell >= 0 && cell < m_cells->count();
            const QColor colour = isThere ? m_cells->colour(int(cell), theme) : theme.surface;
            // The hatching of what nobody wrote becomes a checkerboard.
            line[column - range.fromColumn] = (colour.isValid() ? colour : (row + column) % 2 ? theme.border : theme.surface).rgb();
        }
    }
    // Who reads an SVG file may smooth what is stretched: of enlarged cells that is hardly seen.
    const int enlarged = std::clamp(4096 / std::max({1, image.width(), image.height()}), 1, 8);
    const bool isSvg = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::SVG;
    const QSizeF room(image.width() * m_grid.pitch.width(), image.height() * m_grid.pitch.height());
    if (isSvg)
        image = image.scaled(image.size() * enlarged);
    const QPointF corner =
        m_grid.sliceOrigin(slice) + QPointF(double(range.fromColumn) * m_grid.pitch.width(), double(range.fromRow) * m_grid.pitch.height());
    painter.drawImage(QRectF(corner, room), image);
}

void MemoryGrid::paintOutline(QPainter &painter, int cell, const QColor &colour, double width, double inset) const
{
    const double half = inset + width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(m_grid.cellRect(cell).adjusted(half, half, -half, -half));
}

/// Outlined, with a corner cut: a shape, not a colour alone.
void MemoryGrid::paintFinding(QPainter &painter, int cell) const
{
    const Theme &theme = m_appearance.theme();
    const QColor colour = m_cells->markedCells().at(cell) == Severity::Error ? theme.error : theme.warning;
    paintOutline(painter, cell, colour, std::clamp(m_grid.pitch.width() / 12, 1.0, 2.5 * m_appearance.scale()));
    paintFindingCorner(painter, cell);
}

void MemoryGrid::paintFindingCorner(QPainter &painter, int cell) const
{
    const Theme &theme = m_appearance.theme();
    const QColor colour = m_cells->markedCells().at(cell) == Severity::Error ? theme.error : theme.warning;
    const QRectF rect = m_grid.cellRect(cell);
    const double side = std::min({rect.width() * 0.5, rect.height() * 0.5, double(m_appearance.px(14))});
    QPainterPath corner(rect.topRight());
    corner.lineTo(rect.topRight() - QPointF(side, 0));
    corner.lineTo(rect.topRight() + QPointF(0, side));
    corner.closeSubpath();
    painter.strokePath(corner, QPen(theme.surface, 2 * m_appearance.scale())); // Seen beside a frame too.
    painter.fillPath(corner, colour);
}

/// So that it is seen on any colour.
void MemoryGrid::paintFrame(QPainter &painter, int cell, const QColor &colour, double width, double inset) const
{
    const Theme &theme = m_appearance.theme();
    paintOutline(painter, cell, theme.surface, width * 1.8, inset);
    paintOutline(painter, cell, colour, width, inset);
}

void MemoryGrid::paintMarks(QPainter &painter, const QRectF &seen) const
{
    const Theme &theme = m_appearance.theme();
    const double thick = std::clamp(m_grid.pitch.width() / 10, 1.5, 3 * m_appearance.scale());
    const auto isSeen = [&](int cell) { return m_grid.cellRect(cell).intersects(seen); };
    for (const auto &[cell, severity] : m_cells->markedCells()) {
        if (isSeen(cell))
            paintFinding(painter, cell);
    }
    for (const int cell : m_cells->cellsOfWorkItem()) {
        if (isSeen(cell))
            paintOutline(painter, cell, theme.text, m_grid.pitch.width() >= m_appearance.px(20) ? 2 : 1); // More than a cell's own edge.
    }
    if (m_selected >= 0 && isSeen(m_selected))
        paintFrame(painter, m_selected, theme.accent, thick, 0);
    for (const int cell : m_cells->currentCells()) {
        if (isSeen(cell))
            paintFrame(painter, cell, theme.text, thick, cell == m_selected ? thick * 1.5 : 0); // Within that of the chosen cell.
    }
    for (const auto &[cell, severity] : m_cells->markedCells()) {
        if (isSeen(cell) && (cell == m_selected || m_cells->currentCells().contains(cell)))
            paintFindingCorner(painter, cell); // Above the frames.
    }
}

} // namespace kernelscope

#include "ui/tiles/TilesPainter.h"

#include <algorithm>
#include <cmath>

namespace kernelscope {

TilesPainter::TilesPainter(QPainter &painter, const TilesLayout &look) : m_painter(painter), m_look(look), m_small(look.smallFont())
{
    for (std::size_t use = 0; use < m_overviewColours.size(); ++use)
        m_overviewColours[use] = overviewColour(quint8(use));
    if (m_look.sheet && m_look.places.size() == m_look.windows.size())
        findHeadings();
}

QColor TilesPainter::mixed(const QColor &colour, double share) const
{
    const QColor &under = m_look.theme.surface;
    const auto mix = [share](int over, int below) { return int(std::lround(below + (over - below) * share)); };
    return QColor(mix(colour.red(), under.red()), mix(colour.green(), under.green()), mix(colour.blue(), under.blue()));
}

void TilesPainter::paint()
{
    if (!m_look.sheet || m_look.places.size() != m_look.windows.size())
        return;
    m_painter.save();
    for (int panel = 0; panel < int(m_look.places.size()); ++panel)
        paintPanel(panel);
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintArrows();
    for (int panel = 0; panel < int(m_look.places.size()); ++panel)
        paintTitle(panel); // Above the arrows, which pass below.
    m_painter.restore();
}

void TilesPainter::paintPanel(int panel)
{
    if (!m_look.places[std::size_t(panel)].overview.isEmpty())
        paintOverview(panel);
    paintGrid(panel);
    for (const auto &[outside, cell] : m_look.outsideCells(panel))
        paintOutside(outside, cell.adjusted(0, 0, -1, -1));
}

/// The whole of a list from left to right, with a frame around what is drawn large.
void TilesPainter::paintStrip(int panel)
{
    const TileWindow &window = m_look.windows[std::size_t(panel)];
    const QRectF room = m_look.places[std::size_t(panel)].overview;
    m_painter.fillRect(room, m_look.theme.raised);
    for (const bool isNow : {false, true}) {
        for (const TileElement &at : *window.frame) {
            if (((at.use & (TileElement::ReadNow | TileElement::WrittenNow)) != 0) == isNow)
                m_painter.fillRect(m_look.overviewCell(panel, at.element), m_overviewColours[at.use]);
        }
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(m_look.theme.edge());
    m_painter.drawRect(room.adjusted(0, 0, -1, -1));
    const quint64 first = window.shape.elementAt({window.x, window.y, window.z});
    const quint64 end = std::min(first + quint64(window.columns) * quint64(window.rows), m_look.sheet->object(panel).elementCount());
    const QRectF large = m_look.overviewCell(panel, first).united(m_look.overviewCell(panel, end - 1));
    m_painter.setPen(QPen(m_look.theme.text, m_look.px(1.5)));
    m_painter.drawRect(large.intersected(room).adjusted(0, 0, -1, -1));
}

/// A picture of the whole buffer, a pixel where an element is in use, with a frame around what is drawn large.
void TilesPainter::paintOverview(int panel)
{
    const TileWindow &window = m_look.windows[std::size_t(panel)];
    if (window.isList)
        return paintStrip(panel);
    const QRectF room = m_look.places[std::size_t(panel)].overview;
    QImage image(room.size().toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(m_look.theme.raised);
    const double x = image.width() / double(window.shape.width), y = image.height() / double(window.shape.height);
    for (const bool isNow : {false, true}) {
        for (const TileElement &at : *window.frame) {
            const GridCell cell = window.shape.cellOf(at.element);
            if (cell.z != window.z || ((at.use & (TileElement::ReadNow | TileElement::WrittenNow)) != 0) != isNow)
                continue;
            const QRgb colour = m_overviewColours[at.use].rgb();
            const int left = int(double(cell.x) * x), top = int(double(cell.y) * y);
            const int right = std::clamp(int(double(cell.x + 1) * x), left + 1, image.width());
            const int bottom = std::clamp(int(double(cell.y + 1) * y), top + 1, image.height());
            for (int row = top; row < bottom; ++row)
                std::fill_n(reinterpret_cast<QRgb *>(image.scanLine(row)) + left, right - left, colour);
        }
    }
    m_painter.drawImage(room, image);
    m_painter.setPen(m_look.theme.edge());
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(room.adjusted(0, 0, -1, -1));
    const QRectF first = m_look.overviewCell(panel, window.shape.elementAt({window.x, window.y, window.z}));
    const double width = room.width() / double(window.shape.width), height = room.height() / double(window.shape.height);
    m_painter.setPen(QPen(m_look.theme.text, m_look.px(1.5)));
    m_painter.drawRect(QRectF(first.topLeft(), QSizeF(width * window.columns, height * window.rows)));
}

void TilesPainter::paintGrid(int panel)
{
    const TileWindow &window = m_look.windows[std::size_t(panel)];
    const QRectF grid = m_look.places[std::size_t(panel)].grid;
    const quint64 count = m_look.sheet->object(panel).elementCount();
    m_painter.fillRect(grid.adjusted(-1, -1, 0, 0), m_look.theme.border);
    for (int row = 0; row < window.rows; ++row) {
        for (int column = 0; column < window.columns; ++column) {
            const quint64 element = window.shape.elementAt({window.x + quint64(column), window.y + quint64(row), window.z});
            const QRectF cell(grid.left() + column * m_look.cellWidth, grid.top() + row * m_look.cell, m_look.cellWidth - 1,
                              m_look.cell - 1);
            if (element < count)
                paintCell(panel, element, {window.useOf(element), m_look.valueAt(panel, column, row)}, cell);
            else
                m_painter.fillRect(cell.adjusted(0, 0, 1, 1), m_look.theme.surface);
        }
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(m_look.theme.edge());
    m_painter.drawRect(grid.adjusted(-1, -1, -1, -1));
    for (const FindingCell &found : m_look.sheet->panels[std::size_t(panel)].findings) {
        if (window.holds(found.element))
            paintFinding(found.severity, m_look.cellRect(panel, found.element).adjusted(0, 0, -1, -1));
    }
    if (m_look.chosenPanel != panel || !window.holds(m_look.chosen))
        return;
    paintChosen(m_look.cellRect(panel, m_look.chosen).adjusted(-1, -1, 0, 0));
    if (const FindingCell *found = m_look.sheet->panels[std::size_t(panel)].findingAt(m_look.chosen))
        paintFinding(found->severity, m_look.cellRect(panel, m_look.chosen).adjusted(0, 0, -1, -1)); // Above the frame.
}

/// In two colours, so that it is seen on any.
void TilesPainter::paintChosen(const QRectF &cell)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_look.theme.surface, m_look.px(4), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(cell);
    m_painter.setPen(QPen(m_look.theme.text, m_look.px(2), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(cell);
}

void TilesPainter::paintCell(int panel, quint64 element, const Content &content, const QRectF &cell)
{
    if (m_look.showsReuse)
        return paintReuse(panel, element, cell);
    const bool isWritten = content.use & (TileElement::WrittenBefore | TileElement::WrittenNow);
    const auto share = isWritten ? std::nullopt : m_look.sheet->grown(panel, element, m_look.position());
    const bool grows = share && *share > 0;
    paintUse(cell, content.use, !content.value.isEmpty() && !grows);
    if (grows)
        return paintGrowth(cell, *share);
    m_painter.setFont(m_look.texts[std::size_t(panel)].font);
    m_painter.setPen(Theme::textOn(useColour(content.use)));
    m_painter.drawText(cell.adjusted(0, content.use & TileElement::ReadNow ? markOfValue(cell) : 0, 0, 0), Qt::AlignCenter, content.value);
}

} // namespace kernelscope

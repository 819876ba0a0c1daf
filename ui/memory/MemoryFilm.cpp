#include "ui/memory/MemoryFilm.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include <QMouseEvent>
#include <QPainter>

#include "ui/memory/MemoryCells.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

constexpr int mostCells = 64;
constexpr int mostPhases = 48;
constexpr double laterOpacity = 0.4;
constexpr int mostRowHeight = 60;

MemoryFilm::MemoryFilm(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    setAccessibleName(tr("The cells after each phase"));
    setToolTip(tr("The cells after each phase; a click shows the phase"));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

bool MemoryFilm::suits(const MemoryCells &cells)
{
    const int phases = cells.timeline().phases().phaseCount();
    return cells.count() > 1 && cells.count() <= mostCells && phases > 1 && phases <= mostPhases;
}

void MemoryFilm::show(const MemoryCells &cells)
{
    const PhaseTable &phases = cells.timeline().phases();
    MemoryCells at(cells); // A cursor of its own.
    m_rows.assign(std::size_t(phases.phaseCount()), {});
    for (int phase = 0; phase < phases.phaseCount(); ++phase) {
        at.moveTo({phase, phases.stepCount(phase)}, -1, {});
        for (int cell = 0; cell < at.count(); ++cell) {
            const CellState now = at.state(cell);
            const bool isWritten = now.contents == CellState::Contents::Written && now.ageInPhases == 0;
            m_rows[std::size_t(phase)].push_back({at.colour(cell, m_appearance.theme()), at.text(cell), isWritten});
        }
    }
    update();
}

void MemoryFilm::showPhase(int phase)
{
    if (std::exchange(m_phase, phase) != phase)
        update();
}

void MemoryFilm::alignTo(const std::optional<Columns> &columns)
{
    if (std::exchange(m_columns, columns) != columns)
        update();
}

double MemoryFilm::titleHeight() const
{
    return fontMetrics().height() + m_appearance.px(8);
}

double MemoryFilm::headHeight() const
{
    return titleHeight() + (m_columns ? 0 : fontMetrics().height());
}

double MemoryFilm::rowHeight() const
{
    return std::min((height() - headHeight()) / double(std::max<std::size_t>(1, m_rows.size())), double(m_appearance.px(mostRowHeight)));
}

double MemoryFilm::gutter() const
{
    return fontMetrics().horizontalAdvance(tr("Phase %1").arg(phaseCount())) + m_appearance.px(22);
}

MemoryFilm::Columns MemoryFilm::columns() const
{
    const std::size_t cells = m_rows.empty() ? 0 : m_rows.front().size();
    return m_columns.value_or(Columns{gutter(), (width() - gutter() - m_appearance.px(4)) / double(std::max<std::size_t>(1, cells))});
}

QRectF MemoryFilm::cellRect(int phase, int cell) const
{
    const double gap = rowHeight() > m_appearance.px(12) ? m_appearance.px(2) : 0.5;
    const Columns at = columns();
    return {at.left + cell * at.pitch, headHeight() + phase * rowHeight() + gap, at.pitch - 1, rowHeight() - 2 * gap};
}

/// As many as there is room for.
QList<int> MemoryFilm::heads() const
{
    QList<int> cells;
    if (m_columns || m_rows.empty())
        return cells;
    const auto count = int(m_rows.front().size());
    const double needed = fontMetrics().horizontalAdvance(QString::number(count - 1)) + m_appearance.px(6);
    const auto step = int(std::bit_ceil(unsigned(std::max(1.0, std::ceil(needed / columns().pitch)))));
    for (int cell = 0; cell < count; cell += step)
        cells << cell;
    return cells;
}

void MemoryFilm::paintHeads(QPainter &painter) const
{
    for (const int cell : heads()) {
        const double middle = cellRect(0, cell).center().x();
        const double half = fontMetrics().horizontalAdvance(QString::number(cell));
        painter.drawText(QRectF(middle - half, titleHeight() - m_appearance.px(3), 2 * half, fontMetrics().height()), Qt::AlignCenter,
                         QString::number(cell));
    }
}

/// For all alike, so that either every value is seen or none: a gap among values would say that nothing is there.
std::optional<CellTexts> MemoryFilm::texts() const
{
    QStringList values;
    for (const auto &row : m_rows) {
        for (const Cell &cell : row)
            values << cell.text;
    }
    const CellTexts texts(values, m_appearance.codeFont(0.85), columns().pitch - 4);
    const bool hasRoom = texts.hasAll() && QFontMetricsF(texts.font()).height() <= rowHeight();
    return hasRoom ? std::optional(texts) : std::nullopt;
}

int MemoryFilm::phaseAt(double y) const
{
    const int phase = int((y - headHeight()) / std::max(1.0, rowHeight()));
    return y >= headHeight() && phase < phaseCount() ? phase : -1;
}

void MemoryFilm::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().surface);
    painter.setPen(m_appearance.theme().mutedText);
    painter.drawText(QRectF(m_appearance.px(10), 0, width(), titleHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("After each phase; a bar below: written in it"));
    paintHeads(painter);
    const std::optional<CellTexts> shown = texts();
    for (int phase = 0; phase < phaseCount(); ++phase)
        paintRow(painter, phase, shown);
}

void MemoryFilm::paintRow(QPainter &painter, int phase, const std::optional<CellTexts> &texts) const
{
    const Theme &theme = m_appearance.theme();
    const auto &cells = m_rows[std::size_t(phase)];
    const QRectF row(0, headHeight() + phase * rowHeight(), width(), rowHeight());
    if (phase == m_phase) {
        painter.fillRect(row, theme.accentSoft);
        painter.fillRect(QRectF(0, row.top(), m_appearance.px(4), row.height()), theme.accent);
    }
    if (row.height() >= fontMetrics().height() * 0.8) {
        painter.setPen(phase == m_phase ? theme.text : theme.mutedText);
        painter.drawText(row.adjusted(m_appearance.px(10), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tr("Phase %1").arg(phase));
    }
    if (texts)
        painter.setFont(texts->font());
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        paintCell(painter, cellRect(phase, int(cell)), cells[cell], phase > m_phase, texts);
    painter.setFont(font());
}

/// What was written in the phase has a bar below it: not the colour alone tells. Of later phases the colours are pale.
void MemoryFilm::paintCell(QPainter &painter, const QRectF &rect, const Cell &cell, bool isLater,
                           const std::optional<CellTexts> &texts) const
{
    const Theme &theme = m_appearance.theme();
    painter.setOpacity(isLater ? laterOpacity : 1);
    painter.fillRect(rect, cell.colour.isValid() ? cell.colour : theme.raised);
    if (!cell.colour.isValid())
        hatch(painter, rect, hatchColour(theme), m_appearance.px(5));
    else if (cell.isWritten)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - m_appearance.px(3), rect.width(), m_appearance.px(3)), theme.text);
    painter.setOpacity(1);
    if (!texts || !cell.colour.isValid())
        return;
    painter.setPen(isLater ? theme.mutedText : Theme::textOn(cell.colour));
    painter.drawText(rect, Qt::AlignCenter, texts->shown(cell.text));
}

void MemoryFilm::mouseReleaseEvent(QMouseEvent *event)
{
    if (const int phase = phaseAt(event->position().y()); phase >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT phaseChosen(phase);
}

} // namespace kernelscope

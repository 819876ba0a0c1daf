#include "ui/memory/MemoryLegend.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "analysis/Evidence.h"
#include "support/Numbers.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

constexpr double rampWidth = 70;

MemoryLegend::MemoryLegend(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("What the colours mean"));
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void MemoryLegend::show(std::shared_ptr<const MemoryCells> cells)
{
    m_cells = std::move(cells);
    updateGeometry();
    update();
}

void MemoryLegend::addColours(QList<Entry> &entries) const
{
    const Theme &theme = m_appearance.theme();
    const TraceLaunch &launch = m_cells->timeline().trace().launch();
    const int items = int(launch.itemsOfGroup());
    const auto id = [&](int item) { return idText(unflatten(quint64(item), launch.local), launch.dimensions); };
    Entry bar;
    if (m_cells->colouring() == CellColouring::Writer && items <= 8) {
        for (int item = 0; item < items; ++item)
            entries << Entry{
                Mark::Fill, workItemColour(item, items, theme), item == 0 ? tr("written by work-item %1").arg(id(0)) : id(item), {}, {}};
        return;
    }
    for (int i = 0; i < 24; ++i) {
        if (m_cells->colouring() == CellColouring::Writer)
            bar.ramp << workItemColour(i * (items - 1) / 23, items, theme);
        else if (m_cells->colouring() == CellColouring::Age)
            bar.ramp << ageColour(i / 4);
        else
            bar.ramp << Theme::ramp(i / 23.0);
    }
    if (m_cells->colouring() == CellColouring::Writer) {
        bar.before = tr("written by work-item %1").arg(id(0));
        bar.text = tr("to %1").arg(id(items - 1));
    } else if (m_cells->colouring() == CellColouring::Age) {
        bar.before = tr("written in this phase");
        bar.text = tr("5 or more phases ago");
    } else {
        bar.before = tr("value %1").arg(numberText(m_cells->valueRange().first));
        bar.text = tr("to %1").arg(numberText(m_cells->valueRange().second));
    }
    entries << bar;
}

QList<MemoryLegend::Entry> MemoryLegend::entries() const
{
    QList<Entry> entries;
    if (!m_cells)
        return entries;
    const Theme &theme = m_appearance.theme();
    addColours(entries);
    if (m_cells->timeline().object().initialised)
        entries << Entry{Mark::Fill, theme.raised, tr("as before the launch"), {}, {}};
    else
        entries << Entry{Mark::Hatched, theme.border, tr("never written"), {}, {}};
    if (!m_cells->racingCells().empty())
        entries << Entry{Mark::Race, theme.error, tr("data race"), {}, {}};
    if (!m_cells->currentCells().empty())
        entries << Entry{Mark::Outline, theme.text, tr("this access"), {}, {}};
    return entries;
}

double MemoryLegend::widthOf(const Entry &entry) const
{
    const QFontMetricsF metrics(font());
    const double gap = m_appearance.px(5);
    const double before = entry.before.isEmpty() ? 0 : metrics.horizontalAdvance(entry.before) + gap;
    const double mark = entry.ramp.isEmpty() ? metrics.height() : m_appearance.px(rampWidth);
    return before + mark + gap + metrics.horizontalAdvance(entry.text);
}

void MemoryLegend::paintEntry(QPainter &painter, const QPointF &at, const Entry &entry) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(font());
    const double gap = m_appearance.px(5);
    const double height = metrics.height();
    double x = at.x();
    painter.setPen(theme.mutedText);
    if (!entry.before.isEmpty()) {
        painter.drawText(QPointF(x, at.y() + metrics.ascent()), entry.before);
        x += metrics.horizontalAdvance(entry.before) + gap;
    }
    const double side = height * 0.72;
    QRectF box(x, at.y() + (height - side) / 2, entry.ramp.isEmpty() ? side : m_appearance.px(rampWidth), side);
    for (int i = 0; i < entry.ramp.size(); ++i) {
        const double each = box.width() / double(entry.ramp.size());
        painter.fillRect(QRectF(box.left() + i * each, box.top(), each + 0.5, box.height()), entry.ramp[i]);
    }
    if (entry.ramp.isEmpty()) {
        painter.fillRect(box, entry.mark == Mark::Fill ? entry.colour : theme.surface);
        if (entry.mark == Mark::Hatched)
            hatch(painter, box, theme.mutedText, m_appearance.px(4));
        painter.setPen(QPen(entry.mark == Mark::Fill || entry.mark == Mark::Hatched ? theme.border : entry.colour,
                            entry.mark == Mark::Fill ? 1 : 1.5));
        painter.drawRect(box);
    }
    if (entry.mark == Mark::Race) {
        QPainterPath corner(box.topRight());
        corner.lineTo(box.topRight() - QPointF(side / 2, 0));
        corner.lineTo(box.topRight() + QPointF(0, side / 2));
        painter.fillPath(corner, entry.colour);
    }
    x += (entry.ramp.isEmpty() ? height : m_appearance.px(rampWidth)) + gap;
    painter.setPen(theme.mutedText);
    painter.drawText(QPointF(x, at.y() + metrics.ascent()), entry.text);
}

double MemoryLegend::paint(QPainter *painter, double width) const
{
    const QFontMetricsF metrics(font());
    const double apart = m_appearance.px(14);
    double x = 0, y = 0;
    for (const Entry &entry : entries()) {
        const double wide = widthOf(entry);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += metrics.height() + m_appearance.px(3);
        }
        if (painter)
            paintEntry(*painter, {x, y}, entry);
        x += wide + apart;
    }
    return y + metrics.height();
}

int MemoryLegend::heightForWidth(int width) const
{
    return int(paint(nullptr, width)) + 2;
}

QSize MemoryLegend::sizeHint() const
{
    return {m_appearance.px(120), heightForWidth(std::max(width(), m_appearance.px(120)))};
}

void MemoryLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(&painter, width());
}

} // namespace kernelscope

#include "ui/memory/MemoryLegend.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "support/Numbers.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

constexpr double rampWidth = 70;
constexpr int colours = 24; // of a ramp

MemoryLegend::MemoryLegend(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("What the colours mean"));
    connect(&appearance, &Appearance::changed, this, [this] { show(m_cells, m_selected, m_isRounded); });
}

void MemoryLegend::show(std::shared_ptr<const MemoryCells> cells, int selected, bool isRounded)
{
    m_isRounded = isRounded;
    m_cells = std::move(cells);
    m_selected = m_cells ? selected : -1;
    m_entries = m_cells ? entriesNow() : QList<Entry>();
    updateGeometry();
    update();
}

QString MemoryLegend::idOf(int localItem) const
{
    const PhaseTable &phases = m_cells->timeline().phases();
    return itemId(phases.trace(), phases.itemAt(localItem));
}

/// A few one by one, of many a ramp over the whole work-group.
void MemoryLegend::addWriters(QList<Entry> &entries, const std::set<int> &writers) const
{
    constexpr std::size_t mostApart = 8;
    const Theme &theme = m_appearance.theme();
    const int items = m_cells->timeline().trace().itemsOfGroup();
    if (items <= int(mostApart) || writers.size() <= 2) {
        for (const int item : writers) {
            const bool isFirst = item == *writers.begin();
            entries << Entry{Mark::Fill,
                             workItemColour(item, items, theme),
                             isFirst ? tr("written by work-item %1").arg(idOf(item)) : idOf(item),
                             {},
                             {}};
        }
        return;
    }
    Entry bar;
    for (int i = 0; i < colours; ++i)
        bar.ramp << workItemColour(i * (items - 1) / (colours - 1), items, theme);
    bar.before = tr("written by work-item %1").arg(idOf(0));
    bar.text = tr("to %1").arg(idOf(items - 1));
    entries << bar;
}

void MemoryLegend::addRamp(QList<Entry> &entries) const
{
    Entry bar;
    const bool isAge = m_cells->colouring() == CellColouring::Age;
    for (int i = 0; i < colours; ++i)
        bar.ramp << (isAge ? ageColour(i / 4) : Theme::ramp(i / double(colours - 1)));
    if (isAge) {
        bar.before = tr("written in this phase");
        bar.text = tr("5 or more phases ago");
    } else {
        bar.before = tr("value %1").arg(numberText(m_cells->valueRange().first));
        bar.text = tr("to %1").arg(numberText(m_cells->valueRange().second));
    }
    entries << bar;
}

/// Of what is there at the moment: a sign that is nowhere in the picture would be looked for in vain.
QList<MemoryLegend::Entry> MemoryLegend::entriesNow() const
{
    QList<Entry> entries;
    const Theme &theme = m_appearance.theme();
    const MemoryCells::Kinds kinds = m_cells->kinds();
    if (m_cells->colouring() == CellColouring::Writer)
        addWriters(entries, kinds.writers);
    else if (m_cells->colouring() == CellColouring::Value || !kinds.writers.empty())
        addRamp(entries);
    if (kinds.hasInitial && m_cells->colouring() != CellColouring::Value)
        entries << Entry{Mark::Fill, theme.raised, tr("as before the launch"), {}, {}};
    if (kinds.hasUnwritten)
        entries << Entry{Mark::Hatched, hatchColour(theme), m_cells->unwrittenText(), {}, {}};
    if (!m_cells->racingCells().empty())
        entries << Entry{Mark::Finding, theme.error, tr("data race"), {}, {}};
    std::set<FindingKind> kindsFound;
    for (const auto &[cell, kind] : m_cells->foundCells())
        kindsFound.insert(kind);
    for (const FindingKind kind : kindsFound)
        entries << Entry{Mark::Finding, theme.error, findingTitle(kind).toLower(), {}, {}};
    if (!m_cells->outside().empty())
        entries << Entry{Mark::Outside, theme.error, tr("outside: no such element"), {}, {}};
    if (const auto item = m_cells->litItem(); item && !m_cells->cellsOfWorkItem().empty())
        entries << Entry{Mark::Thin, theme.text, tr("used by work-item %1 in this phase").arg(idOf(*item)), {}, {}};
    if (!m_cells->currentCells().empty())
        entries << Entry{Mark::Outline, theme.text, tr("this access: %1").arg(m_cells->currentText()), {}, {}};
    if (m_selected >= 0)
        entries << Entry{Mark::Outline, theme.accent, tr("the chosen element"), {}, {}};
    if (m_isRounded)
        entries << Entry{Mark::Words, {}, tr("~ rounded: point at it for all digits"), {}, {}};
    return entries;
}

QStringList MemoryLegend::texts() const
{
    QStringList texts;
    for (const Entry &entry : m_entries)
        texts << (entry.before.isEmpty() ? entry.text : entry.before + u' ' + entry.text);
    return texts;
}

double MemoryLegend::widthOf(const Entry &entry) const
{
    const QFontMetricsF metrics(font());
    const double gap = m_appearance.px(5);
    const double before = entry.before.isEmpty() ? 0 : metrics.horizontalAdvance(entry.before) + gap;
    if (entry.mark == Mark::Words)
        return metrics.horizontalAdvance(entry.text);
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
    if (entry.mark == Mark::Words)
        return painter.drawText(QPointF(x, at.y() + metrics.ascent()), entry.text);
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
            hatch(painter, box, entry.colour, m_appearance.px(4));
        const bool isFilled = entry.mark == Mark::Fill || entry.mark == Mark::Hatched;
        painter.setPen(QPen(isFilled ? theme.edge() : entry.colour, isFilled || entry.mark == Mark::Thin ? 1 : 2,
                            entry.mark == Mark::Outside ? Qt::DotLine : Qt::SolidLine));
        painter.drawRect(entry.mark == Mark::Thin ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box);
    }
    if (entry.mark == Mark::Finding) {
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
    for (const Entry &entry : m_entries) {
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

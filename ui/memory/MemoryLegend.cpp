#include "ui/memory/MemoryLegend.h"

#include <QFontMetricsF>

#include "support/Numbers.h"
#include "support/Tr.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryScene.h"
#include "ui/models/SiteModel.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

using Entry = MemoryLegendEntry;
using Mark = Entry::Mark;

constexpr int colours = 24; // of a ramp

/// A few one by one, of many a ramp over the whole work-group.
void addWriters(QList<Entry> &entries, const MemoryCells &cells, const std::set<int> &writers)
{
    constexpr std::size_t mostApart = 8;
    const PhaseTable &phases = cells.timeline().phases();
    const int items = phases.trace().itemsOfGroup();
    const auto idOf = [&](int item) { return itemId(phases.trace(), phases.itemAt(item)); };
    const auto written = [&](int item) { return tr("written by work-item %1").arg(idOf(item)); };
    if (items <= int(mostApart) || writers.size() <= 2) {
        for (const int item : writers)
            entries << Entry{Mark::Fill, workItemInk(item, items), item == *writers.begin() ? written(item) : idOf(item)};
        return;
    }
    Entry bar{Mark::Fill, {}, tr("to %1").arg(idOf(items - 1)), {}, written(0)};
    for (int i = 0; i < colours; ++i)
        bar.ramp << workItemInk(i * (items - 1) / (colours - 1), items);
    entries << bar;
}

Entry rampOf(const MemoryCells &cells)
{
    const bool isAge = cells.colouring() == CellColouring::Age;
    const auto [least, most] = cells.valueRange();
    Entry bar{Mark::Fill,
              {},
              isAge ? tr("5 or more phases ago") : tr("to %1").arg(numberText(most)),
              {},
              isAge ? tr("written in this phase") : tr("value %1").arg(numberText(least))};
    for (int i = 0; i < colours; ++i)
        bar.ramp << (isAge ? ageInk(i / 4) : Ink(Ink::Ramp, i / double(colours - 1)));
    return bar;
}

class LegendItems
{
public:
    explicit LegendItems(const Appearance &appearance) : m_appearance(appearance), m_metrics(appearance.interfaceFont()) {}
    Scene scene(const QList<Entry> &entries, double width);

private:
    double add(const Entry &entry, const QPointF &at);
    double addText(const QString &text, const QPointF &at);
    void addMark(const Entry &entry, const QRectF &box);
    void addRamp(const QList<Ink> &ramp, const QRectF &box);
    double px(double length) const { return m_appearance.px(length); }

    const Appearance &m_appearance;
    const QFontMetricsF m_metrics;
    Scene m_scene;
};

Scene LegendItems::scene(const QList<Entry> &entries, double width)
{
    m_scene.ground = Ink::Window;
    double x = 0, y = 0;
    for (const Entry &entry : entries) {
        const qsizetype before = m_scene.items.size();
        double end = add(entry, {x, y});
        if (x > 0 && end > width) {
            m_scene.items.resize(before);
            x = 0;
            y += m_metrics.height() + px(3);
            end = add(entry, {x, y});
        }
        x = end + px(14);
    }
    m_scene.size = {width, y + m_metrics.height()};
    return m_scene;
}

/// Where it ends.
double LegendItems::add(const Entry &entry, const QPointF &at)
{
    const QString name = entry.before.isEmpty() ? entry.text : entry.before + u' ' + entry.text;
    const double height = m_metrics.height(), side = height * 0.72, gap = px(5);
    double x = at.x();
    if (!entry.before.isEmpty())
        x += addText(entry.before, at) + gap;
    if (entry.mark != Mark::Words) {
        const double width = entry.ramp.isEmpty() ? side : px(70);
        addMark(entry, {x, at.y() + (height - side) / 2, width, side});
        x += (entry.ramp.isEmpty() ? height : width) + gap;
    }
    x += addText(entry.text, {x, at.y()});
    m_scene.items.back().name = name;
    return x;
}

/// How wide it is.
double LegendItems::addText(const QString &text, const QPointF &at)
{
    const double width = m_metrics.horizontalAdvance(text);
    m_scene.text({at, QSizeF(width, m_metrics.height())}, {text, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip});
    return width;
}

void LegendItems::addMark(const Entry &entry, const QRectF &box)
{
    if (!entry.ramp.isEmpty())
        return addRamp(entry.ramp, box);
    const bool isFilled = entry.mark == Mark::Fill || entry.mark == Mark::Hatched;
    m_scene.box(box, entry.mark == Mark::Fill ? entry.ink : Ink(Ink::Surface));
    if (entry.mark == Mark::Hatched)
        m_scene.box(box, entry.ink).hatching = px(4);
    const bool isThin = isFilled || entry.mark == Mark::Thin;
    m_scene.box(entry.mark == Mark::Thin ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, {},
                {isFilled ? Ink(Ink::Edge) : entry.ink, isThin ? 1.0 : 2.0, entry.mark == Mark::Outside ? Qt::DotLine : Qt::SolidLine});
    if (entry.mark == Mark::Finding)
        m_scene.path(findingCorner(box, box.width() / 2), entry.ink);
}

void LegendItems::addRamp(const QList<Ink> &ramp, const QRectF &box)
{
    const double each = box.width() / double(ramp.size());
    for (qsizetype i = 0; i < ramp.size(); ++i)
        m_scene.box({box.left() + double(i) * each, box.top(), each + 0.5, box.height()}, ramp[i]);
}

} // namespace

/// Whose accesses in the phase are lit up.
static QString litText(const MemoryCells &cells)
{
    const PhaseTable &phases = cells.timeline().phases();
    const QString item = cells.litItem() ? itemId(phases.trace(), phases.itemAt(*cells.litItem())) : QString();
    if (!cells.litSite())
        return tr("used by work-item %1 in this phase").arg(item);
    const QString action = siteAction(phases.trace().site(*cells.litSite()));
    return cells.litItem() ? tr("%1, by work-item %2 in this phase").arg(action, item) : tr("%1, in this phase").arg(action);
}

QList<MemoryLegendEntry> memoryLegend(const MemoryCells &cells, bool hasChosen, bool isRounded)
{
    QList<Entry> entries;
    const MemoryCells::Kinds kinds = cells.kinds();
    if (cells.colouring() == CellColouring::Writer)
        addWriters(entries, cells, kinds.writers);
    else if (cells.colouring() == CellColouring::Value || !kinds.writers.empty())
        entries << rampOf(cells);
    if (kinds.hasInitial && cells.colouring() != CellColouring::Value)
        entries << Entry{Mark::Fill, Ink::Raised, tr("as before the launch")};
    if (kinds.hasUnwritten)
        entries << Entry{Mark::Hatched, unwrittenInk(), cells.unwrittenText()};
    if (!cells.racingCells().empty())
        entries << Entry{Mark::Finding, Ink::Error, tr("data race")};
    std::set<FindingKind> found;
    for (const auto &[cell, kind] : cells.foundCells())
        found.insert(kind);
    for (const FindingKind kind : found)
        entries << Entry{Mark::Finding, Ink::Error, withinText(findingTitle(kind))};
    if (!cells.outside().empty())
        entries << Entry{Mark::Outside, Ink::Error, tr("outside: no such element")};
    if (!cells.litCells().empty())
        entries << Entry{Mark::Thin, Ink::Text, litText(cells)};
    if (!cells.currentCells().empty())
        entries << Entry{Mark::Outline, Ink::Text, tr("this access: %1").arg(cells.currentText())};
    if (hasChosen)
        entries << Entry{Mark::Outline, Ink::Accent, tr("the chosen element")};
    if (isRounded)
        entries << Entry{Mark::Words, {}, tr("~ rounded: point at it for all digits")};
    return entries;
}

Scene legendScene(const QList<MemoryLegendEntry> &entries, const Appearance &appearance, double width)
{
    return LegendItems(appearance).scene(entries, width);
}

} // namespace kernelscope

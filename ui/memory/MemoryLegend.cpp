#include "ui/memory/MemoryLegend.h"

#include "support/Numbers.h"
#include "support/Tr.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryScene.h"
#include "ui/models/SiteModel.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {
namespace {

using Entry = LegendEntry;
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

QList<LegendEntry> memoryLegend(const MemoryCells &cells, bool hasChosen, bool isRounded)
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

} // namespace kernelscope

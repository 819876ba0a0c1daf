#include "ui/tiles/TilesLegend.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceFindings.h"
#include "ui/tiles/TilesLayout.h"

namespace kernelscope {
namespace {

constexpr double leastByLegend = 4; // The height that shows a legend, in heights of it.
constexpr double lowByLegend = 8;   // In a lower one each line counts.
constexpr int mostBrevity = 2;
constexpr double muchLess = 0.8; // Smaller letters alone save less.

/// TileElement::Use of all elements, or-ed; what is used now is not drawn as used before.
quint8 usesDrawn(const TilesLayout &look)
{
    quint8 all = 0;
    for (const TileWindow &window : look.windows) {
        for (const TileElement &at : *window.frame) {
            const auto now = quint8(at.use & (TileElement::ReadNow | TileElement::WrittenNow));
            all = quint8(all | (now ? now : at.use));
        }
    }
    return all;
}

/// Some element is being added up.
bool hasGrowth(const TilesLayout &look)
{
    constexpr quint8 writtenMask = TileElement::WrittenNow | TileElement::WrittenBefore;
    for (int panel = 0; panel < int(look.windows.size()); ++panel) {
        const auto &growth = look.sheet->panels[std::size_t(panel)].growth;
        for (auto at = growth.keyBegin(); at != growth.keyEnd(); ++at) {
            const auto share = look.sheet->grown(panel, *at, look.position());
            if (share && *share > 0 && !(look.windows[std::size_t(panel)].useOf(*at) & writtenMask))
                return true;
        }
    }
    return false;
}

/// Of the elements that are drawn large.
QList<FindingKind> findingsDrawn(const TilesLayout &look)
{
    QList<FindingKind> kinds;
    for (std::size_t panel = 0; panel < look.windows.size(); ++panel) {
        for (const FindingCell &found : look.sheet->panels[panel].findings) {
            if (look.windows[panel].holds(found.element) && !kinds.contains(found.kind))
                kinds << found.kind;
        }
    }
    return kinds;
}

QList<TilesLegend::Entry> entriesOf(const TilesLayout &look)
{
    using Mark = TilesLegend::Mark;
    if (look.showsReuse)
        return {{tr("How often this work-group reads each element in the whole launch: the lighter, the more often"), 0, Mark::Words}};
    QList<TilesLegend::Entry> entries{{tr("read now"), TileElement::ReadNow},
                                      {tr("written now"), TileElement::WrittenNow},
                                      {tr("read before"), TileElement::ReadBefore},
                                      {tr("written before"), TileElement::WrittenBefore}};
    entries.removeIf([drawn = usesDrawn(look)](const TilesLegend::Entry &entry) { return !(entry.use & drawn); });
    const auto addIf = [&entries](bool isDrawn, const QString &text, Mark mark) {
        if (isDrawn)
            entries << TilesLegend::Entry{text, 0, mark};
    };
    const auto isOutside = [](const TileWindow &window) { return !window.before.empty() || !window.behind.empty(); };
    const QList<FindingKind> found = findingsDrawn(look);
    addIf(hasGrowth(look), tr("being added up"), Mark::Growth);
    addIf(!found.isEmpty(), found.size() == 1 ? withinText(findingTitle(found[0])) : tr("a finding"), Mark::Finding);
    addIf(std::ranges::any_of(look.windows, isOutside), tr("outside: no such element"), Mark::Outside);
    addIf(look.isChosenDrawn(), tr("chosen"), Mark::Chosen);
    const bool isShort = look.legendBrevity > 0, saysWords = look.legendBrevity < mostBrevity;
    addIf(saysWords && std::ranges::any_of(look.texts, &TileTexts::isRounded),
          isShort ? tr("~ rounded") : tr("~ rounded: point at it for all digits"), Mark::Words);
    addIf(saysWords && std::ranges::any_of(look.texts, &TileTexts::isLeftOut),
          isShort ? tr("values: point at an element") : tr("no space for values: point at an element to read it"), Mark::Words);
    return entries;
}

} // namespace

TilesLegend TilesLegend::of(const TilesLayout &look)
{
    TilesLegend legend;
    legend.letters = look.legendBrevity > 0 ? 0.92 : 1;
    QFont font = look.font;
    font.setPointSizeF(font.pointSizeF() * legend.letters);
    const QFontMetricsF metrics(font);
    const double left = look.px(4), line = std::floor(metrics.height() + look.px(5)), side = std::floor(look.px(15)), behind = look.px(6);
    double x = left, y = std::round(look.px(6));
    legend.entries = look.sheet ? entriesOf(look) : QList<Entry>();
    for (Entry &entry : legend.entries) {
        const bool isMarked = entry.mark != Mark::Words;
        const double words = std::ceil(metrics.horizontalAdvance(entry.text)), wide = words + (isMarked ? side + behind : 0);
        if (!isMarked && x > left)
            x += look.px(8); // No mark sets it apart.
        if (x > left && x + wide > look.size.width()) {
            x = left;
            y += line;
        }
        entry.cell = QRectF(std::floor(x), std::floor(y + (line - side) / 2), side, side);
        entry.words = QRectF(isMarked ? entry.cell.right() + behind : x, y, std::min(words, look.size.width() - x), line);
        x += wide + look.px(16);
    }
    legend.height = y + line;
    return legend;
}

double layOutAboveLegend(TilesLayout &look, const QSizeF &space)
{
    const auto heightWith = [&](int brevity) {
        look.legendBrevity = brevity;
        return TilesLegend::of(look).height;
    };
    const auto layOut = [&] {
        look.size = space;
        int brevity = heightWith(1) < muchLess * heightWith(0) ? 1 : 0;
        const bool isLow = space.height() < lowByLegend * heightWith(brevity);
        if (isLow && heightWith(mostBrevity) < muchLess * heightWith(brevity)) // The sentence below the tiles says it too.
            brevity = mostBrevity;
        while (brevity < mostBrevity && space.height() < leastByLegend * heightWith(brevity))
            ++brevity;
        const double legend = heightWith(brevity);
        const double shown = space.height() >= leastByLegend * legend ? legend : 0; // Else the tiles need the space more.
        look.size.setHeight(space.height() - shown);
        look.layOut();
        return shown;
    };
    const double shown = layOut();
    return shown > 0 && TilesLegend::of(look).height > shown ? layOut() : shown; // It says what has no space.
}

} // namespace kernelscope

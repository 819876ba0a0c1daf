// What lies in the cells, written into them where all values of a panel have room.

#include <algorithm>

#include <QFontMetricsF>

#include "ui/memory/CellTexts.h"
#include "ui/tiles/TilesLook.h"

namespace kernelscope {

constexpr double leastLetters = 0.75; // of the usual size: smaller ones can't be read from a seat
constexpr quint64 mostKept = 65536;   // elements, of which a panel's values are looked up

/// Of the elements between the first and the last that are drawn. Making one takes O(accesses of the group), so it is kept.
const MemoryTimeline *TilesLook::memoryOf(int panel)
{
    const TileWindow &window = windows[std::size_t(panel)];
    const quint64 first = window.shape.elementAt({window.x, window.y, window.z});
    const quint64 last = window.shape.elementAt({window.x + quint64(window.columns) - 1, window.y + quint64(window.rows) - 1, window.z});
    if (last - first >= mostKept)
        return nullptr;
    m_memory.resize(windows.size());
    auto &kept = m_memory[std::size_t(panel)];
    const bool isOfThis = kept && &kept->phases() == sheet->phases.get() && kept->objectIndex() == sheet->panels[std::size_t(panel)].object;
    const bool holds = isOfThis && kept->firstElement() <= first && kept->firstElement() + quint64(kept->cellCount()) > last;
    if (!holds)
        kept = std::make_shared<const MemoryTimeline>(sheet->phases, sheet->panels[std::size_t(panel)].object, first, last - first + 1);
    return kept.get();
}

QStringList TilesLook::valuesOf(int panel)
{
    const TileWindow &window = windows[std::size_t(panel)];
    const MemoryTimeline *memory = memoryOf(panel);
    QStringList values;
    for (int row = 0; memory && row < window.rows; ++row) {
        for (int column = 0; column < window.columns; ++column) {
            const quint64 element = window.shape.elementAt({window.x + quint64(column), window.y + quint64(row), window.z});
            const quint64 at = element - memory->firstElement();
            const bool isThere = at < quint64(memory->cellCount());
            values << (isThere ? memory->text(int(at), memory->accessesDone(int(at), position())) : QString());
        }
    }
    return values;
}

/// Larger in large cells.
QFont TilesLook::grownFont() const
{
    constexpr double linesOfCell = 2;
    constexpr double most = 2;
    QFont grown = valueFont;
    grown.setPointSizeF(valueFont.pointSizeF() * std::clamp(cell / (linesOfCell * QFontMetricsF(valueFont).height()), 1.0, most));
    return grown;
}

/// In letters of one size where that does for all panels, else in those that each of them has room for.
void TilesLook::findValues()
{
    texts.assign(windows.size(), {});
    if (showsReuse || cell < px(leastWithValues))
        return;
    QStringList all;
    for (int panel = 0; panel < int(windows.size()); ++panel) {
        texts[std::size_t(panel)].values = valuesOf(panel);
        all << texts[std::size_t(panel)].values;
    }
    const double room = cell - 1 - px(3);
    const QFont letters = grownFont();
    const auto isRead = [this](const CellTexts &look) {
        return look.hasAll() && look.font().pointSizeF() >= 0.9 * leastLetters * valueFont.pointSizeF(); // Vectors go lower.
    };
    const CellTexts shared(all, letters, room, leastLetters);
    for (TileTexts &text : texts) {
        const CellTexts look = isRead(shared) ? shared : CellTexts(text.values, letters, room, leastLetters);
        text.font = look.font();
        for (QString &value : text.values)
            value = isRead(look) ? look.shown(value) : QString();
    }
}

QString TilesLook::valueAt(int panel, int column, int row) const
{
    const TileTexts &text = texts[std::size_t(panel)];
    return text.values.value(qsizetype(row) * windows[std::size_t(panel)].columns + column);
}

} // namespace kernelscope

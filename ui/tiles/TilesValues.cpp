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

QStringList TilesLook::valuesAt(int panel, int position)
{
    const TileWindow &window = windows[std::size_t(panel)];
    const MemoryTimeline *memory = memoryOf(panel);
    QStringList values;
    for (int row = 0; memory && row < window.rows; ++row) {
        for (int column = 0; column < window.columns; ++column) {
            const quint64 element = window.shape.elementAt({window.x + quint64(column), window.y + quint64(row), window.z});
            const quint64 at = element - memory->firstElement();
            const bool isThere = at < quint64(memory->cellCount());
            values << (isThere ? memory->text(int(at), memory->accessesDone(int(at), position)) : QString());
        }
    }
    return values;
}

/// Looked up once for a moment.
const std::vector<TileValues> &TilesLook::valuesOfWindows()
{
    std::vector<TileValues> &all = m_values[shapes()];
    for (int panel = int(all.size()); panel < int(windows.size()); ++panel) {
        TileValues values{valuesAt(panel, position()), {}};
        const int end = sheet->phases->accessCount();
        values.any = position() == end ? values.now : values.now + valuesAt(panel, end);
        values.any.removeDuplicates();
        values.any.removeAll(QString());
        all.push_back(std::move(values));
    }
    return all;
}

/// Larger in large cells; `share` of what they would allow.
QFont TilesLook::grownFont(double share) const
{
    constexpr double linesOfCell = 2;
    constexpr double most = 2;
    const double factor = std::clamp(cell / (linesOfCell * QFontMetricsF(valueFont).height()), 1.0, most);
    QFont grown = valueFont;
    grown.setPointSizeF(valueFont.pointSizeF() * (1 + (factor - 1) * share));
    return grown;
}

/// As large as all digits have room; where they have none, of the usual size.
CellTexts TilesLook::textsOf(const QStringList &values) const
{
    const double room = cell - 1 - px(3);
    for (const double share : {1.0, 0.5}) {
        const CellTexts grown(values, grownFont(share), room, leastLetters);
        if (grown.hasAll() && std::ranges::all_of(values, [&](const QString &value) { return grown.isWhole(value); }))
            return grown;
    }
    return CellTexts(values, valueFont, room, leastLetters);
}

/// In letters of one size where that costs no panel a digit, else in those that each of them has room for. What lies there at the end
/// counts too, so that letters stay as large as they are while one steps.
TilesLook::Legibility TilesLook::findValues()
{
    texts.assign(windows.size(), {});
    if (showsReuse)
        return {};
    if (cell < px(leastWithValues)) {
        for (TileTexts &text : texts)
            text.isLeftOut = true;
        return {};
    }
    const std::vector<TileValues> &values = valuesOfWindows();
    QStringList all;
    for (const TileValues &of : values)
        all << of.any;
    const auto isRead = [this](const CellTexts &look) {
        return look.hasAll() && look.font().pointSizeF() >= 0.9 * leastLetters * valueFont.pointSizeF(); // Vectors go lower.
    };
    const auto isWhole = [](const CellTexts &look, const QStringList &strings) {
        return std::ranges::all_of(strings, [&](const QString &value) { return look.isWhole(value); });
    };
    const CellTexts shared = textsOf(all);
    const bool isShared = isRead(shared) && isWhole(shared, all);
    Legibility found;
    for (std::size_t panel = 0; panel < texts.size(); ++panel) {
        TileTexts &text = texts[panel];
        const QStringList &judged = values[panel].any;
        text.values = values[panel].now;
        const CellTexts look = isShared ? shared : textsOf(judged);
        text.font = look.font();
        text.isLeftOut = !judged.isEmpty() && !isRead(look);
        text.isRounded = !text.isLeftOut && !isWhole(look, text.values);
        found.shown += !text.isLeftOut;
        found.digits += text.isLeftOut ? 0 : isWhole(look, judged) ? allDigits : std::min(look.digitsKept(), allDigits - 1);
        for (QString &value : text.values)
            value = text.isLeftOut ? QString() : look.shown(value);
    }
    return found;
}

QString TilesLook::valueAt(int panel, int column, int row) const
{
    const TileTexts &text = texts[std::size_t(panel)];
    return text.values.value(qsizetype(row) * windows[std::size_t(panel)].columns + column);
}

QString TilesLook::valueOf(int panel, quint64 element) const
{
    const MemoryTimeline memory(sheet->phases, sheet->panels[std::size_t(panel)].object, element, 1);
    return memory.cellCount() == 0 ? QString() : memory.text(0, memory.accessesDone(0, position()));
}

} // namespace kernelscope

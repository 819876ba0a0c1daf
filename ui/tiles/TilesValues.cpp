// What lies in the cells, written into them where all values of a panel have room.

#include <algorithm>

#include <QFontMetricsF>

#include "ui/models/CellTexts.h"
#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

constexpr double leastLetters = 0.75; // of the usual size: smaller ones can't be read from a seat
constexpr int enoughDecimals = 3;     // of rounded values: more are not worth shorter rows or smaller letters
constexpr quint64 mostKept = 65536;   // elements, of which a panel's values are looked up

/// The elements around those from `first` to `last` whose values are kept: all of an object, or of a large one such that windows that
/// march over it rarely leave them.
static std::pair<quint64, quint64> keptAround(quint64 first, quint64 last, quint64 elementCount)
{
    if (elementCount <= mostKept)
        return {0, elementCount};
    const quint64 begin = first / (mostKept / 2) * (mostKept / 2);
    return {begin, std::max(std::min(mostKept, elementCount - begin), last + 1 - begin)};
}

/// Making one takes O(accesses of the group), so it is kept.
const MemoryTimeline *TilesLayout::memoryOf(int panel)
{
    const TileWindow &window = windows[std::size_t(panel)];
    const quint64 first = window.shape.elementAt({window.x, window.y, window.z});
    const quint64 corner = window.shape.elementAt({window.x + quint64(window.columns) - 1, window.y + quint64(window.rows) - 1, window.z});
    const quint64 count = sheet->object(panel).elementCount(), last = std::min(corner, count - 1); // The last row may not be full.
    if (count == 0 || last - first >= mostKept)
        return nullptr;
    m_memory.resize(windows.size());
    auto &kept = m_memory[std::size_t(panel)];
    const ObjectIndex object = sheet->panels[std::size_t(panel)].object;
    const bool isOfThis = kept && &kept->phases() == sheet->phases.get() && kept->objectIndex() == object;
    const bool holds = isOfThis && kept->firstElement() <= first && kept->firstElement() + quint64(kept->cellCount()) > last;
    if (!holds) {
        const auto [begin, cells] = keptAround(first, last, count);
        kept = std::make_shared<const MemoryTimeline>(sheet->phases, object, begin, cells);
    }
    return kept.get();
}

QStringList TilesLayout::valuesAt(int panel, int position)
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

TileValues TilesLayout::lookUpValues(int panel)
{
    const int end = sheet->phases->accessCount();
    TileValues values{valuesAt(panel, position()), {}, {}};
    values.any = position() == end ? values.now : values.now + valuesAt(panel, end);
    values.any.removeDuplicates();
    values.any.removeAll(QString());
    values.lengths = ValueLengths(values.any);
    return values;
}

/// Looked up once for a moment and what is drawn large, which many arrangements have in common.
const std::vector<TileValues> &TilesLayout::valuesOfWindows()
{
    std::vector<TileValues> &all = m_values[shapes()];
    const auto knownOf = [this](int panel) -> const TileValues * {
        for (const auto &[as, values] : m_values) {
            if (panel < int(values.size()) && m_windows[as][std::size_t(panel)].showsSameAs(windows[std::size_t(panel)]))
                return &values[std::size_t(panel)];
        }
        return nullptr;
    };
    for (int panel = int(all.size()); panel < int(windows.size()); ++panel) {
        const TileValues *known = knownOf(panel);
        all.push_back(known ? TileValues(*known) : lookUpValues(panel));
    }
    return all;
}

/// Larger in large cells; `share` of what they would allow.
QFont TilesLayout::grownFont(double share) const
{
    constexpr double linesOfCell = 2;
    constexpr double most = 2;
    const double factor = std::clamp(cell / (linesOfCell * QFontMetricsF(valueFont).height()), 1.0, most);
    QFont grown = valueFont;
    grown.setPointSizeF(valueFont.pointSizeF() * (1 + (factor - 1) * share));
    return grown;
}

/// As large as all digits have room; where they have none, of the usual size.
CellTexts TilesLayout::textsOf(const ValueLengths &lengths) const
{
    const double room = cellWidth - 1 - std::max(px(3), 0.08 * cellWidth);
    for (const double share : {1.0, 0.5}) {
        const CellTexts grown(lengths, grownFont(share), room, leastLetters);
        if (grown.isAllWhole())
            return grown;
    }
    return CellTexts(lengths, valueFont, room, leastLetters);
}

bool TilesLayout::isLegible(const CellTexts &look) const
{
    return look.hasAll() && look.font().pointSizeF() >= 0.9 * leastLetters * valueFont.pointSizeF(); // Vectors go lower.
}

/// By panel: in letters of one size where that costs no panel a digit, else in those that each of them has room for. What lies there at
/// the end counts too, so that letters stay as large as they are while one steps.
std::vector<CellTexts> TilesLayout::looksOfValues()
{
    const std::vector<TileValues> &values = valuesOfWindows();
    ValueLengths all;
    for (const TileValues &of : values)
        all.add(of.lengths);
    const CellTexts shared = textsOf(all);
    if (isLegible(shared) && shared.isAllWhole())
        return {values.size(), shared};
    std::vector<CellTexts> looks;
    for (const TileValues &of : values)
        looks.push_back(textsOf(of.lengths));
    return looks;
}

TilesLayout::Legibility TilesLayout::legibility()
{
    Legibility found;
    if (!showsValues())
        return found;
    const std::vector<TileValues> &values = valuesOfWindows();
    const std::vector<CellTexts> looks = looksOfValues();
    int letters = usualLetters;
    for (std::size_t panel = 0; panel < looks.size(); ++panel) {
        if (values[panel].any.isEmpty() || isLegible(looks[panel])) {
            ++found.shown;
            const double share = values[panel].any.isEmpty() ? 1 : looks[panel].font().pointSizeF() / valueFont.pointSizeF();
            letters = std::min(letters, int(std::floor(10 * share + 0.01)));
            found.digits += looks[panel].isAllWhole() ? allDigits : std::min(looks[panel].digitsKept(), enoughDecimals);
        }
    }
    found.letters = found.shown > 0 ? letters : 0;
    return found;
}

void TilesLayout::writeValues()
{
    texts.assign(windows.size(), {});
    for (TileTexts &text : texts)
        text.isLeftOut = !showsReuse && !showsValues();
    if (!showsValues())
        return;
    const std::vector<TileValues> &values = valuesOfWindows();
    const std::vector<CellTexts> looks = looksOfValues();
    for (std::size_t panel = 0; panel < looks.size(); ++panel) {
        TileTexts &text = texts[panel];
        text.font = looks[panel].font();
        text.isLeftOut = !values[panel].any.isEmpty() && !isLegible(looks[panel]);
        for (const QString &value : values[panel].now) {
            text.values << (text.isLeftOut ? QString() : looks[panel].shown(value));
            text.isRounded = text.isRounded || (!text.isLeftOut && text.values.constLast() != value);
        }
    }
}

QString TilesLayout::valueAt(int panel, int column, int row) const
{
    const TileTexts &text = texts[std::size_t(panel)];
    return text.values.value(qsizetype(row) * windows[std::size_t(panel)].columns + column);
}

QString TilesLayout::valueOf(int panel, quint64 element) const
{
    const MemoryTimeline memory(sheet->phases, sheet->panels[std::size_t(panel)].object, element, 1);
    return memory.cellCount() == 0 ? QString() : memory.text(0, memory.accessesDone(0, position()));
}

} // namespace kernelscope

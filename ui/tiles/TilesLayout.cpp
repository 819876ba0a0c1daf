#include "ui/tiles/TilesLayout.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include <QFontMetricsF>

#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr quint64 mostRows = 32;    // drawn large
constexpr quint64 mostColumns = 40; // so too
constexpr quint64 mostNarrow = 16;  // of either
constexpr quint64 leastNarrow = 4;
constexpr quint64 mostNarrowLocal = 20; // Of a tile all is worth to be seen, with the column that pads it.
constexpr quint64 mostRowsOfList = 12;  // Of a buffer most of it is some other work-group's.
constexpr quint64 mostRowsFolded = 2;
constexpr quint64 shortGroup = 128; // Work-items: as many elements as that have space in rows of 16.
constexpr quint64 shortList = 64;   // Elements: in rows of 16 their values have space.
constexpr quint64 leastWindow = 16;
constexpr quint64 leastOfList = 1; // rows: they have no meaning of their own
constexpr quint8 nowMask = TileElement::ReadNow | TileElement::WrittenNow;
constexpr std::size_t mostAtAnEnd = 2; // cells outside

// Values and their letters.
constexpr double leastLetters = 0.75; // of the usual size: smaller ones can't be read from a seat
constexpr int usualLetters = 10;      // see Legibility
constexpr int allDigits = 9;          // of a panel whose values are written as they are
constexpr int enoughDecimals = 3;     // of rounded values: more are not worth shorter rows or smaller letters
constexpr quint64 mostKept = 65536;   // elements, of which a panel's values are looked up

// Sizes of cells, at scale 1.
constexpr double leastCell = 5;
constexpr double leastPresented = 3; // Pixels, not scaled.
constexpr double legibleCell = 9;
constexpr double valuedCell = 28; // A value of three or four digits can be read in it.
constexpr double mostCell = 96;
constexpr double mostStretch = 2; // A cell is no wider than so many times its height ...
constexpr double mostStretchOfVectors = 5;
constexpr double enoughForDigits = 36; // Times the stretch: of a cell that is wider the digits have space.
constexpr int sizeOfScalar = 8;        // ... where its elements have no more bytes.
constexpr double muchLarger = 1.5;     // Cells so much larger are worth that what is made of others stands beside them, not below.
constexpr double overviews[] = {150, 110, 80, 60, 40}; // Sides of the small pictures, the best first.
constexpr double stripHeight = 8;

quint8 TileWindow::useOf(quint64 element) const
{
    const auto at = std::ranges::lower_bound(*frame, element, {}, &TileElement::element);
    return at != frame->end() && at->element == element ? at->use : quint8(0);
}

bool TileWindow::holds(quint64 element) const
{
    const GridCell cell = shape.cellOf(element);
    return cell.z == z && cell.x >= x && cell.x < x + quint64(columns) && cell.y >= y && cell.y < y + quint64(rows);
}

void TilesLayout::follow(const Appearance &appearance)
{
    font = appearance.interfaceFont();
    valueFont = appearance.codeFont(0.9);
    scale = appearance.scale();
}

QFont TilesLayout::titleFont() const
{
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QFont TilesLayout::smallFont() const
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * smallSize());
    return small;
}

// ---- What is drawn large

/// As the project declares it; null: as a list.
const QList<quint64> *TilesLayout::declaredOf(int panel) const
{
    const auto shape = declared.find(sheet->object(panel).name);
    const bool isMatrix = shape != declared.end() && !sheet->panels[std::size_t(panel)].isLocal && shape->second.size() > 1;
    return isMatrix ? &shape->second : nullptr;
}

/// Neither the project nor the kernel nor the user gave it rows and columns.
bool TilesLayout::isListed(int panel) const
{
    const BoundObject &object = sheet->object(panel);
    return !columns.contains(object.name) && object.dimensions.size() <= 1 && !declaredOf(panel);
}

/// A list has a row for each row of work-items.
bool TilesLayout::hasRowsOfLaunch() const
{
    const TraceLaunch &launch = sheet->trace().launch();
    return launch.dimensions > 1 && launch.local[0] > 1 && launch.local[0] <= mostColumns;
}

/// One for all, so that an element stands above the one that was made of it.
quint64 TilesLayout::usualRowOfLists() const
{
    bool areShort = true;
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel)
        areShort = areShort && sheet->object(panel).elementCount() <= shortList;
    return areShort || quint64(sheet->trace().itemsOfGroup()) <= shortGroup ? 16 : 32;
}

GridShape TilesLayout::shapeOf(int panel) const
{
    const BoundObject &object = sheet->object(panel);
    const quint64 count = std::max(quint64(1), object.elementCount());
    const auto inRowsOf = [count](quint64 width) { return GridShape{width, (count + width - 1) / width, 1}; };
    if (const auto typed = columns.find(object.name); typed != columns.end())
        return inRowsOf(typed->second);
    if (object.dimensions.size() > 1)
        return GridShape::of(object);
    if (const auto *shape = declaredOf(panel))
        return GridShape::of(*shape, count);
    const quint64 listRow = arrangement.listRow > 0 ? arrangement.listRow : usualRowOfLists();
    return inRowsOf(std::min(count, hasRowsOfLaunch() ? sheet->trace().launch().local[0] : listRow));
}

/// Of the newest phase in which it was used.
const std::vector<TileElement> &TilesLayout::lastFrame(int panel)
{
    m_lastFrames.resize(sheet->panels.size());
    Frame &kept = m_lastFrames[std::size_t(panel)];
    if (!kept) {
        const TilePanel &at = sheet->panels[std::size_t(panel)];
        const TileMoment then = TileMoment::ofPhase(*sheet->phases, at.lastUse[std::size_t(moment.phase)]);
        kept = std::make_shared<const std::vector<TileElement>>(sheet->map->frame(at.object, then));
    }
    return *kept;
}

/// The corners of the elements that are in use, in the slice of the first one unless another is asked for.
static std::pair<GridCell, GridCell> usedCorners(TileWindow &window, const std::vector<TileElement> &elements, bool takesSlice)
{
    GridCell low{~quint64(0), ~quint64(0), 0}, high;
    for (const TileElement &at : elements) {
        if (!(at.use & nowMask))
            continue;
        const GridCell used = window.shape.cellOf(at.element);
        if (std::exchange(takesSlice, false))
            window.z = used.z;
        if (used.z != window.z)
            continue;
        low = {std::min(low.x, used.x), std::min(low.y, used.y), 0};
        high = {std::max(high.x, used.x), std::max(high.y, used.y), 0};
    }
    return low.x > high.x ? std::pair<GridCell, GridCell>() : std::pair(low, high);
}

/// The stretch of a length that is drawn: all of it up to `whole`, else what is in use and some more.
static std::pair<quint64, int> stretch(quint64 length, quint64 least, quint64 most, quint64 whole, quint64 first, quint64 last)
{
    if (length <= whole)
        return {0, int(length)};
    const quint64 used = last - first + 1, wanted = std::clamp(used, least, most);
    const quint64 spare = used < wanted ? (wanted - used) / 2 : 0;
    return {std::min(first > spare ? first - spare : 0, length - wanted), int(wanted)};
}

/// All of it, or a part around what is in use.
TileWindow TilesLayout::windowOf(int panel)
{
    const TilePanel &at = sheet->panels[std::size_t(panel)];
    TileWindow window;
    window.shape = shapeOf(panel);
    window.isList = isListed(panel);
    window.frame = m_frames[std::size_t(panel)];
    const bool isUsedNow = std::ranges::any_of(*window.frame, [](const TileElement &e) { return (e.use & nowMask) != 0; });
    const bool isFolded = window.isList && arrangement.fold >= (isUsedNow ? TileArrangement::Fold::All : TileArrangement::Fold::Unused);
    const bool isNarrow = arrangement.isNarrow && !window.isList;
    const quint64 narrow = at.isLocal ? mostNarrowLocal : leastNarrow;
    const quint64 wholeRows = isFolded ? mostRowsFolded : window.isList && !at.isLocal ? mostRowsOfList : isNarrow ? narrow : mostRows;
    const quint64 wholeColumns = isNarrow ? narrow : mostColumns;
    const bool isLarge = window.shape.width > wholeColumns || window.shape.height > wholeRows;
    if (slice >= 0)
        window.z = std::min(quint64(slice), window.shape.slices - 1);
    const bool showsLast = !isUsedNow && (isLarge || window.shape.slices > 1);
    const auto [low, high] = usedCorners(window, showsLast ? lastFrame(panel) : *window.frame, slice < 0);
    const quint64 least = arrangement.isNarrow ? leastNarrow : leastWindow;
    std::tie(window.x, window.columns) =
        stretch(window.shape.width, least, arrangement.isNarrow ? mostNarrow : mostColumns, wholeColumns, low.x, high.x);
    std::tie(window.y, window.rows) = stretch(window.shape.height, window.isList ? leastOfList : least,
                                              arrangement.isNarrow ? mostNarrow : mostRows, wholeRows, low.y, high.y);
    if (isFolded && !isUsedNow)
        window.rows = std::min(window.rows, int(mostRowsFolded));
    window.isPart = isLarge && (quint64(window.columns) < window.shape.width || quint64(window.rows) < window.shape.height);
    addOutside(window, at);
    return window;
}

/// The nearest ones to each end. How many there are in all, the heading says.
void TilesLayout::addOutside(TileWindow &window, const TilePanel &panel) const
{
    for (const OutsideElement &outside : panel.outside.elements) {
        std::vector<int> positions = outside.positions;
        std::erase_if(positions, [&](int position) {
            return localItem >= 0 && sheet->phases->localItemOf(sheet->phases->eventAt(position)) != localItem;
        });
        (outside.element < 0 ? window.before : window.behind).push_back({outside.element, accessTime(positions, now().from, now().to)});
    }
    std::ranges::reverse(window.before);
    window.before.resize(std::min(window.before.size(), mostAtAnEnd));
    window.behind.resize(std::min(window.behind.size(), mostAtAnEnd));
}

void TilesLayout::refresh()
{
    m_frames.clear();
    m_lastFrames.clear();
    m_windows.clear();
    m_values.assign(sheet->panels.size(), {});
    places.clear();
    reads.clear();
    written.clear();
    for (const TilePanel &panel : sheet->panels) {
        m_frames.push_back(std::make_shared<const std::vector<TileElement>>(sheet->map->frame(panel.object, now())));
        reads.push_back(sheet->map->reuse(panel.object, now()));
        const auto isWritten = [](const TileElement &at) { return (at.use & TileElement::WrittenNow) != 0; };
        written.push_back(quint64(std::ranges::count_if(*m_frames.back(), isWritten)));
    }
    arrange({});
}

/// Its windows, which are made only once for a moment.
void TilesLayout::arrange(const TileArrangement &as)
{
    arrangement = as;
    std::vector<TileWindow> &made = m_windows[{as.listRow, as.fold, false, as.isNarrow}];
    m_titleWidths.clear();
    for (int panel = int(made.size()); panel < int(sheet->panels.size()); ++panel)
        made.push_back(windowOf(panel));
    windows = made;
    for (int panel = 0; panel < int(windows.size()); ++panel)
        m_titleWidths.push_back(titleWidth(panel));
}

bool TilesLayout::isChosenDrawn() const
{
    return chosen.object >= 0 && chosen.object < int(windows.size()) && windows[std::size_t(chosen.object)].holds(quint64(chosen.element));
}

// ---- What lies in the cells, written into them where all values of a panel have space

/// Of all of an object, or of a large one such that windows that march over it rarely leave them. Making one takes O(accesses of the
/// group), so it is kept.
const MemoryTimeline *TilesLayout::memoryOf(int panel)
{
    const TileWindow &window = windows[std::size_t(panel)];
    const quint64 count = sheet->object(panel).elementCount(), first = window.elementAt(0, 0);
    const quint64 last = std::min(window.elementAt(window.columns - 1, window.rows - 1), count - 1); // The last row may not be full.
    if (count == 0 || last - first >= mostKept)
        return nullptr;
    m_memory.resize(windows.size());
    auto &kept = m_memory[std::size_t(panel)];
    const ObjectIndex object = sheet->panels[std::size_t(panel)].object;
    const bool isOfThis = kept && &kept->phases() == sheet->phases.get() && kept->objectIndex() == object;
    if (!isOfThis || kept->firstElement() > first || kept->firstElement() + quint64(kept->cellCount()) <= last) {
        const quint64 begin = count <= mostKept ? 0 : first / (mostKept / 2) * (mostKept / 2);
        const quint64 cells = std::max(std::min(mostKept, count - begin), last + 1 - begin);
        kept = std::make_shared<const MemoryTimeline>(sheet->phases, object, begin, cells);
    }
    return kept.get();
}

/// Looked up once for a moment and what is drawn large, which many arrangements have in common.
const TilesLayout::Values &TilesLayout::valuesOf(int panel)
{
    const TileWindow &window = windows[std::size_t(panel)];
    const auto [known, isNew] =
        m_values[std::size_t(panel)].try_emplace({window.shape.width, window.x, window.y, window.z, window.columns, window.rows});
    Values &values = known->second;
    const MemoryTimeline *memory = isNew ? memoryOf(panel) : nullptr;
    for (int row = 0; memory && row < window.rows; ++row) {
        for (int column = 0; column < window.columns; ++column) {
            const quint64 at = window.elementAt(column, row) - memory->firstElement();
            const bool isThere = at < quint64(memory->cellCount());
            const auto textAt = [&](int position) {
                return isThere ? memory->text(int(at), memory->accessesDone(int(at), position)) : QString();
            };
            values.now << textAt(position());
            values.any << values.now.constLast() << textAt(sheet->phases->accessCount());
        }
    }
    if (memory) {
        values.any.removeDuplicates();
        values.any.removeAll(QString());
        values.lengths = ValueLengths(values.any);
    }
    return values;
}

/// As large as all digits have space in large cells; where they have none, of the usual size.
CellTexts TilesLayout::textsOf(const ValueLengths &lengths) const
{
    constexpr double linesOfCell = 2, most = 2;
    const double space = cellWidth - 1 - std::max(px(3), 0.08 * cellWidth);
    const double growth = std::clamp(cell / (linesOfCell * QFontMetricsF(valueFont).height()), 1.0, most) - 1;
    for (const double share : {1.0, 0.5}) {
        QFont grown = valueFont;
        grown.setPointSizeF(valueFont.pointSizeF() * (1 + growth * share));
        if (const CellTexts large(lengths, grown, space, leastLetters); large.isAllWhole())
            return large;
    }
    return CellTexts(lengths, valueFont, space, leastLetters);
}

bool TilesLayout::isLegible(const CellTexts &look) const
{
    return look.hasAll() && look.font().pointSizeF() >= 0.9 * leastLetters * valueFont.pointSizeF(); // Vectors go lower.
}

/// By panel: in letters of one size where that costs no panel a digit, else in those that each of them has space for. What lies there at
/// the end counts too, so that letters stay as large as they are while one steps.
std::vector<CellTexts> TilesLayout::looksOfValues()
{
    ValueLengths all;
    for (int panel = 0; panel < int(windows.size()); ++panel)
        all.add(valuesOf(panel).lengths);
    const CellTexts shared = textsOf(all);
    if (isLegible(shared) && shared.isAllWhole())
        return {windows.size(), shared};
    std::vector<CellTexts> looks;
    for (int panel = 0; panel < int(windows.size()); ++panel)
        looks.push_back(textsOf(valuesOf(panel).lengths));
    return looks;
}

TilesLayout::Legibility TilesLayout::legibility()
{
    Legibility found;
    if (!showsValues())
        return found;
    const std::vector<CellTexts> looks = looksOfValues();
    int letters = usualLetters;
    for (std::size_t panel = 0; panel < looks.size(); ++panel) {
        const bool hasValues = !valuesOf(int(panel)).any.isEmpty();
        if (hasValues && !isLegible(looks[panel]))
            continue;
        ++found.shown;
        const double share = hasValues ? looks[panel].font().pointSizeF() / valueFont.pointSizeF() : 1;
        letters = std::min(letters, int(std::floor(10 * share + 0.01)));
        found.digits += looks[panel].isAllWhole() ? allDigits : std::min(looks[panel].digitsKept(), enoughDecimals);
    }
    found.letters = found.shown > 0 ? letters : 0;
    return found;
}

void TilesLayout::writeValues()
{
    texts.assign(windows.size(), {});
    const std::vector<CellTexts> looks = showsValues() ? looksOfValues() : std::vector<CellTexts>();
    for (std::size_t panel = 0; panel < texts.size(); ++panel) {
        TileTexts &text = texts[panel];
        text.isLeftOut = !showsReuse && (looks.empty() || (!valuesOf(int(panel)).any.isEmpty() && !isLegible(looks[panel])));
        if (looks.empty() || text.isLeftOut)
            continue;
        text.font = looks[panel].font();
        for (const QString &value : valuesOf(int(panel)).now) {
            text.values << looks[panel].shown(value);
            text.isRounded = text.isRounded || text.values.constLast() != value;
        }
    }
}

QString TilesLayout::valueAt(int panel, int column, int row) const
{
    return texts[std::size_t(panel)].values.value(qsizetype(row) * windows[std::size_t(panel)].columns + column);
}

QString TilesLayout::valueOf(int panel, quint64 element) const
{
    const MemoryTimeline memory(sheet->phases, sheet->panels[std::size_t(panel)].object, element, 1);
    return memory.cellCount() == 0 ? QString() : memory.text(0, memory.accessesDone(0, position()));
}

// ---- Where the panels lie: what is read above, below it local arrays and then results, all at one scale

/// A list has no shape: of it a strip says all.
QSizeF TilesLayout::overviewSize(int panel, double gridWidth) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    if (!window.isPart)
        return {};
    if (window.isList)
        return {gridWidth, std::round(px(stripHeight))};
    const QSizeF cells(double(window.shape.width), double(window.shape.height));
    const double factor = px(m_overviewSide) / std::max(cells.width(), cells.height());
    return {std::round(std::max(px(6), cells.width() * factor)), std::round(std::max(px(6), cells.height() * factor))};
}

/// What is read, then the local arrays that it goes to, then what is only written: as values flow.
static std::vector<std::pair<int, std::size_t>> flowOrder(const TilesData &sheet)
{
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t panel = 0; panel < sheet.panels.size(); ++panel)
        order.emplace_back(sheet.panels[panel].isLocal ? 1 : sheet.panels[panel].reuse.reads > 0 ? 0 : 2, panel);
    std::ranges::sort(order);
    return order;
}

double TilesLayout::titleHeight() const
{
    return std::floor((arrangement.isTight ? 1 : 2) * QFontMetricsF(font).height() + px(4));
}

/// The least that the text of a panel takes.
double TilesLayout::titleWidth(int panel) const
{
    const QFontMetricsF small(smallFont());
    const QString outside = outsideText(*this, panel);
    const double name = QFontMetricsF(titleFont()).horizontalAdvance(sheet->object(panel).name) + px(8);
    const QStringList reuse = reuseTexts(*this, panel);
    if (arrangement.isTight)
        return std::ceil(name + small.horizontalAdvance(outside.isEmpty() ? reuse.constLast() : outside)) + px(2);
    const QString second = outside.isEmpty() ? reuse.constFirst() : reuse.constFirst() + QStringLiteral(" \u00b7 ") + outside;
    const double first = name + small.horizontalAdvance(tileTitles(*this, panel).constLast());
    return std::ceil(std::max(first, small.horizontalAdvance(second))) + px(2);
}

/// Beside the panels arrows pass.
double TilesLayout::margin() const
{
    const bool hasArrows = arrows != Arrows::None && std::ranges::any_of(sheet->panels, &TilePanel::isLocal);
    return std::round(px(hasArrows ? 15 : 4));
}

/// As large as a cell, or as its index.
QSizeF TilesLayout::outsideSize(const TileWindow &window) const
{
    QSizeF least;
    const auto makeSpace = [&](const TileOutside &outside) {
        const QFontMetricsF metrics(smallFont());
        const QSizeF text(std::ceil(metrics.horizontalAdvance(outside.index()) + px(6)), std::ceil(metrics.height() + px(2)));
        least = least.expandedTo(text.expandedTo({cell, cell}));
    };
    std::ranges::for_each(window.before, makeSpace);
    std::ranges::for_each(window.behind, makeSpace);
    return least;
}

/// With what keeps them apart from the object.
double TilesLayout::outsideWidth(std::size_t cells, double cellWide) const
{
    return cells == 0 ? 0 : double(cells) * cellWide + std::round(px(5));
}

void TilesLayout::place(double down)
{
    const double title = titleHeight(), gap = std::round(px(20)), rowGap = std::round(px(16)), margin = this->margin();
    double x = margin, y = margin + down, rowHeight = 0;
    bool wasRead = false;
    places.assign(windows.size(), {});
    double left = 0; // One for all lists, so that an element stands above the one that was made of it.
    for (const TileWindow &window : windows)
        left = std::max(left, window.isList ? outsideWidth(window.before.size(), outsideSize(window).width()) : 0);
    for (const auto &[rank, panel] : flowOrder(*sheet)) {
        const TileWindow &window = windows[panel];
        TilePlace &at = places[panel];
        const QSizeF grid(double(window.columns) * cellWidth, double(window.rows) * cell);
        const QSizeF overview = overviewSize(int(panel), grid.width()), outside = outsideSize(window);
        const double above = window.isList && !overview.isEmpty() ? overview.height() + std::round(px(6)) : 0;
        const double before = window.isList ? left : outsideWidth(window.before.size(), outside.width());
        const double beside = before + (above > 0 || overview.isEmpty() ? 0 : overview.width() + std::round(px(12)));
        const double all = beside + grid.width() + outsideWidth(window.behind.size(), outside.width());
        const double width = std::max(std::min(m_titleWidths[panel], std::floor(size.width() / m_way.titlesInRow - gap)), all);
        const bool isBroken = m_way.breaksRows && wasRead && rank > 0;
        if (x > margin && (x + width > size.width() - px(4) || isBroken)) {
            x = margin;
            y += rowHeight + rowGap;
            rowHeight = 0;
        }
        wasRead = rank == 0;
        const double high = std::max(overview.height(), above + std::max(grid.height(), outside.height()));
        const double top = y + title;
        at.title = {x, y, width, title};
        if (!overview.isEmpty())
            at.overview = {QPointF(above > 0 ? x + beside : x, top), overview};
        at.grid = {QPointF(x + beside, top + above), grid};
        at.all = {x, top, all, high};
        rowHeight = std::max(rowHeight, title + high);
        x += std::ceil(width) + gap;
    }
    height = y + rowHeight + margin - down;
}

/// Up to what stands beside them.
void TilesLayout::widenTitles()
{
    for (TilePlace &at : places) {
        double end = size.width() - px(4);
        for (const TilePlace &other : places) {
            const QRectF taken = other.title.united(other.all);
            const bool isBeside = taken.left() > at.title.left() && taken.top() < at.title.bottom() && taken.bottom() > at.title.top();
            end = isBeside ? std::min(end, taken.left() - px(16)) : end;
        }
        at.title.setRight(std::max(at.title.right(), end));
    }
}

QRectF TilesLayout::cellRect(int panel, quint64 element) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    if (!window.holds(element))
        return {};
    const GridCell at = window.shape.cellOf(element);
    const QPointF origin = places[std::size_t(panel)].grid.topLeft();
    return {origin.x() + double(at.x - window.x) * cellWidth, origin.y() + double(at.y - window.y) * cell, cellWidth, cell};
}

/// A list has no shape: all of it lies side by side.
GridShape TilesLayout::overviewShape(int panel) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    return window.isList ? GridShape{std::max<quint64>(1, sheet->object(panel).elementCount()), 1, 1} : window.shape;
}

QRectF TilesLayout::overviewCell(int panel, quint64 element) const
{
    const QRectF &room = places[std::size_t(panel)].overview;
    const GridShape shape = overviewShape(panel);
    const GridCell at = shape.cellOf(element);
    if (room.isEmpty() || at.z != windows[std::size_t(panel)].z)
        return {};
    const double x = room.width() / double(shape.width), y = room.height() / double(shape.height);
    return {room.left() + double(at.x) * x, room.top() + double(at.y) * y, std::max(1.0, x), std::max(1.0, y)};
}

QList<std::pair<TileOutside, QRectF>> TilesLayout::outsideCells(int panel) const
{
    const TileWindow &window = windows[std::size_t(panel)];
    const QRectF &grid = places[std::size_t(panel)].grid;
    const QSizeF each = outsideSize(window);
    QList<std::pair<TileOutside, QRectF>> cells;
    for (std::size_t k = 0; k < window.before.size(); ++k)
        cells << std::pair(window.before[k], QRectF(QPointF(grid.left() - outsideWidth(k + 1, each.width()), grid.top()), each));
    const double last = std::max(grid.top(), grid.bottom() - each.height());
    for (std::size_t k = 0; k < window.behind.size(); ++k)
        cells << std::pair(window.behind[k], QRectF(QPointF(grid.right() + outsideWidth(k + 1, each.width()) - each.width(), last), each));
    return cells;
}

Subject TilesLayout::at(const QPointF &point) const
{
    for (int panel = 0; panel < int(places.size()); ++panel) {
        const TileWindow &window = windows[std::size_t(panel)];
        const QRectF &grid = places[std::size_t(panel)].grid, &small = places[std::size_t(panel)].overview;
        for (const auto &[outside, rect] : outsideCells(panel)) {
            if (rect.contains(point))
                return ElementSubject{panel, outside.element};
        }
        const bool isSmall = small.contains(point);
        if (!isSmall && !grid.contains(point))
            continue;
        const GridShape shape = isSmall ? overviewShape(panel) : window.shape;
        const QPointF way = point - (isSmall ? small : grid).topLeft();
        const QSizeF each =
            isSmall ? QSizeF(small.width() / double(shape.width), small.height() / double(shape.height)) : QSizeF(cellWidth, cell);
        const GridCell first = isSmall ? GridCell{0, 0, window.z} : GridCell{window.x, window.y, window.z};
        const GridCell at{first.x + quint64(way.x() / each.width()), first.y + quint64(way.y() / each.height()), first.z};
        const quint64 element = shape.elementAt(at);
        if (at.x < shape.width && at.y < shape.height && element < sheet->object(panel).elementCount())
            return ElementSubject{panel, qint64(element)};
    }
    return {};
}

Subject TilesLayout::beside(const Subject &subject, int key) const
{
    const auto *from = std::get_if<ElementSubject>(&subject);
    if (!from || from->object >= int(windows.size()))
        return windows.empty() ? Subject() : ElementSubject{0, qint64(windows.front().elementAt(0, 0))};
    const GridShape &shape = windows[std::size_t(from->object)].shape;
    const GridCell start = shape.cellOf(quint64(from->element));
    const auto moved = [](quint64 at, int by, quint64 count) { return quint64(std::clamp(qint64(at) + by, qint64(0), qint64(count) - 1)); };
    const int across = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0, down = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    const quint64 element = shape.elementAt({moved(start.x, across, shape.width), moved(start.y, down, shape.height), start.z});
    return element < sheet->object(from->object).elementCount() ? ElementSubject{from->object, qint64(element)} : *from;
}

Subject TilesLayout::panelBeside(const Subject &subject, bool isNext) const
{
    const auto *from = std::get_if<ElementSubject>(&subject);
    const int panel = from ? from->object + (isNext ? 1 : -1) : -1;
    return panel < 0 || panel >= int(windows.size()) ? Subject()
                                                     : ElementSubject{panel, qint64(windows[std::size_t(panel)].elementAt(0, 0))};
}

// ---- How large the cells are, and what is given up so that values have space in them

/// Of lists that leave space beside them: wider cells have larger digits.
double TilesLayout::widestCell() const
{
    int longest = 1;
    double outside = 0, most = mostStretch;
    for (std::size_t panel = 0; panel < windows.size(); ++panel) {
        const TileWindow &window = windows[panel];
        most = sheet->object(int(panel)).elementSize > sizeOfScalar ? mostStretchOfVectors : most;
        if (!window.isList)
            return cell;
        longest = std::max(longest, window.columns);
        const double each = outsideSize(window).width();
        outside = std::max(outside, outsideWidth(window.before.size(), each) + outsideWidth(window.behind.size(), each));
    }
    const double space = std::floor((size.width() - 2 * margin() - outside) / longest);
    const double enough = std::max(cell, std::floor(px(most * enoughForDigits))); // Wider, they would only be wide.
    return std::clamp(std::min(space, enough), cell, std::floor(cell * most));
}

bool TilesLayout::fits(double side, double wanted)
{
    m_overviewSide = side;
    cell = std::max(1.0, std::floor(px(wanted)));
    cellWidth = cell;
    if (m_way.isStretched && cell >= px(leastWithValues))
        cellWidth = widestCell();
    place();
    return height <= size.height() &&
           std::ranges::none_of(places, [this](const TilePlace &place) { return place.all.right() > size.width(); });
}

/// As many as the widest panel has space for in the picture.
double TilesLayout::mostCellWanted() const
{
    const int widest = std::ranges::max(windows, {}, &TileWindow::columns).columns;
    return std::clamp(std::floor((size.width() - 2 * margin()) / scale / std::max(1, widest)), leastCell, mostCell);
}

/// The largest cells that fit. Cells that can be told apart matter more than the small pictures do.
bool TilesLayout::findLargest(const Way &way, double least)
{
    m_way = way;
    for (const double side : overviews) {
        if (!fits(side, least))
            continue;
        double most = std::max(least, mostCellWanted()), good = least;
        while (most - good >= 1) {
            const double middle = std::ceil((good + most) / 2);
            if (fits(side, middle))
                good = middle;
            else
                most = middle - 1;
        }
        return fits(side, good);
    }
    return false;
}

/// What is read above what it goes to, or beside it where that makes the cells much larger; of local arrays only where nothing else fits.
/// Cells of lists are wider than high where that makes them wider. `takesAny`: rather small titles than none.
bool TilesLayout::findBest(double least, bool takesAny)
{
    const bool flows = std::ranges::any_of(sheet->panels, &TilePanel::isLocal);
    const bool canStretch = least >= leastWithValues && std::ranges::all_of(windows, &TileWindow::isList);
    std::optional<Way> best;
    double most = 0;
    for (const Way &way : {Way{true, false, 2}, {true, true, 2}, {false, false, 2}, {false, true, 2}, {true, false, 3}}) {
        const bool isLast = way.titlesInRow > 2 || (flows && !way.breaksRows);
        if ((way.isStretched && !canStretch) || (isLast && (best || !takesAny)) || !findLargest(way, least))
            continue;
        if (cellWidth > (best && best->breaksRows && !way.breaksRows ? muchLarger : 1) * most) {
            best = way;
            most = cellWidth;
        }
    }
    return best && findLargest(*best, least);
}

/// The best first: headings of one line leave the cells more space, shorter rows of lists have larger ones, and rows of a list that
/// nothing is done with now matter less than the values do.
std::vector<TileArrangement> TilesLayout::arrangements() const
{
    std::vector<quint64> rows{0};
    quint64 longestLocal = 0;
    bool hasLists = false, hasMatrices = false;
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel) {
        (isListed(panel) ? hasLists : hasMatrices) = true;
        if (isListed(panel) && sheet->panels[std::size_t(panel)].isLocal)
            longestLocal = std::max(longestLocal, sheet->object(panel).elementCount());
    }
    for (const quint64 row : {16u, 8u, 4u}) {
        if (hasLists && !hasRowsOfLaunch() && row < usualRowOfLists())
            rows.push_back(row);
    }
    using Fold = TileArrangement::Fold;
    std::vector<TileArrangement> all;
    for (const auto &[fold, isNarrow] : {std::pair(Fold::None, false),
                                         {Fold::None, true},
                                         {Fold::Unused, false},
                                         {Fold::Unused, true},
                                         {Fold::All, false},
                                         {Fold::All, true}}) {
        if ((isNarrow && !hasMatrices) || (fold != Fold::None && !hasLists))
            continue;
        for (const quint64 row : rows) { // Rows that are as long as is usual are worth a heading's second line.
            if (row > 0 && fold != Fold::All && longestLocal > row * mostRows)
                continue;
            all.push_back({row, fold, false, isNarrow});
            all.push_back({row, fold, true, isNarrow});
        }
    }
    return all;
}

/// The first of those in which the most can be read; false: in none of them values have space. That all digits are written is not worth
/// that rows are left out.
bool TilesLayout::takeArrangement()
{
    const auto panels = int(sheet->panels.size());
    std::optional<TileArrangement> best;
    Legibility most;
    const auto take = [&](const TileArrangement &as) {
        arrange(as);
        return findBest(valuedCell) || findBest(leastWithValues);
    };
    for (const TileArrangement &as : arrangements()) {
        if (!take(as))
            continue;
        const Legibility found = legibility();
        const bool isFolded = as.fold != TileArrangement::Fold::None || as.isNarrow;
        if (!best || (isFolded ? found.shown > most.shown : found > most)) {
            best = as;
            most = found;
        }
        const bool isAllWhole = most.digits == panels * allDigits && most.letters == usualLetters;
        if (most.shown == panels && (isAllWhole || isFolded))
            break;
    }
    return best && take(*best);
}

/// No values can be read: then the pattern of what is used is what the picture shows.
bool TilesLayout::takeSmallCells()
{
    // While presenting, all in sight matters more than the size of each.
    const double leastPixels = scale > 1 ? leastPresented / scale : leastCell;
    for (const auto &[least, isNarrow] :
         {std::pair(legibleCell, false),
          {legibleCell, true}, // Of a tile that can be made out more is learnt than of a wider one that can't.
          {leastCell, true},
          {leastPixels, true}}) {
        for (const bool isTight : {false, true}) {
            arrange({0, TileArrangement::Fold::None, isTight, isNarrow});
            if (findBest(least, true))
                return true;
        }
    }
    return false;
}

/// The largest cells with which all panels are in sight; where there are none, the smallest.
void TilesLayout::layOut()
{
    if (!sheet || sheet->panels.empty())
        return;
    const bool isInSight = takeArrangement() || takeSmallCells();
    if (!isInSight) {
        m_way = {};
        fits(overviews[1], leastCell + 1); // One has to scroll.
    }
    if (isInSight && centres)
        place(std::floor((size.height() - height) * 0.4));
    widenTitles();
    writeValues();
    headings = tileHeadings(*this);
    drawn = tileArrows(*this);
}

} // namespace kernelscope

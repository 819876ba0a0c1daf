#include "guess/GuessedGroup.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include <QHash>
#include <QRegularExpression>

namespace kernelscope {
namespace {

constexpr int leastPlaces = 8;  ///< fewer are channels, say
constexpr int mostOfPart = 256; ///< every device has as many
constexpr quint64 mostItems = 1024;
constexpr quint64 mostOfSide = 32; ///< of a square

/// The largest power of two that is not above.
int powerBelow(double number)
{
    return 1 << std::max(0, int(std::floor(std::log2(std::max(number, 1.0)))));
}

LocalArrayFacts factsOf(const LocalVariable &variable, const KernelFacts &facts)
{
    const auto found = std::ranges::find(facts.localArrays, variable.name, &LocalArrayFacts::name);
    return found == facts.localArrays.end() ? LocalArrayFacts() : *found;
}

/// Those with an element for each work-item; of those with several, with so many fewer elements.
QList<LocalVariable> arraysForItems(const KernelSignature &kernel)
{
    QList<LocalVariable> picked;
    for (LocalVariable variable : kernel.localVariables) {
        const LocalArrayFacts facts = factsOf(variable, kernel.facts);
        const auto part = quint64(facts.part);
        if (variable.dimensions.size() == 1 && part > 1 && variable.dimensions.first() > part && variable.dimensions.first() % part == 0)
            variable.dimensions = {part};
        if (facts.hasElementEach)
            picked << variable;
    }
    return picked;
}

/// The group's extent that arrays in local memory were made for: tile[16][17] for 16 x 16 work-items; 0 where there are none.
int groupForArrays(const QList<LocalVariable> &variables, int dimensions)
{
    int group = 0;
    for (const LocalVariable &variable : variables) {
        double elements = 1;
        for (const quint64 extent : variable.dimensions)
            elements *= double(extent);
        if (elements < 4)
            continue;
        const bool isTile = dimensions > 1 && variable.dimensions.size() > 1;
        const int fitting = isTile ? powerBelow(double(variable.dimensions.last())) : powerBelow(std::pow(elements, 1.0 / dimensions));
        group = group == 0 ? fitting : std::min(group, fitting);
    }
    return group;
}

/// #define BLOCK_SIZE 16: of a square group its side, or how many work-items it has.
int definedGroup(const KernelFacts &facts, int dimensions)
{
    static const QRegularExpression name(QStringLiteral("bl(?:oc)?k|tile|group|wg|local|threads?"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto found = std::ranges::find_if(
        facts.macros, [](const NamedNumber &macro) { return std::has_single_bit(unsigned(macro.value)) && macro.name.contains(name); });
    const int defined = found == facts.macros.end() ? 0 : found->value;
    if (defined < 2 || defined > 1024)
        return 0;
    return dimensions == 1 || defined <= 32 ? defined : powerBelow(std::pow(defined, 1.0 / dimensions));
}

/// So many work-items go through arrays that are a bit shorter: those at the end have no element.
bool isLongerThanArrays(int defined, const QList<LocalVariable> &variables)
{
    return std::ranges::all_of(variables, [defined](const LocalVariable &variable) {
        const quint64 elements = variable.dimensions.size() == 1 ? variable.dimensions.first() : 0;
        return elements < quint64(defined) && elements > quint64(defined) / 2;
    });
}

/// block = get_group_id(0) * 16: groups of 16, where they are square. So are those that count their work-items in rows of 16.
int groupFactor(const KernelFacts &facts)
{
    static constexpr std::array most{1024, 32, 8};
    if (facts.dimensions == 2 && facts.rowOfGroup > 0 && facts.rowOfGroup <= most[1])
        return facts.rowOfGroup;
    const int factor = facts.groupFactors.value(0);
    for (int dimension = 1; dimension < facts.dimensions; ++dimension) {
        if (facts.groupFactors.value(dimension) != factor)
            return 0;
    }
    return factor <= most[std::size_t(facts.dimensions - 1)] ? factor : 0;
}

/// With the work-items that l == 31 or l < 36 tell from others.
quint64 sideForPlaces(const KernelFacts &facts, int dimension)
{
    return std::bit_ceil(quint64(facts.placesCompared.value(dimension)));
}

/// What its work-items go on by, where that is the same in all of these dimensions; 0: nothing.
int strideOfGroup(const KernelFacts &facts, int dimensions)
{
    int stride = 0;
    for (int dimension = 0; dimensions >> dimension != 0; ++dimension) {
        const int own = facts.groupStrides.value(dimension);
        if (!(dimensions & 1 << dimension))
            continue;
        if (own == 0 || (stride != 0 && own != stride))
            return 0;
        stride = own;
    }
    return stride;
}

/// Where some of its work-items are told from others, it has them; those that have arrays of their own are as many as these have elements.
void addPlaces(GuessedGroup &group, const KernelFacts &facts, bool hasArrays)
{
    int compared = -1;
    for (int dimension = 0; dimension < facts.dimensions; ++dimension) {
        if ((group.dimensions & 1 << dimension) == 0 || sideForPlaces(facts, dimension) <= quint64(group.extent))
            continue;
        if (compared >= 0)
            return;
        compared = dimension;
    }
    if (compared < 0 || !group.sides.isEmpty())
        return;
    const quint64 places = std::min(sideForPlaces(facts, compared), quint64(mostOfPart));
    const int dimensions = std::popcount(unsigned(group.dimensions));
    if (dimensions == 1 && !hasArrays)
        group.extent = std::max(group.extent, int(places));
    if (dimensions == 1)
        return;
    const bool isSmall = double(places) * std::pow(group.extent, dimensions - 1) <= mostOfPart;
    for (int dimension = 0; dimension < facts.dimensions; ++dimension) {
        const bool isGrouped = (group.dimensions & 1 << dimension) != 0;
        group.sides << (dimension == compared ? places : isGrouped && isSmall ? quint64(group.extent) : 1);
    }
}

/// Groups of as many work-items as have places of their own, or of whole parts: of 36 work-items each, say. `isFree`: nothing else tells.
void countParts(GuessedGroup &group, const KernelFacts &facts, bool isFree)
{
    if (facts.dimensions > 1)
        return;
    if (facts.placesInGroup >= leastPlaces && facts.placesInGroup < group.extent && facts.asked(WorkItemQuery::GlobalId) == 0)
        group.extent = facts.placesInGroup;
    else if (const int part = facts.partOfGroup; part > 0 && part <= mostOfPart)
        group.extent = std::max(group.extent / part, isFree ? 2 : 1) * part;
}

/// The sides of a group, as far as they are known: 0 otherwise.
struct Sides
{
    quint64 x = 0;
    quint64 y = 0;
    quint64 all = 0;

    /// Empty where they are the same, or not known.
    QList<quint64> ifOblong() const
    {
        const quint64 width = x == 0 && y > 0 ? all / y : x;
        const quint64 height = y == 0 && x > 0 ? all / x : y;
        return width * height == 0 || width == height || width * height > mostItems ? QList<quint64>() : QList<quint64>{width, height};
    }
};

/// Those with a border, or for several elements of each work-item, are larger.
void narrow(quint64 &extent, quint64 elements)
{
    if (elements > 0)
        extent = extent == 0 ? std::bit_floor(elements) : std::min(extent, std::bit_floor(elements));
}

Sides sidesOfArrays(const KernelSignature &kernel)
{
    Sides sides;
    for (const LocalVariable &variable : kernel.localVariables) {
        const QList<int> subscripts = factsOf(variable, kernel.facts).subscripts;
        for (qsizetype index = 0; index < std::min(subscripts.size(), variable.dimensions.size()); ++index) {
            for (const auto &[place, extent] :
                 {std::pair(LocalX, &sides.x), std::pair(LocalY, &sides.y), std::pair(LocalRows, &sides.all)}) {
                if (subscripts[index] & place)
                    narrow(*extent, variable.dimensions[index]);
            }
        }
    }
    return sides;
}

/// Of two macros with such a name before X and Y, say.
Sides definedSides(const KernelFacts &facts, const QString &names)
{
    const QRegularExpression name(
        QRegularExpression::anchoredPattern(QStringLiteral("(%1_?)(?:(x|w|width|0)|(?:y|h|height|1))").arg(names)),
        QRegularExpression::CaseInsensitiveOption);
    QHash<QString, Sides> sides;
    for (const NamedNumber &macro : facts.macros) {
        const auto match = name.match(macro.name);
        if (!match.hasMatch() || !std::has_single_bit(unsigned(macro.value)))
            continue;
        Sides &both = sides[match.captured(1)];
        (match.hasCaptured(2) ? both.x : both.y) = quint64(macro.value);
        if (both.x > 0 && both.y > 0)
            return both;
    }
    return {};
}

/// #define TILE_X 32 and #define TILE_Y 8
Sides definedSides(const KernelFacts &facts)
{
    static const QString names = QStringLiteral("\\w*(?:bl(?:oc)?k|tile|group|wg|local|threads?|dim)\\w*?");
    return definedSides(facts, names);
}

/// #define LSIZE0 16 and #define LSIZE1 16: named after nothing else.
Sides definedLocalSize(const KernelFacts &facts)
{
    static const QString names = QStringLiteral("(?:\\w+_)?(?:l_?size|lws|local_?(?:work_?)?size|(?:work_?)?group_?size|wg_?size)");
    return definedSides(facts, names);
}

/// Those that it asks its place within the group in, or indexes local memory by its place among all in. Where it asks for none, but for its
/// group alone in some dimension: those that it asks its place among all in. Bit 0: the first.
int groupDimensions(const KernelFacts &facts)
{
    const int all = (1 << facts.dimensions) - 1;
    if (const int inGroups = (facts.asked(WorkItemQuery::LocalId) | facts.localByGlobalId) & all; inGroups != 0)
        return inGroups;
    const int amongAll = facts.asked(WorkItemQuery::GlobalId) & all;
    return (facts.asked(WorkItemQuery::GroupId) & all & ~amongAll) != 0 ? amongAll : 0;
}

/// In two dimensions, x first, where they differ.
QList<quint64> oblongGroup(const KernelSignature &kernel)
{
    const KernelFacts &facts = kernel.facts;
    if (facts.dimensions != 2 || groupDimensions(facts) != 3)
        return {};
    if (const Sides told = definedLocalSize(facts); told.x > 0 && told.y > 0)
        return told.ifOblong();
    Sides sides = sidesOfArrays(kernel);
    for (const auto &[dimension, extent] : {std::pair(0, &sides.x), std::pair(1, &sides.y)}) {
        if (const int stride = facts.groupStrides.value(dimension); stride > 0)
            *extent = quint64(stride);
    }
    if (facts.rowOfGroup > 0 && sides.x == 0)
        sides.x = quint64(facts.rowOfGroup);
    const bool isTooLarge = sides.x * sides.y > mostItems; // of arrays with several elements for each work-item
    for (const auto &[dimension, extent] : {std::pair(0, &sides.x), std::pair(1, &sides.y)}) {
        if (const quint64 places = sideForPlaces(facts, dimension); (*extent == 0 || isTooLarge) && places > 1)
            *extent = places;
    }
    if (const QList<quint64> extents = sides.ifOblong(); !extents.isEmpty())
        return extents;
    if (sides.x != 0 && sides.y != 0) // a square
        return {};
    if (const Sides factors{quint64(facts.groupFactors.value(0)), quint64(facts.groupFactors.value(1))}; factors.x > 1 && factors.y > 1)
        return factors.ifOblong();
    return definedSides(facts).ifOblong();
}

} // namespace

GuessedGroup guessedGroup(const KernelSignature &kernel, const GuessedExtent &usual)
{
    const KernelFacts &facts = kernel.facts;
    static constexpr std::array most{256, 16, 4}; // every device has as many, where only arrays tell
    const int all = (1 << facts.dimensions) - 1;
    GuessedGroup group;
    group.dimensions = groupDimensions(facts) != 0 ? groupDimensions(facts) : all;
    const int dimensions = std::popcount(unsigned(group.dimensions));
    const int own = groupForArrays(arraysForItems(kernel), dimensions);
    const int arrays = own != 0 ? own : groupForArrays(kernel.localVariables, dimensions);
    const int defined = definedGroup(facts, dimensions);
    const int stride = strideOfGroup(facts, group.dimensions);
    // Where a group has far more elements of its own its factor is that of something else, as of its results; where its work-items have
    // several each, that of these.
    const int told = group.dimensions == all ? groupFactor(facts) : 0;
    const bool isOfElements = own != 0 && own < told && groupForArrays(kernel.localVariables, dimensions) == told;
    const Sides local = facts.dimensions == 2 && dimensions == 2 ? definedLocalSize(facts) : Sides();
    const int side = local.x == local.y ? int(std::min(local.x, mostOfSide)) : 0;
    const int factor = side != 0 ? side : stride != 0 ? stride : own > 2 * told || isOfElements ? 0 : told;
    group.extent = dimensions == facts.dimensions ? usual.group : std::min(usual.n, 16);
    group.isTold = factor != 0;
    if (factor != 0)
        group.extent = factor;
    else if (defined != 0)
        group.extent = arrays == 0 || isLongerThanArrays(defined, kernel.localVariables) ? defined : std::min(defined, arrays);
    else if (arrays != 0)
        group.extent = std::min(arrays, most[std::size_t(dimensions - 1)]);
    group.isUsual = factor == 0 && defined == 0 && arrays == 0;
    group.sides = oblongGroup(kernel);
    if (facts.dimensions == 1 && facts.splits.contains(group.extent) && group.extent <= 128)
        group.extent *= 2;
    if (factor == 0 && defined == 0)
        addPlaces(group, facts, own != 0);
    countParts(group, facts, group.isUsual);
    return group;
}

} // namespace kernelscope

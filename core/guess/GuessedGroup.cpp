#include "guess/GuessedGroup.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

#include "guess/GroupShape.h"

namespace kernelscope {
namespace {

constexpr int leastPlaces = 8;  ///< fewer are channels, say
constexpr int mostOfPart = 256; ///< every device has as many

/// The largest power of two that is not above.
int powerBelow(double number)
{
    return 1 << std::max(0, int(std::floor(std::log2(std::max(number, 1.0)))));
}

/// Those with an element for each work-item; of those with several, with so many fewer elements.
QList<LocalVariable> arraysForItems(const QList<LocalVariable> &variables, const KernelText &text)
{
    QList<LocalVariable> picked = variables;
    picked.removeIf([&text](const LocalVariable &variable) { return !text.hasElementForItems(variable.name); });
    for (LocalVariable &variable : picked) {
        const auto part = quint64(text.partFilledBy(variable.name));
        if (variable.dimensions.size() == 1 && part > 1 && variable.dimensions.first() > part && variable.dimensions.first() % part == 0)
            variable.dimensions = {part};
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
int definedGroup(const KernelText &text, int dimensions)
{
    const int defined = text.definedGroup();
    if (defined < 2 || defined > 1024)
        return 0;
    return dimensions == 1 || defined <= 32 ? defined : powerBelow(std::pow(defined, 1.0 / dimensions));
}

/// block = get_group_id(0) * 16: groups of 16, where they are square. So are those that count their work-items in rows of 16.
int groupFactor(const KernelText &text)
{
    static constexpr std::array most{1024, 32, 8};
    if (const int row = text.rowOfGroup(); text.dimensions() == 2 && row > 0 && row <= most[1])
        return row;
    const int factor = text.groupFactor(0);
    for (int dimension = 1; dimension < text.dimensions(); ++dimension) {
        if (text.groupFactor(dimension) != factor)
            return 0;
    }
    return factor <= most[std::size_t(text.dimensions() - 1)] ? factor : 0;
}

/// Groups of as many work-items as have places of their own, or of whole parts: of 36 work-items each, say. `isFree`: nothing else tells.
void countParts(GuessedGroup &group, const KernelText &text, bool isFree)
{
    if (const int places = text.placesInGroup(); places >= leastPlaces && places < group.extent)
        group.extent = places;
    else if (const int part = text.partOfGroup(); part > 0 && part <= mostOfPart)
        group.extent = std::max(group.extent / part, isFree ? 2 : 1) * part;
}

} // namespace

GuessedGroup guessedGroup(const KernelSignature &kernel, const KernelText &text, const GuessedExtent &usual)
{
    static constexpr std::array most{256, 16, 4}; // every device has as many, where only arrays tell
    const int all = (1 << text.dimensions()) - 1;
    GuessedGroup group;
    group.dimensions = text.groupDimensions() != 0 ? text.groupDimensions() : all;
    const int dimensions = std::popcount(unsigned(group.dimensions));
    const int own = groupForArrays(arraysForItems(kernel.localVariables, text), dimensions);
    const int arrays = own != 0 ? own : groupForArrays(kernel.localVariables, dimensions);
    const int defined = definedGroup(text, dimensions);
    // Where a group has far more elements of its own its factor is that of something else, as of its results; where its work-items have
    // several each, that of these.
    const int told = group.dimensions == all ? groupFactor(text) : 0;
    const bool isOfElements = own != 0 && own < told && groupForArrays(kernel.localVariables, dimensions) == told;
    const int factor = own > 2 * told || isOfElements ? 0 : told;
    group.extent = dimensions == text.dimensions() ? usual.group : std::min(usual.n, 16);
    group.isTold = factor != 0;
    if (factor != 0)
        group.extent = factor;
    else if (defined != 0)
        group.extent = arrays == 0 ? defined : std::min(defined, arrays);
    else if (arrays != 0)
        group.extent = std::min(arrays, most[std::size_t(dimensions - 1)]);
    group.sides = oblongGroup(kernel, text);
    if (text.splitsGroupAt(group.extent) && group.extent <= 128)
        group.extent *= 2;
    countParts(group, text, factor == 0 && defined == 0 && arrays == 0);
    return group;
}

} // namespace kernelscope

#pragma once

#include <algorithm>

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Fields.h"

namespace kernelscope {

/// What a kernel, or a function that it calls, does with one of its parameters.
enum class ParameterUse {
    Bound,           ///< something is compared with it, or with a sum that it is in
    Radius,          ///< a loop runs from minus this number to it
    Border,          ///< rows are longer by two of it, and a work-item's place begins after it: width + 2 * border, x + border
    Factor,          ///< something is multiplied by it, as by the distance of two rows
    FactorOfNumbers, ///< another of the kernel's numbers is
    FactorInBytes,   ///< a place in bytes has something in it that is: (global char *)a + y * pitch
    RowLength,       ///< what is multiplied by it is in a sum with more than the kernel's numbers: row * stride + column
    PartOfRow,       ///< rows are longer than it: y * (width + 1)
    Divisor,         ///< something is divided by it; a pointer: by its elements
    Shift,           ///< a 1 is shifted left by it, or by what is made from it
    Doublings,       ///< a loop with so many iterations doubles or halves something in each
    GroupCount,      ///< the place of a work-group is subtracted from it: groups - 1 - get_group_id(0)
    GroupSize,       ///< work-items whose place in the group is this or more return at once; loops go so far through an element of each
    OwnIndex,        ///< it is an index of a private or __constant array
    RowStarts,       ///< a pointer: a[i + 1] ends a loop, as where rows of a sparse matrix begin
    Destinations,    ///< a pointer: its elements say where something is stored, out[a[i]] = ...
    OneNumber,       ///< a pointer: only its first element is ever asked for
    FloatPixels,     ///< an image: read or written by ...imagef
    IntPixels,
    UIntPixels,
    ShiftDown,     ///< something is shifted right by it
    RowsOfItems,   ///< a pointer: its rows have an element for each work-item, a[row * get_global_size(0) + i]
    FactorOfItems, ///< something that tells work-items or iterations apart is multiplied by it
    Quotients,     ///< a sampler: coordinates are divided by an extent, x / width
    BoundOfRows,   ///< a place in rows is compared with it: row * width + column < count
    PartOfLoop,    ///< a loop ends at another number less it: j < all - part
    LastPlace,     ///< a work-item at it still has an element: those beyond leave, if (x > end) return
    Result,        ///< a pointer: each work-item stores an element there, whatever the numbers are, and nothing else is done with it
    Batch,         ///< each work-item has so many elements, or what is left of all: all - id * batch < batch
    Clamp,         ///< a place is kept below it: clamp(x + dx, 0, width - 1)
    LoopFactor,    ///< what ends a loop is multiplied or divided by it in each turn: stride *= factor
    LoopShift,     ///< or shifted by so many bits
    Lower,         ///< places beyond it do something, and none is compared with it otherwise: if (row > pivot) a[row] = ...
    TruthValue,    ///< a pointer: one of its whole numbers alone is a condition, or is compared with 0 or 1: if (a[i]), a[i] == 1
    ItemStep,      ///< elements of neighbouring work-items lie so far apart, with nothing between: a[first + get_global_id(0) * step]
    CountDown,     ///< a loop counts down from it, and those of a group below what is left do something: if (get_local_id(0) < left)
    LastOfLocal,   ///< an element of local memory is the last of so many: t[count - 1]
};

/// Of vectors and structs, each part that is used is described by itself: "size.x", "grid.width".
struct ParameterFacts
{
    QString name;
    quint64 uses = 0;           ///< bits, by ParameterUse
    int comparedDimensions = 0; ///< bit 0: the first; where a work-item's place among all is compared with it
    int loops = 0;              ///< that run up to it
    int block = 0;              ///< a pointer: only so many elements are asked for, each by its number: a[0], a[9]: 10; 0: others are, too
    QString accessedAs;         ///< a pointer to bytes: the type that casts have all accesses be of; empty: bytes, or several types
    int least = 0;              ///< something is divided by a part of it, x / (n / 4): of fewer than 4 that is 0
    int distance = 0; ///< 1: of the neighbours of one place in an index, 2: of another's, which must lie further apart; 0: of none
    int most = 0;     ///< what a loop up to it indexes, or a pointer's elements do: an array of so many elements; 0: none that is known
    int asked = -1;   ///< nothing is done with it but to ask whether it is this: if (level == 0); -1: it is, or to ask for others
    qint64 free = 0;  ///< a pointer: what atomic_cmpxchg() finds in an element that nobody has taken yet; 0: that, or not known

    bool has(ParameterUse use) const { return uses >> int(use) & 1; }
    bool operator==(const ParameterFacts &) const = default;
    KERNELSCOPE_FIELDS(name, uses, comparedDimensions, loops, least, distance, most, block, accessedAs, asked, free)
};

/// How the work-items of a group index an array in local memory.
struct LocalArrayFacts
{
    QString name;
    QList<int> subscripts;       ///< of each of its dimensions, outermost first: bits, by LocalPlace
    bool hasElementEach = false; ///< one of the subscripts is just a work-item's place in its group
    int part = 0;                ///< a work-item fills several parts, so many elements from one to the next: t[l + 64] = ...; 0: none
    bool isSet = true;           ///< something may be stored there that is not made from what was there before, as by an atomic sum
    int byGlobalId = 0;          ///< bits: dimensions in which a work-item's place among all indexes it

    bool operator==(const LocalArrayFacts &) const = default;
    KERNELSCOPE_FIELDS(name, subscripts, hasElementEach, part, isSet, byGlobalId)
};

/// A work-item's place in its group, with a border perhaps: in dimension 0, in dimension 1, or in rows of both.
enum LocalPlace { LocalX = 1, LocalY = 2, LocalRows = 4 };

/// A place in the source that accesses memory, and the parameters, or macros of the build options, that its index is computed from.
struct IndexFacts
{
    int line = 0;
    QString object; ///< the parameter or the variable that is indexed; empty: not known
    QStringList parameters;
    int dimensions = 0; ///< bits: where it is computed from a work-item's place, in the group or among all; anyDimension: perhaps in others
    QStringList bounds; ///< those of the parameters that only bound it, by a comparison
    QStringList conditions;       ///< pointers: what they point to decides whether the access is made
    bool isBeforeAtFirst = false; ///< the first work-item's is before the start, whatever the kernel's numbers are: a[(row - 1) * width]
    QList<int> rows = {}; ///< by dimension; work-items from this place on come to another row, a[row * 16 + id], or leave an array; 0: none
    QStringList ownConditions = {}; ///< of the pointers in `conditions` those of which each work-item looks at another element
    QStringList choices = {};       ///< numbers that decide between this access and others: if (mode == 3) ... else ...
    QStringList mayBeUnset = {};    ///< objects in local memory, and variables without a value at first, that it is computed from

    bool operator==(const IndexFacts &) const = default;
    KERNELSCOPE_FIELDS(line, object, parameters, dimensions, bounds, conditions, isBeforeAtFirst, rows, ownConditions, choices, mayBeUnset)
};

/// Two lines that access an object such that a work-item's place in one is another's in the other, whatever the kernel's
/// numbers are: a[row * width + column] and a[row * width + column - 1], or a[column * width + row].
struct NeighbourFacts
{
    QString object;
    int line = 0;
    int other = 0;

    bool operator==(const NeighbourFacts &) const = default;
    KERNELSCOPE_FIELDS(object, line, other)
};

/// A place in the source that gives a private variable, or a part of it, a value, or a function a result, and the parameters that decide
/// whether that happens and which element gets it.
struct SettingFacts
{
    int line = 0;   ///< where a loop that the variable lives longer than is around it, that of the loop
    QString object; ///< "at", "cell.size", or the function
    QStringList parameters;

    bool operator==(const SettingFacts &) const = default;
    KERNELSCOPE_FIELDS(line, object, parameters)
};

enum class OperationKind {
    Division,   ///< or a remainder
    Arithmetic, ///< of whole numbers
    Conversion, ///< of a floating-point number to a whole one
    Loop,
    LoopUntilEqual,  ///< a loop that goes on, or that is left, while two numbers differ, or are the same
    LoopFactor,      ///< a loop; its parameters are what its variable is multiplied by, divided by or shifted by in each turn
    Barrier,         ///< its parameters are pointers: what they point to decides who comes to it
    BarrierCondition ///< a condition that a barrier is under
};

/// A line with an operation, and the parameters that its operands are computed from: the divisor, the number that is converted, the
/// conditions that a loop ends by.
struct OperationFacts
{
    int line = 0;
    OperationKind kind = OperationKind::Arithmetic;
    QStringList parameters;

    bool operator==(const OperationFacts &) const = default;
    KERNELSCOPE_FIELDS(line, kind, parameters)
};

/// A number that the kernel's source gives a name by #define or -D.
struct NamedNumber
{
    QString name;
    int value = 0;

    bool operator==(const NamedNumber &) const = default;
    KERNELSCOPE_FIELDS(name, value)
};

/// The functions that tell a work-item where it is and how many there are. Bits of dimensions, and:
enum class WorkItemQuery { GlobalId, LocalId, GroupId, GlobalSize, LocalSize, GroupCount, GlobalOffset };
constexpr int anyDimension = 8;     ///< asked with a dimension that is computed
constexpr int linearDimension = 16; ///< get_local_linear_id() and the like

enum class KernelTrait {
    Barrier,
    GroupCopy,        ///< async_work_group_copy() and the like, or a function of sub-groups
    OnePlace,         ///< an array is indexed by places among all and by sums of places in the group
    SharesOutAll,     ///< for (...; i += get_global_size(0))
    SharesOutGroup,   ///< for (i = get_local_id(0); ...; i += ...)
    FirstItemOnly,    ///< a work-item's place among all is asked only whether it is 0
    GlobalAtomics,    ///< on global memory
    Pairs,            ///< t[2 * l + 1], or t[l + half] = ...: two elements of local memory for each work-item
    FirstOfGroupOnly, ///< a work-item's place in the group is asked only whether it is 0
};

/// What guessing a project needs to know of a kernel's body and of the functions that it calls.
struct KernelFacts
{
    bool isKnown = false;      ///< the source was read without errors
    int dimensions = 1;        ///< that the kernel asks something in
    QList<int> queries;        ///< by WorkItemQuery
    quint32 traits = 0;        ///< bits, by KernelTrait
    QList<int> groupFactors;   ///< by dimension; what a group's place is multiplied by, in terms of a work-item's place in it; 0: nothing
    QList<int> groupStrides;   ///< by dimension; for (i = get_local_id(0); ...; i += 64), or t[get_local_id(0) + w * 64]: 64; 0: none
    int localByGlobalId = 0;   ///< bits: dimensions in which a work-item's place among all indexes local memory
    int rowOfGroup = 0;        ///< get_local_id(1) * 16 + get_local_id(0): 16; 0: not counted
    int placesInGroup = 0;     ///< its place in the group is only used as l & 31 or l % 32: 32; 0: it is used otherwise
    int partOfGroup = 0;       ///< the number, no power of two, that its place in the group is divided by; 0: none
    QList<int> splits;         ///< some work-items of a group do this, and those from this place on that: if (l < 16) ... else f(l - 16)
    QList<int> placesCompared; ///< by dimension; of the group's work-items that l == 31 or l < 32 tell from others: 32; 0: none
    QList<int> rows;           ///< by dimension; stores go to a[id + 4 * row], so that a row has 4, or an array of 4 is indexed; 0: none
    QList<int> reaches;        ///< by dimension; whoever it is accesses a[id - 1] and a[id + 1]: 1; 0: not on both sides of its place
    int partStride = 0;        ///< beside group * 512 + item, buffers are accessed at k * 64 in a loop: 64; 0: they aren't
    int globalSizeLoops = 0;   ///< loops up to the number of work-items
    int imageDimensions = 0;   ///< bits: where a work-item's place is compared with an image's extent
    QStringList itemFactors;   ///< if (get_global_id(0) < width * height): these two; 3 * width: "3" and it; empty: no product
    int castBytes = 0;         ///< of the largest type that pointers to global memory are cast to; 0: none are
    QList<NamedNumber> macros; ///< numbers of macros that the kernel uses, in the order of their definitions
    QList<ParameterFacts> parameters;
    QList<LocalArrayFacts> localArrays;
    QList<IndexFacts> indexes;
    QList<NeighbourFacts> neighbours;
    QList<OperationFacts> operations;
    QList<SettingFacts> settings; ///< of variables that are declared without a value

    int asked(WorkItemQuery query) const { return queries.value(int(query)); }
    bool has(KernelTrait trait) const { return traits >> int(trait) & 1; }
    ParameterFacts parameter(const QString &name) const
    {
        const auto found = std::ranges::find(parameters, name, &ParameterFacts::name);
        return found == parameters.end() ? ParameterFacts() : *found;
    }
    bool operator==(const KernelFacts &) const = default;
    KERNELSCOPE_FIELDS(isKnown, dimensions, queries, traits, groupFactors, groupStrides, localByGlobalId, rowOfGroup, placesInGroup,
                       partOfGroup, splits, placesCompared, rows, reaches, partStride, globalSizeLoops, imageDimensions, itemFactors,
                       castBytes, macros, parameters, localArrays, indexes, neighbours, operations, settings)
};

} // namespace kernelscope

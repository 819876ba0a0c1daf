#include "guess/GuessedLaunch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

namespace kernelscope {
namespace {

using Query = WorkItemQuery;

constexpr std::array<GuessedExtent, 3> usualExtents{{{1024, 64}, {64, 8}, {16, 4}}};

Expression wholeExtent()
{
    return Expression(QStringLiteral("n"));
}

Expression fewOf()
{
    return Expression(QStringLiteral("Math.min(n, 8)"));
}

// What a kernel wants its launch to be like, by what its work-items ask for.

bool asksAny(const KernelFacts &facts, std::initializer_list<Query> queries, int dimensions = ~0)
{
    return std::ranges::any_of(queries, [&](Query query) { return (facts.asked(query) & dimensions) != 0; });
}

bool hasLocalMemory(const KernelSignature &kernel)
{
    return !kernel.localVariables.isEmpty() || std::ranges::any_of(kernel.parameters, [](const KernelParameter &parameter) {
        return parameter.kind == ParameterKind::LocalPointer;
    });
}

/// Neither it nor what it calls asks which work-item it is: all would do the same, so one should do it. Only several need atomics.
bool isSerial(const KernelFacts &facts)
{
    return facts.isKnown && !facts.has(KernelTrait::GlobalAtomics) && !asksAny(facts, {Query::GlobalId, Query::LocalId, Query::GroupId});
}

bool isLocalMemory(const QString &object, const KernelSignature &kernel)
{
    const auto parameter = std::ranges::find(kernel.parameters, object, &KernelParameter::name);
    return std::ranges::find(kernel.localVariables, object, &LocalVariable::name) != kernel.localVariables.end() ||
           (parameter != kernel.parameters.end() && parameter->kind == ParameterKind::LocalPointer);
}

/// Its work-items have no elements of their own in buffers, but share some by atomics: those of several groups may.
bool sharesByAtomics(const KernelSignature &kernel)
{
    return kernel.facts.has(KernelTrait::GlobalAtomics) && std::ranges::all_of(kernel.facts.indexes, [&](const IndexFacts &index) {
               return index.dimensions == 0 || isLocalMemory(index.object, kernel);
           });
}

/// In one dimension: all its work-groups would do the same, or work-items of several would come into each other's way.
bool isOneGroup(const KernelSignature &kernel)
{
    const KernelFacts &facts = kernel.facts;
    const bool meets = facts.has(KernelTrait::Barrier);
    const bool asksPlace = asksAny(facts, {Query::LocalId});
    if (facts.dimensions > 1 || asksAny(facts, {Query::GroupId, Query::GroupCount}))
        return false;
    if (facts.localByGlobalId != 0 && !asksPlace)
        return true;
    // for (i = get_global_id(0); i < n; i += get_global_size(0)) beside barriers: those of other groups don't wait.
    if (facts.has(KernelTrait::SharesOutAll) && meets && !hasLocalMemory(kernel) && !asksPlace)
        return true;
    if (asksAny(facts, {Query::GlobalSize, Query::GlobalOffset}) || sharesByAtomics(kernel))
        return false;
    // a[get_local_id(0) + 8] beside a[get_global_id(0)]: the two places are one.
    if (facts.has(KernelTrait::OnePlace) && meets)
        return true;
    const bool isOfGroup = facts.has(KernelTrait::SharesOutGroup) || facts.has(KernelTrait::FirstOfGroupOnly);
    return asksPlace && (isOfGroup || meets || hasLocalMemory(kernel)) && facts.has(KernelTrait::FirstItemOnly) &&
           !asksAny(facts, {Query::GlobalId}, linearDimension);
}

/// In several dimensions: bits of those in which its places among all are those of local memory, so that there is one work-group.
int dimensionsOfOneGroup(const KernelFacts &facts)
{
    if (facts.dimensions == 1)
        return 0;
    return facts.localByGlobalId & ~(facts.asked(Query::LocalId) | facts.asked(Query::GroupId) | facts.asked(Query::GroupCount));
}

/// It asks which work-group it is, but for nothing that tells the work-items of one apart, or works in local memory without telling them
/// apart there: a work-group should have one.
bool isOneItem(const KernelSignature &kernel)
{
    const KernelFacts &facts = kernel.facts;
    if (!asksAny(facts, {Query::GroupId}) || asksAny(facts, {Query::LocalId}) || asksAny(facts, {Query::GlobalId}, linearDimension) ||
        facts.has(KernelTrait::GroupCopy))
        return false;
    // One that has local memory for itself may still have its place in a buffer of results.
    return !asksAny(facts, {Query::GlobalId}) || (hasLocalMemory(kernel) && !facts.has(KernelTrait::Barrier));
}

/// Nothing is asked in this dimension, but in a higher one: all its work-items would do the same.
bool isLeftAside(const KernelFacts &facts, int dimension)
{
    return dimension + 1 < facts.dimensions && std::ranges::none_of(facts.queries, [dimension](int asked) {
               return (asked & (1 << dimension | anyDimension | linearDimension)) != 0;
           });
}

} // namespace

GuessedLaunch::GuessedLaunch(const KernelSignature &kernel, bool hasMoreItems)
    : m_facts(kernel.facts), m_hasMoreItems(hasMoreItems), m_dimensions(m_facts.dimensions),
      m_extent(usualExtents[std::size_t(m_dimensions - 1)]),
      m_needsGroup(hasLocalMemory(kernel) || m_facts.has(KernelTrait::Barrier) ||
                   asksAny(m_facts, {Query::LocalId, Query::LocalSize, Query::GroupId})),
      m_isSerial(isSerial(m_facts)), m_isOneGroup(m_needsGroup && isOneGroup(kernel)),
      m_inOneGroup(m_needsGroup ? dimensionsOfOneGroup(m_facts) : 0), m_requiresSize(!kernel.requiredLocalSize.isEmpty()),
      m_group(guessedGroup(kernel, m_extent)), m_localSize(m_requiresSize                      ? kernel.requiredLocalSize
                                                           : !kernel.hintedLocalSize.isEmpty() ? kernel.hintedLocalSize
                                                           : isOneItem(kernel)                 ? QList<quint64>(m_dimensions, 1)
                                                                                               : m_group.sides)
{
    m_extent.group = m_group.extent;
}

void GuessedLaunch::setItems(const QHash<QString, QString> &numbers)
{
    if (m_dimensions > 1 || m_isSerial || m_isOneGroup || elementsOfGroup(0) > 0)
        return;
    for (const QString &factor : m_facts.itemFactors)
        m_items << numbers.value(factor, factor);
    const bool areKnown = std::ranges::all_of(m_items, [](const QString &factor) { return factor == u"n" || factor.toInt() > 0; });
    if (!areKnown || !m_items.contains(u"n"))
        m_items.clear();
}

/// As many work-items that groups of so many are full.
Expression GuessedLaunch::filledUp(const QString &group) const
{
    const QString all = m_items.isEmpty() ? QStringLiteral("n") : m_items.join(QStringLiteral(" * "));
    return Expression(group == u"1" ? all : QStringLiteral("Math.ceil(%1 / %2) * %2").arg(all, group));
}

/// The n of which there are as many work-items, or the next fewer.
int GuessedLaunch::extentFor(int items) const
{
    double rest = items;
    for (const QString &factor : m_items)
        rest /= factor == u"n" ? 1 : factor.toInt();
    return std::max(int(std::pow(rest, 1.0 / double(m_items.count(u"n"))) + 1e-9), 2);
}

QList<Expression> GuessedLaunch::shape() const
{
    QList<Expression> shape;
    for (auto factor = m_items.rbegin(); factor != m_items.rend(); ++factor)
        shape << Expression(*factor);
    while (shape.size() > 3) // images, channels, rows and columns: buffers have three extents at most
        shape.first().text += QStringLiteral(" * ") + shape.takeAt(1).text;
    if (!shape.isEmpty())
        return shape;
    for (int dimension = m_dimensions - 1; dimension >= 0; --dimension)
        shape << (isKeptSmall(dimension) ? fewOf() : wholeExtent());
    return shape;
}

Expression GuessedLaunch::localCount() const
{
    if (!m_localSize.isEmpty())
        return Expression(double(std::accumulate(m_localSize.begin(), m_localSize.end(), quint64(1), std::multiplies<>())));
    if (!hasGroup()) // one work-item goes through all of it
        return wholeExtent();
    const QStringList factors(std::popcount(unsigned(m_group.dimensions)), QStringLiteral("group"));
    return Expression(factors.join(QStringLiteral(" * ")));
}

void GuessedLaunch::setSizes(const QStringList &extents)
{
    static constexpr std::array<std::array<int, 3>, 3> quick{{{256, 64, 32}, {64, 32, 16}, {16, 8, 8}}};
    static constexpr std::array lessOf{24, 4, 1};
    const auto kind = std::size_t(m_dimensions - 1);
    int loops = m_facts.globalSizeLoops;
    int compared = m_facts.imageDimensions;
    for (const QString &extent : extents) {
        loops += m_facts.parameter(extent).loops;
        compared |= m_facts.parameter(extent).comparedDimensions;
    }
    if (!m_items.isEmpty())
        m_extent.n = extentFor(m_extent.n);
    if (loops > 0) // fewer elements, so that a trial takes no longer than one without
        m_extent.n = std::min(m_extent.n, quick[kind][std::size_t(std::min(loops, 3) - 1)]);
    bool divides = false; // some dimension has n work-items in groups of more than one
    for (int dimension = 0; dimension < m_dimensions; ++dimension)
        divides = divides || (isGrouped(dimension) && !isColumnOfGroups(dimension) && !(m_inOneGroup & 1 << dimension));
    // Where nothing shares out longer rows, one group has all that are in a row.
    const bool isRow = hasGroup() && m_inOneGroup != 0 && !m_facts.has(KernelTrait::SharesOutAll);
    if (isRow)
        (m_group.isUsual ? m_extent.group : m_extent.n) = m_group.isUsual ? m_extent.n : m_extent.group;
    else if (hasGroup() && divides && m_items.isEmpty())
        m_extent.n = std::max(m_extent.n / m_extent.group, 2) * m_extent.group;
    else if (!m_localSize.isEmpty() && !m_requiresSize && m_items.isEmpty())
        m_extent.n = std::max(m_extent.n, 2 * int(std::ranges::max(m_localSize)));
    if (const int most = m_facts.rows.value(0); m_dimensions == 1 && most > 0 && most < m_extent.n) {
        m_extent.n = most;
        m_extent.group = std::min(m_extent.group, int(std::bit_floor(unsigned(most))));
    }
    // Whoever looks after work-items that have no element is given some: else nothing tells whether he does so rightly.
    m_comparedDimensions = m_isOneGroup || isRow ? 0 : compared & ((1 << m_dimensions) - 1) & ~m_inOneGroup;
    if (m_hasMoreItems && m_comparedDimensions != 0) {
        m_extent.n -= std::min(lessOf[kind], m_extent.n / 8);
        if (hasGroup() && m_extent.n % m_extent.group == 0) // else no group would be left with a rest
            m_extent.n -= m_extent.group / 2;
    }
}

QList<Parameter> GuessedLaunch::parameters() const
{
    QList<Parameter> all{{QStringLiteral("n"), Expression(m_extent.n), {}, {}, {}}};
    if (hasGroup())
        all << Parameter{QStringLiteral("group"), Expression(m_extent.group), {}, {}, {}};
    return all;
}

void GuessedLaunch::addSizesTo(LaunchStep &launch) const
{
    int dimensions = m_dimensions;
    for (int dimension = m_dimensions; dimension < m_localSize.size(); ++dimension)
        dimensions = m_localSize[dimension] > 1 ? dimension + 1 : dimensions;
    for (int dimension = 0; dimension < dimensions; ++dimension) {
        const Expression size(double(m_localSize.value(dimension, 1)));
        const bool isUnasked = m_facts.isKnown && dimension >= m_dimensions;
        if (m_localSize.isEmpty())
            launch.global << globalSize(dimension);
        else
            launch.global << (isUnasked || isOneGroupIn(dimension) || m_isSerial ? size
                              : isKeptSmall(dimension)                           ? fewOf()
                              : elementsOfGroup(dimension) > 0
                                  ? Expression(QStringLiteral("Math.ceil(n / %1) * %2").arg(elementsOfGroup(dimension)).arg(size.text))
                                  : filledUp(size.text));
        if (!m_localSize.isEmpty())
            launch.local << size;
        else if (hasGroup())
            launch.local << (isGrouped(dimension) ? Expression(QStringLiteral("group")) : Expression(1));
    }
}

/// Beside long rows of work-items a volume with n of each would have millions of elements.
bool GuessedLaunch::isKeptSmall(int dimension) const
{
    static constexpr quint64 longRow = 32;
    static constexpr int mostOfSquare = 64;
    if (m_dimensions == 2 && m_inOneGroup != 0)
        return hasGroup() && !isGrouped(dimension) && m_group.extent > mostOfSquare;
    if (m_dimensions < 3 || !m_needsGroup || m_isSerial)
        return false;
    if (!m_localSize.isEmpty())
        return m_localSize.value(dimension, 1) == 1 && std::ranges::max(m_localSize) >= longRow;
    return !isGrouped(dimension) && quint64(m_extent.group) >= longRow;
}

/// It asks in this dimension for its place in the work-group alone: all of its work-groups there would do the same.
bool GuessedLaunch::isColumnOfGroups(int dimension) const
{
    return m_dimensions > 1 && m_needsGroup && !m_isSerial && isGrouped(dimension) && asksAny(m_facts, {Query::LocalId}, 1 << dimension) &&
           !asksAny(m_facts, {Query::GroupId, Query::GlobalId, Query::GroupCount, Query::GlobalSize, Query::GlobalOffset},
                    1 << dimension | anyDimension | linearDimension);
}

/// 32, where a group of 4 work-items does 32 elements, since its place is multiplied by so many; 0: as many as it has work-items.
int GuessedLaunch::elementsOfGroup(int dimension) const
{
    const int items = m_facts.groupStrides.value(dimension);
    const int elements = m_facts.groupFactors.value(dimension);
    return items > 1 && quint64(items) == m_localSize.value(dimension) && elements > items && elements % items == 0 ? elements : 0;
}

Expression GuessedLaunch::globalSize(int dimension) const
{
    const bool hasGroupHere = hasGroup() && isGrouped(dimension);
    if (m_isSerial || (isLeftAside(m_facts, dimension) && !hasGroupHere))
        return Expression(1);
    if (isOneGroupIn(dimension))
        return Expression(QStringLiteral("group"));
    if (const int row = m_dimensions > 1 && !hasGroupHere ? m_facts.rows.value(dimension) : 0; row > 0)
        return Expression(row);
    if (isKeptSmall(dimension))
        return fewOf();
    // for (i = get_global_id(0); i < n; i += get_global_size(0)): each work-item goes around twice, so that the second time shows, too.
    if (m_dimensions == 1 && m_facts.has(KernelTrait::SharesOutAll))
        return Expression(hasGroupHere ? QStringLiteral("Math.ceil(n / 2 / group) * group") : QStringLiteral("Math.ceil(n / 2)"));
    const bool isCompared = m_comparedDimensions & 1 << dimension;
    if (!m_items.isEmpty() && (hasGroupHere || !m_hasMoreItems))
        return filledUp(hasGroupHere ? QStringLiteral("group") : QStringLiteral("1"));
    if (!m_hasMoreItems || m_comparedDimensions == 0 || (!hasGroupHere && !isCompared))
        return wholeExtent();
    return filledUp(hasGroupHere ? QStringLiteral("group") : QString::number(usualExtents[std::size_t(m_dimensions - 1)].group));
}

} // namespace kernelscope

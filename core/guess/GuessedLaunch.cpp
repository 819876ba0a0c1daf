#include "guess/GuessedLaunch.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kernelscope {
namespace {

GuessedExtent extentFor(int dimensions)
{
    switch (dimensions) {
    case 1:
        return {1024, 64};
    case 2:
        return {64, 8};
    default:
        return {16, 4};
    }
}

Expression named(const QString &name)
{
    return Expression(name);
}

Expression fewOf()
{
    return named(QStringLiteral("Math.min(n, 8)"));
}

/// As many work-items that groups of so many are full.
Expression filledUp(double group)
{
    return group == 1 ? named(QStringLiteral("n")) : Expression(QStringLiteral("Math.ceil(n / %1) * %1").arg(group));
}

int usedDimensions(const QList<quint64> &required)
{
    for (qsizetype dimension = required.size(); dimension > 1; --dimension) {
        if (required[dimension - 1] > 1)
            return int(dimension);
    }
    return 1;
}

quint64 product(const QList<quint64> &sizes)
{
    quint64 result = 1;
    for (const quint64 size : sizes)
        result *= size;
    return result;
}

} // namespace

GuessedLaunch::GuessedLaunch(const KernelSignature &kernel, const KernelText &text, bool hasMoreItems)
    : m_kernel(kernel), m_text(text), m_hasMoreItems(hasMoreItems), m_dimensions(text.dimensions()), m_extent(extentFor(m_dimensions)),
      m_needsGroup(text.needsGroup() || !kernel.localVariables.isEmpty())
{
    m_needsGroup = m_needsGroup || std::ranges::any_of(kernel.parameters, [](const KernelParameter &parameter) {
                       return parameter.kind == ParameterKind::LocalPointer;
                   });
    const GuessedGroup group = guessedGroup(kernel, text, m_extent);
    m_groupDimensions = group.dimensions;
    m_extent.group = group.extent;
    m_knowsGroup = group.isTold;
    m_localSize = !kernel.requiredLocalSize.isEmpty() ? kernel.requiredLocalSize
                  : text.isOneItem()                  ? QList<quint64>(m_dimensions, 1)
                                                      : group.sides;
}

bool GuessedLaunch::hasGroup() const
{
    return m_needsGroup && !m_text.isSerial() && m_localSize.isEmpty();
}

bool GuessedLaunch::isOneGroup() const
{
    return m_dimensions == 1 && m_needsGroup && m_text.isOneGroup();
}

QList<Expression> GuessedLaunch::shape() const
{
    QList<Expression> shape;
    for (int dimension = m_dimensions - 1; dimension >= 0; --dimension)
        shape << (isKeptSmall(dimension) ? fewOf() : named(QStringLiteral("n")));
    return shape;
}

Expression GuessedLaunch::localCount() const
{
    if (!m_localSize.isEmpty())
        return Expression(double(product(m_localSize)));
    const QStringList factors(std::popcount(unsigned(m_groupDimensions)), QStringLiteral("group"));
    return Expression(factors.join(QStringLiteral(" * ")));
}

void GuessedLaunch::setSizes(const QStringList &extents)
{
    keepQuick(extents);
    leaveSomeOut(extents);
}

/// Whoever looks after work-items that have no element is given some: else nothing tells whether he does so rightly.
void GuessedLaunch::leaveSomeOut(const QStringList &extents)
{
    static constexpr std::array lessOf{24, 4, 1};
    static const std::array<QString, 3> ofImages{QStringLiteral("get_image_width"), QStringLiteral("get_image_height"),
                                                 QStringLiteral("get_image_depth")};
    for (int dimension = 0; dimension < m_dimensions && !isOneGroup(); ++dimension) {
        if (m_text.comparesPlace(dimension, extents + QStringList{ofImages[std::size_t(dimension)]}))
            m_comparedDimensions |= 1 << dimension;
    }
    if (m_hasMoreItems && m_comparedDimensions != 0)
        m_extent.n -= std::min(lessOf[std::size_t(m_dimensions - 1)], m_extent.n / 8);
}

/// Loops up to n in every work-item: fewer of them, so that a trial takes no longer than one without.
void GuessedLaunch::keepQuick(const QStringList &extents)
{
    static constexpr std::array<std::array<int, 3>, 3> quick{{{256, 64, 32}, {64, 32, 16}, {16, 8, 8}}};
    if (const int loops = m_text.loopsUpTo(extents + m_text.globalSizes()); loops > 0)
        m_extent.n = std::min(m_extent.n, quick[std::size_t(m_dimensions - 1)][std::size_t(std::min(loops, 3) - 1)]);
    if (hasGroup() && dividesExtent())
        m_extent.n = std::max(m_extent.n / m_extent.group, 2) * m_extent.group;
    else if (!m_localSize.isEmpty() && m_kernel.requiredLocalSize.isEmpty())
        m_extent.n = std::max(m_extent.n, 2 * int(std::ranges::max(m_localSize)));
    if (const int most = m_text.mostPlaces(); most > 0 && most < m_extent.n) {
        m_extent.n = most;
        m_extent.group = std::min(m_extent.group, int(std::bit_floor(unsigned(most))));
    }
}

QList<Parameter> GuessedLaunch::parameters() const
{
    Parameter n;
    n.name = QStringLiteral("n");
    n.value = Expression(m_extent.n);
    QList<Parameter> all{n};
    if (hasGroup())
        all << Parameter{QStringLiteral("group"), Expression(m_extent.group), {}, {}, {}};
    return all;
}

void GuessedLaunch::addSizesTo(LaunchStep &launch) const
{
    const int dimensions = m_localSize.isEmpty() ? m_dimensions : std::max(m_dimensions, usedDimensions(m_localSize));
    for (int dimension = 0; dimension < dimensions; ++dimension) {
        if (m_localSize.isEmpty()) {
            launch.global << globalSize(dimension);
            if (hasGroup())
                launch.local << (m_groupDimensions & 1 << dimension ? named(QStringLiteral("group")) : Expression(1));
        } else {
            const double size = double(m_localSize.value(dimension, 1));
            launch.local << Expression(size);
            launch.global << (isOneGroup() || isColumnOfGroups(dimension) ? Expression(size)
                              : isKeptSmall(dimension)                    ? fewOf()
                                                                          : filledUp(size));
        }
    }
}

/// Beside long rows of work-items a volume with n of each would have millions of elements.
bool GuessedLaunch::isKeptSmall(int dimension) const
{
    static constexpr quint64 longRow = 32;
    if (m_dimensions < 3 || !m_needsGroup || m_text.isSerial())
        return false;
    if (!m_localSize.isEmpty())
        return m_localSize.value(dimension, 1) == 1 && std::ranges::max(m_localSize) >= longRow;
    return !(m_groupDimensions & 1 << dimension) && quint64(m_extent.group) >= longRow;
}

/// All of its work-groups in this dimension would do the same.
bool GuessedLaunch::isColumnOfGroups(int dimension) const
{
    return m_dimensions > 1 && m_needsGroup && !m_text.isSerial() && (m_groupDimensions & 1 << dimension) && m_text.isOneGroupIn(dimension);
}

/// Some dimension has n work-items in groups of more than one.
bool GuessedLaunch::dividesExtent() const
{
    for (int dimension = 0; dimension < m_dimensions; ++dimension) {
        if ((m_groupDimensions & 1 << dimension) && !isColumnOfGroups(dimension))
            return true;
    }
    return false;
}

Expression GuessedLaunch::globalSize(int dimension) const
{
    static const QStringList usual{QStringLiteral("64"), QStringLiteral("8"), QStringLiteral("4")};
    if (m_text.isSerial())
        return Expression(1);
    if (isOneGroup() || isColumnOfGroups(dimension))
        return named(QStringLiteral("group"));
    const bool isGrouped = hasGroup() && (m_groupDimensions & 1 << dimension);
    if (m_text.isLeftAside(dimension) && !isGrouped)
        return Expression(1);
    if (isKeptSmall(dimension))
        return fewOf();
    const bool isCompared = m_comparedDimensions & 1 << dimension;
    if (!m_hasMoreItems || m_comparedDimensions == 0)
        return named(QStringLiteral("n"));
    const QString group = isGrouped ? QStringLiteral("group") : isCompared ? usual[m_dimensions - 1] : QString();
    return group.isEmpty() ? named(QStringLiteral("n")) : Expression(QStringLiteral("Math.ceil(n / %1) * %1").arg(group));
}

} // namespace kernelscope

#include "session/ProjectGuess.h"

#include <algorithm>
#include <array>
#include <bit>

#include "session/GuessedBuffer.h"
#include "session/GuessedGroup.h"
#include "session/GuessedValue.h"
#include "session/KernelText.h"

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

class Guess
{
public:
    Guess(const KernelSignature &kernel, const GuessHints &hints)
        : m_kernel(kernel), m_text(kernel.name, hints.source, hints.program), m_structs(hints.structs), m_hasMoreItems(hints.hasMoreItems),
          m_dimensions(m_text.dimensions()), m_extent(extentFor(m_dimensions)),
          m_needsGroup(m_text.needsGroup() || !kernel.localVariables.isEmpty())
    {
        m_needsGroup = m_needsGroup || std::ranges::any_of(kernel.parameters, [](const KernelParameter &parameter) {
                           return parameter.kind == ParameterKind::LocalPointer;
                       });
        const GuessedGroup group = guessedGroup(kernel, m_text, m_extent);
        m_groupDimensions = group.dimensions;
        m_extent.group = group.extent;
        m_knowsGroup = group.isTold;
        m_localSize = !kernel.requiredLocalSize.isEmpty() ? kernel.requiredLocalSize
                      : m_text.isOneItem()                ? QList<quint64>(m_dimensions, 1)
                                                          : group.sides;
    }

    Result<GuessedProject> make()
    {
        m_project.title = m_kernel.name;
        for (const KernelParameter &parameter : m_kernel.parameters) {
            if (const auto bound = bind(parameter); !bound)
                return fail(bound.error());
        }
        fillBuffers();
        keepQuick();
        leaveSomeOut();
        addParameters();
        addLaunch();
        const bool usesExtents = m_comparedDimensions != 0 || m_text.loopsUpTo(m_extents) > 0;
        const QStringList loose = looseNumbers();
        QStringList switches = loose;
        switches.removeIf([this](const QString &number) { return m_text.isFactor(number) || m_text.loopsUpTo({number}) > 0; });
        return GuessedProject{
            m_project, m_comparedDimensions != 0,        usesExtents && !m_text.hasLongerRows(m_extents), m_knowsGroup, loose, switches,
            strides(), hasGroup() && m_text.takesPairs()};
    }

private:
    Result<void> bind(const KernelParameter &parameter)
    {
        switch (parameter.kind) {
        case ParameterKind::Value:
            bindValue(parameter);
            return {};
        case ParameterKind::GlobalPointer:
        case ParameterKind::ConstantPointer:
            m_launch.arguments << Argument{parameter.name, BufferArgument{add(guessedBuffer(parameter, m_text, shapeOfLaunch()))}};
            return {};
        case ParameterKind::LocalPointer:
            m_needsGroup = true;
            m_launch.arguments << Argument{parameter.name, LocalArgument{localCount()}};
            return {};
        case ParameterKind::Image:
            m_launch.arguments << Argument{parameter.name, ImageArgument{add(guessedImage(parameter, m_text, m_dimensions))}};
            return {};
        case ParameterKind::Sampler:
            m_launch.arguments << Argument{parameter.name, SamplerArgument{}};
            return {};
        case ParameterKind::Unknown:
        case ParameterKind::Other:
            break;
        }
        return fail(QStringLiteral("The parameter \"%1\" of the kernel %2 is of a kind that no project can be guessed for (%3).")
                        .arg(parameter.name, m_kernel.name, parameter.typeName));
    }

    void bindValue(const KernelParameter &parameter)
    {
        const GuessedValue value = guessedValue(parameter, {m_kernel, m_text, m_structs, m_dimensions, hasGroup()});
        m_launch.arguments << Argument{parameter.name, value.argument};
        m_extents << value.extents;
    }

    bool isOneGroup() const { return m_dimensions == 1 && m_needsGroup && m_text.isOneGroup(); }

    /// Whoever looks after work-items that have no element is given some: else nothing tells whether he does so rightly.
    void leaveSomeOut()
    {
        static constexpr std::array lessOf{24, 4, 1};
        static const std::array<QString, 3> ofImages{QStringLiteral("get_image_width"), QStringLiteral("get_image_height"),
                                                     QStringLiteral("get_image_depth")};
        for (int dimension = 0; dimension < m_dimensions && !isOneGroup(); ++dimension) {
            if (m_text.comparesPlace(dimension, m_extents + QStringList{ofImages[std::size_t(dimension)]}))
                m_comparedDimensions |= 1 << dimension;
        }
        if (m_hasMoreItems && m_comparedDimensions != 0)
            m_extent.n -= std::min(lessOf[std::size_t(m_dimensions - 1)], m_extent.n / 8);
    }

    QStringList strides() const
    {
        QStringList numbers;
        for (const Argument &argument : m_launch.arguments) {
            const auto *value = std::get_if<ValueArgument>(&argument.value);
            const bool isDistance = m_text.isFactor(argument.parameter) || argument.parameter.contains(u"stride", Qt::CaseInsensitive);
            if (value && value->components == QList{Expression(1)} && isDistance)
                numbers << argument.parameter;
        }
        return numbers;
    }

    QStringList looseNumbers() const
    {
        QStringList loose;
        for (const QString &extent : m_extents) {
            bool isCompared = false;
            for (int dimension = 0; dimension < m_dimensions; ++dimension)
                isCompared = isCompared || m_text.comparesPlace(dimension, {extent});
            if (!isCompared)
                loose << extent;
        }
        return loose;
    }

    bool hasGroup() const { return m_needsGroup && !m_text.isSerial() && m_localSize.isEmpty(); }

    /// Loops up to n in every work-item: fewer of them, so that a trial takes no longer than one without.
    void keepQuick()
    {
        static constexpr std::array<std::array<int, 3>, 3> extents{{{256, 64, 32}, {64, 32, 16}, {16, 8, 8}}};
        if (const int loops = m_text.loopsUpTo(m_extents + m_text.globalSizes()); loops > 0)
            m_extent.n = std::min(m_extent.n, extents[std::size_t(m_dimensions - 1)][std::size_t(std::min(loops, 3) - 1)]);
        if (hasGroup())
            m_extent.n = std::max(m_extent.n, 2 * m_extent.group);
        else if (!m_localSize.isEmpty() && m_kernel.requiredLocalSize.isEmpty())
            m_extent.n = std::max(m_extent.n, 2 * int(std::ranges::max(m_localSize)));
        if (const int most = m_text.mostPlaces(); most > 0 && most < m_extent.n) {
            m_extent.n = most;
            m_extent.group = std::min(m_extent.group, int(std::bit_floor(unsigned(most))));
        }
    }

    QList<Expression> shapeOfLaunch() const
    {
        QList<Expression> shape;
        for (int dimension = m_dimensions - 1; dimension >= 0; --dimension)
            shape << (isKeptSmall(dimension) ? fewOf() : named(QStringLiteral("n")));
        return shape;
    }

    QString add(const GuessedBuffer &buffer)
    {
        if (buffer.isFillable)
            m_fillable << buffer.spec.name;
        m_project.buffers << buffer.spec;
        return buffer.spec.name;
    }

    /// Inputs get numbers to work on; so does what is written to where there is no input of numbers: it is changed in place then.
    void fillBuffers()
    {
        const bool hasInput = std::any_of(m_project.buffers.begin(), m_project.buffers.end(), [this](const BufferSpec &buffer) {
            return buffer.access == Access::In && m_fillable.contains(buffer.name);
        });
        for (BufferSpec &buffer : m_project.buffers) {
            if (m_fillable.contains(buffer.name) && (buffer.access == Access::In || !hasInput))
                buffer.init = ExpressionInit{Expression(guessedContents(buffer, m_text, m_dimensions))};
        }
    }

    Expression localCount() const
    {
        if (!m_localSize.isEmpty())
            return Expression(double(product(m_localSize)));
        const QStringList factors(std::popcount(unsigned(m_groupDimensions)), QStringLiteral("group"));
        return Expression(factors.join(QStringLiteral(" * ")));
    }

    static quint64 product(const QList<quint64> &sizes)
    {
        quint64 result = 1;
        for (const quint64 size : sizes)
            result *= size;
        return result;
    }

    void addParameters()
    {
        Parameter n;
        n.name = QStringLiteral("n");
        n.value = Expression(m_extent.n);
        m_project.parameters << n;
        if (hasGroup())
            m_project.parameters << Parameter{QStringLiteral("group"), Expression(m_extent.group), {}, {}, {}};
    }

    void addLaunch()
    {
        m_launch.kernel = m_kernel.name;
        const int dimensions = m_localSize.isEmpty() ? m_dimensions : std::max(m_dimensions, usedDimensions(m_localSize));
        for (int dimension = 0; dimension < dimensions; ++dimension) {
            if (m_localSize.isEmpty()) {
                m_launch.global << globalSize(dimension);
                if (hasGroup())
                    m_launch.local << (m_groupDimensions & 1 << dimension ? named(QStringLiteral("group")) : Expression(1));
            } else {
                const double size = double(m_localSize.value(dimension, 1));
                m_launch.local << Expression(size);
                m_launch.global << (isOneGroup() || isColumnOfGroups(dimension) ? Expression(size)
                                    : isKeptSmall(dimension)                    ? fewOf()
                                                                                : filledUp(size));
            }
        }
        Step step;
        step.name = m_kernel.name;
        step.action = m_launch;
        m_project.plan << step;
    }

    /// Beside long rows of work-items a volume with n of each would have millions of elements.
    bool isKeptSmall(int dimension) const
    {
        static constexpr quint64 longRow = 32;
        if (m_dimensions < 3 || !m_needsGroup || m_text.isSerial())
            return false;
        if (!m_localSize.isEmpty())
            return m_localSize.value(dimension, 1) == 1 && std::ranges::max(m_localSize) >= longRow;
        return !(m_groupDimensions & 1 << dimension) && quint64(m_extent.group) >= longRow;
    }

    static Expression fewOf() { return named(QStringLiteral("Math.min(n, 8)")); }

    /// As many work-items that groups of so many are full.
    static Expression filledUp(double group)
    {
        return group == 1 ? named(QStringLiteral("n")) : Expression(QStringLiteral("Math.ceil(n / %1) * %1").arg(group));
    }

    /// All of its work-groups in this dimension would do the same.
    bool isColumnOfGroups(int dimension) const
    {
        return m_dimensions > 1 && m_needsGroup && !m_text.isSerial() && (m_groupDimensions & 1 << dimension) &&
               m_text.isOneGroupIn(dimension);
    }

    Expression globalSize(int dimension) const
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

    static int usedDimensions(const QList<quint64> &required)
    {
        for (qsizetype dimension = required.size(); dimension > 1; --dimension) {
            if (required[dimension - 1] > 1)
                return int(dimension);
        }
        return 1;
    }

    const KernelSignature &m_kernel;
    KernelText m_text;
    QList<StructLayout> m_structs;
    bool m_hasMoreItems;
    int m_dimensions;
    GuessedExtent m_extent;
    bool m_needsGroup;
    bool m_knowsGroup = false;
    QList<quint64> m_localSize;   ///< where it is a matter of numbers; else its extents are the parameter "group"
    int m_groupDimensions = 1;    ///< bit 0: the first; where work-items form groups of more than one
    int m_comparedDimensions = 0; ///< bit 0: the first; where the kernel compares its place with an extent
    QStringList m_fillable;       ///< buffers of numbers
    QStringList m_extents;        ///< the kernel's parameters that are n
    Project m_project;
    LaunchStep m_launch;
};

} // namespace

Result<GuessedProject> guessProject(const KernelSignature &kernel, const GuessHints &hints)
{
    return Guess(kernel, hints).make();
}

} // namespace kernelscope

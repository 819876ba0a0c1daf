#include "session/ProjectGuess.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "session/GuessedNumber.h"
#include "session/KernelText.h"

namespace kernelscope {
namespace {

/// Sizes keep the whole project small: n x n elements and 64 work-items a group at most.
struct Extent
{
    int n;
    int group;
};
Extent extentFor(int dimensions)
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

Expression named(const QString &name) { return Expression(name); }

/// The largest power of two that is not above.
int powerBelow(double number) { return 1 << std::max(0, int(std::floor(std::log2(std::max(number, 1.0))))); }

/// The group's extent that arrays in local memory were made for: tile[16][17] for 16 x 16 work-items.
int groupFor(const QList<LocalVariable> &variables, int dimensions, int otherwise)
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
    static constexpr std::array most{256, 16, 4};
    return group == 0 ? otherwise : std::min(group, most[std::size_t(dimensions - 1)]);
}

class Guess
{
public:
    Guess(const KernelSignature &kernel, const QString &source)
        : m_kernel(kernel), m_text(kernel.name, source), m_dimensions(m_text.dimensions()), m_extent(extentFor(m_dimensions)),
          m_needsGroup(m_text.needsGroup() || !kernel.localVariables.isEmpty())
    {
        m_needsGroup = m_needsGroup || std::ranges::any_of(kernel.parameters, [](const KernelParameter &parameter) {
            return parameter.kind == ParameterKind::LocalPointer;
        });
        const bool hasTiles = std::ranges::any_of(kernel.localVariables, [](const LocalVariable &variable) { return variable.dimensions.size() > 1; });
        m_groupDimensions = !hasTiles && m_text.groupDimensions() != 0 ? m_text.groupDimensions() : (1 << m_dimensions) - 1;
        const int dimensionsOfGroup = std::popcount(unsigned(m_groupDimensions));
        const int otherwise = dimensionsOfGroup == m_dimensions ? m_extent.group : std::min(m_extent.n, 16);
        m_extent.group = groupFor(kernel.localVariables, dimensionsOfGroup, definedGroup(dimensionsOfGroup).value_or(otherwise));
    }

    Result<Project> make()
    {
        m_project.title = m_kernel.name;
        for (const KernelParameter &parameter : m_kernel.parameters) {
            if (const auto bound = bind(parameter); !bound)
                return fail(bound.error());
        }
        fillBuffers();
        keepQuick();
        addParameters();
        addLaunch();
        return m_project;
    }

private:
    Result<void> bind(const KernelParameter &parameter)
    {
        switch (parameter.kind) {
        case ParameterKind::Value:
            m_launch.arguments << Argument{parameter.name, value(parameter)};
            return {};
        case ParameterKind::GlobalPointer:
        case ParameterKind::ConstantPointer:
            m_launch.arguments << Argument{parameter.name, BufferArgument{addBuffer(parameter)}};
            return {};
        case ParameterKind::LocalPointer:
            m_needsGroup = true;
            m_launch.arguments << Argument{parameter.name, LocalArgument{localCount()}};
            return {};
        case ParameterKind::Image:
            m_launch.arguments << Argument{parameter.name, ImageArgument{addImage(parameter)}};
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

    /// #define BLOCK_SIZE 16: of a square group its side, or how many work-items it has.
    std::optional<int> definedGroup(int dimensions) const
    {
        const int defined = m_text.definedGroup();
        if (defined < 2 || defined > 1024)
            return std::nullopt;
        return dimensions == 1 || defined <= 32 ? defined : powerBelow(std::pow(defined, 1.0 / dimensions));
    }

    bool hasGroup() const { return m_needsGroup && !m_text.isSerial() && m_kernel.requiredLocalSize.isEmpty(); }

    /// Loops up to n in every work-item: fewer of them, so that a trial takes no longer than one without.
    void keepQuick()
    {
        static constexpr std::array<std::array<int, 3>, 3> extents{{{256, 64, 32}, {64, 32, 16}, {16, 8, 8}}};
        if (const int loops = m_text.loopsUpTo(m_extents); loops > 0)
            m_extent.n = std::min(m_extent.n, extents[std::size_t(m_dimensions - 1)][std::size_t(std::min(loops, 3) - 1)]);
        if (hasGroup())
            m_extent.n = std::max(m_extent.n, 2 * m_extent.group);
    }

    ValueArgument value(const KernelParameter &parameter)
    {
        const ElementType type = parameter.type.value_or(ElementType{Scalar::Int, 1, {}});
        const bool isCount = type.components == 1 && !type.isStruct() && !isFloating(type.scalar) && sizeInBytes(type.scalar) >= 4;
        ValueArgument argument;
        for (int component = 0; component < std::max(type.components, 1); ++component)
            argument.components << (isCount ? guessedNumber(parameter.name, m_dimensions, hasGroup()) : Expression(1));
        if (argument.components.first().text == u"n")
            m_extents << parameter.name;
        return argument;
    }

    QString addBuffer(const KernelParameter &parameter)
    {
        BufferSpec buffer;
        buffer.name = bufferName(parameter.name);
        buffer.type = parameter.type ? elementTypeName(*parameter.type) : QStringLiteral("uchar");
        buffer.shape = QList<Expression>(m_dimensions, named(QStringLiteral("n")));
        if (m_dimensions == 1 && m_text.boundsLoops(parameter.name))
            buffer.shape = {named(QStringLiteral("n + 1"))};
        const bool readOnly = parameter.isConst || parameter.kind == ParameterKind::ConstantPointer || parameter.written == Knowledge::No;
        buffer.access = readOnly ? Access::In : Access::InOut;
        if (parameter.type && !parameter.type->isStruct())
            m_fillable << buffer.name;
        m_project.buffers << buffer;
        return buffer.name;
    }

    /// Inputs get numbers to work on; so does what is written to where there is no input: it is changed in place then.
    void fillBuffers()
    {
        const bool hasInput = std::any_of(m_project.buffers.begin(), m_project.buffers.end(),
                                          [](const BufferSpec &buffer) { return buffer.access == Access::In; });
        for (BufferSpec &buffer : m_project.buffers) {
            if (m_fillable.contains(buffer.name) && (buffer.access == Access::In || !hasInput))
                buffer.init = ExpressionInit{Expression(contentsOf(buffer))};
        }
    }

    /// Where rows begin should grow; pixels are fractions, or bytes.
    QString contentsOf(const BufferSpec &buffer) const
    {
        if (buffer.isImage())
            return buffer.imageFormat == u"rgba-float" ? QStringLiteral("i % 256 / 255") : QStringLiteral("i % 100");
        return m_text.boundsLoops(buffer.name) ? QStringLiteral("i") : QStringLiteral("i % 100");
    }

    QString addImage(const KernelParameter &parameter)
    {
        BufferSpec image;
        image.name = bufferName(parameter.name);
        const QString pixels = m_text.pixelAccess(parameter.name);
        image.imageFormat = pixels == u"ui" ? QStringLiteral("rgba-uint8") : pixels == u"i" ? QStringLiteral("rgba-sint32") : QStringLiteral("rgba-float");
        const int extents = parameter.typeName.contains(u"3d") ? 3 : parameter.typeName.contains(u"1d") ? 1 : 2;
        image.shape = QList<Expression>(extents, named(QStringLiteral("n")));
        image.access = parameter.isConst || parameter.typeName.contains(u"read_only") ? Access::In : Access::Out;
        if (image.access == Access::In)
            m_fillable << image.name;
        m_project.buffers << image;
        return image.name;
    }

    /// Names of JavaScript's own can't be buffers.
    QString bufferName(const QString &parameter) const
    {
        static const QStringList taken = QStringLiteral("n group in new var let const function this default delete export import").split(u' ');
        return taken.contains(parameter) ? parameter + QStringLiteral("_buffer") : parameter;
    }

    Expression localCount() const
    {
        if (!m_kernel.requiredLocalSize.isEmpty())
            return Expression(double(product(m_kernel.requiredLocalSize)));
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
        const QList<quint64> &required = m_kernel.requiredLocalSize;
        const int dimensions = required.isEmpty() ? m_dimensions : std::max(m_dimensions, usedDimensions(required));
        for (int dimension = 0; dimension < dimensions; ++dimension) {
            if (required.isEmpty()) {
                m_launch.global << (m_text.isSerial() ? Expression(1) : named(QStringLiteral("n")));
                if (hasGroup())
                    m_launch.local << (m_groupDimensions & 1 << dimension ? named(QStringLiteral("group")) : Expression(1));
            } else {
                const double size = double(required.value(dimension, 1));
                m_launch.local << Expression(size);
                m_launch.global << Expression(QStringLiteral("Math.ceil(n / %1) * %1").arg(size));
            }
        }
        Step step;
        step.name = m_kernel.name;
        step.action = m_launch;
        m_project.plan << step;
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
    int m_dimensions;
    Extent m_extent;
    bool m_needsGroup;
    int m_groupDimensions = 1; ///< bit 0: the first; where work-items form groups of more than one
    QStringList m_fillable; ///< buffers of numbers
    QStringList m_extents;  ///< the kernel's parameters that are n
    Project m_project;
    LaunchStep m_launch;
};

} // namespace

Result<Project> guessProject(const KernelSignature &kernel, const QString &source)
{
    return Guess(kernel, source).make();
}

QString guessNotes(const KernelSignature &kernel, const Project &project)
{
    QString notes = QStringLiteral("# %1\n\nThis project was guessed from the kernel's signature and its text, and tried once. Look at these first:\n\n").arg(kernel.name);
    notes += QStringLiteral("- `n` is the extent of the launch; buffers have as many elements as the kernel used in the trial, or `n` in each dimension.\n");
    for (const BufferSpec &buffer : project.buffers) {
        const QString access = buffer.access == Access::In ? QStringLiteral("read only") : QStringLiteral("written to, and read back");
        const bool isFilled = std::holds_alternative<ExpressionInit>(buffer.init);
        notes += QStringLiteral("- `%1`: %2; it starts as %3.\n").arg(buffer.name, access, isFilled ? QStringLiteral("`%1`").arg(std::get<ExpressionInit>(buffer.init).expression.text) : QStringLiteral("zero"));
    }
    return notes + QStringLiteral("- There is no check yet: add what the result should be under `checks`.\n");
}

} // namespace kernelscope

#include "session/ProjectGuess.h"

#include <QRegularExpression>

#include <algorithm>

namespace kernelscope {
namespace {

QRegularExpression word(const QString &pattern) { return QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(pattern)); }

/// The kernel's own text, so that its neighbours in the file are not mistaken for it; the whole source where it isn't found.
QString textOf(const QString &kernel, const QString &source)
{
    const QString declaration = QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(kernel));
    const auto match = QRegularExpression(declaration).match(source);
    qsizetype depth = 0;
    for (qsizetype at = match.hasMatch() ? source.indexOf(u'{', match.capturedEnd()) : -1; at >= 0 && at < source.size(); ++at) {
        depth += source[at] == u'{' ? 1 : source[at] == u'}' ? -1 : 0;
        if (depth == 0)
            return source.mid(match.capturedStart(), at + 1 - match.capturedStart());
    }
    return source;
}

/// The work-item's place in dimension 1 or 2 asked for: a kernel of as many dimensions.
int dimensionsOf(const QString &source)
{
    int dimensions = 1;
    for (int dimension = 1; dimension <= 2; ++dimension) {
        const QString call = QStringLiteral("get_(?:global|local|group)_(?:id|size)\\s*\\(\\s*%1\\s*").arg(dimension);
        if (source.contains(QRegularExpression(call + QStringLiteral("u?\\)"))))
            dimensions = dimension + 1;
    }
    return dimensions;
}

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

/// What a whole number is likely to be, from its name: most are extents.
Expression guessedWhole(const QString &name)
{
    static const QRegularExpression zero(QStringLiteral("off|start|begin|first|shift|base|seed|flag|mode"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression one(QStringLiteral("stride|step|iter|pass|factor|scale|radius|inc"), QRegularExpression::CaseInsensitiveOption);
    if (name.contains(zero))
        return Expression(0);
    if (name.contains(one))
        return Expression(1);
    return named(QStringLiteral("n"));
}

class Guess
{
public:
    Guess(const KernelSignature &kernel, const QString &source)
        : m_kernel(kernel), m_dimensions(dimensionsOf(source)), m_extent(extentFor(m_dimensions)),
          m_needsGroup(source.contains(word(QStringLiteral("barrier|work_group_barrier|get_local_id|get_local_size|local|__local"))))
    {
    }

    Result<Project> make()
    {
        m_project.title = m_kernel.name;
        for (const KernelParameter &parameter : m_kernel.parameters) {
            if (const auto bound = bind(parameter); !bound)
                return fail(bound.error());
        }
        fillBuffers();
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

    static ValueArgument value(const KernelParameter &parameter)
    {
        const ElementType type = parameter.type.value_or(ElementType{Scalar::Int, 1, {}});
        const bool isCount = type.components == 1 && !type.isStruct() && !isFloating(type.scalar) && sizeInBytes(type.scalar) >= 4;
        ValueArgument argument;
        for (int component = 0; component < std::max(type.components, 1); ++component)
            argument.components << (isCount ? guessedWhole(parameter.name) : Expression(1));
        return argument;
    }

    QString addBuffer(const KernelParameter &parameter)
    {
        BufferSpec buffer;
        buffer.name = bufferName(parameter.name);
        buffer.type = parameter.type ? elementTypeName(*parameter.type) : QStringLiteral("uchar");
        buffer.shape = QList<Expression>(m_dimensions, named(QStringLiteral("n")));
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
                buffer.init = ExpressionInit{Expression(QStringLiteral("i % 100"))};
        }
    }

    QString addImage(const KernelParameter &parameter)
    {
        BufferSpec image;
        image.name = bufferName(parameter.name);
        image.imageFormat = QStringLiteral("rgba-float");
        const int extents = parameter.typeName.contains(u"3d") ? 3 : parameter.typeName.contains(u"1d") ? 1 : 2;
        image.shape = QList<Expression>(extents, named(QStringLiteral("n")));
        image.access = parameter.isConst || parameter.typeName.contains(u"read_only") ? Access::In : Access::Out;
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
        QStringList factors(m_dimensions, QStringLiteral("group"));
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
        if (m_needsGroup && m_kernel.requiredLocalSize.isEmpty())
            m_project.parameters << Parameter{QStringLiteral("group"), Expression(m_extent.group), {}, {}, {}};
    }

    void addLaunch()
    {
        m_launch.kernel = m_kernel.name;
        const QList<quint64> &required = m_kernel.requiredLocalSize;
        const int dimensions = required.isEmpty() ? m_dimensions : std::max(m_dimensions, usedDimensions(required));
        for (int dimension = 0; dimension < dimensions; ++dimension) {
            if (required.isEmpty()) {
                m_launch.global << named(QStringLiteral("n"));
                if (m_needsGroup)
                    m_launch.local << named(QStringLiteral("group"));
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
    int m_dimensions;
    Extent m_extent;
    bool m_needsGroup;
    QStringList m_fillable; ///< buffers of numbers
    Project m_project;
    LaunchStep m_launch;
};

} // namespace

Result<Project> guessProject(const KernelSignature &kernel, const QString &source)
{
    return Guess(kernel, textOf(kernel.name, source)).make();
}

QString guessNotes(const KernelSignature &kernel, const Project &project)
{
    QString notes = QStringLiteral("# %1\n\nThis project was guessed from the kernel's signature. Look at these first:\n\n").arg(kernel.name);
    notes += QStringLiteral("- `n` is the extent of every buffer and of the launch.\n");
    for (const BufferSpec &buffer : project.buffers) {
        const QString access = buffer.access == Access::In ? QStringLiteral("read only") : QStringLiteral("written to, and read back");
        const bool isFilled = std::holds_alternative<ExpressionInit>(buffer.init);
        notes += QStringLiteral("- `%1`: %2; it starts as %3.\n").arg(buffer.name, access, isFilled ? QStringLiteral("`i % 100`") : QStringLiteral("zero"));
    }
    return notes + QStringLiteral("- There is no check yet: add what the result should be under `checks`.\n");
}

} // namespace kernelscope

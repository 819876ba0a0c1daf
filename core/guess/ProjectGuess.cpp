#include "guess/ProjectGuess.h"

#include <algorithm>

#include "guess/GuessedBuffer.h"
#include "guess/GuessedLaunch.h"
#include "guess/GuessedValue.h"
#include "guess/KernelText.h"

namespace kernelscope {
namespace {

class Guess
{
public:
    Guess(const KernelSignature &kernel, const GuessHints &hints)
        : m_kernel(kernel), m_text(kernel.name, hints.source, hints.program), m_structs(hints.structs),
          m_shape(kernel, m_text, hints.hasMoreItems)
    {
    }

    Result<GuessedProject> make()
    {
        m_project.title = m_kernel.name;
        for (const KernelParameter &parameter : m_kernel.parameters) {
            if (const auto bound = bind(parameter); !bound)
                return fail(bound.error());
        }
        fillBuffers();
        m_shape.setSizes(m_extents);
        m_project.parameters = m_shape.parameters();
        addLaunch();
        const bool usesExtents = m_shape.comparesPlace() || m_text.loopsUpTo(m_extents) > 0;
        const QStringList loose = looseNumbers();
        QStringList switches = loose;
        switches.removeIf([this](const QString &number) { return m_text.isFactor(number) || m_text.loopsUpTo({number}) > 0; });
        return GuessedProject{m_project,
                              m_shape.comparesPlace(),
                              usesExtents && !m_text.hasLongerRows(m_extents),
                              m_shape.knowsGroup(),
                              loose,
                              switches,
                              strides(),
                              m_shape.hasGroup() && m_text.takesPairs()};
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
            m_launch.arguments << Argument{parameter.name, BufferArgument{add(guessedBuffer(parameter, m_text, m_shape.shape()))}};
            return {};
        case ParameterKind::LocalPointer:
            m_launch.arguments << Argument{parameter.name, LocalArgument{m_shape.localCount()}};
            return {};
        case ParameterKind::Image:
            m_launch.arguments << Argument{parameter.name, ImageArgument{add(guessedImage(parameter, m_text, m_shape.dimensions()))}};
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
        const GuessedValue value = guessedValue(parameter, {m_kernel, m_text, m_structs, m_shape.dimensions(), m_shape.hasGroup()});
        m_launch.arguments << Argument{parameter.name, value.argument};
        m_extents << value.extents;
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
            for (int dimension = 0; dimension < m_shape.dimensions(); ++dimension)
                isCompared = isCompared || m_text.comparesPlace(dimension, {extent});
            if (!isCompared)
                loose << extent;
        }
        return loose;
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
                buffer.init = ExpressionInit{Expression(guessedContents(buffer, m_text, m_shape.dimensions()))};
        }
    }

    void addLaunch()
    {
        m_launch.kernel = m_kernel.name;
        m_shape.addSizesTo(m_launch);
        Step step;
        step.name = m_kernel.name;
        step.action = m_launch;
        m_project.plan << step;
    }

    const KernelSignature &m_kernel;
    KernelText m_text;
    QList<StructLayout> m_structs;
    GuessedLaunch m_shape;
    QStringList m_fillable; ///< buffers of numbers
    QStringList m_extents;  ///< the kernel's parameters that are n
    Project m_project;
    LaunchStep m_launch;
};

} // namespace

Result<GuessedProject> guessProject(const KernelSignature &kernel, const GuessHints &hints)
{
    return Guess(kernel, hints).make();
}

} // namespace kernelscope

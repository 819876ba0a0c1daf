#include "guess/ProjectGuess.h"

#include <algorithm>
#include <array>

#include "guess/GuessedBuffer.h"
#include "guess/GuessedContents.h"
#include "guess/GuessedLaunch.h"
#include "guess/GuessedValue.h"
#include "guess/MissingFromSource.h"
#include "guess/NameRule.h"
#include "project/Guesses.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

class Guessing
{
public:
    Guessing(const KernelSignature &kernel, const GuessHints &hints)
        : m_kernel(kernel), m_facts(kernel.facts), m_structs(hints.structs), m_shape(kernel, hints.hasMoreItems)
    {
    }

    Result<GuessedProject> make()
    {
        m_project.title = m_kernel.name;
        guessValues();
        m_numbers = numbers();
        m_shape.setItems(m_numbers);
        for (const KernelParameter &parameter : m_kernel.parameters) {
            if (const auto bound = bind(parameter); !bound)
                return fail(bound.error());
        }
        fillBuffers();
        m_shape.setSizes(m_extents);
        m_project.parameters = m_shape.parameters();
        addLaunch();
        const auto isAny = [this](const auto &holds) {
            return std::ranges::any_of(m_extents, [&](const QString &extent) { return holds(m_facts.parameter(extent)); });
        };
        const bool usesExtents = m_shape.comparesPlace() || tellsLastExtent() ||
                                 isAny([](const ParameterFacts &facts) { return facts.loops > 0 || facts.has(ParameterUse::Clamp); });
        const bool hasLongerRows = isAny([](const ParameterFacts &facts) { return facts.has(ParameterUse::PartOfRow); });
        GuessedProject guess{m_project, m_shape.comparesPlace(), usesExtents && !hasLongerRows, m_shape.knowsGroup()};
        for (const QString &extent : m_extents) {
            const ParameterFacts facts = m_facts.parameter(extent);
            if (facts.comparedDimensions != 0 || facts.has(ParameterUse::Clamp))
                continue;
            guess.looseNumbers << extent;
            if (!facts.has(ParameterUse::Factor) && facts.loops == 0)
                guess.switches << extent;
        }
        guess.strides = strides();
        guess.byContents = byContents();
        for (const BufferSpec &buffer : m_project.buffers) {
            if (const QString members = structContents(guessedMembers(layoutOf(buffer)));
                !members.isEmpty() && buffer.access == Access::InOut)
                guess.structs.insert(buffer.name, members);
        }
        guess.takesPairs = m_shape.hasGroup() && m_facts.dimensions == 1 && m_facts.has(KernelTrait::Pairs);
        return guess;
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
            m_launch.arguments << Argument{parameter.name, BufferArgument{add(guessedBuffer(parameter, m_facts, shapeFor(parameter)))}};
            return {};
        case ParameterKind::LocalPointer:
            m_launch.arguments << Argument{parameter.name, LocalArgument{m_shape.localCount()}};
            return {};
        case ParameterKind::Image:
            m_launch.arguments << Argument{
                parameter.name, ImageArgument{add(guessedImage(parameter, m_facts.parameter(parameter.name), m_shape.dimensions()))}};
            return {};
        case ParameterKind::Sampler:
            m_launch.arguments << Argument{parameter.name, guessedSampler(m_facts.parameter(parameter.name))};
            return {};
        case ParameterKind::Unknown:
        case ParameterKind::Other:
            break;
        }
        return fail(QStringLiteral("The parameter \"%1\" of the kernel %2 is of a kind that no project can be guessed for (%3).")
                        .arg(parameter.name, m_kernel.name, parameter.typeName));
    }

    void guessValues()
    {
        for (const KernelParameter &parameter : m_kernel.parameters) {
            if (parameter.kind == ParameterKind::Value)
                m_values.insert(parameter.name, guessedValue(parameter, {m_kernel, m_structs, m_shape.dimensions(), m_shape.hasGroup()}));
        }
    }

    /// What each number, component ("size.x") and member that is the launch's extent is guessed to be.
    QHash<QString, QString> numbers() const
    {
        QHash<QString, QString> all;
        for (auto value = m_values.begin(); value != m_values.end(); ++value) {
            const QList<Expression> numbers = value->argument.value.numbers();
            if (numbers.size() == 1)
                all.insert(value.key(), numbers.first().text);
            for (qsizetype k = 0; numbers.size() > 1 && k < std::min<qsizetype>(numbers.size(), 4); ++k)
                all.insert(QStringLiteral("%1.%2").arg(value.key()).arg(QLatin1Char("xyzw"[k])), numbers[k].text);
            for (const QString &extent : value->extents)
                all.insert(extent, QStringLiteral("n"));
        }
        return all;
    }

    /// Of bytes that are accessed as something else, rows are as long as the kernel is told.
    QList<Expression> shapeFor(const KernelParameter &parameter) const
    {
        QList<Expression> shape = m_shape.shape();
        const auto type = elementTypeNamed(m_facts.parameter(parameter.name).accessedAs);
        const bool hasRows = shape.size() > 1 && std::ranges::find(m_numbers, rowOfPixels()) != m_numbers.end();
        if (type && hasRows)
            shape.last() = Expression(QStringLiteral("%1 * n").arg(bytesOfPixel / sizeInBytes(*type)));
        return shape;
    }

    void bindValue(const KernelParameter &parameter)
    {
        const GuessedValue value = m_values.value(parameter.name);
        m_launch.arguments << Argument{parameter.name, value.argument};
        m_extents << value.extents;
    }

    /// In two or three dimensions, a height or a depth beside another extent: it says where buffers end, even if the kernel does not ask.
    bool tellsLastExtent() const
    {
        static constexpr std::array<NameRule, 2> names{
            {{u"^(?:h|ny|(?:\\w+_)?(?:height|rows))$", u"2"}, {u"^(?:d|nz|(?:\\w+_)?depth)$", u"3"}}};
        return m_extents.size() > 1 && std::ranges::any_of(m_extents, [this](const QString &extent) {
                   return textByName(names, wordsOf(extent.section(u'.', -1))).toInt() == m_shape.dimensions();
               });
    }

    QStringList strides() const
    {
        QStringList numbers;
        for (const Argument &argument : m_launch.arguments) {
            const auto *value = std::get_if<ValueArgument>(&argument.value);
            const bool isDistance = m_facts.parameter(argument.parameter).has(ParameterUse::Factor) ||
                                    argument.parameter.contains(u"stride", Qt::CaseInsensitive);
            if (value && value->value == GivenValue(Expression(1)) && isDistance)
                numbers << argument.parameter;
        }
        return numbers;
    }

    QStringList byContents() const
    {
        const auto isPointer = [this](const QString &name) {
            const auto parameter = std::ranges::find(m_kernel.parameters, name, &KernelParameter::name);
            return parameter != m_kernel.parameters.end() &&
                   (parameter->kind == ParameterKind::GlobalPointer || parameter->kind == ParameterKind::ConstantPointer);
        };
        QStringList buffers;
        for (const BufferSpec &buffer : m_project.buffers) {
            const QString parameter = parameterOf(buffer);
            const bool isOne = std::ranges::any_of(m_facts.indexes, [&](const IndexFacts &index) {
                return index.object == parameter && std::ranges::any_of(index.parameters, [&](const QString &origin) {
                           return origin != parameter && isPointer(origin);
                       });
            });
            if (isOne)
                buffers << buffer.name;
        }
        return buffers;
    }

    QString add(const GuessedBuffer &buffer)
    {
        if (buffer.isFillable)
            m_fillable << buffer.spec.name;
        m_extents << buffer.extents;
        m_project.buffers << buffer.spec;
        return buffer.spec.name;
    }

    /// Inputs get numbers to work on; so does what is written to where there is no input of numbers: it is changed in place then.
    void fillBuffers()
    {
        const bool hasInput = std::any_of(m_project.buffers.begin(), m_project.buffers.end(), [this](const BufferSpec &buffer) {
            return buffer.access == Access::In && m_fillable.contains(buffer.name);
        });
        int usual = 0;
        for (BufferSpec &buffer : m_project.buffers) {
            const QString parameter = parameterOf(buffer);
            const ParameterFacts facts = m_facts.parameter(parameter);
            if (buffer.access == Access::Out)
                continue;
            const bool needsNumbers = buffer.access == Access::In || !hasInput || isWholeMask(buffer, parameter) || isTruth(parameter) ||
                                      facts.has(ParameterUse::Divisor) || facts.free != 0;
            if (const QStringList members = guessedMembers(layoutOf(buffer)); !members.isEmpty() && buffer.access == Access::In) {
                const QStringList ofOne = facts.has(ParameterUse::OneNumber) ? membersOfOne(parameter) : QStringList();
                buffer.init = ExpressionInit{Expression(structContents(ofOne.size() == members.size() ? ofOne : members))};
            } else if (m_fillable.contains(buffer.name) && needsNumbers)
                buffer.init = ExpressionInit{Expression(contentsOf(buffer, parameter, facts, usual))};
        }
    }

    QString contentsOf(const BufferSpec &buffer, const QString &parameter, const ParameterFacts &facts, int &usual) const
    {
        if (isTruth(parameter))
            return QStringLiteral("i % 2");
        if (m_shape.dimensions() == 1 && facts.has(ParameterUse::Destinations) && isInRows(parameter))
            return QStringLiteral("(i * 6 + 2) % n"); // the edges of a graph, say: to others, and to some from several
        return guessedContents(buffer, parameter, facts, m_shape.dimensions(), usual++);
    }

    /// Another buffer says where its rows begin.
    bool isInRows(const QString &parameter) const
    {
        return std::ranges::any_of(m_facts.indexes, [&](const IndexFacts &index) {
            return index.object == parameter && std::ranges::any_of(index.parameters, [&](const QString &origin) {
                       return m_facts.parameter(origin).has(ParameterUse::RowStarts);
                   });
        });
    }

    /// Of the one struct that a pointer leads to, as of one that is passed by value; fewer where that names its members.
    QStringList membersOfOne(const QString &name) const
    {
        const auto parameter = std::ranges::find(m_kernel.parameters, name, &KernelParameter::name);
        const GuessedValue value = guessedValue(*parameter, {m_kernel, m_structs, m_shape.dimensions(), m_shape.hasGroup()});
        return mapped(value.argument.value.numbers(), &Expression::text);
    }

    bool isTruth(const QString &parameter) const
    {
        const auto found = std::ranges::find(m_kernel.parameters, parameter, &KernelParameter::name);
        const ParameterFacts facts = m_facts.parameter(parameter);
        const bool isPlace = facts.has(ParameterUse::RowStarts) || facts.has(ParameterUse::Destinations);
        return found != m_kernel.parameters.end() &&
               (found->typeName.contains(u"bool") || (facts.has(ParameterUse::TruthValue) && !isPlace));
    }

    static bool isWholeMask(const BufferSpec &buffer, const QString &parameter)
    {
        const auto type = elementTypeNamed(buffer.type);
        return type && !isFloating(type->scalar) && isMask(parameter);
    }

    StructLayout layoutOf(const BufferSpec &buffer) const
    {
        const auto layout = std::ranges::find(m_structs, buffer.type, &StructLayout::name);
        return layout == m_structs.end() ? StructLayout() : *layout;
    }

    QString parameterOf(const BufferSpec &buffer) const
    {
        for (const Argument &argument : m_launch.arguments) {
            const auto *bound = std::get_if<BufferArgument>(&argument.value);
            if (bound && bound->buffer == buffer.name)
                return argument.parameter;
        }
        return buffer.name;
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
    const KernelFacts &m_facts;
    QList<StructLayout> m_structs;
    GuessedLaunch m_shape;
    QHash<QString, GuessedValue> m_values; ///< of parameters
    QHash<QString, QString> m_numbers;
    QStringList m_fillable; ///< buffers of numbers
    QStringList m_extents;  ///< the kernel's parameters that are n
    Project m_project;
    LaunchStep m_launch;
};

} // namespace

Result<GuessedProject> guessProject(const KernelSignature &kernel, const GuessHints &hints)
{
    return Guessing(kernel, hints).make();
}

void recordGuesses(Project &project, const KernelSignature &kernel)
{
    QStringList places =
        mapped(project.parameters, [](const Parameter &parameter) { return QStringLiteral("/parameters/") + pointerKey(parameter.name); });
    for (const BufferSpec &buffer : std::as_const(project.buffers)) {
        const QString place = QStringLiteral("/buffers/") + pointerKey(buffer.name);
        places << place + QStringLiteral("/image") << place + QStringLiteral("/shape") << place + QStringLiteral("/init");
    }
    for (const Step &step : std::as_const(project.plan)) {
        const auto *launch = std::get_if<LaunchStep>(&step.action);
        const QString place = QStringLiteral("/plan/") + pointerKey(step.name);
        places << place + QStringLiteral("/global");
        if (kernel.requiredLocalSize.isEmpty())
            places << place + QStringLiteral("/local");
        for (const Argument &argument : launch ? launch->arguments : QList<Argument>()) {
            if (!std::holds_alternative<BufferArgument>(argument.value) && !std::holds_alternative<ImageArgument>(argument.value))
                places << place + QStringLiteral("/arguments/") + pointerKey(argument.parameter);
        }
    }
    addGuesses(project, places);
}

QString guessNotes(const KernelSignature &kernel, const Project &project, bool isTried, const QString &doubts)
{
    QString notes = QStringLiteral("# %1\n\nThis project was guessed from what the kernel takes and does%2. Look at these first:\n\n")
                        .arg(kernel.name, isTried ? QStringLiteral(", and tried once") : QString());
    notes += QStringLiteral("- `n` is the extent of the launch; buffers have %1.\n")
                 .arg(isTried ? QStringLiteral("as many elements as the kernel used in the trial, or `n` in each dimension")
                              : QStringLiteral("`n` elements in each dimension, or what the kernel says of them"));
    for (const BufferSpec &buffer : project.buffers) {
        const QString access = buffer.access == Access::In ? QStringLiteral("read only") : QStringLiteral("written to, and read back");
        const auto *filled = std::get_if<ExpressionInit>(&buffer.init);
        const QString start = filled ? QStringLiteral("`%1`").arg(filled->expression.text) : QStringLiteral("zero");
        notes += buffer.access == Access::Out ? QStringLiteral("- `%1`: %2.\n").arg(buffer.name, access)
                                              : QStringLiteral("- `%1`: %2; it starts as %3.\n").arg(buffer.name, access, start);
    }
    if (!project.build.defines.isEmpty())
        notes += QStringLiteral("- The sources leave names to the program that builds them; the build defines `%1`.\n")
                     .arg(optionsFor(project.build.defines));
    if (!doubts.isEmpty())
        notes += QStringLiteral("- %1\n").arg(doubts);
    return notes + QStringLiteral("- There is no check yet: add what the result should be under `checks`.\n");
}

} // namespace kernelscope

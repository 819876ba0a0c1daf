#include "ui/setup/SetupFollowing.h"

#include <algorithm>
#include <functional>
#include <optional>

#include <QHash>
#include <QObject>

#include "guess/GuessedBuffer.h"
#include "guess/GuessedContents.h"
#include "guess/GuessedValue.h"
#include "project/Guesses.h"
#include "project/JsonValue.h"
#include "project/Steps.h"
#include "project/UsedNames.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/ArgumentBinding.h"
#include "ui/setup/StepFields.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double mostInBoth = 4096;    // in each of two dimensions, where nothing tells the second one's extent
constexpr int fewInDimension = 16;     // and where that would be too many
constexpr int usualLocalElements = 64; // where the device chooses how large work-groups are

template <typename Extents> QList<Expression> reversed(const Extents &extents)
{
    return QList<Expression>(extents.rbegin(), extents.rend());
}

QString bufferOf(const Argument &argument)
{
    const auto *buffer = std::get_if<BufferArgument>(&argument.value);
    return buffer ? buffer->buffer : QString();
}

/// As an operand.
QString operand(const Expression &expression)
{
    return expression.isNumber() || isIdentifier(expression.text.trimmed()) ? expression.text : u'(' + expression.text + u')';
}

class Following
{
public:
    Following(const ProgramSignature &before, const ProgramSignature &now, const Project &project, const QString &chosen)
        : m_before(before), m_now(now), m_project(project), m_chosen(chosen)
    {
    }

    FollowedSetup follow()
    {
        Project project = m_project;
        takeRenamedKernels(project);
        m_project = project;
        forEachLaunchAt(project.plan, [this](const Step &step, LaunchStep &launch, const QString &pointer) {
            followKernel(step.name, launch, pointer == m_chosen);
        });
        m_project.plan = project.plan;
        for (const auto &[from, to] : std::as_const(m_renamed))
            renameOwnBuffer(from, to);
        addGuesses(m_project, m_guessed);
        m_news.removeDuplicates();
        return {m_project, m_news};
    }

private:
    void takeRenamedKernels(Project &project)
    {
        for (const KernelSignature &gone : m_before.kernels) {
            if (kernelNamed(m_now, gone.name))
                continue;
            QStringList heirs;
            for (const KernelSignature &kernel : m_now.kernels) {
                if (!kernelNamed(m_before, kernel.name) && kernel.parameters == gone.parameters)
                    heirs << kernel.name;
            }
            if (heirs.size() == 1 && renameKernel(project, gone.name, heirs.first()))
                m_news << QObject::tr("The kernel %1 is called %2 now.").arg(gone.name, heirs.first());
        }
    }

    void followKernel(const QString &name, LaunchStep &launch, bool isChosen)
    {
        const KernelSignature *kernel = kernelNamed(m_now, launch.kernel);
        if (!kernel || std::ranges::any_of(kernel->parameters, [](const KernelParameter &each) { return each.name.isEmpty(); }))
            return;
        const KernelSignature *was = kernelNamed(m_before, launch.kernel);
        if (!isBound(*kernel, launch) || (was && namesOf(*was) != namesOf(*kernel)))
            takeArguments(*kernel, was, name, launch);
        const int dimensions = kernel->facts.isKnown ? kernel->facts.dimensions : 0;
        const bool asksMore =
            was && was->facts.isKnown && was->facts.dimensions <= launch.global.size() && dimensions > was->facts.dimensions;
        if ((asksMore || isChosen) && dimensions > launch.global.size())
            takeDimensions(*kernel, launch);
    }

    static QStringList namesOf(const KernelSignature &kernel) { return mapped(kernel.parameters, &KernelParameter::name); }

    // ---- arguments ----

    void takeArguments(const KernelSignature &kernel, const KernelSignature *was, const QString &name, LaunchStep &launch)
    {
        const QList<Argument> old = launch.arguments;
        QStringList added;
        launch.arguments = boundArguments(kernel, launch, m_project, [&](const KernelParameter &parameter) {
            added << parameter.name;
            return newArgument(parameter, kernel, launch);
        });
        for (const Argument &argument : old)
            noteGone(kernel, was, launch, argument);
        for (const QString &parameter : std::as_const(added)) {
            m_news << QObject::tr("%1 takes %2 now.").arg(kernel.name, parameter);
            m_guessed << u"/plan/"_s + pointerKey(name) + u"/arguments/"_s + pointerKey(parameter);
        }
        if (m_news.isEmpty() && launch.arguments != old)
            m_news << QObject::tr("The arguments follow the parameters of %1.").arg(kernel.name);
    }

    /// An argument whose parameter is gone: it was renamed, or another kernel's, or its buffer may have become idle.
    void noteGone(const KernelSignature &kernel, const KernelSignature *was, const LaunchStep &launch, const Argument &old)
    {
        if (namesOf(kernel).contains(old.parameter))
            return;
        const auto heir = std::ranges::find(launch.arguments, old.value, &Argument::value);
        if (heir == launch.arguments.end())
            m_news << QObject::tr("%1 does not take %2 any more.").arg(kernel.name, old.parameter);
        else if (bufferOf(old) == old.parameter && was && namesOf(*was).contains(old.parameter))
            m_renamed << std::pair(old.parameter, heir->parameter);
    }

    /// A buffer that was called as the kernel's parameter is, where no kernel knows it by another name.
    void renameOwnBuffer(const QString &from, const QString &to)
    {
        bool isOwn = isIdentifier(to) && !isReservedWord(to) && !takenNames().contains(to);
        forEachLaunch(m_project.plan, [&](const Step &, const LaunchStep &launch) {
            for (const Argument &argument : launch.arguments)
                isOwn = isOwn && (bufferOf(argument) != from || argument.parameter == to);
        });
        if (isOwn)
            renameBuffer(m_project, from, to);
    }

    Argument newArgument(const KernelParameter &parameter, const KernelSignature &kernel, const LaunchStep &launch)
    {
        switch (parameter.kind) {
        case ParameterKind::GlobalPointer:
        case ParameterKind::ConstantPointer:
            return {parameter.name, BufferArgument{bufferFor(parameter, kernel, launch)}};
        case ParameterKind::Image:
            return {parameter.name, ImageArgument{bufferFor(parameter, kernel, launch)}};
        case ParameterKind::LocalPointer:
            return {parameter.name, LocalArgument{localElements(launch)}};
        case ParameterKind::Sampler:
            return {parameter.name, guessedSampler(kernel.facts.parameter(parameter.name))};
        default:
            return {parameter.name, valueFor(parameter, kernel, launch)};
        }
    }

    static Expression localElements(const LaunchStep &launch)
    {
        const QStringList factors = mapped(launch.local, operand);
        return factors.isEmpty()     ? Expression(double(usualLocalElements))
               : factors.size() == 1 ? launch.local.first()
                                     : Expression(factors.join(u" * "_s));
    }

    QString bufferFor(const KernelParameter &parameter, const KernelSignature &kernel, const LaunchStep &launch)
    {
        const bool isImage = parameter.kind == ParameterKind::Image;
        QString &made = m_made[kernel.name + u'/' + parameter.name];
        if (!made.isEmpty())
            return made;
        for (const BufferSpec &buffer : std::as_const(m_project.buffers)) {
            if (buffer.name == parameter.name && buffer.isImage() == isImage)
                return buffer.name;
        }
        const ParameterFacts facts = kernel.facts.parameter(parameter.name);
        const int dimensions = int(std::max<qsizetype>(launch.global.size(), 1));
        GuessedBuffer guess =
            isImage ? guessedImage(parameter, facts, dimensions) : guessedBuffer(parameter, kernel.facts, reversed(extents(launch)));
        BufferSpec &buffer = guess.spec;
        if (isImage && buffer.shape.size() == dimensions)
            buffer.shape = reversed(extents(launch));
        if (buffer.access == Access::In)
            fill(guess, parameter, facts, dimensions);
        if (auto *init = std::get_if<ExpressionInit>(&buffer.init)) // a number of the kernel's, or a list of them
            init->expression = inTermsOf(launch, init->expression);
        for (Expression &extent : buffer.shape)
            extent = inTermsOf(launch, extent);
        buffer.name = freeName(buffer.name, takenNames());
        m_project.buffers << buffer;
        for (const QString &member : {u"shape"_s, u"init"_s})
            m_guessed << u"/buffers/"_s + pointerKey(buffer.name) + u'/' + member;
        return made = buffer.name;
    }

    void fill(GuessedBuffer &guess, const KernelParameter &parameter, const ParameterFacts &facts, int dimensions) const
    {
        const auto layout = std::ranges::find(m_now.structs, guess.spec.type, &StructLayout::name);
        const QString contents = guess.isFillable                ? guessedContents(guess.spec, parameter.name, facts, dimensions)
                                 : layout == m_now.structs.end() ? QString()
                                                                 : structContents(guessedMembers(*layout));
        if (!contents.isEmpty())
            guess.spec.init = ExpressionInit{Expression(contents)};
    }

    ValueArgument valueFor(const KernelParameter &parameter, const KernelSignature &kernel, const LaunchStep &launch) const
    {
        if (parameterNames(m_project).contains(parameter.name))
            return {{Expression(parameter.name)}};
        const int dimensions = int(std::max<qsizetype>(launch.global.size(), 1));
        const int compared = kernel.facts.parameter(parameter.name).comparedDimensions;
        for (int dimension = 0; dimension < int(launch.global.size()); ++dimension) {
            if (compared >> dimension & 1)
                return {{extents(launch)[dimension]}};
        }
        ValueArgument guess = guessedValue(parameter, {kernel, m_now.structs, dimensions, !launch.local.isEmpty()}).argument;
        inTermsOf(launch, guess.value);
        return guess;
    }

    /// Guesses are expressions of n, the launch's extent, and of group, that of its work-groups.
    Expression inTermsOf(const LaunchStep &launch, const Expression &guess) const
    {
        if (launch.global.isEmpty())
            return guess;
        const QString between = u"group\u00b7"_s; // so that what stands for n is not looked at again
        const QString group = operand(launch.local.isEmpty() ? Expression(double(usualLocalElements)) : launch.local.first());
        const bool isWhole = guess.text == u"n";
        const Expression extent = extents(launch).first();
        Expression own = withName(guess, u"group"_s, between);
        own = withName(own, u"n"_s, isWhole ? extent.text : operand(extent));
        own.text.replace(between, group);
        return own;
    }

    void inTermsOf(const LaunchStep &launch, GivenValue &value) const
    {
        value.number = inTermsOf(launch, value.number);
        for (GivenValue &item : value.items)
            inTermsOf(launch, item);
    }

    // ---- sizes ----

    /// How many elements there are in each dimension, x first: where work-items are rounded up to whole groups, as many as a buffer has.
    QList<Expression> extents(const LaunchStep &launch) const
    {
        QList<Expression> all = launch.global;
        for (int dimension = 0; dimension < int(all.size()); ++dimension) {
            if (all[dimension].isNumber() || isIdentifier(all[dimension].text.trimmed()))
                continue;
            if (const auto extent = extentOfBuffers(launch, int(all.size()), dimension))
                all[dimension] = *extent;
        }
        return all.isEmpty() ? QList<Expression>{Expression(double(usualLocalElements))} : all;
    }

    std::optional<Expression> extentOfBuffers(const LaunchStep &launch, int dimensions, int dimension) const
    {
        for (const Argument &argument : launch.arguments) {
            const auto buffer = std::ranges::find(m_project.buffers, bufferOf(argument), &BufferSpec::name);
            if (buffer != m_project.buffers.end() && buffer->shape.size() == dimensions)
                return buffer->shape[dimensions - 1 - dimension];
        }
        return std::nullopt;
    }

    void takeDimensions(const KernelSignature &kernel, LaunchStep &launch)
    {
        const QList<Expression> old = extents(launch);
        QList<Expression> now = old;
        for (int dimension = int(old.size()); dimension < kernel.facts.dimensions; ++dimension) {
            const auto told = toldExtent(kernel, launch, dimension);
            now << (told ? *told : likeFirst(launch.global.first()));
            if (!told)
                growBuffers(launch, now);
        }
        const QList<Expression> added = now.mid(launch.global.size());
        setDimensions(launch, now.size());
        std::copy(added.begin(), added.end(), launch.global.end() - added.size());
        m_news << QObject::tr("%1 is launched in %2 dimensions now.").arg(kernel.name).arg(now.size());
    }

    /// By what the kernel compares its place with, or by a buffer of so many dimensions.
    std::optional<Expression> toldExtent(const KernelSignature &kernel, const LaunchStep &launch, int dimension) const
    {
        for (const Argument &argument : launch.arguments) {
            const auto *value = std::get_if<ValueArgument>(&argument.value);
            const bool isCompared = kernel.facts.parameter(argument.parameter).comparedDimensions >> dimension & 1;
            if (value && isCompared && value->value.items.isEmpty() && value->value.number != Expression(1.0))
                return value->value.number;
        }
        return extentOfBuffers(launch, kernel.facts.dimensions, dimension);
    }

    Expression likeFirst(const Expression &first) const
    {
        const auto parameter = std::ranges::find(m_project.parameters, first.text.trimmed(), &Parameter::name);
        bool isNumber = false;
        const double number = (parameter == m_project.parameters.end() ? first : parameter->value).text.toDouble(&isNumber);
        return isNumber && number <= mostInBoth ? first : Expression(double(fewInDimension));
    }

    /// Buffers with an element for each work-item keep having one, where no other kernel uses them and their contents are computed.
    void growBuffers(const LaunchStep &launch, const QList<Expression> &now)
    {
        const QList<Expression> before = reversed(now.mid(0, now.size() - 1));
        for (const Argument &argument : launch.arguments) {
            const auto buffer = std::ranges::find(m_project.buffers, bufferOf(argument), &BufferSpec::name);
            if (buffer == m_project.buffers.end() || buffer->shape != before || std::holds_alternative<ValuesInit>(buffer->init) ||
                std::holds_alternative<FileInit>(buffer->init))
                continue;
            bool isOwn = true;
            forEachLaunch(m_project.plan, [&](const Step &, const LaunchStep &other) {
                for (const Argument &used : other.arguments)
                    isOwn = isOwn && (bufferOf(used) != buffer->name || other.kernel == launch.kernel);
            });
            if (isOwn)
                buffer->shape.prepend(now.last());
        }
    }

    QStringList takenNames() const { return bufferNames(m_project) + parameterNames(m_project); }

    const ProgramSignature &m_before;
    const ProgramSignature &m_now;
    Project m_project; ///< as it was, with what was made; its plan is put in at the end
    QString m_chosen;
    QList<std::pair<QString, QString>> m_renamed;
    QHash<QString, QString> m_made; ///< buffers, by kernel and parameter: its launches share them
    QStringList m_guessed;          ///< places
    QStringList m_news;
};

} // namespace

FollowedSetup followKernels(const ProgramSignature &before, const ProgramSignature &now, const Project &project, const QString &chosen)
{
    return Following(before, now, project, chosen).follow();
}

} // namespace kernelscope

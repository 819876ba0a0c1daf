#include "analysis/GuessedFindings.h"

#include <algorithm>

#include <QSet>

#include "project/Guesses.h"
#include "project/Steps.h"
#include "project/UsedNames.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

const LaunchStep *launchAt(const Project &project, const QString &path)
{
    const LaunchStep *found = nullptr;
    forEachLaunchAt(project.plan,
                    [&](const Step &, const LaunchStep &launch, const QString &own) { found = own == path ? &launch : found; });
    return found;
}

class Doubts
{
public:
    Doubts(const Project &project, const LaunchStep &launch, const QString &launchPath, const KernelSignature &kernel)
        : m_project(project), m_launch(launch), m_path(launchPath), m_kernel(kernel)
    {
        const QStringList pointers = guessPointers(project);
        m_guessed = {pointers.begin(), pointers.end()};
        for (const Parameter &parameter : project.parameters) {
            if (m_guessed.contains(u"/parameters/"_s + pointerKey(parameter.name)) || usesGuess(parameter.value))
                m_guessedNames.insert(parameter.name);
        }
    }

    /// What it hangs on, in words, with the values of the parameters that it is made from: "the size of a, n (n = 64)"; empty: on no guess.
    QString behind(const Finding &finding)
    {
        m_behind.clear();
        m_expressions.clear();
        switch (finding.kind) {
        case FindingKind::OutOfBounds:
            addSizes(finding);
            addOrigins(finding);
            break;
        case FindingKind::DataRace:
        case FindingKind::LostUpdate:
            addOrigins(finding);
            break;
        default:
            break;
        }
        const QString values = valuesText();
        return m_behind.join(u"; "_s) + (values.isEmpty() ? QString() : u" (%1)"_s.arg(values));
    }

private:
    void addSizes(const Finding &finding)
    {
        if (finding.element.value_or(0) < 0)
            return; // more space behind the end would not help
        if (finding.memory == AddressSpace::Global || finding.memory == AddressSpace::Constant)
            addBufferSize(finding.object);
        else if (finding.memory == AddressSpace::Local)
            addLocalSize(finding.object);
    }

    void addBufferSize(const QString &name)
    {
        const auto buffer = std::ranges::find(m_project.buffers, name, &BufferSpec::name);
        if (buffer == m_project.buffers.end())
            return;
        const QString path = u"/buffers/%1/shape"_s.arg(buffer - m_project.buffers.begin());
        const bool isAdded = addSize(path, buffer->shape, u"the size of %1"_s.arg(name));
        if (isAdded)
            addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s);
    }

    /// Of a local argument, or of an array of the kernel's own, for which work-groups may be too large.
    void addLocalSize(const QString &name)
    {
        const auto argument = std::ranges::find(m_launch.arguments, name, &Argument::parameter);
        const auto *local = argument == m_launch.arguments.end() ? nullptr : std::get_if<LocalArgument>(&argument->value);
        if (local)
            addSize(pathOf(name), {local->count}, u"the size of %1"_s.arg(name));
        addSize(m_path + u"/local"_s, m_launch.local, u"the local size"_s);
    }

    bool addSize(const QString &path, const QList<Expression> &sizes, const QString &words)
    {
        const bool isGuess = m_guessed.contains(path) || usesGuess(sizes);
        QStringList texts;
        for (const Expression &size : sizes)
            texts << size.text;
        if (isGuess)
            add(u"%1, %2"_s.arg(words, texts.join(u" x "_s)), sizes);
        return isGuess;
    }

    /// Numbers and contents that the index of a found access is made from.
    void addOrigins(const Finding &finding)
    {
        const QSet<QString> origins = originsOf(finding);
        for (const Argument &argument : m_launch.arguments) {
            if (!origins.contains(argument.parameter))
                continue;
            if (const auto *value = std::get_if<ValueArgument>(&argument.value)) {
                const QList<Expression> numbers = value->value.numbers();
                if (m_guessed.contains(pathOf(argument.parameter)) || usesGuess(numbers))
                    add(numberText(argument.parameter, numbers), numbers);
            } else if (const auto *bound = std::get_if<BufferArgument>(&argument.value); bound && isGuessedContents(*bound, finding)) {
                add(u"the contents of %1"_s.arg(bound->buffer), {});
            }
        }
    }

    bool isGuessedContents(const BufferArgument &bound, const Finding &finding) const
    {
        const auto buffer = std::ranges::find(m_project.buffers, bound.buffer, &BufferSpec::name);
        const bool isOther = bound.buffer != finding.object;
        return isOther && buffer != m_project.buffers.end() &&
               m_guessed.contains(u"/buffers/%1/init"_s.arg(buffer - m_project.buffers.begin()));
    }

    QSet<QString> originsOf(const Finding &finding) const
    {
        QSet<QString> origins;
        for (const FindingAccess &access : finding.accesses) {
            for (const IndexFacts &index : m_kernel.facts.indexes) {
                if (index.line == access.line && isBoundTo(index.object, finding.object))
                    origins.unite({index.parameters.begin(), index.parameters.end()});
            }
        }
        return origins;
    }

    bool isBoundTo(const QString &indexed, const QString &object) const
    {
        const auto argument = std::ranges::find(m_launch.arguments, indexed, &Argument::parameter);
        const auto *bound = argument == m_launch.arguments.end() ? nullptr : std::get_if<BufferArgument>(&argument->value);
        return bound ? bound->buffer == object : indexed == object;
    }

    QString pathOf(const QString &parameter) const { return m_path + u"/arguments/"_s + pointerKey(parameter); }

    bool usesGuess(const Expression &expression) const { return usesOneOf(expression, m_guessedNames); }
    bool usesGuess(const QList<Expression> &expressions) const
    {
        return std::ranges::any_of(expressions, [this](const Expression &each) { return usesGuess(each); });
    }

    static QString numberText(const QString &parameter, const QList<Expression> &numbers)
    {
        const bool tellsMore = numbers.size() == 1 && numbers.first().text != parameter;
        return tellsMore ? u"%1 = %2"_s.arg(parameter, numbers.first().text) : u"the value of %1"_s.arg(parameter);
    }

    void add(const QString &words, const QList<Expression> &expressions)
    {
        m_behind << words;
        m_expressions << expressions;
    }

    QString valuesText() const
    {
        QStringList values;
        for (const Parameter &parameter : m_project.parameters) {
            const bool isUsed = std::ranges::any_of(m_expressions, [&](const Expression &each) { return usesName(each, parameter.name); });
            if (isUsed)
                values << u"%1 = %2"_s.arg(parameter.name, parameter.value.text);
        }
        return values.join(u", "_s);
    }

    const Project &m_project;
    const LaunchStep &m_launch;
    QString m_path;
    const KernelSignature &m_kernel;
    QSet<QString> m_guessed;      ///< JSON pointers
    QSet<QString> m_guessedNames; ///< parameters of the project whose values are guesses, or made from them
    QStringList m_behind;
    QList<Expression> m_expressions; ///< that these are made from
};

} // namespace

void doubtByGuesses(QList<Finding> &findings, const Project &project, const QString &launchPath, const KernelSignature &kernel)
{
    const LaunchStep *launch = project.guesses.isEmpty() ? nullptr : launchAt(project, launchPath);
    if (!launch)
        return;
    Doubts doubts(project, *launch, launchPath, kernel);
    for (Finding &finding : findings) {
        const QString guesses = finding.severity == Severity::Error ? doubts.behind(finding) : QString();
        if (guesses.isEmpty())
            continue;
        finding.severity = Severity::Warning;
        finding.message += filled(u" That hangs on what was guessed: %1. Give what the kernel's program passes, or confirm the guess: "
                                  "then it is an error."_s,
                                  guesses);
    }
}

} // namespace kernelscope

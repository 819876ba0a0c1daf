#include "guess/GuessDoubts.h"

#include <algorithm>

#include <QSet>

#include "guess/GuessedFindings.h"
#include "project/Guesses.h"
#include "support/Filled.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

constexpr qsizetype mostDeeds = 3;
constexpr qsizetype mostNumbers = 5;

/// What another size or number may make go away. Empty for two texts of one launch whose results differ: they are none of it.
QString deedOf(const Finding &finding)
{
    const QString object = finding.object.isEmpty() ? QStringLiteral("memory that is not known") : finding.object;
    switch (finding.kind) {
    case FindingKind::DataRace:
    case FindingKind::LostUpdate:
        return QStringLiteral("work-items raced for %1").arg(object);
    case FindingKind::OutOfBounds:
        if (finding.object.isEmpty() || (!finding.element && finding.memory != AddressSpace::Image))
            return QStringLiteral("accesses went to where no buffer lies");
        return QStringLiteral("accesses went outside of %1").arg(object);
    case FindingKind::UninitialisedRead:
        return QStringLiteral("%1 was read before anything was written there").arg(object);
    case FindingKind::ReadOnlyWrite:
        return QStringLiteral("%1 was written to").arg(object);
    case FindingKind::BarrierDivergence:
        return QStringLiteral("work-items of one group came to different barriers");
    case FindingKind::InvalidCopy:
        return finding.severity == Severity::Warning
                   ? QStringLiteral("an asynchronous copy was given an event to which nothing was assigned")
                   : QStringLiteral("an asynchronous copy was not called or waited for as it must be");
    case FindingKind::EndlessLoop:
        return QStringLiteral("a loop did not end");
    case FindingKind::DivisionByZero:
        return QStringLiteral("an integer was divided by zero");
    case FindingKind::SignedOverflow:
        return QStringLiteral("a signed integer overflowed");
    case FindingKind::InvalidConversion:
        return QStringLiteral("a number was converted to an integer type that does not have it");
    case FindingKind::MisalignedAccess:
        return QStringLiteral("%1 was accessed at an address that its type may not be at").arg(object);
    case FindingKind::ResultMismatch:
    case FindingKind::GuardViolation:
    case FindingKind::UnorderedCommands:
    case FindingKind::NonFiniteValue:
    case FindingKind::RestrictViolation:
    case FindingKind::InvalidSampler:
    case FindingKind::InvalidCollective:
    case FindingKind::InvalidFormat:
        break;
    }
    return {};
}

QString placeInBrackets(const Finding &finding)
{
    if (finding.accesses.isEmpty())
        return {};
    return filled(QStringLiteral(" (%1:%2)"), finding.accesses.first().file, finding.accesses.first().line);
}

/// Errors first; each deed once.
QStringList deedsOf(const QList<Finding> &findings)
{
    QStringList deeds;
    QSet<QString> seen;
    for (const Severity severity : {Severity::Error, Severity::Warning}) {
        for (const Finding &finding : findings) {
            const QString deed = deedOf(finding);
            if (finding.severity != severity || deed.isEmpty() || seen.contains(deed) || deeds.size() == mostDeeds)
                continue;
            seen << deed;
            deeds << deed + placeInBrackets(finding);
        }
    }
    return deeds;
}

/// The parameters that the indices or the operands at these findings are computed from.
QSet<QString> parametersAt(const QList<Finding> &findings, const KernelFacts &facts)
{
    QSet<QString> parameters;
    for (const Finding &finding : findings) {
        const QStringList origins = originsOf(finding, facts);
        parameters.unite(QSet<QString>(origins.begin(), origins.end()));
        if (!origins.isEmpty())
            continue;
        for (const FindingAccess &access : finding.accesses) {
            const auto isAt = [&](const IndexFacts &index) { return index.line == access.line; };
            const auto isOfObject = [&](const IndexFacts &index) { return isAt(index) && index.object == finding.object; };
            const bool isKnown = std::ranges::any_of(facts.indexes, isOfObject);
            for (const IndexFacts &index : facts.indexes) {
                if (isKnown ? isOfObject(index) : isAt(index))
                    parameters.unite(QSet<QString>(index.parameters.begin(), index.parameters.end()));
            }
        }
    }
    return parameters;
}

bool isWholeNumberValue(const KernelParameter &parameter)
{
    return parameter.kind == ParameterKind::Value && parameter.type && !parameter.type->isStruct() && !isFloating(parameter.type->scalar);
}

const LaunchStep &launchOf(const Project &project)
{
    return std::get<LaunchStep>(project.plan.first().action);
}

QString numberText(const LaunchStep &launch, const QString &parameter)
{
    for (const Argument &argument : launch.arguments) {
        const auto *value = argument.parameter == parameter ? std::get_if<ValueArgument>(&argument.value) : nullptr;
        if (!value)
            continue;
        const QString text = value->value.numbers().first().text;
        return text == parameter ? parameter : QStringLiteral("%1 = %2").arg(parameter, text);
    }
    return {};
}

/// The first of them; how many more there are is said by `more`.
QStringList firstOf(const QStringList &guesses, const QString &more)
{
    if (guesses.size() <= mostNumbers + 1) // of one more that would be as long
        return guesses;
    return guesses.mid(0, mostNumbers) << more.arg(guesses.size() - mostNumbers);
}

/// Numbers that the kernel is given, and macros that its program would give.
QStringList numbersAmong(const KernelSignature &kernel, const Project &project, const QSet<QString> &origins)
{
    const LaunchStep &launch = launchOf(project);
    QStringList all;
    QStringList among;
    for (const KernelParameter &parameter : kernel.parameters) {
        const QString text = isWholeNumberValue(parameter) ? numberText(launch, parameter.name) : QString();
        if (!text.isEmpty())
            (origins.contains(parameter.name) ? among : all) << text;
    }
    for (const Define &define : guessedDefines(project)) {
        if (origins.contains(define.name))
            among << QStringLiteral("%1 = %2").arg(define.name, define.value.text);
    }
    return firstOf(among.isEmpty() ? all : among, QStringLiteral("%1 more numbers"));
}

/// Indexes that were read from a buffer are as good as what was put there.
QStringList contentsAmong(const KernelSignature &kernel, const QList<Finding> &findings, const QSet<QString> &origins)
{
    QStringList names;
    for (const KernelParameter &parameter : kernel.parameters) {
        const bool isPointer = parameter.kind == ParameterKind::GlobalPointer || parameter.kind == ParameterKind::ConstantPointer;
        const bool isFound =
            std::ranges::any_of(findings, [&parameter](const Finding &finding) { return finding.object == parameter.name; });
        if (isPointer && !isFound && origins.contains(parameter.name))
            names << QStringLiteral("the contents of %1").arg(parameter.name);
    }
    return firstOf(names, QStringLiteral("the contents of %1 more buffers"));
}

QString extentsText(const QList<Expression> &extents)
{
    return mapped(extents, &Expression::text).join(QStringLiteral(" x "));
}

QString launchText(const LaunchStep &launch)
{
    const QString range = QStringLiteral("a global size of %1").arg(extentsText(launch.global));
    return launch.local.isEmpty() ? range : QStringLiteral("%1 in work-groups of %2").arg(range, extentsText(launch.local));
}

QString valuesText(const Project &project)
{
    const QStringList values = mapped(
        project.parameters, [](const Parameter &parameter) { return QStringLiteral("%1 = %2").arg(parameter.name, parameter.value.text); });
    return values.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(values.join(QStringLiteral(", ")));
}

} // namespace

QString guessDoubts(const KernelSignature &kernel, const Project &project, const QList<Finding> &findings)
{
    QList<Finding> doubtful;
    std::ranges::copy_if(findings, std::back_inserter(doubtful), [](const Finding &finding) { return !deedOf(finding).isEmpty(); });
    if (doubtful.isEmpty() || project.plan.isEmpty())
        return {};
    const LaunchStep &launch = launchOf(project);
    const QSet<QString> origins = parametersAt(doubtful, kernel.facts);
    QStringList guesses = numbersAmong(kernel, project, origins);
    guesses << contentsAmong(kernel, doubtful, origins) << launchText(launch);
    return QStringLiteral("When the project was tried, %1. That may be the kernel's own mistake, or come from what was guessed: %2%3. "
                          "Compare these with what the kernel's program passes.")
        .arg(deedsOf(doubtful).join(QStringLiteral("; ")), guesses.join(QStringLiteral("; ")), valuesText(project));
}

QString idleGuess(const KernelSignature &kernel, const Project &project, const GuessTrial &trial)
{
    QStringList guesses = numbersAmong(kernel, project, {});
    for (const BufferSpec &buffer : project.buffers) {
        if (buffer.access == Access::In && guesses.size() < 2 * mostNumbers)
            guesses << QStringLiteral("the contents of %1").arg(buffer.name);
    }
    guesses << launchText(launchOf(project));
    const QString what = trial.stored == StoredValues::Nothing     ? QStringLiteral("nothing was stored in a buffer or an image")
                         : trial.stored == StoredValues::OnlyZeros ? QStringLiteral("all results were zero")
                         : trial.stored == StoredValues::OnlyNaN   ? QStringLiteral("all numbers of a result were NaN")
                         : leavesGroupsIdle(trial)
                             ? QStringLiteral("only %1 of %2 work-groups accessed memory").arg(trial.activeGroups).arg(trial.groups)
                             : QStringLiteral("almost nothing was accessed");
    return QStringLiteral("When the project was tried, %1, so that it says little of the kernel. What the kernel does may depend on what "
                          "was guessed: %2%3; or on macros that the kernel's program passes. Compare these with what it passes.")
        .arg(what, guesses.join(QStringLiteral("; ")), valuesText(project));
}

QString untriedGuess(const KernelSignature &kernel, const Project &project, const QString &why)
{
    QStringList guesses = numbersAmong(kernel, project, {});
    guesses << launchText(launchOf(project));
    const QString ending = why.isEmpty() || why.endsWith(u'.') ? QString() : QStringLiteral(".");
    return QStringLiteral(
               "The project could not be tried. %1%2 Its buffers may be too small, and what is found may come from what was guessed: %3%4. "
               "Compare these with what the kernel's program passes.")
        .arg(why, ending, guesses.join(QStringLiteral("; ")), valuesText(project))
        .simplified();
}

} // namespace kernelscope

#include "Trial.h"

#include <algorithm>

#include <QTimer>

#include "Waiting.h"
#include "guess/GuessFitting.h"
#include "guess/GuessTrial.h"
#include "session/TraceFlow.h"
#include "trace/TraceFile.h"

namespace kernelscope {
namespace {

constexpr int mostTrials = 8;
constexpr int partForNeeded = 8;             ///< of the time: at its end nothing else is tried than what the guess needs
constexpr std::chrono::seconds firstWait{4}; ///< for the launch of one, once it is built; for that of the next twice as long
constexpr quint64 trialLoopBudget = 100'000;
constexpr int mostElementsOfEach = 64;
constexpr quint64 leastLoopBudget = 1000; ///< where a trial takes too long

class Trials
{
public:
    Trials(Conversation &conversation, const QString &device, std::chrono::milliseconds patience)
        : m_device(device), m_flow(conversation.workers(), m_instrument), m_forNeeded(patience / partForNeeded)
    {
        m_instrument.keepAnswersIn(instrumentCacheFolder());
        m_patience.setSingleShot(true);
        QObject::connect(&m_patience, &QTimer::timeout, &m_flow, [this] {
            m_isLate = true;
            m_flow.stop();
        });
        m_patience.start(patience);
        m_wait.setSingleShot(true);
        QObject::connect(&m_wait, &QTimer::timeout, &m_flow, [this] {
            m_isSlow = true;
            m_flow.stop();
        });
        // Building takes as long with fewer elements.
        QObject::connect(&conversation.workers(), &Workers::progressed, &m_flow, [this](const Progress &progress) {
            if ((progress.phase == Phase::FirstLaunch || progress.phase == Phase::Running) && !m_wait.isActive() && m_isTrying)
                m_wait.start(m_nextWait);
        });
    }

    /// The last trial of a document that was given what it needs; nothing when a signal ended the wait.
    std::optional<GuessTrial> fit(GuessedDocument &guessed)
    {
        const GuessedDocument unfitted = guessed;
        auto last = fitOnce(guessed);
        if (!last || m_isLate || guessed.guess.knowsGroup ||
            !shrankInVain(guessed.document.project, unfitted.document.project, last->reaches))
            return last;
        guessed = unfitted;
        guessed.guess.knowsGroup = true;
        return fitOnce(guessed);
    }

    std::optional<GuessTrial> fitOnce(GuessedDocument &guessed)
    {
        GuessTrial last;
        last.whyNot = tooLong();
        Project project = guessed.document.project; // that the last trial was of
        for (int trial = 0; trial < mostTrials && !m_isLate; ++trial) {
            const auto tried = tryOnce(guessed.document);
            if (!tried)
                return std::nullopt;
            if (m_isLate && last.isTraced)
                break;
            if (tried->isTraced || !last.isTraced)
                last = *tried;
            project = guessed.document.project;
            const bool keepsGroup = guessed.guess.knowsGroup || m_isSlow; // fewer elements are quicker, of groups as large
            const bool isSmaller = makeSmaller(guessed.document.project, *tried, keepsGroup);
            if (isSmaller || (m_isSlow && m_loopBudget > leastLoopBudget))
                continue;
            const KnownSizes known{guessed.guess.knowsExtents, guessed.guess.knowsGroup, guessed.guess.byContents};
            if (!fitGuess(guessed.document.project, last.reaches, known))
                break;
        }
        // What was to be tried next is no better than what was, but where it has more room.
        if (last.isTraced && numberOf(project, QStringLiteral("n")) != numberOf(guessed.document.project, QStringLiteral("n")))
            guessed.document.project = project;
        forgetFitted(last, project, guessed.document.project);
        return last;
    }

    /// Where work-items race for a buffer of which each stores several elements: distances of as many, or fewer work-items, since each
    /// may be there for as many, or for a column of its group. False when a signal ended the wait.
    bool tryFewerItems(GuessedDocument unfitted, GuessedDocument &guessed, GuessTrial &trial)
    {
        const int times = elementsOfEach(trial, unfitted.document.project.buffers);
        if (times > 1 && !tryNumbers(unfitted, guessed, trial, guessed.guess.strides, Expression(times), mendsAll))
            return false;
        const GuessTrial before = trial;
        for (const FewerItems &fewer : times > mostElementsOfEach ? QList<FewerItems>() : fewerItems(times)) {
            const bool isMended = trial.findings.isEmpty();
            const auto isBetter = [&](const GuessTrial &tried) {
                return !leavesGaps(tried, before) && (!isMended || roomOf(tried) < roomOf(trial));
            };
            if (before.findings.isEmpty() || (isMended && fewer.all() != times))
                continue;
            if (!tryProject(withFewerItems(unfitted.document.project, fewer), unfitted, before, isBetter, guessed, trial))
                return false;
        }
        for (int dimension = 0; dimension < 3 && !trial.findings.isEmpty(); ++dimension) {
            const auto project = withFlatGroup(unfitted.document.project, dimension, times);
            const auto isBetter = [&before](const GuessTrial &tried) { return !leavesGaps(tried, before); };
            if (!tryProject(project, unfitted, before, isBetter, guessed, trial))
                return false;
        }
        return true;
    }

    /// Longer rows, where work-items race for elements at the end of one row and the start of the next: the first work-group may be that
    /// of the rows above. False when a signal ended the wait.
    bool tryLongerRows(GuessedDocument unfitted, GuessedDocument &guessed, GuessTrial &trial)
    {
        const auto &launch = std::get<LaunchStep>(guessed.document.project.plan.first().action);
        const Expression longer(QStringLiteral("n + %1").arg(launch.local.value(0, Expression(1)).text));
        return !racesForBuffers(trial) || launch.local.isEmpty() ||
               tryNumbers(unfitted, guessed, trial, guessed.guess.looseNumbers, longer, mendsAll);
    }

    /// Other values for numbers that may be anything, where the kernel leaves its memory by far, and 0 for those that may be a place in it,
    /// where it leaves it at all. False when a signal ended the wait.
    bool tryOtherNumbers(GuessedDocument unfitted, GuessedDocument &guessed, GuessTrial &trial)
    {
        const auto &launch = std::get<LaunchStep>(guessed.document.project.plan.first().action);
        const QStringList numbers = guessed.guess.looseNumbers;
        QList<Expression> values{launch.local.value(0, Expression(1)), Expression(1), Expression(0)};
        if (guessed.guess.takesPairs)
            values.prepend(Expression(QStringLiteral("2 * %1").arg(values.first().text)));
        for (const Expression &value : std::as_const(values)) {
            if (missesByFar(trial) && !tryNumbers(unfitted, guessed, trial, numbers, value, mends))
                return false;
        }
        // A factor of 1 where rows are meant: table[(level - 2) * level].
        if (missesByFar(trial) && !tryNumbers(unfitted, guessed, trial, guessed.guess.strides, Expression(QStringLiteral("n")), mends))
            return false;
        return !leavesMemory(trial) || tryNumbers(unfitted, guessed, trial, guessed.guess.switches, Expression(double(0)), mends);
    }

    /// Another value for one number that may be anything, or for all, where parts of the kernel access nothing: it may decide on that.
    /// Where it did next to nothing sizes are tried too, and numbers in no order; these also where its results say little. False when a
    /// signal ended the wait.
    bool tryToReachMore(GuessedDocument unfitted, GuessedDocument &guessed, GuessTrial &trial)
    {
        const auto isIdle = [&trial] { return didNextToNothing(trial) || leavesGroupsIdle(trial); };
        const QStringList numbers = isIdle() ? guessed.guess.looseNumbers : guessed.guess.switches;
        QList<QStringList> choices; // what says how comes after the sizes
        for (qsizetype number = numbers.size() - 1; number >= std::max<qsizetype>(0, numbers.size() - 4); --number)
            choices << QStringList{numbers[number]};
        if (numbers.size() > 1)
            choices << numbers;
        for (const QStringList &some : choices) {
            if ((leavesOut(trial) || leavesGroupsIdle(trial)) && !tryNumbers(unfitted, guessed, trial, some, Expression(1), reachesMore))
                return false;
        }
        const auto isBetter = [&](const GuessTrial &tried) { return isIdle() ? reachesMore(tried, trial) : !saysLittle(tried); };
        return !(isIdle() || saysLittle(trial)) ||
               tryProject(withOtherContents(unfitted.document.project, unfitted.guess.structs), unfitted, trial, isBetter, guessed, trial);
    }

    /// A larger work-group, where the kernel still leaves its memory or reads what nobody wrote: it may count as many things as it has
    /// work-items. False when a signal ended the wait.
    bool tryLargerGroup(const GuessedDocument &unfitted, GuessedDocument &guessed, GuessTrial &trial)
    {
        if (unfitted.guess.knowsGroup)
            return true;
        auto project = withLargeGroup(unfitted.document.project);
        for (; project && !isLateForOthers() && missesByFar(trial); project = withLargeGroup(*project)) {
            GuessedDocument other = unfitted;
            other.document.project = *project;
            const auto tried = fit(other);
            if (!tried)
                return false;
            if (mends(*tried, trial)) {
                guessed = other;
                trial = *tried;
            }
        }
        return true;
    }

private:
    static QString tooLong() { return QStringLiteral("Tracing it takes longer than a trial may."); }
    bool isLateForOthers() const { return m_isLate || m_patience.remainingTimeAsDuration() < m_forNeeded; }

    /// Takes this project in place of the guess where it mends all that was found before. False when a signal ended the wait.
    bool tryProject(const std::optional<Project> &project, const GuessedDocument &unfitted, const GuessTrial &before, const auto &isBetter,
                    GuessedDocument &guessed, GuessTrial &trial)
    {
        if (!project || isLateForOthers())
            return true;
        GuessedDocument other = unfitted;
        other.document.project = *project;
        const auto tried = fit(other);
        if (tried && mendsAll(*tried, before) && isBetter(*tried)) {
            guessed = other;
            trial = *tried;
        }
        return tried.has_value();
    }

    using IsBetter = bool (*)(const GuessTrial &other, const GuessTrial &before);

    /// Begins with the guess as it was before it was given room: with other numbers it may need less.
    bool tryNumbers(GuessedDocument &unfitted, GuessedDocument &guessed, GuessTrial &trial, const QStringList &numbers,
                    const Expression &value, IsBetter isBetter)
    {
        if (isLateForOthers() || numbers.isEmpty())
            return true;
        GuessedDocument with = unfitted;
        with.document.project = withNumbers(unfitted.document.project, numbers, value);
        with.document.project.parameters = guessed.document.project.parameters; // as small as it had to be made
        GuessedDocument other = with;
        const auto tried = fit(other);
        if (tried && isBetter(*tried, trial)) {
            unfitted = with;
            guessed = other;
            trial = *tried;
        }
        return tried.has_value();
    }

    /// Nothing when a signal ended the wait; an empty trial where it told nothing.
    std::optional<GuessTrial> tryOnce(const ProjectDocument &document)
    {
        TraceOptions options;
        options.loopBudget = m_loopBudget;
        options.runUntraced = false; // tells nothing of sizes, takes as long again, and may hang where drivers are at fault
        m_isSlow = false;
        m_isTrying = true;
        const auto outcome = waitFor<TraceOutcome>([&](const auto &handler) { m_flow.start(document, m_device, {}, options, handler); });
        m_isTrying = false;
        m_wait.stop();
        if (!outcome)
            return std::nullopt;
        GuessTrial trial;
        if (m_isSlow) {
            m_nextWait *= 2;
            m_loopBudget = std::max(m_loopBudget / 10, leastLoopBudget);
            trial.recorded = 0;
        }
        trial.whyNot = outcome->reply.result.message;
        for (const LaunchTrace &launch : outcome->reply.launches) {
            trial.isTraced = launch.traced;
            if (trial.whyNot.isEmpty())
                trial.whyNot = launch.notes.value(launch.notes.size() - 1);
            trial.findings << launch.findings;
            if (launch.traced && launch.groupsTotal > 0)
                trial.recorded = launch.lostEvents > 0 ? 0 : double(launch.groupsTraced) / double(launch.groupsTotal);
            if (const auto trace = launch.traceFile.isEmpty() ? Result<Trace>(Trace()) : openTrace(launch.traceFile))
                addTrace(trial, *trace);
        }
        if (m_isLate || (m_isSlow && trial.findings.isEmpty())) // it was ended before all was found
            trial.isTraced = false;
        if (!trial.isTraced && (m_isSlow || m_isLate))
            trial.whyNot = tooLong();
        addResults(trial, outcome->reply.result.buffers, document.project);
        return trial;
    }

    QString m_device;
    InstrumentProcess m_instrument;
    TraceFlow m_flow;
    std::chrono::milliseconds m_forNeeded;
    QTimer m_patience;
    QTimer m_wait;
    std::chrono::seconds m_nextWait = firstWait;
    quint64 m_loopBudget = trialLoopBudget;
    bool m_isTrying = false;
    bool m_isSlow = false; ///< the last trial was ended for that
    bool m_isLate = false;
};

FittedGuess finished(ProjectDocument document, const GuessTrial &trial)
{
    if (trial.isTraced && trial.recorded >= 1 && trial.findings.isEmpty())
        tightenGuess(document.project, trial.reaches);
    return FittedGuess{document, trial};
}

/// What took too long with so many elements takes as long where as many work-items are launched.
void shrinkAs(Project &project, quint64 extent)
{
    GuessTrial tooLong;
    tooLong.recorded = 0;
    while (numberOf(project, QStringLiteral("n")) > 2 * extent && makeSmaller(project, tooLong, true)) {
    }
}

} // namespace

std::optional<FittedGuess> fitByTrial(Conversation &conversation, const GuessedDocument &exact, const std::optional<GuessedDocument> &more,
                                      const QString &device, std::chrono::milliseconds patience)
{
    Trials trials(conversation, device, patience);
    std::optional<GuessTrial> moreTrial;
    GuessedDocument withMore = more.value_or(exact);
    if (more) {
        moreTrial = trials.fit(withMore);
        if (!moreTrial)
            return std::nullopt;
        if (moreTrial->isTraced && moreTrial->findings.isEmpty()) {
            if (!trials.tryToReachMore(*more, withMore, *moreTrial))
                return std::nullopt;
            return finished(withMore.document, *moreTrial);
        }
    }
    GuessedDocument guessed = exact;
    if (moreTrial)
        shrinkAs(guessed.document.project, numberOf(withMore.document.project, QStringLiteral("n")));
    const GuessedDocument unfitted = guessed;
    auto trial = trials.fit(guessed);
    if (!trial)
        return std::nullopt;
    const int dimensions = int(std::get<LaunchStep>(guessed.document.project.plan.first().action).global.size());
    const bool keepsMore =
        moreTrial && showsOnlyOneTooMany(*moreTrial, *trial, dimensions, numberOf(withMore.document.project, QStringLiteral("n")));
    const FittedGuess asItWas = moreTrial ? finished(withMore.document, *moreTrial) : FittedGuess();
    const qsizetype found = trial->findings.size();
    const bool isOnlyMoreKnown = moreTrial && moreTrial->isTraced && !trial->isTraced;
    if (isOnlyMoreKnown || (keepsMore && found == 0))
        return asItWas;
    if (!trials.tryToReachMore(unfitted, guessed, *trial) || !trials.tryFewerItems(unfitted, guessed, *trial) ||
        !trials.tryLongerRows(unfitted, guessed, *trial) || !trials.tryOtherNumbers(unfitted, guessed, *trial) ||
        !trials.tryLargerGroup(exact, guessed, *trial))
        return std::nullopt;
    if (keepsMore && trial->findings.size() == found)
        return asItWas;
    return finished(guessed.document, *trial);
}

} // namespace kernelscope

#include "CompilerBlame.h"

#include <algorithm>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QRegularExpression>
#include <QSet>

#include "Waiting.h"
#include "analysis/ResultComparison.h"
#include "device/DeviceSelection.h"
#include "project/SmallerProjects.h"
#include "project/Steps.h"
#include "session/InstrumentRequests.h"
#include "session/Job.h"
#include "session/ProjectFiles.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr std::chrono::seconds longestTrial{20}; ///< a variant that takes longer is not the same fault
constexpr std::chrono::seconds lastTrials{14};   ///< of the smallest one, after the search
constexpr int repetitions = 3;                   ///< of it, to see whether it always differs

bool isCompilersFault(const Finding &finding)
{
    return finding.kind == FindingKind::ResultMismatch && (finding.severity == Severity::Error || finding.blamesTracedBuild);
}

const Step *stepNamed(const QList<Step> &plan, const QString &name)
{
    const Step *found = nullptr;
    forEachStep(plan, [&](const Step &step) { found = !found && step.name == name ? &step : found; });
    return found;
}

void removeArgument(QList<Step> &plan, const QString &kernel, const QString &parameter)
{
    forEachLaunch(plan, [&](const Step &, LaunchStep &launch) {
        if (launch.kernel == kernel)
            launch.arguments.removeIf([&](const Argument &argument) { return argument.parameter == parameter; });
    });
}

/// As one would write it: the preprocessor put spaces between all words, and left empty lines where something was taken out. Texts with
/// strings keep their spaces.
QString tidied(const QString &text)
{
    static const QRegularExpression before(u" +([;,)\\]])"_s);
    static const QRegularExpression behind(u"([(\\[]) +"_s);
    static const QRegularExpression call(u"\\b(?!(?:if|for|while|switch|return|do|else)\\b)(\\w+) +(?=[(\\[])"_s);
    const bool hasStrings = text.contains(u'"') || text.contains(u'\'');
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        if (!hasStrings)
            line.replace(before, u"\\1"_s).replace(behind, u"\\1"_s).replace(call, u"\\1"_s);
        while (line.endsWith(u' ') || line.endsWith(u'\t'))
            line.chop(1);
    }
    lines.removeAll(QString());
    return lines.join(u'\n') + u'\n';
}

class Search
{
public:
    Search(const CompilerBlame &blame, const BlameQuestion &question, Conversation &conversation)
        : m_blame(blame), m_question(question), m_conversation(conversation), m_kernel(blame.launch.kernel), m_file(m_kernel + u".cl"_s),
          m_flow(conversation.workers(), m_instrument), m_deadline(question.patience)
    {
    }

    Result<SmallestBlame> run()
    {
        const auto begun = begin();
        if (!begun)
            return fail(begun.error());
        const qint64 before = lineCount();
        m_question.tell(filled(u"%1 alone shows it, in %2 lines."_s, m_kernel, before));
        for (bool isBetter = true; isBetter && mayGoOn();) {
            isBetter = shrinkProject();
            isBetter = shrinkText() || isBetter;
        }
        SmallestBlame smallest;
        smallest.isInterrupted = m_isInterrupted;
        smallest.isLate = m_deadline.hasExpired();
        m_best.texts[m_file] = tidied(m_best.texts[m_file]);
        m_deadline = QDeadlineTimer(lastTrials);
        writeReport(before);
        smallest.document = m_best;
        smallest.tried = m_tried;
        smallest.linesBefore = before;
        smallest.lines = lineCount();
        return smallest;
    }

private:
    bool mayGoOn() const { return !m_isInterrupted && !m_deadline.hasExpired(); }

    qint64 lineCount() const { return tidied(m_best.texts[m_file]).count(u'\n'); }

    /// The device, then the launch by itself, or with the rest of the plan where it needs that, of sources without macros.
    Result<void> begin()
    {
        const auto devices = ask<DevicesReply>(ListDevices{m_question.device});
        const auto index = devices.and_then([this](const DevicesReply &reply) { return selectDevice(reply.devices, m_question.device); });
        if (!index)
            return fail(index.error());
        m_device = devices->devices[*index];
        const auto flat = flatProject();
        if (!flat)
            return fail(flat.error());
        ProjectDocument alone = *flat;
        if (const Step *step = stepNamed(alone.project.plan, m_blame.launch.name)) {
            Step launch = *step;
            launch.queue.clear();
            launch.after.clear();
            launch.when = {};
            alone.project.plan = {launch};
            alone.project.queues.clear();
        }
        if (accept(alone) || accept(*flat))
            return {};
        return fail(m_isInterrupted ? u"The search was stopped before it had begun."_s
                                    : u"With its macros put in, the kernel does not show the difference any more, or not alone: there is "
                                      "nothing to make smaller."_s);
    }

    Result<ProjectDocument> flatProject()
    {
        const auto request = projectRequest(m_question.document, m_question.device, m_question.parameters);
        if (!request)
            return fail(request.error());
        const auto plan = ask<PlanReply>(PlanProject{*request});
        if (!plan)
            return fail(plan.error());
        InstrumentRequest question = instrumentRequest(m_question.document.project, request->files, plan->report.buildOptions);
        const auto flat = reductions(question);
        if (!flat)
            return fail(u"Clang does not say what could be left out of the sources."_s);
        ProjectDocument document = m_question.document;
        document.fileName = m_kernel + u".kscope"_s;
        document.project = onlyExecuted(document.project);
        document.project.title = u"%1: a compiler's mistake"_s.arg(m_kernel);
        document.project.sources = QStringList{m_file};
        document.project.build = {{}, flat->buildOptions, {}};
        for (const ParameterValue &given : m_question.parameters) {
            for (Parameter &parameter : document.project.parameters)
                parameter.value = parameter.name == given.name ? Expression(given.value) : parameter.value;
        }
        document.texts = {{m_file, QString::fromUtf8(flat->text)}};
        return document;
    }

    template <typename Reply> Result<Reply> ask(const Request &request)
    {
        const auto outcome = m_conversation.ask(request);
        m_isInterrupted = !outcome;
        if (!outcome)
            return fail(u"The search was stopped before it had begun."_s);
        const auto reply = replyOf<Reply>(*outcome);
        return reply ? Result<Reply>(*reply) : fail(describe(reply.error(), m_question.document.project));
    }

    std::optional<Reducible> reductions(InstrumentRequest request)
    {
        request.command = u"reductions"_s;
        request.kernel = m_kernel;
        request.facts = compilerFacts(m_device);
        const auto answer = waitFor<InstrumentReply>([&](const auto &handler) { m_instrument.ask(request, handler); });
        m_isInterrupted = !answer;
        return answer ? answer->reducible : std::nullopt;
    }

    QList<Reduction> reductionsOfBest()
    {
        InstrumentRequest request;
        request.sources = {{m_file, m_best.texts[m_file]}};
        request.options = m_best.project.build.options;
        const auto reducible = reductions(request);
        // What the preprocessor wrote anew stands where it stood: the text has neither macros nor comments.
        m_text = reducible ? reducible->text : QByteArray();
        return reducible ? reducible->reductions : QList<Reduction>();
    }

    bool shrinkProject()
    {
        bool isBetter = false;
        QList<Project> smaller = smallerProjects(m_best.project);
        for (qsizetype at = 0; at < smaller.size() && mayGoOn(); ++at) {
            ProjectDocument candidate = m_best;
            candidate.project = smaller[at];
            if (!accept(candidate))
                continue;
            isBetter = true;
            smaller = smallerProjects(m_best.project);
            at = -1;
        }
        return isBetter;
    }

    /// What saves more first; what was left out does not make larger reductions possible often enough to begin anew each time.
    bool shrinkText()
    {
        bool isBetter = false;
        QList<Reduction> list = reductionsOfBest();
        for (qsizetype at = 0; at < list.size() && mayGoOn();) {
            const qint64 saved = list[at].saved();
            if (!accept(without(list[at]))) {
                ++at;
                continue;
            }
            isBetter = true;
            list = reductionsOfBest();
            const auto next = std::ranges::find_if(list, [saved](const Reduction &each) { return each.saved() <= saved; });
            at = next - list.begin();
        }
        return isBetter;
    }

    ProjectDocument without(const Reduction &reduction) const
    {
        ProjectDocument candidate = m_best;
        QByteArray text = m_text;
        text.replace(reduction.begin, reduction.end - reduction.begin, reduction.replacement);
        candidate.texts[m_file] = QString::fromUtf8(text);
        if (!reduction.parameter.isEmpty())
            removeArgument(candidate.project.plan, m_kernel, reduction.parameter);
        return candidate;
    }

    /// Takes it in place of the best one where it shows the difference and nothing else. Each is tried once.
    bool accept(const ProjectDocument &candidate)
    {
        const QByteArray whole = projectText(candidate.project) + candidate.texts[m_file].toUtf8();
        const QByteArray key = QCryptographicHash::hash(whole, QCryptographicHash::Sha1);
        if (m_isInterrupted || m_known.contains(key))
            return false;
        m_known.insert(key);
        const auto blame = tried(candidate);
        if (!blame)
            return false;
        m_best = candidate;
        m_shown = *blame;
        return true;
    }

    std::optional<CompilerBlame> tried(const ProjectDocument &candidate)
    {
        ++m_tried;
        TraceOptions options = m_question.trace;
        options.onlyLaunch.clear();
        options.keepTraces = false;
        QTimer patience;
        patience.setSingleShot(true);
        QObject::connect(&patience, &QTimer::timeout, &m_flow, &TraceFlow::stop);
        patience.start(std::min<std::chrono::milliseconds>(longestTrial, std::chrono::milliseconds(m_deadline.remainingTime())));
        const auto outcome =
            waitFor<TraceOutcome>([&](const auto &handler) { m_flow.start(candidate, m_question.device, {}, options, handler); });
        if (!outcome) {
            m_isInterrupted = true;
            m_flow.forget();
            return std::nullopt;
        }
        return isAllRecorded(outcome->reply) ? compilerBlame(outcome->reply) : std::nullopt;
    }

    /// As far as the launch was to begin with, and nothing else was found.
    bool isAllRecorded(const TraceReply &reply) const
    {
        const bool isDone = reply.result.status == RunStatus::Ok;
        return isDone && std::ranges::all_of(reply.launches, [this](const LaunchTrace &launch) {
                   return launch.traced && launch.lostEvents == 0 && (launch.complete || !m_blame.launch.complete) &&
                          std::ranges::all_of(launch.findings, isCompilersFault);
               });
    }

    /// How often of `repetitions` it differs, and whether it does without optimisation.
    QString steadiness()
    {
        int shown = 0;
        int done = 0;
        for (; done < repetitions && mayGoOn(); ++done)
            shown += tried(m_best).has_value();
        ProjectDocument plain = m_best;
        plain.project.build.options = (plain.project.build.options + u" -cl-opt-disable"_s).trimmed();
        if (done == 0)
            return {};
        const bool isAsked = mayGoOn();
        const bool differsPlain = isAsked && tried(plain).has_value();
        if (!isAsked || m_isInterrupted)
            return filled(u"- Run again %1 times, the results differed %2 times.\n"_s, done, shown);
        return filled(u"- Run again %1 times, the results differed %2 times. With `-cl-opt-disable` they %3.\n"_s, done, shown,
                      differsPlain ? u"differ too"_s : u"do not differ"_s);
    }

    void writeReport(qint64 linesBefore)
    {
        const QString options = m_best.project.build.options.isEmpty() ? u"none"_s : u'`' + m_best.project.build.options + u'`';
        QString report = u"# %1 is translated wrongly, it seems\n\n"_s.arg(m_kernel);
        report += filled(u"- Device: %1\n- Driver: %2\n- Version: %3, %4\n- Platform: %5, %6\n- Build options: %7\n\n"_s, m_device.name,
                         m_device.driverVersion, m_device.version, m_device.openclCVersion, m_device.platform.name,
                         m_device.platform.version, options);
        report += u"## What differs\n\n"_s;
        report +=
            filled(u"%1\n\nThe first value is that of a kernel with the same statements that also records what it accesses, the second "
                   "one that of the kernel as it stands in `%2`. Both were built by this driver and run on this device with the same "
                   "contents of the buffers.\n\n"_s,
                   m_shown.finding.message.section(u" No race explains"_s, 0, 0).section(u" The driver seems"_s, 0, 0), m_file);
        report += u"## How it was found\n\n"_s;
        report += filled(u"- Kernelscope %1 recorded %2 accesses of memory in %3 of %4 work-groups, and found nothing that allows two "
                         "results: no race, no divergent barrier, no access out of bounds, nothing read before it was written, and no "
                         "operation that OpenCL C leaves open, of the kinds that it knows.\n"_s,
                         QCoreApplication::applicationVersion(), m_shown.launch.accesses, m_shown.launch.groupsTraced,
                         m_shown.launch.groupsTotal);
        report +=
            filled(u"- The kernel was made as small as this from %1 lines: %2 variants were tried, and those kept that showed the same "
                   "and nothing else.\n"_s,
                   linesBefore, m_tried);
        report += steadiness();
        if (m_shown.finding.blamesTracedBuild)
            report +=
                filled(u"- It is the kernel that records which is translated wrongly: built with `-cl-opt-disable` it gives the second "
                       "value. `kernelscope-instrument %1 -k %2` prints it.\n"_s,
                       m_file, m_shown.launch.kernel);
        report += u"\nTo see it: `kscope check` of this folder. `kscope export` makes a program of it that needs no Kernelscope.\n"_s;
        m_best.project.notes = u"report.md"_s;
        m_best.texts.insert(m_best.project.notes, report);
    }

    const CompilerBlame &m_blame;
    const BlameQuestion &m_question;
    Conversation &m_conversation;
    QString m_kernel;
    QString m_file;
    InstrumentProcess m_instrument;
    TraceFlow m_flow;
    QDeadlineTimer m_deadline;
    DeviceInfo m_device;
    ProjectDocument m_best;
    QByteArray m_text; ///< of m_best, as the reductions count its bytes
    CompilerBlame m_shown;
    QSet<QByteArray> m_known;
    int m_tried = 0;
    bool m_isInterrupted = false;
};

} // namespace

std::optional<CompilerBlame> compilerBlame(const TraceReply &reply)
{
    for (const LaunchTrace &launch : reply.launches) {
        const auto blamed = std::ranges::find_if(launch.findings, isCompilersFault);
        if (blamed != launch.findings.end())
            return CompilerBlame{launch, *blamed};
    }
    return std::nullopt;
}

Result<SmallestBlame> smallestBlame(const CompilerBlame &blame, const BlameQuestion &question, Conversation &conversation)
{
    return Search(blame, question, conversation).run();
}

} // namespace kernelscope

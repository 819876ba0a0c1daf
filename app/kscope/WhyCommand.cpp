#include <QRegularExpression>

#include "Commands.h"
#include "Console.h"
#include "Interrupt.h"
#include "Tracing.h"
#include "analysis/Evidence.h"
#include "export/TraceReport.h"
#include "export/WhyJson.h"
#include "analysis/LastStore.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "trace/TraceFile.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct WhyQuestion
{
    TraceQuestion traced;
    QString buffer;
    quint64 element = 0;
};

Result<WhyQuestion> whyQuestion(const Arguments &arguments)
{
    const auto traced = traceQuestion(arguments);
    if (!traced)
        return fail(traced.error());
    static const QRegularExpression form(u"^(.+)\\[(\\d+)\\]$"_s);
    const auto match = form.match(arguments.value("--element"));
    bool isNumber = false;
    const quint64 element = match.captured(2).toULongLong(&isNumber);
    if (!isNumber)
        return fail(u"kscope why needs --element BUFFER[INDEX], for example out[123]. See: kscope help why"_s);
    return WhyQuestion{*traced, match.captured(1), element};
}

/// The launch that wrote the element last, with its trace.
struct FoundStore
{
    LaunchTrace launch;
    Trace trace;
    EventIndex store;
};

std::optional<FoundStore> lastStore(const TraceReply &reply, const WhyQuestion &question)
{
    for (qsizetype i = reply.launches.size(); i-- > 0;) {
        if (reply.launches[i].traceFile.isEmpty())
            continue;
        const auto trace = openTrace(reply.launches[i].traceFile);
        const auto store = trace ? lastStoreTo(*trace, question.buffer, question.element) : std::nullopt;
        if (store)
            return FoundStore{reply.launches[i], *trace, *store};
    }
    return std::nullopt;
}

QString whyNotFound(const TraceReply &reply, const WhyQuestion &question, const Project &project)
{
    if (!reply.result.message.isEmpty())
        return reply.result.message;
    const auto asked = std::ranges::find(project.buffers, question.buffer, &BufferSpec::name);
    if (asked != project.buffers.end() && asked->isImage())
        return filled(u"%1 is an image, and only elements of buffers are explained. What was stored to a pixel is told by kscope steps."_s,
                      question.buffer);
    const bool isWhole = std::ranges::all_of(reply.launches, &LaunchTrace::complete);
    return filled(isWhole ? u"No launch writes element %1 of %2."_s
                          : u"No access that was recorded writes element %1 of %2. With a larger --budget more is recorded."_s,
                  question.element, question.buffer);
}

QString linkText(const Trace &trace, const ChainLink &link, int index)
{
    const AccessSite &site = trace.site(link.site);
    if (link.kind == ChainLink::Earlier)
        return filled(u"%1  %2, from before the launch or from another work-group"_s, index, link.text());
    const QStringList from = mapped(link.from, [](const int position) { return QString::number(position); });
    return filled(u"%1  %2  %3:%4: %5, by work-item %6, phase %7%8"_s, index, link.text(), site.range.begin.file, site.range.begin.line,
                  site.text, idText(trace.globalId(link.item), trace.launch().dimensions), link.phase,
                  from.isEmpty() ? QString() : u"  <- "_s + from.join(u", "_s));
}

QString chainText(const ExplainedElement &explained)
{
    QString text;
    for (qsizetype i = 0; i < explained.chain.links.size(); ++i)
        text += linkText(*explained.trace, explained.chain.links[i], int(i)) + u'\n';
    if (explained.chain.isCut)
        text += u"There is more before these.\n"_s;
    if (!explained.asksBirth)
        return text;
    if (explained.chain.links.first().isFinite)
        return text + u"The value is a finite number.\n"_s;
    return text + (explained.chain.born ? filled(u"The first value that is not finite is number %1.\n"_s, *explained.chain.born)
                                        : u"Where it became infinite or no number is not seen in what was recorded.\n"_s);
}

} // namespace

int whyCommand(const Arguments &arguments)
{
    auto question = whyQuestion(arguments);
    if (!question)
        return exitWith(question.error());
    Conversation conversation(question->traced.worker);
    const auto document = loadProject(arguments.operand);
    if (!document)
        return exitWith(document.error());
    const QStringList buffers = mapped(document->project.buffers, &BufferSpec::name);
    if (!buffers.contains(question->buffer))
        return exitWith(Error{filled(u"There is no buffer \"%1\".%2"_s, question->buffer, suggestion(question->buffer, buffers)), {}});
    const auto ask = [&] { return traced(conversation, *document, question->traced); };
    // The first trace shows who stored it, where need be one of all work-groups; the last what that work-group did step by step.
    question->traced.trace.watchedBuffer = question->buffer;
    question->traced.trace.watchedElement = question->element;
    auto outcome = ask();
    std::optional<FoundStore> found = outcome ? lastStore(outcome->reply, *question) : std::nullopt;
    const bool isPart = outcome && !std::ranges::all_of(outcome->reply.launches, &LaunchTrace::complete);
    if (!found && isPart && !arguments.has("--budget")) {
        question->traced.trace.budget = 0;
        outcome = ask();
        found = outcome ? lastStore(outcome->reply, *question) : std::nullopt;
    }
    if (found) {
        question->traced.trace.watchedBuffer.clear();
        question->traced.trace.steppedLaunch = found->launch.name;
        question->traced.trace.item = idList(found->trace.globalId(found->trace.workItemOf(found->store)), found->launch.range.dimensions);
        outcome = ask();
        found = outcome ? lastStore(outcome->reply, *question) : std::nullopt;
    }
    if (!outcome)
        return Interrupt::exitCode;
    const TraceReport report = traceReport(outcome->reply);
    ExplainedElement explained{
        report.status, outcome->reply.result.device, arguments.value("--element"), {}, {}, arguments.has("--nan"), {}};
    if (found) {
        explained.trace = found->trace;
        const GroupSlot group = found->trace.groupOf(found->trace.workItemOf(found->store));
        explained.chain = elementChain(std::make_shared<PhaseTable>(found->trace, group), found->store, question->element);
    } else {
        explained.message = whyNotFound(outcome->reply, *question, document->project);
    }
    printReport(
        arguments, [&] { return whyJson(explained); }, [&] { return found ? chainText(explained) : QString(); }, explained.message,
        outcome->reply.result, *document);
    return found ? 0 : std::max(exitBadUsage, report.exitStatus);
}

} // namespace kernelscope

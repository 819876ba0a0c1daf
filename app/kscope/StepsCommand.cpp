#include <limits>
#include <numeric>

#include <QFileInfo>

#include "Commands.h"
#include "Console.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "RunText.h"
#include "Table.h"
#include "TraceOptionsReader.h"
#include "Tracing.h"
#include "analysis/Evidence.h"
#include "export/StepsJson.h"
#include "export/TraceReport.h"
#include "pictures/StepExpression.h"
#include "project/UsedNames.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "trace/TraceFile.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr quint64 usualMost = 100'000; ///< steps that are reported: with many more the output is of no use to anybody

/// "NAME" or "NAME:2", the second execution.
struct WantedLaunch
{
    QString name;
    int execution = 0;
};

struct StepsQuestion
{
    TraceQuestion traced;
    WantedLaunch launch;
    int most = 0;                            ///< steps that are reported
    std::optional<StepExpression> when = {}; ///< only those before which it is so
    QString out = {};                        ///< a file for the trace
};

WantedLaunch wantedLaunch(const QString &text)
{
    bool isNumber = false;
    const int execution = text.section(u':', -1).toInt(&isNumber);
    return text.contains(u':') && isNumber && execution > 0 ? WantedLaunch{text.section(u':', 0, -2), execution - 1} : WantedLaunch{text};
}

Result<StepsQuestion> stepsQuestion(const Arguments &arguments)
{
    const auto traced = traceQuestion(arguments);
    const auto item = idOf(arguments, "--item", u"a work-item"_s);
    const auto most = wholeNumber(arguments, "--most", usualMost);
    const auto when = arguments.has("--when") ? StepExpression::parse(arguments.value("--when")) : Result<StepExpression>();
    if (const auto error = firstError(traced, item, most, when))
        return fail(*error);
    if (item->isEmpty())
        return fail(u"kscope steps needs --item X,Y,Z, the global id of a work-item. See: kscope help steps"_s);
    StepsQuestion asked{*traced, wantedLaunch(arguments.value("--launch")), int(std::min<quint64>(*most, std::numeric_limits<int>::max()))};
    if (arguments.has("--when"))
        asked.when = *when;
    asked.out = arguments.value("--out");
    asked.traced.trace.onlyLaunch.clear(); // what it works on comes from the launches before it
    asked.traced.trace.budget = 1;         // the work-group alone
    asked.traced.trace.item = *item;
    return asked;
}

QString takenLaunch(const StepsQuestion &asked, const Project &project)
{
    const QStringList names = launchNames(project);
    return asked.launch.name.isEmpty() ? names.value(0) : asked.launch.name;
}

SteppedItem nothing(SteppedItem stepped, const QString &message)
{
    stepped.message = message;
    return stepped;
}

/// Why a launch has no steps although it was to be traced.
QString whyNot(const LaunchTrace &launch)
{
    const QString notes = launch.notes.join(u' ');
    return notes.isEmpty() ? u"No trace was kept: there was no space for it."_s : notes;
}

QString notExecuted(const WantedLaunch &wanted, const QString &launch)
{
    return wanted.execution == 0 ? filled(u"The launch \"%1\" was not executed."_s, launch)
                                 : filled(u"The launch \"%1\" was not executed %2 times."_s, launch, wanted.execution + 1);
}

/// How many there would be is the second.
std::pair<std::vector<int>, int> reportedSteps(const WorkItemSteps &steps, const StepsQuestion &asked)
{
    if (!asked.when) {
        std::vector<int> first(std::size_t(std::min(asked.most, steps.count())));
        std::iota(first.begin(), first.end(), 0);
        return {first, steps.count()};
    }
    std::vector<int> reported;
    int all = 0;
    steps.forEachPosition(0, [&](int position, const QList<SteppedFrame> &frames) {
        if (position == steps.count() || !asked.when->isTrueIn({steps, frames}))
            return true;
        if (all++ < asked.most)
            reported.push_back(position);
        return true;
    });
    return {reported, all};
}

/// Those of the work-item that is asked for, in a trace that has them.
SteppedItem steppedItem(const Trace &trace, const StepsQuestion &asked, SteppedItem stepped)
{
    const TraceLaunch &launch = trace.launch();
    const Sizes &id = asked.traced.trace.item;
    const auto group = launch.groupWith(id);
    if (!group)
        return nothing(stepped, filled(u"The launch \"%1\" has no work-item %2: its global size is %3."_s, stepped.launch, idText(id),
                                       sizesText(idList(launch.global, launch.dimensions))));
    const auto slot = trace.slotOf(*group);
    if (!slot)
        return nothing(stepped, u"The work-group of this work-item was not recorded."_s);
    const WorkItemSlot item(slot->value * trace.itemsOfGroup() + int(*launch.itemOf(id)));
    const WorkItemSteps steps(trace, item);
    if (steps.count() == 0 && trace.firstEvent(item) != trace.endEvent(item))
        return nothing(stepped, u"The accesses of this work-item were recorded, but not its steps."_s);
    stepped.steps = steps;
    stepped.isComplete = launch.lostEvents == 0 && launch.unfinishedItems == 0;
    const auto [reported, all] = reportedSteps(steps, asked);
    stepped.reported = reported;
    if (int(reported.size()) < all) {
        stepped.isComplete = false;
        stepped.message = filled(u"These are the first %1 of %2 steps; --most reports more."_s, reported.size(), all);
    } else if (all == 0 && asked.when) {
        stepped.message = filled(u"\"%1\" is so at none of the %2 steps."_s, asked.when->text(), steps.count());
    } else if (!stepped.isComplete) {
        stepped.message = u"The work-item did more than could be recorded, or did not come to its end: its last steps are missing."_s;
    }
    return stepped;
}

SteppedItem steppedItem(const TraceReply &reply, const TraceReport &report, const StepsQuestion &asked)
{
    const TraceOptions &options = asked.traced.trace;
    SteppedItem stepped{report.status, reply.result.device, options.steppedLaunch, asked.launch.execution, options.item, {}, {}, false, {}};
    const auto launch = std::ranges::find_if(reply.launches, [&](const LaunchTrace &candidate) {
        return candidate.name == stepped.launch && candidate.execution == stepped.execution;
    });
    if (launch == reply.launches.end())
        return nothing(stepped, reply.result.message.isEmpty() ? notExecuted(asked.launch, stepped.launch) : reply.result.message);
    if (launch->traceFile.isEmpty())
        return nothing(stepped, whyNot(*launch));
    const auto trace = openTrace(launch->traceFile);
    if (!trace)
        return nothing(stepped, trace.error().message);
    const auto kept = asked.out.isEmpty() ? Result<void>() : saveTrace(*trace, asked.out);
    return kept ? steppedItem(*trace, asked, stepped) : nothing(stepped, kept.error().message);
}

QString changesText(const Trace &trace, const QList<SteppedChange> &changes)
{
    QStringList texts;
    for (const SteppedChange &change : changes) {
        const SteppedPart part = steppedPart(trace, change.now);
        texts << part.name + u" = "_s + part.text;
    }
    return texts.join(u"; "_s);
}

QString accessesText(const Trace &trace, const QList<EventIndex> &accesses)
{
    return mapped(accesses, [&](const EventIndex access) { return accessText(trace, access); }).join(u"; "_s);
}

constexpr qsizetype longestStatement = 60;

QString shortened(const QString &text, qsizetype most)
{
    return text.size() > most ? text.left(most - 3) + u"..."_s : text;
}

/// A line a step: where it is, its statement, what it did.
QString stepsText(const WorkItemSteps &steps, const std::vector<int> &reported)
{
    Table table({u">Step"_s, u"Place"_s, u"Statement"_s, u"Variables"_s, u"Memory"_s});
    const Trace &trace = steps.trace();
    const std::vector<StepRecord> records = steps.records(reported);
    for (std::size_t r = 0; r < records.size(); ++r) {
        const StepRecord &record = records[r];
        const int i = reported[r];
        const AccessSite &site = trace.site(steps.step(i).site);
        const QString statement = site.kind == SiteKind::Enter ? site.text + u"()"_s : site.text;
        table.add({QString::number(i), filled(u"%1:%2"_s, site.range.begin.file, site.range.begin.line),
                   QString(2 * steps.step(i).depth, u' ') + shortened(statement, longestStatement), changesText(trace, record.changes),
                   accessesText(trace, record.accesses)});
    }
    return table.text();
}

void print(const SteppedItem &stepped, const Arguments &arguments, const RunResult &result, const ProjectDocument &document)
{
    const auto text = [&] { return stepped.steps ? stepsText(*stepped.steps, stepped.reported) : QString(); };
    printReport(
        arguments, [&] { return stepsJson(stepped); }, text, stepped.message, result, document);
}

bool isTraceFile(const QString &path)
{
    return path.endsWith(u".kstrace") && !QFileInfo(path).isDir();
}

/// Of a trace that was written earlier; the texts are those of then.
int stepsOfFile(const StepsQuestion &asked, const Arguments &arguments)
{
    const auto trace = openTrace(arguments.operand);
    if (!trace)
        return exitWith(trace.error());
    const TraceLaunch &launch = trace->launch();
    const SteppedItem stepped =
        steppedItem(*trace, asked, {u"ok"_s, launch.device, launch.name, 0, asked.traced.trace.item, {}, {}, false, {}});
    print(stepped, arguments, {}, {});
    return stepped.steps ? 0 : exitBadUsage;
}

} // namespace

int stepsCommand(const Arguments &arguments)
{
    auto asked = stepsQuestion(arguments);
    if (!asked)
        return exitWith(asked.error());
    if (isTraceFile(arguments.operand))
        return stepsOfFile(*asked, arguments);
    Conversation conversation(asked->traced.worker);
    const auto document = loadProject(arguments.operand);
    if (!document)
        return exitWith(document.error());
    asked->traced.trace.steppedLaunch = takenLaunch(*asked, document->project);
    const auto outcome = traced(conversation, *document, asked->traced);
    if (!outcome)
        return Interrupt::exitCode;
    const TraceReport report = traceReport(outcome->reply);
    const SteppedItem stepped = steppedItem(outcome->reply, report, *asked);
    print(stepped, arguments, outcome->reply.result, *document);
    return stepped.steps ? 0 : std::max(exitBadUsage, report.exitStatus);
}

} // namespace kernelscope

#include <QJsonDocument>

#include <limits>

#include "Commands.h"
#include "Console.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "RunErrors.h"
#include "RunText.h"
#include "Settings.h"
#include "Table.h"
#include "TraceOptionsReader.h"
#include "Tracing.h"
#include "WorkerOptions.h"
#include "analysis/Evidence.h"
#include "export/StepsJson.h"
#include "export/TraceReport.h"
#include "pictures/SteppedParts.h"
#include "project/UsedNames.h"
#include "support/Filled.h"
#include "trace/TraceFile.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr quint64 usualMost = 100'000; ///< steps that are told: with many more the output is of no use to anybody

/// "NAME" or "NAME:2", the second execution.
struct WantedLaunch
{
    QString name;
    int execution = 0;
};

struct StepsQuestion
{
    WorkerOptions worker;
    QList<ParameterValue> parameters;
    TraceOptions trace;
    WantedLaunch launch;
    int most = 0; ///< steps that are told
};

WantedLaunch wantedLaunch(const QString &text)
{
    bool isNumber = false;
    const int execution = text.section(u':', -1).toInt(&isNumber);
    return text.contains(u':') && isNumber && execution > 0 ? WantedLaunch{text.section(u':', 0, -2), execution - 1} : WantedLaunch{text};
}

Result<StepsQuestion> stepsQuestion(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto trace = traceOptions(arguments);
    const auto item = idOf(arguments, "--item", u"a work-item"_s);
    const auto most = wholeNumber(arguments, "--most", usualMost);
    if (const auto error = firstError(worker, parameters, trace, item, most))
        return fail(*error);
    if (item->isEmpty())
        return fail(u"kscope steps needs --item X,Y,Z, the global id of a work-item. See: kscope help steps"_s);
    StepsQuestion asked{*worker, *parameters, *trace, wantedLaunch(arguments.value("--launch")),
                        int(std::min<quint64>(*most, std::numeric_limits<int>::max()))};
    asked.trace.onlyLaunch.clear(); // what it works on comes from the launches before it
    asked.trace.budget = 1;         // the work-group alone
    asked.trace.item = *item;
    asked.trace.runUntraced = true;
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
    return notes.isEmpty() ? u"No trace was kept: the worker shares no files with this machine."_s : notes;
}

QString notExecuted(const WantedLaunch &wanted, const QString &launch)
{
    return wanted.execution == 0 ? filled(u"The launch \"%1\" was not executed."_s, launch)
                                 : filled(u"The launch \"%1\" was not executed %2 times."_s, launch, wanted.execution + 1);
}

SteppedItem steppedItem(const TraceReply &reply, const StepsQuestion &asked)
{
    const TraceReport report = traceReport(reply);
    SteppedItem stepped{
        report.status, reply.result.device, asked.trace.steppedLaunch, asked.launch.execution, asked.trace.item, {}, 0, false, {}};
    const auto launch = std::ranges::find_if(reply.launches, [&](const LaunchTrace &candidate) {
        return candidate.name == stepped.launch && candidate.execution == stepped.execution;
    });
    if (launch == reply.launches.end())
        return nothing(stepped, reply.result.message.isEmpty() ? notExecuted(asked.launch, stepped.launch) : reply.result.message);
    const auto group = launch->range.groupWith(asked.trace.item);
    if (!group)
        return nothing(stepped, filled(u"The launch \"%1\" has no work-item %2: its global size is %3."_s, stepped.launch,
                                       idText(asked.trace.item), sizesText(idList(launch->range.global, launch->range.dimensions))));
    if (launch->traceFile.isEmpty())
        return nothing(stepped, whyNot(*launch));
    const auto trace = openTrace(launch->traceFile);
    if (!trace)
        return nothing(stepped, trace.error().message);
    const auto slot = trace->slotOf(*group);
    if (!slot)
        return nothing(stepped, u"The work-group of this work-item was not recorded."_s);
    const WorkItemSlot item(slot->value * trace->itemsOfGroup() + int(*launch->range.itemOf(asked.trace.item)));
    stepped.steps = WorkItemSteps(*trace, item);
    stepped.isComplete = trace->launch().lostEvents == 0 && trace->launch().unfinishedItems == 0;
    stepped.mostSteps = std::min(asked.most, stepped.steps->count());
    if (stepped.mostSteps < stepped.steps->count()) {
        stepped.isComplete = false;
        stepped.message = filled(u"These are the first %1 of %2 steps; --most tells more."_s, stepped.mostSteps, stepped.steps->count());
    } else if (!stepped.isComplete)
        stepped.message = u"The work-item did more than could be recorded, or did not come to its end: its last steps are missing."_s;
    return stepped;
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
    QStringList texts;
    for (const EventIndex access : accesses) {
        const QString value = valueText(trace, access);
        texts << accessType(trace.site(trace.event(access).site).kind) + u' ' + accessedText(trace, access) +
                     (value.isEmpty() ? QString() : u" = "_s + value);
    }
    return texts.join(u"; "_s);
}

constexpr qsizetype longestStatement = 60;

QString shortened(const QString &text, qsizetype most)
{
    return text.size() > most ? text.left(most - 3) + u"..."_s : text;
}

/// A line a step: where it is, what stands there, what it did.
QString stepsText(const WorkItemSteps &steps, int most)
{
    Table table({u">Step"_s, u"Place"_s, u"Statement"_s, u"Variables"_s, u"Memory"_s});
    const Trace &trace = steps.trace();
    for (int i = 0; i < most; ++i) {
        const AccessSite &site = trace.site(steps.step(i).site);
        const QString statement = site.kind == SiteKind::Enter ? site.text + u"()"_s : site.text;
        table.add({QString::number(i), filled(u"%1:%2"_s, site.range.begin.file, site.range.begin.line),
                   QString(2 * steps.step(i).depth, u' ') + shortened(statement, longestStatement), changesText(trace, steps.changesOf(i)),
                   accessesText(trace, steps.accessesOf(i))});
    }
    return table.text();
}

} // namespace

int stepsCommand(const Arguments &arguments)
{
    auto asked = stepsQuestion(arguments);
    if (!asked) {
        printError(asked.error());
        return exitBadUsage;
    }
    Conversation conversation(asked->worker);
    const auto document = loadProject(arguments.operand);
    if (!document) {
        printError(document.error());
        return exitBadUsage;
    }
    asked->trace.steppedLaunch = takenLaunch(*asked, document->project);
    const auto outcome =
        traced(conversation, {*document, arguments.value("--device"), asked->parameters, asked->trace, asked->worker.timeout});
    if (!outcome)
        return Interrupt::exitCode;
    const SteppedItem stepped = steppedItem(outcome->reply, *asked);
    if (arguments.has("--json"))
        printOut(QString::fromUtf8(QJsonDocument(stepsJson(stepped)).toJson()));
    else if (stepped.steps)
        printOut(stepsText(*stepped.steps, stepped.mostSteps));
    for (const Error &error : runErrors(outcome->reply.result, *document))
        printError(error);
    if (!stepped.message.isEmpty() && !arguments.has("--json"))
        printError(stepped.message);
    const int status = traceReport(outcome->reply).exitStatus;
    return stepped.steps ? 0 : std::max(exitBadUsage, status);
}

} // namespace kernelscope

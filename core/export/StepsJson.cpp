#include "export/StepsJson.h"

#include "analysis/Evidence.h"
#include "pictures/SteppedParts.h"
#include "protocol/Json.h"
#include "trace/SiteTraits.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

QJsonObject changeJson(const Trace &trace, const SteppedChange &change)
{
    const SteppedPart part = steppedPart(trace, change.now);
    return {{u"name"_s, part.name}, {u"type"_s, part.typeName}, {u"value"_s, part.json}};
}

QJsonObject accessJson(const Trace &trace, EventIndex index)
{
    const TraceEvent event = trace.event(index);
    const AccessSite &site = trace.site(event.site);
    const bool isKnown = event.object.value < trace.objects().size();
    const BoundObject object = isKnown ? trace.objects()[event.object.value] : BoundObject();
    return {{u"kind"_s, QString(wordOf(accessType(site.kind)))},
            {u"object"_s, isKnown ? QJsonValue(object.name) : QJsonValue()},
            {u"element"_s, isKnown ? QJsonValue(elementOf(object, event.offset)) : QJsonValue()},
            {u"value"_s, accessedValueJson(trace, index)}};
}

QJsonObject stepJson(const WorkItemSteps &steps, int index, const StepRecord &record)
{
    const Trace &trace = steps.trace();
    const AccessSite &site = trace.site(steps.step(index).site);
    QJsonArray changes;
    for (const SteppedChange &change : record.changes)
        changes << changeJson(trace, change);
    QJsonArray accesses;
    for (const EventIndex access : record.accesses)
        accesses << accessJson(trace, access);
    return {{u"step"_s, index},
            {u"file"_s, site.range.begin.file},
            {u"line"_s, site.range.begin.line},
            {u"column"_s, site.range.begin.column},
            {u"macro"_s, site.range.macro},
            {u"function"_s, site.function},
            {u"depth"_s, steps.step(index).depth},
            {u"enters"_s, site.kind == SiteKind::Enter},
            {u"iterations"_s, toJson(record.iterations)},
            {u"changes"_s, changes},
            {u"accesses"_s, accesses}};
}

} // namespace

QJsonObject stepsJson(const SteppedItem &stepped)
{
    QJsonArray steps;
    const auto records = stepped.steps ? stepped.steps->records(stepped.reported) : std::vector<StepRecord>();
    for (std::size_t i = 0; i < records.size(); ++i)
        steps << stepJson(*stepped.steps, stepped.reported[i], records[i]);
    return {
        {u"status"_s, stepped.status},       {u"device"_s, stepped.device},         {u"launch"_s, stepped.launch},
        {u"execution"_s, stepped.execution}, {u"item"_s, toJson(stepped.globalId)}, {u"complete"_s, stepped.steps && stepped.isComplete},
        {u"leftRecording"_s, QJsonValue()},  {u"message"_s, stepped.message},       {u"steps"_s, steps}};
}

} // namespace kernelscope

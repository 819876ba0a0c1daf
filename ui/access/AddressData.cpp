#include "ui/access/AddressData.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/models/SiteModel.h"

namespace kernelscope {

AddressData addressData(const std::shared_ptr<const Trace> &trace, EventIndex event, const MemoryModel &model)
{
    AddressData data;
    if (!trace || event.value < 0 || event.value >= trace->eventCount())
        return data;
    data.trace = trace;
    data.model = plausible(model);
    data.step = stepOf(*trace, event, data.model);
    data.lanes = lanesOf(*trace, data.step, data.model);
    data.laneCount = std::min(data.model.subgroupSize, trace->itemsOfGroup() - data.step.subgroup * data.model.subgroupSize);
    if (data.lanes.empty())
        return data;
    data.memory = trace->objects()[data.lanes.front().object].memory;
    const std::vector<LaneAccess> inside = insideOf(data.lanes);
    if (data.memory == AddressSpace::Global)
        data.cost = globalCost(inside, data.model);
    else if (data.memory == AddressSpace::Local && !inside.empty())
        data.cost = localCost(inside, data.model);
    return data;
}

QString AddressData::title() const
{
    const AccessSite &site = trace->site(step.site);
    const QString region = inLanguage(memoryName(memory));
    const QString title = filled(tr("%1 \u00b7 line %2"), siteAction(site), site.range.begin.line);
    if (region.isEmpty())
        return title;
    return title + QStringLiteral(" \u00b7 ") + (memory == AddressSpace::Image ? region : tr("%1 memory").arg(region));
}

QString AddressData::whereText(bool isShort) const
{
    const int first = step.subgroup * model.subgroupSize;
    const QString group = inLanguage(workGroupText(*trace, step.group));
    const QString who = laneCount == 1 ? tr("Work-item %1").arg(first) : tr("Work-items %1 to %2").arg(first).arg(first + laneCount - 1);
    QString text = isShort ? who : filled(tr("%1 of %2, phase %3"), who, group, step.phase);
    if (shownPhase >= 0 && shownPhase != step.phase)
        text += isShort ? filled(tr(", phase %1 (none in phase %2)"), step.phase, shownPhase)
                        : tr(" (it is not made in phase %1, which is shown)").arg(shownPhase);
    const std::vector<LaneAccess> inside = insideOf(lanes);
    if (!inside.empty())
        text += (varies ? tr(": this time %1") : QStringLiteral(": %1")).arg(patternText(trace->site(step.site), shapeOf(inside)));
    if (inside.size() < lanes.size())
        text += inside.empty() ? tr(": outside of %1").arg(outsideObject())
                               : filled(tr(", %2 outside of %1"), outsideObject(), lanes.size() - inside.size());
    const int times = executionsOf(*trace, step, model);
    return times > 1 ? text + tr(" (time %1 of %2)").arg(fullCount(quint64(step.execution) + 1), fullCount(quint64(times))) : text;
}

static QString counted(quint64 count, const char *one, const char *many)
{
    return count == 1 ? AddressData::tr(one) : AddressData::tr(many).arg(fullCount(count));
}

QString AddressData::outsideObject() const
{
    const auto outside = std::ranges::find(lanes, true, &LaneAccess::isOutside);
    return outside == lanes.end() ? QString() : trace->objects()[outside->object].name;
}

QString AddressData::costText() const
{
    const auto outside = quint64(std::ranges::count(lanes, true, &LaneAccess::isOutside));
    if (outside == 0)
        return insideText();
    const QString object = outsideObject();
    if (outside == lanes.size())
        return tr("All of these accesses lie outside of %1: a model has nothing to say of them.").arg(object);
    return insideText() + u' ' +
           (outside == 1 ? tr("1 access lies outside of %1 and is not counted.").arg(object)
                         : tr("%1 accesses lie outside of %2 and are not counted.").arg(fullCount(outside), object));
}

/// Of the accesses that lie inside of their objects.
QString AddressData::insideText() const
{
    const QString model1 = tr("A model, not a measurement: ");
    if (memory == AddressSpace::Global) {
        const quint64 brought = cost.cost * quint64(model.segmentSize);
        if (brought == cost.bytes && cost.cost == cost.ideal) {
            return model1 + tr("%1 of %2 bytes, all of them used.")
                                .arg(counted(cost.cost, QT_TR_NOOP("1 transaction"), QT_TR_NOOP("%1 transactions")),
                                     fullCount(quint64(model.segmentSize)));
        }
        return model1 +
               filled(tr("%1 of %2 bytes for %3 that are used."),
                      counted(cost.cost, QT_TR_NOOP("1 transaction"), QT_TR_NOOP("%1 transactions")), fullCount(quint64(model.segmentSize)),
                      counted(cost.bytes, QT_TR_NOOP("1 byte"), QT_TR_NOOP("%1 bytes"))) +
               (cost.ideal < cost.cost ? tr(" Side by side they would take %1.")
                                             .arg(counted(cost.ideal, QT_TR_NOOP("1 transaction"), QT_TR_NOOP("%1 transactions")))
                                       : QString()) +
               (brought > cost.bytes
                    ? tr(" %1 is wasted.").arg(shareText(1 - double(cost.bytes) / double(brought)).replace(u' ', QChar::Nbsp))
                    : QString());
    }
    if (showsBanks()) {
        return model1 + (cost.cost <= cost.ideal
                             ? tr("no bank conflicts, %1.").arg(counted(cost.cost, QT_TR_NOOP("1 pass"), QT_TR_NOOP("%1 passes")))
                             : tr("the fullest bank needs %1. Without conflicts, %2 would do.")
                                   .arg(counted(cost.cost, QT_TR_NOOP("1 pass"), QT_TR_NOOP("%1 passes")), fullCount(cost.ideal)));
    }
    if (memory == AddressSpace::Local)
        return tr("This model has no banks, so it has nothing to say of local memory.");
    if (memory == AddressSpace::Image)
        return tr("How an image lies in memory is the device's secret, so there is no model of it. Drawn are its pixels, row after row.");
    return tr("The model has nothing to say of %1 memory.").arg(inLanguage(memoryName(memory)));
}

QString AddressData::elementAt(int object, qint64 offset) const
{
    return elementText(trace->objects()[object], offset);
}

QString AddressData::laneText(std::size_t access) const
{
    const LaneAccess &lane = lanes[access];
    if (memory == AddressSpace::Image) {
        const QString sampled = inLanguage(sampledText(*trace, lane.event));
        return filled(lane.isOutside ? tr("%1 (lane %2) goes outside, to %3.") : tr("%1 (lane %2) touches %3."),
                      inLanguage(workItemText(*trace, lane.event)), lane.lane,
                      sampled.isEmpty() ? accessedText(*trace, lane.event) : sampled);
    }
    return filled(lane.isOutside ? tr("%1 (lane %2) goes outside, to %3: bytes %4 to %5.") : tr("%1 (lane %2) touches %3: bytes %4 to %5."),
                  inLanguage(workItemText(*trace, lane.event)), lane.lane, elementAt(lane.object, lane.offset), lane.offset,
                  lane.offset + qint64(lane.size) - 1);
}

} // namespace kernelscope

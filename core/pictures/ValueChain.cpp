#include "pictures/ValueChain.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "analysis/Evidence.h"
#include "pictures/MemoryTimeline.h"
#include "pictures/SteppedParts.h"
#include "project/ScalarValue.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

bool isFiniteNumber(const std::optional<ElementType> &type, const char *bytes, int size)
{
    if (!type || type->isStruct() || !isFloating(type->scalar))
        return true;
    const int each = sizeInBytes(type->scalar);
    for (int at = 0; at + each <= size; at += each) {
        if (!std::isfinite(numberAt(type->scalar, bytes + at)))
            return false;
    }
    return true;
}

class ChainFinder
{
public:
    ChainFinder(const std::shared_ptr<const PhaseTable> &phases, int mostLinks) : m_phases(phases), m_most(mostLinks) {}

    ValueChain find(EventIndex store) { return find(ofAccess(ChainLink::Store, store)); }
    ValueChain find(WorkItemSlot item, const SteppedValue &value)
    {
        return value.changedBy < 0 ? ValueChain() : find(ofVariable(item, value));
    }

private:
    ValueChain find(const ChainLink &first)
    {
        link(first);
        for (qsizetype i = 0; i < m_chain.links.size(); ++i)
            expand(int(i));
        if (!m_chain.links.isEmpty() && !m_chain.links.first().isFinite)
            m_chain.born = birth();
        return std::move(m_chain);
    }

    const Trace &trace() const { return m_phases->trace(); }
    const WorkItemSteps &stepsOf(WorkItemSlot item)
    {
        const auto known = m_steps.find(item.value);
        return known != m_steps.end() ? known->second : m_steps.emplace(item.value, WorkItemSteps(trace(), item)).first->second;
    }
    const MemoryTimeline &timelineOf(ObjectIndex object)
    {
        auto &timeline = m_timelines[object.value];
        if (!timeline)
            timeline = std::make_unique<MemoryTimeline>(m_phases, object);
        return *timeline;
    }

    ChainLink ofAccess(ChainLink::Kind kind, EventIndex event)
    {
        ChainLink link;
        link.kind = kind;
        link.event = event;
        link.item = trace().workItemOf(event);
        const WorkItemSteps &steps = stepsOf(link.item);
        link.step = steps.count() > 0 ? steps.stepOf(event) : -1;
        link.site = trace().event(event).site;
        link.name = accessedText(trace(), event);
        link.value = valueText(trace(), event);
        link.phase = trace().phaseOf(event);
        const AccessSite &site = trace().site(link.site);
        const bool isNumber = site.kind == SiteKind::Load || site.kind == SiteKind::Store;
        link.isFinite = !isNumber || !trace().knowsValues(link.site) ||
                        isFiniteNumber(site.type, reinterpret_cast<const char *>(trace().valueWords(event)), site.sizeInBytes);
        return link;
    }

    bool isArgument(WorkItemSlot item, const SteppedValue &value)
    {
        const WorkItemSteps::Step &step = stepsOf(item).step(value.changedBy);
        return step.depth == 0 && trace().site(step.site).kind == SiteKind::Enter;
    }

    ChainLink ofVariable(WorkItemSlot item, const SteppedValue &value)
    {
        ChainLink link;
        link.kind = isArgument(item, value) ? ChainLink::Argument : ChainLink::Variable;
        link.item = item;
        link.step = value.changedBy;
        link.site = stepsOf(item).step(value.changedBy).site;
        const SteppedPart part = steppedPart(trace(), value);
        link.name = part.name;
        link.value = part.text;
        link.phase = trace().phaseOf(stepsOf(item).step(value.changedBy).event);
        const AccessSite &site = trace().site(value.variable);
        link.isFinite = site.stepped.form == ValueForm::Pointer || isFiniteNumber(site.type, value.bytes.constData(), site.sizeInBytes);
        return link;
    }

    /// Its position in the chain; -1: it has no space left.
    int link(const ChainLink &wanted)
    {
        for (qsizetype i = 0; i < m_chain.links.size(); ++i) {
            const ChainLink &known = m_chain.links[i];
            if (known.kind == wanted.kind && known.item == wanted.item && known.step == wanted.step && known.event == wanted.event &&
                known.name == wanted.name && known.value == wanted.value)
                return int(i);
        }
        if (m_chain.links.size() >= m_most) {
            m_chain.isCut = true;
            return -1;
        }
        m_chain.links << wanted;
        return int(m_chain.links.size()) - 1;
    }

    void addFrom(int of, const ChainLink &wanted)
    {
        const int position = link(wanted);
        if (position >= 0 && position != of && !m_chain.links[of].from.contains(position))
            m_chain.links[of].from << position;
    }

    void expand(int index)
    {
        const ChainLink self = m_chain.links[index];
        if (self.kind == ChainLink::Load)
            return addWriter(index, self.event);
        if (self.kind == ChainLink::Argument || self.kind == ChainLink::Earlier || self.step < 0)
            return;
        const WorkItemSteps &steps = stepsOf(self.item);
        const bool isEntered = trace().site(steps.step(self.step).site).kind == SiteKind::Enter;
        const QList<SteppedFrame> frames = steps.framesAt(self.step);
        if (isEntered && frames.size() < 2)
            return;
        // The arguments of a call are worked out by the statement that calls.
        const SteppedFrame &frame = isEntered ? frames[frames.size() - 2] : frames.last();
        const int step = isEntered ? frame.position : self.step;
        addReads(index, self.item, frame, step);
        for (const EventIndex access : steps.recordOf(step).accesses) {
            const SiteKind kind = trace().site(trace().event(access).site).kind;
            const bool isBefore = self.event.value < 0 || access.value < self.event.value;
            if (isBefore && (kind == SiteKind::Load || kind == SiteKind::Atomic || kind == SiteKind::ImageRead))
                addFrom(index, ofAccess(ChainLink::Load, access));
        }
        if (!isEntered)
            addResults(index, self.item, step);
    }

    void addReads(int index, WorkItemSlot item, const SteppedFrame &frame, int step)
    {
        const WorkItemSteps &steps = stepsOf(item);
        for (const int variable : trace().site(steps.step(step).site).stepped.reads) {
            const SteppedValue *value = frame.value(SiteIndex(variable));
            if (!value || value->changedBy < 0)
                continue;
            if (isArgument(item, *value) && trace().site(SiteIndex(variable)).stepped.form == ValueForm::Pointer)
                continue; // a buffer: the same for all
            addFrom(index, ofVariable(item, *value));
        }
    }

    /// Of the functions that a step calls: the last step of each is its return.
    void addResults(int index, WorkItemSlot item, int step)
    {
        const WorkItemSteps &steps = stepsOf(item);
        const int depth = steps.step(step).depth;
        for (int inner = step + 1; inner < steps.count() && steps.step(inner).depth > depth; ++inner) {
            const bool isLast =
                inner + 1 == steps.count() || steps.step(inner + 1).depth <= depth ||
                (steps.step(inner + 1).depth == depth + 1 && trace().site(steps.step(inner + 1).site).kind == SiteKind::Enter);
            if (!isLast)
                continue;
            int last = inner; // of what the function itself did
            while (last > step && steps.step(last).depth > depth + 1)
                --last;
            ChainLink result;
            result.kind = ChainLink::Result;
            result.item = item;
            result.step = last;
            result.site = steps.step(last).site;
            result.name = trace().site(result.site).function.section(u'(', 0, 0) + QStringLiteral("()");
            result.phase = trace().phaseOf(steps.step(last).event);
            addFrom(index, result);
        }
    }

    void addWriter(int index, EventIndex load)
    {
        const TraceEvent event = trace().event(load);
        const int position = m_phases->positionOf(load);
        if (event.object.value >= trace().objects().size() || event.outOfBounds || position < 0)
            return;
        const MemoryTimeline &timeline = timelineOf(event.object);
        const qint64 element = elementOf(timeline.object(), event.offset) - qint64(timeline.firstElement());
        if (element < 0 || element >= timeline.cellCount())
            return;
        const auto accesses = timeline.accesses(int(element));
        const int done = timeline.accessesDone(int(element), position);
        const quint32 last = done > 0 ? accesses[std::size_t(done) - 1].lastWrite : 0;
        if (last > 0)
            return addFrom(index, ofAccess(ChainLink::Store, timeline.eventOf(accesses[std::size_t(last) - 1])));
        ChainLink earlier;
        earlier.kind = ChainLink::Earlier;
        earlier.site = event.site;
        earlier.name = m_chain.links[index].name;
        earlier.value = m_chain.links[index].value;
        earlier.isFinite = m_chain.links[index].isFinite;
        addFrom(index, earlier);
    }

    /// What a function gave back is sound where all is that it was made of.
    bool isSound(int index, int depth = 0) const
    {
        const ChainLink &link = m_chain.links[index];
        if (link.kind != ChainLink::Result)
            return link.isFinite;
        return depth < 16 && std::ranges::all_of(link.from, [&](int from) { return isSound(from, depth + 1); });
    }

    std::optional<int> birth() const
    {
        for (qsizetype i = 0; i < m_chain.links.size(); ++i) {
            const ChainLink &candidate = m_chain.links[i];
            const bool isMade = candidate.kind == ChainLink::Store || candidate.kind == ChainLink::Variable;
            if (!candidate.isFinite && isMade && std::ranges::all_of(candidate.from, [this](int from) { return isSound(from); }))
                return int(i);
        }
        for (qsizetype i = 0; i < m_chain.links.size(); ++i) {
            if (!m_chain.links[i].isFinite && m_chain.links[i].kind == ChainLink::Earlier)
                return int(i);
        }
        return std::nullopt;
    }

    std::shared_ptr<const PhaseTable> m_phases;
    int m_most;
    ValueChain m_chain;
    std::map<int, WorkItemSteps> m_steps;
    std::map<int, std::unique_ptr<MemoryTimeline>> m_timelines;
};

} // namespace

ValueChain valueChain(const std::shared_ptr<const PhaseTable> &phases, EventIndex store, int mostLinks)
{
    return ChainFinder(phases, mostLinks).find(store);
}

ValueChain valueChain(const std::shared_ptr<const PhaseTable> &phases, WorkItemSlot item, const SteppedValue &value, int mostLinks)
{
    return ChainFinder(phases, mostLinks).find(item, value);
}

} // namespace kernelscope

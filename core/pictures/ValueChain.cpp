#include "pictures/ValueChain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <vector>

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
    explicit ChainFinder(const std::shared_ptr<const PhaseTable> &phases, int mostLinks = usualLinks) : m_phases(phases), m_most(mostLinks)
    {
    }

    ValueChain find(EventIndex store) { return find(ofAccess(ChainLink::Store, store)); }
    /// Of an element that the store wrote last, maybe in part.
    ValueChain find(EventIndex store, quint64 element)
    {
        const TraceEvent event = trace().event(store);
        const BoundObject &object = trace().objects()[event.object.value];
        const Place place{event.object, qint64(element) * object.elementSize, object.elementSize, m_phases->positionOf(store) + 1};
        const QList<EventIndex> writers = writersOf(place).writers;
        const bool isCopy = trace().site(event.site).kind == SiteKind::AsyncWrite; // Of those of the group's work-items one counts.
        const EventIndex last = isCopy && !writers.isEmpty() ? writers.first() : store;
        const int first = link(ofWriter(last, place));
        rememberCopy(first, last, place);
        for (const EventIndex writer : writers) {
            if (writer != last)
                addWriter(first, writer, place);
        }
        return rest();
    }
    ValueChain find(WorkItemSlot item, const SteppedValue &value)
    {
        return value.changedBy < 0 ? ValueChain() : find(ofVariable(item, value));
    }

private:
    /// Bytes of an object as they are before an access of the group.
    struct Place
    {
        ObjectIndex object;
        qint64 offset = 0;
        qint64 size = 0;
        int position = 0; ///< of the access (PhaseTable)
    };
    struct Writers
    {
        QList<EventIndex> writers; ///< the newest first
        bool isWhole = true;       ///< they wrote all of it
    };

    ValueChain find(const ChainLink &first)
    {
        link(first);
        return rest();
    }

    /// What the links that are there are made of.
    ValueChain rest()
    {
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
        const WorkItemSteps::Step &step = stepsOf(item).step(value.assignedBy);
        return step.depth == 0 && trace().site(step.site).kind == SiteKind::Enter;
    }

    ChainLink ofVariable(WorkItemSlot item, const SteppedValue &value)
    {
        ChainLink link;
        link.kind = isArgument(item, value) ? ChainLink::Argument : ChainLink::Variable;
        link.item = item;
        link.step = value.assignedBy;
        link.site = stepsOf(item).step(value.assignedBy).site;
        const SteppedPart part = steppedPart(trace(), value);
        link.name = part.name;
        link.value = part.text;
        link.phase = trace().phaseOf(stepsOf(item).step(value.assignedBy).event);
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

    /// As link().
    int addFrom(int of, const ChainLink &wanted)
    {
        const int position = link(wanted);
        if (position >= 0 && position != of && !m_chain.links[of].from.contains(position))
            m_chain.links[of].from << position;
        return position;
    }

    void expand(int index)
    {
        const ChainLink self = m_chain.links[index];
        if (self.kind == ChainLink::Load)
            return addWhatWasThere(index, self.event);
        if (const auto copy = m_copies.find(index); copy != m_copies.end())
            return addWriters(index, copy->second);
        if (self.kind == ChainLink::Store && isUpdate(self.event))
            addWhatWasThere(index, self.event);
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

    /// An atomic that makes something new of what lies there.
    bool isUpdate(EventIndex store) const
    {
        const AccessSite &site = trace().site(trace().event(store).site);
        return site.kind == SiteKind::Atomic && site.atomic != AtomicOperation::Store && site.atomic != AtomicOperation::Exchange;
    }

    void addWhatWasThere(int index, EventIndex load)
    {
        const TraceEvent event = trace().event(load);
        const int position = m_phases->positionOf(load);
        if (event.object.value < trace().objects().size() && !event.outOfBounds && position >= 0)
            addWriters(index, {event.object, event.offset, std::max<qint64>(1, qint64(event.size)), position});
    }

    void addWriters(int index, const Place &place)
    {
        const Writers found = writersOf(place);
        for (const EventIndex writer : found.writers)
            addWriter(index, writer, place);
        if (found.isWhole)
            return;
        const ChainLink &self = m_chain.links[index];
        ChainLink earlier;
        earlier.kind = ChainLink::Earlier;
        earlier.site = self.site;
        earlier.name = nameOf(place);
        if (found.writers.isEmpty() && self.kind == ChainLink::Load) {
            earlier.value = self.value;
            earlier.isFinite = self.isFinite;
        }
        addFrom(index, earlier);
    }

    QString nameOf(const Place &place) const { return elementText(trace().objects()[place.object.value], place.offset); }

    /// Those that wrote what lies there, of which each wrote a part that none after it did.
    Writers writersOf(const Place &place)
    {
        const MemoryTimeline &timeline = timelineOf(place.object);
        const qint64 each = std::max(1, timeline.object().elementSize);
        std::vector<bool> isLeft(std::size_t(place.size), true);
        Writers found;
        for (qint64 element = place.offset / each; element * each < place.offset + place.size; ++element) {
            const qint64 cell = element - qint64(timeline.firstElement());
            if (cell < 0 || cell >= timeline.cellCount())
                continue;
            const auto accesses = timeline.accesses(int(cell));
            const int done = timeline.accessesDone(int(cell), place.position);
            const qint64 first = std::max(element * each - place.offset, qint64(0));
            const qint64 end = std::min((element + 1) * each - place.offset, place.size);
            for (quint32 last = done > 0 ? accesses[std::size_t(done) - 1].lastWrite : 0; last > 0;) {
                const EventIndex writer = timeline.eventOf(accesses[std::size_t(last) - 1]);
                if (take(writer, place.offset, first, end, isLeft) && !found.writers.contains(writer))
                    found.writers << writer;
                const bool isDone = std::none_of(isLeft.begin() + first, isLeft.begin() + end, [](bool left) { return left; });
                last = isDone || last < 2 ? 0 : accesses[std::size_t(last) - 2].lastWrite;
            }
        }
        std::ranges::sort(found.writers, std::greater(), [this](EventIndex writer) { return m_phases->positionOf(writer); });
        found.isWhole = std::ranges::none_of(isLeft, [](bool left) { return left; });
        return found;
    }

    /// Whether it wrote any of the bytes from `first` to `end` after `offset` that are left. A copy and what is not a plain store wrote
    /// all of their elements.
    bool take(EventIndex writer, qint64 offset, qint64 first, qint64 end, std::vector<bool> &isLeft) const
    {
        const TraceEvent event = trace().event(writer);
        if (trace().site(event.site).kind == SiteKind::Store || trace().site(event.site).kind == SiteKind::Atomic) {
            first = std::max(first, event.offset - offset);
            end = std::min(end, event.offset + qint64(event.size) - offset);
        }
        bool isAny = false;
        for (qint64 byte = first; byte < end; ++byte) {
            isAny = isAny || isLeft[std::size_t(byte)];
            isLeft[std::size_t(byte)] = false;
        }
        return isAny;
    }

    void addWriter(int index, EventIndex writer, const Place &place)
    {
        rememberCopy(addFrom(index, ofWriter(writer, place)), writer, place);
    }

    /// A copy is told by the element that is asked for.
    ChainLink ofWriter(EventIndex writer, const Place &place)
    {
        ChainLink written = ofAccess(ChainLink::Store, writer);
        if (trace().site(written.site).kind != SiteKind::AsyncWrite)
            return written;
        const auto source = copiedFrom(writer, place);
        written.name = nameOf(place);
        written.value = textAt({place.object, place.offset, place.size, m_phases->positionOf(writer) + 1});
        if (written.value.isEmpty() && source)
            written.value = textAt(*source);
        return written;
    }

    void rememberCopy(int index, EventIndex writer, const Place &place)
    {
        const auto source = index < 0 ? std::nullopt : copiedFrom(writer, place);
        if (source)
            m_copies.emplace(index, *source);
    }

    /// Where an asynchronous copy has what it wrote to a place from; nullopt: it is none.
    std::optional<Place> copiedFrom(EventIndex writer, const Place &place) const
    {
        const TraceEvent to = trace().event(writer);
        const EventIndex reader(writer.value - 1); // A copy's two ends stand beside each other.
        if (trace().site(to.site).kind != SiteKind::AsyncWrite || writer.value == 0)
            return std::nullopt;
        const TraceEvent from = trace().event(reader);
        if (trace().site(from.site).kind != SiteKind::AsyncRead || from.object.value >= trace().objects().size() || from.outOfBounds)
            return std::nullopt;
        const qint64 size = std::max(1, trace().site(to.site).sizeInBytes);
        const auto stepOf = [&](EventIndex end) { return size * std::max<qint64>(1, qint64(copyExtent(trace().valueWords(end)).stride)); };
        const qint64 behind = std::max<qint64>(0, place.offset - to.offset);
        return Place{from.object, from.offset + behind / stepOf(writer) * stepOf(reader) + behind % stepOf(writer),
                     std::min(place.size, size), m_phases->positionOf(reader)};
    }

    QString textAt(const Place &place)
    {
        const MemoryTimeline &timeline = timelineOf(place.object);
        const qint64 cell = elementOf(timeline.object(), place.offset) - qint64(timeline.firstElement());
        return cell < 0 || cell >= timeline.cellCount() ? QString()
                                                        : timeline.text(int(cell), timeline.accessesDone(int(cell), place.position));
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
    std::map<int, Place> m_copies; ///< by the position of the link that is one: what it copied
};

} // namespace

ValueChain valueChain(const std::shared_ptr<const PhaseTable> &phases, EventIndex store, int mostLinks)
{
    return ChainFinder(phases, mostLinks).find(store);
}

ValueChain elementChain(const std::shared_ptr<const PhaseTable> &phases, EventIndex store, quint64 element)
{
    return ChainFinder(phases).find(store, element);
}

ValueChain valueChain(const std::shared_ptr<const PhaseTable> &phases, WorkItemSlot item, const SteppedValue &value)
{
    return ChainFinder(phases).find(item, value);
}

} // namespace kernelscope

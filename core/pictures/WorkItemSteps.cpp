#include "pictures/WorkItemSteps.h"

#include <algorithm>
#include <cstring>

#include <QtEndian>

#include "support/Ranges.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

SiteIndex siteOf(const Trace &trace, EventIndex event)
{
    return SiteIndex(int(traceLayout::siteOf(trace.heads()[std::size_t(event.value)])));
}

} // namespace

/// Goes through a work-item's events, and knows what its variables hold.
class WorkItemSteps::Reader
{
public:
    Reader(const Trace &trace, const std::vector<std::vector<int>> &inner) : m_trace(trace), m_inner(inner)
    {
        m_state.iterations.resize(std::size_t(trace.sites().size()));
    }

    State &state() { return m_state; }
    int depth() const { return int(m_state.frames.size()) - 1; }
    /// The step that what happens now belongs to: in the function that it is part of.
    int step() const { return m_state.frames.empty() ? -1 : m_state.frames.back().position; }
    /// Of the loops around a site, the outermost first.
    QList<int> iterationsAt(SiteIndex site) const
    {
        QList<int> numbers;
        for (int loop = m_trace.site(site).partner; loop >= 0; loop = m_trace.site(SiteIndex(loop)).partner)
            numbers.prepend(m_state.iterations[std::size_t(loop)]);
        return numbers;
    }

    /// `position`: the step that the event begins, if it is one. Whether it was a change of a variable.
    std::optional<SteppedChange> take(EventIndex index, int position)
    {
        const SiteIndex number = siteOf(m_trace, index);
        const AccessSite &site = m_trace.site(number);
        if (site.kind == SiteKind::Enter) {
            enter(number, *m_trace.valueWords(index), position);
            return std::nullopt;
        }
        returnTo(site.function);
        if (m_state.frames.empty())
            return std::nullopt;
        if (site.kind == SiteKind::Statement) {
            m_state.frames.back().position = position;
            m_state.frames.back().statement = number;
            m_state.hasLoadedPattern = false;
        } else if (site.kind == SiteKind::Iteration)
            iterate(number);
        else if (site.kind == SiteKind::Value)
            return change(number, m_trace.valueWords(index));
        else if (touchesMemory(site.kind))
            noteLoaded(m_trace.valueWords(index), site.payloadWords);
        return std::nullopt;
    }

private:
    void enter(SiteIndex function, quint32 depth, int position)
    {
        m_state.frames.resize(std::min(qsizetype(depth), m_state.frames.size()));
        m_state.frames.push_back({function, position, SiteIndex(-1), {}});
        const QString name = m_trace.site(function).function;
        for (int s = 0; s < m_trace.sites().size(); ++s) {
            if (m_state.iterations[std::size_t(s)] != 0 && m_trace.site(SiteIndex(s)).function == name)
                m_state.iterations[std::size_t(s)] = 0;
        }
    }

    /// OpenCL C has no recursion: a function is being executed once at most.
    void returnTo(const QString &function)
    {
        const auto isIt = [&](const SteppedFrame &frame) { return m_trace.site(frame.function).function == function; };
        if (!std::ranges::any_of(m_state.frames, isIt))
            return;
        while (!isIt(m_state.frames.back()))
            m_state.frames.pop_back();
    }

    bool isWithin(int site, int loop) const
    {
        int around = m_trace.site(SiteIndex(site)).partner;
        while (around >= 0 && around != loop)
            around = m_trace.site(SiteIndex(around)).partner;
        return around == loop;
    }

    /// What the iteration before declared is no more.
    void iterate(SiteIndex loop)
    {
        m_state.frames.back().variables.removeIf([&](const SteppedValue &value) { return isWithin(value.variable.value, loop.value); });
        ++m_state.iterations[std::size_t(loop.value)];
        restart(loop.value);
    }

    void restart(int loop)
    {
        for (const int inner : m_inner[std::size_t(loop)]) {
            m_state.iterations[std::size_t(inner)] = 0;
            restart(inner);
        }
    }

    void noteLoaded(const quint32 *words, int count)
    {
        const bool hasPattern = std::find(words, words + count, traceLayout::unsetPattern) != words + count;
        m_state.hasLoadedPattern = m_state.hasLoadedPattern || hasPattern;
    }

    /// Whether a word that is the pattern of what was never assigned to may be data that equals it: the statement found it in memory, some
    /// variable has it, or the kernel was given it.
    bool mayBeData() const
    {
        const SteppedFrame &frame = m_state.frames.back();
        const bool isGiven = m_state.frames.size() == 1 && frame.statement.value < 0;
        return isGiven || m_state.hasLoadedPattern || std::ranges::any_of(m_state.frames, [](const SteppedFrame &called) {
                   return std::ranges::any_of(called.variables, holdsPattern);
               });
    }

    static bool holdsPattern(const SteppedValue &value)
    {
        for (qsizetype at = 0; at + 4 <= value.bytes.size(); at += 4) {
            if (value.known.mid(at, 4) == QByteArray(4, '\1') &&
                qFromUnaligned<quint32>(value.bytes.data() + at) == traceLayout::unsetPattern)
                return true;
        }
        return false;
    }

    /// Which bytes of it changed is in the bits above the offset. A word that is still the pattern of what was never assigned to has no
    /// value.
    void setWord(SteppedValue &value, quint32 where, quint32 word) const
    {
        const bool isKnown = word != traceLayout::unsetPattern || mayBeData();
        const auto from = qsizetype(where & ((1u << SteppedSite::changedBits) - 1));
        const quint32 changed = where >> SteppedSite::changedBits;
        for (qsizetype k = 0; k < 4 && from + k < value.bytes.size(); ++k) {
            if ((changed >> k & 1) == 0)
                continue;
            value.bytes[from + k] = char(word >> 8 * k);
            value.known[from + k] = isKnown;
        }
    }

    /// By the statement that is being executed.
    bool isAssigned(SiteIndex variable) const
    {
        const SiteIndex statement = m_state.frames.back().statement;
        return statement.value >= 0 && m_trace.site(statement).stepped.assigns.contains(variable.value);
    }

    std::optional<SteppedChange> change(SiteIndex number, const quint32 *words)
    {
        const AccessSite &site = m_trace.site(number);
        QList<SteppedValue> &variables = m_state.frames.back().variables;
        const auto found = std::ranges::find(variables, number, &SteppedValue::variable);
        const SteppedValue before = found == variables.end() ? SteppedValue{number, {}, {}} : *found;
        SteppedValue now = before;
        const bool isParts = site.stepped.form == ValueForm::Parts;
        const int bytes = isParts ? site.sizeInBytes : site.payloadWords * 4;
        if (now.bytes.isEmpty()) {
            now.bytes.fill('\0', bytes);
            now.known.fill('\0', bytes);
        }
        if (isParts) {
            setWord(now, words[0], words[1]);
        } else {
            std::memcpy(now.bytes.data(), words, std::size_t(bytes));
            now.known.fill('\1');
            for (int word = 0; site.stepped.form == ValueForm::Whole && site.sizeInBytes >= 4 && word < site.payloadWords; ++word) {
                if (words[word] == traceLayout::unsetPattern && !mayBeData()) // of a vector's component that nothing was assigned to
                    std::fill_n(now.known.begin() + 4 * word, 4, '\0');
            }
        }
        if (now.bytes == before.bytes && now.known == before.known) {
            if (found != variables.end() && isAssigned(number))
                found->assignedBy = step();
            return std::nullopt;
        }
        now.changedBy = now.assignedBy = step();
        if (found == variables.end())
            variables << now;
        else
            *found = now;
        return SteppedChange{before, now};
    }

    const Trace &m_trace;
    const std::vector<std::vector<int>> &m_inner;
    State m_state;
};

namespace {

/// Adds a later one of the same step, which may change a variable's parts one after the other.
void addChange(QList<SteppedChange> &changes, const SteppedChange &more)
{
    const auto known = std::ranges::find_if(changes, [&](const SteppedChange &change) { return change.now.variable == more.now.variable; });
    if (known == changes.end())
        changes << more;
    else
        known->now = more.now;
}

/// Whether a variable can be named at a place.
bool isInScope(const AccessSite &variable, const AccessSite &place)
{
    const SourceRange &declared = variable.range;
    if (declared.begin.file != place.range.begin.file)
        return true;
    const std::pair here(place.range.begin.line, place.range.begin.column);
    return here < std::pair(variable.stepped.scopeEndLine, variable.stepped.scopeEndColumn) &&
           (place.kind == SiteKind::Enter || here >= std::pair(declared.begin.line, 0));
}

} // namespace

const SteppedValue *SteppedFrame::value(SiteIndex variable) const
{
    return foundIn(variables, variable, &SteppedValue::variable);
}

WorkItemSteps::WorkItemSteps(const Trace &trace, WorkItemSlot item)
{
    auto data = std::make_shared<Data>();
    data->trace = trace;
    data->item = item;
    data->inner.resize(std::size_t(trace.sites().size()));
    for (int s = 0; s < trace.sites().size(); ++s) {
        const AccessSite &site = trace.site(SiteIndex(s));
        if (site.kind == SiteKind::Iteration && site.partner >= 0)
            data->inner[std::size_t(site.partner)].push_back(s);
    }
    Reader reader(trace, data->inner);
    for (EventIndex event = trace.firstEvent(item); event.value < trace.endEvent(item).value; ++event.value) {
        const SiteIndex number = siteOf(trace, event);
        const int position = int(data->steps.size());
        const bool begins = isStep(trace.site(number).kind);
        if (begins && position % checkpointSteps == 0)
            data->checkpoints.push_back(reader.state());
        reader.take(event, position);
        if (begins)
            data->steps.push_back({number, reader.depth(), event});
    }
    m_data = data;
}

EventIndex WorkItemSteps::eventAt(int position) const
{
    return position < count() ? step(position).event : trace().endEvent(item());
}

template <typename Visit> WorkItemSteps::Reader WorkItemSteps::read(int index, EventIndex end, const Visit &visit) const
{
    Reader reader(trace(), m_data->inner);
    if (count() == 0)
        return reader;
    int position = std::min(index, count() - 1) / checkpointSteps * checkpointSteps;
    reader.state() = m_data->checkpoints[std::size_t(position / checkpointSteps)];
    for (EventIndex event = eventAt(position); event.value < end.value; ++event.value) {
        const auto changed = reader.take(event, isStep(trace().site(siteOf(trace(), event)).kind) ? position++ : -1);
        visit(std::as_const(reader), event, changed);
    }
    return reader;
}

QList<SteppedFrame> WorkItemSteps::framesAt(int position) const
{
    Reader reader = read(position, eventAt(position), [](auto &&...) {});
    if (position < count())
        reader.take(eventAt(position), position); // by which functions are seen to have returned
    QList<SteppedFrame> frames = reader.state().frames;
    for (SteppedFrame &frame : frames) {
        const AccessSite &place = trace().site(step(std::max(0, frame.position)).site);
        frame.variables.removeIf([&](const SteppedValue &value) { return !isInScope(trace().site(value.variable), place); });
    }
    return frames;
}

void WorkItemSteps::forEachPosition(int first, const std::function<bool(int, const QList<SteppedFrame> &)> &visit) const
{
    if (count() == 0 || first > count())
        return;
    Reader reader = read(first, eventAt(first), [](auto &&...) {});
    int position = first;
    for (EventIndex event = eventAt(first); event.value < trace().endEvent(item()).value; ++event.value) {
        const bool begins = isStep(trace().site(siteOf(trace(), event)).kind);
        reader.take(event, begins ? position : -1);
        if (begins && !visit(position++, reader.state().frames))
            return;
    }
    visit(count(), reader.state().frames);
}

std::optional<int> WorkItemSteps::nextWhere(int position, bool isForward,
                                            const std::function<bool(int, const QList<SteppedFrame> &)> &isSo) const
{
    std::optional<int> found;
    const auto look = [&](int first, int end) {
        forEachPosition(first, [&](int at, const QList<SteppedFrame> &frames) {
            const bool isLooked = at < std::min(end, count());
            if (isLooked && isSo(at, frames))
                found = at;
            return isLooked && !(found && isForward);
        });
    };
    if (isForward)
        look(position + 1, count());
    for (int end = position; !isForward && end > 0 && !found; end = (end - 1) / checkpointSteps * checkpointSteps)
        look((end - 1) / checkpointSteps * checkpointSteps, end);
    return found;
}

/// Of several of a name the one that was declared last.
const SteppedValue *WorkItemSteps::variable(const SteppedFrame &frame, const QString &name) const
{
    const SteppedValue *found = nullptr;
    const AccessSite &place = trace().site(step(std::max(0, frame.position)).site);
    for (const SteppedValue &value : frame.variables) {
        const AccessSite &site = trace().site(value.variable);
        if (site.text != name || !isInScope(site, place))
            continue;
        const SourcePlace &begin = site.range.begin;
        const auto known = found ? trace().site(found->variable).range.begin : SourcePlace();
        if (!found || std::pair(begin.line, begin.column) > std::pair(known.line, known.column))
            found = &value;
    }
    return found;
}

QList<int> WorkItemSteps::iterationsAt(int index) const
{
    return read(index, eventAt(index), [](auto &&...) {}).iterationsAt(step(index).site);
}

std::vector<StepRecord> WorkItemSteps::records(int first, int end) const
{
    std::vector<StepRecord> records(std::size_t(end - first));
    int last = end; // where the last calls of these steps have returned
    for (int i = first; i < end; ++i)
        last = std::max(last, over(i));
    read(first, eventAt(last), [&](const Reader &reader, EventIndex event, const std::optional<SteppedChange> &changed) {
        const int by = reader.step();
        if (by < first || by >= end)
            return;
        StepRecord &record = records[std::size_t(by - first)];
        if (event == step(by).event)
            record.iterations = reader.iterationsAt(step(by).site);
        if (changed)
            addChange(record.changes, *changed);
        if (isAccess(trace().site(siteOf(trace(), event)).kind))
            record.accesses << event;
    });
    return records;
}

std::vector<StepRecord> WorkItemSteps::records(const std::vector<int> &steps) const
{
    std::vector<StepRecord> all;
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t end = i + 1;
        while (end < steps.size() && steps[end] == steps[end - 1] + 1)
            ++end;
        std::ranges::move(records(steps[i], steps[end - 1] + 1), std::back_inserter(all));
        i = end;
    }
    return all;
}

int WorkItemSteps::stepOf(EventIndex event) const
{
    const auto next = std::ranges::upper_bound(m_data->steps, event.value, {}, [](const Step &step) { return step.event.value; });
    const int last = int(next - m_data->steps.begin()) - 1;
    const QString &function = trace().site(siteOf(trace(), event)).function;
    int index = last; // of a caller, where the functions that it called have returned
    while (index > 0 && trace().site(step(index).site).function != function)
        --index;
    return std::max(0, index);
}

std::vector<int> WorkItemSteps::stepsWith(const std::function<bool(const AccessSite &)> &wanted) const
{
    std::vector<bool> isWanted;
    for (const AccessSite &site : trace().sites())
        isWanted.push_back(wanted(site));
    std::vector<int> steps;
    for (EventIndex event = trace().firstEvent(item()); event.value < trace().endEvent(item()).value; ++event.value) {
        if (isWanted[std::size_t(siteOf(trace(), event).value)])
            steps.push_back(stepOf(event));
    }
    std::ranges::sort(steps);
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

void WorkItemSteps::forEachChange(const std::function<void(int, const SteppedChange &)> &visit) const
{
    read(0, trace().endEvent(item()), [&](const Reader &reader, EventIndex, const std::optional<SteppedChange> &changed) {
        if (changed)
            visit(reader.step(), *changed);
    });
}

/// An Enter is a step of the function that is entered: the one after it is no further in.
int WorkItemSteps::over(int position) const
{
    const int depth = position < count() ? step(position).depth : 0;
    int next = std::min(position + 1, count());
    while (next < count() && step(next).depth > depth)
        ++next;
    return next;
}

int WorkItemSteps::backOver(int position) const
{
    const int depth = position < count() ? step(position).depth : 0;
    int previous = position - 1;
    while (previous > 0 && step(previous).depth > depth)
        --previous;
    return std::max(0, previous);
}

int WorkItemSteps::out(int position) const
{
    const int depth = position < count() ? step(position).depth : 0;
    int next = position;
    while (next < count() && step(next).depth >= depth)
        ++next;
    return next;
}

int WorkItemSteps::backOut(int position) const
{
    const int depth = position < count() ? step(position).depth : 0;
    int previous = std::min(position, count() - 1);
    while (previous > 0 && step(previous).depth >= depth)
        --previous;
    return std::max(0, previous);
}

/// Each begins with the kernel's.
bool hasSteps(const Trace &trace, WorkItemSlot item)
{
    const EventIndex first = trace.firstEvent(item);
    return first.value < trace.endEvent(item).value && isStep(trace.site(siteOf(trace, first)).kind);
}

std::optional<int> partingOf(const WorkItemSteps &first, const WorkItemSteps &second)
{
    const int both = std::min(first.count(), second.count());
    int step = 0;
    while (step < both && first.step(step).site == second.step(step).site)
        ++step;
    return step < std::max(first.count(), second.count()) ? std::optional(step) : std::nullopt;
}

} // namespace kernelscope

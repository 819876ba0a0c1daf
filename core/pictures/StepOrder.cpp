#include "pictures/StepOrder.h"

#include <algorithm>

#include "pictures/ValueOrder.h"

namespace kernelscope {

StepOrder::StepOrder(const PhasedEvents &events, const std::vector<char> &isAccess)
    : m_events(events), m_isAccess(isAccess), m_shared(events), m_places(std::size_t(m_shared.count()))
{
    if (!m_places.empty())
        noteUses();
}

int StepOrder::nextAccess(int event, int end) const
{
    const auto heads = m_events.trace.heads();
    while (event < end && !m_isAccess[std::size_t(EventHead{heads[std::size_t(event)]}.site())])
        ++event;
    return event;
}

/// What is found in each phase: where nothing is written there, it is what an earlier one left.
void StepOrder::noteUses()
{
    for (int phase = 0; phase < m_events.phases; ++phase) {
        for (int item = 0; item < m_events.items; ++item) {
            const auto [first, end] = m_events.of(phase, item);
            for (int event = first; event < end; ++event) {
                const PlacedAccess access = m_shared.accessOf(quint32(event));
                if (access.place < 0)
                    continue;
                auto &uses = m_places[std::size_t(access.place)].uses;
                if (uses.empty() || uses.back().phase != phase)
                    uses.push_back({phase, false, std::nullopt});
                uses.back().isWritten = uses.back().isWritten || access.writes;
                if (access.reads)
                    uses.back().found = access.found;
            }
        }
    }
}

std::optional<quint64> StepOrder::foundAfter(int place, int phase) const
{
    const auto &uses = m_places[std::size_t(place)].uses;
    const auto later = std::ranges::upper_bound(uses, phase, {}, &Use::phase);
    return later == uses.end() || later->isWritten ? std::nullopt : later->found;
}

void StepOrder::takeInTurn(int phase, std::vector<quint32> &order) const
{
    std::vector<std::pair<int, int>> active; // the next access and the end, of each work-item that has one left
    for (int item = 0; item < m_events.items; ++item) {
        const auto [first, end] = m_events.of(phase, item);
        const int next = nextAccess(first, end);
        if (next < end)
            active.emplace_back(next, end);
    }
    while (!active.empty()) {
        std::size_t kept = 0;
        for (auto [event, end] : active) {
            order.push_back(quint32(event));
            event = nextAccess(event + 1, end);
            if (event < end)
                active[kept++] = {event, end};
        }
        active.resize(kept);
    }
}

/// Whether each read finds what was recorded; goes on with what was.
bool StepOrder::replay(const std::vector<quint32> &order, std::size_t from)
{
    bool fits = true;
    for (std::size_t i = from; i < order.size(); ++i) {
        const PlacedAccess access = m_shared.accessOf(order[i]);
        if (access.place < 0)
            continue;
        auto &now = m_places[std::size_t(access.place)].now;
        fits = fits && (!access.reads || !now || *now == access.found);
        if (access.reads)
            now = access.found;
        if (access.writes)
            now = access.left;
    }
    return fits;
}

std::vector<std::pair<int, std::optional<quint64>>> StepOrder::contentsBefore(const std::vector<quint32> &order, std::size_t from) const
{
    std::vector<std::pair<int, std::optional<quint64>>> contents;
    for (std::size_t i = from; i < order.size(); ++i) {
        const int place = m_shared.accessOf(order[i]).place;
        if (place >= 0)
            contents.emplace_back(place, m_places[std::size_t(place)].now);
    }
    std::ranges::sort(contents);
    contents.erase(std::unique(contents.begin(), contents.end()), contents.end());
    return contents;
}

bool StepOrder::endsAsFound(const std::vector<std::pair<int, std::optional<quint64>>> &touched, int phase) const
{
    return std::ranges::all_of(touched, [&](const auto &place) {
        const auto found = foundAfter(place.first, phase);
        const auto &now = m_places[std::size_t(place.first)].now;
        return !found || !now || *found == *now;
    });
}

bool StepOrder::hasCopies(int phase) const
{
    const auto heads = m_events.trace.heads();
    for (int item = 0; item < m_events.items; ++item) {
        const auto [first, end] = m_events.of(phase, item);
        for (int event = first; event < end; ++event) {
            if (m_events.trace.site(SiteIndex(EventHead{heads[std::size_t(event)]}.site())).kind == SiteKind::AsyncWrite)
                return true;
        }
    }
    return false;
}

bool StepOrder::append(int phase, std::vector<quint32> &order)
{
    const std::size_t from = order.size();
    takeInTurn(phase, order);
    if (m_places.empty())
        return true;
    const bool isContended = m_shared.isContended(phase);
    const auto before = isContended ? contentsBefore(order, from) : std::vector<std::pair<int, std::optional<quint64>>>();
    bool fits = replay(order, from) || !isContended;
    if (!fits || !endsAsFound(before, phase)) {
        for (const auto &[place, content] : before)
            m_places[std::size_t(place)].now = content;
        fits = orderByValues(phase, order, from);
        replay(order, from);
    }
    if (hasCopies(phase)) { // They don't tell what they wrote.
        for (Place &place : m_places)
            place.now.reset();
    }
    return fits;
}

bool StepOrder::orderByValues(int phase, std::vector<quint32> &order, std::size_t from)
{
    std::vector<ValueOrder::Queue> queues;
    for (int item = 0; item < m_events.items; ++item) {
        ValueOrder::Queue queue;
        const auto [first, end] = m_events.of(phase, item);
        for (int event = nextAccess(first, end); event < end; event = nextAccess(event + 1, end))
            queue.push_back(m_shared.accessOf(quint32(event)));
        queues.push_back(std::move(queue));
    }
    const bool isAlone = m_events.trace.launch().groupsTotal() == 1;
    std::vector<ValueOrder::Place> places(m_places.size());
    for (std::size_t place = 0; place < places.size(); ++place)
        places[place] = {m_places[place].now, foundAfter(int(place), phase), isAlone || m_shared.isLocal(int(place))};
    ValueOrder values(std::move(queues), std::move(places));
    const auto found = values.order();
    std::ranges::copy(found, order.begin() + std::ptrdiff_t(from));
    return values.fits();
}

} // namespace kernelscope

#include "analysis/ImpliedRaces.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <vector>

namespace kernelscope {

namespace {

/// A race that a barrier between its two places orders.
struct Span
{
    qsizetype finding = 0;
    SiteIndex first{-1}; ///< in the order in which work-items come to the two
    SiteIndex last{-1};
};

/// In which order the work-items of a group come to places between two barriers.
class OrderOfPlaces
{
public:
    OrderOfPlaces(const Trace &trace, GroupSlot group, int phase, const std::vector<SiteIndex> &sites)
        : m_places(std::size_t(trace.sites().size()), none), m_count(sites.size()), m_order(m_count * m_count, Order::Unknown)
    {
        for (std::size_t place = 0; place < m_count; ++place)
            m_places[std::size_t(sites[place].value)] = place;
        const int begin = group.value * trace.itemsOfGroup();
        for (int item = begin; item < begin + trace.itemsOfGroup(); ++item)
            addItem(trace, WorkItemSlot(item), phase);
    }

    /// Whether all that come to both come to `a` for the last time before they come to `b`.
    bool isBefore(SiteIndex a, SiteIndex b) const { return m_order[placeOf(a) * m_count + placeOf(b)] == Order::Before; }

private:
    enum class Order : quint8 { Unknown, Before, Mixed };
    struct Visits
    {
        int first = -1;
        int last = -1;
    };

    static constexpr std::size_t none = std::size_t(-1);
    std::size_t placeOf(SiteIndex site) const { return m_places[std::size_t(site.value)]; }

    void addItem(const Trace &trace, WorkItemSlot item, int phase)
    {
        std::vector<Visits> visits(m_count);
        int passed = 0;
        for (int event = trace.firstEvent(item).value; event < trace.endEvent(item).value && passed <= phase; ++event) {
            const SiteIndex site(EventHead{trace.heads()[std::size_t(event)]}.site());
            if (trace.site(site).kind == SiteKind::Barrier)
                ++passed;
            const std::size_t place = passed == phase ? placeOf(site) : none;
            if (place == none)
                continue;
            visits[place].last = event;
            if (visits[place].first < 0)
                visits[place].first = event;
        }
        for (std::size_t a = 0; a < m_count; ++a) {
            for (std::size_t b = 0; b < m_count; ++b) {
                if (visits[a].first < 0 || visits[b].first < 0)
                    continue;
                Order &order = m_order[a * m_count + b];
                order = visits[a].last < visits[b].first && order != Order::Mixed ? Order::Before : Order::Mixed;
            }
        }
    }

    std::vector<std::size_t> m_places; ///< by site
    std::size_t m_count;
    std::vector<Order> m_order; ///< of two places
};

bool isOrderedByABarrier(const Finding &finding, const Trace &trace)
{
    if (finding.kind != FindingKind::DataRace || finding.memory != AddressSpace::Local || finding.severity != Severity::Error ||
        finding.accesses.size() != 2)
        return false;
    const EventIndex a = finding.accesses[0].event, b = finding.accesses[1].event;
    const auto isOfOneItem = [&](EventIndex event) { return event.value >= 0 && !isAsyncCopy(trace.site(trace.event(event).site).kind); };
    return isOfOneItem(a) && isOfOneItem(b) && trace.groupOf(trace.workItemOf(a)) == trace.groupOf(trace.workItemOf(b)) &&
           trace.phaseOf(a) == trace.phaseOf(b);
}

bool liesWithin(const Span &inner, const Span &outer, const OrderOfPlaces &order)
{
    const auto isNotAfter = [&](SiteIndex a, SiteIndex b) { return a == b || order.isBefore(a, b); };
    return (inner.first != outer.first || inner.last != outer.last) && isNotAfter(outer.first, inner.first) &&
           isNotAfter(inner.last, outer.last);
}

void markWithin(QList<Finding> &findings, std::vector<Span> spans, const OrderOfPlaces &order)
{
    for (Span &span : spans) {
        if (order.isBefore(span.last, span.first))
            std::swap(span.first, span.last);
    }
    std::erase_if(spans, [&](const Span &span) { return !order.isBefore(span.first, span.last); });
    const auto isInnermost = [&](const Span &span) {
        return std::ranges::none_of(spans, [&](const Span &other) { return liesWithin(other, span, order); });
    };
    std::vector<Span> innermost;
    std::vector<Span> outer;
    std::ranges::partition_copy(spans, std::back_inserter(innermost), std::back_inserter(outer), isInnermost);
    std::map<qsizetype, qsizetype> implied;
    for (const Span &span : outer) {
        const auto inner = std::ranges::find_if(innermost, [&](const Span &other) { return liesWithin(other, span, order); });
        if (inner == innermost.end())
            continue;
        findings[span.finding].isImplied = true;
        ++implied[inner->finding];
    }
    for (const auto &[finding, count] : implied)
        findings[finding].message += count == 1
                                         ? QStringLiteral(" A barrier there orders another race for %1, too.").arg(findings[finding].object)
                                         : QStringLiteral(" A barrier there orders %1 other races for %2, too.")
                                               .arg(QString::number(count), findings[finding].object);
}

} // namespace

void markImpliedRaces(QList<Finding> &findings, const Trace &trace)
{
    std::map<std::tuple<QString, int, int>, std::vector<Span>> alike; // by object, group and phase
    for (qsizetype i = 0; i < findings.size(); ++i) {
        if (!isOrderedByABarrier(findings[i], trace))
            continue;
        const EventIndex a = findings[i].accesses[0].event, b = findings[i].accesses[1].event;
        alike[{findings[i].object, trace.groupOf(trace.workItemOf(a)).value, trace.phaseOf(a)}].push_back(
            {i, trace.event(a).site, trace.event(b).site});
    }
    for (const auto &[where, spans] : alike) {
        if (spans.size() < 2)
            continue;
        std::vector<SiteIndex> sites;
        for (const Span &span : spans)
            sites.insert(sites.end(), {span.first, span.last});
        std::ranges::sort(sites, {}, &SiteIndex::value);
        sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
        markWithin(findings, spans, OrderOfPlaces(trace, GroupSlot(std::get<1>(where)), std::get<2>(where), sites));
    }
}

} // namespace kernelscope

#include "analysis/SiteTotals.h"

#include <algorithm>
#include <map>

#include "analysis/Evidence.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

/// The n-th time that a lane of a sub-group came to a site.
struct Visit
{
    int site = 0;
    quint32 occurrence = 0;
    int object = 0;
    qint64 offset = 0;
    quint64 size = 0;

    auto key() const { return std::tuple(site, occurrence); }
};

struct Figures
{
    quint64 count = 0;
    quint64 steps = 0; ///< times that a sub-group did it
    quint64 transactions = 0;
    quint64 conflicts = 0;
    std::vector<int> objects;
};

quint64 transactionsOf(std::span<const Visit> step, const MemoryModel &model)
{
    std::vector<std::pair<int, qint64>> segments;
    for (const Visit &visit : step) {
        const qint64 last = visit.offset + qint64(std::max<quint64>(visit.size, 1)) - 1;
        for (qint64 segment = visit.offset / model.segmentSize; segment <= last / model.segmentSize; ++segment)
            segments.emplace_back(visit.object, segment);
    }
    std::sort(segments.begin(), segments.end());
    return quint64(std::unique(segments.begin(), segments.end()) - segments.begin());
}

/// The most different words that one bank has to give.
quint64 conflictDegreeOf(std::span<const Visit> step, const MemoryModel &model)
{
    std::vector<qint64> words;
    for (const Visit &visit : step)
        words.push_back(visit.offset / model.bankWidth);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    std::vector<quint64> banks(std::size_t(model.banks));
    for (const qint64 word : words)
        ++banks[std::size_t(word) % banks.size()];
    return *std::max_element(banks.begin(), banks.end());
}

class SiteCounter
{
public:
    SiteCounter(const Trace &trace, const MemoryModel &model)
        : m_trace(trace), m_model(model), m_figures(std::size_t(trace.sites().size())), m_occurrences(m_figures.size())
    {
    }

    QList<SiteTotals> totals()
    {
        const int items = m_trace.itemsOfGroup();
        for (int group = 0; group < m_trace.groupCount(); ++group) {
            for (int first = 0; first < items; first += m_model.subgroupSize)
                addSubgroup(group * items + first, group * items + std::min(first + m_model.subgroupSize, items));
        }
        QList<SiteTotals> all;
        for (std::size_t site = 0; site < m_figures.size(); ++site) {
            if (m_figures[site].count > 0)
                all << totalOf(int(site), m_figures[site]);
        }
        return all;
    }

private:
    void addSubgroup(int first, int end)
    {
        m_visits.clear();
        for (int item = first; item < end; ++item)
            addItem(WorkItemSlot(item));
        std::stable_sort(m_visits.begin(), m_visits.end(), [](const Visit &a, const Visit &b) { return a.key() < b.key(); });
        for (std::size_t i = 0; i < m_visits.size();) {
            std::size_t next = i;
            while (next < m_visits.size() && m_visits[next].key() == m_visits[i].key())
                ++next;
            addStep(std::span(m_visits).subspan(i, next - i));
            i = next;
        }
    }

    void addItem(WorkItemSlot item)
    {
        std::fill(m_occurrences.begin(), m_occurrences.end(), 0);
        for (int i = m_trace.firstEvent(item).value; i < m_trace.endEvent(item).value; ++i) {
            const TraceEvent event = m_trace.event(EventIndex(i));
            const auto site = std::size_t(event.site.value);
            Figures &figures = m_figures[site];
            ++figures.count;
            const bool known = event.object.value < m_trace.objects().size();
            if (!known || !touchesMemory(m_trace.site(event.site).kind) || event.outOfBounds)
                continue;
            if (std::find(figures.objects.begin(), figures.objects.end(), event.object.value) == figures.objects.end())
                figures.objects.push_back(event.object.value);
            m_visits.push_back({event.site.value, m_occurrences[site]++, event.object.value, event.offset, event.size});
        }
    }

    void addStep(std::span<const Visit> step)
    {
        Figures &figures = m_figures[std::size_t(step.front().site)];
        ++figures.steps;
        const MemoryKindOfSite memory = m_trace.objects()[step.front().object].memory;
        if (memory == MemoryKindOfSite::Local)
            figures.conflicts += conflictDegreeOf(step, m_model);
        else if (memory == MemoryKindOfSite::Global)
            figures.transactions += transactionsOf(step, m_model);
    }

    SiteTotals totalOf(int index, const Figures &figures) const
    {
        const AccessSite &site = m_trace.sites()[index];
        FindingAccess access;
        setPlace(access, site);
        SiteTotals total{site.range, access.type, memoryName(site.memory), {}, figures.count, 0, 0};
        QStringList names;
        for (const int object : figures.objects)
            names << m_trace.objects()[object].name;
        total.object = names.join(QStringLiteral(", "));
        if (!figures.objects.empty())
            total.memory = memoryName(m_trace.objects()[figures.objects.front()].memory);
        if (figures.steps > 0) {
            total.transactionsPerSubgroup = double(figures.transactions) / double(figures.steps);
            total.bankConflictDegree = double(figures.conflicts) / double(figures.steps);
        }
        return total;
    }

    const Trace &m_trace;
    const MemoryModel &m_model;
    std::vector<Figures> m_figures;
    std::vector<quint32> m_occurrences; ///< of each site, in the work-item at hand
    std::vector<Visit> m_visits;        ///< of the sub-group at hand
};

void add(PhaseTotals &totals, const Trace &trace, const TraceEvent &event)
{
    const SiteKind kind = trace.site(event.site).kind;
    totals.loads += kind == SiteKind::Load || kind == SiteKind::AsyncRead || kind == SiteKind::ImageRead;
    totals.stores += kind == SiteKind::Store || kind == SiteKind::AsyncWrite || kind == SiteKind::ImageWrite;
    totals.atomics += kind == SiteKind::Atomic;
    if (!touchesMemory(kind) || event.object.value >= trace.objects().size())
        return;
    const MemoryKindOfSite memory = trace.objects()[event.object.value].memory;
    totals.globalBytes += memory == MemoryKindOfSite::Global ? event.size : 0;
    totals.localBytes += memory == MemoryKindOfSite::Local ? event.size : 0;
}

} // namespace

QList<SiteTotals> siteTotals(const Trace &trace, const MemoryModel &model)
{
    return SiteCounter(trace, model).totals();
}

QList<PhaseTotals> phaseTotals(const Trace &trace)
{
    QList<PhaseTotals> phases{PhaseTotals{}};
    for (int item = 0; item < trace.workItemCount(); ++item) {
        int phase = 0;
        for (int i = trace.firstEvent(WorkItemSlot(item)).value; i < trace.endEvent(WorkItemSlot(item)).value; ++i) {
            const TraceEvent event = trace.event(EventIndex(i));
            add(phases[phase], trace, event);
            if (trace.site(event.site).kind != SiteKind::Barrier || ++phase < phases.size())
                continue;
            phases << PhaseTotals{};
            phases.last().phase = phase;
        }
    }
    return phases;
}

} // namespace kernelscope

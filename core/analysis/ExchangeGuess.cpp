#include "analysis/ExchangeGuess.h"

#include <algorithm>

namespace kernelscope {

bool isExchangeGuess(const Trace &trace, WorkItemSlot item, EventIndex load)
{
    const TraceEvent loaded = trace.event(load);
    for (int next = load.value + 1; next < trace.endEvent(item).value; ++next) {
        const TraceEvent other = trace.event(EventIndex(next));
        if (other.object != loaded.object || other.offset != loaded.offset)
            continue;
        // The payload: the old value, what is compared with, what is stored.
        const AccessSite &site = trace.site(other.site);
        const auto words = std::size_t(other.size / 4);
        return site.kind == SiteKind::Atomic && site.operands == 2 && other.size == loaded.size && words > 0 &&
               std::equal(trace.valueWords(load), trace.valueWords(load) + words, trace.valueWords(EventIndex(next)) + words);
    }
    return false;
}

bool ExchangeGuesses::areAll(int loadSite)
{
    const auto known = m_known.find(loadSite);
    return known != m_known.end() ? known->second : (m_known[loadSite] = lookAt(loadSite));
}

bool ExchangeGuesses::lookAt(int loadSite) const
{
    bool any = false;
    for (int event = 0; event < m_trace.eventCount(); ++event) {
        if (EventHead{m_trace.heads()[std::size_t(event)]}.site() != loadSite)
            continue;
        any = true;
        if (!isExchangeGuess(m_trace, m_trace.workItemOf(EventIndex(event)), EventIndex(event)))
            return false;
    }
    return any;
}

} // namespace kernelscope

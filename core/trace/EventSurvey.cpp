#include "trace/EventSurvey.h"

#include "trace/EventHead.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

/// What there is to know of a site while looking at its events, side by side.
struct SiteFacts
{
    quint64 ObjectUse::*number = nullptr; ///< which number goes up; nullptr: it touches no object
    quint32 size = 0;
    quint32 poolWords = 0;
    quint32 payloadWords = 0;
    bool memory = false;
    bool copy = false;
    bool simple = false; ///< a load, store or atomic that needs no word of the pool
    quint64 events = 0;
};

quint64 ObjectUse::*numberOf(SiteKind kind)
{
    switch (kind) {
    case SiteKind::Load:
    case SiteKind::AsyncRead:
        return &ObjectUse::reads;
    case SiteKind::Store:
    case SiteKind::AsyncWrite:
        return &ObjectUse::writes;
    case SiteKind::Atomic:
        return &ObjectUse::atomics;
    default:
        return nullptr;
    }
}

SiteFacts factsOf(const AccessSite &site)
{
    SiteFacts facts;
    facts.number = numberOf(site.kind);
    facts.size = quint32(site.sizeInBytes);
    facts.poolWords = quint32(poolWords(site));
    facts.payloadWords = quint32(site.payloadWords);
    facts.memory = touchesMemory(site.kind);
    facts.copy = site.kind == SiteKind::AsyncRead || site.kind == SiteKind::AsyncWrite;
    facts.simple = facts.memory && facts.number && !facts.copy && facts.poolWords == 0;
    return facts;
}

class Survey
{
public:
    explicit Survey(const TraceParts &parts);

    Result<EventSurvey> run();

private:
    bool see(std::size_t i);
    bool fits(std::size_t i, EventHead head, const SiteFacts &site) const;
    void count(EventHead head, quint32 offset, const SiteFacts &site);

    const TraceParts &m_parts;
    std::vector<SiteFacts> m_sites;
    std::vector<quint64> m_sizes; ///< of the objects
    EventSurvey m_survey;
};

Survey::Survey(const TraceParts &parts) : m_parts(parts)
{
    for (const AccessSite &site : parts.sites)
        m_sites.push_back(factsOf(site));
    for (const BoundObject &object : parts.objects)
        m_sizes.push_back(object.sizeInBytes);
    m_survey.uses.resize(std::size_t(EventHead::maxObjects) + 1);
}

Result<EventSurvey> Survey::run()
{
    for (std::size_t i = 0; i < m_parts.heads.size(); ++i) {
        if (!see(i)) {
            return fail(QStringLiteral("The trace does not fit together: event %1 has an impossible site, object, offset or value.")
                            .arg(i));
        }
    }
    for (const SiteFacts &site : m_sites)
        m_survey.siteCounts.push_back(site.events);
    return std::move(m_survey);
}

/// False: it does not fit.
inline bool Survey::see(std::size_t i)
{
    const EventHead head{m_parts.heads[i]};
    if (std::size_t(head.site()) >= m_sites.size())
        return false;
    SiteFacts &site = m_sites[std::size_t(head.site())];
    ++site.events;
    const bool inObject = std::size_t(head.object()) < m_sizes.size() && !head.outOfBounds();
    if (site.simple && inObject && !head.wide()) [[likely]] {
        const quint32 offset = m_parts.offsets[i];
        count(head, offset, site);
        return quint64(offset) + site.size <= m_sizes[std::size_t(head.object())];
    }
    if (!fits(i, head, site))
        return false;
    if (site.number && !head.outOfBounds())
        count(head, m_parts.offsets[i], site);
    return true;
}

inline void Survey::count(EventHead head, quint32 offset, const SiteFacts &site)
{
    ObjectUse &use = m_survey.uses[std::size_t(head.object())];
    ++(use.*site.number);
    use.alignment |= offset | site.size;
}

bool Survey::fits(std::size_t i, EventHead head, const SiteFacts &site) const
{
    const quint32 words = head.wide() ? site.payloadWords + 1 : site.poolWords;
    if (words > 0 && quint64(m_parts.values[i]) + words > m_parts.pool.size())
        return false;
    if (!site.memory || head.object() == EventHead::noObject)
        return true;
    if (std::size_t(head.object()) >= m_sizes.size())
        return false;
    if (head.outOfBounds())
        return true;
    const quint64 offset = m_parts.offsets[i] + (head.wide() ? quint64(m_parts.pool[m_parts.values[i]]) << 32 : 0);
    const quint64 size = m_sizes[std::size_t(head.object())];
    const auto span = [&] {
        return copyExtent(m_parts.pool.data() + m_parts.values[i] + (head.wide() ? 1 : 0)).span(site.size);
    };
    return offset <= size && (site.copy ? span() : site.size) <= size - offset;
}

} // namespace

Result<EventSurvey> surveyEvents(const TraceParts &parts)
{
    return Survey(parts).run();
}

} // namespace kernelscope

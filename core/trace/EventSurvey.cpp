#include "trace/EventSurvey.h"

#include <algorithm>
#include <limits>

#include "trace/EventHead.h"
#include "trace/SiteTraits.h"
#include "trace/Trace.h"

namespace kernelscope {

namespace {

/// Of the loads, stores or atomics of a site that need no word of the pool and have one object only: nearly all events are of such a
/// site, and one comparison tells them.
struct Usual
{
    quint32 object = 0xffffffff; ///< 0xffffffff: there are none
    quint32 lastOffset = 0;
    quint32 alignment = 0;
    quint32 count = 0;
    IntervalUse use; ///< by each of them
};

/// What else there is to know of a site while looking at its events.
struct SiteFacts
{
    quint64 others = 0;
    quint64 ObjectUse::*number = nullptr; ///< which number goes up; nullptr: it touches no object
    quint32 size = 0;
    quint32 poolWords = 0;
    quint32 payloadWords = 0;
    bool memory = false;
    bool copy = false;
    bool meeting = false;
    bool barrier = false;
};

quint64 ObjectUse::*numberOf(SiteKind kind)
{
    switch (kind) {
    case SiteKind::Load:
    case SiteKind::AsyncRead:
    case SiteKind::ImageRead:
        return &ObjectUse::reads;
    case SiteKind::Store:
    case SiteKind::AsyncWrite:
    case SiteKind::ImageWrite:
        return &ObjectUse::writes;
    case SiteKind::Atomic:
        return &ObjectUse::atomics;
    default:
        return nullptr;
    }
}

SiteFacts factsOf(const AccessSite &site)
{
    return {.number = numberOf(site.kind),
            .size = quint32(site.sizeInBytes),
            .poolWords = quint32(poolWords(site)),
            .payloadWords = quint32(site.payloadWords),
            .memory = touchesMemory(site.kind),
            .copy = isAsyncCopy(site.kind),
            .meeting = isGroupCollective(site.kind),
            .barrier = site.kind == SiteKind::Barrier};
}

Usual usualOf(const AccessSite &site, const SiteFacts &facts, const QList<BoundObject> &objects)
{
    const bool isSimple = facts.memory && facts.number && !facts.copy && facts.poolWords == 0;
    const int only = site.objects.size() == 1 ? site.objects.first() : -1;
    if (!isSimple || only < 0 || only >= objects.size() || objects[only].sizeInBytes < facts.size)
        return {};
    constexpr quint64 most = std::numeric_limits<quint32>::max();
    return {quint32(only),
            quint32(std::min(most, objects[only].sizeInBytes - facts.size)),
            facts.size,
            0,
            {IntervalUse::bit(only), facts.number == &ObjectUse::reads ? 0 : IntervalUse::bit(only)}};
}

class Survey
{
public:
    explicit Survey(const TraceParts &parts);

    Result<EventSurvey> run();
    /// Of each work-item the first event that does not fit, or the end of its events. Runs are of no use here.
    std::vector<std::size_t> ends();

private:
    std::size_t seeItem(std::size_t item);
    std::size_t seeMany(std::size_t i, std::size_t end);
    std::size_t seeUsual(std::size_t i, std::size_t end);
    bool seeRun(const EventRun &run);
    bool seeOther(std::size_t i);
    bool fits(std::size_t i, EventHead head, const SiteFacts &site) const;
    void count(EventHead head, quint32 offset, const SiteFacts &site);
    void endInterval(std::size_t number);
    void addUsual();

    const TraceParts &m_parts;
    std::vector<SiteFacts> m_sites;
    std::vector<Usual> m_usual;    ///< of each site
    std::vector<quint64> m_sizes;  ///< of the objects
    IntervalUse m_use;             ///< since the last meeting
    std::size_t m_run = 0;         ///< the next
    std::size_t m_groupsFirst = 0; ///< interval
    std::size_t m_interval = 0;    ///< the present work-item's
    EventSurvey m_survey;
};

Survey::Survey(const TraceParts &parts) : m_parts(parts)
{
    for (const AccessSite &site : parts.sites) {
        m_sites.push_back(factsOf(site));
        m_usual.push_back(usualOf(site, m_sites.back(), parts.objects));
    }
    for (const BoundObject &object : parts.objects)
        m_sizes.push_back(object.sizeInBytes);
    m_survey.uses.resize(std::size_t(EventHead::maxObjects) + 1);
}

QString impossible(std::size_t event)
{
    return QStringLiteral("event %1 has an impossible site, object, offset or value").arg(event);
}

std::vector<std::size_t> Survey::ends()
{
    std::vector<std::size_t> ends;
    for (std::size_t item = 0; item + 1 < m_parts.firstEvents.size(); ++item)
        ends.push_back(std::min<std::size_t>(seeItem(item), m_parts.firstEvents[item + 1]));
    return ends;
}

Result<EventSurvey> Survey::run()
{
    const auto itemsOfGroup = std::size_t(m_parts.launch.itemsOfGroup());
    const std::size_t items = m_parts.firstEvents.size() - 1;
    m_survey.firstIntervals.push_back(0);
    for (std::size_t item = 0; item < items; ++item) {
        if (const std::size_t wrong = seeItem(item); wrong < m_parts.heads.size()) {
            return fail(QStringLiteral("The trace does not fit together: %1.").arg(impossible(wrong)));
        }
        if ((item + 1) % itemsOfGroup == 0) {
            m_groupsFirst = m_survey.intervals.size();
            m_survey.firstIntervals.push_back(quint32(m_groupsFirst));
        }
    }
    addUsual();
    return std::move(m_survey);
}

/// What the sites counted by themselves.
void Survey::addUsual()
{
    for (std::size_t site = 0; site < m_sites.size(); ++site) {
        const Usual &usual = m_usual[site];
        m_survey.siteCounts.push_back(usual.count + m_sites[site].others);
        if (usual.count == 0)
            continue;
        ObjectUse &use = m_survey.uses[usual.object];
        use.*m_sites[site].number += usual.count;
        use.alignment |= usual.alignment;
    }
}

/// The first event that does not fit, or how many there are.
std::size_t Survey::seeItem(std::size_t item)
{
    m_interval = m_groupsFirst;
    const std::size_t end = m_parts.firstEvents[item + 1];
    for (std::size_t i = seeMany(m_parts.firstEvents[item], end); i < end; i = seeMany(i + 1, end)) {
        if (!seeOther(i))
            return i;
    }
    endInterval(m_interval);
    return m_parts.heads.size();
}

void Survey::endInterval(std::size_t number)
{
    if (m_survey.intervals.size() <= number)
        m_survey.intervals.resize(number + 1);
    m_survey.intervals[number] |= m_use;
    m_use = {};
}

/// Passes over the usual events from one on, of runs without looking at each; the first that is none, or the end.
std::size_t Survey::seeMany(std::size_t i, std::size_t end)
{
    while (m_run < m_parts.runs.size() && m_parts.runs[m_run].first < end) {
        const EventRun &run = m_parts.runs[m_run];
        i = seeUsual(i, run.first);
        if (i < run.first)
            return i;
        ++m_run;
        if (i == run.first && seeRun(run))
            i += run.count;
    }
    return seeUsual(i, end);
}

/// Where the first and the last iteration's offsets are right, all between them are. False: some are perhaps not, nothing was counted.
bool Survey::seeRun(const EventRun &run)
{
    const quint32 turns = run.count / run.width;
    const quint32 *heads = m_parts.heads.data() + run.first;
    const quint32 *offsets = m_parts.offsets.data() + run.first;
    const auto strideOf = [&](quint32 event) { return turns > 1 ? qint32(offsets[event + run.width] - offsets[event]) : 0; };
    for (quint32 event = 0; event < run.width; ++event) {
        const quint32 site = traceLayout::siteOf(heads[event]);
        if (site >= m_usual.size() || heads[event] >> traceLayout::siteBits != m_usual[site].object)
            return false;
        const qint64 last = qint64(offsets[event]) + qint64(strideOf(event)) * (turns - 1);
        if (offsets[event] > m_usual[site].lastOffset || last < 0 || last > m_usual[site].lastOffset)
            return false;
    }
    for (quint32 event = 0; event < run.width; ++event) {
        Usual &site = m_usual[traceLayout::siteOf(heads[event])];
        site.count += turns;
        site.alignment |= offsets[event] | quint32(strideOf(event));
        m_use |= site.use;
    }
    return true;
}

/// Passes over the usual events from one on; the first that is none, or the end.
std::size_t Survey::seeUsual(std::size_t i, std::size_t end)
{
    const quint32 *heads = m_parts.heads.data();
    const quint32 *offsets = m_parts.offsets.data();
    Usual *sites = m_usual.data();
    const std::size_t siteCount = m_usual.size();
    IntervalUse use = m_use;
    for (; i < end; ++i) {
        const quint32 head = heads[i];
        const quint32 number = traceLayout::siteOf(head);
        if (number >= siteCount)
            break;
        Usual &site = sites[number];
        const quint32 offset = offsets[i];
        if (head >> traceLayout::siteBits != site.object || offset > site.lastOffset)
            break;
        ++site.count;
        site.alignment |= offset;
        use |= site.use;
    }
    m_use = use;
    return i;
}

/// False: it does not fit.
bool Survey::seeOther(std::size_t i)
{
    const EventHead head{m_parts.heads[i]};
    if (std::size_t(head.site()) >= m_sites.size())
        return false;
    SiteFacts &site = m_sites[std::size_t(head.site())];
    if (!fits(i, head, site))
        return false;
    ++site.others;
    if (site.number) {
        const quint32 object = IntervalUse::bit(head.object());
        m_use |= {object, site.number == &ObjectUse::reads ? 0 : object};
        if (!head.outOfBounds())
            count(head, m_parts.offsets[i], site);
    }
    if (site.meeting) {
        m_survey.meetings.push_back(quint32(i));
        m_survey.fences.push_back(site.barrier ? quint8(m_parts.offsets[i]) : quint8(0));
        endInterval(m_interval++);
    }
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
    const auto span = [&] { return copyExtent(m_parts.pool.data() + m_parts.values[i] + (head.wide() ? 1 : 0)).span(site.size); };
    return offset <= size && (site.copy ? span() : site.size) <= size - offset;
}

} // namespace

Result<EventSurvey> surveyEvents(const TraceParts &parts)
{
    return Survey(parts).run();
}

void leaveOutWrongEvents(TraceParts &parts)
{
    parts.runs.clear();
    const std::vector<std::size_t> ends = Survey(parts).ends();
    std::size_t kept = 0;
    std::size_t first = 0;
    for (std::size_t item = 0; item < ends.size(); ++item) {
        const std::size_t behind = parts.firstEvents[item + 1];
        if (ends[item] < behind)
            noteDamage(parts, item, impossible(ends[item]));
        for (WordColumn *column : {&parts.heads, &parts.offsets, &parts.values})
            std::copy(column->data() + first, column->data() + ends[item], column->data() + kept);
        kept += ends[item] - first;
        parts.launch.lostEvents += behind - ends[item];
        parts.firstEvents[item + 1] = quint32(kept);
        first = behind;
    }
    for (WordColumn *column : {&parts.heads, &parts.offsets, &parts.values})
        column->resize(kept);
}

void noteDamage(TraceParts &parts, std::size_t item, const QString &what)
{
    const auto items = std::size_t(parts.launch.itemsOfGroup());
    if (parts.damage.isEmpty())
        parts.damage = QStringLiteral("The trace of work-item %1 of work-group %2 can't be read to its end: %3.")
                           .arg(item % items)
                           .arg(parts.groups[item / items])
                           .arg(what);
}

} // namespace kernelscope

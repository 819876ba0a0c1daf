#include "analysis/RestrictViolations.h"

#include "analysis/AccessClass.h"
#include "analysis/Evidence.h"
#include "analysis/LazyCells.h"
#include "analysis/TouchedUnits.h"
#include "support/Filled.h"
#include "trace/CanonicalObject.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

/// Two parameters that are the same memory.
struct Pair
{
    int first = 0;
    int second = 0;
};

QList<Pair> restrictedPairs(const QList<BoundObject> &objects)
{
    QList<Pair> pairs;
    for (int a = 0; a < objects.size(); ++a) {
        for (int b = a + 1; b < objects.size(); ++b) {
            if (canonicalObject(objects, a) == canonicalObject(objects, b) && (objects[a].isRestrict || objects[b].isRestrict))
                pairs << Pair{a, b};
        }
    }
    return pairs;
}

/// Looks for the elements that both parameters of a pair lead to.
class PairSearch
{
public:
    PairSearch(const Trace &trace, const AccessClasses &classes, const Pair &pair)
        : m_trace(trace), m_classes(classes), m_pair(pair),
          m_shift(
              ObjectUse{0, 0, 0, trace.use(ObjectIndex(pair.first)).alignment | trace.use(ObjectIndex(pair.second)).alignment}.unitShift())
    {
    }

    QList<Finding> run();

private:
    /// Of a unit of memory: the first events through each parameter, + 1; 0: none.
    struct Cell
    {
        quint32 first[2] = {0, 0};
        quint32 change[2] = {0, 0};
        bool isTold = false;
    };

    void take(EventIndex event);
    Finding finding() const;

    const Trace &m_trace;
    const AccessClasses &m_classes;
    Pair m_pair;
    int m_shift;
    LazyCells<Cell> m_cells;
    EventIndex m_change;
    EventIndex m_other;
    quint64 m_units = 0;
};

QList<Finding> PairSearch::run()
{
    if (!m_trace.use(ObjectIndex(m_pair.first)).changed() && !m_trace.use(ObjectIndex(m_pair.second)).changed())
        return {};
    for (int i = 0; i < m_trace.eventCount(); ++i) {
        const EventHead head{m_trace.heads()[std::size_t(i)]};
        const bool isOfPair = head.object() == m_pair.first || head.object() == m_pair.second;
        // Of a pointer that may lead to several objects nobody knows which parameter it came from.
        if (isOfPair && !head.outOfBounds() && onlyObject(m_trace.site(SiteIndex(head.site()))) == head.object())
            take(EventIndex(i));
    }
    return m_units > 0 ? QList<Finding>{finding()} : QList<Finding>();
}

void PairSearch::take(EventIndex event)
{
    const EventHead head{m_trace.heads()[std::size_t(event.value)]};
    const int side = head.object() == m_pair.first ? 0 : 1;
    const SiteKind kind = m_trace.site(SiteIndex(head.site())).kind;
    const bool changes = kind == SiteKind::AsyncWrite || (m_classes.of(head.site(), event) & anyWrite);
    forEachTouchedUnit(m_trace, event, m_shift, [&](quint64 unit) {
        Cell &cell = m_cells[unit];
        const quint32 number = quint32(event.value) + 1;
        if (!cell.first[side])
            cell.first[side] = number;
        if (changes && !cell.change[side])
            cell.change[side] = number;
        const int changed = cell.change[0] ? 0 : 1;
        if (cell.isTold || !cell.change[changed] || !cell.first[1 - changed])
            return;
        cell.isTold = true;
        if (m_units++ > 0)
            return;
        m_change = EventIndex(int(cell.change[changed]) - 1);
        m_other = EventIndex(int(cell.first[1 - changed]) - 1);
    });
}

Finding PairSearch::finding() const
{
    const TraceEvent change = m_trace.event(m_change);
    const TraceEvent other = m_trace.event(m_other);
    const BoundObject &object = m_trace.objects()[change.object.value];
    const BoundObject &alias = m_trace.objects()[other.object.value];
    Finding finding;
    finding.kind = FindingKind::RestrictViolation;
    finding.count = m_units;
    finding.message = filled(
        QStringLiteral("%1 changes %2 through the parameter %3 at %4, and %5 accesses it through the parameter %6 at %7, but %8 is "
                       "restrict: OpenCL C leaves undefined what comes out (C99, 6.7.3.1), since compilers take it that the two never "
                       "meet. Give the two parameters buffers of their own, or take restrict away."),
        beginSentence(workItemText(m_trace, m_change)), elementText(object, change.offset), object.parameter,
        placeText(m_trace.site(change.site)), workItemText(m_trace, m_other), alias.parameter, placeText(m_trace.site(other.site)),
        object.isRestrict ? object.parameter : alias.parameter);
    setObject(finding, object, change.offset);
    finding.accesses = {accessOf(m_trace, m_change), accessOf(m_trace, m_other)};
    return finding;
}

} // namespace

QList<Finding> findRestrictViolations(const Trace &trace)
{
    QList<Finding> findings;
    const QList<Pair> pairs = restrictedPairs(trace.objects());
    if (pairs.isEmpty())
        return findings;
    const AccessClasses classes(trace);
    for (const Pair &pair : pairs)
        findings += PairSearch(trace, classes, pair).run();
    return findings;
}

} // namespace kernelscope

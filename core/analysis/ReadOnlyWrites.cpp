#include "analysis/ReadOnlyWrites.h"

#include <map>

#include "analysis/AccessClass.h"
#include "analysis/Evidence.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

struct Write
{
    EventIndex first;
    quint64 count = 0;
};
using Writes = std::map<std::pair<int, int>, Write>; ///< by site and object

bool anyWritten(const Trace &trace)
{
    for (int o = 0; o < trace.objects().size(); ++o) {
        if (trace.objects()[o].readOnly && trace.use(ObjectIndex(o)).changed())
            return true;
    }
    return false;
}

bool writes(const Trace &trace, const AccessClasses &classes, int event, EventHead head)
{
    const SiteKind kind = trace.site(SiteIndex(head.site())).kind;
    return kind == SiteKind::AsyncWrite || (classes.of(head.site(), EventIndex(event)) & anyWrite);
}

Writes collect(const Trace &trace)
{
    const AccessClasses classes(trace);
    Writes found;
    for (int i = 0; i < trace.eventCount(); ++i) {
        const EventHead head{trace.heads()[std::size_t(i)]};
        if (head.object() == EventHead::noObject || head.outOfBounds() || !trace.objects()[head.object()].readOnly ||
            !touchesMemory(trace.site(SiteIndex(head.site())).kind) || !writes(trace, classes, i, head))
            continue;
        Write &write = found[{head.site(), head.object()}];
        if (write.count++ == 0)
            write.first = EventIndex(i);
    }
    return found;
}

Finding findingOf(const Trace &trace, const Write &write, const BoundObject &object)
{
    const TraceEvent event = trace.event(write.first);
    const QString who = beginSentence(workItemText(trace, write.first));
    Finding finding;
    finding.kind = FindingKind::ReadOnlyWrite;
    finding.count = write.count;
    finding.message = QStringLiteral("%1 writes %2 at %3, but the project says that %4 is only read (\"access\": \"in\"): its new "
                                     "contents are never read back. Make it \"inout\", or write to another buffer.")
                          .arg(who, elementText(object, event.offset), placeText(trace.site(event.site)), object.name);
    setObject(finding, object, event.offset);
    finding.accesses = {accessOf(trace, write.first)};
    return finding;
}

} // namespace

QList<Finding> findReadOnlyWrites(const Trace &trace)
{
    QList<Finding> findings;
    if (!anyWritten(trace))
        return findings;
    for (const auto &[key, write] : collect(trace))
        findings.append(findingOf(trace, write, trace.objects()[key.second]));
    return findings;
}

} // namespace kernelscope

#include "analysis/NonFiniteValues.h"

#include <cstring>

#include "analysis/Evidence.h"
#include "support/Filled.h"

namespace kernelscope {

namespace {

/// Whether all bits of the exponent are set. No arithmetic: what this is compiled with may know no infinities either.
bool isFinite(Scalar scalar, const char *bytes)
{
    const quint64 exponent = scalar == Scalar::Half ? 0x7c00 : scalar == Scalar::Float ? 0x7f800000 : 0x7ff0000000000000;
    quint64 bits = 0;
    std::memcpy(&bits, bytes, std::size_t(sizeInBytes(scalar)));
    return (bits & exponent) != exponent;
}

bool storesNumbers(const AccessSite &site)
{
    return site.kind == SiteKind::Store && site.type && !site.type->isStruct() && isFloating(site.type->scalar);
}

bool areFinite(const Trace &trace, EventIndex event, const ElementType &type)
{
    const char *bytes = reinterpret_cast<const char *>(trace.valueWords(event));
    for (int i = 0; i < type.components; ++i) {
        if (!isFinite(type.scalar, bytes + i * sizeInBytes(type.scalar)))
            return false;
    }
    return true;
}

Finding findingOf(const Trace &trace, EventIndex first)
{
    const TraceEvent event = trace.event(first);
    const BoundObject &object = trace.objects()[event.object.value];
    Finding finding;
    finding.kind = FindingKind::NonFiniteValue;
    finding.severity = Severity::Warning;
    finding.message = filled(QStringLiteral("%1 stores %2 in %3 at %4, but the program is built with %5, which promises that there are no "
                                            "infinities and no NaNs: compilers may make anything of them. Build it without %5, or keep "
                                            "such numbers from arising."),
                             beginSentence(workItemText(trace, first)), valueText(trace, first), elementText(object, event.offset),
                             placeText(trace.site(event.site)), trace.launch().finiteMath);
    setObject(finding, object, event.offset);
    finding.accesses = {accessOf(trace, first)};
    return finding;
}

} // namespace

QList<Finding> findNonFiniteValues(const Trace &trace)
{
    QList<Finding> findings;
    if (trace.launch().finiteMath.isEmpty())
        return findings;
    for (int i = 0; i < trace.eventCount(); ++i) {
        const EventHead head{trace.heads()[std::size_t(i)]};
        const AccessSite &site = trace.site(SiteIndex(head.site()));
        if (!storesNumbers(site) || head.object() == EventHead::noObject || head.outOfBounds() ||
            areFinite(trace, EventIndex(i), *site.type))
            continue;
        if (findings.isEmpty())
            findings << findingOf(trace, EventIndex(i));
        else
            ++findings.first().count;
    }
    return findings;
}

} // namespace kernelscope

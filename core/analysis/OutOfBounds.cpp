#include "analysis/OutOfBounds.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <vector>

#include <QRegularExpression>

#include "analysis/Evidence.h"
#include "analysis/FaultEvidence.h"
#include "support/Counted.h"
#include "support/Filled.h"
#include "trace/EndedVariables.h"
#include "trace/ImageAccess.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

/// Farther than any index leads, one that wrapped around 32 bits too: the pointer was none into the object.
bool isNowhereNear(const BoundObject &object, qint64 offset)
{
    constexpr qint64 farthest = qint64(1) << 40; // bytes
    return offset < -farthest || offset > qint64(object.sizeInBytes) + farthest;
}

/// How far outside: "2 elements after its end".
QString distanceText(const BoundObject &object, qint64 offset)
{
    const auto elements = qint64(object.elementCount());
    const qint64 first = elementOf(object, offset);
    if (first < 0)
        return counted(-first, QStringLiteral("element")) + QStringLiteral(" before its start");
    if (first >= elements && wentBelowZero(first))
        return QStringLiteral("an unsigned number went below 0 there, and began again at the largest");
    if (first >= elements)
        return counted(first - elements + 1, QStringLiteral("element")) + QStringLiteral(" after its last");
    return QStringLiteral("it begins inside and ends after the last");
}

QString deedOf(SiteKind kind)
{
    switch (kind) {
    case SiteKind::Load:
        return QStringLiteral("loads from");
    case SiteKind::Store:
        return QStringLiteral("stores to");
    case SiteKind::AsyncRead:
        return QStringLiteral("copies from");
    case SiteKind::AsyncWrite:
        return QStringLiteral("copies to");
    default:
        return QStringLiteral("updates");
    }
}

/// The words that a fault keeps of a coordinate: x and y in the two halves of its value, z in the upper half of the second one.
std::array<quint32, 3> coordinateOf(const TraceFault &fault)
{
    return {quint32(fault.offset), quint32(fault.offset >> 32), quint32(fault.second >> 32)};
}

/// A part of the coordinate, floats or integers, is below 0.
bool isBeforeImage(const TraceFault &fault)
{
    return std::ranges::any_of(coordinateOf(fault), [](quint32 part) { return qint32(part) < 0; });
}

/// "3, 4"
QString pixelOf(const Trace &trace, const TraceFault &fault)
{
    const BoundObject image = fault.head.object() == EventHead::noObject ? BoundObject() : trace.objects()[fault.head.object()];
    return coordinateText(siteOf(trace, fault), image, coordinateOf(fault).data()).sliced(1).chopped(1);
}

QString imageMessage(const Trace &trace, const TraceFault &fault, const QString &who)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    const QString name =
        fault.head.object() == EventHead::noObject ? QStringLiteral("an image") : trace.objects()[fault.head.object()].name;
    return QStringLiteral("%1 %2 %3 at (%4), outside of the image, at %5.")
        .arg(who, site.kind == SiteKind::ImageRead ? QStringLiteral("reads") : QStringLiteral("writes"), name, pixelOf(trace, fault),
             placeText(site));
}

QString accessMessage(const Trace &trace, const TraceFault &fault)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    const QString who = beginSentence(workItemText(trace, fault));
    if (isImageAccess(site.kind))
        return imageMessage(trace, fault, who);
    if (fault.head.object() == EventHead::noObject)
        return filled(
            QStringLiteral(
                "%1 %2 address %4 at %3, where no buffer lies: a pointer that is NULL, or that nothing was assigned to, leads there. "
                "The access was left out of the traced run (a load gave 0)."),
            who, deedOf(site.kind), placeText(site), fault.offset);
    const BoundObject &object = trace.objects()[fault.head.object()];
    if (isNowhereNear(object, fault.offset))
        return QStringLiteral(
                   "%1 %2 an address at %3 that is nowhere near %4: a pointer that is NULL, or that nothing was assigned to, leads "
                   "there. The access was left out of the traced run (a load gave 0).")
            .arg(who, deedOf(site.kind), placeText(site), object.name);
    return QStringLiteral("%1 %2 %3 at %4, but %5 has %6: %7. The access was left out of the traced run (a load gave 0).")
        .arg(who, deedOf(site.kind), elementText(object, fault.offset), placeText(site), object.name,
             counted(qint64(object.elementCount()), QStringLiteral("element")), distanceText(object, fault.offset));
}

/// The variable that an indexed expression starts with: "p" of "p[i].position[k]"; empty where it is a call's result.
QString variableOf(const AccessSite &site)
{
    static const QRegularExpression pattern(QStringLiteral("^[(*&]*([A-Za-z_]\\w*)(?!\\w*\\()"));
    return pattern.match(writtenText(site)).captured(1);
}

/// "closest[j]"; where that is a pointer's name, "table, as to[j]".
QString arrayText(const AccessSite &site)
{
    const QString text = writtenText(site);
    const QString array = site.variables.value(0);
    return array.isEmpty() || array == variableOf(site) ? text : QStringLiteral("%1, as %2,").arg(array, text);
}

QString indexMessage(const Trace &trace, const TraceFault &fault, bool isPrivate)
{
    const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
    const QString who = beginSentence(workItemText(trace, fault));
    const int object = objectOf(trace, fault);
    const QString name = object == EventHead::noObject ? arrayText(site) : trace.objects()[object].name;
    if (!site.typeName.isEmpty())
        return filled(QStringLiteral("%1 uses component %2 of %3 at %4, and a %5 has %6."), who, fault.offset, name, placeText(site),
                      site.typeName, site.bound);
    if (site.operation == endOfBlock)
        return filled(
            QStringLiteral("%1 accesses %2 at %3, after the block that it is declared in has ended: the variable is no more then, "
                           "and anything may lie in its place. Declare it outside of that block."),
            who, name, placeText(site));
    if (site.bound == 0)
        return filled(QStringLiteral("%1 accesses %2 at %3 as a type that is larger: part of it lies outside the variable."), who, name,
                      placeText(site));
    const QString text =
        filled(QStringLiteral("%1 uses index %2 of %3 at %4, in a dimension of %5."), who, fault.offset, name, placeText(site), site.bound);
    return isPrivate ? text + QStringLiteral(" That lies outside the array.")
                     : text + QStringLiteral(" The element still lies inside the object, in another row: write the index that is meant.");
}

bool isIndex(const Trace &trace, const TraceFault &fault)
{
    return trace.site(SiteIndex(fault.head.site())).kind == SiteKind::Index;
}

bool isPrivate(const Trace &trace, const TraceFault &fault)
{
    if (const int object = objectOf(trace, fault); object != EventHead::noObject)
        return trace.objects()[object].memory == AddressSpace::Private;
    return trace.site(SiteIndex(fault.head.site())).memory == AddressSpace::Private;
}

/// Of an array in private memory, which nothing else is told of.
bool isUnrecorded(const Trace &trace, const TraceFault &fault)
{
    return isPrivate(trace, fault) && objectOf(trace, fault) == EventHead::noObject;
}

/// An index outside its dimension is no news where the access it belongs to left the object. Of an array in a struct its object is not
/// known.
bool ledOutside(const Trace &trace, const TraceFault &index)
{
    const int object = objectOf(trace, index);
    return std::ranges::any_of(trace.faults(), [&](const TraceFault &fault) {
        const bool isSameAccess = object == EventHead::noObject ? isWithin(siteOf(trace, index).range, siteOf(trace, fault).range)
                                                                : objectOf(trace, fault) == object;
        return !isIndex(trace, fault) && fault.head.outOfBounds() && isSameAccess && fault.group == index.group &&
               fault.localItem == index.localItem;
    });
}

bool isTold(const Trace &trace, const TraceFault &fault)
{
    return isIndex(trace, fault) ? isUnrecorded(trace, fault) || !ledOutside(trace, fault) : fault.head.outOfBounds();
}

Finding outOfBoundsOf(const Trace &trace, const TraceFault &fault)
{
    const bool index = isIndex(trace, fault);
    const bool inside = index && !isPrivate(trace, fault);
    const bool isImage = isImageAccess(trace.site(SiteIndex(fault.head.site())).kind);
    Finding finding;
    finding.kind = FindingKind::OutOfBounds;
    finding.severity = inside ? Severity::Warning : Severity::Error;
    finding.message = index ? indexMessage(trace, fault, !inside) : accessMessage(trace, fault);
    if (const int number = objectOf(trace, fault); number != EventHead::noObject) {
        const BoundObject &object = trace.objects()[number];
        setObject(finding, object, index ? 0 : fault.offset);
        if (index)
            finding.element = fault.offset;
        else if (isImage || isNowhereNear(object, fault.offset)) {
            finding.element.reset();
            finding.elementText = isImage ? QStringLiteral("%1(%2)").arg(object.name, pixelOf(trace, fault)) : QString();
        }
    } else {
        const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
        finding.memory = site.memory;
        if (index) {
            finding.object = site.variables.value(0, variableOf(site));
            finding.element = fault.offset;
        }
    }
    const bool isNormalized = isImage && (fault.second & samplerBits::Normalized) != 0;
    finding.isOutsideAnyImage = isImage && (isNormalized || isBeforeImage(fault));
    finding.accesses = {accessOf(trace, fault)};
    return finding;
}

} // namespace

bool wentBelowZero(qint64 element)
{
    constexpr qint64 end = qint64(1) << 32, most = 1'000'000;
    return std::abs(element - end) < most; // beyond it behind a pointer that was moved on
}

QList<Finding> findOutOfBounds(const Trace &trace)
{
    QList<Finding> findings;
    std::vector<TraceFault> faults;
    std::ranges::copy_if(trace.faults(), std::back_inserter(faults), [&](const TraceFault &fault) { return isTold(trace, fault); });
    for (auto fault = faults.begin(); fault != faults.end(); ++fault) {
        const auto isOfSite = [&](const TraceFault &other) { return other.head.site() == fault->head.site(); };
        const auto same = [&](const TraceFault &other) { return isOfSite(other) && other.head.object() == fault->head.object(); };
        if (std::any_of(faults.begin(), fault, same))
            continue;
        findings.append(outOfBoundsOf(trace, *fault));
        // The device counts by site. Where a site left several objects, each has at least what was listed of it.
        const auto listed = quint64(std::ranges::count_if(faults, same));
        const bool isAlone = listed == quint64(std::ranges::count_if(faults, isOfSite));
        const auto led = quint64(std::ranges::count_if(
            trace.faults(), [&](const TraceFault &other) { return isOfSite(other) && isIndex(trace, other) && !isTold(trace, other); }));
        findings.last().count = isAlone ? trace.faultsAt(SiteIndex(fault->head.site())) - led : listed;
    }
    return findings;
}

} // namespace kernelscope

#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// An event of a trace as one side of a finding.
FindingAccess accessOf(const Trace &trace, EventIndex event);
AccessType accessType(const Trace &trace, EventIndex event);

/// What a group meets at: "barrier", "asynchronous copy", "call of work_group_all".
QString meetingName(const AccessSite &site);

/// The place, macro and type of access.
void setPlace(FindingAccess &access, const AccessSite &site);

/// What was read or written: "5", "0.25", "(1, 2, 3, 4)", of an atomic "0 -> 1", of a copy "16 elements"; empty where
/// not known.
QString valueText(const Trace &trace, EventIndex event);
/// The same as the whole number that the kernel used, where valueText() shows a float instead, of a float's bits; else empty.
QString valueBits(const Trace &trace, EventIndex event);

/// "work-item 5", "work-item (1, 2)": by global id.
QString workItemText(const Trace &trace, EventIndex event);
QString workItemText(const Trace &trace, WorkItemSlot item);
/// "Work-item 5": what names something, at the start of a sentence.
QString beginSentence(QString words);
/// "work-group 0", "work-group (1, 0)".
QString workGroupText(const Trace &trace, GroupSlot group);
QList<quint64> idList(const Extent &id, int dimensions);
/// "(1, 2)", or "1" of one dimension.
QString idText(const QList<quint64> &id);
QString idText(const Extent &id, int dimensions);

/// "A[12]", or by its dimensions "tile[3][4]".
QString elementText(const BoundObject &object, qint64 offsetInBytes);
/// The same of what an access touches; of an image "im(3, 4)", by the coordinate that the kernel gave. The place in the source where the
/// object is not known.
QString accessedText(const Trace &trace, EventIndex event);
/// What an access did: "load a[3] = 5", without the value where it is not known.
QString accessText(const Trace &trace, EventIndex event);
/// What a sampler made of the coordinate: "im(-1, 3) is im(0, 3) (nearest, clamped to the edge)", with linear filtering each pixel with its
/// weight. Empty where it is just that pixel.
QString sampledText(const Trace &trace, EventIndex event);

/// The element that holds the byte; negative before the object.
qint64 elementOf(const BoundObject &object, qint64 offsetInBytes);

/// "p[i].position[k]": the site's text, whose words lie apart by spaces.
QString writtenText(const AccessSite &site);
/// "p[3] (p[i].mass)", where a member of a struct or a component of a vector is loaded or stored, else "p[3]".
QString elementWithPart(const BoundObject &object, qint64 offsetInBytes, const AccessSite &site);

/// "kernel.cl:12", of a macro's use "kernel.cl:12 (in LOAD, defined at kernel.cl:3)".
QString placeText(const AccessSite &site);

/// Whether all of a piece of source is part of another.
bool isWithin(const SourceRange &inner, const SourceRange &outer);

/// Sets memory, object and element for an access at an offset.
void setObject(Finding &finding, const BoundObject &object, qint64 offsetInBytes);

} // namespace kernelscope

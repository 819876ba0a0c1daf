#include "analysis/UninitialisedReads.h"

#include "analysis/Evidence.h"
#include "analysis/InitialisationWalk.h"

namespace kernelscope {

namespace {

Finding findingOf(const Trace &trace, const InitialisationWalk::Reads &reads, const BoundObject &object)
{
    const TraceEvent event = trace.event(reads.first);
    const bool local = object.memory == AddressSpace::Local;
    const QString advice =
        local ? QStringLiteral("Local memory starts with whatever was left in it: write it first.")
        : object.unwritten.isEmpty()
            ? QStringLiteral("An \"out\" buffer has no contents at first: make it \"inout\", or write it first.")
            : QStringLiteral("An \"out\" buffer has no contents at first, and earlier steps wrote other parts of it alone: make it "
                             "\"inout\", or write this part first.");
    const QString who = beginSentence(workItemText(trace, reads.first));
    Finding finding;
    finding.kind = FindingKind::UninitialisedRead;
    finding.count = reads.count;
    finding.message =
        QStringLiteral("%1 reads %2 at %3 before anything was written there. %4")
            .arg(who, elementWithPart(object, reads.offset, trace.site(event.site)), placeText(trace.site(event.site)), advice);
    setObject(finding, object, reads.offset);
    finding.accesses = {accessOf(trace, reads.first)};
    return finding;
}

} // namespace

QList<Finding> findUninitialisedReads(const Trace &trace)
{
    QList<Finding> findings;
    if (trace.launch().lostEvents > 0)
        return findings; // the write may be among them
    for (const AddressSpace memory : {AddressSpace::Local, AddressSpace::Global}) {
        for (const auto &[key, reads] : InitialisationWalk(trace, memory).run())
            findings.append(findingOf(trace, reads, trace.objects()[key.second]));
    }
    return findings;
}

} // namespace kernelscope

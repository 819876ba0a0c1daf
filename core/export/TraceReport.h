#pragma once

#include "analysis/Findings.h"
#include "protocol/Messages.h"

namespace kernelscope {

/// Nothing wrong was found, but a launch could not be recorded at all: it may be wrong.
constexpr int exitNotRecorded = 5;

/// All launches of a trace together, as the command line tells them.
struct TraceReport
{
    QString status; ///< "clean", "findings", or as of a run that could not be done or whose checks failed
    int exitStatus = 0;
    QList<Finding> findings; ///< those of all launches, as mergeFindings() does it, then those of the plan
    quint64 groupsTraced = 0;
    quint64 groupsTotal = 0;
    quint64 events = 0;
    quint64 accesses = 0;
    quint64 lostEvents = 0;
    quint64 untracedAccesses = 0; ///< places, each counted once
    bool complete = false;
    QStringList notes;
    QList<SiteTotals> sites;
    QList<PhaseTotals> phases;
};

TraceReport traceReport(const TraceReply &reply);

/// The findings that a reader is shown: mergeFindings() of all launches, without the races that are implied.
QList<ListedFinding> listFindings(const QList<LaunchTrace> &launches);

/// What was found of the plan itself, beside the launches.
QList<Finding> planFindings(const TraceReply &reply);

} // namespace kernelscope

#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "analysis/Finding.h"
#include "analysis/SiteTotals.h"
#include "plan/NDRange.h"
#include "support/Fields.h"
#include "trace/InstrumentedKernel.h"

/// The values that TraceProject and its answers carry.
namespace kernelscope {

/// A kernel as the instrument program gave it back.
struct KernelInstrumentation
{
    QString kernel;
    QString message; ///< why it can't be traced, a sentence; empty when it can
    std::optional<InstrumentedKernel> instrumented;

    bool operator==(const KernelInstrumentation &) const = default;
    KERNELSCOPE_FIELDS(kernel, message, instrumented)
};

constexpr quint64 mostTraceBytes = quint64(512) << 20; ///< of all traces of a run that are kept

/// One execution of one launch step, traced.
struct LaunchTrace
{
    QString name;
    QString kernel;
    QString stepPath;  ///< JSON pointer of the step; executions inside a `repeat` share it
    int execution = 0; ///< of this step, counted from 0
    NDRange range;
    QList<Finding> findings;
    quint64 groupsTraced = 0;
    quint64 groupsTotal = 0;
    quint64 events = 0;           ///< recorded: accesses, barriers, and whatever else a trace tells
    quint64 accesses = 0;         ///< recorded (isAccess(SiteKind))
    quint64 lostEvents = 0;       ///< found no space
    quint64 untracedAccesses = 0; ///< places of the source whose accesses can't be recorded
    bool traced = false;          ///< false: the notes say why
    bool complete = false;        ///< every access of every work-group was recorded
    bool ranUntraced = true;      ///< false: it could crash or hang; what follows uses the traced launch's results
    QStringList notes;            ///< sentences: what was not seen, and why
    QString traceFile;            ///< a .kstrace in the results directory; empty: none was kept there
    quint64 keptSize = 0;         ///< bytes of it, compressed, that a worker without such a directory keeps (ReadResults); 0: it keeps none
    QByteArray contentHash = {};  ///< of those bytes, SHA-256: a session that has read the same need not ask for them; empty: not told
    QList<SiteTotals> sites;      ///< of the kept trace
    QList<PhaseTotals> phases;
    QString overflow = {}; ///< firstOverflow()

    bool operator==(const LaunchTrace &) const = default;
    KERNELSCOPE_FIELDS(name, kernel, stepPath, execution, range, findings, groupsTraced, groupsTotal, events, accesses, lostEvents,
                       untracedAccesses, traced, complete, ranUntraced, notes, traceFile, keptSize, contentHash, sites, phases, overflow)
};

} // namespace kernelscope

#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QMap>
#include <QSet>

#include "opencl/Tracing.h"
#include "plan/CommandAccesses.h"
#include "protocol/Messages.h"
#include "protocol/TraceMessages.h"
#include "worker/BatchAnalysis.h"
#include "worker/ResultsFile.h"
#include "worker/Workplace.h"

namespace kernelscope {

/// What of a plan's kernels no trace shows, in words, by kernel.
struct NotTraced
{
    QMap<QString, QString> kernels; ///< why a kernel can't be traced
    QMap<QString, QString> places;  ///< the first places of a traced kernel whose accesses are not recorded, and why
};

/// Takes the traces of a run's launches as they come, analyses them, and keeps what is to be told.
class TraceCollector : public TraceSink
{
public:
    /// `tell` hears of each launch when it was traced, before it runs untraced; and again when it came to an end then that was in doubt.
    TraceCollector(Workplace &workplace, const TraceOptions &options, std::function<void(const LaunchTrace &)> tell);

    /// Before the first launch. `sized`: launches whose local size was chosen here.
    void begin(const Plan &plan, const NotTraced &notTraced, const QStringList &sized);

    const QList<LaunchTrace> &launches() const { return m_launches; }
    const TracedAccesses &accesses() const { return m_accesses; }
    /// The traces that no folder is there for, in memory: LaunchTrace::traceFile names them, keptSize is theirs before it is compressed.
    std::vector<std::unique_ptr<ResultsFile>> takeKept() { return std::move(m_kept); }
    /// The run ended with a changed guard zone.
    void addGuardViolation(const QString &launch, const QString &message);

private:
    void notTraced(const PlannedCommand &launch, const QString &why, bool runsUntraced) override;
    std::any examine(const Trace &batch, bool isAlone) const override;
    void recorded(const PlannedCommand &launch, const Trace &batch, const std::any &found) override;
    bool wantsValues(const PlannedCommand &launch) override;
    bool wantsOtherLocal(const PlannedCommand &launch) override;
    void dependsOnLocal(const PlannedCommand &launch, const std::optional<QStringList> &buffers) override;
    bool wantsOtherUnset(const PlannedCommand &launch) override;
    void confirmedUnset(const PlannedCommand &launch, const QList<int> &sites) override;
    bool wantsUnoptimised(const PlannedCommand &launch) override;
    void recordedUnoptimised(const PlannedCommand &launch, const Trace &batch, const std::any &found) override;
    bool keepsUnoptimised(const PlannedCommand &launch, bool isWhole) override;
    bool finished(const PlannedCommand &launch) override;
    void ended(const PlannedCommand &launch) override;
    bool asksWhyResultsDiffer(const PlannedCommand &launch) override;
    void compared(const PlannedCommand &launch, const QList<ComparedBuffer> &buffers) override;
    std::optional<OtherOrders> wantsOtherOrders(const PlannedCommand &launch) override;
    void comparedOrders(const PlannedCommand &launch, const QList<OrderedResults> &buffers) override;

    LaunchTrace &current(const PlannedCommand &launch);
    QList<Finding> takeFindings();
    bool triesLoops(const PlannedCommand &launch) const;
    bool mayBeTheCompilers(const PlannedCommand &command, const Finding &finding) const;
    bool isOfProcessor(const PlannedCommand &launch) const;
    void noteTheSize(LaunchTrace &launch);
    void recordFromTheStart(LaunchTrace &launch);
    void forgetBatches();
    void keep(const Trace &batch);
    void noteWhatWasNotSeen();
    void save(const Trace &batch);
    Result<void> keepInMemory(const Trace &batch);

    Workplace &m_workplace;
    TraceOptions m_options;
    std::function<void(const LaunchTrace &)> m_tell;
    const Plan *m_plan = nullptr;
    NotTraced m_notTraced;
    QStringList m_sized;
    QList<LaunchTrace> m_launches;
    const PlannedCommand *m_command = nullptr; ///< whose trace is the last of the list
    QMap<QString, int> m_executions;           ///< of each step
    BatchAnalysis m_analysis;                  ///< of the last launch
    TracedAccesses m_accesses;                 ///< where commands may overlap
    QList<Finding> m_foundWithoutValues;       ///< when the last launch was recorded for the first time
    BatchAnalysis m_unoptimised;               ///< of the same launch, built without optimisation
    bool m_isUnoptimised = false;              ///< the last launch
    QMap<QString, QList<Finding>> m_confirmed; ///< of each kernel the findings that were also made there
    int m_batches = 0;
    QString m_nowhereKnown;            ///< the first place whose accesses went to memory that is not known
    bool m_hasStored = false;          ///< something in a buffer or an image
    quint64 m_activeGroups = 0;        ///< activeGroupsIn() all batches
    bool m_hasRepeatedBarrier = false; ///< a work-item came to it several times
    Trace m_trace;                     ///< the batch that is kept
    QString m_damage;                  ///< of the last launch's batches the first (Trace::damage)
    quint64 m_savedBytes = 0;
    std::vector<std::unique_ptr<ResultsFile>> m_kept;
};

} // namespace kernelscope

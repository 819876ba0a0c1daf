#pragma once

#include <functional>
#include <map>

#include "planner/Planner.h"
#include "protocol/Messages.h"
#include "worker/ContentsCache.h"
#include "worker/RequestFiles.h"

namespace kernelscope {

/// A request's project as the judge plans it, without a driver: what its checks expect, and what a run's results hold. Nothing that the
/// process of the kernels says is believed here but which parameters a kernel has, where Clang could not read the sources.
class JudgedProject
{
public:
    /// Reads the project. `devices`: as they were listed before any kernel ran. What is wrong is in report().
    JudgedProject(const RunProject &run, const DevicesReply &devices, Evaluator &evaluator, ContentsCache &contents);

    void makePlan(); ///< where it could be read
    bool isPlanned() const { return !m_outcome.plan.devices.isEmpty() && !m_outcome.report.hasErrors(); }
    const PlanReport &report() const { return m_outcome.report; }
    const Project &project() const { return m_project; }
    const Plan &plan() const { return m_outcome.plan; }
    const ProgramSignature &signature() const { return m_context.signature; }
    /// Who is told of each parameter before it is evaluated.
    void tellOfParameters(std::function<void(const QString &)> evaluating) { m_context.evaluating = std::move(evaluating); }
    const RequestFiles &files() const { return m_files; }
    Evaluator &evaluator() { return m_evaluator; }

    /// Clang has read its kernels, so that their parameters are known.
    bool isKnown() const { return !m_context.signature.kernels.isEmpty(); }
    /// Whether it could be planned if its kernels were others: what a driver defines Clang doesn't, and so may see other kernels.
    bool couldBePlanned() const;
    /// Plans anew with kernels as a driver describes them.
    void adopt(const QList<KernelSignature> &kernels);

    /// What the process of the kernels may know: neither checks nor the files that only they read. All of it, where it can't be read.
    ProjectRequest withoutChecks() const;

    [[nodiscard]] Result<void> fill(StorageIndex storage, char *target);
    /// Evaluates the initial contents that the checks look at, which a kernel could have changed in the results. `isCancelled` ends it.
    void prepareChecks(const std::function<bool()> &isCancelled);

    QList<BufferResult> buffers(QByteArrayView results, const std::function<void(const Progress &)> &report) const;
    QList<CheckResult> checks(const QList<Check> &wanted, const QList<BufferResult> &buffers, QByteArrayView results,
                              const std::function<void(const Progress &)> &report);

private:
    void read();
    QByteArrayView contents(const BufferResult &buffer, QByteArrayView results) const;

    const RunProject m_run;
    const DevicesReply &m_devices;
    Evaluator &m_evaluator;
    ContentsCache &m_contents;
    RequestFiles m_files;
    Project m_project;
    PlanContext m_context;
    PlanOutcome m_outcome;
    bool m_isRead = false;
    std::map<QString, QByteArray> m_inputs; ///< by buffer
};

} // namespace kernelscope

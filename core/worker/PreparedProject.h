#pragma once

#include "planner/Planner.h"
#include "worker/RequestFiles.h"
#include "worker/Workplace.h"

namespace kernelscope {

/// A request's project, read, with its device chosen, its build options planned, and (when asked for) built and its kernels known.
/// The steps are called in this order; each gives an error in sentences and leaves what it found out.
class PreparedProject
{
public:
    PreparedProject(Workplace &workplace, const ProjectRequest &request, const QString &onlyLaunch = {});

    [[nodiscard]] Result<void> read();
    [[nodiscard]] Result<void> planTheBuild(); ///< the error is the first problem's; all of them are in report()
    [[nodiscard]] Result<void> build();        ///< the error is the compiler's; see mainBuild()
    [[nodiscard]] Result<void> plan();         ///< likewise
    [[nodiscard]] Result<void> buildForOtherDevices();

    const Project &project() const { return m_project; }
    const DeviceInfo &device() const { return m_context.devices[m_context.device]; }
    const ProgramSignature &signature() const { return m_context.signature; }
    bool blamesDriver() const { return m_blamesDriver; } ///< the build failed or has no kernel, and no line of a source is at fault
    const ProgramBuild &mainBuild() const { return m_builds[0]; }
    const ProgramText &text() const { return m_text; }             ///< once it was built
    const QList<ProgramBuild> &builds() const { return m_builds; } ///< by the plan's devices
    const Plan &thePlan() const { return m_outcome.plan; }
    Plan &planToChange() { return m_outcome.plan; }
    const PlanReport &report() const { return m_outcome.report; }
    const RequestFiles &files() const { return m_files; }
    Evaluator &evaluator() { return m_workplace.evaluator; }

private:
    [[nodiscard]] Result<void> firstProblem() const;
    [[nodiscard]] Result<QList<Diagnostic>> refuseForbidden();

    Workplace &m_workplace;
    const ProjectRequest &m_request;
    RequestFiles m_files;
    Project m_project;
    PlanContext m_context;
    PlanOutcome m_outcome;
    ProgramText m_text;
    QList<ProgramBuild> m_builds{ProgramBuild{}};
    bool m_blamesDriver = false;
};

} // namespace kernelscope

#pragma once

#include <functional>
#include <optional>

#include <QList>

#include "Conversation.h"
#include "protocol/InstrumentMessages.h"
#include "session/InstrumentProcess.h"
#include "session/Job.h"
#include "session/ProjectFiles.h"

namespace kernelscope {

/// The answer of `kernelscope-instrument`; nothing when a signal ended the wait.
std::optional<InstrumentReply> askInstrument(const InstrumentRequest &request, std::chrono::seconds deadline);

/// What the project is built with. Where that holds expressions a worker evaluates them. Nothing when a signal ended the wait.
std::optional<Result<QString>> buildOptions(const Project &project, const ProjectRequest &request, const WorkerOptions &worker);

/// Has Clang read what a project's sources declare. Where the build options hold expressions a worker evaluates them first. One at a time;
/// asynchronous.
class SourceReader
{
public:
    /// The signature is empty where Clang can't: the driver is asked then.
    using Handler = std::function<void(const ProgramSignature &signature, const QList<Diagnostic> &diagnostics)>;

    /// `isNeeded`: what Clang says is worth waiting for.
    SourceReader(Workers &workers, const Project &project, bool isNeeded = false);

    /// The handler may be called before this returns.
    void read(const Project &project, const ProjectRequest &request, const Handler &handler);

private:
    /// `known`: what Clang said before, if the build options are not to be had.
    void readAsPlanned(const Project &project, const ProjectRequest &request, const Handler &handler, const QList<Diagnostic> &known);
    void ask(const Project &project, const ProjectRequest &request, const QString &buildOptions, const Handler &handler);

    InstrumentProcess m_clang;
    Job<PlanProject, PlanReply> m_planning;
};

/// The same, into the request, while the worker is getting ready. What Clang says of the sources; nothing when a signal ended the wait: the
/// command should end too, with Interrupt::exitCode.
std::optional<QList<Diagnostic>> readSources(const Project &project, ProjectRequest &request, Conversation &conversation,
                                             bool isNeeded = false);

} // namespace kernelscope

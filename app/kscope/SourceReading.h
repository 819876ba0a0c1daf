#pragma once

#include <optional>

#include <QList>

#include "Conversation.h"
#include "protocol/InstrumentMessages.h"
#include "session/ProjectFiles.h"

namespace kernelscope {

/// The answer of `kernelscope-instrument`; nothing when a signal ended the wait.
std::optional<InstrumentReply> askInstrument(const InstrumentRequest &request, std::chrono::seconds deadline);

/// What the project is built with. Where that holds expressions a worker evaluates them. Nothing when a signal ended the wait.
std::optional<Result<QString>> buildOptions(const Project &project, const ProjectRequest &request, const WorkerOptions &worker);

/// Has Clang read what the sources declare, and puts it into the request, while the worker is getting ready. Where Clang can't the
/// request stays as it is: the driver is asked. Where the build options hold expressions the worker evaluates them first. `isNeeded`: what
/// Clang says is worth waiting for.
/// What Clang says of them; nothing when a signal ended the wait: the command should end too, with Interrupt::exitCode.
std::optional<QList<Diagnostic>> readSources(const Project &project, ProjectRequest &request, Conversation &conversation,
                                             bool isNeeded = false);

} // namespace kernelscope

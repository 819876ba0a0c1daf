#pragma once

#include <optional>

#include <QList>

#include "Conversation.h"
#include "session/ProjectFiles.h"

namespace kernelscope {

/// Has Clang read what the sources declare, and puts it into the request, while the worker is getting ready. Where Clang can't the
/// request stays as it is: the driver is asked. Where the build
/// options hold expressions the worker evaluates them first.
/// What Clang says of them; nothing when a signal ended the wait: the command should end too, with Interrupt::exitCode.
std::optional<QList<Diagnostic>> readSources(const Project &project, ProjectRequest &request, Conversation &conversation);

/// The program without macros and includes; empty where Clang can't read it. Nothing when a signal ended the wait.
std::optional<QString> readProgram(const Project &project, const ProjectRequest &request);

} // namespace kernelscope

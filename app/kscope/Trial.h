#pragma once

#include "Conversation.h"
#include "project/ProjectDocument.h"

namespace kernelscope {

/// Traces a project that was guessed from a kernel a few times, and gives it the room that the kernel used. Where a trial can't be
/// made the guess stays as it is: it is nobody's error. False when a signal ended the wait.
[[nodiscard]] bool fitByTrial(Conversation &conversation, ProjectDocument &document, const QString &device);

} // namespace kernelscope

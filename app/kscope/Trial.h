#pragma once

#include <chrono>

#include "Conversation.h"
#include "guess/GuessTrial.h"
#include "guess/ProjectGuess.h"
#include "project/ProjectDocument.h"

namespace kernelscope {

/// A guess with the texts that belong to it.
struct GuessedDocument
{
    ProjectDocument document;
    GuessedProject guess; ///< what else is known of it; the project is the document's
};

/// What became of the trials.
struct FittedGuess
{
    ProjectDocument document;
    GuessTrial trial = {}; ///< the last of it
};

/// Traces projects that were guessed from a kernel a few times and gives them the room that the kernel used. `more` is launched with
/// more work-items than elements; it is taken where the kernel looks after those, or all but does. Where a trial can't be made the guess
/// stays as it is: it is nobody's error. So it does when its `patience` ends. Nothing when a signal ended the wait.
std::optional<FittedGuess> fitByTrial(Conversation &conversation, const GuessedDocument &exact, const std::optional<GuessedDocument> &more,
                                      const QString &device, std::chrono::milliseconds patience);

} // namespace kernelscope

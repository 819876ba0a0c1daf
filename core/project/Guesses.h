#pragma once

#include <QStringList>

#include "project/Project.h"

namespace kernelscope {

// What of a project was guessed (Project::guesses). A guess holds as long as the project has the guessed value at its place: whoever gives
// another value, here or in the file, has decided.

/// Those that hold.
QList<Guess> heldGuesses(const Project &project);

/// Where their values are, in the same order: JSON pointers with indices, as plan reports and fields name places ("/buffers/0/shape",
/// "/plan/0/arguments/n", "/parameters/n").
QStringList guessPointers(const Project &project);

/// The macros of the build (Build::defines) whose values are guessed, in their order.
QList<Define> guessedDefines(const Project &project);

/// Records that the values at these places, as the project has them now, were guessed. Nothing where there is none.
void addGuesses(Project &project, const QStringList &places);

/// The value at this JSON pointer (with indices) is what the user wants, and so is what it is part of or made of.
void confirmGuesses(Project &project, const QString &pointer);

/// Forgets those that don't hold: after an edit, so that the old value is not taken for a guess when it is given again.
void dropEndedGuesses(Project &project);

/// After something got another name: of `held`, which held before, each is one again, at its place with the key at `parent` ("/buffers")
/// renamed, and with the value that the project has there now.
void renameInGuesses(Project &project, const QList<Guess> &held, const QString &parent, const QString &from, const QString &to);

} // namespace kernelscope

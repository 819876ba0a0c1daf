#pragma once

#include <QHash>

#include "plan/KernelSignature.h"
#include "project/ProjectDocument.h"
#include "support/Result.h"

namespace kernelscope {

struct GuessedProject
{
    Project project;
    /// The kernel compares its place with an extent that it is told, as one does that is launched with more work-items than elements.
    bool comparesPlace = false;
    /// It does, or loops up to them, and no buffer has rows that are longer by one: a step after the end is its own.
    bool knowsExtents = false;
    bool knowsGroup = false;              ///< its arithmetic says how large its work-groups are
    QStringList looseNumbers = {};        ///< parameters that are n for want of anything better
    QStringList switches = {};            ///< those of them that neither multiply anything nor bound a loop
    QStringList strides = {};             ///< parameters that are 1 and multiply something: the distance of two elements, it may be
    QStringList byContents = {};          ///< buffers whose places the kernel computes from what another one holds
    QHash<QString, QString> structs = {}; ///< of buffers of structs that start as zeros: what else may be in them, an expression
    bool takesPairs = false;              ///< each work-item of a group is there for two elements that lie side by side
};

struct GuessHints
{
    /// As many work-items more than elements as the next work-group needs, where the kernel looks after that itself.
    bool hasMoreItems = false;
    QList<StructLayout> structs = {}; ///< those that the source declares
};

/// A first project for a kernel, guessed from its signature and from the facts of its body: a buffer for every global pointer, sizes
/// from one parameter n, one launch with as many dimensions as the kernel asks for. Meant to run as it is and then be edited. Where the
/// facts are not known the signature alone tells: one dimension, numbers by their names.
/// An error where the compiler did not tell what the kernel's parameters are.
[[nodiscard]] Result<GuessedProject> guessProject(const KernelSignature &kernel, const GuessHints &hints = {});

/// Writes down in a project that was guessed for a kernel, and perhaps fitted since, what of it is a guess (Project::guesses): sizes,
/// contents, formats, values, local memory, and a work-group's size where the kernel does not require one.
void recordGuesses(Project &project, const KernelSignature &kernel);

/// What the notes of such a project say: what was guessed and what to change, and what was found in its trial (`doubts`, from
/// guessDoubts()).
QString guessNotes(const KernelSignature &kernel, const Project &project, bool isTried, const QString &doubts = {});

} // namespace kernelscope

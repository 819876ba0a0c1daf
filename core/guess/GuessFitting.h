#pragma once

#include <array>

#include <QList>
#include <QString>
#include <QStringList>

#include "project/Project.h"
#include "trace/Trace.h"

namespace kernelscope {

/// The value of a project's parameter "n" or "group"; 0: it has none.
quint64 numberOf(const Project &project, const QString &parameter);
void setNumber(Project &project, const QString &parameter, quint64 value);

/// How far into a buffer or local memory a traced launch went.
struct Reach
{
    QString name; ///< the buffer's; of local memory the variable's or the parameter's
    AddressSpace memory = AddressSpace::Global;
    quint64 given = 0;               ///< elements that it has
    quint64 needed = 0;              ///< one more than the last element that was asked for
    int elementSize = 4;             ///< bytes
    bool fromBefore = false;         ///< something in front of it was asked for: more room after would not help
    quint64 missed = 0;              ///< of an image: so many reads, or writes of one place, asked for what is after its end
    std::array<quint64, 2> pixels{}; ///< of an image: one more than what the first of these asked for, by column and by row
    bool operator==(const Reach &) const = default;
};

/// From the recorded events and the first faults of all groups.
QList<Reach> reachOf(const Trace &trace);

/// What a kernel's text says of its sizes, so that a trial need not (both: GuessedProject).
struct KnownSizes
{
    bool extents = false; ///< of its buffers, in two and three dimensions
    bool group = false;
    QStringList byContents = {}; ///< buffers whose places are computed from what another buffer holds
};

/// Gives a guessed project (ProjectGuess) the room that a trial of it used: larger buffers and local arguments; a smaller work-group
/// where a local array of the kernel's own is too small for it. Whether anything changed: then another trial may tell more.
/// Where the kernel is told its extents, a step after the end is taken to be the kernel's own and left as it is; in two and three
/// dimensions only where they are known, and nowhere in buffers whose places come from guessed contents. A known work-group stays as it is,
/// but where local memory ends.
bool fitGuess(Project &project, const QList<Reach> &reaches, KnownSizes known = {});

/// In a launch of two or three dimensions, makes vectors of buffers of which just n elements were used, and matrices where n x n of a
/// volume were: a step after their end shows then. `reaches`: of a trial that was recorded whole and found nothing.
void tightenGuess(Project &project, const QList<Reach> &reaches);

/// Whether smaller work-groups than those of `before` left an array of the kernel's own all the same: then their size was not at fault.
bool shrankInVain(const Project &fitted, const Project &before, const QList<Reach> &reaches);

} // namespace kernelscope

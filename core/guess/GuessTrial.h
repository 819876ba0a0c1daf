#pragma once

#include <optional>

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include "analysis/Finding.h"
#include "guess/GuessFitting.h"
#include "project/Project.h"
#include "run/RunResult.h"

namespace kernelscope {

/// What a kernel left in the buffers that it stored to.
enum class StoredValues {
    Nothing,   ///< it stored nothing
    Numbers,   ///< or what is no number: a struct
    OnlyZeros, ///< in all of them, by a kernel that reads a buffer or an image, or computes with numbers
    OnlyNaN    ///< in one of them
};

/// What came of tracing a guessed project once.
struct GuessTrial
{
    bool isTraced = false; ///< else nothing is known
    QList<Reach> reaches;
    QList<Finding> findings;
    QSet<QString> touched;                       ///< places of the source, "file:line:column", that accessed memory
    int groups = 0;                              ///< that were recorded
    int activeGroups = 0;                        ///< of these, in which a work-item accessed memory
    int idle = 0;                                ///< sites that could have, and did not
    QHash<QString, int> storedByEach = {};       ///< buffers: the most elements of one that a work-item stored
    QHash<QString, double> storedPart = {};      ///< buffers: the part of the elements from the first to the last that all stored
    QString whyNot = {};                         ///< it was not traced, in sentences
    StoredValues stored = StoredValues::Nothing; ///< in buffers and images
    bool hasRead = false;                        ///< something from a buffer or an image
    qint64 besideImages = 0;                     ///< pixels from an image's edge to the farthest that was written beside it
    double recorded = 1;                         ///< the part of its work-groups that was recorded; 0 where events of one were lost
};

/// Adds what a trace tells: reaches and places.
void addTrace(GuessTrial &trial, const Trace &trace);
/// Adds what the buffers of a project hold after the last launch; `trial` has its traces.
void addResults(GuessTrial &trial, const QList<BufferResult> &buffers, const Project &project);

/// Takes from what a trial found what went after the end of buffers that have grown since.
void forgetFitted(GuessTrial &trial, const Project &tried, const Project &fitted);

/// Whether a launch with more work-items than elements (`more`) can be kept: it proves nothing that the one without does not, or only
/// that the kernel lets work-items through which are one after its extents (n elements, in so many dimensions), or what the work-items
/// without an element do to their group: they miss a barrier, or leave local memory unset.
bool showsOnlyOneTooMany(const GuessTrial &more, const GuessTrial &exact, int dimensions, quint64 n);

/// Whether work-items left local or private memory, a dimension, or a buffer at its start or by far, or read local memory that nobody
/// wrote to: then a number that was guessed is likelier at fault than the kernel.
bool missesByFar(const GuessTrial &trial);

/// Whether they left anything.
bool leavesMemory(const GuessTrial &trial);

/// Whether other numbers mended that: nothing of the kind is left, though all the places that were wrong have been at work.
bool mends(const GuessTrial &other, const GuessTrial &before);

/// Whether nothing was wrong, but some places that access memory never came to it.
bool leavesOut(const GuessTrial &trial);

/// Whether nothing was wrong because the kernel did next to nothing: no result was stored, or of the places that access memory hardly
/// any came to it.
bool didNextToNothing(const GuessTrial &trial);

/// Whether nothing was wrong, but most work-groups, of which there are several, accessed nothing.
bool leavesGroupsIdle(const GuessTrial &trial);

/// Whether nothing was wrong, but what the kernel stored says little: nothing but zeros, or no numbers at all.
bool saysLittle(const GuessTrial &trial);

/// Whether with other numbers more places access memory, and all that did before where these were not next to nothing, or, where groups
/// were idle, the same places of several times as many groups; and nothing is wrong with that.
bool reachesMore(const GuessTrial &other, const GuessTrial &before);

/// The project with numbers in no order in place of those that grow and of zeros: what the kernel does may depend on which of two is
/// larger, and zeros make zeros, or what is no number where something is divided by them. `structs`: for buffers of these, what to put in
/// place of zeros. Nothing where no buffer holds such.
std::optional<Project> withOtherContents(Project project, const QHash<QString, QString> &structs);

/// The project with larger work-groups, of 256, 1024 or 4096 work-items, or squares of these, and enough elements for two of them; nothing
/// where its work-groups are as large, or of another form.
std::optional<Project> withLargeGroup(Project project);

/// Whether work-items raced for elements of a buffer.
bool racesForBuffers(const GuessTrial &trial);

/// How many elements each work-item stores of a buffer that they race for, or, where that is one vector, how many numbers; 1 where they
/// race for none.
int elementsOfEach(const GuessTrial &trial, const QList<BufferSpec> &buffers);

/// So many times fewer work-items in these dimensions (bit 0: the first).
struct FewerItems
{
    int dimensions = 1;
    int times = 1;
    int all() const { return dimensions == 3 ? times * times : times; }
};

/// How a launch may have fewer work-items of which each stores so many elements: as squares, in a row, in a column. First those with a
/// work-item for each so many.
QList<FewerItems> fewerItems(int elements);

/// Bytes of buffers that the work-items came to.
quint64 roomOf(const GuessTrial &trial);

/// The project with fewer work-items, and elements enough for two whole work-groups; nothing where their number there is not made from n.
std::optional<Project> withFewerItems(Project project, FewerItems fewer);

/// The project with groups of one work-item in this dimension, where a group has as many as each stores elements (`times`): that one does
/// the work of the whole column. Nothing where the group is of another form.
std::optional<Project> withFlatGroup(Project project, int dimension, int times);

/// Whether nothing is wrong any more, though all places that accessed memory still do.
bool mendsAll(const GuessTrial &other, const GuessTrial &before);

/// Whether far less is stored of a buffer that work-items raced for before, between the first and the last element: fewer work-items that
/// leave most elements alone are not there for several each.
bool leavesGaps(const GuessTrial &other, const GuessTrial &before);

/// Makes a project smaller of which a trial recorded only a part: fewer elements, and smaller work-groups where these would be all of one
/// (not with `knowsGroup`). What nobody saw can't be given room, and whoever opens it would wait. False where it can't be smaller.
bool makeSmaller(Project &project, const GuessTrial &trial, bool knowsGroup);

/// The project with another value for these parameters of its kernel.
Project withNumbers(Project project, const QStringList &parameters, const Expression &value);

} // namespace kernelscope

#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "plan/KernelSignature.h"
#include "plan/Plan.h"
#include "support/Fields.h"
#include "support/Result.h"

namespace kernelscope {

/// The language of a program that stands by itself: C++ with OpenCL-CLHPP, Python with PyOpenCL and NumPy.
enum class StandaloneForm { Cpp, Python };

/// A check of the project as a program can make it: against numbers known beforehand, or against another buffer.
struct StandaloneCheck
{
    QString name;
    QString buffer;         ///< by its name at the end of the plan
    QString otherBuffer;    ///< not empty: the same elements of this one are expected
    quint64 first = 0;      ///< element
    quint64 count = 0;      ///< elements
    QList<double> expected; ///< where otherBuffer is empty: element after element, component after component
    double absolute = 0;    ///< tolerances: one of the two has to hold
    double relative = 0;
};

struct StandaloneRequest
{
    QString title;
    Plan plan;                       ///< of one device
    ProgramSignature signature;      ///< of its kernels: the types of value arguments
    QStringList sources;             ///< relative paths in the order in which they are compiled
    QMap<QString, QByteArray> files; ///< the sources, and what they may include
    bool hasIncludes = false;        ///< some source includes anything: only then the other files matter
    QList<StandaloneCheck> checks;
    QStringList notMade; ///< the names of checks that no program can make by itself: it says so
};

/// A file of the program: its path in the program's folder and what it holds.
struct StandaloneFile
{
    QString path;
    QByteArray bytes;
    bool operator==(const StandaloneFile &) const = default;
    KERNELSCOPE_FIELDS(path, bytes)
};

/// A file that holds the initial contents of a storage, as they lie in memory.
struct StandaloneData
{
    QString path;
    StorageIndex storage;
};

struct StandaloneProgram
{
    QList<StandaloneFile> files;
    QList<StandaloneData> data;
};

/// A program that does what the plan does, in the same order, without Kernelscope: it chooses a device, loads its data, runs the
/// commands, prints the launches' times and the buffers' first elements, and makes the checks (exit status 1 when one fails).
/// Commands that repeat themselves become loops. An error says in a sentence what of the plan no such program is written for.
[[nodiscard]] Result<StandaloneProgram> standaloneProgram(const StandaloneRequest &request, StandaloneForm form);

} // namespace kernelscope

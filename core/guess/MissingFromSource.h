#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "project/Project.h"
#include "support/Error.h"

namespace kernelscope {

/// What a source that could not be read leaves to the program that builds it, or to the device, as far as the compiler's messages tell.
struct MissingFromSource
{
    QStringList numbers; ///< macros that stand for values: "TILE"
    QStringList types;   ///< "real", and what stands for a qualifier: "KERNEL"
    QStringList wholes;  ///< those of them that can only be whole numbers: "DTYPE" of unsigned DTYPE x
    QStringList spaces;  ///< those of them that can only be address spaces: "QUALIFIER" of (QUALIFIER float *a)
    QStringList others;  ///< names that are not written as macros are, and like no other name: "softening"; they may be slips all the same
    QStringList ends;    ///< those of all of them that loops run up to
    QHash<int, int> extents;     ///< of arrays, as they were read, by what they have to be at least: an index is past the end
    QHash<QString, int> indexes; ///< of macros that are an index past the end by themselves, h[DGST_R0]: that index
    QString header;              ///< the first that was not found, as the source names it
    QStringList features;        ///< of the device beyond OpenCL C: "half precision (cl_khr_fp16)"
    bool isCpp = false;          ///< the source is in C++
    bool hasOtherSpace = false;  ///< a pointer is passed on as one to another address space
    bool needsWhole = false;     ///< a type that is float does what only whole numbers do: x >> 4
    bool hasDoubles =
        false; ///< 0.5 * v of a vector of floats: a program without doubles, or one that builds it with -cl-single-precision-constant
    QStringList names() const { return numbers + types; }
    bool operator==(const MissingFromSource &) const = default;
};

/// `source`: their text.
MissingFromSource missingFromSource(const QList<Diagnostic> &diagnostics, const QString &source = {});

/// Defines what is missing and is not defined yet: numbers as a kernel's parameters of that name would be guessed, types that are known
/// from C or from other languages as what they are there, names that stand for qualifiers as these, address spaces that no name tells as
/// __global, or as another where that turned out to be wrong, and others as float, or as int likewise; a guessed number that an array has
/// too few elements by grows. Other names only where there are none of these. The project records that they are guesses. Whether anything
/// was added or changed.
bool addGuessedDefines(Project &project, const MissingFromSource &missing);

/// As a compiler takes them: "-D TYPE=float -D TILE=16".
QString optionsFor(const QList<Define> &defines);

} // namespace kernelscope

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Error.h"

namespace kernelscope {

/// A kernel in a part of a source that #if, #ifdef and the like leave out unless a macro is defined.
struct LeftOutKernel
{
    QString name;
    QString condition; ///< the innermost line: "#ifdef STAGE_ONE"
    QString macro;     ///< that this line asks for; empty: it asks for something else
    bool operator==(const LeftOutKernel &) const = default;
};

/// The kernels that stand in conditional parts of a text, whether these are left out or not.
QList<LeftOutKernel> conditionalKernels(const QString &source);

/// What to do about a source all of whose kernels are left out, in sentences; empty where there are none.
QString adviceAboutLeftOut(const QList<LeftOutKernel> &kernels);
/// The same about this one of them, where the compiler has not found it; empty: it is not among them.
QString adviceAboutLeftOut(const QList<LeftOutKernel> &kernels, const QString &name);

/// The macros of which the conditions around the first #error among these errors ask for one: "OP_ADD", "STAGE=1". Empty where there is
/// none, or where its conditions ask for something else: another device, a smaller number. `file`: the source's name.
QStringList macrosAskedFor(const QString &source, const QString &file, const QList<Diagnostic> &diagnostics);

/// What to do about a source that such an #error stops, in sentences; empty where no macro is asked for.
QString adviceAboutErrorDirective(const QStringList &macros);

/// Names of a source that the compiler does not know where they stand, but no macros that the program passes.
struct UnknownNames
{
    QStringList late;      ///< macros that are defined further below
    QStringList functions; ///< that are called, and may be another source's
    QStringList misspelt;  ///< nearly words of OpenCL C, and these in the same order: "gobal", "global"
    QStringList meant;
};

UnknownNames unknownNames(const QString &source, const QString &file, const QList<Diagnostic> &diagnostics);

/// What to do about them, in sentences; empty where there are none.
QString adviceAboutUnknown(const UnknownNames &names);

/// What to do about a text that can't be read since it is CUDA, or a program makes OpenCL C of it first: MSTRINGIFY( ... ), R"( ... )",
/// ${local_size}, in a sentence; empty: nothing of that kind is in it.
QString adviceAboutHostText(const QString &source);

} // namespace kernelscope

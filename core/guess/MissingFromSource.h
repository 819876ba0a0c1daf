#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Error.h"

namespace kernelscope {

/// What a source that could not be read leaves to the program that builds it, or to the device, as far as the compiler's messages tell.
struct MissingFromSource
{
    QStringList numbers;  ///< macros that stand for values: "TILE"
    QStringList types;    ///< "real"
    QString header;       ///< the first that was not found, as the source names it
    QStringList features; ///< of the device beyond OpenCL C: "half precision (cl_khr_fp16)"
    bool isCpp = false;   ///< the source is in C++
    QStringList names() const { return numbers + types; }
    bool operator==(const MissingFromSource &) const = default;
};

MissingFromSource missingFromSource(const QList<Diagnostic> &diagnostics);

} // namespace kernelscope

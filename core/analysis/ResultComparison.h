#pragma once

#include <QByteArrayView>

#include "analysis/Finding.h"
#include "project/ElementType.h"
#include "trace/Trace.h"

namespace kernelscope {

/// A buffer's contents after the traced launch and after an untraced one on the same device, from the same start.
struct ComparedBuffer
{
    QString name;
    ElementType type;
    int elementSize = 4;         ///< bytes
    QList<StructMember> members; ///< of a struct; empty: every byte counts
    QByteArrayView traced;
    QByteArrayView untraced;
    QByteArrayView exchanged = {}; ///< after an untraced run with two dimensions exchanged; empty: there was none
};

struct ResultComparison
{
    QList<Finding> findings;
    QString notCompared; ///< a sentence that says why; empty: they were compared
};

/// Compares byte by byte, padding aside. Not where the launch's findings, or atomics that make the order of work-items
/// matter, allow two runs to differ. One finding for each buffer; a warning where floating point numbers differ in
/// their last digits only, or where the same kernel with its dimensions exchanged gives the traced results: then the driver is at fault.
ResultComparison compareResults(const Trace &trace, const QList<Finding> &findings, const QList<ComparedBuffer> &buffers);

} // namespace kernelscope

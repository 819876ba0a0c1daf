#pragma once

#include <memory>

#include <QList>
#include <QString>

#include "support/Error.h"

namespace kernelscope {

class BuiltProgram;

/// How a build went.
struct ProgramBuild
{
    std::shared_ptr<BuiltProgram> program; ///< null when it failed
    QString title;                         ///< "build matmul.cl"
    QString message;                       ///< why it failed, in sentences
    QList<Diagnostic> diagnostics;
    QString log;                ///< as the driver wrote it
    bool blamesOptions = false; ///< the driver refused them
    bool fromCache = false;
    qint64 startNs = 0; ///< of the host's steady clock
    qint64 endNs = 0;

    bool succeeded() const { return program != nullptr; }
    bool blamesSource() const; ///< the compiler found an error at a line of it
};

} // namespace kernelscope

#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "support/Error.h"

namespace kernelscope {

/// What is needed to name the user's files in a compiler's messages.
struct BuildLogContext
{
    QStringList sources;          ///< relative paths, in order; the first stands for a message that names no file of the user
    QMap<QString, QString> texts; ///< of the sources, for placing a linker's message by the name it complains of
    QString includeFolder;        ///< absolute; cut off file names; empty when there is none
};

/// Reads a driver's build log: PoCL's "error: file:3:5: message", Clang's "file:3:5: error: message" and the "file", line 3:
/// error: message" of older compilers. A log without any gives no diagnostics.
QList<Diagnostic> readBuildLog(const QString &log, const BuildLogContext &context);

} // namespace kernelscope

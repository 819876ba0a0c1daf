#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

namespace kernelscope {

/// All that decides how a program is built.
struct ProgramText
{
    QStringList sources;             ///< relative paths in order; they are compiled as one text
    QMap<QString, QByteArray> files; ///< the sources, and what they may include
    QString options;                 ///< as the driver takes them
    bool operator==(const ProgramText &) const = default;
};

/// The sources one after the other, each under its own name ("#line"), as the driver's compiler gets them.
QByteArray compilerText(const ProgramText &text);

/// "build matmul.cl", "build a.cl, b.cl".
QString buildTitle(const ProgramText &text);

/// Equal for texts that build to the same program.
QByteArray cacheKey(const ProgramText &text);

/// True when a source includes anything: only then the other files matter.
bool hasIncludes(const ProgramText &text);

} // namespace kernelscope

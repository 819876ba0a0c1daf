#pragma once

#include <QString>

namespace kernelscope {

/// "1 error", "2 errors": a number and what it is a number of. `noun` is English, and its plural ends in "s".
inline QString counted(qint64 count, const QString &noun)
{
    return QStringLiteral("%1 %2%3").arg(QString::number(count), noun, count == 1 ? QString() : QStringLiteral("s"));
}

} // namespace kernelscope

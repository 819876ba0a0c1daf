#pragma once

#include <QStringList>

namespace kernelscope {

/// How a buffer is shown.
enum class PictureKind { Table, Heat, Line, Histogram, Image };

/// What notes call them (docs/presenting.md), in this order.
inline const QStringList &pictureKindWords()
{
    static const QStringList words{QStringLiteral("table"), QStringLiteral("heat map"), QStringLiteral("line"), QStringLiteral("histogram"),
                                   QStringLiteral("image")};
    return words;
}

} // namespace kernelscope

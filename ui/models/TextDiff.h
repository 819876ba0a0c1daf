#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

struct DiffLine
{
    enum class Kind {
        Place, ///< where the lines below it begin: "@@ -3 +4 @@"
        Same,
        Gone,
        Added
    };
    Kind kind = Kind::Same;
    QString text;

    bool operator==(const DiffLine &) const = default;
};

/// What `now` has of `before` no more, and what it has besides, with three lines around; nothing of texts that are the same.
QList<DiffLine> textDiff(const QString &before, const QString &now);

} // namespace kernelscope

#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// Files that are to change together. Everything is written beside its target first; only when all of it is on disk do
/// the new files take the old ones' places, each atomically. A batch that is dropped changes nothing.
class FileBatch
{
public:
    /// Makes the folders on the way there. A disk that is full shows here.
    [[nodiscard]] Result<void> add(const QString &path, const QByteArray &bytes);
    [[nodiscard]] Result<void> addCopy(const QString &path, const QString &from);
    [[nodiscard]] Result<void> commit();

private:
    [[nodiscard]] Result<QSaveFile *> open(const QString &path);

    std::vector<std::unique_ptr<QSaveFile>> m_files;
};

} // namespace kernelscope

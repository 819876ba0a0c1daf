#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "support/FileDescriptor.h"
#include "support/Result.h"

namespace kernelscope {

/// Files that are to change together. Everything is written beside its target first; only when all of it is on disk do
/// the new files take the old ones' places, each atomically and one after the other: should that fail on the way, the error says
/// which files are new. A batch that is dropped changes nothing. Nothing outside of the folders is written, and no symbolic link in them
/// is followed, whoever changes them meanwhile.
class FileBatch
{
public:
    FileBatch() = default;
    ~FileBatch();
    FileBatch(const FileBatch &) = delete;
    FileBatch &operator=(const FileBatch &) = delete;

    /// `path` is relative. Makes the folder and those on the way there. A disk that is full shows here.
    [[nodiscard]] Result<void> add(const QString &folder, const QString &path, const QByteArray &bytes);
    /// All of the open file that `source` is.
    [[nodiscard]] Result<void> addCopy(const QString &folder, const QString &path, const FileDescriptor &source);
    [[nodiscard]] Result<void> commit();

private:
    struct NewFile
    {
        QString path; ///< absolute
        FileDescriptor folder;
        QByteArray name; ///< in that folder
        QByteArray temporaryName;
        FileDescriptor file;
        bool isCommitted = false;
    };

    [[nodiscard]] Result<NewFile *> open(const QString &folder, const QString &path);
    QString outcomeOfFailureAt(std::size_t failed) const;
    void drop();

    std::vector<NewFile> m_files;
};

} // namespace kernelscope

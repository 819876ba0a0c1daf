#pragma once

#include <limits>
#include <optional>

#include <QByteArray>
#include <QString>

#include "support/FileDescriptor.h"
#include "support/Result.h"

namespace kernelscope {

/// The largest source or notes file that is read.
constexpr qint64 largestTextFile = 16 << 20;

/// The path with every symbolic link of its existing part resolved.
QString canonicalPath(const QString &path);

/// Opens what a relative path leads to from an open folder, as open(2) does. No symbolic link is followed and nothing outside of the folder
/// is reached, whoever changes the folder meanwhile: every path of a project is resolved by this function. Not open, with errno, where
/// that fails; errno is ELOOP where there is a symbolic link.
FileDescriptor openBeneath(const FileDescriptor &folder, const QString &path, int flags);

/// Opens the file of a project that a relative path names, as openBeneath() does. Nothing where there is none; fails for a path that leaves
/// the folder, for symbolic links on the way, and where the system refuses.
[[nodiscard]] Result<std::optional<FileDescriptor>> findInFolder(const QString &folder, const QString &path, int flags);

/// Likewise a regular file that has to be there, for reading.
[[nodiscard]] Result<FileDescriptor> openInFolder(const QString &folder, const QString &path);

/// The contents of a regular file of the folder, of at most `largest` bytes.
[[nodiscard]] Result<QByteArray> readInFolder(const QString &folder, const QString &path,
                                              qint64 largest = std::numeric_limits<qint64>::max());

/// The text of a source or of notes in the folder, of at most largestTextFile.
[[nodiscard]] Result<QString> readTextInFolder(const QString &folder, const QString &path);

/// The contents of a regular file of at most `largest` bytes that the user named. The error names the file as `shownAs`.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 largest, const QString &shownAs);

/// The text of such a file of at most largestTextFile. The error names it as `shownAs`.
[[nodiscard]] Result<QString> readTextFile(const QString &path, const QString &shownAs);

/// Source text from a file's bytes: UTF-8, or Latin-1 where it isn't that. A byte order mark is not of the text.
QString decodedText(const QByteArray &bytes);

/// The bytes to write for an edited text: in the encoding of the file before the edit, as far as that has the text's characters, with
/// its byte order mark, and with lines that end as its lines, if an editor made them all "\n".
QByteArray encodedText(const QString &text, const QByteArray &oldBytes);

} // namespace kernelscope

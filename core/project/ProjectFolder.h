#pragma once

#include <QByteArray>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// The largest source or notes file that is read.
constexpr qint64 largestTextFile = 16 << 20;

/// The path with every symbolic link of its existing part resolved.
QString canonicalPath(const QString &path);

/// Where a relative path of a project lies on disk. Fails for a path that leaves the folder, also by way of a symbolic
/// link. The file need not exist.
[[nodiscard]] Result<QString> pathInFolder(const QString &folder, const QString &path);

/// The contents of a regular file of at most `largest` bytes. The error names the file as `shownAs`.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 largest, const QString &shownAs);

/// The text of a source or of notes, in a file of at most largestTextFile. The error names the file as `shownAs`.
[[nodiscard]] Result<QString> readTextFile(const QString &path, const QString &shownAs);

/// Source text from a file's bytes: UTF-8, or Latin-1 where it isn't that. A byte order mark is not of the text.
QString decodedText(const QByteArray &bytes);

/// The bytes to write for an edited text: in the encoding of the file before the edit, as far as that has the text's characters, with
/// its byte order mark, and with lines that end as its lines, if an editor made them all "\n".
QByteArray encodedText(const QString &text, const QByteArray &oldBytes);

} // namespace kernelscope

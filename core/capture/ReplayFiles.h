#pragma once

#include <optional>

#include <QByteArray>
#include <QDir>
#include <QString>

#include <fcntl.h>
#include <sys/stat.h>

#include "project/ProjectFolder.h"
#include "support/Result.h"

namespace kernelscope {

/// The files of one folder, by their relative paths. The first that can't be read is remembered, and what comes after it is empty. No
/// symbolic link is followed.
class ReplayFiles
{
public:
    explicit ReplayFiles(const QString &folder) : m_folder(folder) {}

    const QString &folder() const { return m_folder; }
    const std::optional<Error> &error() const { return m_error; }
    void fail(const QString &file, const QString &message)
    {
        if (!m_error)
            m_error = Error{message, {QDir(m_folder).filePath(file), 0, 0}};
    }

    /// Nothing where there is no such file.
    std::optional<quint64> size(const QString &file)
    {
        const auto found = findInFolder(m_folder, file, O_RDONLY | O_NONBLOCK);
        if (!found) {
            m_error = m_error.value_or(found.error());
            return std::nullopt;
        }
        struct stat facts = {};
        if (!*found || ::fstat((*found)->number(), &facts) != 0 || !S_ISREG(facts.st_mode))
            return std::nullopt;
        return quint64(facts.st_size);
    }
    bool has(const QString &file) { return size(file).has_value(); }

    std::optional<QByteArray> bytes(const QString &file, qint64 largest)
    {
        if (!has(file))
            return std::nullopt;
        const auto read = readInFolder(m_folder, file, largest);
        if (!read)
            fail(file, read.error().message);
        return read ? std::optional(*read) : std::nullopt;
    }
    /// Of at most 64 KiB, without white space at its ends.
    std::optional<QString> text(const QString &file)
    {
        const auto read = bytes(file, 64 << 10);
        return read ? std::optional(decodedText(*read).trimmed()) : std::nullopt;
    }
    /// The one number that a file holds, in digits.
    std::optional<quint64> number(const QString &file)
    {
        const auto read = text(file);
        bool isNumber = false;
        const quint64 value = read ? read->toULongLong(&isNumber) : 0;
        if (read && !isNumber)
            fail(file, QStringLiteral("Here one whole number should stand."));
        return isNumber ? std::optional(value) : std::nullopt;
    }

private:
    QString m_folder;
    std::optional<Error> m_error;
};

} // namespace kernelscope

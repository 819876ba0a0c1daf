#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// A new file of a given size, mapped into memory for writing, with its space on the disk assured.
class ResultsFile
{
public:
    /// In `folder` under a name that no other run has; or, when `folder` is empty, a nameless file that goes away with this.
    [[nodiscard]] static Result<std::unique_ptr<ResultsFile>> create(const QString &folder, quint64 size);
    ~ResultsFile();
    ResultsFile(const ResultsFile &) = delete;
    ResultsFile &operator=(const ResultsFile &) = delete;

    char *data() const { return m_data; }
    quint64 size() const { return m_size; }
    QString path() const { return m_path; }
    QByteArray page(quint64 offset, quint64 size) const; ///< shorter at the end of the file
    void remove();                                       ///< the name; the memory stays

private:
    ResultsFile() = default;

    QString m_path;
    char *m_data = nullptr;
    quint64 m_size = 0;
};

} // namespace kernelscope

#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// New memory of a given size, mapped for writing, whose size can't be changed any more: a session that maps it relies on that.
class ResultsFile
{
public:
    [[nodiscard]] static Result<std::unique_ptr<ResultsFile>> create(quint64 size);
    ~ResultsFile();
    ResultsFile(const ResultsFile &) = delete;
    ResultsFile &operator=(const ResultsFile &) = delete;

    char *data() const { return m_data; }
    quint64 size() const { return m_size; }
    QString path() const;                                ///< by which the session opens it, while this lives
    QByteArray page(quint64 offset, quint64 size) const; ///< shorter at the end

private:
    ResultsFile() = default;

    int m_descriptor = -1;
    char *m_data = nullptr;
    quint64 m_size = 0;
};

} // namespace kernelscope

#pragma once

#include <memory>

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// Memory of the results of one run. The process that runs kernels makes it and writes; the one that judges seals it, so that it is what it
/// is for everyone and for ever; the session maps it then.
class ResultsFile
{
public:
    /// New memory whose size can't be changed, mapped for writing.
    [[nodiscard]] static Result<std::unique_ptr<ResultsFile>> create(quint64 size);
    /// Another process's, by its path(). Not mapped before it is sealed.
    [[nodiscard]] static Result<std::unique_ptr<ResultsFile>> open(const QString &path);
    ~ResultsFile();
    ResultsFile(const ResultsFile &) = delete;
    ResultsFile &operator=(const ResultsFile &) = delete;

    void unmap(); ///< as long as anybody can write there it can't be sealed
    /// Lets nobody change it any more, and maps it for reading. An error where it has another size, or somebody can still write there.
    [[nodiscard]] Result<void> seal(quint64 size);

    char *data() const { return m_data; }
    QByteArrayView bytes() const { return {m_data, qsizetype(m_size)}; }
    quint64 size() const { return m_size; }
    QString path() const;                                ///< by which another process opens it, while this lives
    QByteArray page(quint64 offset, quint64 size) const; ///< shorter at the end

private:
    ResultsFile() = default;

    int m_descriptor = -1;
    char *m_data = nullptr; ///< where it is mapped
    quint64 m_size = 0;
};

} // namespace kernelscope

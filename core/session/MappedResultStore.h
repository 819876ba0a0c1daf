#pragma once

#include <memory>

#include <QFile>

#include "session/ResultStore.h"

namespace kernelscope {

/// Results in memory that the worker made and can't make smaller any more. It lives as long as this does.
class MappedResultStore : public ResultStore
{
public:
    /// Maps the first `size` bytes; refuses what isn't sealed against changes of its size (memfd_create(2)).
    [[nodiscard]] static Result<std::shared_ptr<MappedResultStore>> open(const QString &path, quint64 size);

    void read(quint64 offset, quint64 size, const Reply &reply) override;
    QByteArrayView mapped() const override { return m_view; }

private:
    explicit MappedResultStore(const QString &path) : m_file(path) {}

    QFile m_file; ///< its end ends the mapping
    QByteArrayView m_view;
};

} // namespace kernelscope

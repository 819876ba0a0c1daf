#include "support/Compression.h"

#include <zstd.h>

#include "support/Numbers.h"

namespace kernelscope {

namespace {

constexpr int fast = 1; ///< Columns of a trace hardly become smaller with more.

} // namespace

QByteArray compressed(QByteArrayView bytes)
{
    QByteArray result(qsizetype(ZSTD_compressBound(std::size_t(bytes.size()))), Qt::Uninitialized);
    const std::size_t size = ZSTD_compress(result.data(), std::size_t(result.size()), bytes.data(), std::size_t(bytes.size()), fast);
    Q_ASSERT(!ZSTD_isError(size)); // There is room for the worst.
    result.resize(qsizetype(size));
    result.squeeze();
    return result;
}

Result<QByteArray> decompressed(QByteArrayView bytes, quint64 most)
{
    const auto size = ZSTD_getFrameContentSize(bytes.data(), std::size_t(bytes.size()));
    if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR)
        return fail(QStringLiteral("What arrived is not compressed as it should be."));
    if (size > most)
        return fail(QStringLiteral("What arrived would become %1, which is more than %2.").arg(bytesText(size), bytesText(most)));
    QByteArray result(qsizetype(size), Qt::Uninitialized);
    const std::size_t done = ZSTD_decompress(result.data(), std::size_t(size), bytes.data(), std::size_t(bytes.size()));
    if (ZSTD_isError(done) || done != size)
        return fail(QStringLiteral("What arrived is damaged: it can't be decompressed."));
    return result;
}

} // namespace kernelscope

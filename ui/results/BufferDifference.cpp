#include "ui/results/BufferDifference.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "support/Tr.h"
#include "ui/results/NumberGrid.h"

namespace kernelscope {
namespace {

constexpr quint64 mostNumbers = 8'000'000; // As many are computed at once.

/// Bytes in memory of our own.
class HeldResultStore : public ResultStore
{
public:
    explicit HeldResultStore(QByteArray bytes) : m_bytes(std::move(bytes)) {}
    void read(quint64 offset, quint64 size, const Reply &reply) override { reply(m_bytes.mid(qsizetype(offset), qsizetype(size))); }
    QByteArrayView mapped() const override { return m_bytes; }

private:
    QByteArray m_bytes;
};

double lessOf(double now, double before)
{
    const bool isSame = now == before || (std::isnan(now) && std::isnan(before));
    return isSame ? 0 : now - before;
}

} // namespace

Result<BufferDifference> differenceOf(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store, const RunBuffers &other)
{
    const auto found = std::ranges::find(other.buffers, buffer.name, &BufferResult::name);
    if (found == other.buffers.end() || !found->readBack || !buffer.readBack)
        return fail(tr("It was not read back in both runs."));
    if (found->type != buffer.type || found->shape != buffer.shape || found->elementSize != buffer.elementSize)
        return fail(tr("It was of another type or shape."));
    const QList<NumberChannel> channels = channelsOf(buffer);
    if (buffer.type.isStruct() || channels.isEmpty())
        return fail(tr("Structs have no difference."));
    if (buffer.elementCount * quint64(channels.size()) > mostNumbers)
        return fail(tr("It is too large."));
    const QByteArrayView now = BufferBytes::mapped(buffer, store).view;
    const QByteArrayView before = BufferBytes::mapped(*found, other.store).view;
    if (now.isEmpty() || before.isEmpty())
        return fail(tr("It lies on another machine."));

    BufferDifference made;
    BufferResult &result = made.buffer;
    static_cast<BufferLayout &>(result) = buffer;
    result.type = {Scalar::Double, int(channels.size()), {}};
    result.imageFormat.clear();
    result.elementSize = sizeInBytes(result.type);
    result.sizeInBytes = result.elementCount * quint64(result.elementSize);
    result.readBack = true;
    result.min = std::numeric_limits<double>::infinity();
    result.max = -result.min;
    QByteArray bytes(qsizetype(result.sizeInBytes), '\0');
    for (quint64 element = 0; element < buffer.elementCount; ++element) {
        for (qsizetype c = 0; c < channels.size(); ++c) {
            const quint64 at = element * quint64(buffer.elementSize) + quint64(channels[c].offset);
            const double less = lessOf(numberAt(channels[c].scalar, now.data() + at), numberAt(channels[c].scalar, before.data() + at));
            putValue(less, bytes.data() + element * quint64(result.elementSize) + quint64(c) * sizeof(double));
            made.differing += less != 0 ? 1 : 0;
            if (std::isnan(less)) {
                ++result.nanCount;
                continue;
            }
            result.min = std::min(result.min, less);
            result.max = std::max(result.max, less);
            result.sum += less;
        }
    }
    if (result.min > result.max)
        result.min = result.max = 0;
    made.store = std::make_shared<HeldResultStore>(bytes);
    return made;
}

} // namespace kernelscope

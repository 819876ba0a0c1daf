#include "trace/ImageAccess.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include <QStringList>

namespace kernelscope {
namespace {

using namespace samplerBits;

/// Of a coordinate in one dimension: one pixel, or two that are blended; -1: the border.
struct Taps
{
    std::array<qint64, 2> at{};
    std::array<double, 2> weight{1, 0};
    int count = 1;
};

/// A coordinate may be NaN, or beyond any integer: the first pixel, or one far outside.
qint64 wholeOf(double value)
{
    constexpr double most = 1e15;
    return std::isnan(value) ? 0 : qint64(std::clamp(std::floor(value), -most, most));
}

qint64 addressed(qint64 at, qint64 extent, int address)
{
    switch (address) {
    case Clamp:
        return at < 0 || at >= extent ? -1 : at;
    case Repeat:
        return (at % extent + extent) % extent;
    case ClampToEdge:
    case MirroredRepeat:
    default:
        return std::clamp<qint64>(at, 0, extent - 1);
    }
}

Taps tapsOf(double coordinate, qint64 extent, int sampler)
{
    const int address = sampler & AddressMask;
    double at = coordinate;
    if (sampler & Normalized) {
        if (address == Repeat)
            at -= std::floor(at);
        else if (address == MirroredRepeat)
            at = std::abs(at - 2 * std::nearbyint(0.5 * at));
        at *= double(extent);
    }
    if (!(sampler & Linear))
        return {{addressed(wholeOf(at), extent, address), 0}, {1, 0}, 1};
    const double low = std::floor(at - 0.5);
    const double part = std::isfinite(at) ? at - 0.5 - low : 0;
    return {{addressed(wholeOf(low), extent, address), addressed(wholeOf(low + 1), extent, address)}, {1 - part, part}, 2};
}

bool isArray(const AccessSite &site)
{
    return site.variables.value(1).contains(QLatin1String("_array_"));
}

Taps tapsIn(const AccessSite &site, int sampler, quint32 word, qint64 extent, bool isLayer)
{
    if (!hasFloatCoordinate(site)) {
        const auto at = qint64(qint32(word));
        return {{isLayer || sampler ? addressed(at, extent, isLayer ? ClampToEdge : sampler & AddressMask) : at, 0}, {1, 0}, 1};
    }
    const auto coordinate = double(std::bit_cast<float>(word));
    if (isLayer)
        return {{addressed(wholeOf(std::nearbyint(coordinate)), extent, ClampToEdge), 0}, {1, 0}, 1};
    return tapsOf(coordinate, extent, sampler);
}

} // namespace

bool hasFloatCoordinate(const AccessSite &site)
{
    return site.variables.value(0).startsWith(QLatin1String("float"));
}

ImageTexels imageTexels(const AccessSite &site, const BoundObject &image, const quint32 *coordinate)
{
    ImageTexels all;
    const auto dimensions = std::size_t(image.dimensions.size());
    const int sampler = samplerOf(coordinate);
    const bool samplerUnknown = hasFloatCoordinate(site) && sampler == 0;
    if (dimensions < 1 || dimensions > 3 || samplerUnknown || site.payloadWords < imageValueWord)
        return all;
    all.isKnown = true;
    all.texels[0] = {0, 1};
    all.count = 1;
    for (std::size_t d = dimensions; d-- > 0;) { // The slowest first, so that an element's number grows by whole rows.
        const auto extent = qint64(image.dimensions[qsizetype(dimensions - 1 - d)]);
        if (extent <= 0)
            return {};
        const Taps taps = tapsIn(site, sampler, coordinate[d], extent, d + 1 == dimensions && d > 0 && isArray(site));
        const auto before = all.texels;
        const int many = std::exchange(all.count, 0);
        for (int b = 0; b < many; ++b) {
            for (int t = 0; t < taps.count; ++t) {
                const qint64 at = taps.at[std::size_t(t)];
                const double weight = before[std::size_t(b)].weight * taps.weight[std::size_t(t)];
                if (weight == 0)
                    continue;
                if (at < 0 || at >= extent)
                    all.border += weight;
                else
                    all.texels[std::size_t(all.count++)] = {before[std::size_t(b)].element * quint64(extent) + quint64(at), weight};
            }
        }
    }
    return all;
}

ImageTexels imageTexels(const Trace &trace, EventIndex event)
{
    const EventHead head{trace.heads()[std::size_t(event.value)]};
    if (head.object() >= trace.objects().size())
        return {};
    return imageTexels(trace.site(SiteIndex(head.site())), trace.objects()[head.object()], trace.valueWords(event));
}

QString coordinateText(const AccessSite &site, quint32 word)
{
    return hasFloatCoordinate(site) ? QString::number(double(std::bit_cast<float>(word))) : QString::number(qint32(word));
}

QString coordinateText(const AccessSite &site, const BoundObject &image, const quint32 *coordinate)
{
    QStringList parts;
    const QString type = site.variables.value(1);
    const bool isDeep = type.startsWith(QLatin1String("image3d")) || type.startsWith(QLatin1String("image2d_array"));
    const qsizetype dimensions = std::clamp<qsizetype>(image.dimensions.isEmpty() ? 2 + isDeep : image.dimensions.size(), 1, 3);
    for (qsizetype d = 0; d < dimensions; ++d)
        parts << coordinateText(site, coordinate[d]);
    return QLatin1Char('(') + parts.join(QLatin1String(", ")) + QLatin1Char(')');
}

int samplerOf(const quint32 *coordinate)
{
    const quint32 word = coordinate[imageSamplerWord];
    return word & Given ? int(word) : 0;
}

QString samplerText(int sampler)
{
    if (sampler == 0)
        return {};
    const QString filter = sampler & Linear ? QStringLiteral("linear") : QStringLiteral("nearest");
    switch (sampler & AddressMask) {
    case ClampToEdge:
        return filter + QStringLiteral(", clamped to the edge");
    case Clamp:
        return filter + QStringLiteral(", the border's colour outside");
    case Repeat:
        return filter + QStringLiteral(", repeated");
    case MirroredRepeat:
        return filter + QStringLiteral(", repeated mirrored");
    default:
        return filter;
    }
}

} // namespace kernelscope

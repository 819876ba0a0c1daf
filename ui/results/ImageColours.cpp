#include "ui/results/ImageColours.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "project/ImageFormat.h"
#include "ui/theme/Theme.h"

namespace kernelscope {

constexpr int alpha = 3;
constexpr double almostOne = 1.001; // Of sums of fractions.

bool ImageLook::isOverGround(const QList<ImageChannel> &channels) const
{
    const auto shown = std::ranges::count_if(channels, [&](const ImageChannel &channel) { return isShown(channel, channels.size()); });
    return shown > 1 && channels.last().colour == alpha && shows[alpha];
}

bool hasColours(const BufferResult &buffer)
{
    const bool isVectors = !buffer.type.isStruct() && (buffer.type.components == 3 || buffer.type.components == 4);
    return buffer.readBack && buffer.shape.size() >= 2 && buffer.elementCount > 0 && (!buffer.imageFormat.isEmpty() || isVectors);
}

QList<int> coloursOf(const BufferResult &buffer)
{
    const auto format = imageFormatNamed(buffer.imageFormat);
    const QString order = format ? format->order : QStringLiteral("rgba");
    QList<int> colours;
    const auto channels = int(channelsOf(buffer).size());
    for (int k = 0; k < channels; ++k)
        colours << (channels > 1 ? std::max(0, int(QStringLiteral("rgba").indexOf(order.mid(k, 1)))) : 0);
    return colours;
}

QList<ImageChannel> imageChannels(const BufferResult &buffer, quint64 slice, const BufferBytes &bytes)
{
    const QList<NumberChannel> numbers = channelsOf(buffer);
    const QList<int> colours = coloursOf(buffer);
    QList<ImageChannel> channels;
    for (qsizetype k = 0; k < std::min<qsizetype>(numbers.size(), imageColours); ++k)
        channels << ImageChannel{colours[k], NumberGrid(buffer, numbers[k], slice, bytes)};
    std::ranges::stable_sort(channels, {}, &ImageChannel::colour);
    return channels;
}

/// What of the whole numbers of an image counts as 1; 0: they are not from 0 to an end of their own.
static double greatestStored(const BufferResult &buffer)
{
    const auto format = imageFormatNamed(buffer.imageFormat);
    const bool isFraction = format && (format->type == ChannelType::UNorm8 || format->type == ChannelType::UNorm16);
    return isFraction || buffer.type.scalar == Scalar::UChar ? std::exp2(8 * sizeInBytes(buffer.type.scalar)) - 1 : 0;
}

HeatColours usualRange(const BufferResult &buffer, const NumberStatistics &statistics)
{
    const auto format = imageFormatNamed(buffer.imageFormat);
    const bool isAsStored = !(format && format->isNormalized()); // The buffer's limits are as a kernel reads them.
    NumberStatistics range = statistics;
    if (isAsStored && std::isfinite(buffer.min) && std::isfinite(buffer.max))
        std::tie(range.least, range.greatest) = std::pair(buffer.min, buffer.max);
    if (const double stored = greatestStored(buffer); stored > 0)
        std::tie(range.least, range.greatest) = std::pair(0.0, stored);
    else if (isFloating(buffer.type.scalar) && range.least >= 0 && range.greatest <= almostOne)
        std::tie(range.least, range.greatest) = std::pair(0.0, 1.0);
    return HeatColours::automatic(range, ColourMap::Grey, false);
}

double opaqueAlpha(const BufferResult &buffer, const HeatColours &usual)
{
    return isFloating(buffer.type.scalar) ? 1 : usual.to;
}

static bool isMark(QRgb pixel)
{
    return qRed(pixel) != qGreen(pixel) || qGreen(pixel) != qBlue(pixel);
}

QImage imageOf(const QList<ImageChannel> &channels, const std::vector<HeatLevels> &levels, const ImageLook &look, const QRectF &area,
               const QSize &size)
{
    if (channels.isEmpty() || channels.first().grid.count() == 0 || size.isEmpty() || area.isEmpty())
        return {};
    std::array<QImage, imageColours> parts;
    int shown = 0, last = 0;
    for (qsizetype k = 0; k < channels.size(); ++k) {
        if (!look.isShown(channels[k], channels.size()))
            continue;
        last = channels[k].colour;
        ++shown;
        const bool isOpacity = last == alpha && shown > 1;
        const HeatColours range = isOpacity ? HeatColours{0, look.opaque, false, ColourMap::Grey} : look.range;
        parts[std::size_t(last)] = heatImage(channels[k].grid, levels.empty() ? nullptr : &levels[std::size_t(k)],
                                             HeatTable(range, Theme::light()), area, size); // Grey is the same in all themes.
    }
    if (shown == 1)
        return parts[std::size_t(last)];
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    for (int y = 0; shown > 0 && y < size.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        std::array<const QRgb *, imageColours> from{};
        for (std::size_t c = 0; c < parts.size(); ++c)
            from[c] = parts[c].isNull() ? nullptr : reinterpret_cast<const QRgb *>(parts[c].constScanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            std::array<int, imageColours> colour{0, 0, 0, 255};
            QRgb mark = 0;
            for (std::size_t c = 0; c < parts.size(); ++c) {
                if (!from[c])
                    continue;
                colour[c] = qRed(from[c][x]);
                mark = mark == 0 && isMark(from[c][x]) ? from[c][x] : mark;
            }
            const bool isInside = qAlpha(from[std::size_t(last)][x]) > 0;
            line[x] = !isInside ? 0 : mark ? mark : qPremultiply(qRgba(colour[0], colour[1], colour[2], colour[3]));
        }
    }
    return image;
}

QImage wholeImage(const BufferResult &buffer, const QByteArray &bytes)
{
    if (!hasColours(buffer) || quint64(bytes.size()) < buffer.sizeInBytes)
        return {};
    const QList<ImageChannel> channels = imageChannels(buffer, 0, BufferBytes::copied(bytes));
    NumberStatistics statistics;
    for (const ImageChannel &channel : channels)
        statistics.add(sampledStatistics(channel.grid));
    ImageLook look;
    look.range = usualRange(buffer, statistics);
    const QSize size(int(buffer.shape.last()), int(buffer.shape[buffer.shape.size() - 2]));
    return imageOf(channels, {}, look, QRectF(QPointF(), size), size).convertToFormat(QImage::Format_RGB32);
}

} // namespace kernelscope

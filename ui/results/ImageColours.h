#pragma once

#include <array>
#include <vector>

#include "ui/results/HeatColours.h"

namespace kernelscope {

/// Red, green, blue and alpha.
constexpr int imageColours = 4;

/// One of an image's channels, and which colour it is.
struct ImageChannel
{
    int colour = 0; ///< of imageColours
    NumberGrid grid;
};

/// What of an image is drawn, and how. A plain value.
struct ImageLook
{
    std::array<bool, imageColours> shows{true, true, true, false}; ///< one alone is grey
    HeatColours range;                                             ///< from black to full
    double opaque = 1;                                             ///< alpha

    bool isShown(const ImageChannel &channel, qsizetype channels) const { return channels == 1 || shows[std::size_t(channel.colour)]; }
    bool isOverGround(const QList<ImageChannel> &channels) const; ///< it may be transparent
};

/// Whether the elements of a buffer may be seen as colours: an image, or a matrix of vectors of three or four numbers.
bool hasColours(const BufferResult &buffer);

/// Of each of its channelsOf() which colour it is; one alone is grey.
QList<int> coloursOf(const BufferResult &buffer);

/// Of a slice, in the order of their colours.
QList<ImageChannel> imageChannels(const BufferResult &buffer, quint64 slice, const BufferBytes &bytes);

/// The numbers that are black and full: of bytes, and of whole numbers that stand for 0 to 1, their ends; of others 0 and 1 where they lie
/// in there, else the least and the greatest: the buffer's or, where those are not finite, the statistics'.
HeatColours usualRange(const BufferResult &buffer, const NumberStatistics &statistics);
double opaqueAlpha(const BufferResult &buffer, const HeatColours &usual);

/// Part of an image: of each channel that is shown what its heat map would be, put together. Without alpha it is opaque, and where a
/// channel is not finite it has that mark's colour. `levels`: of each channel, or empty, as heatImage() takes them.
QImage imageOf(const QList<ImageChannel> &channels, const std::vector<HeatLevels> &levels, const ImageLook &look, const QRectF &area,
               const QSize &size);

/// The first slice, opaque, a pixel each, as it is drawn where nobody chose anything. Null: it has no such picture.
QImage wholeImage(const BufferResult &buffer, const QByteArray &bytes);

} // namespace kernelscope

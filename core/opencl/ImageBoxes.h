#pragma once

#include <array>

#include <QList>

namespace kernelscope {

/// A box of an image's pixels: x, y, z.
struct ImageBox
{
    std::array<std::size_t, 3> origin{0, 0, 0};
    std::array<std::size_t, 3> size{1, 1, 1};
    bool operator==(const ImageBox &) const = default;
};

/// The boxes that make up a stretch of pixels, counted row by row, in order: transfers of images go by boxes. `shape` is
/// slowest first, of one to three extents.
QList<ImageBox> imageBoxes(const QList<quint64> &shape, quint64 firstPixel, quint64 pixelCount);

} // namespace kernelscope

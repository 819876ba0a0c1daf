#include "opencl/ImageBoxes.h"

#include <algorithm>

namespace kernelscope {
namespace {

struct Extents
{
    quint64 width;
    quint64 height;
    quint64 slice() const { return width * height; }
};

/// The largest box that starts at this pixel and holds no more than this many.
ImageBox boxAt(const Extents &extents, quint64 pixel, quint64 count)
{
    const quint64 x = pixel % extents.width;
    const quint64 y = pixel / extents.width % extents.height;
    const quint64 z = pixel / extents.slice();
    ImageBox box{{x, y, z}, {1, 1, 1}};
    if (x != 0 || count < extents.width) {
        box.size[0] = std::min(count, extents.width - x);
    } else if (y != 0 || count < extents.slice()) {
        box.size = {extents.width, std::min(count / extents.width, extents.height - y), 1};
    } else {
        box.size = {extents.width, extents.height, count / extents.slice()};
    }
    return box;
}

} // namespace

QList<ImageBox> imageBoxes(const QList<quint64> &shape, quint64 firstPixel, quint64 pixelCount)
{
    const qsizetype n = shape.size();
    const Extents extents{n > 0 ? shape[n - 1] : 1, n > 1 ? shape[n - 2] : 1};
    QList<ImageBox> boxes;
    while (pixelCount > 0) {
        const ImageBox box = boxAt(extents, firstPixel, pixelCount);
        const quint64 pixels = box.size[0] * box.size[1] * box.size[2];
        boxes << box;
        firstPixel += pixels;
        pixelCount -= pixels;
    }
    return boxes;
}

} // namespace kernelscope

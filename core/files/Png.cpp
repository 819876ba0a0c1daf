#include "files/Png.h"

#include <cstring>
#include <limits>
#include <optional>

#include <png.h>

namespace kernelscope {
namespace {

constexpr quint64 mostPixels = 64u << 20;

/// libpng's description of an image, freed with it.
struct PngImage
{
    png_image image;

    PngImage()
    {
        std::memset(&image, 0, sizeof image);
        image.version = PNG_IMAGE_VERSION;
    }
    ~PngImage() { png_image_free(&image); }
    PngImage(const PngImage &) = delete;
    PngImage &operator=(const PngImage &) = delete;
};

tl::unexpected<Error> pngError(const char *what, const png_image &image)
{
    return fail(QString::fromLatin1(what).arg(QString::fromLatin1(image.message)));
}

/// PNG_FORMAT_RGBA, PNG_FORMAT_GRAY, or nothing that can be written.
std::optional<png_uint_32> formatOf(const DataArray &array)
{
    if (array.type.isStruct() || array.type.scalar != Scalar::UChar || array.shape.size() < 2)
        return std::nullopt;
    const bool pixels = array.type.components == 4 && array.shape.size() == 2;
    const bool bytes = array.type.components == 1 && array.shape.size() == 3 && array.shape[2] == 4;
    if (pixels || bytes)
        return PNG_FORMAT_RGBA;
    return array.type.components == 1 && array.shape.size() == 2 ? std::optional<png_uint_32>(PNG_FORMAT_GRAY) : std::nullopt;
}

} // namespace

Result<DataArray> readPng(QByteArrayView bytes)
{
    PngImage png;
    if (!png_image_begin_read_from_memory(&png.image, bytes.data(), std::size_t(bytes.size())))
        return pngError("The PNG can't be read: %1.", png.image);
    const quint64 pixels = quint64(png.image.width) * png.image.height;
    if (pixels > mostPixels) {
        return fail(QStringLiteral("The PNG has %1 x %2 pixels; at most %3 million are read.")
                        .arg(png.image.width)
                        .arg(png.image.height)
                        .arg(mostPixels >> 20));
    }
    png.image.format = PNG_FORMAT_RGBA;
    DataArray array{ElementType{Scalar::UChar, 1, {}}, {png.image.height, png.image.width, 4}, {}};
    array.bytes.resize(qsizetype(pixels * 4));
    if (!png_image_finish_read(&png.image, nullptr, array.bytes.data(), 0, nullptr))
        return pngError("The PNG is damaged: %1.", png.image);
    return array;
}

Result<QByteArray> writePng(const DataArray &array)
{
    const auto format = formatOf(array);
    if (!format)
        return fail(QStringLiteral("A PNG is written from uchar4 elements of the shape height, width (or uchar as grey)."));
    const quint64 height = array.shape[0];
    const quint64 width = array.shape[1];
    const quint64 pixelSize = *format == PNG_FORMAT_RGBA ? 4 : 1;
    const bool sane = height > 0 && width > 0 && width <= mostPixels && height <= mostPixels / width &&
                      quint64(array.bytes.size()) == width * height * pixelSize;
    if (!sane)
        return fail(
            QStringLiteral("A PNG of %1 x %2 pixels can't be written from %3 bytes.").arg(width).arg(height).arg(array.bytes.size()));
    PngImage png;
    png.image.width = png_uint_32(width);
    png.image.height = png_uint_32(height);
    png.image.format = *format;
    png_alloc_size_t size = 0;
    if (!png_image_write_to_memory(&png.image, nullptr, &size, 0, array.bytes.constData(), 0, nullptr))
        return pngError("The PNG can't be written: %1.", png.image);
    QByteArray result(qsizetype(size), '\0');
    if (!png_image_write_to_memory(&png.image, result.data(), &size, 0, array.bytes.constData(), 0, nullptr))
        return pngError("The PNG can't be written: %1.", png.image);
    result.truncate(qsizetype(size));
    return result;
}

} // namespace kernelscope

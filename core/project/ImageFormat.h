#pragma once

#include <optional>

#include <QString>

#include "project/ElementType.h"

namespace kernelscope {

enum class ChannelType { UNorm8, SNorm8, UNorm16, SNorm16, SInt8, SInt16, SInt32, UInt8, UInt16, UInt32, Half, Float };

/// "rgba-unorm8": the order of an image's channels and the type of each.
struct ImageFormat
{
    QString order; ///< "r", "a", "rg", "ra", "rgba", "bgra", "argb", "intensity" or "luminance"
    ChannelType type = ChannelType::UNorm8;

    int channels() const;
    Scalar scalar() const;     ///< what a channel is stored as
    bool isNormalized() const; ///< whole numbers that stand for 0..1 or -1..1
    int pixelSizeInBytes() const;
    bool operator==(const ImageFormat &) const = default;
};

/// The one place that knows which formats there are. nullopt when the order or the type is none of them, or the two can't go
/// together.
std::optional<ImageFormat> imageFormatNamed(const QString &name);

/// How a sentence about a format that there is none of goes on: "which is no image format. Write ...".
QString noImageFormat(const QString &name);

} // namespace kernelscope

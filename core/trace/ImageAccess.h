#pragma once

#include <array>

#include "trace/Trace.h"

namespace kernelscope {

/// A sampler as events have it: the bits of OpenCL C's constants CLK_..., and one that says that it is known.
namespace samplerBits {
enum : int {
    Normalized = 0x01,
    AddressMask = 0x0e, ///< 0: CLK_ADDRESS_NONE
    ClampToEdge = 0x02,
    Clamp = 0x04, ///< to the border's colour
    Repeat = 0x06,
    MirroredRepeat = 0x08,
    Linear = 0x20,
    Mask = 0x3f,
    Given = 0x100
};
}

constexpr bool isImageAccess(SiteKind kind)
{
    return kind == SiteKind::ImageRead || kind == SiteKind::ImageWrite;
}

/// Where the value of an image access lies, or lands: its pixels, each with its part in the value. A pixel is an element of the image's
/// BoundObject, row after row.
struct ImageTexels
{
    struct Texel
    {
        quint64 element = 0;
        double weight = 1;
    };
    std::array<Texel, 8> texels; ///< one; with linear filtering up to two for each dimension
    int count = 0;               ///< 0: all of it is the border's colour, or not known
    bool isKnown = false;        ///< false: the sampler or the image's extents are not known
    double border = 0;           ///< the part of the border's colour
};

/// What a sampler makes of a coordinate: OpenCL C 3.0, section 8.2 ("Addressing and filter modes"), in double precision: a device may
/// round a coordinate that lies within an ulp of a pixel's edge to the other side.
/// `coordinate`: four words, the sampler among them, as Trace::valueWords() begins.
ImageTexels imageTexels(const AccessSite &site, const BoundObject &image, const quint32 *coordinate);
ImageTexels imageTexels(const Trace &trace, EventIndex event);

/// Of an image access: its coordinate is of floats, not of integers.
bool hasFloatCoordinate(const AccessSite &site);

/// One component of a coordinate: "3", "0.25".
QString coordinateText(const AccessSite &site, quint32 word);
/// "(3, 4)", "(0.25, 0.5)": the coordinate that the kernel gave. `image`: one without extents where it is not known which.
QString coordinateText(const AccessSite &site, const BoundObject &image, const quint32 *coordinate);

/// The sampler of an image access; 0: it has none, or it is not known.
int samplerOf(const quint32 *coordinate);
/// "nearest, clamped to the edge": what a sampler does; empty where there is none or that is not known.
QString samplerText(int sampler);

/// The sampler in the payload of an image access.
constexpr int imageSamplerWord = 3;
/// The words of a pixel's value in the payload of an image access: those of Trace::valueWords(), after the coordinate.
constexpr int imageValueWord = 4;

} // namespace kernelscope

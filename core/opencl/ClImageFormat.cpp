#include "opencl/ClImageFormat.h"

#include <QHash>

namespace kernelscope {
namespace {

cl_channel_type clType(ChannelType type)
{
    switch (type) {
    case ChannelType::UNorm8:
        return CL_UNORM_INT8;
    case ChannelType::SNorm8:
        return CL_SNORM_INT8;
    case ChannelType::UNorm16:
        return CL_UNORM_INT16;
    case ChannelType::SNorm16:
        return CL_SNORM_INT16;
    case ChannelType::SInt8:
        return CL_SIGNED_INT8;
    case ChannelType::SInt16:
        return CL_SIGNED_INT16;
    case ChannelType::SInt32:
        return CL_SIGNED_INT32;
    case ChannelType::UInt8:
        return CL_UNSIGNED_INT8;
    case ChannelType::UInt16:
        return CL_UNSIGNED_INT16;
    case ChannelType::UInt32:
        return CL_UNSIGNED_INT32;
    case ChannelType::Half:
        return CL_HALF_FLOAT;
    case ChannelType::Float:
        break;
    }
    return CL_FLOAT;
}

} // namespace

cl::ImageFormat clImageFormat(const ImageFormat &format)
{
    static const QHash<QString, cl_channel_order> orders{{QStringLiteral("r"), CL_R},
                                                         {QStringLiteral("a"), CL_A},
                                                         {QStringLiteral("rg"), CL_RG},
                                                         {QStringLiteral("ra"), CL_RA},
                                                         {QStringLiteral("rgba"), CL_RGBA},
                                                         {QStringLiteral("bgra"), CL_BGRA},
                                                         {QStringLiteral("argb"), CL_ARGB},
                                                         {QStringLiteral("intensity"), CL_INTENSITY},
                                                         {QStringLiteral("luminance"), CL_LUMINANCE}};
    return cl::ImageFormat(orders.value(format.order, CL_RGBA), clType(format.type));
}

} // namespace kernelscope

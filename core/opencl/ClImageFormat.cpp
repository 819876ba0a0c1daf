#include "opencl/ClImageFormat.h"

#include <QHash>

#include "support/EnumRange.h"

namespace kernelscope {
namespace {

cl_channel_type clType(ChannelType type)
{
    using enum ChannelType;
    static constexpr std::pair<ChannelType, cl_channel_type> types[] = {
        {UNorm8, CL_UNORM_INT8},     {SNorm8, CL_SNORM_INT8},     {UNorm16, CL_UNORM_INT16}, {SNorm16, CL_SNORM_INT16},
        {SInt8, CL_SIGNED_INT8},     {SInt16, CL_SIGNED_INT16},   {SInt32, CL_SIGNED_INT32}, {UInt8, CL_UNSIGNED_INT8},
        {UInt16, CL_UNSIGNED_INT16}, {UInt32, CL_UNSIGNED_INT32}, {Half, CL_HALF_FLOAT},     {Float, CL_FLOAT}};
    static_assert(isTableOf(types));
    return types[std::size_t(type)].second;
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

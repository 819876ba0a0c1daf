#include "opencl/ClImageFormat.h"

#include <QMap>

namespace kernelscope {

std::optional<cl::ImageFormat> clImageFormatNamed(const QString &name)
{
    static const QMap<QString, cl_channel_order> orders{
        {QStringLiteral("r"), CL_R},       {QStringLiteral("a"), CL_A},       {QStringLiteral("rg"), CL_RG},
        {QStringLiteral("ra"), CL_RA},     {QStringLiteral("rgb"), CL_RGB},   {QStringLiteral("rgba"), CL_RGBA},
        {QStringLiteral("bgra"), CL_BGRA}, {QStringLiteral("argb"), CL_ARGB}, {QStringLiteral("abgr"), CL_ABGR},
        {QStringLiteral("intensity"), CL_INTENSITY}, {QStringLiteral("luminance"), CL_LUMINANCE},
        {QStringLiteral("depth"), CL_DEPTH}, {QStringLiteral("srgba"), CL_sRGBA}};
    static const QMap<QString, cl_channel_type> types{
        {QStringLiteral("snorm8"), CL_SNORM_INT8},    {QStringLiteral("snorm16"), CL_SNORM_INT16},
        {QStringLiteral("unorm8"), CL_UNORM_INT8},    {QStringLiteral("unorm16"), CL_UNORM_INT16},
        {QStringLiteral("int8"), CL_SIGNED_INT8},     {QStringLiteral("int16"), CL_SIGNED_INT16},
        {QStringLiteral("int32"), CL_SIGNED_INT32},   {QStringLiteral("sint8"), CL_SIGNED_INT8},
        {QStringLiteral("sint16"), CL_SIGNED_INT16},  {QStringLiteral("sint32"), CL_SIGNED_INT32},
        {QStringLiteral("uint8"), CL_UNSIGNED_INT8},  {QStringLiteral("uint16"), CL_UNSIGNED_INT16},
        {QStringLiteral("uint32"), CL_UNSIGNED_INT32}, {QStringLiteral("half"), CL_HALF_FLOAT},
        {QStringLiteral("float16"), CL_HALF_FLOAT},   {QStringLiteral("float"), CL_FLOAT},
        {QStringLiteral("float32"), CL_FLOAT}};
    const qsizetype dash = name.indexOf(u'-');
    const auto order = orders.find(name.left(dash).toLower());
    const auto type = types.find(name.mid(dash + 1).toLower());
    if (dash <= 0 || order == orders.end() || type == types.end())
        return std::nullopt;
    return cl::ImageFormat(*order, *type);
}

} // namespace kernelscope

#include "capture/ReplayImages.h"

#include "project/ImageFormat.h"
#include "project/JsonParser.h"
#include "project/ProjectFormat.h"
#include "support/Printable.h"

namespace kernelscope {
namespace {

constexpr qint64 largestDescription = 64 << 10;

/// The object that a file of JSON holds.
std::optional<JsonValue> replayedJson(ReplayFiles &files, const QString &file)
{
    const auto bytes = files.bytes(file, largestDescription);
    const auto json = bytes ? parseJson(*bytes, file) : Result<JsonValue>(fail(QString()));
    if (bytes && !json)
        files.fail(file, json.error().message);
    return json ? std::optional(*json) : std::nullopt;
}

/// Of a string, a number or a truth value, as it is written.
QString memberText(const JsonValue &json, const char16_t *key)
{
    const JsonMember *member = json.find(key);
    if (!member)
        return {};
    const bool isTruth = member->value.kind == JsonValue::Kind::Boolean;
    return isTruth ? (member->value.boolean ? QStringLiteral("true") : QStringLiteral("false")) : member->value.text;
}

quint64 extentFrom(const QString &text)
{
    return text.isEmpty() ? 1 : text.toULongLong();
}

/// By the numbers of cl_channel_order, from 0x10B0 on, and cl_channel_type, from 0x10D0 on. Empty: none that there is here.
QString formatOfNumbers(int order, int type)
{
    static const QStringList orders = QStringLiteral("r a rg ra rgb rgba bgra argb intensity luminance").split(u' ');
    static const QStringList types =
        QStringLiteral("snorm8 snorm16 unorm8 unorm16 565 555 101010 sint8 sint16 sint32 uint8 uint16 uint32 half float").split(u' ');
    return orders.value(order - 0x10B0) + u'-' + types.value(type - 0x10D0);
}

std::optional<CapturedImage> fromJson(ReplayFiles &files, int argument)
{
    const auto json = replayedJson(files, QStringLiteral("Image%1.json").arg(argument));
    if (!json)
        return std::nullopt;
    return CapturedImage{.file = QStringLiteral("Image%1.bin").arg(argument),
                         .format = memberText(*json, u"order") + u'-' + memberText(*json, u"type"),
                         .width = extentFrom(memberText(*json, u"width")),
                         .height = extentFrom(memberText(*json, u"height")),
                         .depth = extentFrom(memberText(*json, u"depth"))};
}

/// As the intercept layer has it: a number a line.
std::optional<CapturedImage> fromMetaData(ReplayFiles &files, int argument, const QString &pixels)
{
    constexpr int typeLine = 6, orderLine = 7;
    const auto text = files.text(QStringLiteral("Image_MetaData_%1.txt").arg(argument));
    if (!text)
        return std::nullopt;
    const QStringList lines = text->split(u'\n');
    return CapturedImage{.file = pixels.isEmpty() ? QStringLiteral("Image%1.raw").arg(argument) : pixels,
                         .format = formatOfNumbers(lines.value(orderLine).toInt(), lines.value(typeLine).toInt()),
                         .width = extentFrom(lines.value(0).trimmed()),
                         .height = std::max<quint64>(1, extentFrom(lines.value(1).trimmed())),
                         .depth = std::max<quint64>(1, extentFrom(lines.value(2).trimmed()))};
}

} // namespace

std::optional<CapturedImage> replayedImage(ReplayFiles &files, int argument, const QString &pixels)
{
    auto image = fromJson(files, argument);
    if (!image)
        image = fromMetaData(files, argument, pixels);
    if (!image)
        return std::nullopt;
    const auto size = files.size(image->file);
    if (!size)
        files.fail(image->file, QStringLiteral("The pixels of the image are missing."));
    image->sizeInBytes = size.value_or(0);
    const auto format = imageFormatNamed(image->format);
    if (!format) {
        files.fail(
            image->file,
            QStringLiteral("The image has the format \"%1\", %2").arg(inOneLine(image->format.left(40)), noImageFormat(image->format)));
        return image;
    }
    quint64 bytes = quint64(format->pixelSizeInBytes());
    bool isTooMany = false;
    for (const quint64 extent : {image->width, image->height, image->depth})
        isTooMany = __builtin_mul_overflow(bytes, extent, &bytes) || isTooMany;
    if (isTooMany || bytes != image->sizeInBytes || bytes == 0)
        files.fail(image->file, QStringLiteral("It has %1 bytes, which are no %2 x %3 x %4 pixels of %5.")
                                    .arg(image->sizeInBytes)
                                    .arg(image->width)
                                    .arg(image->height)
                                    .arg(image->depth)
                                    .arg(image->format));
    return image;
}

std::optional<SamplerArgument> replayedSampler(ReplayFiles &files, int argument)
{
    SamplerArgument sampler;
    const QString jsonFile = QStringLiteral("Sampler%1.json").arg(argument);
    if (const auto json = replayedJson(files, jsonFile)) {
        const qsizetype address = samplerAddressWords().indexOf(memberText(*json, u"address"));
        const qsizetype filter = samplerFilterWords().indexOf(memberText(*json, u"filter"));
        if (address < 0 || filter < 0)
            files.fail(jsonFile,
                       QStringLiteral("The \"address\" is one of %1, the \"filter\" one of %2.")
                           .arg(samplerAddressWords().join(QStringLiteral(", ")), samplerFilterWords().join(QStringLiteral(", "))));
        sampler.address = SamplerAddress(std::max<qsizetype>(0, address));
        sampler.filter = SamplerFilter(std::max<qsizetype>(0, filter));
        sampler.normalized = memberText(*json, u"normalized") == u"true";
        return sampler;
    }
    const auto text = files.text(QStringLiteral("Sampler%1.txt").arg(argument)); // the intercept layer's: CL_TRUE, CL_ADDRESS_REPEAT, ...
    if (!text)
        return std::nullopt;
    sampler.normalized = text->contains(u"TRUE");
    sampler.filter = text->contains(u"LINEAR") ? SamplerFilter::Linear : SamplerFilter::Nearest;
    sampler.address = text->contains(u"CLAMP_TO_EDGE")     ? SamplerAddress::ClampToEdge
                      : text->contains(u"CLAMP")           ? SamplerAddress::Clamp
                      : text->contains(u"MIRRORED_REPEAT") ? SamplerAddress::MirroredRepeat
                      : text->contains(u"REPEAT")          ? SamplerAddress::Repeat
                                                           : SamplerAddress::None;
    return sampler;
}

} // namespace kernelscope

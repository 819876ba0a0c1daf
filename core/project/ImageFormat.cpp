#include "project/ImageFormat.h"

#include <array>

#include "support/Ranges.h"

namespace kernelscope {
namespace {

struct TypeFacts
{
    const char16_t *name;
    Scalar scalar;
    bool normalized;
};

// In the order of the enumeration.
constexpr std::array<TypeFacts, 12> types{{{u"unorm8", Scalar::UChar, true},
                                           {u"snorm8", Scalar::Char, true},
                                           {u"unorm16", Scalar::UShort, true},
                                           {u"snorm16", Scalar::Short, true},
                                           {u"sint8", Scalar::Char, false},
                                           {u"sint16", Scalar::Short, false},
                                           {u"sint32", Scalar::Int, false},
                                           {u"uint8", Scalar::UChar, false},
                                           {u"uint16", Scalar::UShort, false},
                                           {u"uint32", Scalar::UInt, false},
                                           {u"half", Scalar::Half, false},
                                           {u"float", Scalar::Float, false}}};

struct OrderFacts
{
    const char16_t *name;
    int channels;
};
constexpr std::array<OrderFacts, 9> orders{
    {{u"r", 1}, {u"a", 1}, {u"rg", 2}, {u"ra", 2}, {u"rgba", 4}, {u"bgra", 4}, {u"argb", 4}, {u"intensity", 1}, {u"luminance", 1}}};

bool isFractionOrder(const QString &order)
{
    return order == u"intensity" || order == u"luminance";
}

bool isEightBit(ChannelType type)
{
    return sizeInBytes(types[std::size_t(type)].scalar) == 1;
}

QStringList orderNames()
{
    return mapped(orders, [](const OrderFacts &facts) { return QString::fromUtf16(facts.name); });
}

QStringList typeNames()
{
    return mapped(types, [](const TypeFacts &facts) { return QString::fromUtf16(facts.name); });
}

} // namespace

int ImageFormat::channels() const
{
    for (const OrderFacts &facts : orders) {
        if (order == QString::fromUtf16(facts.name))
            return facts.channels;
    }
    return 0;
}

Scalar ImageFormat::scalar() const
{
    return types[std::size_t(type)].scalar;
}

bool ImageFormat::isNormalized() const
{
    return types[std::size_t(type)].normalized;
}

int ImageFormat::pixelSizeInBytes() const
{
    return channels() * sizeInBytes(scalar());
}

std::optional<ImageFormat> imageFormatNamed(const QString &name)
{
    const QStringList parts = name.split(u'-');
    if (parts.size() != 2 || !orderNames().contains(parts[0]))
        return std::nullopt;
    const qsizetype type = typeNames().indexOf(parts[1]);
    if (type < 0)
        return std::nullopt;
    const ImageFormat format{parts[0], ChannelType(type)};
    const bool onlyEightBit = format.order == u"bgra" || format.order == u"argb";
    const bool fraction = format.isNormalized() || isFloating(format.scalar());
    if ((onlyEightBit && !isEightBit(format.type)) || (isFractionOrder(format.order) && !fraction))
        return std::nullopt;
    return format;
}

QString noImageFormat(const QString &name)
{
    const QString order = name.section(u'-', 0, 0);
    if (orderNames().contains(order) && typeNames().contains(name.section(u'-', 1)))
        return QStringLiteral("which is no image format: OpenCL has %1 with %2 only.")
            .arg(order, isFractionOrder(order) ? QStringLiteral("unorm, snorm, half and float types") : QStringLiteral("8-bit types"));
    return QStringLiteral("which is no image format. Write a channel order (%1) and a channel type (%2) with a - between them, such "
                          "as rgba-unorm8.")
        .arg(orderNames().join(QStringLiteral(", ")), typeNames().join(QStringLiteral(", ")));
}

} // namespace kernelscope

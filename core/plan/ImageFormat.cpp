#include "plan/ImageFormat.h"

#include <array>

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
constexpr std::array<OrderFacts, 9> orders{{{u"r", 1}, {u"a", 1}, {u"rg", 2}, {u"ra", 2}, {u"rgba", 4},
                                            {u"bgra", 4}, {u"argb", 4}, {u"intensity", 1}, {u"luminance", 1}}};

bool isEightBit(ChannelType type)
{
    return sizeInBytes(types[std::size_t(type)].scalar) == 1;
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
    if (parts.size() != 2 || !imageChannelOrders().contains(parts[0]))
        return std::nullopt;
    const qsizetype type = imageChannelTypes().indexOf(parts[1]);
    if (type < 0)
        return std::nullopt;
    const ImageFormat format{parts[0], ChannelType(type)};
    const bool onlyEightBit = format.order == u"bgra" || format.order == u"argb";
    const bool onlyFractions = format.order == u"intensity" || format.order == u"luminance";
    const bool fraction = format.isNormalized() || isFloating(format.scalar());
    if ((onlyEightBit && !isEightBit(format.type)) || (onlyFractions && !fraction))
        return std::nullopt;
    return format;
}

QStringList imageChannelOrders()
{
    QStringList names;
    for (const OrderFacts &facts : orders)
        names << QString::fromUtf16(facts.name);
    return names;
}

QStringList imageChannelTypes()
{
    QStringList names;
    for (const TypeFacts &facts : types)
        names << QString::fromUtf16(facts.name);
    return names;
}

} // namespace kernelscope

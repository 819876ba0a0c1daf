#include "project/ElementType.h"

#include <array>

#include <QRegularExpression>

namespace kernelscope {
namespace {

struct ScalarFacts
{
    const char16_t *name;
    int size;
    bool isSigned;
    bool floating;
};

// In the order of the enumeration.
constexpr std::array<ScalarFacts, 11> scalarFacts{{{u"char", 1, true, false},
                                                   {u"uchar", 1, false, false},
                                                   {u"short", 2, true, false},
                                                   {u"ushort", 2, false, false},
                                                   {u"int", 4, true, false},
                                                   {u"uint", 4, false, false},
                                                   {u"long", 8, true, false},
                                                   {u"ulong", 8, false, false},
                                                   {u"half", 2, true, true},
                                                   {u"float", 4, true, true},
                                                   {u"double", 8, true, true}}};

const ScalarFacts &facts(Scalar scalar)
{
    return scalarFacts[std::size_t(scalar)];
}

bool isVectorWidth(int width)
{
    return width == 2 || width == 3 || width == 4 || width == 8 || width == 16;
}

/// OpenCL's types that are no element of a buffer, and must not be taken for a struct's name.
bool isOtherType(const QString &name)
{
    static const QRegularExpression other(
        QStringLiteral("^(bool|void|size_t|ptrdiff_t|intptr_t|uintptr_t|event_t|sampler_t|image[123]d\\w*|"
                       "(bool|size_t|char|uchar|short|ushort|int|uint|long|ulong|half|float|double)\\d+)$"));
    return other.match(name).hasMatch();
}

} // namespace

int sizeInBytes(Scalar scalar)
{
    return facts(scalar).size;
}

bool isFloating(Scalar scalar)
{
    return facts(scalar).floating;
}

bool isSigned(Scalar scalar)
{
    return facts(scalar).isSigned;
}

QString scalarName(Scalar scalar)
{
    return QString::fromUtf16(facts(scalar).name);
}

std::optional<ElementType> elementTypeNamed(const QString &name)
{
    static const QRegularExpression vector(QStringLiteral("^([a-z]+)(\\d+)?$"));
    if (const auto match = vector.match(name); match.hasMatch()) {
        const int width = match.captured(2).isEmpty() ? 1 : match.captured(2).toInt();
        for (std::size_t i = 0; i < scalarFacts.size(); ++i) {
            if (match.captured(1) == QString::fromUtf16(scalarFacts[i].name) && (width == 1 || isVectorWidth(width)))
                return match.captured(2) == u"1" ? std::nullopt : std::optional(ElementType{Scalar(i), width, {}});
        }
    }
    static const QRegularExpression identifier(QStringLiteral("^(?:struct\\s+)?([A-Za-z_]\\w*)$"));
    if (const auto match = identifier.match(name); match.hasMatch() && !isOtherType(match.captured(1)))
        return ElementType{Scalar::Char, 1, match.captured(1)};
    return std::nullopt;
}

QString elementTypeName(const ElementType &type)
{
    if (type.isStruct())
        return type.structName;
    return type.components == 1 ? scalarName(type.scalar) : scalarName(type.scalar) + QString::number(type.components);
}

int sizeInBytes(const ElementType &type)
{
    if (type.isStruct())
        return 0;
    return sizeInBytes(type.scalar) * (type.components == 3 ? 4 : type.components);
}

} // namespace kernelscope

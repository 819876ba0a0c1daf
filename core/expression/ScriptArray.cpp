#include "expression/ScriptArray.h"

#include <cstring>

#include "project/ScalarValue.h"

namespace kernelscope {
namespace {

template <typename From, typename To> QByteArray converted(const QByteArray &bytes)
{
    const qsizetype count = bytes.size() / qsizetype(sizeof(From));
    QByteArray result(count * qsizetype(sizeof(To)), Qt::Uninitialized);
    for (qsizetype k = 0; k < count; ++k) {
        From from;
        std::memcpy(&from, bytes.constData() + k * qsizetype(sizeof(From)), sizeof from);
        const To to = static_cast<To>(from);
        std::memcpy(result.data() + k * qsizetype(sizeof(To)), &to, sizeof to);
    }
    return result;
}

/// May be a view of `bytes`.
QByteArray withoutPadding(const ElementType &type, QByteArrayView bytes)
{
    if (type.isStruct() || type.components != 3)
        return QByteArray::fromRawData(bytes.data(), bytes.size());
    QByteArray all(bytes.data(), bytes.size());
    const qsizetype scalar = sizeInBytes(type.scalar);
    const qsizetype count = bytes.size() / (4 * scalar);
    for (qsizetype k = 1; k < count; ++k)
        std::memmove(all.data() + k * 3 * scalar, all.constData() + k * 4 * scalar, std::size_t(3 * scalar));
    all.truncate(count * 3 * scalar);
    return all;
}

} // namespace

ScriptArray toScriptArray(const ElementType &type, QByteArrayView bytes)
{
    const QByteArray packed = withoutPadding(type, bytes);
    if (type.isStruct())
        return {QStringLiteral("Uint8Array"), QByteArray(packed.constData(), packed.size())};
    return visitScalar(type.scalar, [&packed](auto zero) -> ScriptArray {
        using T = decltype(zero);
        if constexpr (std::is_same_v<T, qfloat16> || std::is_same_v<T, float>)
            return {QStringLiteral("Float32Array"), converted<T, float>(packed)};
        else if constexpr (sizeof(T) == 8)
            return {QStringLiteral("Float64Array"), converted<T, double>(packed)};
        else
            return {QStringLiteral("%1%2Array").arg(std::is_signed_v<T> ? u"Int" : u"Uint").arg(sizeof(T) * 8), converted<T, T>(packed)};
    });
}

QJSValue newTypedArray(QJSEngine &engine, const ScriptArray &array)
{
    // The engine writes through to the bytes it is given: a deep copy keeps ours as they are.
    const QByteArray own(array.bytes.constData(), array.bytes.size());
    QJSValue typed = engine.globalObject().property(array.arrayType).callAsConstructor({engine.toScriptValue(own)});
    if (!array.shape.isEmpty()) {
        QJSValue shape = engine.newArray(uint(array.shape.size()));
        for (qsizetype k = 0; k < array.shape.size(); ++k)
            shape.setProperty(quint32(k), double(array.shape[k]));
        typed.setProperty(QStringLiteral("shape"), shape);
    }
    if (array.channels > 0)
        typed.setProperty(QStringLiteral("channels"), array.channels);
    return typed;
}

} // namespace kernelscope

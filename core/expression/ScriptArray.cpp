#include "expression/ScriptArray.h"

#include <cstring>

#include <qfloat16.h>

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

QString arrayTypeOf(Scalar scalar)
{
    switch (scalar) {
    case Scalar::Char:
        return QStringLiteral("Int8Array");
    case Scalar::UChar:
        return QStringLiteral("Uint8Array");
    case Scalar::Short:
        return QStringLiteral("Int16Array");
    case Scalar::UShort:
        return QStringLiteral("Uint16Array");
    case Scalar::Int:
        return QStringLiteral("Int32Array");
    case Scalar::UInt:
        return QStringLiteral("Uint32Array");
    case Scalar::Half:
    case Scalar::Float:
        return QStringLiteral("Float32Array");
    case Scalar::Long:
    case Scalar::ULong:
    case Scalar::Double:
        break;
    }
    return QStringLiteral("Float64Array");
}

} // namespace

ScriptArray toScriptArray(const ElementType &type, QByteArrayView bytes)
{
    const QByteArray packed = withoutPadding(type, bytes);
    if (type.isStruct())
        return {QStringLiteral("Uint8Array"), QByteArray(packed.constData(), packed.size())};
    if (type.scalar == Scalar::Long)
        return {arrayTypeOf(type.scalar), converted<qint64, double>(packed)};
    if (type.scalar == Scalar::ULong)
        return {arrayTypeOf(type.scalar), converted<quint64, double>(packed)};
    if (type.scalar == Scalar::Half)
        return {arrayTypeOf(type.scalar), converted<qfloat16, float>(packed)};
    const qsizetype whole = packed.size() / sizeInBytes(type.scalar) * sizeInBytes(type.scalar);
    return {arrayTypeOf(type.scalar), QByteArray(packed.constData(), whole)};
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

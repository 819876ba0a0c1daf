#include "support/Codec.h"

namespace kernelscope {

QCborValue toCbor(quint64 value)
{
    if (value > quint64(std::numeric_limits<qint64>::max()))
        return QCborValue(QString::number(value));
    return QCborValue(qint64(value));
}

Result<qint64> wholeNumber(const QCborValue &cbor, qint64 least, qint64 most)
{
    if (!cbor.isInteger())
        return fail(QStringLiteral(": a whole number was expected"));
    const qint64 number = cbor.toInteger();
    if (number < least || number > most) {
        return fail(QStringLiteral(": %1 is not within %2 to %3").arg(number).arg(least).arg(most));
    }
    return number;
}

Error inside(const QString &step, const Error &error)
{
    const bool separate = !error.message.startsWith(u':') && !error.message.startsWith(u'[');
    return Error{step + (separate ? QStringLiteral(".") : QString()) + error.message, error.place};
}

Result<void> fromCbor(const QCborValue &cbor, bool &value)
{
    if (!cbor.isBool())
        return fail(QStringLiteral(": true or false was expected"));
    value = cbor.toBool();
    return {};
}

Result<void> fromCbor(const QCborValue &cbor, double &value)
{
    if (!cbor.isDouble() && !cbor.isInteger())
        return fail(QStringLiteral(": a number was expected"));
    value = cbor.toDouble();
    return {};
}

Result<void> fromCbor(const QCborValue &cbor, QString &value)
{
    if (!cbor.isString())
        return fail(QStringLiteral(": a text was expected"));
    value = cbor.toString();
    return {};
}

Result<void> fromCbor(const QCborValue &cbor, QByteArray &value)
{
    if (!cbor.isByteArray())
        return fail(QStringLiteral(": bytes were expected"));
    value = cbor.toByteArray();
    return {};
}

Result<void> fromCbor(const QCborValue &cbor, quint64 &value)
{
    if (cbor.isString()) {
        bool isNumber = false;
        value = cbor.toString().toULongLong(&isNumber);
        return isNumber ? Result<void>() : fail(QStringLiteral(": a whole number was expected"));
    }
    const auto number = wholeNumber(cbor, 0, std::numeric_limits<qint64>::max());
    if (!number)
        return fail(number.error());
    value = quint64(*number);
    return {};
}

} // namespace kernelscope

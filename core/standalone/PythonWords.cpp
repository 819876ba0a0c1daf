#include "standalone/PythonWords.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace kernelscope::pythonWords {
namespace {

QString realLiteral(double value, bool isSingle)
{
    if (std::isnan(value))
        return u"np.nan"_s;
    if (std::isinf(value))
        return value < 0 ? u"-np.inf"_s : u"np.inf"_s;
    return QString::number(value, 'g', isSingle ? 9 : 17);
}

QString wholeLiteral(const QString &digits, Scalar)
{
    return digits;
}

} // namespace

QString numpyName(Scalar scalar)
{
    switch (scalar) {
    case Scalar::Char:
        return u"np.int8"_s;
    case Scalar::UChar:
        return u"np.uint8"_s;
    case Scalar::Short:
        return u"np.int16"_s;
    case Scalar::UShort:
        return u"np.uint16"_s;
    case Scalar::Int:
        return u"np.int32"_s;
    case Scalar::UInt:
        return u"np.uint32"_s;
    case Scalar::Long:
        return u"np.int64"_s;
    case Scalar::ULong:
        return u"np.uint64"_s;
    case Scalar::Half:
        return u"np.float16"_s;
    case Scalar::Float:
        return u"np.float32"_s;
    case Scalar::Double:
        break;
    }
    return u"np.float64"_s;
}

QString bytesLiteral(const QByteArray &bytes)
{
    return u"np.frombuffer(bytes.fromhex(\"%1\"), np.uint8)"_s.arg(QLatin1String(bytes.toHex()));
}

QString valueLiteral(const QByteArray &bytes, const KernelParameter *parameter)
{
    const bool isKnown = parameter && parameter->type && !parameter->type->isStruct() && bytes.size() == sizeInBytes(*parameter->type);
    if (!isKnown || parameter->type->scalar == Scalar::Half)
        return bytesLiteral(bytes);
    const QStringList literals = literalsOf(bytes, *parameter->type, {realLiteral, wholeLiteral});
    if (parameter->type->components == 1)
        return u"%1(%2)"_s.arg(numpyName(parameter->type->scalar), literals.first());
    return u"np.array([%1], %2)"_s.arg(literals.join(u", "_s), numpyName(parameter->type->scalar));
}

QString tupleOf(const QList<quint64> &numbers)
{
    QStringList texts;
    for (const quint64 number : numbers)
        texts << QString::number(number);
    return numbers.size() == 1 ? u"(%1,)"_s.arg(texts.first()) : u"(%1)"_s.arg(texts.join(u", "_s));
}

QList<quint64> reversed(const QList<quint64> &shape)
{
    return {shape.rbegin(), shape.rend()};
}

QString samplerText(const SamplerArgument &sampler)
{
    return u"cl.Sampler(context, %1, cl.addressing_mode.%2, cl.filter_mode.%3)"_s.arg(
        sampler.normalized ? u"True"_s : u"False"_s, addressWord(sampler.address),
        sampler.filter == SamplerFilter::Linear ? u"LINEAR"_s : u"NEAREST"_s);
}

QString waitFor(const QStringList &events)
{
    return events.isEmpty() ? QString() : u", wait_for=[%1]"_s.arg(events.join(u", "_s));
}

} // namespace kernelscope::pythonWords

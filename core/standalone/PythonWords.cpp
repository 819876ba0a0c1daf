#include "standalone/PythonWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope::pythonWords {
namespace {

QString literal(const QString &number, Scalar)
{
    if (number == u"nan")
        return u"np.nan"_s;
    return number.endsWith(u"inf") ? number.chopped(3) + u"np.inf"_s : number;
}

} // namespace

QString numpyName(Scalar scalar)
{
    const QString kind = isFloating(scalar) ? u"float"_s : isSigned(scalar) ? u"int"_s : u"uint"_s;
    return u"np.%1%2"_s.arg(kind).arg(8 * sizeInBytes(scalar));
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
    const QStringList literals = literalsOf(bytes, *parameter->type, literal);
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

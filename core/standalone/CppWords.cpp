#include "standalone/CppWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope::cppWords {
namespace {

QString literal(const QString &number, Scalar scalar)
{
    if (number == u"nan")
        return u"NAN"_s;
    if (number.endsWith(u"inf"))
        return number.chopped(3) + u"INFINITY"_s;
    if (isFloating(scalar)) {
        const bool isReal = number.contains(u'.') || number.contains(u'e');
        return number + (isReal ? u""_s : u".0"_s) + (scalar == Scalar::Float ? u"f"_s : u""_s);
    }
    if (scalar == Scalar::Long && number == u"-9223372036854775808")
        return u"-9223372036854775807 - 1"_s;
    return scalar == Scalar::UInt ? number + u'u' : scalar == Scalar::ULong ? number + u"ull"_s : number;
}

} // namespace

QString inComment(const QString &text)
{
    return QString(text).replace(u'\n', u' ').replace(u'\\', u'/');
}

QString clName(Scalar scalar)
{
    return u"cl_"_s + scalarName(scalar);
}

QString hostName(Scalar scalar)
{
    return scalar == Scalar::Half ? u"Half"_s : clName(scalar);
}

QString bytesLiteral(const QByteArray &bytes)
{
    QStringList numbers;
    for (const char byte : bytes)
        numbers << QString::number(quint8(byte));
    return u"std::array<cl_uchar, %1>{{%2}}"_s.arg(bytes.size()).arg(numbers.join(u", "_s));
}

QString valueLiteral(const QByteArray &bytes, const KernelParameter *parameter)
{
    if (!parameter || !parameter->type || parameter->type->isStruct() || bytes.size() != sizeInBytes(*parameter->type))
        return bytesLiteral(bytes);
    const QStringList literals = literalsOf(bytes, *parameter->type, literal);
    const QString type = clName(parameter->type->scalar);
    if (parameter->type->components == 1)
        return type + u'(' + literals.join(QString()) + u')';
    return u"%1%2{{%3}}"_s.arg(type).arg(literals.size()).arg(literals.join(u", "_s));
}

QString ndRange(const Sizes &sizes)
{
    if (sizes.isEmpty())
        return u"cl::NullRange"_s;
    QStringList texts;
    for (const quint64 size : sizes)
        texts << QString::number(size);
    return u"cl::NDRange(%1)"_s.arg(texts.join(u", "_s));
}

QString triple(const QList<quint64> &shape, int rest)
{
    QStringList texts;
    for (qsizetype i = 0; i < 3; ++i)
        texts << QString::number(i < shape.size() ? shape[shape.size() - 1 - i] : quint64(rest));
    return u"{%1}"_s.arg(texts.join(u", "_s));
}

QString samplerText(const SamplerArgument &sampler)
{
    return u"cl::Sampler(context, %1, CL_ADDRESS_%2, CL_FILTER_%3)"_s.arg(
        sampler.normalized ? u"CL_TRUE"_s : u"CL_FALSE"_s, addressWord(sampler.address),
        sampler.filter == SamplerFilter::Linear ? u"LINEAR"_s : u"NEAREST"_s);
}

} // namespace kernelscope::cppWords

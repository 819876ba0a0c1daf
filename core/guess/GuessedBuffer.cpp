#include "guess/GuessedBuffer.h"

#include <algorithm>

#include <QRegularExpression>

#include "guess/GuessedNumber.h"

namespace kernelscope {
namespace {

/// Of a pointer to rows, int (*)[16], the rows' elements; bytes where nothing is known.
QString elementsOf(const KernelParameter &parameter)
{
    static const QRegularExpression first(QStringLiteral("^(?:(?:const|volatile|global|__global|constant|__constant)\\s+)*(\\w+)"));
    const auto type = parameter.type ? parameter.type : elementTypeNamed(first.match(parameter.typeName).captured(1));
    const bool isKnown = type && (parameter.type || !type->isStruct());
    return isKnown ? elementTypeName(*type) : QStringLiteral("uchar");
}

bool isWholeNumber(const KernelParameter &parameter)
{
    return parameter.type && !parameter.type->isStruct() && parameter.type->components == 1 && !isFloating(parameter.type->scalar) &&
           sizeInBytes(parameter.type->scalar) >= 4;
}

/// Names of JavaScript's own can't be buffers, nor what is no identifier there.
QString bufferName(const QString &parameter)
{
    static const QRegularExpression strange(QStringLiteral("[^A-Za-z0-9_]"));
    if (parameter.contains(strange))
        return bufferName(QString(parameter).replace(strange, QStringLiteral("_")));
    static const QStringList taken = QStringLiteral("n group in new var let const function this default delete export import").split(u' ');
    return taken.contains(parameter) ? parameter + QStringLiteral("_buffer") : parameter;
}

/// data[3], where each of them is asked for by itself: the parameters of a filter, say.
QString numberInList(const ParameterFacts &facts)
{
    using Use = ParameterUse;
    if (facts.has(Use::Radius))
        return QStringLiteral("2");
    if (facts.has(Use::OwnIndex))
        return QStringLiteral("0");
    if (facts.has(Use::Divisor) || facts.has(Use::RowLength) || facts.comparedDimensions != 0)
        return QStringLiteral("n");
    if (facts.loops > 0)
        return QStringLiteral("2");
    return facts.has(Use::Bound) ? QStringLiteral("n") : QStringLiteral("1");
}

/// A work-item's place is compared with one of its elements, which may well be floats.
bool hasExtents(const KernelParameter &parameter, const KernelFacts &facts)
{
    const bool isFloat = parameter.type && *parameter.type == ElementType{Scalar::Float, 1, {}};
    return isFloat && std::ranges::any_of(facts.parameters, [&parameter](const ParameterFacts &part) {
               return part.comparedDimensions != 0 && part.name.startsWith(parameter.name + u'[');
           });
}

GuessedBuffer listOfNumbers(BufferSpec buffer, const KernelParameter &parameter, const KernelFacts &facts)
{
    const int count = facts.parameter(parameter.name).block;
    QStringList numbers;
    QStringList extents;
    for (int index = 0; index < count; ++index) {
        const QString name = QStringLiteral("%1[%2]").arg(parameter.name).arg(index);
        numbers << numberInList(facts.parameter(name));
        if (numbers.last() == u"n")
            extents << name;
    }
    buffer.shape = {Expression(double(count))};
    buffer.init = ExpressionInit{Expression(QStringLiteral("[%1][i]").arg(numbers.join(QStringLiteral(", "))))};
    return {buffer, false, extents};
}

} // namespace

GuessedBuffer guessedBuffer(const KernelParameter &parameter, const KernelFacts &kernel, const QList<Expression> &shape)
{
    const ParameterFacts facts = kernel.parameter(parameter.name);
    BufferSpec buffer;
    buffer.name = bufferName(parameter.name);
    buffer.type = facts.accessedAs.isEmpty() ? elementsOf(parameter) : facts.accessedAs;
    const bool isTable = parameter.kind == ParameterKind::ConstantPointer; // devices need not have more than 64 KiB for it
    buffer.shape = isTable ? QList<Expression>{Expression(QStringLiteral("n"))} : shape;
    if (shape.size() == 1 && facts.has(ParameterUse::RowsOfItems) && !isTable)
        buffer.shape = QList<Expression>(2, Expression(QStringLiteral("n")));
    if (shape.size() == 1 && facts.has(ParameterUse::RowStarts))
        buffer.shape = {Expression(QStringLiteral("n + 1"))};
    const bool isConst = parameter.isConst && parameter.written != Knowledge::Yes; // a cast may take that away
    const bool readOnly = isConst || parameter.kind == ParameterKind::ConstantPointer || parameter.written == Knowledge::No;
    buffer.access = readOnly ? Access::In : facts.has(ParameterUse::Result) ? Access::Out : Access::InOut;
    if (readOnly && isWholeNumber(parameter) && facts.has(ParameterUse::OneNumber)) {
        buffer.shape = {Expression(1)};
        buffer.init = ExpressionInit{guessedNumber(parameter.name, int(shape.size()), false)};
        return {buffer, false};
    }
    if (readOnly && facts.block > 1 && (isWholeNumber(parameter) || hasExtents(parameter, kernel)))
        return listOfNumbers(buffer, parameter, kernel);
    const int numbered = facts.has(ParameterUse::OneNumber) ? std::max(1, facts.block) : facts.block;
    if (numbered > 0 && facts.accessedAs.isEmpty())
        buffer.shape = {Expression(double(numbered))};
    const bool hasRows = !parameter.type && !parameter.typeName.contains(u"**") && elementsOf(parameter) != u"uchar";
    return {buffer, hasRows || (parameter.type && !parameter.type->isStruct())};
}

GuessedBuffer guessedImage(const KernelParameter &parameter, const ParameterFacts &facts, int dimensions)
{
    BufferSpec image;
    image.name = bufferName(parameter.name);
    image.imageFormat = facts.has(ParameterUse::UIntPixels)  ? QStringLiteral("rgba-uint8")
                        : facts.has(ParameterUse::IntPixels) ? QStringLiteral("rgba-sint32")
                                                             : QStringLiteral("rgba-float");
    const int ofEach = parameter.typeName.contains(u"3d") ? 3 : parameter.typeName.contains(u"1d") ? 1 : 2;
    const int extents = parameter.typeName.contains(u"_array") ? ofEach + 1 : ofEach;
    const bool isLarge = extents > 2 && dimensions == 1; // n is meant for one dimension
    image.shape = QList<Expression>(extents, Expression(isLarge ? QStringLiteral("Math.min(n, 32)") : QStringLiteral("n")));
    image.access = parameter.isConst || parameter.typeName.contains(u"read_only") ? Access::In : Access::Out;
    return {image, image.access == Access::In};
}

SamplerArgument guessedSampler(const ParameterFacts &facts)
{
    SamplerArgument sampler;
    sampler.normalized = facts.has(ParameterUse::Quotients);
    return sampler;
}

} // namespace kernelscope

#include "export/RunJson.h"

#include <QJsonArray>

#include "protocol/Json.h"

namespace kernelscope {
namespace {

/// The number that a text stands for, exactly where it is a whole one; null for "nan" and "inf"; else the text.
QJsonValue numberOf(const QString &text)
{
    bool isNumber = false;
    if (const qint64 whole = text.toLongLong(&isNumber); isNumber)
        return whole;
    const double number = text.toDouble(&isNumber);
    return isNumber ? toJson(number) : QJsonValue(text);
}

bool isWhole(const ElementType &type)
{
    return !type.isStruct() && !isFloating(type.scalar);
}

QJsonArray firstElements(const BufferResult &buffer)
{
    QJsonArray first;
    const bool exact = isWhole(buffer.type) && buffer.firstText.size() == buffer.first.size();
    for (qsizetype i = 0; i < buffer.first.size(); ++i)
        first.append(exact ? numberOf(buffer.firstText[i]) : toJson(buffer.first[i]));
    return first;
}

QJsonObject bufferJson(const BufferResult &buffer)
{
    const bool exactSum = isWhole(buffer.type) && !buffer.sumText.isEmpty();
    return {{QStringLiteral("name"), buffer.name},
            {QStringLiteral("type"), buffer.imageFormat.isEmpty() ? elementTypeName(buffer.type) : buffer.imageFormat},
            {QStringLiteral("shape"), toJson(buffer.shape)},
            {QStringLiteral("min"), toJson(buffer.min)},
            {QStringLiteral("max"), toJson(buffer.max)},
            {QStringLiteral("sum"), exactSum ? numberOf(buffer.sumText) : toJson(buffer.sum)},
            {QStringLiteral("first"), firstElements(buffer)},
            {QStringLiteral("nanCount"), toJson(buffer.nanCount)},
            {QStringLiteral("sizeInBytes"), toJson(buffer.sizeInBytes)},
            {QStringLiteral("readBack"), buffer.readBack}};
}

QJsonValue firstMismatch(const CheckResult &check)
{
    if (check.firstMismatchIndex < 0)
        return {};
    return QJsonObject{{QStringLiteral("index"), check.firstMismatchIndex},
                       {QStringLiteral("actual"), numberOf(check.actual)},
                       {QStringLiteral("expected"), numberOf(check.expected)}};
}

QJsonObject checkJson(const CheckResult &check)
{
    return {{QStringLiteral("name"), check.name},
            {QStringLiteral("buffer"), check.buffer},
            {QStringLiteral("passed"), check.passed},
            {QStringLiteral("compared"), toJson(check.compared)},
            {QStringLiteral("mismatches"), toJson(check.mismatches)},
            {QStringLiteral("firstMismatch"), firstMismatch(check)},
            {QStringLiteral("maxAbsoluteError"), toJson(check.maxAbsoluteError)},
            {QStringLiteral("maxRelativeError"), toJson(check.maxRelativeError)},
            {QStringLiteral("message"), check.message}};
}

} // namespace

QJsonObject runJson(const RunResult &result)
{
    return {{QStringLiteral("status"), runStatusName(result.status)},
            {QStringLiteral("message"), result.message},
            {QStringLiteral("device"), result.device},
            {QStringLiteral("launches"), toJson(result.launches)},
            {QStringLiteral("buffers"), listOf(result.buffers, &bufferJson)},
            {QStringLiteral("checks"), listOf(result.checks, &checkJson)},
            {QStringLiteral("events"), toJson(result.events)},
            {QStringLiteral("output"), result.output},
            {QStringLiteral("diagnostics"), toJson(result.diagnostics)},
            {QStringLiteral("phase"), result.phase},
            {QStringLiteral("subject"), result.subject},
            {QStringLiteral("place"), toJson(result.place)},
            {QStringLiteral("problems"), toJson(result.report.problems)},
            {QStringLiteral("outputBytes"), toJson(result.outputBytes)},
            {QStringLiteral("builtFromCache"), result.builtFromCache},
            {QStringLiteral("buildNs"), toJson(result.buildNs)},
            {QStringLiteral("commandsNs"), toJson(result.commandsNs)},
            {QStringLiteral("memory"), toJson(result.memory)}};
}

} // namespace kernelscope

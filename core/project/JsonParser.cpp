#include "project/JsonParser.h"

#include <cctype>

#include "project/JsonBuilder.h"
#include "project/TextPlaces.h"

namespace kernelscope {
namespace {

QString found(QByteArrayView text, qsizetype at)
{
    if (at >= text.size())
        return QStringLiteral("the end of the file");
    const QString rest = QString::fromUtf8(text.sliced(at, std::min<qsizetype>(text.size() - at, 4)));
    const QChar character = rest.at(0);
    if (!character.isPrint() && !character.isSurrogate())
        return QStringLiteral("the character U+%1").arg(character.unicode(), 4, 16, QLatin1Char('0'));
    if (character == u'"')
        return QStringLiteral("a double quote");
    return u'"' + rest.left(character.isSurrogate() ? 2 : 1) + u'"';
}

JsonRefusal stringRefusal(QByteArrayView text, qsizetype at, qsizetype start)
{
    const char next = at < text.size() ? text[at] : '\n';
    if (next == '\\')
        return {QStringLiteral("A backslash in a text must be followed by one of \" \\ / b f n r t u."), at};
    if (next == '\n' || next == '\r')
        return {QStringLiteral("The text that starts here is not closed on its line."), start};
    return {QStringLiteral("A text holds a control character; write it as an escape such as \\t."), at};
}

JsonRefusal valueRefusal(QByteArrayView text, qsizetype at)
{
    const QByteArrayView rest = text.sliced(at);
    if (rest.startsWith("//") || rest.startsWith("/*"))
        return {QStringLiteral("JSON has no comments. Write them into the project's notes."), at};
    if (!rest.isEmpty() && (rest[0] == '-' || std::isdigit(uchar(rest[0]))))
        return {QStringLiteral("This is not a number as JSON writes them, like 16, -2.5 or 1e-5."), at};
    return {QStringLiteral("A JSON value is missing here; found %1.").arg(found(text, at)), at};
}

/// The comma before a closing bracket, if that is what stands at `at`.
std::optional<qsizetype> commaBefore(QByteArrayView text, qsizetype at)
{
    if (at >= text.size() || (text[at] != '}' && text[at] != ']'))
        return std::nullopt;
    const QByteArrayView before = text.first(at).trimmed();
    return before.endsWith(',') ? std::optional(before.data() + before.size() - 1 - text.data()) : std::nullopt;
}

/// The reader's error in words.
JsonRefusal explained(rapidjson::ParseErrorCode code, qsizetype at, QByteArrayView text, const JsonBuilder &builder)
{
    using namespace rapidjson;
    if (const auto number = builder.brokenNumber(at))
        return valueRefusal(text, *number);
    if (const auto comma = commaBefore(text, at))
        return {QStringLiteral("There is a comma too many before %1.").arg(found(text, at)), *comma};
    switch (code) {
    case kParseErrorObjectMissName:
        return {QStringLiteral("A key in double quotes is missing here; found %1.").arg(found(text, at)), at};
    case kParseErrorObjectMissColon:
        return {QStringLiteral("A colon is missing after the key \"%1\"; found %2.").arg(builder.lastKey(), found(text, at)), at};
    case kParseErrorObjectMissCommaOrCurlyBracket:
        return {QStringLiteral("A comma or \"}\" is missing here; found %1.").arg(found(text, at)), at};
    case kParseErrorArrayMissCommaOrSquareBracket:
        return {QStringLiteral("A comma or \"]\" is missing here; found %1.").arg(found(text, at)), at};
    case kParseErrorDocumentRootNotSingular:
        return {QStringLiteral("The JSON text should end here, but %1 follows.").arg(found(text, at)), at};
    case kParseErrorStringUnicodeEscapeInvalidHex:
        return {QStringLiteral("\\u in a text must be followed by four hexadecimal digits."), at};
    case kParseErrorStringUnicodeSurrogateInvalid:
        return {halfCharacter(), at};
    case kParseErrorStringEscapeInvalid:
    case kParseErrorStringMissQuotationMark:
    case kParseErrorStringInvalidEncoding:
        return stringRefusal(text, at, builder.tokenStart());
    case kParseErrorNumberTooBig:
        return {QStringLiteral("This number is too large. The largest is about 1.8e308."), builder.tokenStart()};
    default:
        return valueRefusal(text, builder.tokenStart());
    }
}

} // namespace

Result<JsonValue> parseJson(const QByteArray &text, const QString &file)
{
    if (const auto error = encodingError(text, file))
        return fail(*error);
    if (QByteArrayView(text).trimmed().isEmpty() || text == byteOrderMark)
        return fail(QStringLiteral("The file is empty. It should hold a JSON object."), {file, 1, 1});
    rapidjson::MemoryStream stream(text.constData(), std::size_t(text.size()));
    for (qsizetype i = 0; text.startsWith(byteOrderMark) && i < qsizetype(sizeof byteOrderMark) - 1; ++i)
        stream.Take();
    JsonBuilder builder(text, stream);
    rapidjson::Reader reader;
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseNumbersAsStringsFlag;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    const auto at = qsizetype(result.IsError() ? result.Offset() : stream.Tell());
    if (!result.IsError() && at == text.size())
        return builder.root();
    // Without an error the reader took a NUL for the end.
    const auto code = result.IsError() ? result.Code() : rapidjson::kParseErrorDocumentRootNotSingular;
    const JsonRefusal refusal = builder.refusal() ? *builder.refusal() : explained(code, at, text, builder);
    return fail(refusal.message, placeOfByte(text, refusal.at, file));
}

} // namespace kernelscope

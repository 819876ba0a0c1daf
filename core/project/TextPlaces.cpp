#include "project/TextPlaces.h"

#include <algorithm>

namespace kernelscope {

std::optional<Error> encodingError(const QByteArray &text, const QString &file)
{
    if (text.startsWith("\xff\xfe") || text.startsWith("\xfe\xff"))
        return Error{QStringLiteral("The file is UTF-16. Save it as UTF-8."), {file, 1, 1}};
    if (QUtf8StringView(text).isValidUtf8())
        return std::nullopt;
    qsizetype start = 0;
    for (int line = 1; start <= text.size(); ++line) {
        const qsizetype end = text.indexOf('\n', start);
        const QByteArray bytes = text.mid(start, end < 0 ? -1 : end - start);
        if (!QUtf8StringView(bytes).isValidUtf8()) {
            const int column = int(QString::fromUtf8(bytes).indexOf(QChar::ReplacementCharacter)) + 1;
            return Error{QStringLiteral("The file is not UTF-8 here. Save it as UTF-8."), {file, line, column}};
        }
        if (end < 0)
            break;
        start = end + 1;
    }
    return Error{QStringLiteral("The file is not UTF-8. Save it as UTF-8."), {file, 0, 0}};
}

SourcePlace placeOfByte(QByteArrayView text, qsizetype offset, const QString &file)
{
    const QByteArrayView before = text.first(std::clamp<qsizetype>(offset, 0, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    // Bytes of the form 10xxxxxx continue a character.
    const auto characters = std::count_if(before.begin() + lineStart, before.end(), [](char byte) { return (uchar(byte) & 0xc0) != 0x80; });
    return {file, int(lines) + 1, int(characters) + 1};
}

} // namespace kernelscope

#include "support/Printable.h"

#include <algorithm>

namespace kernelscope {
namespace {

/// U+200E and on: marks, embeddings, overrides and isolates of the direction of writing (Unicode Standard Annex 9).
bool isActedUpon(QChar character)
{
    const ushort code = character.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x061c || code == 0x200e || code == 0x200f ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

QString escaped(const QString &text, const auto &stays)
{
    if (std::ranges::none_of(text, [&](QChar character) { return isActedUpon(character) && !stays(character); }))
        return text;
    QString safe;
    for (const QChar character : text) {
        if (!isActedUpon(character) || stays(character))
            safe += character;
        else if (character == u'\n')
            safe += QStringLiteral("\\n");
        else
            safe += QStringLiteral("\\u%1").arg(character.unicode(), 4, 16, QLatin1Char('0'));
    }
    return safe;
}

} // namespace

QString printable(const QString &text)
{
    return escaped(text, [](QChar character) { return character == u'\n' || character == u'\t'; });
}

QString inOneLine(const QString &text)
{
    return escaped(text, [](QChar) { return false; });
}

QString cutAfter(const QString &text, qsizetype most)
{
    constexpr qsizetype dots = 3;
    return text.size() <= most ? text : text.left(most - dots) + QStringLiteral("...");
}

} // namespace kernelscope

#include "ui/layout/TextWrap.h"

#include <algorithm>

namespace kernelscope {

/// Chinese and the like: as wide as two others in a fixed-width font.
static bool isWide(QChar letter)
{
    const char16_t code = letter.unicode();
    return (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xac00 && code <= 0xd7a3) || (code >= 0xf900 && code <= 0xfaff) ||
           (code >= 0xff00 && code <= 0xff60);
}

static qsizetype widthOf(const QString &text)
{
    return text.size() + std::ranges::count_if(text, isWide);
}

/// Between wide letters a line may end, too, but not before what closes a sentence or a part of it.
static QStringList piecesOf(const QString &word)
{
    static const QString closing = QStringLiteral("\u3001\u3002\uff09\uff0c\uff1a\uff1b");
    QStringList pieces;
    for (const QChar letter : word) {
        const bool mayBreak = !pieces.isEmpty() && (isWide(letter) || isWide(pieces.last().back())) && !closing.contains(letter);
        if (pieces.isEmpty() || mayBreak)
            pieces << QString(letter);
        else
            pieces.last() += letter;
    }
    return pieces;
}

static void wrapLine(const QString &line, int columns, QStringList &lines)
{
    QString current;
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        QString between = QStringLiteral(" ");
        for (const QString &piece : piecesOf(word)) {
            if (!current.isEmpty() && widthOf(current) + between.size() + widthOf(piece) > columns) {
                lines << current;
                current.clear();
            }
            current += current.isEmpty() ? piece : between + piece;
            between.clear();
        }
    }
    lines << current;
}

QStringList wrapped(const QString &text, int columns)
{
    QStringList lines;
    const QStringList given = text.split(u'\n');
    for (const QString &line : given)
        wrapLine(line, columns, lines);
    return lines;
}

QString asToolTip(const QString &text)
{
    constexpr int columns = 80;
    return wrapped(text, columns).join(u'\n');
}

QString withBreaks(const QString &text)
{
    constexpr QChar mayBreak(0x200b);
    constexpr int longWord = 20, leastPart = 4;
    QString all;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        int part = 0;
        for (qsizetype letter = at; letter < end; ++letter) {
            all += text[letter];
            const bool isLast = letter + 1 == end;
            if (end - at <= longWord || isLast || text[letter + 1].isLowSurrogate() || isWide(text[letter]) || isWide(text[letter + 1]))
                continue;
            ++part;
            if (part >= longWord || (part >= leastPart && !text[letter].isLetterOrNumber())) {
                all += mayBreak;
                part = 0;
            }
        }
        for (at = end; at < text.size() && text[at].isSpace(); ++at)
            all += text[at];
    }
    return all;
}

} // namespace kernelscope

#include "ui/layout/FuzzyMatch.h"

#include <algorithm>

namespace kernelscope {

constexpr int forLetter = 10;
constexpr int forRow = 25;
constexpr int forWordStart = 20;
constexpr int forTextStart = 10;
constexpr qsizetype longestPattern = 64;

static bool startsWord(const QString &text, qsizetype i)
{
    if (i == 0 || !text[i - 1].isLetterOrNumber())
        return true;
    return text[i].isUpper() && text[i - 1].isLower();
}

/// The best way to find `pattern` from `p` on in `text` from `t` on; `inRow`: the letter before `t` was the one before `p`.
static std::optional<int> best(const QString &pattern, qsizetype p, const QString &text, qsizetype t, bool inRow, int triesLeft)
{
    if (p == pattern.size())
        return 0;
    std::optional<int> found;
    for (qsizetype i = t; i < text.size() && triesLeft > 0; ++i) {
        if (text[i].toCaseFolded() != pattern[p].toCaseFolded())
            continue;
        const int own = forLetter + (inRow && i == t ? forRow : 0) + (startsWord(text, i) ? forWordStart : 0) + (i == 0 ? forTextStart : 0);
        const auto rest = best(pattern, p + 1, text, i + 1, true, std::max(1, triesLeft / 2));
        if (!rest)
            break; // What is not found from here on is not found further on either.
        found = std::max(found.value_or(0), own + *rest);
        --triesLeft;
    }
    return found;
}

std::optional<int> fuzzyScore(const QString &pattern, const QString &text)
{
    QString letters = pattern.left(longestPattern);
    letters.removeIf([](QChar sign) { return sign.isSpace(); });
    // Each further letter looks at half as many places as the one before, and at one at least: quick for any text.
    constexpr int places = 16;
    const auto score = best(letters, 0, text, 0, false, places);
    return score ? std::optional(*score * 16 - int(std::min<qsizetype>(text.size(), 255)) / 4) : std::nullopt;
}

} // namespace kernelscope

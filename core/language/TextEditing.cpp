#include "language/TextEditing.h"

#include <algorithm>

namespace kernelscope {

TextLines::TextLines(const QString &text) : m_text(text), m_starts{0}
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\n' || (text[i] == u'\r' && (i + 1 == text.size() || text[i + 1] != u'\n')))
            m_starts << i + 1;
    }
}

std::optional<qsizetype> TextLines::offsetOf(TextPoint point) const
{
    if (point.line < 0 || point.line >= m_starts.size() || point.character < 0)
        return std::nullopt;
    const qsizetype offset = m_starts[point.line] + point.character;
    qsizetype end = point.line + 1 < m_starts.size() ? m_starts[point.line + 1] : m_text.size();
    while (end > m_starts[point.line] && (m_text[end - 1] == u'\n' || m_text[end - 1] == u'\r'))
        --end;
    const bool isInsideCharacter = offset < end && offset > 0 && m_text[offset].isLowSurrogate() && m_text[offset - 1].isHighSurrogate();
    return offset > end || isInsideCharacter ? std::nullopt : std::optional(offset);
}

TextPoint TextLines::pointOf(qsizetype offset) const
{
    const auto after = std::ranges::upper_bound(m_starts, offset);
    const qsizetype line = after - m_starts.begin() - 1;
    return {int(line), int(offset - m_starts[line])};
}

Result<QList<Replacement>> replacementsOf(const QString &text, const QList<TextEdit> &edits)
{
    const TextLines lines(text);
    QList<Replacement> all;
    for (const TextEdit &edit : edits) {
        const auto begin = lines.offsetOf(edit.span.begin);
        const auto end = lines.offsetOf(edit.span.end);
        if (!begin || !end || *begin > *end)
            return fail(QStringLiteral("An edit lies outside of the text. Nothing was changed."));
        all << Replacement{*begin, *end, edit.text};
    }
    std::ranges::stable_sort(all, {}, &Replacement::begin);
    for (qsizetype i = 1; i < all.size(); ++i) {
        if (all[i].begin < all[i - 1].end)
            return fail(QStringLiteral("Two edits are of the same place. Nothing was changed."));
    }
    return all;
}

QString replaced(const QString &text, const QList<Replacement> &replacements)
{
    QString result;
    qsizetype taken = 0;
    for (const Replacement &replacement : replacements) {
        result += QStringView(text).sliced(taken, replacement.begin - taken);
        result += replacement.text;
        taken = replacement.end;
    }
    result += QStringView(text).sliced(taken);
    return result;
}

std::optional<TextEdit> differenceOf(const QString &before, const QString &after)
{
    if (before == after)
        return std::nullopt;
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype begin = std::mismatch(before.begin(), before.begin() + most, after.begin()).first - before.begin();
    qsizetype tail = 0;
    while (tail < most - begin && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    // Neither end may part a character or the end of a line.
    const auto parts = [](const QString &text, qsizetype at) {
        return at > 0 && at < text.size() && (text[at].isLowSurrogate() || (text[at - 1] == u'\r' && text[at] == u'\n'));
    };
    while (begin > 0 && (parts(before, begin) || parts(after, begin)))
        --begin;
    while (tail > 0 && (parts(before, before.size() - tail) || parts(after, after.size() - tail)))
        --tail;
    const TextLines lines(before);
    return TextEdit{{lines.pointOf(begin), lines.pointOf(before.size() - tail)}, after.sliced(begin, after.size() - tail - begin)};
}

} // namespace kernelscope

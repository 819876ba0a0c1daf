#pragma once

#include <optional>

#include "language/LanguageValues.h"
#include "support/Result.h"

namespace kernelscope {

/// The places of a text by lines, which end with \n, \r\n or \r. Does not own the text.
class TextLines
{
public:
    explicit TextLines(const QString &text);

    /// In UTF-16 code units of the text; nothing where it has no such place: outside of it, or inside of a character or of a line's end.
    std::optional<qsizetype> offsetOf(TextPoint point) const;
    TextPoint pointOf(qsizetype offset) const; ///< `offset`: within the text, its end included

private:
    const QString &m_text;
    QList<qsizetype> m_starts; ///< of the lines
};

/// A part of a text that is to give way.
struct Replacement
{
    qsizetype begin = 0; ///< in UTF-16 code units
    qsizetype end = 0;
    QString text;

    bool operator==(const Replacement &) const = default;
};

/// Edits of a server as parts of the text, in order. Fails where one lies outside of the text or two overlap.
[[nodiscard]] Result<QList<Replacement>> replacementsOf(const QString &text, const QList<TextEdit> &edits);

/// The text with them made.
QString replaced(const QString &text, const QList<Replacement> &replacements);

/// The one edit that makes `before` into `after`, as small as can be; nothing where they are the same.
std::optional<TextEdit> differenceOf(const QString &before, const QString &after);

} // namespace kernelscope

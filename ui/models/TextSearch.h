#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Result.h"

namespace kernelscope {

/// What is looked for in a text.
struct TextQuery
{
    QString text;
    bool matchCase = false;
    bool wholeWords = false;
    bool isPattern = false; ///< a regular expression of Perl's kind, in which ^ and $ are the ends of a line

    bool operator==(const TextQuery &) const = default;
};

/// Where it is, in characters of the text as QString counts them. A pattern's may be empty: ^ is found before the first letter of a line.
struct TextMatch
{
    qsizetype begin = 0;
    qsizetype length = 0;
    QStringList groups; ///< what the whole pattern and its groups stand for; empty where it is no pattern

    qsizetype end() const { return begin + length; }
    bool operator==(const TextMatch &) const = default;
};

struct FoundText
{
    QList<TextMatch> matches; ///< in order; they don't overlap
    bool isComplete = true;   ///< false: there may be more after them; the search was ended after half a second or 100,000 matches
};

/// Fails for a pattern that is none, with what is wrong and where. Nothing is found of an empty text.
[[nodiscard]] Result<FoundText> findText(const QString &text, const TextQuery &query);

/// What is to stand in a match's place. Of a pattern \1 to \9 are its groups, \0 all of it, \n and \t a new line and a tab.
QString replacementOf(const TextMatch &match, const TextQuery &query, const QString &replacement);

} // namespace kernelscope

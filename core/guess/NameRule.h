#pragma once

#include <span>

#include <QString>

namespace kernelscope {

/// What a name says of what it stands for.
struct NameRule
{
    const char16_t *pattern; ///< a regular expression that is found in the name
    const char16_t *text;
};

/// The text of the first rule whose pattern is found; empty: none is.
QString textByName(std::span<const NameRule> rules, const QString &name);

/// In small letters, with the words that capitals begin apart: "rowPitch" is "row_pitch".
QString wordsOf(const QString &name);

} // namespace kernelscope

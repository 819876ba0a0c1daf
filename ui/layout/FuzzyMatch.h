#pragma once

#include <optional>

#include <QString>

namespace kernelscope {

/// How well `text` answers what was typed: its letters must occur in this order, whatever lies between; capitals don't
/// count. Higher is better: letters in a row and at the starts of words count more, a shorter text more than a longer one.
/// nullopt: it doesn't match. Everything matches the empty pattern.
std::optional<int> fuzzyScore(const QString &pattern, const QString &text);

} // namespace kernelscope

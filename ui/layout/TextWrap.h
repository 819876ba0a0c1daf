#pragma once

#include <QString>
#include <QStringList>

namespace kernelscope {

/// Breaks a text at its spaces into lines of at most `columns` characters; a longer word stays whole, unless it is Chinese. Line breaks of
/// the text stay. For what a fixed-width font shows.
QStringList wrapped(const QString &text, int columns);

/// A plain text as a tool tip, which Qt does not break: in lines that are quickly read.
QString asToolTip(const QString &text);

/// The text with places, which nobody sees, at which a line may end within a long word, such as a condition or the name of an extension:
/// after signs where there are some. For labels, which break lines between words only.
QString withBreaks(const QString &text);

} // namespace kernelscope

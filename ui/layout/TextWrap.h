#pragma once

#include <QString>
#include <QStringList>

namespace kernelscope {

/// Breaks a text at its spaces into lines of at most `columns` characters; a longer word stays whole, unless it is Chinese. Line breaks of
/// the text stay. For what a fixed-width font shows.
QStringList wrapped(const QString &text, int columns);

} // namespace kernelscope

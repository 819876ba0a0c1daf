#pragma once

#include <QString>

namespace kernelscope {

/// With what a terminal would act upon (control characters but for tabs and ends of lines, changes of direction) written as escapes.
QString printable(const QString &text);

/// The same for a part of a line: a name, a title. An end of a line would look like the end of ours.
QString inOneLine(const QString &text);

/// Its beginning, with "..." after it where that is not all.
QString cutAfter(const QString &text, qsizetype most);

} // namespace kernelscope

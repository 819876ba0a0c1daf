#pragma once

#include <QString>

namespace kernelscope {

/// What clangd says of a name, as rich text for a tool tip: its declaration, then what it does. Empty: nothing worth showing.
QString hoverText(const QString &markdown, const QString &codeFont);

/// Text with *, _ and the like as clangd marks them up, as plain text.
QString withoutMarkup(const QString &markdown);

} // namespace kernelscope

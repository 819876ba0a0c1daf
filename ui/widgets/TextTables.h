#pragma once

class QColor;
class QTextDocument;

namespace kernelscope {

/// Gives the tables of a text thin lines and some air around what stands in them: Markdown has no opinion on either. At a scale of 1
/// lengths are those of the interface.
void layOutTables(QTextDocument &document, const QColor &border, double scale, double padding = 6);

} // namespace kernelscope

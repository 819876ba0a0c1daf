#pragma once

#include <QPair>

class QFont;
class QsciScintilla;

namespace kernelscope {

// What of a source is in sight. Lines count from 0.

/// The first and the last line of the function that this line is of, with what stands right above its name: comments, attributes. Outside
/// of functions the line alone.
QPair<int, int> functionAround(const QsciScintilla &editor, int line);

/// Scrolls so that these lines are in sight, and as much of the function around them as there is room for: from its first line on, from its
/// name on, else as many lines before them as after. Notes are in sight as a whole or not at all, as far as these lines leave room for
/// that. Also after the end of the text, if nothing else than the function is to be seen.
void bringIntoSight(QsciScintilla &editor, int first, int last);

/// Characters that fit into a line beside the margins.
int columnsInSight(const QsciScintilla &editor, const QFont &font);

} // namespace kernelscope

#pragma once

#include <QList>

#include "ui/editor/Scintilla.h"

namespace kernelscope {

class Appearance;

// What the notes at the lines of an editor look like, by the numbers of EditorNumbers.h.

/// The signs in the margin; those of findings are grey where they are `old`: of an earlier text.
void defineNoteSigns(QsciScintilla &editor, const Appearance &appearance, bool old);
/// What underlines places, and the box around chosen ones.
void defineNoteIndicators(QsciScintilla &editor, const Appearance &appearance);
/// Of the texts under the lines.
QList<QsciStyle> noteStyles(const Appearance &appearance);

} // namespace kernelscope

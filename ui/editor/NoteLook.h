#pragma once

#include <QIcon>
#include <QList>

#include "ui/editor/Scintilla.h"

namespace kernelscope {

class Appearance;

// What the notes at the lines of an editor look like, by the numbers of EditorNumbers.h.

/// The signs in the margin; those of findings are grey where they are `old`: of an earlier text.
void defineNoteSigns(QsciScintilla &editor, const Appearance &appearance, bool old);
/// What underlines places, and the box around chosen ones.
void defineNoteIndicators(QsciScintilla &editor, const Appearance &appearance);
/// What a text's tab tells: a dot for what is not saved, the sign of an error, or both; empty for neither.
QIcon tabSign(bool isUnsaved, bool hasErrors, const Appearance &appearance, double devicePixelRatio);
/// Of the texts under the lines.
QList<QsciStyle> noteStyles(const Appearance &appearance);

} // namespace kernelscope

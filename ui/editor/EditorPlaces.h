#pragma once

#include <utility>

#include <QList>
#include <QRect>

#include "language/LanguageValues.h"
#include "ui/editor/Scintilla.h"

namespace kernelscope {

// Places of a text as Scintilla counts them, in bytes, and as language servers do.

long cursorOf(const QsciScintilla &editor);
TextPoint pointAt(const QsciScintilla &editor, long position);
long positionAt(const QsciScintilla &editor, TextPoint point);                      ///< the nearest that there is
QRect rectAt(const QsciScintilla &editor, long position);                           ///< of the caret there, in the viewport
QRect nameRect(const QsciScintilla &editor, long position);                         ///< of the name there
QRect rectIn(const QWidget &around, const QsciScintilla &editor, QRect inViewport); ///< where that is in a widget around the editor
QString nameAt(const QsciScintilla &editor, long position);                         ///< that it stands in or at the end of; empty: none
QString lineBefore(const QsciScintilla &editor, long position);                     ///< its line, up to it
bool isCode(QsciScintilla &editor, long position);                                  ///< neither in a comment nor in a string
/// The carets, each with where its selection begins. SCI_SETSELECTION would draw the first as if another window had the selection.
void setCarets(QsciScintilla &editor, const QList<std::pair<long, long>> &carets);

/// The name that is being written, of letters, digits and _, at the end of `line`; empty: none, or a number.
QString nameAtEnd(const QString &line);

} // namespace kernelscope

#pragma once

#include <QString>

namespace kernelscope {

/// What the engine says, in the language of the window: one sentence or several, or a word such as "global". The engine speaks English,
/// since other processes and machines make its sentences, which programs read as well. A sentence is known by its form; what is not known
/// stays as it is.
QString inLanguage(const QString &english);

/// The same for each line of notes in Markdown, but for headings.
QString notesInLanguage(const QString &english);

/// The first sentence of a text in a language of the window, for where there is no space for more.
QString firstSentence(const QString &text);

} // namespace kernelscope

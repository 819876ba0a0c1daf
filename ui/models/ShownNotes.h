#pragma once

#include <QString>

namespace kernelscope {

struct ProjectDocument;

/// "notes.de.md" for "notes.md" in a window in German, where there is such a file; else the path itself.
QString fileInLanguage(const QString &path);

/// The notes of a project as the window shows them: those of fileInLanguage() while its own are as they were read, so that whoever edits
/// them sees what is written.
QString shownNotes(const ProjectDocument &document);

} // namespace kernelscope

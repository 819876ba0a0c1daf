#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include "project/IncludedFiles.h"
#include "project/Project.h"
#include "support/Result.h"

namespace kernelscope {

/// A project with the texts that belong to it, as it stands in an editor: the project file, the sources and the notes.
/// Data files of buffers stay on disk and are read when they are needed. A plain value.
struct ProjectDocument
{
    Project project;
    QString folder;               ///< absolute; empty for a project that was never saved
    QString fileName;             ///< "matmul.kscope"
    QMap<QString, QString> texts; ///< every source and the notes by their relative paths; headers that the sources include too

    bool operator==(const ProjectDocument &) const = default;
};

/// Where the project file is, or will be once it is saved.
QString projectPath(const ProjectDocument &document);

/// A project file as it stands, whatever it says.
struct ProjectFileBytes
{
    QString folder; ///< absolute
    QString name;
    QByteArray bytes;
};

/// Of a .kscope file, or the one .kscope file of a folder.
[[nodiscard]] Result<ProjectFileBytes> readProjectFile(const QString &path);

enum class GoneTexts { Refuse, Empty };

/// Reads such a file, with its texts; with `Empty` one whose file is not there is empty. The error names the file, line and column.
[[nodiscard]] Result<ProjectDocument> loadProject(const QString &path, GoneTexts gone = GoneTexts::Refuse);

/// Writes the project file and every text whose content differs from the file's, each atomically. What can't be written leaves
/// the old file as it was. `fileBytes` is untouched on disk where nothing changed, whatever its layout.
[[nodiscard]] Result<void> saveProject(const ProjectDocument &document);

/// Writes these of its texts alone, in the same way.
[[nodiscard]] Result<void> saveTexts(const ProjectDocument &document, const QStringList &paths);

/// Saves under a new name, taking along sources, notes and data files; returns the document at its new place.
[[nodiscard]] Result<ProjectDocument> saveProjectAs(const ProjectDocument &document, const QString &path);

/// The project file's text: stable key order, one value a line, UTF-8.
QByteArray projectText(const Project &project);

/// Reads a project file's text. `file` names it in errors.
[[nodiscard]] Result<Project> readProject(const QByteArray &text, const QString &file);

/// A source or notes file of a project's folder; nothing where it is not there, can't be read or would leave the folder.
std::optional<QString> textOnDisk(const QString &folder, const QString &path);

/// Gives texts as they stand in the document, else on disk. It must not outlive the document.
TextReader textsOf(const ProjectDocument &document);

QStringList dataFiles(const Project &project); ///< that buffers and checks name
/// Every file of the folder that the project names or its sources include with quotes, relative: none leaves the folder.
[[nodiscard]] Result<QStringList> projectFiles(const ProjectDocument &document);

} // namespace kernelscope

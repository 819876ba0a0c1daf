#include "project/ProjectDocument.h"

#include <QDir>
#include <QFileInfo>

#include <fcntl.h>

#include "project/FileBatch.h"
#include "project/IncludedFiles.h"
#include "project/ProjectFolder.h"
#include "project/ProjectPlaces.h"
#include "project/ProjectFormat.h"
#include "project/ProjectValidation.h"

namespace kernelscope {
namespace {

Result<ReadProject> readChecked(const QByteArray &text, const QString &file)
{
    Result<ReadProject> read = readProjectForm(text, file);
    if (!read)
        return read;
    const QList<ProjectProblem> problems = projectProblems(read->project);
    if (!problems.isEmpty()) {
        const ProjectProblem &first = problems.first();
        return fail(first.message, placeOfPointer(read->json, text, file, first.path, first.atKey), first.path);
    }
    return read;
}

bool isKernelSource(const QFileInfo &file)
{
    return file.suffix().compare(u"cl", Qt::CaseInsensitive) == 0;
}

Result<QString> findProjectFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(QStringLiteral("There is no project at \"%1\".").arg(path), {path, 0, 0});
    if (info.isFile() && isKernelSource(info))
        return fail(QStringLiteral("\"%1\" is OpenCL C, not a project. kscope new makes a project of it.").arg(info.fileName()),
                    {path, 0, 0});
    if (!info.isDir())
        return info.absoluteFilePath();
    const QStringList found = QDir(path).entryList({QStringLiteral("*.kscope")}, QDir::Files, QDir::Name);
    if (found.isEmpty()) {
        const QString text = QStringLiteral("The folder holds no .kscope file.");
        const bool hasKernels = !QDir(path).entryList({QStringLiteral("*.cl")}, QDir::Files).isEmpty();
        return fail(hasKernels ? text + QStringLiteral(" kscope new makes a project of one of its .cl files.") : text, {path, 0, 0});
    }
    if (found.size() > 1) {
        return fail(QStringLiteral("The folder holds several projects: %1. Name one of them.").arg(found.join(QStringLiteral(", "))),
                    {path, 0, 0});
    }
    return QDir(QFileInfo(path).absoluteFilePath()).filePath(found.first());
}

/// Reads a text that the project names at `pointer`. What is wrong with it is told at that place of the project file.
Result<void> loadText(ProjectDocument &document, const ReadProject &read, const QString &path, const QString &pointer,
                      const QByteArray &projectBytes, GoneTexts gone)
{
    const QString projectFile = projectPath(document);
    auto text = readTextInFolder(document.folder, path);
    if (!text && gone == GoneTexts::Empty) {
        if (const auto there = findInFolder(document.folder, path, O_PATH); there && !*there)
            text = QString();
    }
    if (!text)
        return fail(text.error().message, placeOfPointer(read.json, projectBytes, projectFile, pointer));
    document.texts.insert(path, *text);
    return {};
}

Result<void> loadTexts(ProjectDocument &document, const ReadProject &read, const QByteArray &projectBytes, GoneTexts gone)
{
    for (qsizetype i = 0; i < document.project.sources.size(); ++i) {
        const QString pointer = QStringLiteral("/sources/%1").arg(i);
        const auto loaded = loadText(document, read, document.project.sources.at(i), pointer, projectBytes, gone);
        if (!loaded)
            return loaded;
    }
    if (!document.project.notes.isEmpty()) {
        const auto loaded = loadText(document, read, document.project.notes, QStringLiteral("/notes"), projectBytes, gone);
        if (!loaded)
            return loaded;
    }
    for (const QString &path : includedFiles(document.project.sources, textsOf(document))) {
        if (const auto text = textOnDisk(document.folder, path))
            document.texts.insert(path, *text);
    }
    return {};
}

Result<void> addProjectFile(const ProjectDocument &document, FileBatch &batch)
{
    const QByteArray text = projectText(document.project);
    const auto readable = readChecked(text, document.fileName);
    if (!readable)
        return fail(
            QStringLiteral("The project can't be saved as it stands, for it could not be opened again: %1").arg(readable.error().message));
    const auto old = readInFolder(document.folder, document.fileName, largestProjectFile);
    const auto oldProject = old ? readProjectForm(*old, document.fileName) : Result<ReadProject>(fail(old.error()));
    if (oldProject && oldProject->project == document.project)
        return {};
    return batch.add(document.folder, document.fileName, text);
}

Result<void> addText(const ProjectDocument &document, const QString &path, const QString &text, FileBatch &batch)
{
    const auto old = readInFolder(document.folder, path, largestTextFile);
    if (!old) {
        const auto there = findInFolder(document.folder, path, O_PATH);
        if (there && *there)
            return fail(
                QStringLiteral("\"%1\" can't be written, since it would replace what can't be read: %2").arg(path, old.error().message));
    }
    const QByteArray bytes = encodedText(text, old.value_or(QByteArray()));
    if (old && (*old == bytes || decodedText(*old) == text))
        return {};
    return batch.add(document.folder, path, bytes);
}

} // namespace

QStringList dataFiles(const Project &project)
{
    QStringList files;
    for (const BufferSpec &buffer : project.buffers) {
        if (const auto *file = std::get_if<FileInit>(&buffer.init))
            files.append(file->path);
    }
    for (const Check &check : project.checks) {
        const auto *file = std::get_if<ExpectedFile>(&check.expected);
        if (file && !check.buffer.isEmpty())
            files.append(file->path);
    }
    return files;
}

QString projectPath(const ProjectDocument &document)
{
    return QDir(document.folder).filePath(document.fileName);
}

std::optional<QString> textOnDisk(const QString &folder, const QString &path)
{
    if (folder.isEmpty())
        return std::nullopt;
    const auto text = readTextInFolder(folder, path);
    return text ? std::optional(*text) : std::nullopt;
}

TextReader textsOf(const ProjectDocument &document)
{
    return [&document](const QString &path) -> std::optional<QString> {
        const auto found = document.texts.constFind(path);
        return found != document.texts.constEnd() ? *found : textOnDisk(document.folder, path);
    };
}

Result<Project> readProject(const QByteArray &text, const QString &file)
{
    auto read = readChecked(text, file);
    if (!read)
        return fail(read.error());
    return std::move(read->project);
}

Result<ProjectFileBytes> readProjectFile(const QString &path)
{
    const auto file = findProjectFile(path);
    if (!file)
        return fail(file.error());
    // Its texts lie beside the file itself: those beside a link to it may be anybody's.
    const QFileInfo info(QFileInfo(*file).isSymLink() ? QFileInfo(*file).canonicalFilePath() : *file);
    return readWholeFile(info.filePath(), largestProjectFile, info.fileName()).map([&](const QByteArray &bytes) {
        return ProjectFileBytes{info.absolutePath(), info.fileName(), bytes};
    });
}

Result<ProjectDocument> loadProject(const QString &path, GoneTexts gone)
{
    const auto file = readProjectFile(path);
    if (!file)
        return fail(file.error());
    const auto read = readChecked(file->bytes, QDir(file->folder).filePath(file->name));
    if (!read)
        return fail(read.error());
    ProjectDocument document{read->project, file->folder, file->name, {}};
    const auto loaded = loadTexts(document, *read, file->bytes, gone);
    if (!loaded)
        return fail(loaded.error());
    return document;
}

Result<void> saveProject(const ProjectDocument &document)
{
    if (document.folder.isEmpty() || document.fileName.isEmpty())
        return fail(QStringLiteral("The project has no folder yet. Save it under a name first."));
    if (!QDir().mkpath(document.folder))
        return fail(QStringLiteral("The folder \"%1\" can't be made.").arg(document.folder), {document.folder, 0, 0});
    FileBatch batch;
    for (auto text = document.texts.begin(); text != document.texts.end(); ++text) {
        const auto added = addText(document, text.key(), text.value(), batch);
        if (!added)
            return added;
    }
    const auto added = addProjectFile(document, batch);
    return added ? batch.commit() : added;
}

Result<void> saveTexts(const ProjectDocument &document, const QStringList &paths)
{
    FileBatch batch;
    for (const QString &path : paths) {
        const auto added = addText(document, path, document.texts.value(path), batch);
        if (!added)
            return added;
    }
    return batch.commit();
}

Result<QStringList> projectFiles(const ProjectDocument &document)
{
    QStringList files = document.project.sources + includedFiles(document.project.sources, textsOf(document));
    if (!document.project.notes.isEmpty())
        files.append(document.project.notes);
    files += dataFiles(document.project);
    files.removeDuplicates();
    for (const QString &path : files) {
        const QString problem = pathProblem(path);
        if (!problem.isEmpty())
            return fail(QStringLiteral("A path of the project ") + problem);
    }
    return files;
}

} // namespace kernelscope

#include "session/ProjectFiles.h"

#include <QDir>

#include <fcntl.h>
#include <sys/stat.h>

#include "project/OutsideHeaders.h"
#include "project/ProjectFolder.h"

namespace kernelscope {
namespace {

constexpr qint64 largeFile = 1 << 20;
constexpr qint64 largestSentFile = 1 << 30;

/// Nothing where there is no such file. `isNeeded`: what is there has to be one.
Result<std::optional<ProjectFile>> fileOf(const QString &folder, const QString &name, bool isNeeded)
{
    const auto found = findInFolder(folder, name, O_RDONLY);
    if (!found)
        return fail(found.error());
    struct stat facts = {};
    if (!*found || ::fstat((*found)->number(), &facts) != 0 || (!S_ISREG(facts.st_mode) && !isNeeded))
        return std::optional<ProjectFile>();
    if (S_ISREG(facts.st_mode) && facts.st_size > largeFile)
        return ProjectFile{name, {}, QDir(folder).absolutePath()};
    return readInFolder(folder, name).map([&](const QByteArray &bytes) { return std::optional(ProjectFile{name, bytes, {}}); });
}

/// JSON pointer of where the project names a data file first: what a buffer is filled from, or else a check expects. Empty: nowhere.
QString pointerOfDataFile(const Project &project, const QString &name)
{
    for (qsizetype i = 0; i < project.buffers.size(); ++i) {
        const auto *file = std::get_if<FileInit>(&project.buffers[i].init);
        if (file && file->path == name)
            return QStringLiteral("/buffers/%1/init/file").arg(i);
    }
    for (qsizetype i = 0; i < project.checks.size(); ++i) {
        const auto *file = std::get_if<ExpectedFile>(&project.checks[i].expected);
        if (file && file->path == name)
            return QStringLiteral("/checks/%1/expected/file").arg(i);
    }
    return {};
}

/// Of a Request, constant or not; null where it has none.
auto *projectOf(auto &request)
{
    using Wanted = std::conditional_t<std::is_const_v<std::remove_reference_t<decltype(request)>>, const ProjectRequest, ProjectRequest>;
    return std::visit(
        [](auto &one) -> Wanted * {
            if constexpr (requires { one.request.files; })
                return &one.request;
            else
                return nullptr;
        },
        request);
}

} // namespace

Result<ProjectRequest> projectRequest(const ProjectDocument &document, const QString &device, const QList<ParameterValue> &parameters,
                                      const ProgramSignature &signature)
{
    return filesOf(document).map([&](const QList<ProjectFile> &files) {
        return ProjectRequest{projectText(document.project), files, device, parameters, signature};
    });
}

Result<QList<ProjectFile>> filesOf(const ProjectDocument &document)
{
    QList<ProjectFile> files;
    for (auto text = document.texts.begin(); text != document.texts.end(); ++text)
        files << ProjectFile{text.key(), text.value().toUtf8(), {}};
    const auto names = projectFiles(document);
    if (!names)
        return fail(names.error());
    if (const QStringList outside = outsideHeaders(document); !outside.isEmpty())
        return fail(outsideHeadersProblem(outside), {document.project.sources.value(0), 0, 0});
    for (const QString &name : *names) {
        if (document.texts.contains(name) || document.folder.isEmpty())
            continue;
        const QString pointer = pointerOfDataFile(document.project, name);
        const auto file = fileOf(document.folder, name, !pointer.isEmpty());
        if (!file)
            return fail(file.error().message, file.error().place, pointer);
        if (!*file)
            continue;
        files << **file;
        files.last().isExpected = pointer.startsWith(u"/checks/");
    }
    return files;
}

void nameFiles(const Request &request, Hello &hello)
{
    const ProjectRequest *project = projectOf(request);
    QString folder;
    QStringList readable, expected;
    for (const ProjectFile &file : project ? project->files : QList<ProjectFile>()) {
        if (file.folder.isEmpty())
            continue;
        folder = file.folder;
        (file.isExpected ? expected : readable) << file.path;
    }
    if (folder.isEmpty())
        return;
    hello.folder = folder;
    hello.readable = readable;
    hello.expected = expected;
}

Result<Request> withFilesInline(const Request &request)
{
    Request complete = request;
    ProjectRequest *project = projectOf(complete);
    if (!project)
        return complete;
    for (ProjectFile &file : project->files) {
        if (file.folder.isEmpty())
            continue;
        const auto bytes = readInFolder(file.folder, file.path, largestSentFile);
        if (!bytes)
            return fail(bytes.error());
        file = {file.path, *bytes, {}, file.isExpected};
    }
    return complete;
}

} // namespace kernelscope

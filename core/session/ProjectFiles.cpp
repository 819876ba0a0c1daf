#include "session/ProjectFiles.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "project/OutsideHeaders.h"
#include "project/ProjectFolder.h"

namespace kernelscope {
namespace {

constexpr qint64 largeFile = 1 << 20;

Result<QByteArray> readWhole(const QString &path, const QString &name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(QStringLiteral("The file can't be read: %1.").arg(file.errorString()), {name, 0, 0});
    }
    return file.readAll();
}

Result<ProjectFile> fileOf(const QString &folder, const QString &name)
{
    const auto inside = pathInFolder(folder, name);
    if (!inside)
        return fail(inside.error());
    const QString path = QFileInfo(*inside).absoluteFilePath();
    if (QFileInfo(path).size() > largeFile)
        return ProjectFile{name, {}, path};
    const auto bytes = readWhole(path, name);
    if (!bytes)
        return fail(bytes.error());
    return ProjectFile{name, *bytes, {}};
}

bool isOnlyExpected(const Project &project, const QString &name)
{
    const bool isExpected = std::ranges::any_of(project.checks, [&](const Check &check) {
        const auto *file = std::get_if<ExpectedFile>(&check.expected);
        return file && file->path == name;
    });
    return isExpected && std::ranges::none_of(project.buffers, [&](const BufferSpec &buffer) {
               const auto *file = std::get_if<FileInit>(&buffer.init);
               return file && file->path == name;
           });
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
    ProjectRequest request{projectText(document.project), {}, device, parameters, signature};
    for (auto text = document.texts.begin(); text != document.texts.end(); ++text)
        request.files << ProjectFile{text.key(), text.value().toUtf8(), {}};
    const auto names = projectFiles(document);
    if (!names)
        return fail(names.error());
    if (const QStringList outside = outsideHeaders(document); !outside.isEmpty())
        return fail(outsideHeadersProblem(outside), {document.project.sources.value(0), 0, 0});
    for (const QString &name : *names) {
        const bool onDisk = !document.folder.isEmpty() && QFileInfo(QDir(document.folder).filePath(name)).isFile();
        if (document.texts.contains(name) || !onDisk)
            continue;
        const auto file = fileOf(document.folder, name);
        if (!file)
            return fail(file.error());
        request.files << *file;
        request.files.last().isExpected = isOnlyExpected(document.project, name);
    }
    return request;
}

void nameFiles(const Request &request, Hello &hello)
{
    const ProjectRequest *project = projectOf(request);
    QStringList readable, expected;
    for (const ProjectFile &file : project ? project->files : QList<ProjectFile>()) {
        if (!file.localPath.isEmpty())
            (file.isExpected ? expected : readable) << file.localPath;
    }
    if (readable.isEmpty() && expected.isEmpty())
        return;
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
        if (file.localPath.isEmpty())
            continue;
        const auto bytes = readWhole(file.localPath, file.path);
        if (!bytes)
            return fail(bytes.error());
        file = {file.path, *bytes, {}, file.isExpected};
    }
    return complete;
}

} // namespace kernelscope

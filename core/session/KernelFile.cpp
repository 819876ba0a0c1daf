#include "session/KernelFile.h"

#include <QDir>
#include <QFileInfo>

#include "project/IncludedFiles.h"
#include "project/OptionWords.h"
#include "project/ProjectFolder.h"

namespace kernelscope {
namespace {

/// `includeFolders` are the user's own.
std::optional<QString> textIn(const QString &project, const QStringList &includeFolders, const QString &path)
{
    if (const auto text = textOnDisk(project, path))
        return text;
    for (const QString &folder : includeFolders) {
        const QString file = QDir(folder).filePath(path);
        if (!QFileInfo(file).isFile())
            continue;
        if (const auto text = readTextFile(file, path))
            return *text;
    }
    return std::nullopt;
}

/// `options`: the user's own, of which folders of -I are not kept. `inner`: a folder of the project that its headers may lie in.
void takeIncludedFiles(ProjectDocument &document, QString options, const QString &inner = {})
{
    const QStringList folders = takeIncludeFolders(options);
    document.project.build.options = (document.project.build.options + u' ' + options).simplified();
    const TextReader read = [&](const QString &path) {
        const auto known = document.texts.constFind(path);
        if (known != document.texts.constEnd())
            return std::optional(*known);
        const auto own = inner.isEmpty() ? std::nullopt : textOnDisk(document.folder, inner + path);
        return own ? own : textIn(document.folder, folders, path);
    };
    for (const QString &path : includedFiles(document.project.sources, read)) {
        if (const auto text = read(path))
            document.texts.insert(path, *text);
    }
}

} // namespace

bool isKernelFile(const QString &path)
{
    static const QStringList endings{QStringLiteral("cl"), QStringLiteral("ocl"), QStringLiteral("clc"), QStringLiteral("opencl")};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

Result<ProjectDocument> kernelFileDocument(const QString &path, const QString &options)
{
    const QFileInfo info(path);
    const auto text = readTextFile(path, info.fileName());
    if (!text)
        return fail(text.error().message, {path, 0, 0});
    ProjectDocument document;
    document.folder = info.absolutePath();
    document.fileName = info.completeBaseName() + QStringLiteral(".kscope");
    document.project.title = info.completeBaseName();
    document.project.sources = QStringList{info.fileName()};
    document.texts.insert(info.fileName(), *text);
    takeIncludedFiles(document, options);
    return document;
}

ProjectDocument captureDocument(const CapturedLaunch &launch, const QString &options)
{
    ProjectDocument document;
    document.folder = launch.folder;
    document.fileName = launch.name + QStringLiteral(".kscope");
    document.project.title = launch.name;
    document.project.sources = QStringList{launch.source};
    QString captured = launch.buildOptions;
    (void)takeIncludeFolders(captured); // of the machine where it was captured
    document.project.build.options = captured;
    document.texts.insert(launch.source, launch.sourceText);
    takeIncludedFiles(document, options, QStringLiteral("Include/"));
    return document;
}

} // namespace kernelscope

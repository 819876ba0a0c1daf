#include "worker/RequestFiles.h"

#include <QFile>
#include <QFileInfo>

namespace kernelscope {
namespace {

/// What no source includes; it would only be written out for the compiler in vain.
bool isData(const QString &path)
{
    static const QStringList suffixes{QStringLiteral("npy"), QStringLiteral("csv"), QStringLiteral("png"),
                                      QStringLiteral("bin"), QStringLiteral("md"),  QStringLiteral("kscope")};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

RequestFiles::RequestFiles(const QList<ProjectFile> &files)
{
    for (const ProjectFile &file : files)
        m_files.insert(file.path, file);
}

Result<QByteArray> RequestFiles::read(const QString &path) const
{
    const auto found = m_files.find(path);
    if (found == m_files.end())
        return fail(QStringLiteral("The file \"%1\" is not in the project's folder. Put it there, or name another.").arg(path));
    if (found->localPath.isEmpty())
        return found->bytes;
    QFile file(found->localPath);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("The file \"%1\" could not be read: %2.").arg(path, file.errorString()));
    return file.readAll();
}

FileReader RequestFiles::reader() const
{
    return [this](const QString &path) { return read(path); };
}

Result<ProgramText> RequestFiles::programText(const Project &project, const QString &options) const
{
    ProgramText text;
    text.sources = project.sources;
    text.options = options;
    if (project.sources.isEmpty())
        return fail(QStringLiteral("The project names no source. Add a .cl file to its sources."));
    for (const QString &source : project.sources) {
        const Result<QByteArray> bytes = read(source);
        if (!bytes)
            return fail(bytes.error());
        text.files.insert(source, *bytes);
    }
    for (const ProjectFile &file : m_files) {
        if (file.localPath.isEmpty() && !isData(file.path) && !text.files.contains(file.path))
            text.files.insert(file.path, file.bytes);
    }
    return text;
}

} // namespace kernelscope

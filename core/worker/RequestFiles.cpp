#include "worker/RequestFiles.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "project/GuardedIncludes.h"
#include "project/ProjectFolder.h"

namespace kernelscope {
namespace {

/// What no source includes; it would only be written out for the compiler in vain.
bool isData(const QString &path)
{
    static const QStringList suffixes{QStringLiteral("npy"), QStringLiteral("csv"), QStringLiteral("png"),   QStringLiteral("bin"),
                                      QStringLiteral("raw"), QStringLiteral("md"),  QStringLiteral("kscope")};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

SourcePlace placeOf(const QString &file, const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.first(offset);
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    return {file, int(before.count('\n')) + 1, int(QString::fromUtf8(before.sliced(lineStart)).size()) + 1};
}

/// What no compiler may be given: it would stop reading at a NUL, and read files from all over the machine.
Result<void> checkSource(const QString &name, const QByteArray &text)
{
    if (const qsizetype nul = text.indexOf('\0'); nul >= 0) {
        const bool isWide = text.count('\0') > text.size() / 4; // every other byte of UTF-16's Latin letters
        return fail(isWide ? QStringLiteral("The source is UTF-16 text, which OpenCL's compilers don't read. Save it as UTF-8.")
                           : QStringLiteral("The source holds a NUL character, at which the compiler would stop reading. Remove it."),
                    placeOf(name, text, nul));
    }
    static const QRegularExpression absolute(QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*[\"<](/[^\">\\n]*)[\">]"),
                                             QRegularExpression::MultilineOption);
    const QString decoded = QString::fromUtf8(text);
    if (const auto match = absolute.match(decoded); match.hasMatch())
        return fail(QStringLiteral("\"%1\" is outside the project's folder. Copy it there and include it by its relative path.")
                        .arg(match.captured(1)),
                    placeOf(name, text, decoded.left(match.capturedStart(1)).toUtf8().size()));
    return {};
}

} // namespace

RequestFiles::RequestFiles(const QList<ProjectFile> &files)
{
    for (const ProjectFile &file : files)
        m_files.insert(file.path, file);
}

Result<QByteArray> RequestFiles::read(const QString &path, qint64 largest) const
{
    const auto found = m_files.find(path);
    if (found == m_files.end())
        return fail(QStringLiteral("The file \"%1\" is not in the project's folder. Put it there, or name another.").arg(path));
    return found->folder.isEmpty() ? Result<QByteArray>(found->bytes) : readInFolder(found->folder, path, largest);
}

FileReader RequestFiles::reader() const
{
    return [this](const QString &path, qint64 largest) { return read(path, largest); };
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
        if (file.folder.isEmpty() && !isData(file.path) && !text.files.contains(file.path))
            text.files.insert(file.path, file.bytes);
    }
    for (auto file = text.files.cbegin(); file != text.files.cend(); ++file) {
        if (const Result<void> good = checkSource(file.key(), file.value()); !good)
            return fail(good.error());
    }
    text.files = guardedIncludes(text.files, text.sources, text.options);
    return text;
}

} // namespace kernelscope

#include "IncludeFolders.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "project/IncludedFiles.h"

namespace kernelscope {
namespace {

constexpr qint64 largestHeader = 16 << 20;

QStringList takeFolders(QString &options)
{
    static const QRegularExpression option(QStringLiteral("(?:^|\\s)-I\\s*(?:\"([^\"]+)\"|(\\S+))"));
    QStringList folders;
    for (auto found = option.globalMatch(options); found.hasNext();) {
        const auto match = found.next();
        folders << match.captured(1) + match.captured(2);
    }
    options = options.remove(option).simplified();
    return folders;
}

std::optional<QString> textIn(const QStringList &folders, const QString &path)
{
    for (const QString &folder : folders) {
        QFile file(QDir(folder).filePath(path));
        if (QFileInfo(file).isFile() && file.size() <= largestHeader && file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return std::nullopt;
}

} // namespace

void takeIncludeFolders(ProjectDocument &document)
{
    const QStringList folders = QStringList{document.folder} + takeFolders(document.project.build.options);
    const TextReader read = [&](const QString &path) {
        const auto known = document.texts.constFind(path);
        return known != document.texts.constEnd() ? std::optional(*known) : textIn(folders, path);
    };
    for (const QString &path : includedFiles(document.project.sources, read)) {
        if (const auto text = read(path))
            document.texts.insert(path, *text);
    }
}

} // namespace kernelscope

#include "ui/samples/SampleCatalog.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "project/ProjectDocument.h"

namespace kernelscope {

QString samplesFolder(const QString &applicationFolder)
{
    for (const char *place : {"../../samples", "../share/kernelscope/samples", "samples"}) {
        const QDir folder(applicationFolder + u'/' + QString::fromLatin1(place));
        if (folder.exists())
            return folder.canonicalPath();
    }
    return {};
}

QString firstSentence(const QString &markdown)
{
    static const QRegularExpression emphasis(QStringLiteral("([*_]{1,2})(\\S[^*_]*\\S|\\S)\\1"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression end(QStringLiteral("[.!?](\\s|$)"));
    QString paragraph;
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(u'#') || line.trimmed().isEmpty()) {
            if (!paragraph.isEmpty())
                break;
            continue;
        }
        paragraph += (paragraph.isEmpty() ? QString() : u" "_qs) + line.trimmed();
    }
    paragraph.replace(emphasis, QStringLiteral("\\2")).replace(link, QStringLiteral("\\1")).remove(u'`');
    const auto match = end.match(paragraph);
    return match.hasMatch() ? paragraph.left(match.capturedStart() + 1) : paragraph;
}

QList<Sample> samplesIn(const QString &folder)
{
    QList<Sample> samples;
    for (const QFileInfo &entry : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const auto document = loadProject(entry.filePath());
        if (!document)
            continue;
        const QString picture = document->folder + u"/picture.svg"_qs;
        samples.append({document->folder + u'/' + document->fileName, document->project.title,
                        firstSentence(document->texts.value(document->project.notes)), QFileInfo::exists(picture) ? picture : QString()});
    }
    std::sort(samples.begin(), samples.end(), [](const Sample &a, const Sample &b) { return a.title < b.title; });
    return samples;
}

} // namespace kernelscope

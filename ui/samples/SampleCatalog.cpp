#include "ui/samples/SampleCatalog.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include "project/ProjectDocument.h"

using namespace Qt::StringLiterals;

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
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->"), QRegularExpression::DotMatchesEverythingOption);
    QString paragraph;
    for (const QString &line : QString(markdown).remove(comment).split(u'\n')) {
        if (line.startsWith(u'#') || line.trimmed().isEmpty()) {
            if (!paragraph.isEmpty())
                break;
            continue;
        }
        paragraph += (paragraph.isEmpty() ? QString() : u" "_s) + line.trimmed();
    }
    paragraph.replace(emphasis, QStringLiteral("\\2")).replace(link, QStringLiteral("\\1")).remove(u'`');
    const auto match = end.match(paragraph);
    return match.hasMatch() ? paragraph.left(match.capturedStart() + 1) : paragraph;
}

namespace {

/// Where a sample stands in the list.
struct Entry
{
    qsizetype place = 0;
    QString chapter;
};

QHash<QString, Entry> contentsOf(const QString &folder)
{
    QHash<QString, Entry> entries;
    QFile file(folder + u"/contents.txt"_s);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return entries;
    QString chapter;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            chapter = line.mid(1).trimmed();
        else
            entries.insert(line.trimmed(), {entries.size(), chapter});
    }
    return entries;
}

} // namespace

QList<Sample> samplesIn(const QString &folder)
{
    const auto contents = contentsOf(folder);
    const auto placeOf = [&](const Sample &sample) {
        const auto entry = contents.constFind(QFileInfo(sample.path).dir().dirName());
        return std::pair(entry == contents.cend() ? contents.size() : entry->place, sample.title);
    };
    QList<Sample> samples;
    for (const QFileInfo &entry : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const auto document = loadProject(entry.filePath());
        if (!document)
            continue;
        const QString picture = document->folder + u"/picture.svg"_s;
        samples.append({document->folder + u'/' + document->fileName, document->project.title,
                        firstSentence(document->texts.value(document->project.notes)), QFileInfo::exists(picture) ? picture : QString(),
                        contents.value(entry.fileName()).chapter});
    }
    std::sort(samples.begin(), samples.end(), [&](const Sample &a, const Sample &b) { return placeOf(a) < placeOf(b); });
    return samples;
}

} // namespace kernelscope

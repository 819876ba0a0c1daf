#include "ui/samples/SampleCatalog.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include "project/ProjectDocument.h"
#include "ui/models/ShownNotes.h"

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

QString firstSentenceOfNotes(const QString &markdown)
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
    QFile file(fileInLanguage(folder + u"/contents.txt"_s));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return entries;
    QString chapter;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u"//"))
            continue;
        if (line.startsWith(u'#'))
            chapter = line.mid(1).trimmed();
        else
            entries.insert(line.trimmed(), {entries.size(), chapter});
    }
    return entries;
}

/// Notes in the window's language bring the title in it, too: their heading.
QString titleOf(const ProjectDocument &document, const QString &notes)
{
    const QString first = notes.section(u'\n', 0, 0);
    const bool isTranslated = notes != document.texts.value(document.project.notes);
    return isTranslated && first.startsWith(u"# ") ? first.mid(2).trimmed() : document.project.title;
}

Sample sampleOf(const ProjectDocument &document, const QString &chapter)
{
    const QString picture = document.folder + u"/picture.svg"_s;
    const QString notes = shownNotes(document);
    return {.path = document.folder + u'/' + document.fileName,
            .title = titleOf(document, notes),
            .sentence = firstSentenceOfNotes(notes),
            .picture = QFileInfo::exists(picture) ? picture : QString(),
            .chapter = chapter,
            .notes = notes,
            .topics = topicsOf(document),
            .news = {},
            .needs = needsOf(document)};
}

void findNews(QList<Sample> &samples)
{
    QSet<QString> known;
    for (Sample &sample : samples) {
        for (const QString &topic : std::as_const(sample.topics)) {
            if (!known.contains(topic))
                sample.news << topic;
            known << topic;
        }
    }
}

bool hasAll(const QStringList &words, const QString &text)
{
    return std::ranges::all_of(words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
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
        samples << sampleOf(*document, contents.value(entry.fileName()).chapter);
    }
    std::sort(samples.begin(), samples.end(), [&](const Sample &a, const Sample &b) { return placeOf(a) < placeOf(b); });
    findNews(samples);
    return samples;
}

QList<qsizetype> samplesWith(const QString &text, const QList<Sample> &samples)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    QList<qsizetype> found, inNotes;
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const Sample &sample = samples[i];
        const QString said =
            QStringList{sample.title, QFileInfo(sample.path).dir().dirName(), sample.chapter, sample.sentence, sample.topics.join(u'\n')}
                .join(u'\n');
        if (hasAll(words, said))
            found << i;
        else if (hasAll(words, said + sample.notes))
            inNotes << i;
    }
    if (words.isEmpty())
        return found;
    if (found.isEmpty())
        return inNotes;
    const auto chapterOf = [&](qsizetype index) { return std::ranges::find(samples, samples[index].chapter, &Sample::chapter); };
    const auto isInTitle = [&](qsizetype index) { return hasAll(words, samples[index].title); };
    QStringList titled; // chapters
    for (const qsizetype index : std::as_const(found)) {
        if (isInTitle(index))
            titled << samples[index].chapter;
    }
    std::ranges::stable_sort(found, {}, [&](qsizetype index) {
        return std::tuple(!titled.contains(samples[index].chapter), chapterOf(index), !isInTitle(index));
    });
    return found;
}

QStringList topicsWith(const QString &text, const Sample &sample)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    QStringList found;
    for (const QString &topic : sample.topics) {
        if (std::ranges::any_of(words, [&](const QString &word) { return topic.contains(word, Qt::CaseInsensitive); }))
            found << topic;
    }
    return found;
}

} // namespace kernelscope

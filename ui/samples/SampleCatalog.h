#pragma once

#include <QList>
#include <QString>

#include "ui/samples/SampleTopics.h"

namespace kernelscope {

/// A sample project as a card shows it.
struct Sample
{
    QString path; ///< of its .kscope file
    QString title;
    QString sentence; ///< the first of its notes
    QString picture;  ///< its picture.svg; empty: none
    QString chapter;  ///< the heading under which contents.txt lists it; empty: none
    QString notes;    ///< as text
    QStringList topics;
    QStringList news; ///< those of its topics that no sample before it has
    QList<SampleNeed> needs;
    bool operator==(const Sample &) const = default;
};

/// Where the samples are: beside the build or installed; empty when neither is there.
QString samplesFolder(const QString &applicationFolder);

/// The sample projects of a folder, in the order of its contents.txt (which says how it is written), those that it does not list after
/// them, by title. What can't be read is left out.
QList<Sample> samplesIn(const QString &folder);

/// The samples in which each word of `text` is found, whatever its case: in the title, the folder's name, the chapter, the sentence or the
/// topics; where there is none, in the notes. All of them where nothing is looked for.
QList<qsizetype> samplesWith(const QString &text, const QList<Sample> &samples);

/// The topics of a sample in which a word of `text` is found.
QStringList topicsWith(const QString &text, const Sample &sample);

/// The first sentence of a Markdown text that is not a heading, without markup and comments.
QString firstSentenceOfNotes(const QString &markdown);

} // namespace kernelscope

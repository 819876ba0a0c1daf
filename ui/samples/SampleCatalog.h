#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

/// A sample project as a card shows it.
struct Sample
{
    QString path; ///< of its .kscope file
    QString title;
    QString sentence; ///< the first of its notes
    QString picture;  ///< its picture.svg; empty: none
    QString chapter;  ///< the heading under which contents.txt lists it; empty: none
    bool operator==(const Sample &) const = default;
};

/// Where the samples are: beside the build or installed; empty when neither is there.
QString samplesFolder(const QString &applicationFolder);

/// The sample projects of a folder, in the order of its contents.txt (a folder's name a line, below headings that begin with #), those
/// that it does not list behind them, by title. What can't be read is left out.
QList<Sample> samplesIn(const QString &folder);

/// The first sentence of a Markdown text that is not a heading, without markup and comments.
QString firstSentence(const QString &markdown);

} // namespace kernelscope

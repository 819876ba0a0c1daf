#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace kernelscope {

/// Where the lines of a text as it was are in the text of now.
class MovedLines
{
public:
    MovedLines() = default; ///< none moved
    MovedLines(const QString &before, const QString &now);

    int now(int line) const;    ///< both counted from 1; 0: it was edited
    QList<int> changed() const; ///< lines of now that were none before, from 1; where lines were taken away, the next one

private:
    QList<int> m_now; ///< by line, from 0; empty: none moved
    int m_count = 0;  ///< of lines now
};

/// The same of several texts, by their paths.
class MovedTexts
{
public:
    MovedTexts(const QMap<QString, QString> &before, const QMap<QString, QString> &now);

    int lineNow(const QString &path, int line) const;
    QString textNow(QString text) const; ///< that names lines as "PATH:LINE"; of an edited one the path alone

private:
    QMap<QString, MovedLines> m_moved; ///< of those texts that are others now
};

} // namespace kernelscope

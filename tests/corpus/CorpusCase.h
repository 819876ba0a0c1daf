#pragma once

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QString>

/// One file of tests/corpus/cases: what is expected, then the files of a project that must end so.
///
///     # a comment
///     status: timed-out            one or more, separated by |
///     message: pattern             a regular expression somewhere in the message or the diagnostics
///     place: kernel.cl:3:30        of the first diagnostic or the error, as far as given
///     output: pattern              of what the kernel prints
///     deadline: building 2000      milliseconds
///     --- case.kscope              the files, until the next such line
struct CorpusCase
{
    QString name;
    QStringList statuses;
    QString message;
    QString place;
    QString output;
    QMap<QString, int> deadlines;
    QMap<QString, QByteArray> files;

    static CorpusCase read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s can not be read", qPrintable(path));
        CorpusCase result;
        result.name = QFileInfo(path).completeBaseName();
        QString current;
        for (QByteArray line; !(line = file.readLine()).isEmpty();) {
            if (line.startsWith("--- ")) {
                current = QString::fromUtf8(line.mid(4)).trimmed();
                result.files[current];
            } else if (!current.isEmpty()) {
                result.files[current] += expanded(line);
            } else if (!line.startsWith('#')) {
                result.readHeader(QString::fromUtf8(line).trimmed());
            }
        }
        return result;
    }

    void writeTo(const QDir &folder) const
    {
        for (auto it = files.begin(); it != files.end(); ++it) {
            const QString path = folder.filePath(it.key());
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(it.value()) != it.value().size())
                qFatal("%s can not be written", qPrintable(path));
        }
    }

private:
    void readHeader(const QString &line)
    {
        const QString key = line.section(": ", 0, 0).remove(':');
        const QString value = line.section(": ", 1);
        if (key == "status")
            statuses = value.split('|');
        else if (key == "message")
            message = value;
        else if (key == "place")
            place = value;
        else if (key == "output")
            output = value;
        else if (key == "deadline")
            deadlines[value.section(' ', 0, 0)] = value.section(' ', 1).toInt();
        else if (!line.isEmpty())
            qFatal("%s: what is %s?", qPrintable(name), qPrintable(line));
    }

    /// "@REPEAT 3 x + @" is "x + x + x + ", with \n for the end of a line; "@NEST 3" is "[[[".
    static QByteArray expanded(QByteArray line)
    {
        static const QRegularExpression repeat("@REPEAT (\\d+) ([^@]*)@"), nest("@NEST (\\d+)");
        const QString text = QString::fromUtf8(line);
        if (const auto match = repeat.match(text); match.hasMatch()) {
            const QString unit = match.captured(2).replace("\\n", "\n");
            return (text.left(match.capturedStart()) + unit.repeated(match.captured(1).toInt()) + text.mid(match.capturedEnd())).toUtf8();
        }
        if (const auto match = nest.match(text); match.hasMatch())
            return QByteArray(match.captured(1).toInt(), '[');
        return line;
    }
};

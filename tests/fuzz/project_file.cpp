#include <QDir>
#include <QFile>

#include "project/JsonWriter.h"
#include "project/ProjectFormat.h"
#include "project/ProjectValidation.h"
#include "tests/fuzz/FuzzTarget.h"

/// A project file. One without problems is written and read again: it must stay the same.
namespace kernelscope::fuzz {

void feed(QByteArrayView bytes)
{
    const QString name = QStringLiteral("a.kscope");
    const auto read = readProjectForm(bytes.toByteArray(), name);
    if (!read || !projectProblems(read->project).isEmpty())
        return;
    const QByteArray text = jsonText(projectJson(read->project));
    const auto again = readProjectForm(text, name);
    if (!again || jsonText(projectJson(again->project)) != text)
        qFatal("A project changes when it is saved and opened:\n%s", text.constData());
}

QList<QByteArray> seeds()
{
    QList<QByteArray> texts;
    const QDir samples(QStringLiteral(SAMPLES_FOLDER));
    for (const QString &sample : samples.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folder(samples.filePath(sample));
        for (const QString &file : folder.entryList({QStringLiteral("*.kscope")})) {
            QFile project(folder.filePath(file));
            if (project.open(QIODevice::ReadOnly))
                texts.append(project.readAll());
        }
    }
    return texts;
}

int smokeRounds()
{
    return 3000;
}

} // namespace kernelscope::fuzz

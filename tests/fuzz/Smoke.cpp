#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "tests/fuzz/FuzzTarget.h"
#include "tests/fuzz/Mutation.h"

using namespace kernelscope;

namespace {

/// What a fuzzer once broke something with: tests/fuzz/found/TARGET/ for smoke_TARGET.
QList<QByteArray> foundBefore()
{
    QList<QByteArray> inputs;
    const QString target = QFileInfo(QCoreApplication::applicationFilePath()).fileName().section(u'_', 1);
    const QDir folder(QStringLiteral(FOUND_FOLDER) + u'/' + target);
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s can't be read.", qPrintable(name));
        inputs.append(file.readAll());
    }
    return inputs;
}

int writeSeeds(const QString &path)
{
    const QDir folder(path);
    if (!folder.mkpath(QStringLiteral(".")))
        return 1;
    int number = 0;
    for (const QByteArray &seed : fuzz::seeds() + foundBefore()) {
        QFile file(folder.filePath(QStringLiteral("seed-%1").arg(number++)));
        if (!file.open(QIODevice::WriteOnly) || file.write(seed) != seed.size())
            return 1;
    }
    return 0;
}

void keepForReport(const QByteArray &input)
{
    QFile file(qEnvironmentVariable("KERNELSCOPE_KEEP_INPUT"));
    if (!file.fileName().isEmpty() && file.open(QIODevice::WriteOnly))
        file.write(input);
}

} // namespace

/// Runs the seeds, what was found before, and mutations of both, the same ones each time. `--seeds FOLDER` writes the first two
/// for libFuzzer to start from. With KERNELSCOPE_KEEP_INPUT set the present input stands in that file when the program dies.
int main(int argc, char *argv[])
{
    const fuzz::Application application(argc, argv);
    const QStringList arguments = fuzz::Application::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("--seeds"))
        return writeSeeds(arguments[2]);
    const QList<QByteArray> inputs = fuzz::seeds() + foundBefore();
    for (const QByteArray &input : inputs)
        fuzz::feed(input);
    const int rounds = arguments.size() == 2 ? arguments[1].toInt() : fuzz::smokeRounds();
    for (int round = 0; round < rounds; ++round) {
        QRandomGenerator random(quint32(round) + 1);
        const QByteArray input = fuzz::mutated(inputs[random.bounded(int(inputs.size()))], inputs, random);
        keepForReport(input);
        fuzz::feed(input);
    }
    return 0;
}

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include "Commands.h"
#include "Console.h"
#include "ProcessRun.h"
#include "Table.h"
#include "project/OptionWords.h"
#include "session/ChildProcess.h"
#include "support/FileWriting.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// Launches of one kernel with one size.
struct SeenLaunches
{
    QString kernel, global, local;
    quint64 count = 0;
};

/// Beside this program where it was built, in a folder of libraries where it is installed.
QString layerPath()
{
    const QDir here(QCoreApplication::applicationDirPath());
    const QString built = here.filePath(u"libkernelscope-capture.so"_s);
    return QFileInfo::exists(built) ? built : QDir::cleanPath(here.filePath(QStringLiteral(INSTALLED_LAYER)));
}

/// What the layer wrote: a line for the first of each, and one for each with their number as the process ended.
QList<SeenLaunches> readSeen(const QString &path)
{
    QList<SeenLaunches> all;
    QHash<QString, quint64> counts; // by process and row
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QHash<QString, qsizetype> rows;
    while (!file.atEnd()) {
        const QStringList fields = QString::fromUtf8(file.readLine().chopped(1)).split(u'\t');
        if (fields.size() != 5)
            continue;
        const QString row = fields.mid(2).join(u'\t');
        if (!rows.contains(row)) {
            rows.insert(row, all.size());
            all.append({fields.at(2), fields.at(3), fields.at(4), 0});
        }
        quint64 &known = counts[fields.first() + u'\t' + row];
        const quint64 count = fields.at(1).toULongLong();
        all[rows.value(row)].count += count - std::min(count, known);
        known = std::max(count, known);
    }
    return all;
}

QString tableOf(const QList<SeenLaunches> &seen)
{
    Table table({u"kernel"_s, u">launches"_s, u">global"_s, u">local"_s});
    for (const SeenLaunches &each : seen)
        table.add({each.kernel, QString::number(each.count), each.global, each.local.isEmpty() ? u"-"_s : each.local});
    return table.text();
}

QString folderFor(const Arguments &arguments)
{
    if (arguments.has("--out"))
        return QDir(arguments.value("--out")).absolutePath();
    QString name = u"captured"_s;
    for (int number = 2; QFileInfo::exists(QDir::current().filePath(name)); ++number)
        name = u"captured-%1"_s.arg(number);
    return QDir::current().filePath(name);
}

QProcessEnvironment environmentFor(const Arguments &arguments, const QString &folder, const QString &seen)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QString layers = environment.value(u"OPENCL_LAYERS"_s);
    environment.insert(u"OPENCL_LAYERS"_s, layers.isEmpty() ? layerPath() : layers + u':' + layerPath());
    environment.insert(u"KERNELSCOPE_CAPTURE_SEEN"_s, seen);
    environment.insert(u"PYOPENCL_NO_CACHE"_s, u"1"_s); // Else it builds from a binary the second time.
    if (arguments.has("--list"))
        return environment;
    environment.insert(u"KERNELSCOPE_CAPTURE_FOLDER"_s, folder);
    environment.insert(u"KERNELSCOPE_CAPTURE_KERNEL"_s, arguments.value("--kernel"));
    environment.insert(u"KERNELSCOPE_CAPTURE_LAUNCH"_s, arguments.value("--launch"));
    if (arguments.has("--stop"))
        environment.insert(u"KERNELSCOPE_CAPTURE_STOP"_s, u"1"_s);
    return environment;
}

/// Options with the folders where the program's compiler looked for headers, of which `kscope new` takes those that are included.
QString includeFolders(const QString &folder)
{
    QFile file(QDir(folder).filePath(u"buildOptions.txt"_s));
    QStringList folders;
    if (file.open(QIODevice::ReadOnly)) {
        QString build = QString::fromUtf8(file.readAll());
        folders = takeIncludeFolders(build);
    }
    folders << u"."_s; // where drivers look, too
    QString options;
    for (const QString &each : std::as_const(folders))
        options += u" -I \"%1\""_s.arg(each);
    return options;
}

int nothingCaptured(const Arguments &arguments, const QList<SeenLaunches> &seen)
{
    if (seen.isEmpty()) {
        printError(
            u"The program launched no kernel that could be watched: it uses no OpenCL, or brings a libOpenCL.so of its own that knows "
            "no layers. Those of ocl-icd 2.3 and later and of Khronos know them."_s);
        return 1;
    }
    QString sought = arguments.has("--launch") ? u"launch %1"_s.arg(arguments.value("--launch")) : u"launch"_s;
    if (arguments.has("--kernel"))
        sought += u" of the kernel \"%1\""_s.arg(arguments.value("--kernel"));
    printError(u"There was no %1 to capture. The program launched:"_s.arg(sought));
    printOut(tableOf(seen));
    return 1;
}

} // namespace

int captureCommand(const Arguments &arguments)
{
    bool isNumber = true;
    if (arguments.has("--launch") && (arguments.value("--launch").toULongLong(&isNumber) == 0 || !isNumber))
        return exitWith(u"--launch takes a number from 1 on."_s);
    const QString folder = folderFor(arguments);
    if (!arguments.has("--list") && QFileInfo::exists(folder))
        return exitWith(Error{u"It is there already. Give another one with --out."_s, {folder, 0, 0}});
    if (!QFileInfo::exists(layerPath()))
        return exitWith(Error{u"The library that captures is missing: install Kernelscope again."_s, {layerPath(), 0, 0}}, 1);
    const QTemporaryDir scratch;
    const QString seenPath = scratch.filePath(u"seen"_s);
    const QStringList command = QStringList{arguments.operand} + arguments.more;
    QProcess program; // with the terminal that this one has
    program.setProcessEnvironment(environmentFor(arguments, folder, seenPath));
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.setInputChannelMode(QProcess::ForwardedInputChannel);
    runToEnd(program, command.first(), command.mid(1)); // Of one that a signal ended there may be a capture, too.
    if (program.error() == QProcess::FailedToStart)
        return exitWith(u"%1 could not be started: %2"_s.arg(arguments.operand, program.errorString()), 1);
    const QList<SeenLaunches> seen = readSeen(seenPath);
    if (arguments.has("--list") && !seen.isEmpty()) {
        printOut(tableOf(seen));
        return 0;
    }
    if (!QFileInfo::exists(QDir(folder).filePath(u"launch.txt"_s))) {
        if (!QFileInfo::exists(folder))
            return nothingCaptured(arguments, seen);
        QDir(folder).removeRecursively(); // It is a part of a capture; the layer said why.
        return 1;
    }
    if (const auto written = writeFile(QDir(folder).filePath(u"program.txt"_s), commandText(command).toUtf8()); !written)
        printError(written.error());
    const auto made = parseArguments({u"new"_s, folder, u"--options"_s, includeFolders(folder)});
    return made ? made->command->run(*made) : 1;
}

} // namespace kernelscope

#include "WorkerBundle.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "ProcessRun.h"
#include "session/ChildProcess.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

const QString installedWorker = u".local/share/kernelscope/worker/kernelscope-worker"_s;

namespace {

constexpr std::chrono::seconds longest{30}; // of a program of this machine

/// Beside it, so that the libraries are found without being installed.
constexpr char launcher[] = R"(#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/bin/kernelscope-worker" "$@"
)";

/// Those of the C and C++ runtime stay out: drivers there are made for their own.
bool isOfTheSystem(const QString &library)
{
    static const QRegularExpression names(
        u"/(libc|libm|libdl|libpthread|librt|libresolv|libutil|libmvec|ld-linux[^/]*|libstdc\\+\\+|libgcc_s)\\.so"_s);
    return names.match(library).hasMatch();
}

Result<QByteArray> outputOf(const QString &program, const QStringList &arguments, std::chrono::seconds timeout = longest)
{
    QProcess process;
    const WaitEnd end = runToEnd(process, program, arguments, timeout);
    if (end == WaitEnd::Interrupted)
        return fail(u"It was stopped."_s);
    if (end == WaitEnd::TimedOut || !hasSucceeded(process))
        return fail(filled(u"%1 failed: %2"_s, program, QString::fromLocal8Bit(process.readAllStandardError()).simplified()));
    return process.readAllStandardOutput();
}

Result<QStringList> librariesOf(const QString &program)
{
    return outputOf(u"ldd"_s, {program}).map([](const QByteArray &output) {
        QStringList libraries;
        static const QRegularExpression form(u" => (/[^ ]+)"_s);
        for (auto matches = form.globalMatch(QString::fromLocal8Bit(output)); matches.hasNext();) {
            const QString library = matches.next().captured(1);
            if (!isOfTheSystem(library))
                libraries << library;
        }
        return libraries;
    });
}

Result<void> copyInto(const QDir &folder, const QString &file)
{
    if (folder.mkpath(u"."_s) && QFile::copy(file, folder.filePath(QFileInfo(file).fileName())))
        return {};
    return fail(filled(u"%1 can't be copied into a temporary folder."_s, file));
}

Result<void> fill(const QDir &folder)
{
    const QString worker = commandOr({}, u"kernelscope-worker"_s).first();
    const auto libraries = librariesOf(worker);
    if (!libraries)
        return fail(libraries.error());
    if (const auto copied = copyInto(QDir(folder.filePath(u"bin"_s)), worker); !copied)
        return copied;
    for (const QString &library : *libraries) {
        if (const auto copied = copyInto(QDir(folder.filePath(u"lib"_s)), library); !copied)
            return copied;
    }
    QFile script(folder.filePath(u"kernelscope-worker"_s));
    const bool isWritten = script.open(QIODevice::WriteOnly) && script.write(launcher) > 0 &&
                           script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return isWritten ? Result<void>() : fail(u"A temporary file can't be written."_s);
}

} // namespace

Result<void> installWorker(const QStringList &ssh)
{
    const QTemporaryDir folder;
    if (const auto filled = fill(QDir(folder.path())); !filled)
        return filled;
    const QString there = QFileInfo(installedWorker).path();
    QProcess pack;
    QProcess unpack;
    pack.setChildProcessModifier(&prepareChild);
    pack.setStandardOutputProcess(&unpack);
    pack.start(u"tar"_s, {u"-cz"_s, u"-C"_s, folder.path(), u"."_s});
    // Beside what may be in use, then in its place.
    const QString command = filled(u"rm -rf %1.new && mkdir -p %1.new && tar -xz -C %1.new && rm -rf %1 && mv %1.new %1"_s, there);
    if (runToEnd(unpack, ssh.first(), ssh.mid(1) << command) == WaitEnd::Interrupted)
        return fail(u"It was stopped."_s); // The other one ends with this.
    pack.waitForFinished(int(std::chrono::milliseconds(longest).count()));
    if (hasSucceeded(unpack))
        return {};
    return fail(filled(u"The worker could not be put there: %1"_s, QString::fromLocal8Bit(unpack.readAllStandardError()).simplified()));
}

Result<void> packWorker(const QString &file)
{
    const QTemporaryDir folder;
    const QString name = u"kernelscope-worker"_s;
    if (const auto filled = fill(QDir(folder.filePath(name))); !filled)
        return filled;
    // For everyone there; xz can take a minute.
    return outputOf(u"tar"_s,
                    {u"--force-local"_s, u"--owner=root"_s, u"--group=root"_s, u"--mode=u=rwX,go=rX"_s, u"-caf"_s,
                     QFileInfo(file).absoluteFilePath(), u"-C"_s, folder.path(), name},
                    {})
        .map([](const QByteArray &) {});
}

} // namespace kernelscope

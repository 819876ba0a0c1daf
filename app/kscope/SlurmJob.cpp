#include "SlurmJob.h"

#include <algorithm>
#include <chrono>

#include <QCoreApplication>
#include <QMap>
#include <QTimer>

#include "Console.h"
#include "ProcessRun.h"
#include "support/FileWriting.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

using std::chrono::milliseconds;

// A cluster's users share its controller: who waits for long asks rarely.
constexpr milliseconds firstPause{500};
constexpr milliseconds longestPause{15'000};
constexpr int mostFailures = 20; ///< in a row, as while the controller is started anew

/// What it wrote. Nothing when a signal ended the wait.
std::optional<Result<QString>> answerOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    if (runToEnd(process, program, arguments) == WaitEnd::Interrupted)
        return std::nullopt;
    if (process.error() == QProcess::FailedToStart)
        return fail(filled(u"%1 can't be started: %2. Is SLURM installed here?"_s, program, process.errorString()));
    const QString said = QString::fromUtf8(process.readAllStandardError()).trimmed();
    if (!hasSucceeded(process))
        return fail(said.isEmpty() ? filled(u"%1 failed."_s, program) : said);
    return QString::fromUtf8(process.readAllStandardOutput());
}

bool hasEnded(const QString &state)
{
    static const QStringList ends{u"BOOT_FAIL"_s, u"CANCELLED"_s,     u"COMPLETED"_s, u"DEADLINE"_s, u"FAILED"_s,
                                  u"NODE_FAIL"_s, u"OUT_OF_MEMORY"_s, u"PREEMPTED"_s, u"REVOKED"_s,  u"TIMEOUT"_s};
    return ends.contains(state);
}

QMap<QString, int> countedStates(const QString &lines)
{
    QMap<QString, int> states;
    for (const QString &line : lines.split(u'\n', Qt::SkipEmptyParts))
        ++states[line.trimmed()];
    return states;
}

/// "2 COMPLETED, 1 FAILED"
QString statesText(const QMap<QString, int> &states)
{
    QStringList parts;
    for (const auto &[state, count] : states.asKeyValueRange())
        parts << filled(u"%1 %2"_s, count, state);
    return parts.join(u", "_s);
}

} // namespace

Result<QString> writeArrayJob(const QString &folder, const QString &command, quint64 tasks)
{
    const QString script = folder + u"/sweep.sbatch"_s;
    const QString text = filled(u"#!/bin/bash\n"
                                "#SBATCH --job-name=kscope-sweep\n"
                                "#SBATCH --array=0-%1\n"
                                "#SBATCH --output=\"%2/task-%a.log\"\n"
                                "#SBATCH --requeue\n"
                                "# sbatch takes what the cluster wants besides: --partition=... --gres=gpu:1\n"
                                "exec %3 --part \"$SLURM_ARRAY_TASK_ID/%4\" --csv\n"_s,
                                tasks - 1, folder, command, tasks);
    return writeFile(script, text.toUtf8()).map([&] { return script; });
}

std::optional<Result<SlurmJob>> SlurmJob::submit(const QString &script, const QString &options)
{
    const auto answered = answerOf(u"sbatch"_s, QStringList{u"--parsable"_s} + QProcess::splitCommand(options) + QStringList{script});
    if (!answered)
        return std::nullopt;
    return answered->and_then([](const QString &answer) -> Result<SlurmJob> {
        const QString number = answer.trimmed().section(u';', 0, 0); // "12;cluster" where there are several
        if (number.isEmpty() || !std::ranges::all_of(number, [](QChar c) { return c.isDigit(); }))
            return fail(filled(u"sbatch did not say the job's number but \"%1\"."_s, answer.trimmed()));
        return SlurmJob(number);
    });
}

std::optional<Result<void>> SlurmJob::follow() const
{
    QMap<QString, int> states;
    milliseconds pause = firstPause;
    for (int failures = 0;;) {
        const auto answered =
            answerOf(u"squeue"_s, {u"--noheader"_s, u"--array"_s, u"--states=all"_s, u"--jobs="_s + m_number, u"--format=%T"_s});
        if (!answered)
            return std::nullopt;
        const bool isForgotten = *answered ? (*answered)->isEmpty() : answered->error().message.contains(u"Invalid job id");
        if (isForgotten)
            return Result<void>(); // as soon after its end as the controller is set up to
        if (!*answered && ++failures == mostFailures)
            return Result<void>(fail(answered->error()));
        if (*answered) {
            failures = 0;
            const auto now = countedStates(**answered);
            if (now != states)
                printError(filled(u"Job %1: %2."_s, m_number, statesText(now)));
            states = now;
            if (std::ranges::all_of(states.keys(), hasEnded))
                return Result<void>();
        }
        QTimer::singleShot(pause, qApp, [] { QCoreApplication::exit(0); });
        if (QCoreApplication::exec() != 0)
            return std::nullopt;
        pause = std::min(pause * 2, longestPause);
    }
}

} // namespace kernelscope

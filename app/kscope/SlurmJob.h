#pragma once

#include <optional>

#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// Makes an array job for SLURM's sbatch, `sweep.sbatch` in the folder: each task is `command` with `--part` and its part of all runs, and
/// leaves its log there. Returns the script's path.
[[nodiscard]] Result<QString> writeArrayJob(const QString &folder, const QString &command, quint64 tasks);

/// A job that was submitted, by SLURM's programs, which have to be in PATH. Each waits in the event loop: nothing comes back where a signal
/// ended the wait (Interrupt); the job goes on.
class SlurmJob
{
public:
    /// `options`: of sbatch, such as --partition=gpu --gres=gpu:1.
    static std::optional<Result<SlurmJob>> submit(const QString &script, const QString &options);

    const QString &number() const { return m_number; }
    /// Until all of its tasks have ended; prints to the error output how many are where as that changes, in SLURM's words: "2 COMPLETED,
    /// 1 NODE_FAIL".
    std::optional<Result<void>> follow() const;

private:
    explicit SlurmJob(const QString &number) : m_number(number) {}

    QString m_number;
};

} // namespace kernelscope

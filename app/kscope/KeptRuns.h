#pragma once

#include <QFile>

#include "SweepLanes.h"

namespace kernelscope {

/// A folder that keeps the runs of a sweep as they end, so that one that was interrupted goes on, and that many processes can fill at once:
/// each appends to a file of its own, `*.runs`, a CBOR sequence (RFC 8742). Runs of another project, or with other options, are left alone.
class KeptRuns
{
public:
    /// An error where the folder can't be made or written to.
    [[nodiscard]] static Result<std::unique_ptr<KeptRuns>> open(const QString &folder, const SweepQuestion &question);

    /// Those of all files, good or not; one that was cut off as it was written is skipped.
    const QList<std::pair<QString, SweepLane::Ended>> &runs() const { return m_runs; }
    int otherFiles() const { return m_otherFiles; } ///< that hold runs of something else

    /// Into this process's file, at once.
    [[nodiscard]] Result<void> keep(const QString &kind, const SweepLane::Ended &ended);

private:
    KeptRuns() = default;
    void read(const QString &path);

    QByteArray m_question; ///< what distinguishes this sweep from another
    QList<std::pair<QString, SweepLane::Ended>> m_runs;
    int m_otherFiles = 0;
    QFile m_file;
};

} // namespace kernelscope

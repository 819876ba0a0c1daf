#pragma once

#include <map>

#include "data/BufferContents.h"
#include "plan/Plan.h"
#include "protocol/Messages.h"

namespace kernelscope {

/// The initial contents of the last run's storages and the expected values of its checks: evaluating them takes longer than most kernels,
/// and a run of the same set-up has the same ones, whatever became of the sources. Files are read anew each time, and structs laid out
/// anew.
class ContentsCache
{
public:
    static constexpr qsizetype mostBytes = 256 << 20;

    /// Forgets everything unless this run has the set-up of the last one.
    void beginRun(const RunProject &run);

    /// Puts a storage's initial contents at `target`.
    [[nodiscard]] Result<void> fill(StorageIndex index, const PlannedStorage &storage, Evaluator &evaluator, const FileReader &readFile,
                                    char *target);

    /// Of the project's check at this position.
    ExpectedValues takeExpected(int check);
    void keepExpected(int check, ExpectedValues values);

private:
    void keep(const PlannedStorage &storage, StorageIndex index, const char *bytes);

    QByteArray m_setUp;
    std::map<int, QByteArray> m_contents;     ///< by storage
    std::map<int, ExpectedValues> m_expected; ///< by check
    qsizetype m_bytes = 0;
};

} // namespace kernelscope

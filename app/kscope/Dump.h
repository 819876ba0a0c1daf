#pragma once

#include "project/Project.h"
#include "run/RunResult.h"
#include "session/ResultStore.h"
#include "support/Result.h"

namespace kernelscope {

/// One --dump BUFFER=FILE.
struct Dump
{
    QString buffer;
    QString path;
};

[[nodiscard]] Result<QList<Dump>> readDumps(const QStringList &values);

/// Refuses buffers that the project doesn't have.
[[nodiscard]] Result<void> checkDumps(const QList<Dump> &dumps, const Project &project);

/// Writes the buffer's contents after the run, in the format of the file's ending. Waits for a remote worker.
[[nodiscard]] Result<void> writeDump(const Dump &dump, const RunResult &result, ResultStore *results);

} // namespace kernelscope

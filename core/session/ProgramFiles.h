#pragma once

#include "protocol/Messages.h"
#include "support/Result.h"

namespace kernelscope {

// Where an exported program is written: a folder of its own.

/// Files that are there already are somebody's: whoever finds one there writes nothing. Nor is anything written outside of the folder.
[[nodiscard]] Result<void> keepsWhatIsThere(const QString &folder, const ExportReply &program);

/// One of its files, with the folders that its path names.
[[nodiscard]] Result<void> writeProgramFile(const QString &folder, const QString &path, const QByteArray &bytes);

/// How to go on in the folder that was written: the commands, in a line.
QString commandsFor(StandaloneForm form, const QString &folder);

} // namespace kernelscope

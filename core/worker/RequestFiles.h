#pragma once

#include <limits>

#include "data/BufferContents.h"
#include "opencl/ProgramText.h"
#include "project/Project.h"
#include "protocol/Messages.h"

namespace kernelscope {

/// The files that came with a request, by their relative paths.
class RequestFiles
{
public:
    explicit RequestFiles(const QList<ProjectFile> &files);

    /// Fails for files of more than `largest` bytes that did not come along themselves.
    [[nodiscard]] Result<QByteArray> read(const QString &path, qint64 largest = std::numeric_limits<qint64>::max()) const;
    FileReader reader() const;

    /// The project's sources and what they may include. The error names a source that did not come along.
    [[nodiscard]] Result<ProgramText> programText(const Project &project, const QString &options) const;

private:
    QMap<QString, ProjectFile> m_files;
};

} // namespace kernelscope

#pragma once

#include "project/ProjectDocument.h"
#include "protocol/Messages.h"
#include "support/Result.h"

namespace kernelscope {

/// What a worker needs of a project as it stands in the editor: the texts with their unsaved edits, data files from the disk
/// (a large one by its place). A file that does not exist is left out: the worker says where it is missed.
[[nodiscard]] Result<ProjectRequest> projectRequest(const ProjectDocument &document, const QString &device,
                                                    const QList<ParameterValue> &parameters = {}, const ProgramSignature &signature = {});

/// Its files alone.
[[nodiscard]] Result<QList<ProjectFile>> filesOf(const ProjectDocument &document);

/// Names the files that a request has by their paths only to a worker that will get it. One that has none changes nothing.
void nameFiles(const Request &request, Hello &hello);

/// The same request with the contents of every file in it, for a worker that doesn't see our files.
[[nodiscard]] Result<Request> withFilesInline(const Request &request);

} // namespace kernelscope

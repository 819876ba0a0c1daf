#pragma once

#include "capture/CapturedLaunch.h"
#include "project/ProjectDocument.h"
#include "support/Result.h"

namespace kernelscope {

/// Whether a path is that of a file in OpenCL C, by its ending.
bool isKernelFile(const QString &path);

/// A project of one source file and the headers that it includes, for a set-up to be guessed. Folders of -I in `options`, relative to the
/// current one, are not kept: what the source includes from there becomes a text of the project.
[[nodiscard]] Result<ProjectDocument> kernelFileDocument(const QString &path, const QString &options = {});

/// The same for the source of a captured launch, with the build options and, from Include/, the headers that were captured.
ProjectDocument captureDocument(const CapturedLaunch &launch, const QString &options = {});

} // namespace kernelscope

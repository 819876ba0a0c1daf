#pragma once

#include <optional>

#include "project/ProjectDocument.h"
#include "support/Error.h"

namespace kernelscope {

/// Where a kernel's name stands in the sources: at its definition, as far as a text can tell.
std::optional<SourcePlace> placeOfKernel(const ProjectDocument &document, const QString &kernel);

} // namespace kernelscope

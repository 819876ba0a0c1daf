#pragma once

#include <optional>

#include "project/ProjectDocument.h"
#include "support/Error.h"

namespace kernelscope {

/// Where the name of a kernel, or of another function, stands in the sources: at its definition, as far as a text can tell.
std::optional<SourcePlace> placeOfFunction(const ProjectDocument &document, const QString &function);

} // namespace kernelscope

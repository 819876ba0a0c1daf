#pragma once

#include "project/JsonNode.h"
#include "project/Project.h"

namespace kernelscope {

/// The "arguments" of a launch, in the order of the file.
QList<Argument> readArguments(const JsonNode &node);

} // namespace kernelscope

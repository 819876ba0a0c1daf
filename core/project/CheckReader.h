#pragma once

#include "project/JsonNode.h"
#include "project/Project.h"

namespace kernelscope {

/// One entry of the file's "checks".
Check readCheck(const JsonNode &node);

Sweep readSweep(const JsonNode &node);

} // namespace kernelscope

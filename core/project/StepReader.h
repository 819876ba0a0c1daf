#pragma once

#include "project/JsonNode.h"
#include "project/Project.h"

namespace kernelscope {

/// A list of steps: the file's "plan", or the "steps" of a repeat.
QList<Step> readSteps(const JsonNode &node);

/// The name of a queue. The file's "default" is the queue without a name.
QString readQueueName(const JsonNode &node);

} // namespace kernelscope

#pragma once

#include "project/JsonNode.h"
#include "project/Project.h"

namespace kernelscope {

/// One entry of the file's "buffers".
BufferSpec readBuffer(const JsonNode &node);

/// A word out of a list, as its position there; 0 and a noted error for anything else.
int readWord(const JsonNode &node, const QStringList &words);

} // namespace kernelscope

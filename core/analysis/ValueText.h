#pragma once

#include <optional>

#include <QString>

#include "project/ElementType.h"

namespace kernelscope {

/// Bytes as their type would print them: "5", "0.25", "(1, 2, 3, 4)". What has no known type (a struct) as "0x0badf00d
/// ...", the first 16 bytes.
QString typedText(const std::optional<ElementType> &type, int sizeInBytes, const void *bytes);

} // namespace kernelscope

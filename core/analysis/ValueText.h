#pragma once

#include <QString>

namespace kernelscope {

/// Bytes as their type would print them: "5", "0.25", "(1, 2, 3, 4)". What has no known type (a struct) as "0x0badf00d ...",
/// the first 16 bytes.
QString typedText(const QString &type, int sizeInBytes, const void *bytes);

} // namespace kernelscope

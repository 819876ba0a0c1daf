#pragma once

#include <optional>

#include "planner/Planning.h"

namespace kernelscope {

/// The bytes of a value argument as clSetKernelArg takes them, or as a `fill` repeats them: one number for each component (or one for
/// all); of a struct as encodeStruct() says.
/// nullopt: the problem was noted.
std::optional<QByteArray> encodeValue(Planning &planning, const ElementType &type, const GivenValue &given, const QString &path,
                                      const QString &what);

} // namespace kernelscope

#pragma once

#include <optional>

#include "planner/Planning.h"

namespace kernelscope {

/// The bytes of a value argument as clSetKernelArg takes them, or as a `fill` repeats them: one number for each component (or one for
/// all), and for a struct one for each of its members' numbers, in their order.
/// nullopt: the problem was noted.
std::optional<QByteArray> encodeValue(Planning &planning, const ElementType &type, const QList<Expression> &components, const QString &path,
                                      const QString &what);

} // namespace kernelscope

#pragma once

#include <optional>

#include "planner/Planning.h"

namespace kernelscope {

/// The bytes of a struct that is passed by value, as Clang lays it out: of a number for all that it is made of, of one number for each, or
/// of a list or an object that gives each member its own, however deep. A member that an object leaves out is zero, as in C.
/// nullopt: the problem was noted.
std::optional<QByteArray> encodeStruct(Planning &planning, const QString &structName, const GivenValue &given, const QString &path,
                                       const QString &what);

} // namespace kernelscope

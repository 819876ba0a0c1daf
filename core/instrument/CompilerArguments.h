#pragma once

#include <string>
#include <vector>

#include "protocol/InstrumentMessages.h"
#include "support/Result.h"

namespace kernelscope {

/// The arguments of Clang's compiler proper (cc1) that make it read OpenCL C as the device's compiler would, from the
/// options given to clBuildProgram. What only concerns code generation is left out, unknown vendor options too. Fails
/// for a -D or -I without its value and for a standard that doesn't exist; those after 3.0 are read as that.
[[nodiscard]] Result<std::vector<std::string>> compilerArguments(const QString &options, const CompilerFacts &facts);

/// That the sources are read as an earlier standard than theirs; empty where they aren't.
QString standardNote(const QString &options, const CompilerFacts &facts);

/// The options that a text without macros and includes is still to be built with.
QString optionsWithoutDefinitions(const QString &options);

} // namespace kernelscope

#pragma once

#include <string>
#include <vector>

#include "instrument/Compilation.h"
#include "plan/Assembly.h"
#include "support/Result.h"

namespace kernelscope {

/// The arguments of Clang's compiler proper that compile for the request's target what `arguments` only read. Fails for a target that
/// has no such name.
[[nodiscard]] Result<std::vector<std::string>> targetArguments(const InstrumentRequest &request, const std::vector<std::string> &arguments);

/// What Clang makes of a program. Functions of OpenCL C are linked from libclc for a GPU; for a CPU and in portable LLVM IR they stay
/// calls. Fails where libclc is not in its folder, and with what the compiler says.
[[nodiscard]] Result<Assembly> assemble(const InstrumentRequest &request, const CompiledText &program,
                                        const std::vector<std::string> &arguments, const ProgramSignature &signature);

/// In a sentence, of a target that there is.
QString whyNotCompiled(const QString &target, const QList<Diagnostic> &diagnostics);

} // namespace kernelscope

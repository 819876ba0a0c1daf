#pragma once

#include <optional>

#include "project/Project.h"
#include "protocol/InstrumentMessages.h"
#include "protocol/Messages.h"

namespace kernelscope {

/// The question what a project's sources declare (command "signature"), with all of its texts. `files`: as ProjectRequest
/// has them.
InstrumentRequest instrumentRequest(const Project &project, const QList<ProjectFile> &files, const QString &buildOptions);

/// The question what Clang makes of the sources for a target (CompileTarget), in place of that.
InstrumentRequest assemblyRequest(InstrumentRequest request, const QString &target);

/// Where this system keeps libclc's bitcode: in the folder that the environment variable KERNELSCOPE_LIBCLC names, else in a usual one.
/// Empty: nowhere.
QString libclcFolder();

/// The options for the project's build, where that takes no more than putting in the numbers that parameters have; nullopt
/// where an expression has to be evaluated, which only a worker does. `values`: in place of the project's own.
std::optional<QString> plainBuildOptions(const Project &project, const QList<ParameterValue> &values);

} // namespace kernelscope

#pragma once

#include "Arguments.h"

namespace kernelscope {

/// Each does one command and returns the exit status of the program.
int devicesCommand(const Arguments &arguments);
int runCommand(const Arguments &arguments);
int checkCommand(const Arguments &arguments);
int traceCommand(const Arguments &arguments);
int renderCommand(const Arguments &arguments);
int newCommand(const Arguments &arguments);

constexpr int exitBadUsage = 2;
constexpr int exitBuildFailed = 3;
constexpr int exitDeviceLost = 4;

} // namespace kernelscope

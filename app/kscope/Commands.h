#pragma once

#include "Console.h"
#include "Arguments.h"

namespace kernelscope {

/// Each does one command and returns the exit status of the program. Which words call it stands in CommandSpecs.cpp.
int devicesCommand(const Arguments &arguments);
int doctorCommand(const Arguments &arguments);
int hostsCommand(const Arguments &arguments);
int runCommand(const Arguments &arguments);
int checkCommand(const Arguments &arguments);
int traceCommand(const Arguments &arguments);
int stepsCommand(const Arguments &arguments);
int whyCommand(const Arguments &arguments);
int sweepCommand(const Arguments &arguments);
int renderCommand(const Arguments &arguments);
int asmCommand(const Arguments &arguments);
int exportCommand(const Arguments &arguments);
int newCommand(const Arguments &arguments);
int captureCommand(const Arguments &arguments);
int helpCommand(const Arguments &arguments);
int versionCommand(const Arguments &arguments);

/// The views that `render` draws.
const QStringList &drawnViews();

} // namespace kernelscope

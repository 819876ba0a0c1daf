#pragma once

#include "Tree.h"
#include "tests/instrument/OpenClDevice.h"
#include "trace/InstrumentedKernel.h"
#include "trace/TraceDecoder.h"

namespace kernelscope::randomprogram {

TestLaunch launchOf(const Program &program);
QList<TestArgument> argumentsOf(const Program &program);
/// The contents of the arrays that are arguments, from those of the arguments.
std::vector<std::vector<std::uint8_t>> arraysOf(const Program &program, const QList<TestArgument> &arguments);
RecordedLaunch recordedLaunchOf(const Program &program, const InstrumentedKernel &kernel);

} // namespace kernelscope::randomprogram

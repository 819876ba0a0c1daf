#pragma once

#include "tests/instrument/KernelCase.h"
#include "tests/instrument/OpenClDevice.h"
#include "trace/InstrumentedKernel.h"
#include "trace/TraceDecoder.h"

namespace kernelscope {

/// The kernel of a case, rewritten. The error is what the instrument program would say.
[[nodiscard]] Result<InstrumentedKernel> rewritten(const KernelCase &test);
/// To be built without optimisation: a third less work for PoCL, where what is recorded matters and not what its compiler makes of it.
[[nodiscard]] Result<InstrumentedKernel> rewrittenUnoptimised(const KernelCase &test);

/// What to record of a launch: a stretch of work-groups, by their linear ids, and whether without the values of loads in streaks.
struct RecordedPart
{
    quint32 first = 0;
    quint32 end = 0xffffffff;
    bool sparesValues = false;
    quint32 steppedGroup = traceLayout::notRecorded;
};

/// Launches the rewritten kernel, which the device must have built last, twice: to count and to record. Gives the arguments
/// as the launch left them, the trace buffer after the others.
[[nodiscard]] Result<QList<TestArgument>> recordOn(OpenClDevice &device, const KernelCase &test, const InstrumentedKernel &kernel,
                                                   const RecordedPart &part = {});

/// What the host knows of that launch.
RecordedLaunch recordedLaunch(const KernelCase &test, const InstrumentedKernel &kernel, const RecordedPart &part = {});

/// The same, decoded.
[[nodiscard]] Result<Trace> traceOn(OpenClDevice &device, const KernelCase &test, const InstrumentedKernel &kernel,
                                    const RecordedPart &part = {});

} // namespace kernelscope

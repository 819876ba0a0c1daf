#include "TracedCase.h"

#include <algorithm>
#include <cstring>

#include "tests/instrument/TraceBuffer.h"
#include "tests/support/InstrumentAnswer.h"

namespace kernelscope {

namespace {

Extent extentOf(const QList<quint64> &sizes, quint64 rest)
{
    return {sizes.value(0, rest), sizes.value(1, rest), sizes.value(2, rest)};
}

TraceLaunch launchOf(const TestLaunch &test)
{
    TraceLaunch launch;
    launch.kernel = test.kernel;
    launch.dimensions = int(test.global.size());
    launch.global = extentOf(test.global, 1);
    launch.local = extentOf(test.local, 1);
    launch.offset = extentOf(test.offset, 0);
    return launch;
}

void bindTo(BoundObject &object, const TestArgument &argument)
{
    object.sizeInBytes = argument.kind == TestArgument::Local ? argument.size : quint64(argument.bytes.size());
    if (argument.kind != TestArgument::Buffer)
        return;
    object.readOnly = argument.access == TestArgument::In;
    object.initialised = argument.access != TestArgument::Out;
}

/// The object of an earlier argument; -1 where it has none.
int objectOf(const QList<TracedObject> &objects, qsizetype argument)
{
    const auto found =
        std::find_if(objects.begin(), objects.end(), [&](const TracedObject &object) { return object.argument == argument; });
    return found == objects.end() ? -1 : int(found - objects.begin());
}

} // namespace

Result<InstrumentedKernel> rewritten(const KernelCase &test)
{
    InstrumentRequest request;
    request.command = QStringLiteral("instrument");
    request.sources.append(test.source);
    request.options = test.options;
    request.facts.features = test.features;
    request.kernel = test.launch.kernel;
    request.dataflow = test.dataflow;
    request.steps = test.recordsSteps;
    InstrumentReply reply = answerOfProgram(request);
    if (!reply.instrumented)
        return fail(reply.message);
    return std::move(*reply.instrumented);
}

Result<InstrumentedKernel> rewrittenUnoptimised(const KernelCase &test)
{
    return rewritten(test).map([](InstrumentedKernel kernel) {
        kernel.buildOptions += QStringLiteral(" -cl-opt-disable");
        return kernel;
    });
}

Result<QList<TestArgument>> recordOn(OpenClDevice &device, const KernelCase &test, const InstrumentedKernel &kernel,
                                     const RecordedPart &part)
{
    const TraceBuffer buffer(kernel, test.launch, test.arguments, test.loopBudget, part.first, part.end);
    const auto asAsked = [&part](QByteArray bytes) {
        const quint32 spares = part.sparesValues;
        std::memcpy(bytes.data() + traceLayout::SparesValues * sizeof spares, &spares, sizeof spares);
        std::memcpy(bytes.data() + traceLayout::SteppedGroup * sizeof part.steppedGroup, &part.steppedGroup, sizeof part.steppedGroup);
        return bytes;
    };
    QList<TestArgument> counting = test.arguments + QList<TestArgument>{{TestArgument::Buffer, asAsked(buffer.countingBuffer())}};
    if (const auto counted = device.run(test.launch, counting); !counted)
        return fail(counted.error());
    QList<TestArgument> recording;
    for (const quint32 more : {0u, 256u, 4096u}) { // where work-items contend, they do more or less from launch to launch
        recording =
            test.arguments + QList<TestArgument>{{TestArgument::Buffer, asAsked(buffer.recordingBuffer(counting.last().bytes, more))}};
        if (const auto recorded = device.run(test.launch, recording); !recorded)
            return fail(recorded.error());
        if (buffer.complaint(recording.last().bytes).isEmpty())
            break;
    }
    return recording;
}

RecordedLaunch recordedLaunch(const KernelCase &test, const InstrumentedKernel &kernel, const RecordedPart &part)
{
    RecordedLaunch recorded;
    recorded.launch = launchOf(test.launch);
    recorded.launch.finiteMath = finiteMathOption(kernel.buildOptions);
    recorded.launch.relaxedMath = relaxedMathOption(kernel.buildOptions);
    const quint64 end = std::min<quint64>(recorded.launch.groupsTotal(), part.end);
    for (quint64 group = part.first; group < end; ++group)
        recorded.groups.push_back(group);
    recorded.sites = kernel.sites;
    recorded.streaks = kernel.streaks;
    recorded.mostSparedWords = part.sparesValues ? 1 << 20 : 0;
    for (const TracedObject &object : kernel.objects) {
        recorded.objects.append(boundObject(object));
        if (object.argument < 0 || object.argument >= test.arguments.size())
            continue;
        const TestArgument &argument = test.arguments[object.argument];
        bindTo(recorded.objects.last(), argument);
        if (argument.sameAs >= 0)
            recorded.objects.last().sameMemoryAs = objectOf(kernel.objects, argument.sameAs);
    }
    return recorded;
}

Result<Trace> traceOn(OpenClDevice &device, const KernelCase &test, const InstrumentedKernel &kernel, const RecordedPart &part)
{
    const auto recorded = recordOn(device, test, kernel, part);
    if (!recorded)
        return fail(recorded.error());
    const QByteArray &words = recorded->last().bytes;
    return decodeTrace(recordedLaunch(test, kernel, part),
                       {reinterpret_cast<const quint32 *>(words.constData()), std::size_t(words.size()) / 4});
}

} // namespace kernelscope

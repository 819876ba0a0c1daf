#include <algorithm>
#include <cstdio>

#include "KernelCase.h"
#include "TraceBuffer.h"
#include "tests/support/InstrumentAnswer.h"

// What recording costs: each case file given is run plain and traced, every group recorded, best of several.

using namespace kernelscope;

namespace {

constexpr int rounds = 12;

struct Times
{
    double wallMs = 1e30;
    double processorMs = 1e30;
};

Times bestOf(OpenClDevice &device, const TestLaunch &launch, const QList<TestArgument> &arguments, QList<TestArgument> &after)
{
    Times best;
    for (int i = 0; i <= rounds; ++i) {
        after = arguments;
        if (const auto run = device.run(launch, after); !run) {
            std::fprintf(stderr, "%s\n", qPrintable(run.error().message));
            return {};
        }
        if (i == 0) // it is compiled
            continue;
        best.wallMs = std::min(best.wallMs, device.lastLaunchMs());
        best.processorMs = std::min(best.processorMs, device.lastProcessorMs());
    }
    return best;
}

void print(const char *what, const Times &times, const Times &plain)
{
    std::printf("  %s %8.2f ms (x%.1f, of processor time x%.1f)", what, times.wallMs, times.wallMs / plain.wallMs,
                times.processorMs / plain.processorMs);
}

int measure(OpenClDevice &device, const char *path)
{
    const auto test = readKernelCase(QString::fromLocal8Bit(path));
    if (!test)
        return 1;
    InstrumentRequest request;
    request.command = QStringLiteral("instrument");
    request.sources.append(test->source);
    request.options = test->options;
    request.kernel = test->launch.kernel;
    const InstrumentReply reply = answerOfProgram(request);
    if (!reply.instrumented || !device.build(test->source.text, test->options)) {
        std::fprintf(stderr, "%s: %s\n", path, qPrintable(reply.message));
        return 1;
    }
    QList<TestArgument> after;
    const Times plain = bestOf(device, test->launch, test->arguments, after);
    // As Kernelscope has it on a processor.
    const quint32 lanes = traceLayout::processorLanes;
    const QString form = definedLanes(lanes) + definedCalls();
    const TraceBuffer trace(*reply.instrumented, test->launch, test->arguments, 100'000, 0, 0xffffffff, lanes);
    if (const auto built = device.build(form + reply.instrumented->text, reply.instrumented->buildOptions); !built) {
        std::fprintf(stderr, "%s\n", qPrintable(built.error().message));
        return 1;
    }
    const auto with = [&](const QByteArray &buffer) { return test->arguments + QList<TestArgument>{{TestArgument::Buffer, buffer, 0}}; };
    const Times counting = bestOf(device, test->launch, with(trace.countingBuffer()), after);
    const Times recording = bestOf(device, test->launch, with(trace.recordingBuffer(after.last().bytes)), after);
    std::printf("%-12s plain %8.2f ms", qPrintable(test->launch.kernel), plain.wallMs);
    print("counting", counting, plain);
    print("recording", recording, plain);
    std::printf("  %.1f million words (%.0f MB)\n", double(trace.words(after.last().bytes)) / 1e6, double(after.last().bytes.size()) / 1e6);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    OpenClDevice device;
    if (!device.isThere())
        return 1;
    std::printf("%s\n", qPrintable(device.name()));
    int failed = 0;
    for (int i = 1; i < argc; ++i)
        failed |= measure(device, argv[i]);
    return failed;
}

#include <algorithm>
#include <cstdio>

#include "KernelCase.h"
#include "TraceBuffer.h"
#include "instrument/Instrumenter.h"

// What recording costs: each case file given is run plain and traced, every group recorded, best of five.

using namespace kernelscope;

namespace {

double bestOf(OpenClDevice &device, const TestLaunch &launch, const QList<TestArgument> &arguments, int times,
              QList<TestArgument> &after)
{
    double best = 1e30;
    for (int i = 0; i <= times; ++i) {
        after = arguments;
        if (const auto run = device.run(launch, after); !run) {
            std::fprintf(stderr, "%s\n", qPrintable(run.error().message));
            return 0;
        }
        if (i > 0) // the first one is compiled
            best = std::min(best, device.lastLaunchMs());
    }
    return best;
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
    const InstrumentReply reply = answer(request);
    if (!reply.instrumented || !device.build(test->source.text, test->options)) {
        std::fprintf(stderr, "%s: %s\n", path, qPrintable(reply.message));
        return 1;
    }
    QList<TestArgument> after;
    const double plain = bestOf(device, test->launch, test->arguments, 5, after);
    const TraceBuffer trace(*reply.instrumented, test->launch, test->arguments);
    if (const auto built = device.build(reply.instrumented->text, reply.instrumented->buildOptions); !built) {
        std::fprintf(stderr, "%s\n", qPrintable(built.error().message));
        return 1;
    }
    const auto with = [&](const QByteArray &buffer) {
        return test->arguments + QList<TestArgument>{{TestArgument::Buffer, buffer, 0}};
    };
    const double counting = bestOf(device, test->launch, with(trace.countingBuffer()), 2, after);
    const double recording = bestOf(device, test->launch, with(trace.recordingBuffer(after.last().bytes)), 5, after);
    const double words = double(trace.words(after.last().bytes));
    std::printf(
        "%-12s plain %8.2f ms  counting %8.2f ms (x%.1f)  recording %8.2f ms (x%.1f)  %.1f million words (%.0f MB)\n",
        qPrintable(test->launch.kernel), plain, counting, counting / plain, recording, recording / plain, words / 1e6,
        double(after.last().bytes.size()) / 1e6);
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

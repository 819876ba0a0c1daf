// How fast traces are analysed, and what they take in memory, on invented traces of a reduction and of a tiled matrix
// product.
#include <cstdio>
#include <ctime>
#include <functional>

#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "tests/bench/InventedTraces.h"
#include "tests/support/TraceEncoding.h"

using namespace kernelscope;

namespace {

/// Of this process alone: the machine may have other things to do.
double milliseconds(const std::function<void()> &work)
{
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
}

void measure(const char *name, const std::function<Trace()> &make)
{
    Trace trace;
    const double built = milliseconds([&] { trace = make(); });
    qsizetype count = 0;
    const double analysed = milliseconds([&] { count = findAll(trace).size(); });
    std::printf("%-24s %9d events  made %7.1f ms  analysed %7.1f ms = %5.1f ns/event  %.2f bytes/event  %lld findings\n", name,
                trace.eventCount(), built, analysed, analysed * 1e6 / trace.eventCount(), double(trace.sizeInMemory()) / trace.eventCount(),
                static_cast<long long>(count));
}

void measureDecoder(const Trace &trace)
{
    const RecordedLaunch recorded = recordedLaunch(trace);
    const std::vector<quint32> buffer = encodedTrace(trace);
    int count = 0;
    const double decoded = milliseconds([&] { count = decodeTrace(recorded, buffer).value().eventCount(); });
    std::printf("%-24s %9d events  decoded %7.1f ms = %.1f million events/s\n", "decoder", count, decoded, count / decoded / 1000);
}

/// A launch recorded in batches of a few groups each, what earlier ones did kept in summary.
void measureSummary(const Trace &trace)
{
    GlobalMemorySummary summary;
    qsizetype count = 0;
    const double added = milliseconds([&] { count = summary.add(trace).size(); });
    std::printf("%-24s %9d events  added   %7.1f ms = %5.1f ns/event\n", "summary", trace.eventCount(), added,
                added * 1e6 / trace.eventCount());
}

} // namespace

int main()
{
    measure("reduction 128k", [] { return inventedReduction(1 << 17, true); });
    measure("reduction 128k, racing", [] { return inventedReduction(1 << 17, false); });
    measure("tiled product 96", [] { return inventedProduct(96); });
    measure("tiled product 256", [] { return inventedProduct(256); });
    measureDecoder(inventedProduct(160));
    measureSummary(inventedProduct(160));
    return 0;
}

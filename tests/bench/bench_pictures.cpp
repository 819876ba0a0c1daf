// How long it takes from a trace to each picture, and from step to step, on invented traces of about two million events; and the heat map
// of a large buffer.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

#include <QApplication>

#include "analysis/AccessPatterns.h"
#include "pictures/MemoryCursor.h"
#include "pictures/ReductionTree.h"
#include "pictures/TileMap.h"
#include "tests/bench/HeatMapFrames.h"
#include "tests/bench/InventedTraces.h"
#include "tests/bench/PictureFrames.h"
#include "tests/bench/TracedSample.h"
#include "ui/layout/ReductionLayout.h"

using namespace kernelscope;

namespace {

/// Of this process alone: the machine may have other things to do.
double milliseconds(const std::function<void()> &work)
{
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
}

void report(const char *what, double ms)
{
    std::printf("  %-44s %9.3f ms\n", what, ms);
}

double percentile95(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() * 95 / 100];
}

int objectNamed(const Trace &trace, const QString &name)
{
    for (int o = 0; o < trace.objects().size(); ++o) {
        if (trace.objects()[o].name == name)
            return o;
    }
    return 0;
}

void measureStepping(const std::shared_ptr<const PhaseTable> &phases, const QString &object)
{
    std::shared_ptr<const MemoryTimeline> timeline;
    const double made =
        milliseconds([&] { timeline = std::make_shared<const MemoryTimeline>(phases, ObjectIndex(objectNamed(phases->trace(), object))); });
    std::printf("  memory of %s: %d cells\n", qPrintable(object), timeline->cellCount());
    report("prepared", made);
    MemoryCursor cursor(timeline);
    std::vector<double> steps, jumps;
    const int stride = std::max(1, phases->accessCount() / 200);
    for (int position = 0; position < phases->accessCount(); position += stride) {
        jumps.push_back(milliseconds([&] { cursor.moveToPosition(position); }));
        steps.push_back(milliseconds([&] { cursor.moveToPosition(position + 1); }));
    }
    report("a step, p95", percentile95(steps));
    report("half a percent of the run onwards, p95", percentile95(jumps));
    report("back to the beginning", milliseconds([&] { cursor.moveToPosition(0); }));
    double sum = 0;
    cursor.moveToPosition(phases->accessCount() / 2);
    report("states and numbers of up to 65536 cells", milliseconds([&] {
               for (int cell = 0; cell < std::min(timeline->cellCount(), 65536); ++cell)
                   sum += cursor.number(cell).value_or(0) + cursor.state(cell).ageInPhases;
           }));
}

void measureGroup(const Trace &trace)
{
    std::shared_ptr<const PhaseTable> phases;
    report("phases and steps of a group", milliseconds([&] { phases = std::make_shared<const PhaseTable>(trace, GroupSlot(0)); }));
    std::printf("  %d accesses in %d phases\n", phases->accessCount(), phases->phaseCount());
    measureStepping(phases, trace.objects().last().name);
    measureStepping(phases, trace.objects().first().name);
    std::unique_ptr<TileMap> tiles;
    report("tiles of a group", milliseconds([&] { tiles = std::make_unique<TileMap>(phases); }));
    std::vector<double> frames;
    for (int phase = 0; phase < phases->phaseCount(); ++phase) {
        frames.push_back(milliseconds([&] {
            for (const ObjectIndex object : tiles->objects())
                tiles->frame(object, TileMoment::ofPhase(*phases, phase));
        }));
    }
    report("a frame of tiles, p95", percentile95(frames));
}

void measureTree(const Trace &trace)
{
    ReductionTree tree;
    report("reduction tree", milliseconds([&] { tree = reductionTree({trace}); }));
    ReductionLayout layout;
    const double laidOut = milliseconds([&] { layout = layoutReduction(tree); });
    std::printf("  %zu nodes, %zu edges\n", tree.nodes.size(), tree.inputs.size());
    if (tree.nodes.empty())
        return; // no reduction: there is nothing to lay out
    report("layout", laidOut);
    report("the same for 100,000 nodes", laidOut * 100000 / double(tree.nodes.size()));
    std::vector<double> frames;
    for (double scale = 800 / std::max(1.0, layout.width); scale < 60; scale *= 1.3) {
        const double half = 400 / scale;
        const ReductionViewport viewport{layout.width / 2 - half, layout.width / 2 + half, 0, double(layout.levels), scale, 8};
        frames.push_back(milliseconds([&] { placeNodes(tree, layout, viewport); }));
    }
    if (!frames.empty())
        report("a scene, p95 over all zooms", percentile95(frames));
}

void measureFrames(const char *what, const PictureFrames &frames)
{
    std::printf("  the view of %s\n", what);
    report("prepared", frames.prepared);
    if (frames.frames.empty())
        return;
    report("a frame, p95", percentile95(frames.frames));
    report("a step, painted, p95", percentile95(frames.steps));
}

void measure(const char *name, const Trace &trace)
{
    std::printf("%s: %d events\n", name, trace.eventCount());
    report("access patterns of all sites", milliseconds([&] { accessPatterns(trace); }));
    measureGroup(trace);
    measureTree(trace);
    measureFrames("the reduction", reductionFrames(trace, milliseconds));
    measureFrames("tiles", tilesFrames(trace, milliseconds));
}

void measureHeatMap(bool isImage)
{
    const HeatMapTimes times = heatMapTimes(milliseconds, isImage);
    std::printf("%s of 64 million elements\n", isImage ? "image" : "heat map");
    report("first picture", times.first);
    report("levels of detail, in the background", times.levels);
    report("a frame while it is moved or zoomed, p95", percentile95(times.frames));
    report("what is in sight then, in the background, p95", percentile95(times.details));
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    measureTracedSample();
    measureSteppedSample();
    measureMemoryGrid();
    measureHeatMap(false);
    measureHeatMap(true);
    measure("reduction of 112k elements", inventedReduction(112 * 1024, true));
    measure("tiled product of 160 x 160", inventedProduct(160, true));
    measure("one group of 2 million events", inventedGroup(1024, 650));
    return 0;
}

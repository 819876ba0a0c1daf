#include "tests/bench/TracedSample.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTemporaryDir>

#include "session/Session.h"
#include "tests/bench/InventedTraces.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryScene.h"
#include "ui/reduction/ReductionSource.h"
#include "ui/reduction/ReductionView.h"
#include "ui/scene/SceneView.h"
#include "ui/steps/StepsView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/MainWindow.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/Views.h"

namespace kernelscope {

namespace {

constexpr int rounds = 5;
constexpr int steps = 200;

double msSince(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

double percentile(std::vector<double> times, double share)
{
    std::sort(times.begin(), times.end());
    return times[std::size_t(double(times.size() - 1) * share)];
}

void waitUntil(const std::function<bool()> &isSo)
{
    while (!isSo())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
}

QString sample(const QString &name)
{
    return QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath(QStringLiteral("samples/") + name);
}

/// One work-group of so many work-items, each of which does about three times as many steps as its loop has iterations.
QString loopProject(const QTemporaryDir &folder, int items, int iterations)
{
    const auto write = [&](const QString &name, const QString &text) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("%s was not written", qPrintable(name));
    };
    write(QStringLiteral("k.cl"), QStringLiteral("kernel void k(global uint *a)\n{\n    uint sum = a[get_global_id(0)];\n"
                                                 "    for (uint i = 0; i < %1; i++) {\n        sum = sum * 3u + i;\n    }\n"
                                                 "    a[get_global_id(0)] = sum;\n}\n")
                                      .arg(iterations));
    write(QStringLiteral("k.kscope"), QStringLiteral(R"({ "kernelscope": 1, "title": "k", "sources": ["k.cl"], "parameters": {},
              "buffers": [{ "name": "a", "type": "uint", "shape": [%1], "access": "inout", "init": { "expression": "i" } }],
              "plan": [{ "launch": "k", "kernel": "k", "global": [%1], "local": [%1], "arguments": { "a": { "buffer": "a" } } }] })")
                                          .arg(items));
    return folder.filePath(QStringLiteral("k.kscope"));
}

void open(MainWindow &window, const QString &path, const QString &view)
{
    if (const auto opened = window.files().open(path); !opened)
        qFatal("%s", qPrintable(opened.error().message));
    window.resizeTo({1600, 1000});
    window.views().showView(view);
    window.show();
}

void openReduction(Session &session, MainWindow &window)
{
    open(window, sample(QStringLiteral("tree-reduction")), QStringLiteral("reduction"));
    Project project = session.project();
    for (Parameter &parameter : project.parameters) {
        if (parameter.name == u"n")
            parameter.value = Expression(1'000'001);
    }
    session.setProject(project);
}

/// In milliseconds, from when the last command has ended on the device (the worker then begins to read what it left) to the painted
/// picture.
double traceToPicture(Session &session, MainWindow &window, ReductionView &view)
{
    QElapsedTimer sinceDevice;
    bool hasEnded = false;
    const auto progress = QObject::connect(&session, &Session::progressChanged, [&] {
        if (session.isTracing() && session.progress().phase == Phase::Reading && !sinceDevice.isValid())
            sinceDevice.start();
    });
    const auto ended = QObject::connect(&session, &Session::traceFinished, [&] { hasEnded = true; });
    window.views().stage().traceGroup({});
    waitUntil([&] { return hasEnded && !window.isPreparing(); });
    view.drawing().viewport()->repaint();
    const double ms = sinceDevice.isValid() ? msSince(sinceDevice) : -1;
    QObject::disconnect(progress);
    QObject::disconnect(ended);
    if (!view.showsContent())
        qFatal("there is no picture: %s", qPrintable(view.nothingToShow()));
    return ms;
}

/// By access where the work-group has so many, from its beginning on.
void measureSteps(MainWindow &window, const QString &name)
{
    window.views().showView(name);
    waitUntil([&] { return !window.isPreparing(); });
    window.views().stage().showBeginning();
    QCoreApplication::processEvents();
    std::vector<double> times;
    for (int step = 0; step < steps; ++step) {
        QElapsedTimer timer;
        timer.start();
        const bool moved = window.views().stage().stepAccess(1);
        QCoreApplication::processEvents(); // What it asked for is painted.
        if (moved)
            times.push_back(msSince(timer));
    }
    if (!times.empty())
        std::printf("  %-58s %9.1f ms  (goal: p95 under 16 ms)\n",
                    qPrintable(QStringLiteral("a step, the whole window painted, %1: p95").arg(name)), percentile(times, 0.95));
}

} // namespace

void measureTracedSample()
{
    Appearance appearance;
    appearance.apply();
    Session session;
    MainWindow window(session, appearance, {true, {}, {}, {}, {QDir::rootPath()}});
    openReduction(session, window);
    auto &view = *window.findChild<ReductionView *>();
    std::vector<double> times;
    traceToPicture(session, window, view); // Builds.
    for (int round = 0; round < rounds; ++round)
        times.push_back(traceToPicture(session, window, view));
    quint64 events = 0;
    for (const LaunchTrace &launch : session.lastTrace()->launches)
        events += launch.events;
    std::printf("tree-reduction, n = 1,000,001: %llu events, a picture of %zu nodes\n", static_cast<unsigned long long>(events),
                view.source().sheet()->tree.nodes.size());
    std::printf("  %-58s %9.1f ms  (goal: at most 300 ms)\n", "from the end of the device's work to the picture, median",
                percentile(times, 0.5));
    std::printf("  %-58s %9.1f ms\n", "the same, the longest", percentile(times, 1));
    for (const char *name : {"reduction", "tiles", "memory", "access"})
        measureSteps(window, QLatin1String(name));
}

static void measureSteppingThrough(const QString &path)
{
    Appearance appearance;
    appearance.apply();
    Session session;
    MainWindow window(session, appearance, {true, {}, {}, {}, {QDir::rootPath()}});
    open(window, path, QStringLiteral("steps"));
    StepsView &view = window.views().steps();
    const auto untilShown = [&](const std::function<void()> &start, const std::function<bool()> &isSo) {
        QElapsedTimer timer;
        timer.start();
        start();
        waitUntil(isSo);
        return msSince(timer);
    };
    const auto print = [](const char *what, double ms, const char *goal) { std::printf("  %-58s %9.1f ms  (goal: %s)\n", what, ms, goal); };
    const auto hasSteps = [&] { return view.showsContent() && view.steps() && view.steps()->count() > 0; };
    bool hasEnded = false;
    QObject::connect(&session, &Session::traceFinished, [&] { hasEnded = true; });
    const double first = untilShown([&] { window.views().stage().traceAgain(); }, [&] { return hasEnded && hasSteps(); });
    const double group = untilShown([] {}, [&] { return view.hasPicture(); });
    const Trace &trace = view.steps()->trace();
    qint64 all = 0;
    int longest = 0;
    std::vector<int> counts;
    for (int item = 0; item < trace.itemsOfGroup(); ++item) {
        counts.push_back(WorkItemSteps(trace, WorkItemSlot(item)).count());
        all += counts.back();
        longest = counts.back() > counts[std::size_t(longest)] ? item : longest;
    }
    std::printf("%s: %d work-items of a group, %lld steps, %.0f bytes a step\n", qPrintable(session.project().title), trace.itemsOfGroup(),
                static_cast<long long>(all), double(trace.sizeInMemory()) / double(all));
    print("from Trace to the first step, built for the first time", first, "at most 1 s");
    print("then to the picture of all work-items", group, "at most 2 s");
    const double other = untilShown([&] { window.views().stage().showWorkItem(longest); },
                                    [&] { return hasSteps() && view.steps()->item() == WorkItemSlot(longest); });
    print("to another work-item of the group", other, "at most 150 ms");
    for (const bool isForward : {true, false}) {
        view.goTo(isForward ? 0 : view.steps()->count());
        std::vector<double> times;
        for (int step = 0; step < steps; ++step) {
            QElapsedTimer timer;
            timer.start();
            view.over(isForward);
            QCoreApplication::processEvents(); // What it asked for is painted.
            times.push_back(msSince(timer));
        }
        print(isForward ? "a step forwards, the whole window painted: p95" : "a step backwards, the whole window painted: p95",
              percentile(times, 0.95), "under 16 ms");
    }
}

void measureSteppedSample()
{
    const QTemporaryDir group, single;
    measureSteppingThrough(sample(QStringLiteral("mandelbrot")));
    measureSteppingThrough(loopProject(group, 256, 330));
    measureSteppingThrough(loopProject(single, 1, 330'000));
}

void measureMemoryGrid()
{
    Appearance appearance;
    appearance.apply();
    const Trace trace = inventedReduction(112 * 1024, true);
    const auto phases = std::make_shared<const PhaseTable>(trace, GroupSlot(0));
    const auto timeline = std::make_shared<const MemoryTimeline>(phases, ObjectIndex(0));
    const auto cells = std::make_shared<MemoryCells>(timeline, QList<RacingCell>());
    const MemoryData data{phases, 0, {}, 384, {0, quint64(cells->count()), true}, cells};
    const QSizeF size(900, 640);
    MemoryLayout layout(data, appearance, size);
    layout.setPitch(layout.fittingPitch(true), true);
    SceneView grid(appearance, [&](const SceneWindow &) { return memoryScene(layout, {}, QRectF({}, size)); });
    grid.resize(900, 640);
    grid.setVisible(true);
    std::printf("a memory grid of %d cells\n", cells->count());
    for (const auto &[colouring, name] : {std::pair(CellColouring::Writer, "by writer"), std::pair(CellColouring::Age, "by age"),
                                          std::pair(CellColouring::Value, "by value")}) {
        cells->setColouring(colouring);
        QCoreApplication::processEvents();
        std::vector<double> times;
        for (int frame = 0; frame < 100; ++frame) {
            QElapsedTimer timer;
            timer.start();
            grid.refresh();
            grid.viewport()->repaint();
            times.push_back(msSince(timer));
        }
        std::printf("  %-58s %9.1f ms  (goal: under 16 ms)\n", qPrintable(QStringLiteral("painting it, %1, p95").arg(QLatin1String(name))),
                    percentile(times, 0.95));
    }
}

} // namespace kernelscope

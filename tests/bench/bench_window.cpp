// What the window itself costs: from Run to results on the screen above what the device took, and how long the timeline
// needs for many events. Rows of the same table as bench.cpp's: `./dev bench`.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLocale>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>

#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/results/ResultsView.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/scene/SceneView.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineScene.h"
#include "ui/window/MainWindow.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/Views.h"

using namespace kernelscope;

namespace {

constexpr int rounds = 20;

void row(const QString &what, const QString &goal, QList<double> values)
{
    std::sort(values.begin(), values.end());
    QTextStream out(stdout);
    out << QStringLiteral("| %1 | %2 | %3 ms | %4 .. %5 |\n")
               .arg(what, goal)
               .arg(values[values.size() / 2], 0, 'f', 1)
               .arg(values.first(), 0, 'f', 1)
               .arg(values.last(), 0, 'f', 1);
}

double msSince(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Tells when a widget was painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget &widget) { widget.installEventFilter(this); }
    bool painted = false;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted = true;
        return QObject::eventFilter(watched, event);
    }
};

/// The wall time in ms from run() until everything that changed was painted.
double runMs(Session &session, MainWindow &window)
{
    PaintWatch watch(window.views().results());
    QEventLoop loop;
    QObject::connect(&session, &Session::runFinished, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    session.run();
    loop.exec();
    watch.painted = false;
    window.views().results().update();
    while (!watch.painted)
        QCoreApplication::processEvents();
    QCoreApplication::processEvents(); // what painting itself asked for
    const double time = msSince(timer);
    if (session.lastRun()->status != RunStatus::Ok)
        qFatal("the run failed: %s", qPrintable(session.lastRun()->message));
    return time;
}

/// Lets the planning of an edit come to its end, which a user's hands take longer than.
void settle(Session &session)
{
    QEventLoop loop;
    QTimer::singleShot(1000, &loop, &QEventLoop::quit);
    QObject::connect(&session, &Session::signatureChanged, &loop, &QEventLoop::quit);
    loop.exec();
}

void latency(const QString &sample)
{
    Appearance appearance;
    appearance.apply();
    Session session;
    MainWindow window(session, appearance, {true, {}, {}, {}, {QDir::rootPath()}});
    const QString path = QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath("samples/" + sample);
    if (const auto opened = window.files().open(path); !opened)
        qFatal("%s", qPrintable(opened.error().message));
    window.show();
    settle(session);
    QList<double> warm, edited, own;
    runMs(session, window);
    runMs(session, window);
    for (int i = 0; i < rounds; ++i) {
        const std::clock_t before = std::clock();
        const double time = runMs(session, window);
        own << double(std::clock() - before) * 1e3 / double(CLOCKS_PER_SEC);
        warm << time - session.lastRun()->commandsNs / 1e6;
    }
    row(QStringLiteral("from Run to results painted, %1, warm, above the commands").arg(sample), "<= 40 ms", warm);
    row(QStringLiteral("the same, the window's own processor time"), "", own);
    CodeEditor *editor = window.editors().editor(session.project().sources.first());
    for (int i = 0; i < rounds; ++i) {
        editor->append(QStringLiteral("// %1 %2\n").arg(i).arg(QCoreApplication::applicationPid()));
        const double time = runMs(session, window);
        edited << time - (session.lastRun()->buildNs + session.lastRun()->commandsNs) / 1e6;
    }
    row(QStringLiteral("from Run to results painted, %1, edited, above build and commands (first launches included)").arg(sample),
        "<= 50 ms", edited);
}

QList<RunEvent> events(int count)
{
    QList<RunEvent> list;
    for (int i = 0; i < count; ++i) {
        RunEvent event;
        event.name = QStringLiteral("step %1").arg(i);
        event.kind = i % 3 == 0 ? CommandKind::Write : i % 3 == 1 ? CommandKind::Launch : CommandKind::Read;
        event.queue = i % 2 ? QStringLiteral("default") : QStringLiteral("io");
        event.queuedNs = qint64(i) * 1000;
        event.submitNs = event.queuedNs + 100;
        event.startNs = event.queuedNs + 300;
        event.endNs = event.startNs + 200 + i % 900;
        list.append(event);
    }
    return list;
}

void timeline(int count)
{
    Appearance appearance;
    appearance.apply();
    TimelineData data;
    SceneView view(
        appearance, [&](const SceneWindow &window) { return timelineScene(data, appearance, window); },
        [&](const QSizeF &size) { return fittedTimeline(data, appearance, size); });
    view.setFree();
    view.setZoom(1e-9, 100);
    view.resize(900, 500);
    view.show();
    QCoreApplication::processEvents();
    const QList<RunEvent> many = events(count);
    QList<double> built, painted;
    for (int i = 0; i < rounds; ++i) {
        const QList<RunEvent> taken = i % 2 ? many : many.mid(1);
        QElapsedTimer timer;
        timer.start();
        data = TimelineData(taken, {});
        view.fit();
        built << msSince(timer);
    }
    for (int i = 0; i < 5 * rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        view.zoom(i < 50 ? 1.2 : 1 / 1.2);
        view.viewport()->repaint();
        painted << msSince(timer);
    }
    std::sort(painted.begin(), painted.end());
    const QString name = QStringLiteral("timeline of %1 events: ").arg(QLocale(QLocale::English).toString(count));
    row(name + QStringLiteral("taking them"), "", built);
    row(name + QStringLiteral("painting, p95"), "<= 16 ms", {painted[painted.size() * 95 / 100]});
}

/// The processor time from choosing another theme or scale until all is painted.
void appearanceChange(const QString &sample)
{
    Appearance appearance;
    appearance.apply();
    Session session;
    MainWindow window(session, appearance, {true, {}, {}, {}, {QDir::rootPath()}});
    if (const auto opened = window.files().open(QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath("samples/" + sample)); !opened)
        qFatal("%s", qPrintable(opened.error().message));
    window.show();
    settle(session);
    runMs(session, window);
    const auto until = [&](const std::function<void()> &change) {
        const std::clock_t before = std::clock();
        change();
        QCoreApplication::processEvents();
        window.repaint();
        const double time = double(std::clock() - before) * 1e3 / double(CLOCKS_PER_SEC);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // which only an event loop does
        return time;
    };
    QList<double> themes, scales;
    for (int i = 0; i < rounds; ++i) {
        themes << until([&] { appearance.setDark(!appearance.theme().isDark); });
        scales << until([&] { appearance.zoom(i % 2 ? -1 : 1); });
    }
    row(QStringLiteral("another theme, %1, processor time").arg(sample), "", themes);
    row(QStringLiteral("another scale, %1, processor time").arg(sample), "", scales);
}

QByteArray largeSource(int arguments)
{
    QByteArray text = "__kernel void few(__global const float *in, __global float *out, int n)\n{\n"
                      "    int i = get_global_id(0);\n    out[i] = in[i] + n;\n}\n\n__kernel void many(";
    for (int k = 0; k < arguments; ++k)
        text += "__global float *a" + QByteArray::number(k) + ", ";
    text += "int n)\n{\n    int i = get_global_id(0);\n";
    for (int k = 0; k < arguments; ++k)
        text += "    a" + QByteArray::number(k) + "[i] += n;\n";
    return text + "}\n";
}

QString largeProject()
{
    constexpr int parameters = 3000, buffers = 2000, launches = 20, arguments = 50;
    QStringList ofParameters, ofBuffers, guesses, steps, checks;
    for (int i = 0; i < parameters; ++i) {
        ofParameters << (i % 10 == 0   ? QStringLiteral(R"("p%1": { "value": 16, "min": 1, "max": 64 })").arg(i)
                         : i % 10 == 1 ? QStringLiteral(R"("p%1": "p%2 * 2")").arg(i).arg(i - 1)
                                       : QStringLiteral(R"("p%1": %2)").arg(i).arg(16 + i % 5));
        if (i % 10 > 1)
            guesses << QStringLiteral(R"("/parameters/p%1": %2)").arg(i).arg(16 + i % 5);
    }
    for (int i = 0; i < buffers; ++i) {
        ofBuffers << QStringLiteral(R"({ "name": "b%1", "type": "float", "shape": ["p%1"], "init": { "expression": "i + p%1" } })").arg(i);
        guesses << QStringLiteral(R"("/buffers/b%1/shape": ["p%1"])").arg(i);
    }
    steps << QStringLiteral(R"({ "launch": "few", "kernel": "few", "global": [16], "arguments": { "in": { "buffer": "b0" },
                                 "out": { "buffer": "b1" }, "n": { "value": "p0" } } })");
    for (int launch = 0; launch < launches; ++launch) {
        QStringList given;
        for (int k = 0; k < arguments; ++k)
            given << QStringLiteral(R"("a%1": { "buffer": "b%2" })").arg(k).arg(2 + launch * arguments + k);
        steps << QStringLiteral(R"({ "launch": "many%1", "kernel": "many", "global": [16], "arguments": { %2, "n": { "value": "p%1" } } })")
                     .arg(launch)
                     .arg(given.join(", "));
    }
    for (int i = 0; i < 100; ++i)
        checks << QStringLiteral(R"({ "name": "check %1", "buffer": "b%2", "index": 0, "expected": { "expression": "b%2[0]" } })")
                      .arg(i)
                      .arg(i + 2);
    return QStringLiteral(R"({ "kernelscope": 1, "title": "Large", "sources": ["k.cl"], "parameters": { %1 }, "buffers": [ %2 ],
                               "plan": [ %3 ], "checks": [ %4 ], "guesses": { %5 } })")
        .arg(ofParameters.join(", "), ofBuffers.join(", "), steps.join(", "), checks.join(", "), guesses.join(", "));
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s can not be written", qPrintable(path));
}

/// What a window takes for a project of thousands of parameters and buffers: the processor time until it has nothing more to do.
void largeProjectActions()
{
    QTemporaryDir folder;
    write(folder.filePath("k.cl"), largeSource(50));
    write(folder.filePath("large.kscope"), largeProject().toUtf8());
    Appearance appearance;
    appearance.apply();
    Session session;
    MainWindow window(session, appearance, {true, {}, {}, {}, {QDir::rootPath()}});
    window.resize(1600, 1000);
    window.show();
    const auto until = [&](const std::function<void()> &act) {
        const std::clock_t before = std::clock();
        act();
        while (!session.isUpToDate())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // which only an event loop does
        return double(std::clock() - before) * 1e3 / double(CLOCKS_PER_SEC);
    };
    const auto measure = [&](const QString &what, const QString &goal, const std::function<void(int)> &act) {
        QList<double> times;
        for (int i = 0; i < 3; ++i)
            times << until([&] { act(i); });
        row(what + QStringLiteral(", 3,000 parameters and 2,000 buffers, processor time"), goal, times);
    };
    measure("opened", "<= 3000 ms", [&](int) {
        if (const auto opened = window.files().open(folder.path()); !opened)
            qFatal("%s", qPrintable(opened.error().message));
    });
    measure("a letter typed", "<= 300 ms", [&](int) { window.editors().editor("k.cl")->insert(" "); });
    measure("a value changed", "<= 300 ms", [&](int i) {
        for (auto *field : window.findChildren<ExpressionEdit *>()) {
            if (field->path() == u"/parameters/p0")
                field->apply(QString::number(17 + i));
        }
    });
    measure("undone", "<= 300 ms", [&](int i) { i % 2 ? window.edits().undoStack().redo() : window.edits().undoStack().undo(); });
    measure("run", "<= 300 ms", [&](int) { runMs(session, window); });
    for (const QString &view : Views::shownNames())
        measure(view + QStringLiteral(" shown"), "<= 300 ms",
                [&](int i) { window.views().showView(i % 2 ? QStringLiteral("results") : view); });
}

/// As many samples as there are to be, each a copy of one of ours under another name.
void copySamples(const QString &from, const QDir &to, int count)
{
    const QStringList names = QDir(from).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (int i = 0; i < count; ++i) {
        const QString &name = names[i % names.size()];
        const QString copy = QStringLiteral("%1-%2").arg(name).arg(i);
        to.mkdir(copy);
        for (const QFileInfo &file : QDir(from + '/' + name).entryInfoList(QDir::Files))
            QFile::copy(file.filePath(), to.filePath(copy + '/' + file.fileName().replace(name + ".kscope", copy + ".kscope")));
    }
}

void samples()
{
    constexpr int count = 50;
    const QString ours = QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath("samples");
    QTemporaryDir folder;
    copySamples(ours, QDir(folder.path()), count);
    Appearance appearance;
    appearance.apply();
    QList<double> painted, complete, opened;
    for (int i = 0; i < rounds; ++i) {
        SampleBrowser browser(appearance, folder.path());
        browser.resize(1600, 1000);
        QElapsedTimer timer;
        timer.start();
        browser.show();
        QCoreApplication::processEvents();
        painted << msSince(timer);
        while (browser.isPreparing())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
        complete << msSince(timer);
    }
    row(QStringLiteral("the browser of %1 samples, painted").arg(count), "<= 100 ms", painted);
    row(QStringLiteral("the browser of %1 samples, with all pictures in sight").arg(count), "", complete);
    Session session;
    MainWindow window(session, appearance, {true, {}, {}, {}, {QDir::rootPath()}});
    window.resize(1600, 1000);
    window.show();
    const QStringList names = QDir(ours).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (int i = 0; i < rounds; ++i) {
        settle(session);
        QElapsedTimer timer;
        timer.start();
        if (const auto done = window.files().openSample(QDir(ours).filePath(names[i % names.size()])); !done)
            qFatal("%s", qPrintable(done.error().message));
        QCoreApplication::processEvents();
        opened << msSince(timer);
    }
    row("a sample, from the click until it is painted", "<= 150 ms", opened);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    if (app.arguments().value(1) == u"large") {
        largeProjectActions();
        return 0;
    }
    latency("vector-add");
    latency("tree-reduction");
    timeline(100'000);
    timeline(1'000'000);
    appearanceChange("matmul");
    samples();
    largeProjectActions();
    return 0;
}

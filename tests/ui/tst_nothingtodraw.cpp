#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "analysis/Finding.h"
#include "pictures/ReductionTree.h"
#include "pictures/TileMap.h"
#include "tests/ui/Facts.h"
#include "tests/ui/TraceFixture.h"
#include "trace/Trace.h"
#include "ui/access/AccessView.h"
#include "ui/models/SiteModel.h"
#include "ui/models/TraceFindings.h"
#include "ui/trace/PhaseBar.h"

using namespace kernelscope;

namespace {

/// A project of one kernel, on a buffer `a` of ints that is its only argument, or an image of that name.
struct Written
{
    QTemporaryDir folder;

    /// Without `local` the device chooses it.
    Written(const QString &kernel, const QString &global, const QString &local, bool isImage)
    {
        const QString chosen = local.isEmpty() ? QString() : QStringLiteral("\"local\": %1, ").arg(local);
        const QString buffer = isImage ? R"({ "name": "a", "image": "r-float", "shape": [8, 8], "access": "out" })"
                                       : R"({ "name": "a", "type": "int", "shape": [64], "init": { "expression": "i" } })";
        write("k.cl", kernel);
        write("k.kscope", QString(R"({ "kernelscope": 1, "sources": ["k.cl"], "buffers": [%1],
            "plan": [{ "launch": "k", "kernel": "k", "global": %2, %3"arguments": { "a": { "%4": "a" } } }] })")
                              .arg(buffer, global, chosen, isImage ? "image" : "buffer"));
    }
    void write(const QString &name, const QString &text) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("no space");
    }
};

struct BadInput : TraceFixture
{
    explicit BadInput(const QString &kernel, const QString &global = "[64]", const QString &local = "[16]", bool isImage = false)
        : TraceFixture(QStringLiteral("vector-add")), project(kernel, global, local, isImage)
    {
        opened = window.files().open(project.folder.path()).has_value();
    }
    /// What a view says in place of a picture; empty: it draws.
    QString reasonOf(const QString &view)
    {
        window.views().showView(view);
        return QTest::qWaitFor([this] { return !window.isPreparing(); }, longest) ? window.views().front().nothingToShow()
                                                                                  : QStringLiteral("never ready");
    }
    /// What the end of the trace says of the work-group that is shown ends with why it ends.
    bool endsWith(GroupEnd end)
    {
        const TraceLaunch &launch = stage().trace()->launch();
        const QList<Finding> &findings = stage().launchTrace().findings;
        const QString said = endText(launch, findings, stage().group());
        return groupEnd(launch, findings, stage().group()) == end && !said.isEmpty() && momentText(stage()).endsWith(said);
    }
    QString withoutReduction() { return reductionTree({*stage().trace()}).reason; }
    Written project;
};

} // namespace

/// Traces for which a view has nothing to draw, or not all of it: each says so in a sentence.
class TestNothingToDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noAccessAtAll()
    {
        BadInput f("__kernel void k(__global int *a) { int x = get_global_id(0); barrier(CLK_LOCAL_MEM_FENCE); }");
        QVERIFY(f.opened && f.trace());
        QCOMPARE(f.stage().launchTrace().accesses, 0u);
        QVERIFY(!f.withoutReduction().isEmpty());
        QCOMPARE(f.reasonOf("reduction"), f.withoutReduction());
        const QString withoutTiles = TileMap(f.stage().phases()).reason();
        QVERIFY(!withoutTiles.isEmpty());
        QCOMPARE(f.reasonOf("tiles"), withoutTiles);
        QVERIFY(!f.reasonOf("access").isEmpty());
        QCOMPARE(f.window.findChild<AccessView *>()->model().rowCount(), 0);
        QCOMPARE(f.reasonOf("memory"), QString()); // The buffer is there, as it was.
        QCOMPARE(f.reasonOf("ndrange"), QString());
        QVERIFY(momentText(f.stage()).contains("no accesses"));
    }

    void imagesAlone()
    {
        BadInput f("__kernel void k(__write_only image2d_t a) { write_imagef(a, (int2)(get_global_id(0), get_global_id(1)), 1.0f); }",
                   "[8, 8]", "[4, 4]", true);
        QVERIFY(f.opened && f.trace());
        QCOMPARE(f.reasonOf("memory"), QString());
        QCOMPARE(f.reasonOf("tiles"), QString());
        QCOMPARE(f.reasonOf("access"), QString());
        QVERIFY(!f.withoutReduction().isEmpty());
        QCOMPARE(f.reasonOf("reduction"), f.withoutReduction());
        QCOMPARE(f.reasonOf("ndrange"), QString());
    }

    void noReduction()
    {
        BadInput f("__kernel void k(__global int *a) { a[get_global_id(0)] *= 2; }");
        QVERIFY(f.opened && f.trace());
        QVERIFY(!f.withoutReduction().isEmpty());
        QCOMPARE(f.reasonOf("reduction"), f.withoutReduction());
        for (const char *view : {"tiles", "memory", "access", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
    }

    void aGroupThatDiverged()
    {
        BadInput f("__kernel void k(__global int *a) { a[get_global_id(0)] = 1; if (get_local_id(0) < 7) barrier(CLK_LOCAL_MEM_FENCE); "
                   "a[get_global_id(0)] = 2; }");
        QVERIFY(f.opened && f.trace());
        f.stage().showPhase(f.stage().phases()->phaseCount() - 1);
        QVERIFY2(f.endsWith(GroupEnd::MissedBarrier), qPrintable(momentText(f.stage())));
        for (const char *view : {"tiles", "memory", "access", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
    }

    void aSingleWorkItem()
    {
        BadInput f("__kernel void k(__global int *a) { a[0] = 42; }", "[1]", "[1]");
        QVERIFY(f.opened && f.trace());
        for (const char *view : {"tiles", "memory", "access", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
    }

    void threeDimensions()
    {
        BadInput f("__kernel void k(__global int *a) { __local int t[2][2][2]; const int x = get_local_id(0), y = get_local_id(1), z = "
                   "get_local_id(2);"
                   " const int i = (get_global_id(2) * 4 + get_global_id(1)) * 4 + get_global_id(0); t[z][y][x] = a[i];"
                   " barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[1 - z][y][x]; }",
                   "[4, 4, 4]", "[2, 2, 2]");
        QVERIFY(f.opened && f.trace({1, 0, 1}));
        for (const char *view : {"tiles", "memory", "access", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
        QCOMPARE(f.stage().group(), 5u);
    }

    /// What the driver compiles and Clang refuses runs, but leaves no trace.
    void aKernelThatClangCannotRead()
    {
        BadInput f("#ifndef POCL_DEVICE_ADDRESS_BITS\n#error Of one driver alone.\n#endif\n__kernel void k(__global int *a) { "
                   "a[get_global_id(0)] *= 2; }");
        QVERIFY(f.opened && !f.trace());
        for (const char *view : {"reduction", "tiles", "memory", "access"})
            QCOMPARE(factsOf(f.reasonOf(view), {"k", "k.cl:2:2"}).first(2),
                     (QStringList{"k", "k.cl:2:2"})); // The kernel, and where it is wrong.
        QVERIFY(!f.stage().tracingHelps());           // Tracing again would end the same.
        for (const char *view : {"results", "timeline", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
        QCOMPARE(momentText(f.stage()), QString());
        const QList<LaunchTrace> &launches = f.session.lastTrace()->launches;
        QVERIFY(!launches.front().traced);
        QVERIFY(f.window.messages().statusLine().text().endsWith(tracedText(launches)));
    }

    void aSizeThatTheDeviceChoosesIsSaidOfTracesAlone()
    {
        BadInput traced("__kernel void k(__global int *a) { a[get_global_id(0)] *= 2; }", "[64]", {});
        QVERIFY(traced.opened && traced.trace());
        QVERIFY(factsOf(traced.stage().launchTrace().notes.join(u' ')).contains("64"));
        BadInput refused("#ifndef POCL_DEVICE_ADDRESS_BITS\n#error Of one driver alone.\n#endif\n__kernel void k(__global int *a) { "
                         "a[get_global_id(0)] *= 2; }",
                         "[64]", {});
        QVERIFY(refused.opened && !refused.trace());
        const QStringList notes = refused.session.lastTrace()->launches.front().notes;
        QVERIFY2(!notes.isEmpty() && !factsOf(notes.join(u' ')).contains("64"), qPrintable(notes.join(u' ')));
    }

    void aGroupThatIsCutShort()
    {
        BadInput f(
            "__kernel void k(__global int *a) { __local int t[16]; const int l = get_local_id(0); t[l] = a[get_global_id(0)] + a[63 - "
            "get_global_id(0)];"
            " barrier(CLK_LOCAL_MEM_FENCE); while (a[63] != -1) t[l] += 1; barrier(CLK_LOCAL_MEM_FENCE); a[get_global_id(0)] = t[l]; }");
        QVERIFY(f.opened);
        TraceOptions options;
        options.dataflow = true;
        options.loopBudget = 1000;
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace(options);
        QVERIFY(finished.wait(BadInput::longest));
        QTRY_VERIFY_WITH_TIMEOUT(f.stage().isReady(), BadInput::longest);
        f.stage().showPhase(f.stage().phases()->phaseCount() - 1);
        QVERIFY2(f.endsWith(GroupEnd::EndlessLoop), qPrintable(momentText(f.stage())));
        for (const char *view : {"reduction", "tiles", "memory", "access", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
    }

    /// What is missing is said where the group's last phase is.
    void whatFoundNoRoomIsSaid()
    {
        TraceLaunch launch;
        launch.global = {64, 1, 1};
        launch.local = {16, 1, 1};
        QCOMPARE(endText(launch, {}, 0), QString());
        launch.lostEvents = 12345;
        QCOMPARE(groupEnd(launch, {}, 0), GroupEnd::LostAccesses);
        QCOMPARE(factsOf(endText(launch, {}, 0)), QStringList{"12,345"});
        Finding stopped;
        stopped.kind = FindingKind::EndlessLoop;
        stopped.count = 1;
        FindingAccess access;
        access.groupId = {2};
        stopped.accesses = {access};
        QCOMPARE(groupEnd(launch, {stopped}, 2), GroupEnd::EndlessLoop); // That is why this group has no more.
        QCOMPARE(groupEnd(launch, {stopped}, 1), GroupEnd::LostAccesses);
        stopped.ended = true;
        QCOMPARE(groupEnd(launch, {stopped}, 2), GroupEnd::LongLoop);
    }

    void manyGroups()
    {
        BadInput f("__kernel void k(__global int *a) { a[get_global_id(0) % 64] = 1; }", "[1000000]", "[1]");
        QVERIFY(f.opened && f.trace());
        for (const char *view : {"tiles", "memory", "access", "ndrange"})
            QCOMPARE(f.reasonOf(view), QString());
        QVERIFY(!f.window.grab().isNull());
    }
};

QTEST_MAIN(TestNothingToDraw)
#include "tst_nothingtodraw.moc"

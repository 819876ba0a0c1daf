#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/Facts.h"
#include "tests/ui/MemoryStore.h"
#include "ui/models/Breakpoints.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/ElementText.h"
#include "ui/models/EventModel.h"
#include "ui/models/LaunchModel.h"
#include "ui/models/ParameterNames.h"
#include "ui/models/ProblemModel.h"
#include "ui/results/BufferView.h"
#include "ui/results/ImagePreview.h"
#include "ui/models/RunSummary.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

QString text(const QAbstractItemModel &model, int row, int column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role).toString();
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anImageIsDrawn()
    {
        BufferResult image = kernelscope::buffer("uchar4", {1, 2});
        const QByteArray bytes = bytesOf<quint8>({255, 0, 10, 0, 0, 20, 255, 255});
        QVERIFY(pictureOf(image, bytes).isNull()); // It is a buffer.
        image.imageFormat = "rgba-unorm8";
        QCOMPARE(pictureOf(image, bytes).size(), QSize(2, 1));
        QCOMPARE(pictureOf(image, bytes).pixel(0, 0), qRgb(255, 0, 10));
        image.imageFormat = "bgra-unorm8";
        QCOMPARE(pictureOf(image, bytes).pixel(1, 0), qRgb(255, 20, 0));
        QVERIFY(pictureOf(image, bytes.first(7)).isNull());
        BufferResult grey = kernelscope::buffer("float", {2, 1});
        grey.imageFormat = "r-float";
        grey.min = -1;
        grey.max = 3;
        const QImage shown = pictureOf(grey, bytesOf<float>({1, std::numeric_limits<float>::quiet_NaN()}));
        QCOMPARE(shown.size(), QSize(1, 2));
        QCOMPARE(shown.pixel(0, 0), qRgb(128, 128, 128));
        QCOMPARE(shown.pixelColor(0, 1), Theme::notFinite(0)); // As in a heat map.
        image = kernelscope::buffer("uchar4", {1, 1});
        image.imageFormat = "argb-unorm8";
        QCOMPARE(pictureOf(image, bytesOf<quint8>({0, 1, 2, 3})).pixel(0, 0), qRgb(1, 2, 3));
        image = kernelscope::buffer("ushort", {1, 2});
        image.imageFormat = "r-unorm16"; // Of which the buffer's limits are those that a kernel reads.
        image.max = 1;
        QCOMPARE(pictureOf(image, bytesOf<quint16>({0x8000, 0xffff})).pixel(0, 0), qRgb(128, 128, 128));
    }
    void millionsAreWrittenOut()
    {
        BufferResult buffer = kernelscope::buffer("float", {2});
        buffer.min = 0.25;
        buffer.max = 52'706'512;
        buffer.sum = 52'706'512.25;
        QVERIFY2(bufferSummary(buffer).endsWith("from 0.25 to 52,706,512, sum\u00a052,706,512"), qPrintable(bufferSummary(buffer)));
    }
    /// As in cells.
    void whatIsInfiniteIsCalledSo()
    {
        BufferResult buffer = kernelscope::buffer("float", {2});
        buffer.min = -std::numeric_limits<double>::infinity();
        buffer.max = std::numeric_limits<double>::infinity();
        buffer.sum = buffer.max;
        QCOMPARE(factsOf(bufferSummary(buffer), {"-Infinity", "Infinity"}).last(3), (QStringList{"-Infinity", "Infinity", "Infinity"}));
    }
    void whatIsNoNumberIsCounted()
    {
        BufferResult buffer = kernelscope::buffer("float", {3});
        QVERIFY(!bufferSummary(buffer).contains("NaN"));
        buffer.nanCount = 1;
        QVERIFY2(bufferSummary(buffer).endsWith("1 is NaN"), qPrintable(bufferSummary(buffer)));
        buffer.nanCount = 2;
        QVERIFY2(bufferSummary(buffer).endsWith("2 are NaN"), qPrintable(bufferSummary(buffer)));
        QVERIFY2(bufferSummary(buffer).contains("sum"), qPrintable(bufferSummary(buffer)));
        buffer.nanCount = buffer.elementCount * quint64(buffer.type.components);
        QVERIFY2(!bufferSummary(buffer).contains("sum"), qPrintable(bufferSummary(buffer)));
    }
    void checksOfARunAreCounted()
    {
        RunResult run;
        run.report.commandCount = 1;
        QVERIFY(!shortRunSummary(run, false).contains("check"));
        CheckResult passed;
        passed.passed = true;
        run.checks = {passed};
        QVERIFY(shortRunSummary(run, false).endsWith("1 check passed"));
        run.checks = {passed, passed};
        QVERIFY(shortRunSummary(run, false).endsWith("2 checks passed"));
        run.checks = {passed, CheckResult(), passed};
        run.status = RunStatus::CheckFailed;
        QCOMPARE(factsOf(shortRunSummary(run, false), {"failed"}).last(3), (QStringList{"1", "3", "failed"}));
        run.status = RunStatus::Crashed;
        run.message = u"It crashed."_s;
        QCOMPARE(runSummary(run, false), run.message);
    }
    void aPlanWithoutStepsRanInNoTime()
    {
        RunResult run;
        run.commandsNs = 50;
        RunEvent build;
        build.kind = CommandKind::Build;
        run.events = {build};
        for (const QString &text : {shortRunSummary(run, false), runSummary(run, false)}) {
            QVERIFY(!text.isEmpty());
            QCOMPARE(factsOf(text), QStringList());
        }
        run.report.commandCount = 1;
        QCOMPARE(factsOf(shortRunSummary(run, false)).first(), u"50 ns"_s);
    }
    /// In full it is told where there is space for it: a crash by Results, what is wrong in the project by Problems.
    void aFailureIsToldInASentenceWhereSpaceIsShort()
    {
        RunResult run;
        run.status = RunStatus::Crashed;
        const QString first = u"The worker crashed (SIGSEGV) while \"a. b\" ran."_s;
        run.message = first + u" A kernel does this. It may."_s;
        QCOMPARE(shortRunSummary(run, false), first);
        QCOMPARE(runSummary(run, false), run.message);
        QVERIFY(noResultsText(run, true).endsWith(run.message));
        run.status = RunStatus::Invalid;
        run.message = u"Launch \"go\": the local size 3 does not divide the global size 8 in x. Use 4."_s;
        QVERIFY2(noResultsText(run, true).endsWith(u"8 in x."_s), qPrintable(noResultsText(run, true)));
    }
    /// As the cells beside it show them, and as a kernel reads them.
    void numbersOfAnImageAreNamed()
    {
        BufferResult image = kernelscope::buffer("uchar4", {2, 2});
        image.imageFormat = "rgba-unorm8";
        image.min = 0;
        image.max = 1;
        image.sum = 8;
        QCOMPARE(factsOf(bufferSummary(image), {"stored", "read"}).last(7), (QStringList{"stored", "0", "255", "read", "0", "1", "8"}));
        image.imageFormat = "rgba-uint8";
        image.max = 255;
        QVERIFY2(bufferSummary(image).contains("from 0 to 255") && !bufferSummary(image).contains("stored"),
                 qPrintable(bufferSummary(image)));
    }
    void placesAreInWords_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("words");
        QTest::newRow("kernel") << "/plan/0/kernel" << u"Plan \u203a step 1 \u203a kernel"_s;
        QTest::newRow("size") << "/plan/1/global/2" << u"Plan \u203a step 2 \u203a global \u203a z"_s;
        QTest::newRow("no such dimension") << "/plan/1/local/3" << u"Plan \u203a step 2 \u203a local \u203a 4"_s;
        QTest::newRow("inside a repeat") << "/plan/1/repeat/steps/0" << u"Plan \u203a step 2 \u203a step 1"_s;
        QTest::newRow("extent") << "/buffers/0/shape/1" << u"Buffers \u203a buffer 1 \u203a shape \u203a 2"_s;
    }
    void placesAreInWords()
    {
        QFETCH(QString, path);
        ProblemModel model;
        ProblemEntry entry;
        entry.path = path;
        model.setEntries({entry});
        QTEST(text(model, 0, ProblemModel::Place), "words");
    }
    void placesNameBuffersAndParameters()
    {
        Project project;
        project.buffers.append(BufferSpec());
        project.buffers[0].name = u"sums"_s;
        QCOMPARE(placeInWords(u"/buffers/0/shape/0"_s, project), u"Buffers \u203a sums \u203a shape \u203a 1"_s);
        QCOMPARE(placeInWords(u"/buffers/1/shape/0"_s, project), u"Buffers \u203a buffer 2 \u203a shape \u203a 1"_s);
        QCOMPARE(placeInWords(u"/parameters/100"_s), u"Parameters \u203a 100"_s);
    }
    void aCheckIsNamedOnce()
    {
        RunResult run;
        CheckResult check;
        check.name = u"all"_s;
        check.message = u"The check \"all\" could not be made. An expression is empty."_s;
        run.checks = {check};
        QCOMPARE(problemsOf({}, {}, &run).value(0).message, check.message);
    }
    void bufferAsTable()
    {
        BufferTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto store = std::make_shared<MemoryStore>(bytesOf<int>({0, 1, 2, 3, 4, -5}), false);
        model.show(buffer(u"int"_s, {2, 3}), store);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(text(model, 1, 2), u"-5"_s);
        QCOMPARE(text(model, 1, 2, Qt::ToolTipRole), u"A[5] = -5"_s);
        QCOMPARE(store->reads, 1);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void vectorsShowTheirComponents()
    {
        BufferTableModel model;
        model.show(buffer(u"float2"_s, {2}), std::make_shared<MemoryStore>(bytesOf<float>({1, 2, 3, 0.1f}), false));
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), u"+1.y"_s);
        QCOMPARE(text(model, 0, 3), u"0.1"_s);
        QCOMPARE(text(model, 0, 3, Qt::ToolTipRole), u"A[1].y = 0.1"_s);
    }

    void structsShowTheirMembers()
    {
        BufferResult particles = buffer(u"int"_s, {2});
        particles.type = {Scalar::Float, 1, QStringLiteral("Particle")};
        particles.elementSize = 8;
        particles.sizeInBytes = 16;
        particles.members = {{u"id"_s, {Scalar::Int, 1, {}}, 0, 1}, {u"mass"_s, {Scalar::Float, 1, {}}, 4, 1}};
        const float mass = 2.5f;
        qint32 bits = 0;
        std::memcpy(&bits, &mass, 4);
        BufferTableModel model;
        model.show(particles, std::make_shared<MemoryStore>(bytesOf<qint32>({7, bits, 8, bits}), false));
        QCOMPARE(text(model, 0, 2), u"8"_s);
        QCOMPARE(text(model, 0, 3), u"2.5"_s);
    }

    void pagesComeWhenTheyAreAskedFor()
    {
        QList<int> numbers(100'000);
        std::iota(numbers.begin(), numbers.end(), 0);
        const auto store = std::make_shared<MemoryStore>(bytesOf(numbers), true);
        BufferTableModel model;
        model.show(buffer(u"int"_s, {100'000}), store);
        QCOMPARE(store->reads, 0);
        QCOMPARE(text(model, 12'499, 7), u"\u2026"_s);
        QCOMPARE(text(model, 12'499, 6), u"\u2026"_s);
        QCOMPARE(store->reads, 1);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        store->waiting.takeFirst()();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(text(model, 12'499, 7), u"99,999"_s);
    }

    void lateRepliesToAnEarlierBufferAreDropped()
    {
        const auto store = std::make_shared<MemoryStore>(bytesOf<int>({1, 2}), true);
        BufferTableModel model;
        model.show(buffer(u"int"_s, {2}), store);
        (void)text(model, 0, 0);
        model.show(buffer(u"uint"_s, {2}), std::make_shared<MemoryStore>(bytesOf<int>({3, 4}), false));
        store->waiting.takeFirst()();
        QCOMPARE(text(model, 0, 0), u"3"_s);
    }

    void whatWasNotReadBackShowsNothing()
    {
        BufferResult hidden = buffer(u"int"_s, {4});
        hidden.readBack = false;
        BufferTableModel model;
        model.show(hidden, std::make_shared<MemoryStore>(QByteArray(16, '\0'), false));
        QCOMPARE(model.rowCount(), 0);
    }

    void specialNumbers()
    {
        const float values[] = {std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity()};
        const QByteArray bytes(reinterpret_cast<const char *>(values), sizeof values);
        QCOMPARE(scalarText(Scalar::Float, bytes, false), u"NaN"_s);
        QCOMPARE(scalarText(Scalar::Float, QByteArrayView(bytes).sliced(4), false), u"-Infinity"_s);
        QCOMPARE(scalarText(Scalar::ULong, QByteArray(8, '\xff'), false), u"18446744073709551615"_s);
        QCOMPARE(scalarText(Scalar::Double, QByteArray(3, '\0'), false), QString());
    }

    void tablesOfARun()
    {
        EventModel events;
        LaunchModel launches;
        QAbstractItemModelTester first(&events, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester second(&launches, QAbstractItemModelTester::FailureReportingMode::QtTest);
        events.setEvents({{u"write A"_s, CommandKind::Write, u"default"_s, 0, 0, 1000, 3000, 64, {}, {}}}, 500);
        launches.setLaunches({{{{3, 1500, 1000, 2000}, {16, 4}, {}}, u"go"_s, u"k"_s, true, {}, {}}});
        QCOMPARE(text(events, 0, EventModel::Name), u"write A"_s);
        QVERIFY(!text(events, 0, EventModel::Duration).isEmpty());
        events.setEvents({{u"write A"_s, CommandKind::Map, u"default"_s, 0, 0, 1000, 3000, 64, {}, {}},
                          {u"write A"_s, CommandKind::Unmap, u"default"_s, 0, 0, 3000, 4000, 0, {}, {}},
                          {u"go"_s, CommandKind::Launch, u"default"_s, 0, 0, 3000, 4000, 0, {}, {}}},
                         500);
        QCOMPARE(text(events, 0, EventModel::Name), u"write A (map)"_s);
        QCOMPARE(text(events, 1, EventModel::Name), u"write A (unmap)"_s);
        QCOMPARE(text(events, 2, EventModel::Name), u"go"_s);
        QCOMPARE(text(launches, 0, LaunchModel::Global), u"16 \u00d7 4"_s);
        QCOMPARE(text(launches, 0, LaunchModel::Local), u"device's choice"_s);
    }
    /// The first command after a trace is queued long after the run has begun.
    void timesOfALateCommandDiffer()
    {
        const qint64 late = 219'394'123;
        const RunEvent event{u"go"_s, CommandKind::Launch, u"default"_s, late, late + 2'000, late + 40'000, late + 1'440'000, 0, {}, {}};
        const QString tip = eventToolTip(event, 0);
        QVERIFY2(tip.contains(u"219.39\u00a0ms"_s), qPrintable(tip));
        for (const QString &time : {u"+2.00 \u00b5s"_s, u"+40.0 \u00b5s"_s, u"+1.44 ms"_s})
            QVERIFY2(tip.contains(time), qPrintable(tip));
    }

    void parametersAreFoundInThePlan()
    {
        LaunchStep launch{u"k"_s, {}, {}, {}, {}, {{u"c"_s, BufferArgument{u"G"_s}}, {u"a"_s, BufferArgument{u"a"_s}}}};
        Project project;
        project.plan = {Step{u"go"_s, {}, {}, RepeatStep{{}, {}, {Step{u"go"_s, {}, {}, launch, {}}}}, {}}};
        LaunchTrace trace;
        trace.name = u"go"_s;
        trace.kernel = u"k"_s;
        BoundObject object;
        object.name = u"G"_s;
        QCOMPARE(parameterOf(project, trace, object), u"c"_s);
        project.plan << Step{{}, {}, {}, SwapStep{u"G"_s, u"a"_s}, {}}; // Now one and now the other.
        QVERIFY(parameterOf(project, trace, object).isEmpty());
        project.plan.removeLast();
        object.name = u"a"_s;
        QVERIFY(parameterOf(project, trace, object).isEmpty());
        object.memory = AddressSpace::Local;
        object.name = u"G"_s;
        QVERIFY(parameterOf(project, trace, object).isEmpty());
    }
    void startsCanBeToldApart()
    {
        // In the unit of the axis above them, with as many decimals as it takes.
        const StartTimes starts = StartTimes::of({-348'000'000, 0, 2'640'012'000, 2'640'051'000});
        QCOMPARE(starts.text(0), u"0.0000\u00a0s"_s);
        QCOMPARE(starts.text(2'640'012'000), u"2.6400\u00a0s"_s);
        QCOMPARE(starts.text(2'640'051'000), u"2.6401\u00a0s"_s);
        QCOMPARE(starts.text(-348'000'000), u"348\u00a0ms\u00a0before"_s);
        const StartTimes later = StartTimes::of({-3'196'100'000, 0, 483'090'000, 483'270'000}); // A build does not choose the unit.
        QCOMPARE(later.text(483'090'000), u"483.09\u00a0ms"_s);
        QCOMPARE(later.text(-3'196'100'000), u"3.20\u00a0s\u00a0before"_s);
        QCOMPARE(StartTimes::of({0, 9'765'860, 9'765'990}).text(9'765'860), u"9.7659\u00a0ms"_s);
        QCOMPARE(StartTimes::of({0, 990'000, 990'500}).text(990'500), u"990.50\u00a0\u00b5s"_s);
        // Which two are not told apart chooses nothing either.
        QCOMPARE(StartTimes::of({0, 1'988'123'400, 1'988'123'420, 1'988'170'000}).text(1'988'170'000), u"1.9882\u00a0s"_s);
        QCOMPARE(StartTimes::of({0, 7}).text(7), u"7\u00a0ns"_s);
        QCOMPARE(StartTimes::of({}).text(0), u"0\u00a0ns"_s);
        QCOMPARE(StartTimes::of({5'000'000'000, 5'000'000'001}).text(5'000'000'001), u"5.00\u00a0s"_s);
    }
    void oneRunHasNoMedian()
    {
        LaunchModel launches;
        const auto header = [&](int section) { return launches.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString(); };
        const LaunchTiming once{{{1, 1500, 1500, 1500}, {16}, {}}, u"once"_s, u"k"_s, true, {}, {}};
        launches.setLaunches({once});
        QCOMPARE(launches.columnCount(), LaunchModel::Median + 1);
        QCOMPARE(header(LaunchModel::Median), u"Time"_s);
        launches.setLaunches({once, {{{3, 1500, 1000, 2000}, {16}, {}}, u"often"_s, u"k"_s, true, {}, {}}});
        QCOMPARE(header(LaunchModel::Median), u"Median"_s);
        QCOMPARE(text(launches, 1, LaunchModel::Fastest), u"1.00 \u00b5s"_s);
        QVERIFY(text(launches, 0, LaunchModel::Fastest).isEmpty());
        QVERIFY(!text(launches, 0, LaunchModel::Median, Qt::ToolTipRole).contains("median"));
    }
    void eachExecutionHasARow()
    {
        LaunchModel launches;
        LaunchTiming pass{{{6, 500, 100, 3000}, {512}, {256}}, u"pass"_s, u"k"_s, true, {3, 3100, 3050, 3200}, {}};
        pass.executions = {{{3, 3000, 2950, 3100}, {512}, {256}}, {{3, 100, 90, 110}, {256}, {256}}};
        launches.setLaunches({pass});
        QCOMPARE(launches.rowCount(), 3);
        const auto row = [&](int number) {
            QStringList cells;
            for (int column = 0; column < launches.columnCount(); ++column)
                cells << text(launches, number, column);
            return cells.join(u'|').replace(u'\u00a0', u' ');
        };
        QCOMPARE(row(0), u"pass, 1 of 2|512|256|3.00 \u00b5s|2.95 \u00b5s|3"_s);
        QCOMPARE(row(1), u"pass, 2 of 2|256|256|100 ns|90 ns|3"_s);
        QCOMPARE(row(2), u"pass, all 2|||3.10 \u00b5s|3.05 \u00b5s|3"_s);
        launches.setLaunches({pass, {{{3, 1500, 1000, 2000}, {16}, {}}, u"once"_s, u"k"_s, true, {}, {}}});
        QCOMPARE(launches.count(), 3); // The row of all adds nothing.
        QCOMPARE(launches.togetherNs(), 4600.);
    }
    void aFileWithAPercentSignIsNamedAsItIs()
    {
        Breakpoints breakpoints;
        breakpoints.toggle(u"i%2.cl"_s, 7);
        QCOMPARE(text(breakpoints, 0, Breakpoints::PlaceColumn), u"i%2.cl, line 7"_s);
    }
    void numbersAreWrittenInOneWay()
    {
        BufferResult floats = kernelscope::buffer("float", {2});
        floats.min = 2386.984;
        floats.max = 14150.5;
        floats.sum = 16537.5;
        BufferTableModel model;
        model.show(floats, std::make_shared<MemoryStore>(bytesOf<float>({2386.984f, 14150.5f}), false));
        QCOMPARE(text(model, 0, 1), u"14,150.5"_s);
        const QString range = QStringLiteral("from %1 to %2, ").arg(text(model, 0, 0), text(model, 0, 1));
        QVERIFY2(bufferSummary(floats, &model).contains(range), qPrintable(bufferSummary(floats, &model)));
        BufferResult whole = kernelscope::buffer("int", {1});
        whole.min = whole.max = 4694;
        model.show(whole, std::make_shared<MemoryStore>(bytesOf<int>({4694}), false));
        QVERIFY(bufferSummary(whole, &model).endsWith("value " + text(model, 0, 0)));
    }

    void problemsComeFromEverywhere()
    {
        PlanReport report;
        report.problems = {{u"/plan/0/local/0"_s, u"7 does not divide 16."_s, u"8"_s, Severity::Error}};
        RunResult run;
        run.status = RunStatus::CheckFailed;
        run.checks = {{u"where i%2 is %1"_s, u"A"_s, false, 4, 2, 3, u"1"_s, u"2"_s, 1, 1, {}, {}, 1, {}},
                      {u"fine"_s, u"A"_s, true, 4, 0, -1, {}, {}, 0, 0, {}, {}, 1, {}}};
        const QList<Diagnostic> diagnostics{{Severity::Warning, u"a.cl"_s, 3, 7, u"unused"_s}};
        ProblemModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setEntries(problemsOf(report, diagnostics, &run));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.errorCount(), 2);
        QCOMPARE(text(model, 1, ProblemModel::Place), u"a.cl:3"_s);
        const QString wrong = model.entries()[2].message;
        QVERIFY2(wrong.startsWith(u"Check \u201cwhere i%2 is %1\u201d: 2 of 4 values differ, first A[3]: it is 1"_s), qPrintable(wrong));
        BufferResult buffer;
        buffer.name = u"A"_s;
        buffer.shape = {2, 2};
        run.buffers = {buffer};
        run.checks[0].compared = 1024;
        run.checks[0].mismatches = 1000;
        const QString shaped = problemsOf(report, diagnostics, &run)[2].message;
        QVERIFY2(shaped.contains(u"1,000 of 1,024 values differ, first A[1][1]: it is 1"_s), qPrintable(shaped));
        QCOMPARE(model.entries()[2].element, 3);
    }

    void aCrashIsAProblemOfTheRun()
    {
        RunResult run;
        run.status = RunStatus::Crashed;
        run.message = u"The worker crashed."_s;
        QCOMPARE(problemsOf({}, {}, &run).size(), 1);
        run.status = RunStatus::Cancelled;
        QCOMPARE(problemsOf({}, {}, &run).size(), 0);
    }
    void whatARunFindsInTheSetupLeadsThere()
    {
        const Problem problem{u"/buffers/0/init/file"_s, u"There is no file \"a.bin\"."_s, {}};
        RunResult run;
        run.status = RunStatus::Invalid;
        run.message = problem.message;
        run.report.problems = {problem};
        QCOMPARE(problemsOf({}, {}, &run).value(0).path, problem.path);
        QCOMPARE(problemsOf({}, {}, &run, false).size(), 0); // The set-up was edited.
        QCOMPARE(problemsOf(run.report, {}, &run).size(), 1);
        CheckResult check;
        check.message = problem.message;
        check.name = u"all"_s;
        run = {};
        run.checks = {check};
        Project project;
        project.checks.resize(2);
        project.checks[1].name = check.name;
        QCOMPARE(problemsOf({}, {}, &run, true, project).value(0).path, u"/checks/1"_s);
        run.checks[0].firstMismatchIndex = 3;
        QVERIFY(problemsOf({}, {}, &run, true, project).value(0).path.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"

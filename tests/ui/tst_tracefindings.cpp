#include <QAbstractItemModelTester>
#include <QImage>
#include <QPainter>
#include <QTextDocument>
#include <QtTest>

#include <tuple>

#include "analysis/LineHeat.h"
#include "export/TraceReport.h"
#include "tests/ui/Facts.h"
#include "ui/layout/TextWrap.h"
#include "ui/models/Counts.h"
#include "ui/models/MovedLines.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/TraceFindings.h"
#include "ui/problems/FindingText.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

FindingAccess access(AccessType type, int line, quint64 item)
{
    FindingAccess access;
    access.file = "a.cl";
    access.line = line;
    access.column = 5;
    access.type = type;
    access.globalId = {item};
    access.groupId = {item / 4};
    access.phase = 2;
    access.value = "7";
    return access;
}

Finding race(const QString &message = "Two work-items use t[4].", Severity severity = Severity::Error)
{
    Finding finding;
    finding.message = message;
    finding.severity = severity;
    finding.memory = AddressSpace::Local;
    finding.object = "t";
    finding.element = 4;
    finding.count = 3;
    finding.accesses = {access(AccessType::Store, 9, 3), access(AccessType::Load, 7, 4)};
    return finding;
}

Finding of(FindingKind kind, Finding finding)
{
    finding.kind = kind;
    return finding;
}

LaunchTrace launch(const QList<Finding> &findings)
{
    LaunchTrace launch;
    launch.name = "go";
    launch.range = {{8}, {4}};
    launch.traced = true;
    launch.complete = true;
    launch.groupsTraced = launch.groupsTotal = 2;
    launch.events = 1100;
    launch.accesses = 1024;
    launch.findings = findings;
    return launch;
}

} // namespace

class TestTraceFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameBugOfSeveralLaunchesIsListedOnce()
    {
        Finding hint = race("a hint", Severity::Warning);
        hint.object = "hint";
        const auto listed = listFindings({launch({hint, race()}), launch({race()})});
        QCOMPARE(listed.size(), 2);
        QCOMPARE(listed[0].finding.severity, Severity::Error);
        QCOMPARE(listed[0].finding.count, quint64(6));
        QCOMPARE(listed[0].launches, 2);
        QCOMPARE(listed[0].launch, 0);
        QCOMPARE(listed[0].index, 1);
        QCOMPARE(listed[1].finding.severity, Severity::Warning);
    }

    void windowAndCommandLineReportTheSame_data()
    {
        QTest::addColumn<QList<LaunchTrace>>("launches");
        QTest::addColumn<QString>("expected");
        const Finding warning = race("a hint", Severity::Warning);
        QTest::newRow("once a warning, once an error") << QList{launch({warning}), launch({race()})} << "error data-race x6 of 1.0";
        QTest::newRow("an error first") << QList{launch({race()}), launch({warning})} << "error data-race x6 of 0.0";
        const Finding outside = of(FindingKind::OutOfBounds, race());
        QTest::newRow("outside in each launch") << QList{launch({outside}), launch({outside})} << "error out-of-bounds x6 of 0.0";
        Finding unset = of(FindingKind::UninitialisedRead, race());
        unset.accesses.removeFirst();
        unset.memory = AddressSpace::Global;
        Finding global = race();
        global.memory = AddressSpace::Global;
        QTest::newRow("unset in one launch, a race in the other")
            << QList{launch({unset}), launch({global})} << "error uninitialised-read x3 of 0.0,error data-race x3 of 1.0";
        Finding stores = race();
        stores.accesses[1].type = AccessType::Store;
        const Finding update = of(FindingKind::LostUpdate, stores);
        QTest::newRow("the race of a lost update") << QList{launch({stores}), launch({update})} << "error lost-update x3 of 1.0";
        Finding other = warning;
        other.object = "a";
        QTest::newRow("errors first") << QList{launch({other}), launch({race()})}
                                      << "error data-race x3 of 1.0,warning data-race x3 of 0.0";
    }
    void windowAndCommandLineReportTheSame()
    {
        QFETCH(const QList<LaunchTrace>, launches);
        QFETCH(const QString, expected);
        QList<Finding> findings;
        QStringList listed;
        for (const ListedFinding &each : listFindings(launches)) {
            findings << each.finding;
            listed << u"%1 %2 x%3 of %4.%5"_s.arg(severityName(each.finding.severity), findingKindName(each.finding.kind))
                          .arg(each.finding.count)
                          .arg(each.launch)
                          .arg(each.index);
        }
        QCOMPARE(listed.join(u','), expected);
        TraceReply reply;
        reply.launches = launches;
        QCOMPARE(traceReport(reply).findings, findings);
    }

    void anElementIsNamedAsTheMessageDoes()
    {
        Finding tile = race();
        tile.elementText = "t[0][4]";
        tile.kind = FindingKind::DataRace;
        QVERIFY2(shortText(tile).startsWith("data race on t[0][4]: "), qPrintable(shortText(tile)));
        tile.accesses[0].value = "65536"; // As everywhere else in the window.
        QVERIFY2(shortText(tile).contains("stores 65,536,"), qPrintable(shortText(tile)));
        tile.elementText.clear();
        QVERIFY2(shortText(tile).startsWith("data race on t[4]: "), qPrintable(shortText(tile)));
    }

    void whatTheResultsAreWithoutAnUntracedRunIsSaid()
    {
        LaunchTrace dangerous = launch({});
        QVERIFY(tracedResultsText({dangerous}, {"right"}).isEmpty());
        dangerous.ranUntraced = false;
        LaunchTrace mended = launch({});
        mended.name = "mended";
        const QString said = tracedResultsText({dangerous, mended, mended}, {"right"});
        const QStringList names{"go", "mended", "other", "right", "a check", "b check"};
        QCOMPARE(factsOf(said, names), (QStringList{"go", "right"})); // The launch that was only traced, the check that was not made.
        LaunchTrace other = dangerous;
        other.name = "other";
        QCOMPARE(factsOf(tracedResultsText({dangerous, other, dangerous}, {}), names), (QStringList{"go", "other"}));
        QVERIFY(!tracedResultsText({dangerous}, {}).contains("check"));
        QCOMPARE(factsOf(tracedResultsText({dangerous}, {"a check", "b check"}), names), (QStringList{"go", "2"}));
    }

    void whatWasFoundIsCountedAsItIsListed()
    {
        Finding warning = of(FindingKind::OutOfBounds, race());
        warning.severity = Severity::Warning;
        QCOMPARE(foundText({launch({})}), QString());
        const auto counts = [](const QString &text) { return factsOf(text, {"error", "warning"}); };
        QCOMPARE(counts(foundText({launch({race()}), launch({race()})})), (QStringList{"1", "error"}));
        QCOMPARE(counts(foundText({launch({race(), warning})})), (QStringList{"1", "error", "1", "warning"}));
    }

    void eachPlaceOfAFindingIsMarkedInItsFile()
    {
        Finding twice = race();
        twice.accesses << access(AccessType::Store, 7, 1);
        twice.accesses[0].file = "helpers.h";
        const auto listed = listFindings({launch({twice})});
        const auto own = findingsOfFile(listed, "a.cl");
        QCOMPARE(own.size(), 1);
        QCOMPARE(own[0].place.line, 7);
        QCOMPARE(findingsOfFile(listed, "helpers.h").size(), 1);
        QVERIFY(findingsOfFile(listed, "b.cl").isEmpty());
    }

    void aNoteDoesNotRepeatWhereItStands()
    {
        const QString message = "Work-items miss the barrier at %1: one was kept away by the condition %2, see a.cl:x.";
        Finding barrier = race(message.arg("a.cl:7", "at a.cl:71") + " More.");
        barrier.kind = FindingKind::BarrierDivergence;
        barrier.accesses[0].line = 71;
        const auto lines = findingsOfFile(listFindings({launch({barrier})}), "a.cl");
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].text, message.arg("line 7", "here"));
    }

    /// The second time it would take the room of the code between them.
    void aFindingWithSeveralLinesIsToldOnce()
    {
        const QString message = "Work-items miss the barrier %1.";
        Finding barrier = race(message.arg("at a.cl:9") + " More.");
        barrier.kind = FindingKind::BarrierDivergence;
        const auto ofBarrier = findingsOfFile(listFindings({launch({barrier})}), "a.cl");
        QCOMPARE(ofBarrier.size(), 2);
        QCOMPARE(ofBarrier[0].text, message.arg("here"));
        QCOMPARE(ofBarrier[1].text, u"see line 9"_s);
        Finding store = race();
        store.kind = FindingKind::DataRace;
        const auto ofRace = findingsOfFile(listFindings({launch({store})}), "a.cl");
        QVERIFY(ofRace[0].text.startsWith(u"data race on t[4]: "));
        QCOMPARE(ofRace[1].text, u"see line 9"_s);
    }

    void theTextOfAnAccessIsThatOfItsSite()
    {
        LaunchTrace traced = launch({race()});
        SiteTotals site;
        site.range.begin = {"a.cl", 7, 5};
        site.range.endLine = 7;
        site.range.endColumn = 12;
        site.type = AccessType::Load;
        traced.sites = {site};
        Selection selection;
        selection.launch = 0;
        QVERIFY(rangesOfFinding({traced}, selection).isEmpty());
        selection.finding = 0;
        const auto ranges = rangesOfFinding({traced}, selection);
        QCOMPARE(ranges.size(), 2);
        QCOMPARE(ranges[0].begin.line, 9);
        QCOMPARE(ranges[1].endColumn, 12);
        selection.finding = 3;
        QVERIFY(rangesOfFinding({traced}, selection).isEmpty());
    }

    void theStatusSaysWhatWasSeen()
    {
        LaunchTrace part = launch({});
        const QString whole = tracedText({part});
        QCOMPARE(factsOf(whole), (QStringList{"2", "2", "1,024"}));
        QCOMPARE(factsOf(cleanText({part})), QStringList{"2"});
        QCOMPARE(factsOf(tracedText({launch({race()})}), {"error"}), (QStringList{"1", "error", "2", "2", "1,024"}));
        part.complete = false;
        part.untracedAccesses = 1;
        QVERIFY(tracedText({part}).startsWith(whole) && tracedText({part}).size() > whole.size()); // It says why not all.
        part.untracedAccesses = 2;
        QCOMPARE(factsOf(tracedText({part})), (QStringList{"2", "2", "1,024", "2"}));
        part.untracedAccesses = 0;
        part.groupsTotal = 5000;
        QVERIFY(tracedText({part}).startsWith("traced 2 of 5,000 groups"));
        QVERIFY(tracedText({part}).contains("budget"));
        QCOMPARE(factsOf(cleanText({part})), (QStringList{"2", "5,000", "1,024"})); // How far it was seen.
        QVERIFY(cleanText({launch({race()})}).isEmpty());
        part.traced = false;
        QVERIFY(tracedText({part}).contains("not traced"));
        QVERIFY(cleanText({part}).isEmpty());
        QVERIFY(tracedText({}).isEmpty());
    }

    /// What was found of the plan leads to the step that has to wait, and counts.
    void findingsOfThePlanAreListed()
    {
        Finding unordered;
        unordered.kind = FindingKind::UnorderedCommands;
        unordered.message = "The launch \"a\" writes. Give it an after.";
        unordered.steps = {"/plan/0", "/plan/2"};
        const QList<ProblemEntry> entries = traceEntries({launch({})}, true, {unordered}, {"needless"});
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[0].path, "/plan/2");
        QCOMPARE(entries[0].severity, Severity::Error);
        QVERIFY(entries[0].leadsSomewhere() && !entries[0].isFinding());
        QCOMPARE(entries[1].severity, Severity::Note);
        unordered.steps = {"/plan/0", ""};
        QCOMPARE(traceEntries({}, true, {unordered})[0].path, "/plan/0");
        QCOMPARE(factsOf(foundText({launch({})}, {unordered}), {"error"}), (QStringList{"1", "error"}));
        QVERIFY(cleanText({launch({})}, {unordered}).isEmpty());
    }

    void whatIsNoAccessIsNotCounted()
    {
        LaunchTrace traced = launch({});
        traced.accesses = 42;
        for (const auto &[type, memory, count] :
             {std::tuple(AccessType::Load, AddressSpace::Global, 40), std::tuple(AccessType::Store, AddressSpace::Local, 2),
              std::tuple(AccessType::Barrier, AddressSpace::None, 500), std::tuple(AccessType::Index, AddressSpace::Private, 300),
              std::tuple(AccessType::Condition, AddressSpace::None, 100)}) {
            SiteTotals site;
            site.type = type;
            site.memory = memory;
            site.count = quint64(count);
            site.range.begin = {"a.cl", 7, 5};
            traced.sites << site;
        }
        QCOMPARE(factsOf(tracedText({traced})), (QStringList{"2", "2", "42"}));
        quint64 besideTheLines = 0;
        for (const LineHeat &line : lineHeat(traced.sites))
            besideTheLines += line.accesses;
        QCOMPARE(besideTheLines, 42u);
    }

    void aLaunchThatWasNotTracedIsAWarning()
    {
        LaunchTrace untraced = launch({});
        untraced.traced = false;
        untraced.notes = {"Kernel k was not traced. It uses a vendor's extension."};
        LaunchTrace traced = launch({});
        traced.name = "other";
        traced.notes = {"A note."};
        const auto notes = listNotes({traced, traced, untraced});
        QCOMPARE(notes.size(), 2);
        QCOMPARE(notes[0].severity, Severity::Warning);
        QCOMPARE(notes[1].text, "other: A note.");
    }

    void theNameOfABufferStaysAsItIs()
    {
        Finding mismatch;
        mismatch.kind = FindingKind::ResultMismatch;
        mismatch.severity = Severity::Error;
        mismatch.object = "sums";
        mismatch.message = "sums[0] is 64 after the traced run, but 1 after the untraced run on the same device; 4 of 4 elements differ.";
        const auto entries = traceEntries({launch({mismatch})}, true);
        QVERIFY2(entries.front().brief.startsWith("sums[0] is 64"), qPrintable(entries.front().brief));
    }

    void aPlaceInTheSetUpIsSaidInWords()
    {
        ProblemModel model;
        const auto placeOf = [&](const QString &path) {
            model.setEntries({{Severity::Error, "Set-up", "Wrong.", {}, path, {}, -1}});
            return model.index(0, ProblemModel::Place).data().toString();
        };
        QCOMPARE(placeOf("/plan/0/kernel"), QStringLiteral("Plan \u203a step 1 \u203a kernel"));
        QCOMPARE(placeOf("/plan/1/repeat/steps/2/local/1"), QStringLiteral("Plan \u203a step 2 \u203a step 3 \u203a local \u203a y"));
        QCOMPARE(placeOf("/parameters/n"), QStringLiteral("Parameters \u203a n"));
        QCOMPARE(placeOf("/buffers/0/shape/1"), QStringLiteral("Buffers \u203a buffer 1 \u203a shape \u203a 2"));
    }

    void findingsAreProblemsWithTheirKindAndCount()
    {
        ProblemModel model;
        QAbstractItemModelTester tester(&model);
        model.setEntries(traceEntries({launch({race()})}, true));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.problemCount(), 1);
        QCOMPARE(model.index(0, ProblemModel::Message).data().toString(), "Two work-items use t[4].");
        QCOMPARE(model.index(0, ProblemModel::Origin).data().toString(), "Data race");
        QCOMPARE(model.index(0, ProblemModel::Place).data().toString(), "a.cl:9");
        QCOMPARE(model.index(0, ProblemModel::Count).data().toString(), QString("3\u00d7"));
        model.setEntries(traceEntries({launch({race()})}, false));
        QVERIFY(model.entries().first().isOld);
        const QString origin = model.index(0, ProblemModel::Origin).data().toString();
        QVERIFY2(origin.startsWith("Data race") && origin != "Data race", qPrintable(origin)); // It says so.
        model.setEntries(traceEntries({launch({})}, true));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.problemCount(), 0);
        QVERIFY(model.index(0, 0).data().toString().startsWith("No findings"));
    }

    /// A column for each work-item, a row for each step.
    void aLostUpdateIsDrawnAsASequence()
    {
        Finding lost = race("One is lost.");
        lost.kind = FindingKind::LostUpdate;
        lost.accesses = {access(AccessType::Load, 7, 4), access(AccessType::Load, 7, 5), access(AccessType::Store, 9, 4),
                         access(AccessType::Store, 9, 5)};
        const QString html = findingHtml(lost, launch({lost}), false, Theme::light());
        const QString table = html.mid(html.indexOf(u"<table")).section(QStringLiteral("</table>"), 0, 0);
        QCOMPARE(table.count(QStringLiteral("<tr")), 5);
        QCOMPARE(table.count(QStringLiteral("<td")), 15);
        for (int step = 0; step < 4; ++step)
            QCOMPARE(table.count(QStringLiteral("access:%1").arg(step)), 1);
        QVERIFY(!findingHtml(race("a"), launch({race("a")}), false, Theme::light()).contains(u"<table"));
    }

    /// A column for each order that was to be had, a row for each element.
    void whatDependsOnTheOrderStandsSideBySide()
    {
        Finding racing = race("It depends.");
        racing.orders = {{"sum", 0, "6464", "6464", "1"}, {"sum", 3, "2", "3", "2"}};
        const auto cellsOf = [](const Finding &finding) {
            const QString html = findingHtml(finding, launch({finding}), false, Theme::light());
            return html.mid(html.indexOf(u"<table")).section(QStringLiteral("</table>"), 0, 0);
        };
        const QString table = cellsOf(racing);
        QCOMPARE(table.count(QStringLiteral("<tr")), 3);
        QCOMPARE(table.count(QStringLiteral("<td")), 12);
        QCOMPARE(table.count(QStringLiteral("<b ")), 2); // what differs
        QVERIFY(table.contains(u"sum[3]") && table.contains(u"6,464"));
        QCOMPARE(factsOf(ordersText(launch({race("a"), racing}), "sum", 3)),
                 (QStringList{"2", "3", "2"})); // As traced, reversed, loaded first.
        QVERIFY(ordersText(launch({racing}), "sum", 1).isEmpty());
        for (OrderedValues &values : racing.orders)
            values.loadedFirst.clear();
        QCOMPARE(cellsOf(racing).count(QStringLiteral("<td")), 9);
    }

    /// Qt draws a light table's inner lines white.
    void aTableHasItsLinesInBothThemes_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void aTableHasItsLinesInBothThemes()
    {
        QFETCH(const bool, isDark);
        const Theme theme = isDark ? Theme::dark() : Theme::light();
        Finding racing = race("It depends.");
        racing.orders = {{"sum", 0, "6464", "6464", "1"}};
        const QString html = findingHtml(racing, launch({racing}), false, theme);
        QTextDocument document;
        document.setHtml(html.mid(html.indexOf(u"<table")).section(QStringLiteral("</table>"), 0, 0) + "</table>");
        document.setTextWidth(500);
        QImage image(500, int(document.size().height()), QImage::Format_RGB32);
        image.fill(theme.surface);
        QPainter painter(&image);
        document.drawContents(&painter);
        painter.end();
        int lines = 0; // that cross the whole table
        for (int x = 0; x < image.width(); ++x) {
            int ofBorder = 0;
            for (int y = 0; y < image.height(); ++y)
                ofBorder += image.pixelColor(x, y) == theme.border;
            lines += ofBorder > image.height() / 2;
        }
        QVERIFY2(lines >= 5, qPrintable(QString::number(lines))); // around four columns
    }

    void theEvidenceSaysWhoDidWhatWhereAndWhen()
    {
        QCOMPARE(factsOf(whoText(access(AccessType::Load, 7, 4)), {"work-item", "work-group", "phase"}),
                 (QStringList{"work-item", "4", "work-group", "1", "phase", "2"}));
        FindingAccess unknown = access(AccessType::Load, 7, 4);
        unknown.phase = -1;
        unknown.globalId = {4, 1};
        QCOMPARE(whoText(unknown), "work-item (4, 1) of work-group 1");
        Finding odd = race("a < b");
        odd.accesses[0].macro = "PUT";
        odd.accesses[0].macroFile = "m.h";
        odd.accesses[0].macroLine = 2;
        const QString html = findingHtml(odd, launch({odd}), false, Theme::light());
        for (const char *part : {"Data race in launch go, 3 times", "a &lt; b", "access:1", "a.cl:9:5, in macro PUT, defined at m.h:2",
                                 "t[4] in local memory, value 7"})
            QVERIFY2(html.contains(part), part);
        QVERIFY(html.contains(u"phase\u00a02") && html.contains(u"work-item\u00a03"));
        const QString old = findingHtml(odd, launch({odd}), true, Theme::light());
        QCOMPARE(old.count("<p"), html.count("<p") + 1); // It says that it is of the text before.
    }

    void countsAreShort_data()
    {
        QTest::addColumn<quint64>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("0") << quint64(0) << "0";
        QTest::newRow("999") << quint64(999) << "999";
        QTest::newRow("1000") << quint64(1000) << "1k";
        QTest::newRow("4096") << quint64(4096) << "4.1k";
        QTest::newRow("9999") << quint64(9999) << "10k";
        QTest::newRow("999999") << quint64(999'999) << "1M";
        QTest::newRow("2000000") << quint64(2'000'000) << "2M";
        QTest::newRow("most") << std::numeric_limits<quint64>::max() << "18E";
    }
    void countsAreShort()
    {
        QFETCH(quint64, count);
        QFETCH(QString, text);
        QCOMPARE(shortCount(count), text);
        QVERIFY(shortCount(count).size() <= 4);
    }

    void numbersInGroupsOfThree()
    {
        QCOMPARE(separatedValue("1023 -> 1024"), "1,023 -> 1,024"); // Of an atomic.
        QCOMPARE(separatedValue("-65536"), "-65,536");
        QCOMPARE(separatedValue("(1024, 2)"), "(1024, 2)");
        for (const auto &[text, expected] : {std::pair("6442352640", "6,442,352,640"),
                                             {"-1234.5678", "-1,234.5678"},
                                             {"999", "999"},
                                             {"-999", "-999"},
                                             {"1000", "1,000"},
                                             {"1e+20", "1e+20"},
                                             {"0.25", "0.25"},
                                             {"nan", "nan"},
                                             {"", ""},
                                             {"-", "-"}})
            QCOMPARE(separated(QString(text)), QString(expected));
    }

    void linesAreFoundInATextThatWasEdited()
    {
        const MovedLines moved("a\nb\nc\nd\ne", "a\nnew\nb\nother\nd\nd\ne\n");
        const QList<int> expected{1, 3, 0, 5, 7};
        for (int line = 1; line <= 5; ++line)
            QCOMPARE(moved.now(line), expected[line - 1]);
        QCOMPARE(moved.now(6), 0);
        QCOMPARE(MovedLines("a\nb", "a\nb").now(2), 2);
        QCOMPARE(MovedLines("a\nb", "").now(2), 0);
        const MovedTexts texts({{"a.cl", "a\nb"}, {"b.cl", "a"}, {"inc/a.cl", "x\na\nb"}},
                               {{"a.cl", "\na\nc"}, {"b.cl", "a"}, {"inc/a.cl", "a\nb"}});
        QCOMPARE(texts.lineNow("a.cl", 1), 2);
        QCOMPARE(texts.lineNow("b.cl", 1), 1);
        QCOMPARE(factsOf(texts.textNow("at a.cl:1, a.cl:2:7, b.cl:1 and inc/a.cl:3"), {"a.cl", "b.cl", "inc/a.cl"}),
                 (QStringList{"a.cl", "2", "a.cl", "b.cl", "1", "inc/a.cl", "2"})); // The second is gone.
    }

    void longMessagesAreWrapped()
    {
        QCOMPARE(wrapped("one two three", 7), (QStringList{"one two", "three"}));
        QCOMPARE(wrapped("incomprehensible it is", 5), (QStringList{"incomprehensible", "it is"}));
        QCOMPARE(wrapped("a\nb", 80), (QStringList{"a", "b"}));
        QCOMPARE(wrapped("", 10), QStringList{""});
        QCOMPARE(wrapped(u"\u5de5\u4f5c\u9879 1 \u8bfb\u53d6\u3002"_s, 6),
                 (QStringList{u"\u5de5\u4f5c\u9879"_s, u"1 \u8bfb"_s, u"\u53d6\u3002"_s}));
    }
};

QTEST_MAIN(TestTraceFindings)
#include "tst_tracefindings.moc"

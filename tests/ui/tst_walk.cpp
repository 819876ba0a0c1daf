#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "project/ProjectDocument.h"
#include "ui/models/ShowComments.h"
#include "ui/present/Walk.h"

using namespace kernelscope;

/// The notes as a walk.
class TestWalk : public QObject
{
    Q_OBJECT

    static QStringList views()
    {
        return {"results", "reduction", "memory", "tiles", "access", "ndrange", "timeline", "compare", "device", "steps"};
    }

    static LaunchTrace launch(const QString &name, int execution = 0)
    {
        LaunchTrace launch;
        launch.name = name;
        launch.execution = execution;
        launch.range = {{64, 32}, {16, 16}};
        return launch;
    }

private Q_SLOTS:
    void headingsAreSteps()
    {
        const Walk walk = walkOf(
            "Before.\n\n# One #\n<!-- show: reduction, launch pass, group 3, phase 2 -->\n\nFirst *text*.\n\n## Two\nSecond.\n", views());
        QCOMPARE(walk.steps.size(), 2);
        QCOMPARE(walk.problems, QStringList());
        QCOMPARE(walk.steps[0].title, QString("One"));
        QCOMPARE(walk.steps[0].text, QString("First *text*."));
        QVERIFY(walk.steps[0].show);
        QCOMPARE(walk.steps[0].show->view, QString("reduction"));
        QCOMPARE(walk.steps[0].show->launch, QString("pass"));
        QCOMPARE(walk.steps[0].show->group, QList<quint64>{3});
        QCOMPARE(walk.steps[0].show->phase, std::optional(2));
        QVERIFY(!walk.steps[0].show->access);
        QVERIFY(!walk.steps[1].show);
    }

    void codeAtTheBeginningStaysCode()
    {
        const Walk walk = walkOf("# A\n<!-- show: timeline -->\n\n    repeat\n        launch\n\nText.\n\n# B\n", views());
        QCOMPARE(walk.steps[0].text, QString("    repeat\n        launch\n\nText."));
        QCOMPARE(walk.steps[1].text, QString());
    }

    void partsInAnyOrder()
    {
        const Walk walk = walkOf("# A\n<!--show: line sub/b.cl:12 , access 7, group 1 2,\n execution 2, tiles-->\n", views());
        QCOMPARE(walk.problems, QStringList());
        const WalkShow show = *walk.steps[0].show;
        QCOMPARE(show.view, QString("tiles"));
        QCOMPARE(show.file, QString("sub/b.cl"));
        QCOMPARE(show.line, 12);
        QCOMPARE(show.access, std::optional(7));
        QCOMPARE(show.execution, 2);
        QCOMPARE(show.group, (QList<quint64>{1, 2}));
    }

    void aStepOfAWorkItemIsAskedFor()
    {
        const Walk walk = walkOf(
            "# A\n<!-- show: memory, item 5 2, line 27, variable sum, iteration 3 -->\n# B\n<!-- show: item x, iteration 0 -->\n", views());
        QCOMPARE(walk.steps[0].show->item, QList<quint64>({5, 2}));
        QCOMPARE(walk.steps[0].show->variable, "sum");
        QCOMPARE(walk.steps[0].show->iteration, 3);
        QCOMPARE(walk.steps[0].show->line, 27);
        QCOMPARE(walk.problems.size(), 2);
        LaunchTrace launch;
        launch.range = NDRange({16, 4}, {8, 2});
        const Selection selection = selectionOf(*walk.steps[0].show, {}, {launch});
        QCOMPARE(selection.group, std::optional<quint64>(2));
        QCOMPARE(selection.workItem, std::optional<quint64>(5));
        WalkShow outside = *walk.steps[0].show;
        outside.item = {16, 0};
        QVERIFY(!exactSelectionOf(outside, {}, {launch}));
    }

    void aPartOfAViewIsAskedFor()
    {
        const Walk walk = walkOf("# A\n<!-- show: device, part constant -->\n# B\n<!-- show: part -->\n", views());
        QCOMPARE(walk.steps[0].show->part, "constant");
        QCOMPARE(walk.steps[1].show->part, "");
        QCOMPARE(walk.problems.size(), 1);
    }

    void severalLinesOrAKernel()
    {
        const Walk walk = walkOf("# A\n<!-- show: lines 31 to 40 -->\n# B\n<!-- show: lines sub/b.cl:2 to 9, kernel add_sums -->\n"
                                 "# C\n<!-- show: line 4 -->",
                                 views());
        QCOMPARE(walk.problems, QStringList());
        QCOMPARE(walk.steps[0].show->line, 31);
        QCOMPARE(walk.steps[0].show->lastLine, 40);
        QCOMPARE(walk.steps[1].show->file, QString("sub/b.cl"));
        QCOMPARE(walk.steps[1].show->line, 2);
        QCOMPARE(walk.steps[1].show->lastLine, 9);
        QCOMPARE(walk.steps[1].show->kernel, QString("add_sums"));
        QCOMPARE(walk.steps[2].show->lastLine, 4);
    }

    void aStepChangesParameters()
    {
        const Walk walk = walkOf("# A\n<!-- show: results, set n = 2 * m, run, slider n, slider m -->\n# B\n"
                                 "# C\n<!-- show: memory, set m=3, set n=4, trace -->",
                                 views());
        QCOMPARE(walk.problems, QStringList());
        const WalkShow first = *walk.steps[0].show;
        QVERIFY(first.runs && !first.traces);
        QCOMPARE(first.sliders, (QStringList{"n", "m"}));
        QVERIFY(walk.steps[2].show->traces && !walk.steps[2].show->runs);
        QCOMPARE(valuesAt(walk, 1), (QHash<QString, QString>{{"n", "2 * m"}}));
        QCOMPARE(valuesAt(walk, 2), (QHash<QString, QString>{{"n", "4"}, {"m", "3"}}));
    }

    void whatIsNotUnderstoodIsSaid_data()
    {
        QTest::addColumn<QString>("part");
        for (const char *part : {"nothing", "phase x", "phase -1", "group", "group 1 2 3 4", "line 0", "lines 9 to 3", "lines 9 to",
                                 "kernel", "launch", "execution 0", "access many"})
            QTest::newRow(part) << part;
    }
    void whatIsNotUnderstoodIsSaid()
    {
        QFETCH(QString, part);
        const Walk walk = walkOf("# A\n<!-- show: reduction, " + part + " -->\n", views());
        QCOMPARE(walk.problems.size(), 1);
        QVERIFY(walk.problems[0].contains(part));
        QCOMPARE(walk.steps[0].show->view, QString("reduction"));
    }

    void codeHasNoHeadings()
    {
        QCOMPARE(walkOf("# A\n```\n# not one\n```\n#not this either\n## B\n", views()).steps.size(), 2);
        QVERIFY(walkOf("", views()).steps.isEmpty());
        QVERIFY(walkOf("No heading.", views()).steps.isEmpty());
    }

    void commentsAreNotRead()
    {
        QCOMPARE(withoutShowComments("# A\n<!-- show: tiles -->\n\ntext"), QString("# A\n\ntext"));
        QCOMPARE(withoutShowComments("# A\n<!-- show: tiles -->\n<!-- findings: data-race in k -->\n\ntext"), QString("# A\n\ntext"));
        QCOMPARE(withoutShowComments("a <!-- another --> b"), QString("a <!-- another --> b"));
    }

    void aStepBecomesASelection()
    {
        const QList<LaunchTrace> launches{launch("first"), launch("pass", 0), launch("pass", 1)};
        WalkShow show;
        show.launch = "pass";
        show.execution = 2;
        show.group = {1, 1};
        show.phase = 3;
        Selection before;
        before.launch = 0;
        before.group = 7;
        before.workItem = 5;
        before.buffer = "data";
        before.element = 3;
        const Selection selection = selectionOf(show, before, launches);
        QCOMPARE(selection.launch, std::optional(2));
        QCOMPARE(selection.group, std::optional<quint64>(5));
        QCOMPARE(selection.phase, std::optional(3));
        QVERIFY(!selection.step && !selection.workItem);
        QVERIFY(selection.buffer.isEmpty() && !selection.element); // A cell chosen before is not of this step.
    }

    void anElementIsChosen()
    {
        const Walk walk = walkOf("# A\n<!-- show: memory, element sums[12], phase 1 -->\n# B\n<!-- show: element sums -->", views());
        QCOMPARE(walk.steps[0].show->buffer, "sums");
        QCOMPARE(walk.steps[0].show->element, std::optional(quint64(12)));
        QCOMPARE(walk.problems.size(), 1);
        Selection before;
        before.buffer = "data";
        before.element = 3;
        const Selection chosen = selectionOf(*walk.steps[0].show, before, {launch("first")});
        QCOMPARE(chosen.buffer, "sums");
        QCOMPARE(chosen.element, std::optional(quint64(12)));
        QVERIFY(!selectionOf(*walk.steps[1].show, before, {launch("first")}).element);
    }

    void aBufferIsChosen()
    {
        const Walk walk = walkOf("# A\n<!-- show: results, buffer sums -->", views());
        QVERIFY(walk.problems.isEmpty());
        Selection before;
        before.buffer = "data";
        before.element = 3;
        for (const QList<LaunchTrace> &launches : {QList<LaunchTrace>(), {launch("first")}}) {
            const Selection chosen = selectionOf(*walk.steps[0].show, before, launches);
            QCOMPARE(chosen.buffer, "sums");
            QVERIFY(!chosen.element);
        }
    }

    void whatTheTraceDoesNotHaveChangesNothing()
    {
        WalkShow show;
        show.launch = "gone";
        Selection before;
        before.launch = 0;
        before.phase = 2;
        QCOMPARE(selectionOf(show, before, {launch("first")}), before);
        QCOMPARE(selectionOf(show, before, {}), before);
    }

    void aBufferIsShownInAForm_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<PictureKind>("kind");
        QTest::newRow("table") << "table" << PictureKind::Table;
        QTest::newRow("heat map") << "heat map" << PictureKind::Heat;
        QTest::newRow("line") << "line" << PictureKind::Line;
        QTest::newRow("histogram") << "histogram" << PictureKind::Histogram;
        QTest::newRow("image") << "image" << PictureKind::Image;
    }
    void aBufferIsShownInAForm()
    {
        QFETCH(QString, form);
        QFETCH(PictureKind, kind);
        const Walk walk = walkOf("# A\n<!-- show: results, buffer field, as " + form + ", run -->\n# B\n<!-- show: as cake -->", views());
        QCOMPARE(walk.problems.size(), 1); // That of the second step.
        QCOMPARE(walk.steps[0].show->form, std::optional(kind));
        QCOMPARE(walk.steps[0].show->buffer, QString("field"));
        QCOMPARE(walk.steps[1].show->form, std::nullopt);
    }

    /// While presenting the set-up is folded away.
    void whatASlideAsksToChangeIsInTheStrip()
    {
        static const QRegularExpression asked(
            "(?:\\b(?:[Ss]et|Slide|Raise|Move|slider of|Type [0-9]+ for) |At a )`?(\\w+)`?(?: and (\\w+))?");
        int found = 0;
        QDirIterator files(qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples", {"*.kscope"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const auto document = loadProject(files.next());
            QVERIFY(document.has_value());
            const auto walkIn = [&](const QString &name) {
                QFile file(document->folder + '/' + name);
                return file.open(QIODevice::ReadOnly) ? walkOf(QString::fromUtf8(file.readAll()), views()) : Walk();
            };
            const Walk walk = walkIn("notes.md");
            for (const WalkStep &step : walk.steps) {
                auto matches = asked.globalMatch(step.text);
                while (matches.hasNext()) {
                    const QStringList names = matches.next().capturedTexts().sliced(1);
                    for (const Parameter &parameter : document->project.parameters) {
                        if (!names.contains(parameter.name))
                            continue;
                        ++found;
                        const QStringList sliders = step.show.value_or(WalkShow()).sliders;
                        QVERIFY2(sliders.contains(parameter.name),
                                 qPrintable(files.filePath() + ", " + step.title + ": " + parameter.name));
                    }
                }
            }
            for (const char *language : {"notes.de.md", "notes.zh_CN.md"}) { // They show the same.
                const Walk translated = walkIn(language);
                QCOMPARE(translated.steps.size(), walk.steps.size());
                for (qsizetype i = 0; i < walk.steps.size(); ++i)
                    QVERIFY2(translated.steps[i].show == walk.steps[i].show,
                             qPrintable(files.filePath() + ", " + translated.steps[i].title));
            }
        }
        QVERIFY(found >= 15);
    }

    void theSamplesAreUnderstood()
    {
        int shown = 0;
        QDirIterator files(qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples", {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Walk walk = walkOf(QString::fromUtf8(file.readAll()), views());
            QVERIFY2(walk.problems.isEmpty(), qPrintable(file.fileName() + ": " + walk.problems.join(' ')));
            for (const WalkStep &step : walk.steps)
                shown += step.show ? 1 : 0;
        }
        QVERIFY(shown >= 15);
    }
};

QTEST_GUILESS_MAIN(TestWalk)
#include "tst_walk.moc"

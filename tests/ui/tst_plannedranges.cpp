#include <QLabel>
#include <QLineEdit>
#include <QtTest>

#include "tests/ui/Facts.h"
#include "ui/ndrange/PlannedRanges.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/IdPopup.h"

using namespace kernelscope;

/// The NDRanges that a plan has before it runs.
class TestPlannedRanges : public QObject
{
    Q_OBJECT

private:
    static Step launch(const QString &name, qsizetype global, qsizetype local)
    {
        LaunchStep step;
        step.kernel = "k";
        step.global = QList<Expression>(global, Expression(1.0));
        step.local = QList<Expression>(local, Expression(1.0));
        Step made;
        made.name = name;
        made.action = step;
        return made;
    }
    static PlanReport report(const QList<std::pair<QString, double>> &values)
    {
        PlanReport made;
        for (const auto &[path, number] : values)
            made.values.append({path, QString::number(number), number});
        return made;
    }

private Q_SLOTS:
    void sizesAreThoseThatWereEvaluated()
    {
        Project project;
        project.plan = {launch("two", 2, 2)};
        const auto ranges = plannedRanges(
            project, report({{"/plan/0/global/0", 64}, {"/plan/0/global/1", 64}, {"/plan/0/local/0", 16}, {"/plan/0/local/1", 16}}));
        QCOMPARE(ranges.size(), 1);
        QCOMPARE(ranges[0].range.groupsTotal(), quint64(16));
        QCOMPARE(factsOf(rangeText(ranges[0]), {"local"}), (QStringList{"64", "64", "local", "16", "16", "16", "256"}));
    }

    void launchesInsideARepeatAreFound()
    {
        Project project;
        Step repeat;
        repeat.action = RepeatStep{Expression("n > 1"), {}, {launch("pass", 1, 1)}};
        project.plan = {repeat};
        const auto ranges = plannedRanges(project, report({{"/plan/0/repeat/steps/0/global/0", 8}, {"/plan/0/repeat/steps/0/local/0", 8}}));
        QCOMPARE(ranges.size(), 1);
        QCOMPARE(factsOf(rangeText(ranges[0]), {"local"}), (QStringList{"8", "local", "8", "1", "8"}));
    }

    void whatIsNotKnownIsLeftOut()
    {
        Project project;
        project.plan = {launch("unknown", 1, 1), launch("uneven", 1, 1), launch("fraction", 1, 0), launch("open", 1, 0)};
        const auto ranges = plannedRanges(
            project, report({{"/plan/1/global/0", 10}, {"/plan/1/local/0", 4}, {"/plan/2/global/0", 2.5}, {"/plan/3/global/0", 10}}));
        QCOMPARE(ranges.size(), 1);
        QCOMPARE(ranges[0].launch, "open");
        QVERIFY(!ranges[0].knowsLocal);
    }

    void idsAreReadAsTheyAreWritten()
    {
        const Extent size{4, 3, 2};
        QCOMPARE(idFromText("2, 1", size), std::optional<quint64>(6));
        QCOMPARE(idFromText("(3,2,1)", size), std::optional<quint64>(23));
        QCOMPARE(idFromText("0", size), std::optional<quint64>(0));
        QCOMPARE(idFromText("4", size), std::nullopt);
        QCOMPARE(idFromText("1,1,1,1", size), std::nullopt);
        QCOMPARE(idFromText("-1", size), std::nullopt);
        QCOMPARE(idFromText("", size), std::nullopt);
    }

    void anIdIsChosenWithTheKeyboard()
    {
        const Appearance appearance;
        QWidget window;
        window.show();
        IdPopup popup(appearance, "Work-groups", &window);
        QSignalSpy chosen(&popup, &IdPopup::chosen);
        const IdGrid ids{{1000, 1000, 1}, 2, [](quint64 id) { return IdGrid::Mark{id % 2 == 0, id == 1}; }, 3};
        popup.popUp(window, ids, "");
        SceneView &drawing = popup.drawing();
        QCOMPARE(drawing.chosen(), Subject(IdSubject{3}));
        QVERIFY(drawing.scene().items.size() < 10'000); // Only what is in sight is drawn.
        const QString unrecorded = drawing.scene().find(IdSubject{3})->name.mid(QString("(3, 0)").size());
        const QString found = drawing.scene().find(IdSubject{1})->name;
        QVERIFY(!unrecorded.isEmpty());
        QVERIFY2(found.startsWith("(1, 0)" + unrecorded) && found.contains("findings"), qPrintable(found));
        QCOMPARE(drawing.scene().find(IdSubject{2})->name, QString("(2, 0)"));
        QTest::keyClick(&drawing, Qt::Key_Right);
        QTest::keyClick(&drawing, Qt::Key_Down);
        QTest::keyClick(&drawing, Qt::Key_Space);
        QVERIFY(!popup.isVisible());
        QCOMPARE(chosen.takeFirst().first().toULongLong(), 1004u);
        popup.popUp(window, ids, QString("what is said of them ").repeated(10));
        const auto *legend = popup.findChild<QLabel *>(); // In as many lines as it takes, below the ids.
        QVERIFY(legend->geometry().top() > drawing.geometry().bottom());
        QVERIFY(legend->height() >= legend->heightForWidth(legend->width()));
        QTest::keyClick(&drawing, Qt::Key_End);
        QVERIFY(drawing.scene().find(IdSubject{999'999})); // It was brought into sight.
        QTest::keyClick(&drawing, Qt::Key_7);              // An id may be typed at once.
        QCOMPARE(popup.findChild<QLineEdit *>()->text(), QString("7"));
        QTest::keyClick(popup.findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!popup.isVisible());
        QCOMPARE(chosen.count(), 0);
    }
};

QTEST_MAIN(TestPlannedRanges)
#include "tst_plannedranges.moc"

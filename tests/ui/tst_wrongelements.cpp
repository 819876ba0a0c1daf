#include <algorithm>
#include <cstdlib>

#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QTest>

#include "tests/ui/Facts.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/WrongElements.h"
#include "ui/results/BufferView.h"
#include "ui/results/ChecksPanel.h"
#include "ui/results/ValueBars.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// Elements that are known to be wrong, in the checks and in the table of a buffer.
class TestWrongElements : public QObject
{
    Q_OBJECT

    static LaunchTrace traced(Severity severity = Severity::Error)
    {
        Finding finding;
        finding.kind = FindingKind::ResultMismatch;
        finding.severity = severity;
        finding.object = "sums";
        finding.element = 1;
        finding.elements = {1, 3};
        finding.message = "sums[1] is 64 after the traced run, but 1 after the untraced run. More of it.";
        LaunchTrace launch;
        launch.name = "interleaved";
        launch.findings = {finding};
        return launch;
    }
    static CheckResult check(const QString &buffer, bool passed, qint64 mismatch = -1)
    {
        CheckResult check;
        check.name = "of " + buffer;
        check.buffer = buffer;
        check.passed = passed;
        check.compared = 4;
        check.firstMismatchIndex = mismatch;
        return check;
    }
    /// "passed: text" of each row.
    static QStringList rowsOf(const ChecksPanel &panel)
    {
        QStringList rows;
        for (const QWidget *row : panel.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
            const auto labels = row->findChildren<QLabel *>();
            rows << labels[0]->accessibleName() + ": " + labels[1]->text();
        }
        return rows;
    }

    static BufferResult sums()
    {
        BufferResult buffer;
        buffer.name = "sums";
        buffer.type = {Scalar::Int, 1, {}};
        buffer.elementSize = 4;
        buffer.shape = {4};
        buffer.elementCount = 4;
        buffer.sizeInBytes = 16;
        buffer.readBack = true;
        return buffer;
    }
    struct Zeros : ResultStore
    {
        void read(quint64, quint64 size, const Reply &reply) override { reply(QByteArray(qsizetype(size), '\0')); }
        QByteArrayView mapped() const override { return {}; }
    };
    /// How far from a colour the nearest pixel of a part of a picture is, over all three channels.
    static int distanceTo(const QColor &colour, const QImage &picture, const QRect &part)
    {
        int least = 3 * 255;
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                const QColor at = picture.pixelColor(x, y);
                least = std::min(least, std::abs(at.red() - colour.red()) + std::abs(at.green() - colour.green()) +
                                            std::abs(at.blue() - colour.blue()));
            }
        }
        return least;
    }

private Q_SLOTS:
    void shortListsHaveBars()
    {
        BufferResult counts;
        counts.type = *elementTypeNamed("int");
        counts.shape = {4};
        counts.elementCount = 4;
        counts.readBack = true;
        counts.min = -2;
        counts.max = 6;
        QVERIFY(hasBars(counts));
        Appearance appearance;
        QImage picture(barsSize(4, appearance).toSize(), QImage::Format_RGB32);
        picture.fill(appearance.theme().surface);
        QPainter painter(&picture);
        paint(barsScene({6, 3, 0, -2}, appearance, picture.size()), painter, appearance);
        painter.end();
        const auto lengthIn = [&](int bar) {
            const int x = (2 * bar + 1) * picture.width() / 8;
            int pixels = 0;
            for (int y = 0; y < picture.height(); ++y)
                pixels += picture.pixelColor(x, y) == appearance.theme().accent;
            return pixels;
        };
        QVERIFY(lengthIn(0) > 20);
        QVERIFY(std::abs(lengthIn(0) - 2 * lengthIn(1)) <= 2);
        QVERIFY(std::abs(lengthIn(0) - 3 * lengthIn(3)) <= 6);
        QCOMPARE(lengthIn(2), 0);
        counts.max = counts.min; // All the same: nothing to compare.
        QVERIFY(!hasBars(counts));
        counts.max = 6;
        counts.shape = {2, 2};
        QVERIFY(!hasBars(counts));
    }
    void ofTracesAndOfChecks()
    {
        LaunchTrace race = traced();
        race.findings[0].kind = FindingKind::DataRace;
        const auto wrong = wrongElements({check("a", true), check("b", false, 7), check("", false)}, {race, traced()});
        QCOMPARE(wrong.size(), 2);
        QCOMPARE(wrong[0].buffer, "sums");
        QCOMPARE(wrong[0].elements, (QList<quint64>{1, 3}));
        QCOMPARE(wrong[0].why, "sums[1] is 64 after the traced run, but 1 after the untraced run.");
        QCOMPARE(wrong[1].buffer, "b");
        QCOMPARE(wrong[1].elements, QList<quint64>{7});
    }

    void aTickAloneWouldMislead()
    {
        Appearance appearance;
        ChecksPanel panel(appearance);
        const QList<CheckResult> checks{check("mended", true), check("sums", true)};
        panel.show(checks, wrongElements(checks, {traced()}));
        const QStringList rows = rowsOf(panel);
        QCOMPARE(rows.size(), 3);
        QVERIFY(rows[0].startsWith("passed: "));
        QVERIFY2(rows[1].startsWith("passed") && !rows[1].startsWith("passed: "), qPrintable(rows[1])); // In this run.
        QVERIFY2(rows[2].startsWith("failed: ") && rows[2].contains("sums[1] is 64 after"), qPrintable(rows[2]));
        QVERIFY(rows[2].contains("Show it"));
        panel.show({}, wrongElements({}, {traced(Severity::Warning)})); // No check at all.
        QVERIFY(rowsOf(panel).size() == 1 && rowsOf(panel)[0].startsWith("doubtful: "));
        panel.show({});
        QVERIFY(rowsOf(panel).isEmpty());
    }

    void rowsThatSayTheSameStay()
    {
        Appearance appearance;
        ChecksPanel panel(appearance);
        const QList<CheckResult> checks{check("mended", true), check("sums", true)};
        panel.show(checks);
        const auto rows = panel.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        panel.show(checks); // Another run that ended alike: what has the keyboard in them keeps it.
        QCOMPARE(panel.findChildren<QWidget *>(Qt::FindDirectChildrenOnly), rows);
        panel.show({check("mended", false), check("sums", true)});
        QVERIFY(rowsOf(panel)[0].startsWith("failed: "));
        panel.show({check("sums", true)});
        QCOMPARE(rowsOf(panel).size(), 1);
    }

    void anIndexOfTwoDimensionsStaysInOneLine()
    {
        Appearance appearance;
        ChecksPanel panel(appearance);
        CheckResult failed = check("sums", false);
        failed.compared = 4;
        failed.mismatches = failed.compared;
        failed.firstMismatchIndex = 3;
        BufferResult sums;
        sums.name = failed.buffer;
        sums.shape = {2, 2};
        panel.show({failed}, {}, {sums});
        QVERIFY2(rowsOf(panel)[0].contains(u"[1]\u2060[1]"), qPrintable(rowsOf(panel)[0]));
    }

    void manyThatPassedAreOneLineWhereThereIsLittleRoom()
    {
        Appearance appearance;
        QList<CheckResult> checks;
        for (int i = 0; i < 4; ++i)
            checks << check(QString("b%1").arg(i), true);
        ChecksPanel panel(appearance);
        panel.resize(600, 1000);
        panel.show(checks);
        QCOMPARE(rowsOf(panel).size(), 4);
        panel.resize(600, 600);
        panel.show(checks);
        QVERIFY2(rowsOf(panel).size() == 1 && rowsOf(panel)[0].contains("4 checks passed"), qPrintable(rowsOf(panel).join('|')));
        Q_EMIT panel.findChildren<QLabel *>().last()->linkActivated("all");
        QTRY_COMPARE(rowsOf(panel).size(), 4);
        ChecksPanel presented(appearance);
        presented.resize(600, 600);
        presented.show(checks.first(2));
        QCOMPARE(rowsOf(presented).size(), 2);
        presented.setPresented(true);
        QCOMPARE(rowsOf(presented).size(), 1);
        checks[1].passed = false;
        ChecksPanel other(appearance);
        other.resize(600, 600);
        other.show(checks);
        QCOMPARE(rowsOf(other).size(), 4);
    }

    void whatMayBeRoundingNamesATolerance()
    {
        CheckResult check;
        check.compared = 4096;
        check.mismatches = 1761;
        check.firstMismatchIndex = 3;
        check.actual = "45688472";
        check.expected = "45688476";
        check.maxRelativeError = 8.8e-8;
        QCOMPARE(factsOf(checkSummary(check), {"tolerance"}).last(2), (QStringList{"tolerance", "1e-7"}));
        check.values = {{3, 0, "45688472", "45688476"}, {4, 0, "nan", "1"}}; // which none lets pass
        QVERIFY(!checkSummary(check).contains("tolerance"));
        check.values.clear();
        check.maxRelativeError = 0.5;
        QVERIFY(!checkSummary(check).contains("tolerance"));
    }

    void aCheckNamesElementsByTheShape()
    {
        BufferResult buffer;
        buffer.name = "C";
        buffer.shape = {32, 32};
        CheckResult check;
        check.buffer = "C";
        check.compared = 1024;
        check.mismatches = 28;
        check.firstMismatchIndex = 133;
        check.actual = "1";
        check.expected = "2";
        QCOMPARE(checkSummary(check, {buffer}), QString("28 of 1,024 values differ; [4][5] is 1, expected 2"));
        check.passed = true;
        check.maxAbsoluteError = 5.6e-17;
        check.values = {{133, 0, "0.984313725490196", "0.9843137254901961"}};
        const QString passed = checkSummary(check, {buffer});
        QVERIFY2(passed.endsWith("; [4][5] is 0.9843137"), qPrintable(passed));
        check.values = {{133, 0, "16777216.5", "16777216.5"}};
        const QString large = checkSummary(check, {buffer});
        QVERIFY2(large.endsWith("; [4][5] is 16,777,216.5"), qPrintable(large));
    }

    void aWrongElementThatIsChosenStaysMarked()
    {
        Appearance appearance;
        appearance.apply();
        BufferView view(appearance);
        view.resize(500, 300);
        view.show({sums()}, std::make_shared<Zeros>(), "sums");
        view.model().setWrong(wrongElements({}, {traced()}), appearance.theme().error);
        view.QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.reveal("sums", 1));
        QTest::qWait(0);
        const auto *table = view.findChild<QTableView *>();
        const QImage picture = table->viewport()->grab().toImage();
        const auto distance = [&](quint64 element) {
            return distanceTo(appearance.theme().error, picture, table->visualRect(view.model().indexOf(element)));
        };
        QCOMPARE(picture.pixelColor(table->visualRect(view.model().indexOf(1)).topLeft() + QPoint(3, 3)), appearance.theme().accentSoft);
        QVERIFY2(distance(3) < 60, qPrintable(QString::number(distance(3))));
        QVERIFY2(distance(1) < 60, qPrintable(QString::number(distance(1))));
        QVERIFY2(distance(2) > 150, qPrintable(QString::number(distance(2))));
    }

    void theirCellsAreMarked()
    {
        BufferResult buffer = sums();
        BufferTableModel model;
        model.show(buffer, std::make_shared<Zeros>());
        model.setWrong(wrongElements({}, {traced()}), Qt::red);
        const auto colour = [&](quint64 element) { return model.indexOf(element).data(Qt::ForegroundRole).value<QColor>(); };
        QVERIFY(!colour(0).isValid() && !colour(2).isValid());
        QCOMPARE(colour(1), QColor(Qt::red));
        QCOMPARE(colour(3), QColor(Qt::red));
        QVERIFY(model.indexOf(3).data(Qt::FontRole).value<QFont>().bold() && !model.indexOf(0).data(Qt::FontRole).isValid());
        QVERIFY(model.indexOf(3).data(Qt::ToolTipRole).toString().contains("untraced run"));
        buffer.name = "other";
        model.show(buffer, std::make_shared<Zeros>());
        QVERIFY(!colour(1).isValid());
    }
};

QTEST_MAIN(TestWrongElements)
#include "tst_wrongelements.moc"

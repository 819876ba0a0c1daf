#include <csignal>

#include <QPainter>
#include <QTextBrowser>
#include <QTreeView>

#include "TraceFixture.h"
#include "WindowFixture.h"
#include "ui/models/ProblemModel.h"
#include "ui/problems/ProblemDelegate.h"
#include "ui/problems/ProblemsView.h"

using namespace kernelscope;

/// The list of problems where they are many, or said of things with long names.
class TestProblemList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hundredsOfErrorsLeaveTheWindowAlive()
    {
        WindowFixture f(WindowFixture::Real);
        f.appearance.apply();
        f.window.resizeTo({1280, 720});
        f.write("a.cl", textWithErrors(300));
        QVERIFY(f.window.files().open(f.folder.path()));
        QTRY_VERIFY_WITH_TIMEOUT(f.window.views().problems().model().problemCount() > 0, WindowFixture::longest);
        QTRY_VERIFY(list(f).columnWidth(ProblemModel::Place) > 0);
        QVERIFY(f.run());
        QTRY_COMPARE_WITH_TIMEOUT(f.window.views().problems().model().problemCount(), 300, WindowFixture::longest);
        // Laying the list out once caused it to be laid out once more, for ever: neither of these came back then.
        QCoreApplication::processEvents();
        f.window.resizeTo({1100, 700});
        QCoreApplication::processEvents();
        QCOMPARE(list(f).model()->rowCount(), 300);
    }

    void aCrashLeadsToItsKernel()
    {
        WindowFixture f(WindowFixture::Fake);
        f.write("p.kscope", f.fileText("p.kscope").replace("\"go\"", "\"spin\""));
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(f.run(QString("crash %1 %2").arg(SIGSEGV).arg(int(Phase::Running))));
        const QList<ProblemEntry> entries = f.window.views().problems().model().entries();
        const auto run = std::ranges::find_if(entries, [](const ProblemEntry &entry) { return entry.message.contains("crashed"); });
        QVERIFY(run != entries.end());
        QCOMPARE(run->place.file, "a.cl");
        QCOMPARE(run->place.line, 1);
    }

    void aLongPlaceLeavesTheMessageItsRoom()
    {
        WindowFixture f(WindowFixture::Real);
        f.window.resizeTo({1600, 1000});
        const QString name = QString("aNameThatIsLonger").repeated(8) + ".cl";
        f.write(name, textWithErrors(2));
        f.write("p.kscope", f.fileText("p.kscope").replace("a.cl", name.toUtf8()));
        QVERIFY(f.window.files().open(f.folder.path()));
        QTRY_COMPARE_WITH_TIMEOUT(f.window.views().problems().model().problemCount(), 2, WindowFixture::longest);
        QTRY_VERIFY(!list(f).isColumnHidden(ProblemModel::Place));
        QTRY_VERIFY2(list(f).columnWidth(ProblemModel::Message) > list(f).width() / 3,
                     qPrintable(QString::number(list(f).columnWidth(ProblemModel::Message))));
    }

    /// Another project has none yet.
    void theRoomOfFindingsIsTakenBack()
    {
        WindowFixture f(WindowFixture::Real);
        f.window.resizeTo({1280, 720});
        const auto height = [&] { return f.window.views().below().height(); };
        QTest::qWait(1);
        const int before = height();
        f.editor()->setText("__kernel void add(__global const int *in, __global int *out)\n{\n    out[0] = in[get_global_id(0)];\n}\n");
        QVERIFY(f.trace());
        QTRY_VERIFY(height() > before);
        QVERIFY(f.window.files().open(f.folder.path()));
        QTRY_COMPARE(height(), before);
    }

    /// What stands below a message is counted once.
    void rowsAreAsHighAsTheirLines()
    {
        TraceFixture f(QStringLiteral("tree-reduction"));
        f.window.resizeTo({1000, 720});
        QVERIFY(f.hasPlan());
        auto &list = *f.window.views().problems().findChild<QTreeView *>();
        const QFontMetrics metrics(list.font());
        const auto lines = [&] {
            const ProblemEntry &entry = f.window.views().problems().model().entries().first();
            const QString text = entry.message + u'\n' + list.model()->index(0, ProblemModel::Place).data().toString();
            const int width = list.columnWidth(ProblemModel::Message) - f.appearance.px(42);
            return metrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, text).height() / metrics.lineSpacing();
        };
        QTRY_VERIFY(list.isColumnHidden(ProblemModel::Place));
        const auto rest = [&] { return list.visualRect(list.model()->index(0, 0)).height() - lines() * metrics.lineSpacing(); };
        QTRY_VERIFY2(rest() >= 0 && rest() < metrics.lineSpacing(), qPrintable(QString::number(rest())));
    }

    /// With more room no more of it is drawn, however wide the list is.
    void noMessageIsCut()
    {
        Appearance appearance;
        appearance.apply();
        ProblemModel model;
        ProblemEntry entry;
        entry.message = "Data race on mixed[18]: work-item (2, 1) stores 0.0375, work-item (1, 1) loads 0";
        model.setEntries({entry});
        QTreeView list;
        list.setModel(&model);
        list.setHeaderHidden(true);
        ProblemDelegate delegate(appearance, model, list);
        list.setItemDelegate(&delegate);
        list.setProperty("role", "flat");
        list.show();
        const QModelIndex index = model.index(0, ProblemModel::Message);
        QStyleOptionViewItem option;
        option.initFrom(&list);
        option.widget = &list;
        const auto drawn = [&](const QSize &size) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(appearance.theme().surface);
            QPainter painter(&image);
            option.rect = image.rect();
            delegate.paint(&painter, option, index);
            int pixels = 0;
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x)
                    pixels += image.pixel(x, y) != appearance.theme().surface.rgb();
            }
            return pixels;
        };
        for (int width = 260; width < 660; ++width) {
            list.setColumnWidth(ProblemModel::Message, width);
            const int height = delegate.sizeHint(option, index).height();
            QVERIFY2(drawn({width, height}) == drawn({width, height + 2 * list.fontMetrics().lineSpacing()}),
                     qPrintable(QString::number(width)));
        }
    }

    /// Not by the number that the trace keeps of its coordinate.
    void aPixelOutsideOfAnImageIsNamedByItsCoordinate()
    {
        TraceFixture f(QStringLiteral("grey"));
        QVERIFY(f.trace());
        const auto &problems = f.window.views().problems();
        QTRY_VERIFY2(problems.detailText().contains("picture(0, 32)"), qPrintable(problems.detailText()));
    }

    /// As the signs in the margin do.
    void findingsMoveWithTheirLines()
    {
        WindowFixture f(WindowFixture::Real);
        f.editor()->setText("__kernel void add(__global const int *in, __global int *out)\n{\n"
                            "    out[get_global_id(0) + 1] = in[get_global_id(0)];\n    int more;\n}\n");
        QVERIFY(f.trace());
        auto &problems = f.window.views().problems();
        const auto found = [&] {
            const QList<ProblemEntry> &entries = problems.model().entries();
            return *std::ranges::find_if(entries, &ProblemEntry::isFinding);
        };
        QCOMPARE(found().place.line, 3);
        QVERIFY(problems.showsFinding());
        f.editor()->insertAt("// more\n// and more\n", 0, 0);
        QCOMPARE(found().place.line, 5);
        QVERIFY2(problems.detailText().contains("a.cl:5:"), qPrintable(problems.detailText()));
        f.editor()->insertAt("    int less;\n", 5, 0);
        QCOMPARE(found().place.line, 5);
        f.editor()->insertAt("    int less;\n", 4, 0);
        QCOMPARE(found().place.line, 6);
        problems.goToNext();
        int line = 0, column = 0;
        f.editor()->getCursorPosition(&line, &column);
        QCOMPARE(line, 5);
        f.editor()->insertAt("1 + ", 5, 8);
        QCOMPARE(found().place.line, 0); // nowhere: what was found there is written no longer
        f.editor()->undo();
        QCOMPARE(found().place.line, 6);
    }

    /// Unless its user has scrolled or moved the cursor meanwhile, which stays where it is.
    void theFirstFindingComesIntoSight()
    {
        WindowFixture f(WindowFixture::Real);
        f.window.resize(1200, 700);
        f.editor()->setText(QString("// a line\n").repeated(300) + "__kernel void add(__global const int *in, __global int *out)\n{\n"
                                                                   "    out[get_global_id(0) + 1] = in[get_global_id(0)];\n}\n");
        const auto place = [&] {
            int line = 0, column = 0;
            f.editor()->getCursorPosition(&line, &column);
            return std::pair(line, column);
        };
        f.editor()->setCursorPosition(2, 3);
        f.editor()->setFirstVisibleLine(0);
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace({});
        f.editor()->setFirstVisibleLine(20);
        QVERIFY(finished.wait(WindowFixture::longest));
        QVERIFY(!f.session.lastTrace()->launches.first().findings.isEmpty());
        QCOMPARE(f.editor()->firstVisibleLine(), 20);
        QVERIFY(f.trace());
        QVERIFY(f.editor()->firstVisibleLine() > 200);
        QCOMPARE(place(), std::pair(2, 3));
    }

    void rowsAreWhole_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QSize>("size");
        for (const char *sample : {"lost-update", "branch-barrier", "out-of-bounds", "groups-race"}) {
            QTest::addRow("%s, small", sample) << sample << QSize(1280, 720);
            QTest::addRow("%s, large", sample) << sample << QSize(1600, 1000);
        }
    }
    /// Beside the evidence of the one that is chosen, or above it where there is no space for both side by side.
    void rowsAreWhole()
    {
        QFETCH(QString, sample);
        QFETCH(QSize, size);
        TraceFixture f(sample);
        f.window.resizeTo(size);
        QVERIFY(f.trace() && f.window.views().problems().showsFinding());
        QTreeView &shown = *f.window.views().problems().findChild<QTreeView *>();
        const auto cutRow = [&] {
            const QRegion mask = shown.viewport()->mask();
            const int end = mask.isEmpty() ? shown.viewport()->height() : mask.boundingRect().height();
            for (int row = 0; row < shown.model()->rowCount(); ++row) {
                const QRect at = shown.visualRect(shown.model()->index(row, ProblemModel::Message));
                if (at.top() < end && at.bottom() > end)
                    return row;
            }
            return -1;
        };
        QTRY_COMPARE(cutRow(), -1);
        const QRect first = shown.visualRect(shown.model()->index(0, ProblemModel::Message));
        QVERIFY2(first.height() < 5 * shown.fontMetrics().lineSpacing(), qPrintable(QString::number(first.height())));
        // Also after another one was chosen that has no evidence, and told all in the list.
        const QModelIndex before = shown.currentIndex();
        shown.setCurrentIndex(shown.model()->index(shown.model()->rowCount() - 1, 0));
        QTest::qWait(50);
        shown.setCurrentIndex(before);
        QTRY_COMPARE(cutRow(), -1);
        QTRY_VERIFY(shown.visualRect(shown.model()->index(0, ProblemModel::Message)).height() < 5 * shown.fontMetrics().lineSpacing());
        QTRY_VERIFY(f.window.views().problems().findChild<QTextBrowser *>()->height() > f.window.views().problems().height() / 4);
    }

private:
    static QByteArray textWithErrors(int count)
    {
        QByteArray text = "__kernel void add(__global const int *in, __global int *out)\n{\n    int i = get_global_id(0);\n";
        for (int error = 0; error < count; ++error)
            text += "    out[i] += unknown" + QByteArray::number(error) + "(in[i]);\n";
        return text + "}\n";
    }
    static QTreeView &list(WindowFixture &f) { return *f.window.views().problems().findChild<QTreeView *>(); }
};

QTEST_MAIN(TestProblemList)
#include "tst_problemlist.moc"

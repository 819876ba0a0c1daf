#include <QFile>
#include <QTreeView>
#include <QXmlStreamReader>

#include "TraceFixture.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AccessView.h"
#include "ui/access/AddressWidget.h"
#include "ui/models/SiteModel.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// The access patterns of a real trace, in the window.
class TestAccessView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosingASiteSelectsItEverywhere()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.window.views().showView("access"));
        auto *view = f.window.findChild<AccessView *>();
        QVERIFY(!view->showsContent());
        QCOMPARE(view->nothingToShow(), QString("Nothing was traced yet."));
        QVERIFY(f.trace());
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent(), TraceFixture::longest);
        const SiteModel &model = view->model();
        QVERIFY(model.rowCount() >= 6);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(model.patterns()[row - 1].excess() >= model.patterns()[row].excess());

        auto *table = view->findChild<QTreeView *>();
        const int row = model.rowCount() - 1;
        const SiteIndex site = model.patterns()[row].site;
        table->setCurrentIndex(model.index(row, 0));
        QCOMPARE(f.session.selection().site, std::optional(site.value));
        const SourcePlace place = f.stage().trace()->site(site).range.begin;
        QCOMPARE(f.session.selection().place->line, place.line);
        int line = 0;
        int column = 0;
        f.window.editors().currentEditor()->getCursorPosition(&line, &column);
        QCOMPARE(line + 1, place.line);
        QCOMPARE(view->addresses().scene().step.site, site);

        // Another view selects; this one follows.
        const SiteIndex first = model.patterns()[0].site;
        f.stage().showAccess(model.patterns()[0].worst);
        QCOMPARE(view->shownSite(), std::optional(first));
        QCOMPARE(table->currentIndex().row(), 0);
        QVERIFY(view->addresses().lit() >= 0);
    }

    void anAccessOutsideOfABufferIsDrawn()
    {
        TraceFixture f("out-of-bounds");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        const auto &addresses = f.window.findChild<AccessView *>()->addresses();
        QTRY_VERIFY_WITH_TIMEOUT(!addresses.scene().isEmpty(), TraceFixture::longest);
        const SiteModel &model = f.window.findChild<AccessView *>()->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, SiteModel::Access).data() == "load data[i - 1]")
                f.window.findChild<AccessView *>()->findChild<QTreeView *>()->setCurrentIndex(model.index(row, 0));
        }
        const AddressScene &scene = addresses.scene();
        QCOMPARE(scene.lanes.size(), 16u);
        QVERIFY(scene.lanes[0].isOutside && !scene.lanes[1].isOutside);
        QCOMPARE(scene.cost.bytes, 60u); // The model tells nothing of what lies outside.
        QVERIFY2(scene.whereText().endsWith("contiguous, 1 outside of data"), qPrintable(scene.whereText()));
        QVERIFY2(scene.costText().endsWith("1 access lies outside of data and is not counted."), qPrintable(scene.costText()));
        QVERIFY2(scene.laneText(0).contains("goes outside, to data[-1]: bytes -4 to -1."), qPrintable(scene.laneText(0)));
    }

    void thePhaseIsThatOfTheOtherViews()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent(), TraceFixture::longest);
        for (int phase = 0; phase < f.stage().phases()->phaseCount(); ++phase) {
            f.stage().showPhase(phase);
            QCOMPARE(view->addresses().scene().step.phase, phase);
        }
        // A site that was chosen stays, and what is shown of it instead is said.
        f.stage().showPhase(0);
        Selection selection = f.session.selection();
        selection.site = view->shownSite()->value;
        f.session.select(selection);
        const int last = f.stage().phases()->phaseCount() - 1;
        selection = f.session.selection();
        selection.phase = last;
        f.session.select(selection);
        const AddressScene &scene = view->addresses().scene();
        QVERIFY(scene.step.phase != last);
        const QString said = QStringLiteral("it is not made in phase %1, which is shown").arg(last);
        QVERIFY2(scene.whereText().contains(said), qPrintable(scene.whereText()));
    }

    void noAccessIsCut()
    {
        TraceFixture f("interleaved-reduction");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent(), TraceFixture::longest);
        auto *table = view->findChild<QTreeView *>();
        int widest = 0;
        for (int row = 0; row < view->model().rowCount(); ++row) {
            const QString text = view->model().index(row, SiteModel::Access).data().toString();
            widest = std::max(widest, table->fontMetrics().horizontalAdvance(text));
        }
        QTRY_VERIFY(table->columnWidth(SiteModel::Access) >= widest);
    }

    void theTableEndsWithAWholeRow()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent(), TraceFixture::longest);
        auto *table = view->findChild<QTreeView *>();
        const auto rest = [&] { return table->viewport()->height() % table->visualRect(table->indexAt({1, 1})).height(); };
        for (const double scale : {1.0, 1.38}) {
            f.appearance.setScale(scale);
            for (const int height : {720, 760, 801}) {
                f.window.resizeTo({1280, height});
                // What is left of a row is hidden.
                const auto isWhole = [&] {
                    return rest() <= 2 ||
                           table->viewport()->mask().boundingRect().height() % table->visualRect(table->indexAt({1, 1})).height() <= 2;
                };
                QTRY_VERIFY2(isWhole(), qPrintable(QStringLiteral("%1 at %2, scale %3").arg(rest()).arg(height).arg(scale)));
            }
        }
    }

    void aPatternIsToldInFewWords()
    {
        TraceFixture f("matmul");
        f.setParameter("n", 32);
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent(), TraceFixture::longest);
        bool hasRuns = false;
        for (int launch = 0; launch < f.session.lastTrace()->launches.size(); ++launch) {
            f.stage().showLaunch(launch);
            QTRY_VERIFY_WITH_TIMEOUT(f.stage().isReady() && view->model().rowCount() > 0, TraceFixture::longest);
            for (int row = 0; row < view->model().rowCount(); ++row) {
                const QString pattern = view->model().index(row, SiteModel::Pattern).data().toString();
                QVERIFY2(!pattern.contains("each"), qPrintable(pattern));
                hasRuns = hasRuns || pattern.contains(" runs of ");
            }
        }
        QVERIFY(hasRuns);
    }

    void whatIsKeptOfADrawingIsNeverOld()
    {
        TraceFixture f(QStringLiteral("tree-reduction"));
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *shown = f.window.findChild<AddressWidget *>();
        QVERIFY(QTest::qWaitFor([&] { return !f.window.isPreparing() && !shown->scene().isEmpty(); }, TraceFixture::longest));
        const auto likeNew = [&] {
            AddressWidget fresh(f.appearance);
            fresh.resize(shown->size());
            fresh.setFont(shown->font());
            fresh.show(shown->scene());
            fresh.light(shown->lit());
            const auto pixels = [](QWidget &widget) { return widget.grab().toImage().convertToFormat(QImage::Format_RGB32); };
            return pixels(*shown) == pixels(fresh);
        };
        QVERIFY(likeNew());
        for (const int lit : {0, 1, 1, -1, 2}) {
            shown->light(lit);
            QVERIFY2(likeNew(), qPrintable(QString::number(lit)));
        }
        f.stage().showBeginning();
        for (int step = 0; step < 40; ++step) {
            f.stage().stepAccess(1);
            QVERIFY2(likeNew(), qPrintable(QString::number(step)));
        }
        f.appearance.setDark(!f.appearance.theme().isDark);
        QVERIFY(likeNew());
        shown->resize(shown->size() + QSize(40, 20));
        QVERIFY(likeNew());
    }

    void aLaneIsChosenWithTheKeyboard()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto &addresses = f.window.findChild<AccessView *>()->addresses();
        QTRY_VERIFY(!addresses.scene().isEmpty());
        const EventIndex second = addresses.scene().lanes.at(1).event;
        addresses.light(0);
        QTest::keyClick(&addresses, Qt::Key_Right);
        QTest::keyClick(&addresses, Qt::Key_Return);
        QCOMPARE(f.session.selection().traceEvent, std::optional(second.value));
    }

    void anotherModelGivesOtherFigures()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        AccessFigures &figures = f.window.views().accessFigures();
        QTRY_VERIFY_WITH_TIMEOUT(figures.isReady(), TraceFixture::longest);
        const auto local = [&] {
            quint64 cost = 0;
            for (const SitePattern &pattern : figures.patterns())
                cost += pattern.memory == AddressSpace::Local ? pattern.cost : 0;
            return cost;
        };
        QVERIFY(local() > 0);
        figures.setModel({8, 64, 0, 4});
        QTRY_COMPARE(figures.countedModel().banks, 0);
        QCOMPARE(local(), 0u);
        figures.setModel({-5, 0, -1, 0});
        QCOMPARE(figures.model(), (MemoryModel{1, 1, 0, 1}));
    }

    void thePictureIsWellFormed()
    {
        TraceFixture f("matmul");
        f.setParameter("n", 32);
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        QTRY_COMPARE(f.window.views().front().nothingToShow(), QString());
        QTemporaryDir folder;
        const auto *view = f.window.findChild<AccessView *>();
        QVERIFY(f.window.views().savePicture(folder.filePath("access.svg")));
        QFile file(folder.filePath("access.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        int shapes = 0;
        int images = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            shapes += xml.isStartElement() &&
                      (xml.name() == u"path" || xml.name() == u"text" || xml.name() == u"rect" || xml.name() == u"polyline");
            images += xml.isStartElement() && xml.name() == u"image";
            for (const QString &point : xml.attributes().value(QLatin1String("points")).toString().split(u' ', Qt::SkipEmptyParts)) {
                const double x = point.section(u',', 0, 0).toDouble(); // The hatching is not clipped, so it has to end by itself.
                QVERIFY2(x >= 0 && x <= view->pictureSize().width(), qPrintable(point));
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(shapes > 60);
        QCOMPARE(images, 0);
    }
};

QTEST_MAIN(TestAccessView)
#include "tst_accessview.moc"

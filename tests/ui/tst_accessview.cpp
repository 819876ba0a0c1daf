#include <QFile>
#include <QLocale>
#include <QPainter>
#include <QScopeGuard>
#include <QStandardItemModel>
#include <QTreeView>
#include <QXmlStreamReader>

#include "TraceFixture.h"
#include "tests/ui/Facts.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AccessView.h"
#include "ui/models/SiteModel.h"
#include "ui/scene/SceneView.h"
#include "ui/settings/Language.h"
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
        QVERIFY(!f.stage().reason().isEmpty() && f.stage().tracingHelps());
        QCOMPARE(view->nothingToShow(), f.stage().reason());
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
        QCOMPARE(view->data().step.site, site);

        // Another view selects; this one follows.
        const SiteIndex first = model.patterns()[0].site;
        f.stage().showAccess(model.patterns()[0].worst);
        QCOMPARE(view->shownSite(), std::optional(first));
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(view->drawing().lit(), Subject(AccessSubject{model.patterns()[0].worst.value}));
    }

    /// Not the most wasteful ones of the phase.
    void theAccessesToTheChosenBufferAreShown()
    {
        TraceFixture f("matmul");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        f.stage().showLaunch(1);
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent() && !view->isPreparing(), TraceFixture::longest);
        const auto titleWith = [&](const QString &buffer) {
            Selection selection = f.session.selection();
            selection.buffer = buffer;
            f.session.select(selection);
            return view->data().title();
        };
        QVERIFY2(titleWith("A").startsWith("load A[row * n + k]"), qPrintable(view->data().title()));
        QVERIFY2(titleWith("B").startsWith("load B[k * n + column]"), qPrintable(view->data().title()));
        QVERIFY2(titleWith("G").contains("C[row * n + column]"), qPrintable(view->data().title()));
    }

    void theSubGroupOfTheChosenWorkItemIsShown()
    {
        TraceFixture f("vector-add-padded");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace({15}));
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent() && !view->isPreparing(), TraceFixture::longest);
        Selection selection = f.session.selection();
        selection.launch = 0;
        selection.group = 15;
        selection.workItem = 35;
        f.session.select(selection);
        QTRY_VERIFY_WITH_TIMEOUT(!view->isPreparing(), TraceFixture::longest);
        QCOMPARE(view->data().lanes.size(), 8u); // 32 to 39: those behind them have no element.
        selection.workItem = 0;
        f.session.select(selection);
        QCOMPARE(view->data().lanes.size(), 32u);
    }

    void anAccessOutsideOfABufferIsDrawn()
    {
        TraceFixture f("out-of-bounds");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(!view->data().isEmpty(), TraceFixture::longest);
        const SiteModel &model = view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, SiteModel::Access).data() == "load data[i - 1]")
                view->findChild<QTreeView *>()->setCurrentIndex(model.index(row, 0));
        }
        const AddressData &data = view->data();
        QCOMPARE(data.lanes.size(), 16u);
        QVERIFY(data.lanes[0].isOutside && !data.lanes[1].isOutside);
        QCOMPARE(data.cost.bytes, 60u);                                                    // The model tells nothing of what lies outside.
        QCOMPARE(factsOf(data.whereText(), {"data"}).last(2), (QStringList{"1", "data"})); // Lies outside.
        QCOMPARE(factsOf(data.costText(), {"data"}).last(2), (QStringList{"1", "data"}));
        QVERIFY2(data.laneText(0).contains("goes outside, to data[-1]: bytes -4 to -1."), qPrintable(data.laneText(0)));
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
            QCOMPARE(view->data().step.phase, phase);
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
        const AddressData &data = view->data();
        QVERIFY(data.step.phase != last);
        const QString said = QStringLiteral("it is not made in phase %1, which is shown").arg(last);
        QVERIFY2(data.whereText().contains(said), qPrintable(data.whereText()));
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

    /// Where a pattern is cut, how many work-items are so is left out.
    void theEndOfAPatternIsInSight()
    {
        TraceFixture f("matmul");
        const auto *table = f.window.findChild<AccessView *>()->findChild<QTreeView *>();
        QStandardItemModel patterns(3, 1);
        for (const int row : {0, 1, 2})
            patterns.setItem(row, new QStandardItem(
                                      QStringList{"2 runs of 16, contiguous", "4 runs of 16, contiguous", "2 runs of 16, broadcast"}[row]));
        const auto drawn = [&](int row) {
            QStyleOptionViewItem option;
            option.initFrom(table);
            option.rect = QRect(0, 0, table->fontMetrics().horizontalAdvance("XX, contiguousXX"), 30);
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const auto *own = table->itemDelegateForColumn(SiteModel::Pattern);
            (own ? own : table->itemDelegate())->paint(&painter, option, patterns.index(row, 0));
            return image;
        };
        QVERIFY(drawn(0) == drawn(1));
        QVERIFY(drawn(0) != drawn(2));
    }

    void theLineHasItsColumnInASmallWindow_data()
    {
        QTest::addColumn<QString>("code");
        for (const char *code : {"en", "de", "zh_CN"})
            QTest::newRow(code) << code;
    }
    void theLineHasItsColumnInASmallWindow()
    {
        QFETCH(QString, code);
        Language language;
        language.use(code);
        const auto end = qScopeGuard([&] {
            language.use("en");
            QLocale::setDefault(QLocale::c());
        });
        TraceFixture f("matmul");
        f.appearance.apply();
        f.window.resizeTo({1280, 720});
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY_WITH_TIMEOUT(view->showsContent(), TraceFixture::longest);
        auto *table = view->findChild<QTreeView *>();
        const auto isWhole = [&] {
            const int left = table->columnViewportPosition(SiteModel::Line);
            return !table->isColumnHidden(SiteModel::Line) && left >= 0 &&
                   left + table->columnWidth(SiteModel::Line) <= table->viewport()->width() &&
                   table->columnWidth(SiteModel::Line) >= table->fontMetrics().horizontalAdvance("88");
        };
        QTRY_VERIFY(isWhole());
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
        auto *view = f.window.findChild<AccessView *>();
        QVERIFY(QTest::qWaitFor([&] { return !f.window.isPreparing() && !view->data().isEmpty(); }, TraceFixture::longest));
        SceneView &drawing = view->drawing();
        const auto likeNew = [&] {
            const Scene kept = drawing.scene();
            const QImage pixels = drawing.grab().toImage();
            drawing.refresh();
            return drawing.scene() == kept && drawing.grab().toImage() == pixels;
        };
        QVERIFY(likeNew());
        const auto subjectOf = [&](int lane) {
            return lane < 0 ? Subject() : AccessSubject{view->data().lanes.at(std::size_t(lane)).event.value};
        };
        for (const int lit : {0, 1, 1, -1, 2}) {
            drawing.setChosen(subjectOf(lit));
            QVERIFY2(likeNew(), qPrintable(QString::number(lit)));
        }
        f.stage().showBeginning();
        for (int step = 0; step < 40; ++step) {
            f.stage().stepAccess(1);
            QVERIFY2(likeNew(), qPrintable(QString::number(step)));
        }
        f.appearance.setDark(!f.appearance.theme().isDark);
        QVERIFY(likeNew());
        drawing.resize(drawing.size() + QSize(40, 20));
        QVERIFY(likeNew());
    }

    void aLaneIsChosenWithTheKeyboard()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.window.views().showView("access"));
        QVERIFY(f.trace());
        auto *view = f.window.findChild<AccessView *>();
        QTRY_VERIFY(!view->data().isEmpty());
        const EventIndex second = view->data().lanes.at(1).event;
        view->drawing().setChosen(AccessSubject{view->data().lanes.front().event.value});
        QTest::keyClick(&view->drawing(), Qt::Key_Right);
        QTest::keyClick(&view->drawing(), Qt::Key_Return);
        QCOMPARE(f.session.selection().traceEvent, std::optional(second.value));
        QCOMPARE(view->drawing().lit(), Subject(AccessSubject{second.value}));
    }

    void anotherModelGivesOtherFigures()
    {
        TraceFixture f("tree-reduction");
        QVERIFY(f.trace());
        auto &figures = *f.window.findChild<AccessFigures *>();
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
                QVERIFY2(x >= 0 && x <= view->pictureScene().size.width(), qPrintable(point));
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(shapes > 60);
        QCOMPARE(images, 0);
    }
};

QTEST_MAIN(TestAccessView)
#include "tst_accessview.moc"

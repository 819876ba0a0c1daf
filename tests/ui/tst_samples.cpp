#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QLockFile>
#include <QPointer>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QTest>

#include "project/ProjectDocument.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/samples/SampleCard.h"
#include "ui/samples/SampleCatalog.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/window/Recovery.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

QString ourSamples()
{
    return qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples"_s;
}

/// A project of these sources and of nothing else that a sample could need.
ProjectDocument projectOf(const QString &source, const QString &notes = {})
{
    ProjectDocument document;
    document.project.sources = {u"a.cl"_s};
    document.project.notes = u"notes.md"_s;
    document.texts = {{u"a.cl"_s, source}, {u"notes.md"_s, notes}};
    return document;
}

QList<Sample> inventedSamples()
{
    QList<Sample> samples(3);
    samples[0].path = u"/s/vector-add/vector-add.kscope"_s;
    samples[0].title = u"Adding"_s;
    samples[0].topics = QStringList{u"get_global_id"_s};
    samples[1].path = u"/s/tree/tree.kscope"_s;
    samples[1].title = u"A tree"_s;
    samples[1].chapter = u"Reductions"_s;
    samples[1].topics = QStringList{u"barrier"_s, u"local memory"_s};
    samples[1].notes = u"Speaks of coalescing."_s;
    samples[2].path = u"/s/race/race.kscope"_s;
    samples[2].notes = u"No barrier and no vectors."_s;
    return samples;
}

/// The browser, shown, with its cards.
struct ShownSamples
{
    explicit ShownSamples(const QString &folder = ourSamples(), const QSize &size = {1400, 800}) : browser(appearance, folder)
    {
        browser.resize(size);
        browser.show();
        browser.activateWindow();
        cards = browser.findChildren<SampleCard *>();
        search = browser.findChild<QLineEdit *>();
    }
    QStringList visible() const
    {
        QStringList names;
        for (const SampleCard *card : cards) {
            if (card->isVisible())
                names << QFileInfo(card->sample().path).baseName();
        }
        return names;
    }
    Appearance appearance;
    SampleBrowser browser;
    QList<SampleCard *> cards;
    QLineEdit *search = nullptr;
};

} // namespace

class TestSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstSentence_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("after the heading") << u"# Title\n\nOne `two` *three*. Four."_s << u"One two three."_s;
        QTest::newRow("over lines") << u"One\ntwo.\n"_s << u"One two."_s;
        QTest::newRow("a product is no emphasis") << u"C = A * B for matrices."_s << u"C = A * B for matrices."_s;
        QTest::newRow("a link") << u"See [this](that.html) now."_s << u"See this now."_s;
        QTest::newRow("a comment is not shown") << u"# Title\n<!-- show: memory, line 4 -->\n\nOne.\n"_s << u"One."_s;
        QTest::newRow("no full stop") << u"Just words\n\nMore."_s << u"Just words"_s;
    }
    void theFirstSentence()
    {
        QFETCH(QString, markdown);
        QTEST(firstSentenceOfNotes(markdown), "sentence");
    }

    /// A change of theme or scale resizes the browser while Qt walks over all widgets: none may go then.
    void aResizeKeepsTheCards()
    {
        Appearance appearance;
        SampleBrowser browser(appearance, qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples"_s);
        browser.resize(1400, 800);
        browser.show();
        QList<QPointer<SampleCard>> cards;
        for (SampleCard *card : browser.findChildren<SampleCard *>())
            cards << card;
        QVERIFY(cards.size() >= 4);
        const qsizetype last = cards.size() - 1; // Of one chapter, as the one before it.
        QCoreApplication::processEvents();
        QCOMPARE(cards[last - 1]->y(), cards[last]->y());
        browser.resize(500, 800);
        QVERIFY(std::ranges::all_of(cards, [](const auto &card) { return !card.isNull(); }));
        QCoreApplication::processEvents();
        QCOMPARE(cards[last - 1]->x(), cards[last]->x());
        QVERIFY(cards[last]->y() > cards[last - 1]->y());
    }

    void ourSamplesHaveTitlesAndNotes()
    {
        const auto samples = samplesIn(qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples"_s);
        QVERIFY(samples.size() >= 4);
        for (const Sample &sample : samples) {
            QVERIFY2(!sample.title.isEmpty(), qPrintable(sample.path));
            QVERIFY2(!sample.sentence.isEmpty() && !sample.sentence.contains("show:"), qPrintable(sample.sentence));
            QVERIFY2(!sample.picture.isEmpty(), qPrintable(sample.path));
            QVERIFY2(!sample.chapter.isEmpty(), qPrintable(sample.path + " is not listed in contents.txt"));
        }
    }

    void contentsGiveTheOrderAndWhatTheyLeaveOutComesLast()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            return QDir(folder.path()).mkpath(QFileInfo(name).path()) && file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        for (const char *name : {"a", "b", "c"})
            QVERIFY(write(QString("%1/%1.kscope").arg(name), QByteArray(R"({ "kernelscope": 1, "title": ")") + name + "\" }"));
        QVERIFY(write("contents.txt", "// A comment\n# First\nc\n\n# Second\ngone\na\n"));
        QStringList found;
        for (const Sample &sample : samplesIn(folder.path()))
            found << sample.title + ':' + sample.chapter;
        QCOMPARE(found, QStringList({"c:First", "a:Second", "b:"}));
    }

    void topicsAreWhatTheSourcesUse_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("topics");
        QTest::newRow("functions that are called")
            << u"kernel void f(global int *x, int length) { x[get_global_id(0)] = max (length, 1); }"_s
            << QStringList{"get_global_id", "max"};
        QTest::newRow("once each") << u"barrier(f); barrier(f);"_s << QStringList{"barrier"};
        QTest::newRow("memory") << u"__local int a[4]; constant int b = 1;"_s << QStringList{"local memory", "constant memory"};
        QTest::newRow("not in comments and strings")
            << u"/* barrier( */ // sqrt(\n printf(\"get_local_id(0) \\\" exp(\"); int local_sum;"_s << QStringList{"printf"};
        QTest::newRow("images") << u"void f(read_only image2d_t a, sampler_t s) { read_imagef(a, s, at); }"_s
                                << QStringList{"images", "samplers", "read_imagef"};
        QTest::newRow("a comment without an end") << u"sqrt(2); /* barrier("_s << QStringList{"sqrt"};
    }
    void topicsAreWhatTheSourcesUse()
    {
        QFETCH(QString, source);
        QTEST(topicsOf(projectOf(source)), "topics");
    }

    void topicsAreOfThePlanAndTheNotesToo()
    {
        ProjectDocument document = projectOf({}, u"Each *data race*, a **barrier-divergence**, *no such thing*: data race.\n"
                                                 "<!-- findings: endless-loop in a, none in b -->"_s);
        RepeatStep repeat;
        repeat.steps = {Step{{}, u"io"_s, {u"a"_s}, SwapStep{u"a"_s, u"b"_s}}};
        document.project.plan = {Step{{}, {}, {}, repeat}};
        QCOMPARE(topicsOf(document),
                 QStringList({"data-race", "barrier-divergence", "endless-loop", "\"repeat\"", "\"swap\"", "queues", "\"after\""}));
    }

    void needsAreDerived()
    {
        QCOMPARE(needsOf(projectOf(u"float a; // double"_s)), QList<SampleNeed>());
        QCOMPARE(needsOf(projectOf(u"double2 a;"_s)), (QList<SampleNeed>{{u"double precision"_s, false}}));
        QCOMPARE(needsOf(projectOf(u"#ifdef cl_khr_fp64\ndouble a;\n#endif"_s)), (QList<SampleNeed>{{u"double precision"_s, true}}));
        QCOMPARE(needsOf(projectOf(u"get_sub_group_id(); memory_scope_sub_group;"_s)), (QList<SampleNeed>{{u"sub-groups"_s, false}}));
        QCOMPARE(needsOf(projectOf(u"read_write image3d_t a"_s)), (QList<SampleNeed>{{u"images"_s, false}}));
        const auto vectorAdd = loadProject(ourSamples() + u"/vector-add"_s);
        QVERIFY(vectorAdd);
        QCOMPARE(needsOf(*vectorAdd), (QList<SampleNeed>{{u"shared virtual memory"_s, true}}));
        ProjectDocument standard = projectOf({});
        standard.project.build.standard = u"CL3.0"_s;
        QCOMPARE(needsOf(standard), (QList<SampleNeed>{{u"OpenCL C 3.0"_s, false}}));
    }

    void aDeviceLacksWhatIsNeededWithoutACondition()
    {
        DeviceInfo device;
        device.languageStandards = {u"CL1.2"_s};
        const QList<SampleNeed> needs{{u"OpenCL C 3.0"_s, false}, {u"images"_s, false}, {u"double precision"_s, true}};
        QCOMPARE(lackingOn(needs, device), QStringList({"OpenCL C 3.0", "images"}));
        device.languageStandards << u"CL3.0"_s;
        device.imageSupport = true;
        QCOMPARE(lackingOn(needs, device), QStringList());
    }

    void wordsAreFoundInTheNotesOnlyWhereNothingElseHasThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<qsizetype>>("found");
        QTest::newRow("nothing") << u" "_s << QList<qsizetype>{0, 1, 2};
        QTest::newRow("a function") << u"barrier"_s << QList<qsizetype>{1};
        QTest::newRow("half of one") << u"get_glob"_s << QList<qsizetype>{0};
        QTest::newRow("capitals") << u"TREE"_s << QList<qsizetype>{1};
        QTest::newRow("the folder") << u"vector"_s << QList<qsizetype>{0};
        QTest::newRow("a chapter") << u"reductions local"_s << QList<qsizetype>{1};
        QTest::newRow("notes") << u"coalescing"_s << QList<qsizetype>{1};
        QTest::newRow("each word") << u"barrier get_global_id"_s << QList<qsizetype>{};
        QTest::newRow("nobody has it") << u"quux"_s << QList<qsizetype>{};
    }
    void wordsAreFoundInTheNotesOnlyWhereNothingElseHasThem()
    {
        QFETCH(QString, text);
        QTEST(samplesWith(text, inventedSamples()), "found");
    }

    /// Chapters stay together.
    void whatHasTheWordsInItsTitleComesFirst()
    {
        QList<Sample> samples(5);
        const QStringList titles{u"Sums"_s, u"Other"_s, u"Barriers"_s, u"A barrier in a branch"_s, u"Last"_s};
        const QStringList chapters{u"One"_s, u"Two"_s, u"Two"_s, u"Two"_s, QString()};
        for (qsizetype i = 0; i < samples.size(); ++i) {
            samples[i].path = u"/s/%1/%1.kscope"_s.arg(i);
            samples[i].title = titles[i];
            samples[i].chapter = chapters[i];
            samples[i].topics = QStringList{u"barrier"_s};
        }
        QCOMPARE(samplesWith(u"barrier"_s, samples), (QList<qsizetype>{2, 3, 1, 0, 4}));
        QCOMPARE(samplesWith({}, samples), (QList<qsizetype>{0, 1, 2, 3, 4}));
    }

    void enterOpensTheFirstThatIsFound()
    {
        Appearance appearance;
        const QList<Sample> samples = samplesIn(ourSamples());
        SampleBrowser browser(appearance, ourSamples());
        browser.show();
        QSignalSpy chosen(&browser, &SampleBrowser::sampleChosen);
        auto *search = browser.findChild<QLineEdit *>();
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(chosen.size(), 0); // Nothing was searched for.
        search->setText(u"reduction"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.takeFirst().first().toString(), samples[samplesWith(u"reduction"_s, samples).first()].path);
        search->setText(u"interleaved-reduction"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.first().first().toString().contains(u"interleaved-reduction"_s));
    }

    void whatIsNewInASampleNoneBeforeItHas()
    {
        QStringList known;
        for (const Sample &sample : samplesIn(ourSamples())) {
            for (const QString &topic : sample.topics)
                QCOMPARE(sample.news.contains(topic), !known.contains(topic));
            known << sample.topics;
        }
        QVERIFY(known.contains(u"barrier"_s) && known.contains(u"data-race"_s));
    }

    void theBrowserShowsWhatIsSearched()
    {
        ShownSamples shown;
        const QStringList all = shown.visible();
        QVERIFY(all.size() >= 9);
        QTest::keyClicks(shown.search, u"atomic_inc"_s);
        QVERIFY2(shown.visible().contains(u"lost-update"_s), qPrintable(shown.visible().join(u' ')));
        QVERIFY(!shown.visible().contains(u"vector-add"_s));
        for (const SampleCard *card : shown.cards) {
            if (card->isVisible())
                QVERIFY2(card->accessibleDescription().contains(u"Has: atomic_inc"), qPrintable(card->accessibleDescription()));
        }
        shown.search->setText(u"no such thing anywhere"_s);
        QCOMPARE(shown.visible(), QStringList());
        QTest::keyClick(shown.search, Qt::Key_Escape);
        QCOMPARE(shown.visible(), all);
    }

    void whatWasSearchedBeforeGivesWay()
    {
        ShownSamples shown;
        QTest::keyClicks(shown.search, u"tree"_s);
        shown.browser.hide();
        shown.browser.show();
        shown.browser.setFocus();
        QCOMPARE(shown.search->selectedText(), u"tree"_s);
        QTest::keyClicks(shown.search, u"lost"_s);
        QCOMPARE(shown.search->text(), u"lost"_s);
    }

    void whereThereAreNoneANewProjectIsOffered()
    {
        const Appearance appearance;
        QTemporaryDir folder;
        SampleBrowser browser(appearance, folder.path());
        browser.resize(1280, 600);
        browser.show();
        auto *page = browser.findChild<EmptyPage *>();
        QVERIFY(page && page->isVisible());
        QVERIFY(std::ranges::none_of(browser.findChildren<QLabel *>(), [page](const QLabel *label) { // Nothing else is said.
            return label->isVisible() && !label->text().isEmpty() && !page->isAncestorOf(label);
        }));
        QSignalSpy wanted(&browser, &SampleBrowser::newWanted);
        page->findChild<QPushButton *>()->click();
        QCOMPARE(wanted.size(), 1);
    }

    void aChapterIsShownAlone()
    {
        ShownSamples shown;
        const QString chapter = shown.cards.last()->sample().chapter;
        for (QToolButton *button : shown.browser.findChildren<QToolButton *>()) {
            if (button->text() == chapter)
                button->click();
        }
        for (const SampleCard *card : shown.cards)
            QCOMPARE(card->isVisible(), card->sample().chapter == chapter);
    }

    void theKeyboardGoesFromCardToCard()
    {
        ShownSamples shown;
        QVERIFY(QTest::qWaitForWindowActive(&shown.browser));
        shown.search->setFocus();
        QTest::keyClick(shown.search, Qt::Key_Down);
        QVERIFY(shown.cards[0]->hasFocus());
        QTest::keyClick(shown.cards[0], Qt::Key_Right);
        QVERIFY(shown.cards[1]->hasFocus());
        QTest::keyClick(shown.cards[1], Qt::Key_Left);
        QTest::keyClick(shown.cards[0], Qt::Key_Left); // There is nothing: it stays.
        QVERIFY(shown.cards[0]->hasFocus());
        QTest::keyClick(shown.cards[0], Qt::Key_Down);
        QVERIFY(qobject_cast<SampleCard *>(QApplication::focusWidget())->y() > shown.cards[0]->y());
        QSignalSpy chosen(&shown.browser, &SampleBrowser::sampleChosen);
        shown.cards[0]->setFocus();
        QTest::keyClick(shown.cards[0], Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), shown.cards[0]->sample().path);
    }

    void picturesAreReadWhenTheyComeInSight()
    {
        ShownSamples shown(ourSamples(), {500, 400});
        QVERIFY(QTest::qWaitForWindowExposed(&shown.browser));
        QTRY_VERIFY(shown.cards.first()->hasPicture());
        QTRY_VERIFY(!shown.browser.isPreparing());
        QVERIFY(!shown.cards.last()->hasPicture());
        shown.search->setText(QFileInfo(shown.cards.last()->sample().path).baseName());
        QTRY_VERIFY(shown.cards.last()->hasPicture());
    }

    void aPictureWithALightGroundIsTurnedRoundForADarkOne()
    {
        const QColor ground(0x1f232a);
        QImage picture(2, 1, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        picture.setPixelColor(1, 0, Qt::black);
        const QImage turned = onDarkGround(picture, ground);
        QCOMPARE(turned.pixelColor(0, 0), ground);
        QCOMPARE(turned.pixelColor(1, 0), QColor(Qt::white));
        picture.fill(Qt::transparent);
        QCOMPARE(onDarkGround(picture, ground), picture);
    }

    void aLargePictureFillsItsPlace()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"large.svg"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"(<svg width="1000" height="2000"><rect width="1000" height="2000" fill="red"/></svg>)");
        file.close();
        const QImage picture = tintedPicture(file.fileName(), Qt::black, {200, 96});
        QCOMPARE(picture.pixelColor(199, 95), QColor(Qt::red));
        QVERIFY(!tintedPicture(folder.filePath(u"none.svg"_s), Qt::black, {200, 96}).isNull()); // Nothing to see, but no crash.
    }

    void aCardSaysWhatTheDeviceLacks()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"a"_s));
        QFile file(folder.filePath(u"a/a.kscope"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "kernelscope": 1, "title": "A", "build": { "standard": "CL3.0" } })");
        file.close();
        ShownSamples shown(folder.path());
        QCOMPARE(shown.cards.size(), 1);
        QVERIFY(!shown.cards[0]->accessibleDescription().contains(u"absent"));
        DeviceInfo device;
        device.name = u"a device"_s;
        shown.browser.setDevice(device);
        QVERIFY2(shown.cards[0]->accessibleDescription().contains(u"Needs: OpenCL C 3.0 (absent here)."),
                 qPrintable(shown.cards[0]->accessibleDescription()));
    }

    void aRecoveryFileGivesTheProjectBack()
    {
        auto document = loadProject(qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples/matmul"_s);
        QVERIFY(document);
        document->texts[u"matmul.cl"_s] += u"// edited\n"_s;
        const auto back = fromRecoveryBytes(recoveryBytes(*document));
        QVERIFY(back);
        QCOMPARE(*back, *document);
        QVERIFY(!fromRecoveryBytes("garbage"));
    }

    void onlyFilesOfWindowsThatAreGoneAreLeftBehind()
    {
        QTemporaryDir folder;
        const auto document = loadProject(qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples/matmul"_s);
        QVERIFY(document);
        for (const char *name : {"/gone.recovery", "/open.recovery"}) {
            QFile file(folder.path() + QString::fromLatin1(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(recoveryBytes(*document));
        }
        QLockFile open(folder.path() + u"/open.recovery.lock"_s);
        QVERIFY(open.tryLock(0));
        const auto left = Recovery::leftBehind(folder.path());
        QCOMPARE(left.size(), 1);
        QVERIFY(left[0].file.endsWith(u"gone.recovery"));
        Recovery::discard(left[0]);
        QVERIFY(Recovery::leftBehind(folder.path()).isEmpty());
    }
};

QTEST_MAIN(TestSamples)
#include "tst_samples.moc"

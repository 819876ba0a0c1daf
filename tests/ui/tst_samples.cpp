#include <QTemporaryDir>
#include <QLockFile>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include "project/ProjectDocument.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/samples/SampleCatalog.h"
#include "ui/theme/Appearance.h"
#include "ui/window/Recovery.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstSentence_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("behind the heading") << u"# Title\n\nOne `two` *three*. Four."_s << u"One two three."_s;
        QTest::newRow("over lines") << u"One\ntwo.\n"_s << u"One two."_s;
        QTest::newRow("a product is no emphasis") << u"C = A * B for matrices."_s << u"C = A * B for matrices."_s;
        QTest::newRow("a link") << u"See [this](that.html) now."_s << u"See this now."_s;
        QTest::newRow("a comment is not shown") << u"# Title\n<!-- show: memory, line 4 -->\n\nOne.\n"_s << u"One."_s;
        QTest::newRow("no full stop") << u"Just words\n\nMore."_s << u"Just words"_s;
    }
    void theFirstSentence()
    {
        QFETCH(QString, markdown);
        QTEST(firstSentence(markdown), "sentence");
    }

    /// A change of theme or scale resizes the browser while Qt walks over all widgets: none may go then.
    void aResizeKeepsTheCards()
    {
        Appearance appearance;
        SampleBrowser browser(appearance, qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/samples"_s);
        browser.resize(1400, 800);
        browser.show();
        QList<QPointer<QPushButton>> cards;
        for (QPushButton *card : browser.findChildren<QPushButton *>())
            cards << card;
        QVERIFY(cards.size() >= 4);
        QCoreApplication::processEvents();
        QCOMPARE(cards[0]->y(), cards[1]->y());
        browser.resize(500, 800);
        QVERIFY(std::ranges::all_of(cards, [](const auto &card) { return !card.isNull(); }));
        QCoreApplication::processEvents();
        QCOMPARE(cards[0]->x(), cards[1]->x());
        QVERIFY(cards[1]->y() > cards[0]->y());
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
        QVERIFY(write("contents.txt", "# First\nc\n\n# Second\ngone\na\n"));
        QStringList found;
        for (const Sample &sample : samplesIn(folder.path()))
            found << sample.title + ':' + sample.chapter;
        QCOMPARE(found, QStringList({"c:First", "a:Second", "b:"}));
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

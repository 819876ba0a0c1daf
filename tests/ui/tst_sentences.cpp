#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include "ui/models/Sentences.h"
#include "ui/settings/Language.h"

using namespace kernelscope;

/// What the engine says is known by its form.
class TestSentences : public QObject
{
    Q_OBJECT

    Language m_language;

private Q_SLOTS:
    void cleanup()
    {
        m_language.use("en");
        QLocale::setDefault(QLocale::c());
    }

    void inEnglishNothingChanges()
    {
        const QString text = "The run was stopped.";
        QCOMPARE(inLanguage(text), text);
    }

    void whatIsNotKnownStays()
    {
        m_language.use("de");
        QCOMPARE(inLanguage("The tin was opened."), QString("The tin was opened."));
        QCOMPARE(inLanguage("The tin was opened. The run was stopped."), QString("The tin was opened. Der Lauf wurde abgebrochen."));
        QCOMPARE(inLanguage(QString()), QString());
    }

    void namesStay()
    {
        m_language.use("de");
        QCOMPARE(inLanguage("Launch \"a value\" was left out: its condition \"the local size\" is false."),
                 QString("Start \"a value\" wurde ausgelassen: die Bedingung \"the local size\" ist falsch."));
        QCOMPARE(inLanguage("there is no buffer \"x%2\"."), QString("es gibt keinen Puffer \"x%2\"."));
    }

    void findingsAreWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("race")
            << "Two work-items use plain[0] and nothing orders them: work-item 0 stores 1 at lost-update.cl:4, work-item 1 "
               "stores 2 at lost-update.cl:4. Use atomics, or give each work-item an element of its own. Results depend on "
               "the order: plain[0] is 64 after the launch, but 1 when each loads before any stores; so 1 of 1 elements "
               "depend on it.";
        QTest::newRow("lost update")
            << "An update of figure[0] is lost: work-item 0 loads 0 at in-step.cl:7, work-item 1 loads 0 at in-step.cl:7, "
               "then work-item 0 stores 1 at in-step.cl:9, work-item 1 stores 1 at in-step.cl:9. Each stores what it "
               "made from its own load, and both loads come before both stores, so that one store does away with "
               "what the other did. Update it atomically (atomic_add and the like), or let one work-item do it. All "
               "buffers came out the same here in reverse order of the work-items and when each loads before any stores.";
        QTest::newRow("outside")
            << "Work-item 0 loads from data[-1] at out-of-bounds.cl:10, but data has 256 elements: 1 element before its "
               "start. The access was left out of the traced run (a load gave 0).";
        QTest::newRow("outside, in short")
            << "Work-item 255 loads from data[256] at out-of-bounds.cl:10, but data has 256 elements: 1 element behind its last.";
        QTest::newRow("race between groups")
            << "Two work-items use total[0] and nothing orders them: work-item 0 of work-group 0 loads 0 at "
               "a.cl:15, work-item 64 of work-group 1 stores 563 at a.cl:15.";
        QTest::newRow("unordered")
            << "The step \"send-hasty\" (queue transfers) writes and the launch \"hasty\" (queue default) reads elements 0 to "
               "65535 of the buffer \"hasty\" (bytes 0 to 262143), and nothing orders them: neither \"after\", nor the "
               "order of a queue, nor a barrier, nor finish. Give the step \"hasty\" \"after\": [\"send-hasty\"], or put "
               "both into one queue that is in order.";
        QTest::newRow("problem")
            << "Launch \"go\": the local size 3 does not divide the global size 8 in x, and this device has no work-groups of "
               "different sizes. Use the local size 2, or the global size 9 with a guard in the kernel, if "
               "(get_global_id(0) < 8).";
    }
    /// Names come from projects, which may be made to hold the window up: the test's time limit is what it would run into.
    void oddTextsEndSoon_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("the same word") << QString("work-item ").repeated(199);
        QTest::newRow("what joins") << QString("use at, and ; : in ").repeated(100);
        QTest::newRow("sentences") << QString("A. ").repeated(660);
        QTest::newRow("no words") << QString(1999, ' ');
        QTest::newRow("a beginning without its end")
            << "Two work-items use " + QString("x and nothing orders them: y, ").repeated(60) + "z";
        QTest::newRow("long") << QString("Work-item 0 loads from a at b, ").repeated(100'000);
    }
    void oddTextsEndSoon()
    {
        QFETCH(QString, text);
        for (const char *code : {"de", "zh_CN"}) {
            m_language.use(code);
            QVERIFY(!inLanguage(text).isEmpty());
        }
    }
    void findingsAreWhole()
    {
        QFETCH(QString, text);
        static const QRegularExpression english("\\b(the|and|that|its|before|which)\\b", QRegularExpression::CaseInsensitiveOption);
        for (const char *code : {"de", "zh_CN"}) {
            m_language.use(code);
            const QString told = inLanguage(text);
            QVERIFY2(!told.contains(english), qPrintable(told));
        }
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"

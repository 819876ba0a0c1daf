#include <QTest>

#include "ui/layout/FuzzyMatch.h"

using namespace kernelscope;

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesLettersInOrder_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("matches");
        QTest::newRow("empty") << ""
                               << "Run" << true;
        QTest::newRow("whole") << "run"
                               << "Run" << true;
        QTest::newRow("initials") << "sr"
                                  << "Show Results" << true;
        QTest::newRow("spaces") << "show res"
                                << "Show Results" << true;
        QTest::newRow("wrong order") << "nur"
                                     << "Run" << false;
        QTest::newRow("too long") << "runn"
                                  << "Run" << false;
        QTest::newRow("empty text") << "a"
                                    << "" << false;
    }
    void matchesLettersInOrder()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QTEST(fuzzyScore(pattern, text).has_value(), "matches");
    }

    void theBetterMatchScoresMore_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::newRow("in a row") << "run"
                                  << "Run"
                                  << "Return";
        QTest::newRow("word starts") << "sr"
                                     << "Show Results"
                                     << "Last run";
        QTest::newRow("word starts after a sign") << "lo"
                                                  << "build_log"
                                                  << "hello";
        QTest::newRow("shorter") << "mat"
                                 << "matmul.cl"
                                 << "matmul_tiled_and_padded.cl";
        QTest::newRow("start of the text") << "op"
                                           << "Open"
                                           << "Stop";
    }
    void theBetterMatchScoresMore()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        QVERIFY(fuzzyScore(pattern, better).value() > fuzzyScore(pattern, worse).value_or(-1000));
    }

    void isQuickWhereEveryLetterIsTheSame()
    {
        QVERIFY(fuzzyScore(QString(64, 'a'), QString(100'000, 'a')));
        QVERIFY(!fuzzyScore(QString(60, 'a') + 'b', QString(100'000, 'a')));
    }
};

QTEST_APPLESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzymatch.moc"

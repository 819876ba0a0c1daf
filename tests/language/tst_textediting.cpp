#include <QtTest>

#include "language/TextEditing.h"

using namespace kernelscope;

/// Places in UTF-16, edits that fit, and edits that don't.
class TestTextEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreCountedInUtf16()
    {
        const QString text = QString::fromUtf8("a\u00e4\U0001F600b\r\nc\rd\n");
        const TextLines lines(text);
        QCOMPARE(lines.offsetOf({0, 4}), std::optional<qsizetype>(4)); // b
        QCOMPARE(lines.offsetOf({0, 5}), std::optional<qsizetype>(5)); // before the line's end
        QVERIFY(!lines.offsetOf({0, 6}));                              // inside of it
        QVERIFY(!lines.offsetOf({0, 3}));                              // inside of the character
        QCOMPARE(lines.offsetOf({1, 1}), std::optional<qsizetype>(8));
        QCOMPARE(lines.offsetOf({2, 0}), std::optional<qsizetype>(9));
        QCOMPARE(lines.offsetOf({3, 0}), std::optional<qsizetype>(11));
        QVERIFY(!lines.offsetOf({3, 1}));
        QVERIFY(!lines.offsetOf({4, 0}));
        QVERIFY(!lines.offsetOf({-1, 0}));
        QVERIFY(!lines.offsetOf({0, -1}));
        QVERIFY(!lines.offsetOf({0, 2147483647}));
        for (const qsizetype offset : {0, 1, 4, 7, 8, 9, 11})
            QCOMPARE(lines.offsetOf(lines.pointOf(offset)), std::optional<qsizetype>(offset));
    }

    void editsAreMadeTogether()
    {
        const QString text = "one two\nthree\n";
        const auto made =
            replacementsOf(text, {{{{1, 0}, {1, 5}}, "3"}, {{{0, 4}, {0, 7}}, "2"}, {{{0, 0}, {0, 0}}, "("}, {{{0, 0}, {0, 3}}, "1"}});
        QVERIFY(made);
        QCOMPARE(replaced(text, *made), QString("(1 2\n3\n"));
    }

    void whatDoesNotFitIsRefused()
    {
        const QString text = "one\ntwo\n";
        QVERIFY(!replacementsOf(text, {{{{0, 0}, {0, 4}}, ""}}));
        QVERIFY(!replacementsOf(text, {{{{0, 2}, {0, 1}}, ""}}));
        QVERIFY(!replacementsOf(text, {{{{5, 0}, {6, 0}}, ""}}));
        QVERIFY(!replacementsOf(text, {{{{0, 0}, {0, 2}}, "a"}, {{{0, 1}, {0, 3}}, "b"}}));
        QVERIFY(!replacementsOf(text, {{{{0, 0}, {1, 2}}, "a"}, {{{1, 0}, {1, 1}}, "b"}}));
    }

    void theDifferenceMakesTheOther_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("a letter") << "abc\ndef\n"
                                  << "abc\ndxef\n";
        QTest::newRow("the same letters") << "aaaa"
                                          << "aaaaa";
        QTest::newRow("all") << ""
                             << "abc\n";
        QTest::newRow("none") << "abc\n"
                              << "";
        QTest::newRow("line ends") << "a\r\nb"
                                   << "a\nb";
        QTest::newRow("half of a character") << QString::fromUtf8("\U0001F600") << QString::fromUtf8("\U0001F601");
        QTest::newRow("half of another") << QString::fromUtf8("x\U0001F600y") << QString::fromUtf8("x\U0001F300\U0001F600y");
    }
    void theDifferenceMakesTheOther()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        for (const auto &[from, to] : {std::pair(before, after), std::pair(after, before)}) {
            const auto edit = differenceOf(from, to);
            QVERIFY(edit);
            const auto made = replacementsOf(from, {*edit});
            QVERIFY(made);
            QCOMPARE(replaced(from, *made), to);
        }
        QVERIFY(!differenceOf(before, before));
    }
};

QTEST_GUILESS_MAIN(TestTextEditing)
#include "tst_textediting.moc"

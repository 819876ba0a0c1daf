#include <QTest>

#include "ui/models/TextDiff.h"
#include "ui/models/TextSearch.h"

using namespace kernelscope;

class TestTextSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TextQuery>("query");
        QTest::addColumn<QList<int>>("begins");
        QTest::newRow("nothing is wanted") << "aaa" << TextQuery{""} << QList<int>{};
        QTest::newRow("letters of any case") << "sum Sum SUM" << TextQuery{"sum"} << QList<int>{0, 4, 8};
        QTest::newRow("their case") << "sum Sum SUM" << TextQuery{.text = "Sum", .matchCase = true} << QList<int>{4};
        QTest::newRow("whole words") << "i + ii + i2 + _i + i" << TextQuery{.text = "i", .wholeWords = true} << QList<int>{0, 19};
        QTest::newRow("a word that is none") << "a+=b a+ =b" << TextQuery{.text = "+=", .wholeWords = true} << QList<int>{};
        QTest::newRow("signs mean themselves") << "a[i] ai a.i" << TextQuery{"[i]"} << QList<int>{1};
        QTest::newRow("a pattern") << "f(1) f(22) f()" << TextQuery{.text = "f\\(\\d+\\)", .isPattern = true} << QList<int>{0, 5};
        QTest::newRow("lines") << "int a;\nint b;\n int c;" << TextQuery{.text = "^int", .isPattern = true} << QList<int>{0, 7};
        QTest::newRow("begins of lines") << "a\n\nb" << TextQuery{.text = "^", .isPattern = true} << QList<int>{0, 2, 3};
        QTest::newRow("ends of lines") << "a\n\nb" << TextQuery{.text = "$", .isPattern = true} << QList<int>{1, 2, 4};
        QTest::newRow("begins of lines of Windows") << "a\r\n\r\nb" << TextQuery{.text = "^", .isPattern = true} << QList<int>{0, 3, 5};
        QTest::newRow("ends of lines of Windows") << "a\r\n\r\nb" << TextQuery{.text = "$", .isPattern = true} << QList<int>{1, 3, 6};
        QTest::newRow("empty lines") << "a\n\nb\n\n" << TextQuery{.text = "^$", .isPattern = true} << QList<int>{2, 5};
        QTest::newRow("empty ones") << "xab" << TextQuery{.text = "x*", .isPattern = true} << QList<int>{0, 2, 3};
        QTest::newRow("whole lines") << "int a;\n\nint b;\n" << TextQuery{.text = ".*", .isPattern = true} << QList<int>{0, 7, 8, 15};
        QTest::newRow("none in a pair") << "\U0001F600" << TextQuery{.text = "x*", .isPattern = true} << QList<int>{0, 2};
        QTest::newRow("they don't overlap") << "aaaa" << TextQuery{"aa"} << QList<int>{0, 2};
        QTest::newRow("any language") << "größe Größe" << TextQuery{.text = "GRÖSSE|größe", .isPattern = true} << QList<int>{0, 6};
    }

    void finds()
    {
        QFETCH(QString, text);
        QFETCH(TextQuery, query);
        const auto found = findText(text, query);
        QVERIFY(found);
        QVERIFY(found->isComplete);
        QList<int> begins;
        for (const TextMatch &match : found->matches)
            begins << int(match.begin);
        QTEST(begins, "begins");
    }

    void textsDifferInLinesWithSomeAround()
    {
        const auto shown = [](const QString &before, const QString &now) {
            QStringList lines;
            for (const DiffLine &line : textDiff(before, now))
                lines << QStringList{"", " ", "-", "+"}[int(line.kind)] + line.text;
            return lines.join('|');
        };
        QCOMPARE(shown("a\nb\n", "a\nb\n"), QString());
        QCOMPARE(shown("a\nb\nc", "a\nx\ny\nc"), QString("@@ -1 +1 @@| a|-b|+x|+y| c"));
        QCOMPARE(shown("a", "b"), QString("@@ -1 +1 @@|-a|+b"));
        QCOMPARE(shown("1\n2\n3\n4\n5\n6\n7\n8\n9\nb", "a\n1\n2\n3\n4\n5\n6\n7\n8\n9"),
                 QString("@@ -1 +1 @@|+a| 1| 2| 3|@@ -7 +8 @@| 7| 8| 9|-b"));
    }

    void aWrongPatternIsSaid()
    {
        const auto found = findText("text", {.text = "a(b", .isPattern = true});
        QVERIFY(!found);
        QVERIFY2(found.error().message.contains("character 4") && found.error().message.contains("parenthesis"),
                 qPrintable(found.error().message));
    }

    void aPatternThatTakesForeverEnds()
    {
        const auto found = findText(QString(40, 'a') + '!', {.text = "(a+)+$", .isPattern = true});
        QVERIFY(found && found->matches.isEmpty() && !found->isComplete);
    }

    void noMoreThanSoMany()
    {
        const auto found = findText(QString(300'000, 'a'), {"a"});
        QVERIFY(found && !found->isComplete);
        QVERIFY(found->matches.size() <= 100'000 && !found->matches.isEmpty());
    }

    void whatReplaces()
    {
        const TextQuery pattern{.text = "(\\w+)\\[(\\w+)\\]", .isPattern = true};
        const auto found = findText("x = a[i];", pattern);
        QVERIFY(found && found->matches.size() == 1);
        QCOMPARE(replacementOf(found->matches.first(), pattern, "load(\\1, \\2)\\n\\0\\\\"), QString("load(a, i)\na[i]\\"));
        QCOMPARE(replacementOf(found->matches.first(), pattern, "$2 + $1 \\$1 $"), QString("i + a $1 $"));
        QCOMPARE(replacementOf({0, 1, {}}, {"a"}, "\\1"), QString("\\1"));
    }
};

QTEST_GUILESS_MAIN(TestTextSearch)
#include "tst_textsearch.moc"

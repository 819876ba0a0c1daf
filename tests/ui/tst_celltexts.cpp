#include <QTest>

#include "ui/models/CellTexts.h"

using namespace kernelscope;

/// Values in the cells of a grid: one size, the same decimals, nothing cut.
class TestCellTexts : public QObject
{
    Q_OBJECT

    static QFont font()
    {
        QFont font(QStringLiteral("DejaVu Sans Mono"));
        font.setPointSizeF(12);
        return font;
    }
    static double room(int characters) { return QFontMetricsF(font()).horizontalAdvance(QString(characters, u'0')) + 0.5; }
    static QStringList shown(const QStringList &values, int characters)
    {
        const CellTexts texts(values, font(), room(characters));
        QStringList all;
        for (const QString &value : values)
            all << texts.shown(value);
        return all;
    }

private Q_SLOTS:
    void written_data()
    {
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<int>("characters");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char *values, int characters, const char *expected) {
            QTest::newRow(name) << QString(values).split(' ') << characters << QString(expected).split(' ');
        };
        row("whole numbers", "1 22 -3", 4, "1 22 -3");
        row("in groups of three where all have room", "1024 7 -65536.5", 9, "1,024 7 -65,536.5");
        row("else all without", "1024 7 -65536.5", 8, "1024 7 -65536.5");
        row("as they are", "1.5 2.25 3", 5, "1.5 2.25 3");
        row("rounded alike", "2.0251 0.4994 7.988", 5, "~2.03 ~0.50 ~7.99");
        row("as many decimals as the longest leaves", "12345.6789 0.5 2.25", 7, "~12345.7 0.5 ~2.3");
        row("small is not nothing", "9.5 0.004", 5, "9.5 0.004");
        row("small has no space for its exponent", "0.5 0.0000000005", 3, "0.5 ~0");
        row("an exponent makes the others no smaller", "0.25 2.53e-5 1", 4, "0.25 ~0 1");
        row("an exponent stays", "1e+20 2.5", 6, "1e+20 2.5");
        row("too long to be read", "123456789012 7", 4, "\u2026 7");
        row("a long one makes the others no smaller", "123456789012 7 8 9 10 11 12 13 14 15 16 17", 2,
            "\u2026 7 8 9 10 11 12 13 14 15 16 17");
        row("a fraction is not rounded to a whole", "-0.86 0.6 0.04", 4, "-0.86 0.6 0.04");
        row("nor where it has no space then", "-0.86 7", 2, "\u2026 7");
        row("none has room", "(1,2,3,4) (5,6,7,8)", 3, " ");
        row("as long as its mark", "9.97 2.04", 3, "9.97 2.04");
        row("rounding may take a digit more", "9.9721 2.0416", 4, "~10 ~2.0");
        row("no number", "(1,2) nan", 5, "(1,2) nan");
    }
    void written()
    {
        QFETCH(QStringList, values);
        QFETCH(int, characters);
        QFETCH(QStringList, expected);
        QCOMPARE(shown(values, characters), expected);
        const CellTexts texts(values, font(), room(characters));
        QCOMPARE(texts.isAllWhole(), std::ranges::all_of(values, [&](const QString &value) {
                     return texts.shown(value).remove(',') == QString(value).remove(',');
                 }));
    }

    /// Lengths of some values and of others, added, are those of all.
    void lengthsAreAdded()
    {
        const QStringList some{"1.25", "-30", "2.5e-5"}, others{"0.123456", "(1.5, 2.125)", "7"};
        ValueLengths sum(some);
        sum.add(ValueLengths(others));
        for (const int characters : {2, 4, 6, 12}) {
            const CellTexts added(sum, font(), room(characters)), all(some + others, font(), room(characters));
            QCOMPARE(added.font(), all.font());
            QCOMPARE(added.hasAll(), all.hasAll());
            QCOMPARE(added.isAllWhole(), all.isAllWhole());
            for (const QString &value : some + others)
                QCOMPARE(added.shown(value), all.shown(value));
        }
    }

    void vectorsAreRoundedAlike()
    {
        QCOMPARE(shown({"(1.25, -2)", "(0.70710678, 3)"}, 15), QStringList({"(1.25, -2)", "(0.70710678, 3)"}));
        QCOMPARE(shown({"(1.25, -2)", "(0.70710678, 3)"}, 10), QStringList({"(1.25, -2)", "~(0.707, 3)"}));
        QCOMPARE(shown({"(1, 2)", "(0.123456, 0.123456)"}, 1), QStringList({QString(), QString()}));
        // One that is all but nothing of ten: its exponent has no space, the others are written.
        QStringList values(9, QStringLiteral("(1.5, 2.25)"));
        values << QStringLiteral("(-8.88178e-16, 12.3456)");
        QCOMPARE(shown(values, 11).first(), QStringLiteral("(1.5, 2.25)"));
        QCOMPARE(shown(values, 11).last(), QStringLiteral("\u2026"));
    }

    void theFontShrinksForAll()
    {
        const CellTexts wide({"1", "22"}, font(), room(2));
        QCOMPARE(wide.font().pointSizeF(), 12.0);
        const CellTexts tight({"1", "12345"}, font(), room(4));
        QVERIFY(tight.hasAll() && tight.font().pointSizeF() < 12 && tight.font().pointSizeF() > 12 * 0.6);
        QVERIFY(QFontMetricsF(tight.font()).horizontalAdvance("12345") <= room(4));
        QVERIFY(!CellTexts({"1234567890"}, font(), room(3)).hasAll());
        QVERIFY(CellTexts(QStringList(), font(), room(3)).hasAll());
        QCOMPARE(CellTexts({"7"}, font(), 0).shown("7"), QString());
    }
};

QTEST_MAIN(TestCellTexts)
#include "tst_celltexts.moc"

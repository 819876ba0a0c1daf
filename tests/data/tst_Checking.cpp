#include <QTest>

#include <limits>

#include "data/BufferContents.h"

using namespace kernelscope;

class tst_Checking : public QObject
{
    Q_OBJECT

    template <typename T> void put(const char *name, const char *type, const QList<T> &values)
    {
        m_bytes << QByteArray(reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(T)));
        TypedBytes buffer;
        buffer.name = QString::fromLatin1(name);
        buffer.type = *elementTypeNamed(QString::fromLatin1(type));
        buffer.elementSize = sizeInBytes(buffer.type);
        buffer.shape = {quint64(m_bytes.last().size() / buffer.elementSize)};
        buffer.bytes = m_bytes.last();
        m_buffers << buffer;
    }
    CheckResult make(const Check &check, ExpectedValues *kept = nullptr)
    {
        Evaluator evaluator;
        evaluator.setNumber(QStringLiteral("n"), 4);
        const FileReader reader = [](const QString &, qint64) -> Result<QByteArray> { return QByteArray("1\n2\n3\n"); };
        return makeCheck(check, m_buffers, evaluator, reader, kept);
    }
    static Check expecting(const char *buffer, const char *expression)
    {
        Check check;
        check.name = QStringLiteral("test");
        check.buffer = QString::fromLatin1(buffer);
        check.expected = ExpectedExpression{Expression(QString::fromLatin1(expression))};
        return check;
    }
    static Check against(const char *buffer, const char *other)
    {
        Check check = expecting(buffer, "0");
        check.expected = ExpectedBuffer{QString::fromLatin1(other)};
        return check;
    }
    static Check condition(const char *text)
    {
        Check check;
        check.name = QStringLiteral("test");
        check.condition = Expression(QString::fromLatin1(text));
        return check;
    }

    QList<QByteArray> m_bytes;
    QList<TypedBytes> m_buffers;

private Q_SLOTS:
    void init()
    {
        m_bytes.clear();
        m_buffers.clear();
        put<float>("A", "float", {0, 1, 2, 3});
        put<float>("F", "float", {0, 0.1f, 0.2f, 0.3f});
        put<float>("N", "float", {0, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 3});
        put<qint64>("L", "long", {9007199254740993, 2});
        put<qint64>("M", "long", {9007199254740992, 2});
        put<int>("V", "int2", {1, 2, 3, 4});
    }

    void mismatchesAreListedAndMapped()
    {
        const CheckResult wrong = make(expecting("V", "[i == 1 ? 3 : 0, 2 * i + 2]"));
        QCOMPARE(wrong.values, (QList<ComparedValue>{{0, 0, "1", "0"}}));
        QCOMPARE(wrong.stretch, 1u);
        QCOMPARE(wrong.mismatchMap, QByteArray("\x01"));
        put<int>("I", "int", QList<int>(600'000));
        const CheckResult many = make(expecting("I", "i % 1000 === 999 ? 0 : i < 599000 ? 0 : 1"));
        QCOMPARE(many.mismatches, 999u);
        QCOMPARE(many.values.size(), 999);
        QCOMPARE(many.stretch, 3u);
        QCOMPARE(many.mismatchMap.size(), 25'000);
        const CheckResult all = make(expecting("I", "1"));
        QCOMPARE(all.values.size(), CheckResult::mostValues);
        QCOMPARE(all.values.last().element, 999u);
    }

    void theGreatestErrorOfACheckThatHoldsIsShown()
    {
        Check check = expecting("A", "i === 2 ? 2.5 : i");
        check.absolute = 1;
        QCOMPARE(make(check).values, (QList<ComparedValue>{{2, 0, "2", "2.5"}}));
        QCOMPARE(make(expecting("A", "i")).values, (QList<ComparedValue>{{0, 0, "0", "0"}}));
        QVERIFY(make(condition("true")).values.isEmpty());
    }

    void expressions()
    {
        QVERIFY(make(expecting("A", "i")).passed);
        QVERIFY(make(expecting("F", "i / 10")).passed);
        QVERIFY(make(expecting("A", "A[i] + F[i] - F[x]")).passed);
        QVERIFY(make(expecting("V", "[2 * i + 1, 2 * i + 2]")).passed);
        const CheckResult wrong = make(expecting("A", "i == 2 ? 4 : i"));
        QVERIFY(!wrong.passed);
        QCOMPARE(wrong.compared, 4u);
        QCOMPARE(wrong.mismatches, 1u);
        QCOMPARE(wrong.firstMismatchIndex, 2);
        QCOMPARE(wrong.actual, QStringLiteral("2"));
        QCOMPARE(wrong.expected, QStringLiteral("4"));
        QCOMPARE(wrong.maxAbsoluteError, 2.0);
        QCOMPARE(wrong.maxRelativeError, 0.5);
        // A float's own digits: as a double 0.1f is 0.10000000149011612.
        const CheckResult single = make(expecting("F", "i == 1 ? 0.7 : i / 10"));
        QCOMPARE(single.actual, QStringLiteral("0.1"));
        QCOMPARE(single.expected, QStringLiteral("0.7"));
    }

    void whatWasExpectedIsKeptUnlessItDependsOnBuffers()
    {
        ExpectedValues kept;
        QVERIFY(make(expecting("A", "i"), &kept).passed);
        QCOMPARE(kept.numbers, (QList<double>{0, 1, 2, 3}));
        kept.numbers[2] = 4;
        QCOMPARE(make(expecting("A", "i"), &kept).firstMismatchIndex, 2);
        kept.numbers.removeLast(); // of another number of elements
        QVERIFY(make(expecting("A", "i"), &kept).passed);
        ExpectedValues none;
        QVERIFY(make(expecting("A", "A[i]"), &none).passed);
        QVERIFY(none.numbers.isEmpty());
    }

    void imagesAreTheirChannelsValues()
    {
        const auto image = [this](const char *name, const char *format, const QByteArray &bytes, const QList<quint64> &shape, int pixel) {
            m_bytes << bytes;
            TypedBytes buffer;
            buffer.name = QString::fromLatin1(name);
            buffer.shape = shape;
            buffer.bytes = m_bytes.last();
            buffer.imageFormat = QString::fromLatin1(format);
            buffer.elementSize = pixel;
            m_buffers << buffer;
        };
        const float values[] = {0.5f, 1.5f, 2.5f, 3.5f};
        image("u", "r-float", QByteArray(reinterpret_cast<const char *>(values), sizeof values), {2, 2}, 4);
        image("w", "rgba-unorm8", QByteArray("\x00\x33\xff\xff\xff\x00\x33\xff", 8), {1, 2}, 4);
        image("h", "rg-half", QByteArray("\x00\x3c\x00\xc0", 4), {1, 1}, 4);
        QVERIFY(make(condition("u.length === 4 && u[2] === 2.5 && u.shape[0] === 2 && u.channels === 1")).passed);
        QVERIFY(make(condition("w.length === 8 && w[2] === 1 && Math.abs(w[1] - 0.2) < 1e-6 && w.channels === 4 && max(w) === 1")).passed);
        QVERIFY(make(condition("h[0] === 1 && h[1] === -2")).passed);
        QVERIFY(make(expecting("u", "u[i]")).passed);
        QVERIFY(make(expecting("w", "[w[4 * i], w[4 * i + 1], w[4 * i + 2], w[4 * i + 3]]")).passed);
    }

    void buffersOfAnyName()
    {
        put<int>("in", "int", {7, 8});
        put<int>("new", "int", {7, 9});
        QVERIFY(make(condition("buffers['in'][1] + buffers.new[0] === 15 && 'in' in buffers")).passed);
        QCOMPARE(make(expecting("new", "buffers[\"in\"][i]")).mismatches, 1u);
        QVERIFY(make(condition("['in', 'new'].every(name => buffers[name][0] === 7)")).passed);
    }

    void oneElement()
    {
        Check check = expecting("A", "sum(A) - 3 * n / 4");
        check.index = Expression(QStringLiteral("n - 1"));
        const CheckResult result = make(check);
        QVERIFY2(result.passed, qPrintable(result.message));
        QCOMPARE(result.compared, 1u);
        check.index = Expression(QStringLiteral("4"));
        QCOMPARE(make(check).message,
                 QStringLiteral("The check \"test\" could not be made. The index 4 is no element of \"A\", which has 4. Use 0 to 3."));
        check.index = Expression(QStringLiteral("0.5"));
        QVERIFY(!make(check).passed);
    }

    void tolerances()
    {
        Check check = expecting("A", "i * 1.01");
        QVERIFY(!make(check).passed);
        check.relative = 0.02;
        QVERIFY(make(check).passed);
        check.relative = 0;
        check.absolute = 0.1;
        QVERIFY(make(check).passed);
    }

    void notANumberNeverPasses()
    {
        Check check = against("N", "N");
        check.absolute = std::numeric_limits<double>::infinity();
        check.relative = 1;
        const CheckResult result = make(check);
        QVERIFY(!result.passed);
        QCOMPARE(result.mismatches, 1u);
        QCOMPARE(result.firstMismatchIndex, 1);
        QCOMPARE(make(expecting("N", "i == 1 ? NaN : i == 2 ? Infinity : i")).mismatches, 1u);
        Check infinite = expecting("A", "i == 2 ? Infinity : i");
        infinite.relative = 1;
        QVERIFY(!make(infinite).passed);
    }

    void longsAreComparedExactly()
    {
        const CheckResult result = make(against("L", "M"));
        QVERIFY(!result.passed);
        QCOMPARE(result.actual, QStringLiteral("9007199254740993"));
        QCOMPARE(result.expected, QStringLiteral("9007199254740992"));
        QCOMPARE(result.maxAbsoluteError, 1.0);
        QVERIFY(make(against("L", "L")).passed);
        QCOMPARE(make(expecting("L", "i === 0 ? 9007199254740992 : 2")).maxAbsoluteError, 1.0);
        QCOMPARE(make(expecting("L", "i === 0 ? 9007199254740992 : 2.5")).maxAbsoluteError, 1.0);
    }

    void cannotBeMade_data()
    {
        QTest::addColumn<QString>("buffer");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("why");
        QTest::newRow("counts") << "A"
                                << "L"
                                << "\"A\" has 4 elements of 1 numbers, but \"L\" has 2 of 1. Both must have the same.";
        QTest::newRow("missing") << "Q"
                                 << "A"
                                 << "There is no contents of \"Q\": it is no buffer, or was not read back.";
        QTest::newRow("missing expected") << "A"
                                          << "Q"
                                          << "There is no contents of \"Q\": it is no buffer, or was not read back.";
    }
    void cannotBeMade()
    {
        QFETCH(QString, buffer);
        QFETCH(QString, other);
        QFETCH(QString, why);
        const CheckResult result = make(against(buffer.toLatin1().constData(), other.toLatin1().constData()));
        QVERIFY(!result.passed);
        QCOMPARE(result.message, QStringLiteral("The check \"test\" could not be made. ") + why);
    }

    void files()
    {
        Check check = expecting("A", "0");
        check.expected = ExpectedFile{QStringLiteral("e.csv")};
        QCOMPARE(make(check).message,
                 QStringLiteral("The check \"test\" could not be made. The file \"e.csv\": It holds 3 numbers, but 4 are needed."));
        put<float>("T", "float", {1, 2, 3});
        check.buffer = QStringLiteral("T");
        QVERIFY(make(check).passed);
    }

    void conditions()
    {
        QVERIFY(make(condition("sum(A) == 6 && max(A) == n - 1 && min(A) == 0")).passed);
        const CheckResult result = make(condition("A[0] > 0"));
        QVERIFY(!result.passed);
        QCOMPARE(result.message, QStringLiteral("The condition \"A[0] > 0\" is false."));
        QVERIFY(make(condition("B[0]"))
                    .message.startsWith(u"The check \"test\" could not be made. The expression \"B[0]\" uses B, which is not defined"));
    }
};

QTEST_GUILESS_MAIN(tst_Checking)
#include "tst_Checking.moc"

#include <QtTest>

#include <cmath>
#include <limits>

#include "protocol/Json.h"
#include "support/Codec.h"
#include "trace/MemoryOrder.h"

using namespace kernelscope;

namespace {

struct Everything
{
    bool flag = false;
    int small = 3;
    quint32 wide = 0;
    quint64 huge = 0;
    double real = 0;
    QString text;
    QByteArray bytes;
    QStringList words;
    QList<quint64> sizes;
    QList<StructMember> members;
    std::optional<ElementType> type;
    Phase phase = Phase::Starting;

    bool operator==(const Everything &) const = default;
    KERNELSCOPE_FIELDS(flag, small, wide, huge, real, text, bytes, words, sizes, members, type, phase)
};

Everything filled()
{
    Everything value{true,
                     -7,
                     4'000'000'000u,
                     std::numeric_limits<quint64>::max(),
                     0.1,
                     QStringLiteral("größe \"x\""),
                     QByteArray("\0\xff", 2),
                     {QStringLiteral("a"), QString()},
                     {1, 1ull << 62},
                     {},
                     ElementType{Scalar::Double, 4, {}},
                     Phase::Running};
    value.members = {{QStringLiteral("mass"), {Scalar::Half, 3, {}}, 16, 2}};
    return value;
}

QCborValue overTheWire(const QCborValue &value)
{
    return QCborValue::fromCbor(value.toCbor());
}

} // namespace

class TestCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTypeComesBack()
    {
        Everything read;
        QVERIFY(fromCbor(overTheWire(toCbor(filled())), read));
        QCOMPARE(read, filled());
    }

    /// As files have them that were written when these were texts.
    void enumerationsWithWordsTravelAsWords()
    {
        for (const auto &[scope, word] : {std::pair(MemoryScope::Default, ""), std::pair(MemoryScope::AllDevices, "all_devices")}) {
            QCOMPARE(toCbor(scope), QCborValue(QString(word)));
            MemoryScope read = MemoryScope::Device;
            QVERIFY(fromCbor(overTheWire(toCbor(scope)), read));
            QCOMPARE(read, scope);
        }
        MemoryScope kept = MemoryScope::Device;
        for (const QCborValue &wrong : {QCborValue("devices"), QCborValue(4), QCborValue()})
            QVERIFY(!fromCbor(wrong, kept));
        QCOMPARE(kept, MemoryScope::Device);
    }

    void absentOptionalsComeBackAbsent()
    {
        Everything value = filled();
        value.type.reset();
        Everything read = filled();
        QVERIFY(fromCbor(overTheWire(toCbor(value)), read));
        QVERIFY(!read.type);
    }

    void arraysComeBackWithTheirLengthOnly()
    {
        std::array<int, 3> read{};
        QVERIFY(fromCbor(overTheWire(toCbor(std::array{1, 2, 3})), read));
        QCOMPARE(read[2], 3);
        const auto shorter = fromCbor(toCbor(QList<int>{1, 2}), read);
        QVERIFY(!shorter);
        QCOMPARE(shorter.error().message, QStringLiteral(": a list of 3 was expected"));
    }

    void numbersThatAreNotFiniteComeBack_data()
    {
        QTest::addColumn<double>("number");
        QTest::newRow("infinity") << std::numeric_limits<double>::infinity();
        QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity();
        QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("denormal") << std::numeric_limits<double>::denorm_min();
        QTest::newRow("minus zero") << -0.0;
    }
    void numbersThatAreNotFiniteComeBack()
    {
        QFETCH(double, number);
        double read = 1;
        QVERIFY(fromCbor(overTheWire(toCbor(number)), read));
        QVERIFY(std::isnan(number) ? std::isnan(read) : read == number);
        QCOMPARE(std::signbit(read), std::signbit(number));
    }

    void unknownKeysAreSkippedAndMissingOnesKeepTheirDefault()
    {
        Everything read;
        QVERIFY(fromCbor(QCborMap{{QStringLiteral("flag"), true}, {QStringLiteral("future"), 1}}, read));
        QVERIFY(read.flag);
        QCOMPARE(read.small, 3);
    }

    void wrongValuesAreRefusedByName_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QCborValue>("value");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *key, const QCborValue &value, const char *message) {
            QTest::newRow(message) << QString::fromLatin1(key) << value << QString::fromLatin1(message);
        };
        row("flag", 1, "flag: true or false was expected");
        row("small", 1ll << 40, "small: 1099511627776 is not within -2147483648 to 2147483647");
        row("small", 1.5, "small: a whole number was expected");
        row("wide", -1, "wide: -1 is not within 0 to 4294967295");
        row("huge", -1, "huge: -1 is not within 0 to 9223372036854775807");
        row("huge", QStringLiteral("many"), "huge: a whole number was expected");
        row("real", QStringLiteral("1"), "real: a number was expected");
        row("text", QByteArray("x"), "text: a text was expected");
        row("bytes", QStringLiteral("x"), "bytes: bytes were expected");
        row("words", QStringLiteral("x"), "words: a list was expected");
        row("words", QCborArray{QStringLiteral("a"), 1}, "words[1]: a text was expected");
        row("members", QCborArray{QCborMap{{QStringLiteral("type"), QCborMap{{QStringLiteral("scalar"), 99}}}}},
            "members[0].type.scalar: 99 is not within 0 to 10");
        row("type", 1, "type: a map was expected");
        row("phase", 8, "phase: 8 is not within 0 to 7");
        row("phase", -1, "phase: -1 is not within 0 to 7");
    }
    void wrongValuesAreRefusedByName()
    {
        QFETCH(QString, key);
        QFETCH(QCborValue, value);
        QFETCH(QString, message);
        Everything read;
        const auto result = fromCbor(QCborMap{{key, value}}, read);
        QVERIFY(!result);
        QCOMPARE(result.error().message, message);
    }

    void jsonKeepsWholeNumbersExactAndWritesNullForNaN()
    {
        Everything value = filled();
        value.huge = (1ull << 53) + 1;
        value.real = std::numeric_limits<double>::quiet_NaN();
        const QJsonObject json = toJson(value).toObject();
        QCOMPARE(json[u"huge"].toInteger(), qint64(9007199254740993));
        QVERIFY(json[u"real"].isNull());
        QCOMPARE(json[u"phase"].toString(), QStringLiteral("running"));
        QCOMPARE(json[u"type"][u"scalar"].toString(), QStringLiteral("double"));
        QCOMPARE(json[u"members"][0][u"offset"].toInt(), 16);
    }
};

QTEST_GUILESS_MAIN(TestCodec)
#include "tst_codec.moc"

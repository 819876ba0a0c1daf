#include "PlanBuilder.h"

using namespace kernelscope;

/// Arguments that are given by value: their bytes, and what is no value of the parameter's type.
class tst_ValueArguments : public QObject
{
    Q_OBJECT

    template <typename T> static QByteArray bytesOf(T value) { return QByteArray(reinterpret_cast<const char *>(&value), sizeof value); }

private Q_SLOTS:
    void encodesValues_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QStringList>("written");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("float") << "float" << QStringList{QStringLiteral("1.5")} << bytesOf(1.5f);
        QTest::newRow("infinite float") << "float" << QStringList{QStringLiteral("-Infinity")}
                                        << bytesOf(-std::numeric_limits<float>::infinity());
        QTest::newRow("int") << "int" << QStringList{QStringLiteral("-n")} << bytesOf(-64);
        QTest::newRow("uchar") << "uchar" << QStringList{QStringLiteral("255")} << QByteArray("\xff");
        QTest::newRow("long 2^53+1") << "long" << QStringList{QStringLiteral("9007199254740993")} << bytesOf(qint64(9007199254740993));
        QTest::newRow("greatest ulong") << "ulong" << QStringList{QStringLiteral("18446744073709551615")} << bytesOf(~quint64(0));
        QTest::newRow("half") << "half" << QStringList{QStringLiteral("-2")} << bytesOf(quint16(0xC000));
        QTest::newRow("int2 list") << "int2" << QStringList{QStringLiteral("1"), QStringLiteral("2")} << bytesOf(1) + bytesOf(2);
        QTest::newRow("int2 of a list") << "int2" << QStringList{QStringLiteral("[1, n]")} << bytesOf(1) + bytesOf(64);
        QTest::newRow("int2 of one") << "int2" << QStringList{QStringLiteral("7")} << bytesOf(7) + bytesOf(7);
        QTest::newRow("uchar3 is padded") << "uchar3" << QStringList{QStringLiteral("[1, 2, 3]")} << QByteArray("\1\2\3\0", 4);
        QTest::newRow("struct") << "Particle" << QStringList{QStringLiteral("[1, 2, 3, 4]")}
                                << bytesOf(1.f) + bytesOf(2.f) + bytesOf(3.f) + bytesOf(4.f);
        QTest::newRow("size_t") << "size_t" << QStringList{QStringLiteral("n")} << bytesOf(quint64(64));
        QTest::newRow("uintptr_t") << "uintptr_t" << QStringList{QStringLiteral("n")} << bytesOf(quint64(64));
        QTest::newRow("ptrdiff_t") << "ptrdiff_t" << QStringList{QStringLiteral("-n")} << bytesOf(qint64(-64));
        QTest::newRow("intptr_t") << "intptr_t" << QStringList{QStringLiteral("-n")} << bytesOf(qint64(-64));
        QTest::newRow("bool") << "bool" << QStringList{QStringLiteral("n > 3")} << QByteArray("\1");
    }
    void encodesValues()
    {
        QFETCH(QString, type);
        QFETCH(QStringList, written);
        QFETCH(QByteArray, bytes);
        PlanBuilder builder;
        ValueArgument value;
        for (const QString &text : written)
            value.components << Expression(text);
        builder.add({QStringLiteral("v"), type, ParameterKind::Value, elementTypeNamed(type), false, Knowledge::No},
                    {QStringLiteral("v"), value});
        const PlanOutcome outcome = builder.plan();
        QVERIFY2(outcome.report.problems.isEmpty(), qPrintable(builder.problems().join(u'\n')));
        const auto launch = std::get<LaunchCommand>(outcome.plan.commands[2].action);
        QCOMPARE(std::get<PlannedValueArgument>(launch.arguments[3]).bytes, bytes);
    }

    void sizesAreAsWideAsTheDevicesAddresses()
    {
        PlanBuilder builder;
        builder.context.devices[0].addressBits = 32;
        builder.add({QStringLiteral("s"), QStringLiteral("size_t"), ParameterKind::Value, {}, false, Knowledge::No},
                    PlanBuilder::value("s", {"n"}));
        builder.add({QStringLiteral("d"), QStringLiteral("ptrdiff_t"), ParameterKind::Value, {}, false, Knowledge::No},
                    PlanBuilder::value("d", {"-n"}));
        const auto launch = std::get<LaunchCommand>(builder.plan().plan.commands[2].action);
        QCOMPARE(std::get<PlannedValueArgument>(launch.arguments[3]).bytes, bytesOf(quint32(64)));
        QCOMPARE(std::get<PlannedValueArgument>(launch.arguments[4]).bytes, bytesOf(-64));
    }

    void refusesValues_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("problem");
        QTest::newRow("fraction for int") << "int"
                                          << "1.5"
                                          << ": 1.5 is not a whole number, which an int needs. Use 2. [2]";
        QTest::newRow("300 for uchar") << "uchar"
                                       << "300"
                                       << ": 300 is outside of a uchar (0 to 255). Use 255. [255]";
        QTest::newRow("-1 for uint") << "uint"
                                     << "-1"
                                     << ": -1 is outside of a uint (0 to 4294967295). Use 0. [0]";
        QTest::newRow("NaN for int") << "int"
                                     << "0/0"
                                     << ": nan is not a whole number, which an int needs. Use 0. [0]";
        QTest::newRow("list for int") << "int"
                                      << "[1, 2]"
                                      << " has no value. The expression \"[1, 2]\" gives a list of 2 values, where a number is wanted.";
        QTest::newRow("short list") << "int4"
                                    << "[1, 2]"
                                    << " has no value. The expression \"[1, 2]\" gives a list of 2 values, where a number or a list of 4 "
                                       "numbers is wanted.";
    }
    void refusesValues()
    {
        QFETCH(QString, type);
        QFETCH(QString, written);
        QFETCH(QString, problem);
        PlanBuilder builder;
        builder.add({QStringLiteral("v"), type, ParameterKind::Value, elementTypeNamed(type), false, Knowledge::No},
                    {QStringLiteral("v"), ValueArgument{{Expression(written)}}});
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/v/value: Launch \"add\": the argument \"v\"") + problem});
    }

    void refusesLists()
    {
        PlanBuilder builder;
        builder.add(PlanBuilder::scalar("v", "float4"), PlanBuilder::value("v", {"1", "2", "3"}));
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments/v/value: Launch \"add\": the argument \"v\" is given 3 "
                                                                "values, but float4 takes 4.")});
    }

    void refusesUnknownStructs()
    {
        PlanBuilder builder;
        builder.context.signature.structs[0].members.clear();
        builder.add(PlanBuilder::scalar("v", "Particle"), PlanBuilder::value("v", {"1"}));
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/arguments/v/value: Launch \"add\": the argument \"v\": the members "
                                            "of the struct Particle are not known, so that it cannot be given by "
                                            "value. Pass it in a buffer.")});
    }
};

QTEST_GUILESS_MAIN(tst_ValueArguments)
#include "tst_ValueArguments.moc"

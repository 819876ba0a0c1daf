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
        QList<Expression> numbers;
        for (const QString &text : written)
            numbers << Expression(text);
        builder.add({QStringLiteral("v"), type, ParameterKind::Value, elementTypeNamed(type), false, Knowledge::No},
                    {QStringLiteral("v"), ValueArgument{numbers}});
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
                                          << ": 1.5 is not a whole number, which the type int needs. Use 2. [2]";
        QTest::newRow("300 for uchar") << "uchar"
                                       << "300"
                                       << ": 300 is outside of the type uchar (0 to 255). Use 255. [255]";
        QTest::newRow("-1 for uint") << "uint"
                                     << "-1"
                                     << ": -1 is outside of the type uint (0 to 4294967295). Use 0. [0]";
        QTest::newRow("NaN for int") << "int"
                                     << "0/0"
                                     << ": nan is not a whole number, which the type int needs. Use 0. [0]";
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

    /// struct Particle { float position[3]; float mass; }; struct Box { Particle corner[2]; int4 grid; long id; char tag[5]; };
    static void addBox(PlanBuilder &builder, const GivenValue &given)
    {
        const ElementType particle{Scalar::Char, 1, QStringLiteral("Particle")};
        builder.context.signature.structs << StructLayout{QStringLiteral("Box"),
                                                          64,
                                                          {{QStringLiteral("corner"), particle, 0, 2},
                                                           {QStringLiteral("grid"), {Scalar::Int, 4, {}}, 32, 1},
                                                           {QStringLiteral("id"), {Scalar::Long, 1, {}}, 48, 1},
                                                           {QStringLiteral("tag"), {Scalar::Char, 1, {}}, 56, 5}}};
        builder.add(PlanBuilder::scalar("v", "Box"), {QStringLiteral("v"), ValueArgument{given}});
    }
    static QByteArray boxOf(const QList<float> &corners, const QList<int> &grid, qint64 id, QByteArray tag)
    {
        QByteArray bytes;
        for (const float number : corners)
            bytes += bytesOf(number);
        for (const int number : grid)
            bytes += bytesOf(number);
        return bytes + bytesOf(id) + tag.leftJustified(8, '\0');
    }

    void encodesStructsInStructs_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray all = boxOf({1, 2, 3, 4, 5, 6, 7, 8}, {9, 10, 11, 12}, 13, QByteArray("\1\2\3\4\5"));
        QTest::newRow("one number for each") << "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5" << all;
        QTest::newRow("an expression") << "[...Array(13).keys()].map(k => k + 1).concat([1, 2, 3, 4, 5])" << all;
        QTest::newRow("a list for each member") << "[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12], 13, [1, 2, 3, 4, 5]" << all;
        QTest::newRow("a list for each array item") << "[[[1, 2, 3], 4], [5, 6, 7, 8]], [9, 10, 11, 12], 13, [1, 2, 3, 4, 5]" << all;
        QTest::newRow("members by name") << "{tag: [1, 2, 3, 4, 5], id: 13, grid: [9, 10, 11, 12], corner: [{position: [1, 2, 3], mass: "
                                            "4}, {mass: 8, position: [5, 6, 7]}]}"
                                         << all;
        QTest::newRow("an object in JavaScript")
            << "Object.assign({tag: [1, 2, 3, 4, 5], id: 13}, {grid: [9, 10, 11, 12], corner: [[1, 2, 3, 4], [5, 6, 7, 8]]})" << all;
        QTest::newRow("one number for all") << "2" << boxOf({2, 2, 2, 2, 2, 2, 2, 2}, {2, 2, 2, 2}, 2, QByteArray("\2\2\2\2\2"));
        QTest::newRow("one number for a member")
            << "{grid: n, corner: {}.x || 1}" << boxOf({1, 1, 1, 1, 1, 1, 1, 1}, {64, 64, 64, 64}, 0, {});
        QTest::newRow("what is left out is zero, whole numbers are exact")
            << "{id: 9007199254740993}" << boxOf({0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0}, 9007199254740993, {});
    }
    void encodesStructsInStructs()
    {
        QFETCH(QString, written);
        QFETCH(QByteArray, bytes);
        PlanBuilder builder;
        addBox(builder, valueFrom(written));
        const PlanOutcome outcome = builder.plan();
        QVERIFY2(outcome.report.problems.isEmpty(), qPrintable(builder.problems().join(u'\n')));
        const auto launch = std::get<LaunchCommand>(outcome.plan.commands[2].action);
        QCOMPARE(std::get<PlannedValueArgument>(launch.arguments[3]).bytes.toHex(), bytes.toHex());
    }

    void refusesWhatIsNoneOfAStruct_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("problem");
        QTest::newRow("unknown member")
            << "{gird: 1}"
            << R"(: Launch "add": the argument "v": Box has no member "gird". Did you mean "grid"? It has: corner, grid, id, tag.)";
        QTest::newRow("too few numbers") << "1, 2, 3"
                                         << R"(: Launch "add": the argument "v" is given 3 values, but Box takes 18.)";
        QTest::newRow("too few members") << "[1, 2, 3], 4"
                                         << R"(: Launch "add": the argument "v" is given 2 values, but Box takes 4.)";
        QTest::newRow("too long an array")
            << "{corner: [1, 2, 3]}"
            << R"(/corner: Launch "add": the argument "v".corner is given 3 values, but this array takes 2.)";
        QTest::newRow("too short a vector") << "{grid: [1, 2]}"
                                            << R"(/grid: Launch "add": the argument "v".grid is given 2 values, but int4 takes 4.)";
        QTest::newRow("members of a vector")
            << "{grid: {x: 1}}"
            << R"(/grid: Launch "add": the argument "v".grid is given members, but is int4. Give it a number or a list.)";
        QTest::newRow("deep within")
            << "{corner: [1, {mas: 2}]}"
            << R"(/corner/1: Launch "add": the argument "v".corner[1]: Particle has no member "mas". Did you mean "mass"? It has: position, mass.)";
        QTest::newRow("a number that does not fit")
            << "{tag: [1, 2, 3, 4, 500]}"
            << R"(/tag/4: Launch "add": the argument "v": 500 is outside of the type char (-128 to 127). Use 127. [127])";
        QTest::newRow("a text")
            << "{id: 'x'}"
            << R"(/id: Launch "add": the argument "v" has no value. The expression "'x'" gives the text "x", where a number, a list or an object of numbers is wanted.)";
        QTest::newRow("an empty list")
            << "{id: []}"
            << R"(/id: Launch "add": the argument "v" has no value. The expression "[]" gives an empty list or object, where a number, a list or an object of numbers is wanted.)";
    }
    void refusesWhatIsNoneOfAStruct()
    {
        QFETCH(QString, written);
        QFETCH(QString, problem);
        PlanBuilder builder;
        addBox(builder, valueFrom(written));
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments/v/value") + problem});
    }

    void structsWithoutEndAreRefused()
    {
        PlanBuilder builder;
        builder.context.signature.structs[0].members[0].type = {Scalar::Char, 1, QStringLiteral("Particle")};
        builder.add(PlanBuilder::scalar("v", "Particle"), PlanBuilder::value("v", {"1"}));
        QVERIFY(builder.problems().value(0).contains(QStringLiteral("the members of the struct Particle are not known")));
    }

    void refusesNestedListsForVectors()
    {
        PlanBuilder builder;
        builder.add(PlanBuilder::scalar("v", "int4"), {QStringLiteral("v"), ValueArgument{valueFrom(QStringLiteral("[1, 2], [3, 4]"))}});
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/plan/0/arguments/v/value: Launch \"add\": the argument \"v\" is given "
                                                                "lists or members, but int4 takes 4 numbers.")});
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

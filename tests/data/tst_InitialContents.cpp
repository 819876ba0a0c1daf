#include <QTest>

#include <cstring>

#include "data/BufferContents.h"

using namespace kernelscope;

class tst_InitialContents : public QObject
{
    Q_OBJECT

    static Expression expr(const QString &text) { return Expression(text); }
    static QList<Expression> exprs(const QStringList &texts)
    {
        QList<Expression> list;
        for (const QString &text : texts)
            list << Expression(text);
        return list;
    }
    static PlannedStorage storage(const char *type, QList<quint64> shape, const Init &init)
    {
        PlannedStorage result;
        result.name = QStringLiteral("A");
        result.type = *elementTypeNamed(QString::fromLatin1(type));
        result.elementSize = result.type.isStruct() ? 16 : sizeInBytes(result.type);
        if (result.type.structName == u"Particle")
            result.members = {{QStringLiteral("id"), {Scalar::Int, 1, {}}, 0, 1}, {QStringLiteral("v"), {Scalar::Float, 1, {}}, 8, 2}};
        result.shape = shape;
        result.elementCount = 1;
        for (const quint64 extent : shape)
            result.elementCount *= extent;
        result.sizeInBytes = result.elementCount * quint64(result.elementSize);
        result.init = init;
        return result;
    }
    static PlannedStorage image(const char *format, QList<quint64> shape, const Init &init)
    {
        PlannedStorage result = storage("uchar", shape, init);
        result.imageFormat = QString::fromLatin1(format);
        result.elementSize = imageFormatNamed(result.imageFormat)->pixelSizeInBytes();
        result.sizeInBytes = result.elementCount * quint64(result.elementSize);
        return result;
    }

    struct Filled
    {
        QByteArray bytes;
        QString error;
        template <typename T> QList<T> as() const
        {
            QList<T> list(bytes.size() / qsizetype(sizeof(T)));
            std::memcpy(list.data(), bytes.constData(), std::size_t(bytes.size()));
            return list;
        }
    };
    Filled fill(const PlannedStorage &planned)
    {
        Evaluator evaluator;
        evaluator.setNumber(QStringLiteral("n"), 4);
        const FileReader reader = [this](const QString &path, qint64) -> Result<QByteArray> {
            if (m_files.contains(path))
                return m_files.value(path);
            return fail(QStringLiteral("There is no file \"%1\".").arg(path));
        };
        QByteArray bytes(qsizetype(planned.sizeInBytes), '\x55');
        const Result<void> result = fillInitialContents(planned, evaluator, reader, bytes.data());
        return {bytes, result ? QString() : result.error().message};
    }
    QMap<QString, QByteArray> m_files;

private Q_SLOTS:
    void zeroAndConstant()
    {
        QCOMPARE(fill(storage("int", {3}, ZeroInit{})).as<int>(), (QList<int>{0, 0, 0}));
        QCOMPARE(fill(storage("int", {5}, ConstantInit{exprs({QStringLiteral("n + 3")})})).as<int>(), (QList<int>{7, 7, 7, 7, 7}));
        QCOMPARE(fill(storage("float2", {2}, ConstantInit{exprs({QStringLiteral("1"), QStringLiteral("2")})})).as<float>(),
                 (QList<float>{1, 2, 1, 2}));
        QCOMPARE(fill(storage("int3", {2}, ConstantInit{exprs({QStringLiteral("5")})})).as<int>(), (QList<int>{5, 5, 5, 0, 5, 5, 5, 0}));
        QCOMPARE(fill(storage("long", {1}, ConstantInit{exprs({QStringLiteral("9007199254740993")})})).as<qint64>(),
                 QList<qint64>{9007199254740993});
        QCOMPARE(fill(storage("half", {1}, ConstantInit{exprs({QStringLiteral("1.5")})})).as<quint16>(), QList<quint16>{0x3E00});
        QVERIFY(qIsNaN(fill(storage("float", {1}, ConstantInit{exprs({QStringLiteral("NaN")})})).as<float>().first()));
    }

    void expressions()
    {
        QCOMPARE(fill(storage("int", {2, 3}, ExpressionInit{expr(QStringLiteral("100 * y + 10 * x + i"))})).as<int>(),
                 (QList<int>{0, 11, 22, 103, 114, 125}));
        QCOMPARE(fill(storage("float3", {2}, ExpressionInit{expr(QStringLiteral("[i, 2, n]"))})).as<float>(),
                 (QList<float>{0, 2, 4, 0, 1, 2, 4, 0}));
        const Filled many = fill(storage("uint", {1500000}, ExpressionInit{expr(QStringLiteral("i"))}));
        QCOMPARE(many.as<uint>().last(), 1499999u);
    }

    void values()
    {
        QCOMPARE(
            fill(storage("short", {3}, ValuesInit{exprs({QStringLiteral("1"), QStringLiteral("-2"), QStringLiteral("n")})})).as<qint16>(),
            (QList<qint16>{1, -2, 4}));
        const Filled structs =
            fill(storage("Particle", {1}, ValuesInit{exprs({QStringLiteral("7"), QStringLiteral("1.5"), QStringLiteral("2")})}));
        QCOMPARE(structs.as<int>().first(), 7);
        QCOMPARE(structs.as<float>().mid(2), (QList<float>{1.5, 2}));
        QCOMPARE(structs.as<int>().at(1), 0);
    }

    void randomNumbersAreJavas()
    {
        const Filled longs =
            fill(storage("long", {1024000}, RandomInit{expr(QStringLiteral("654")), expr(QStringLiteral("0")), expr(QStringLiteral("2"))}));
        qint64 sum = 0;
        for (const qint64 value : longs.as<qint64>())
            sum += value;
        QCOMPARE(sum, 1024399);
        const Filled floats =
            fill(storage("float", {1000}, RandomInit{expr(QStringLiteral("1")), expr(QStringLiteral("-1")), expr(QStringLiteral("1"))}));
        for (const float value : floats.as<float>())
            QVERIFY(value >= -1 && value < 1);
        QCOMPARE(fill(storage("double", {1}, RandomInit{expr(QStringLiteral("42")), expr(QStringLiteral("0")), expr(QStringLiteral("1"))}))
                     .as<double>()
                     .first(),
                 0.7275636800328681); // new java.util.Random(42).nextDouble()
    }

    void images()
    {
        QCOMPARE(fill(image("rgba-unorm8", {1, 1}, ConstantInit{exprs({QStringLiteral("[0, 0.5, 1, 2]")})})).as<uchar>(),
                 (QList<uchar>{0, 128, 255, 255}));
        QCOMPARE(fill(image("r-sint16", {1, 2}, ValuesInit{exprs({QStringLiteral("-5"), QStringLiteral("6")})})).as<qint16>(),
                 (QList<qint16>{-5, 6}));
        QCOMPARE(fill(image("rg-float", {1, 2}, ExpressionInit{expr(QStringLiteral("[x, 0.5]"))})).as<float>(),
                 (QList<float>{0, 0.5, 1, 0.5}));
    }

    void files()
    {
        m_files = {{QStringLiteral("a.bin"), QByteArray("\1\0\2\0", 4)}, {QStringLiteral("a.csv"), "1,2\n3,4\n"}};
        QCOMPARE(fill(storage("short", {2}, FileInit{QStringLiteral("a.bin")})).as<qint16>(), (QList<qint16>{1, 2}));
        QCOMPARE(fill(storage("float", {2, 2}, FileInit{QStringLiteral("a.csv")})).as<float>(), (QList<float>{1, 2, 3, 4}));
        QCOMPARE(fill(storage("float3", {2}, FileInit{QStringLiteral("a.csv")})).error,
                 QStringLiteral(
                     "The initial contents of \"A\": the file \"a.csv\": It holds 4 numbers, but 6 are needed (2 elements of 3 numbers)."));
        QCOMPARE(fill(storage("int", {1}, FileInit{QStringLiteral("b.npy")})).error,
                 QStringLiteral("The initial contents of \"A\": There is no file \"b.npy\"."));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const char *type, int kind, const char *texts, const char *message) {
            QTest::newRow(name) << QString::fromLatin1(type) << kind << QString::fromLatin1(texts).split(u' ')
                                << QStringLiteral("The initial contents of \"A\": ") + QString::fromLatin1(message);
        };
        row("300 in uchar", "uchar", 0, "300", "element 0: 300 is outside of the type uchar (0 to 255). Use 255.");
        row("1e30 in ulong", "ulong", 0, "1e30",
            "element 0: 1e+30 is outside of the type ulong (0 to 18446744073709551615). Use 18446744073709550000.");
        row("components", "float4", 0, "1 2", "the constant has 2 values, but an element has 4.");
        row("values", "float", 1, "1 2 3", "3 values are given, but the buffer takes 2.");
        row("fraction", "int", 2, "i/2", "element 1: 0.5 is not a whole number, which the type int needs. Use 1.");
        row("unknown", "int", 2, "m", "The expression \"m\" uses m, which is not defined.");
        row("range", "int", 3, "1 5 2", "the smallest random number, 5, is more than the greatest, 2. Exchange them.");
        row("random in uchar", "uchar", 3, "1 0 256", "256 is outside of the type uchar (0 to 255). Use 255.");
        row("unknown struct", "Thing", 1, "1 2", "the members of the struct Thing are not known. Use zero or a .bin file.");
    }
    void refuses()
    {
        QFETCH(QString, type);
        QFETCH(int, kind);
        QFETCH(QStringList, texts);
        QFETCH(QString, message);
        Init init = ConstantInit{exprs(texts)};
        if (kind == 1)
            init = ValuesInit{exprs(texts)};
        else if (kind == 2)
            init = ExpressionInit{Expression(texts[0])};
        else if (kind == 3)
            init = RandomInit{Expression(texts[0]), Expression(texts[1]), Expression(texts[2])};
        QCOMPARE(fill(storage(type.toLatin1().constData(), {2}, init)).error, message);
    }
};

QTEST_GUILESS_MAIN(tst_InitialContents)
#include "tst_InitialContents.moc"

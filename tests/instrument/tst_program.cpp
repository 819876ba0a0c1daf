#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "support/Codec.h"
#include "protocol/InstrumentMessages.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// kernelscope-instrument as a process: whatever it is fed, it answers with a reply and ends.
class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersARequest();
    void refusesWhatIsNoRequest_data();
    void refusesWhatIsNoRequest();
    void survives_data();
    void survives();
    void survivesRandomText();
    void saysWhyACodeGeneratorGaveUp();
    void optionsMayStandApartFromTheirValues();
};

namespace {

#if defined __SANITIZE_THREAD__ || defined __SANITIZE_ADDRESS__
constexpr int deep = 1'000; // Sanitizers take many times as long, and keep the stack of every allocation: it grows with depth squared.
#else
constexpr int deep = 25'000;
#endif

/// nullopt: the process did not end, or did not write one whole reply.
std::optional<InstrumentReply> replyTo(const QByteArray &bytes)
{
    QProcess process;
    process.start(qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument"), QStringList());
    process.write(bytes);
    process.closeWriteChannel();
    if (!process.waitForFinished(90'000)) {
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    const QCborValue value = QCborValue::fromCbor(process.readAllStandardOutput());
    InstrumentReply reply;
    if (!fromCbor(value, reply))
        return std::nullopt;
    return reply;
}

QByteArray request(const QString &text, const char *command = "signature")
{
    InstrumentRequest request;
    request.command = QString::fromLatin1(command);
    request.kernel = QStringLiteral("k");
    request.sources.append({QStringLiteral("test.cl"), text});
    return toCbor(request).toCbor();
}

QString repeated(const char *text, int count)
{
    return QString::fromLatin1(text).repeated(count);
}

} // namespace

void TestProgram::answersARequest()
{
    const auto reply = replyTo(request(QStringLiteral("__kernel void k(__global int *a) { a[0] = 1; }")));
    QVERIFY(reply);
    QCOMPARE(reply->message, QString());
    QCOMPARE(reply->signature.kernels.size(), 1);
}

void TestProgram::optionsMayStandApartFromTheirValues()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const char *text) {
        QDir(folder.path()).mkpath(QFileInfo(folder.filePath(name)).path());
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write(QStringLiteral("k.cl"), "#include \"t.h\"\n__kernel void k(__global T *a) { a[0] = N; }\n");
    write(QStringLiteral("shared/t.h"), "typedef float T;\n");
    QProcess process;
    process.start(qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument"),
                  {folder.filePath(QStringLiteral("k.cl")), QStringLiteral("-D"), QStringLiteral("N=4"), QStringLiteral("-I"),
                   folder.filePath(QStringLiteral("shared"))});
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray output = process.readAllStandardOutput();
    QVERIFY2(output.contains("T* a (written)") && !output.contains("error"), (output + process.readAllStandardError()).constData());
}

void TestProgram::refusesWhatIsNoRequest_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("hello\n");
    QTest::newRow("half a request") << request(QStringLiteral("__kernel void k() {}")).chopped(20);
    QTest::newRow("a list") << QCborValue(QCborArray{1, 2}).toCbor();
    QTest::newRow("wrong types") << QCborValue(QCborMap{{QStringLiteral("sources"), 5}}).toCbor();
}

void TestProgram::refusesWhatIsNoRequest()
{
    QFETCH(QByteArray, bytes);
    const auto reply = replyTo(bytes);
    QVERIFY(reply);
    QVERIFY(!reply->message.isEmpty());
}

void TestProgram::survives_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFine");
    const QString kernel = QStringLiteral("__kernel void k(__global int *a) { a[0] = %1; }");
    QTest::newRow("empty") << QString() << true;
    QTest::newRow("no kernel") << QStringLiteral("int x") << false;
    QTest::newRow("nested conditionals") << kernel.arg(repeated("a[1] ? a[2] : (", deep) + u'1' + repeated(")", deep)) << true;
    QTest::newRow("chained conditionals") << kernel.arg(repeated("a[1] ? a[2] : ", deep) + u'1') << true;
    QTest::newRow("a long sum") << kernel.arg(repeated("a[1] + ", 2 * deep) + u'1') << true;
    QTest::newRow("open brackets") << kernel.arg(repeated("(", 200'000)) << false;
    QTest::newRow("open blocks") << QStringLiteral("__kernel void k() ") + repeated("{", 100'000) << false;
    QTest::newRow("nested blocks") << QStringLiteral("__kernel void k() ") + repeated("{", deep) + repeated("}", deep) << true;
    QTest::newRow("macro bomb") << [] {
        QString text = QStringLiteral("#define M0 a[0] +\n");
        for (int i = 1; i < 40; ++i)
            text += QStringLiteral("#define M%1 M%2 M%2 M%2 M%2\n").arg(i).arg(i - 1);
        return text + QStringLiteral("__kernel void k(__global int *a) { a[0] = M39 1; }");
    }() << false;
    QTest::newRow("includes itself") << QStringLiteral("#include \"test.cl\"\n") << false;
    QTest::newRow("zero bytes") << QStringLiteral("__kernel void k() {") + QChar(0) + QStringLiteral("}") << true;
    QTest::newRow("unclosed comment") << QStringLiteral("__kernel void k() {} /*") << false;
}

void TestProgram::survives()
{
    QFETCH(QString, text);
    QFETCH(bool, isFine);
    for (const char *command : {"signature", "instrument"}) {
        const auto reply = replyTo(request(text, command));
        QVERIFY(reply);
        if (!isFine)
            QVERIFY2(!reply->message.isEmpty(), command);
        if (isFine && !text.isEmpty())
            QVERIFY2(reply->message.isEmpty(), qPrintable(reply->message));
    }
}

void TestProgram::survivesRandomText()
{
    static const QStringList words{
        u"__kernel"_s, u"void"_s, u"k"_s, u"("_s,      u")"_s,       u"{"_s,  u"}"_s,  u"["_s,   u"]"_s,       u"__global"_s, u"int"_s,
        u"*"_s,        u"a"_s,    u"="_s, u";"_s,      u"#define"_s, u"\n"_s, u"if"_s, u"for"_s, u"barrier"_s, u"1"_s,        u"float4"_s,
        u"."_s,        u"->"_s,   u","_s, u"struct"_s, u"\""_s,      u"'"_s,  u"?"_s,  u":"_s,   u"\\"_s,      u"__local"_s,  u"return"_s};
    QRandomGenerator random(20261121);
    for (int round = 0; round < 20; ++round) {
        QString text = QStringLiteral("__kernel void k(__global int *a) {");
        for (int i = 0; i < 60; ++i)
            text += words[random.bounded(int(words.size()))] + u' ';
        QVERIFY2(replyTo(request(text, "instrument")), qPrintable(text));
    }
}

/// LLVM has no sine for NVIDIA's GPUs, and ends the process over it.
void TestProgram::saysWhyACodeGeneratorGaveUp()
{
    InstrumentRequest asked;
    asked.command = u"assembly"_s;
    asked.target = u"sm_70"_s;
    asked.builtinsFolder = qEnvironmentVariable("KERNELSCOPE_LIBCLC", u"/usr/lib/clc"_s);
    asked.sources.append({u"test.cl"_s, u"kernel void k(global float *a) { a[0] = native_sin(a[1]); }"_s});
    if (!QDir(asked.builtinsFolder).exists(u"nvptx64--nvidiacl.bc"_s))
        QSKIP("libclc is not installed");
    const auto reply = replyTo(toCbor(asked).toCbor());
    QVERIFY(reply);
    if (reply->assembly)
        QSKIP("This LLVM has a sine");
    QVERIFY2(reply->message.startsWith(u"The compiler gave up on these sources: Cannot select: f32 = fsin"), qPrintable(reply->message));
    QVERIFY2(reply->message.endsWith(u" (in the function k)."), qPrintable(reply->message));
}

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"

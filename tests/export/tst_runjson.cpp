#include <QtTest>

#include <QJsonArray>

#include <limits>

#include "export/RunJson.h"

using namespace kernelscope;

class TestRunJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyOfTheContractIsThere()
    {
        RunResult result;
        result.launches.resize(1);
        result.buffers.resize(1);
        result.checks.resize(1);
        result.checks[0].firstMismatchIndex = 3;
        result.events.resize(1);
        result.events[0].kind = CommandKind::Write;
        result.diagnostics.resize(1);
        const QJsonObject json = runJson(result);
        const auto has = [](const QJsonValue &value, const char *keys) {
            for (const QString &key : QString::fromLatin1(keys).split(u' ')) {
                if (!value.toObject().contains(key))
                    return false;
            }
            return true;
        };
        QVERIFY(has(json, "status message device launches buffers checks events output diagnostics"));
        QVERIFY(has(json[u"launches"][0], "name kernel global local runs medianNs minNs maxNs"));
        QVERIFY(has(json[u"buffers"][0], "name type shape min max sum first"));
        QVERIFY(has(json[u"checks"][0], "name passed mismatches firstMismatch maxAbsoluteError maxRelativeError"));
        QVERIFY(has(json[u"checks"][0][u"firstMismatch"], "index actual expected"));
        QVERIFY(has(json[u"events"][0], "name kind queue queuedNs submitNs startNs endNs"));
        QCOMPARE(json[u"events"][0][u"kind"].toString(), "write");
        QVERIFY(has(json[u"diagnostics"][0], "severity file line column message"));
    }

    void everyValueStandsUnderItsKey()
    {
        RunResult result;
        result.message = QStringLiteral("why");
        result.place = {QStringLiteral("a.cl"), 3, 5};
        result.device = QStringLiteral("PoCL: CPU");
        result.phase = QStringLiteral("building");
        result.subject = QStringLiteral("a launch");
        result.output = QStringLiteral("printed");
        result.outputBytes = 70;
        result.builtFromCache = true;
        result.buildNs = 11;
        result.commandsNs = 12;
        result.report.problems << Problem{QStringLiteral("/plan/0"), QStringLiteral("wrong"), QStringLiteral("16"), Severity::Error};
        const QJsonObject json = runJson(result);
        QCOMPARE(json[u"message"].toString(), "why");
        QCOMPARE(json[u"place"], QJsonValue(QJsonObject{{"file", "a.cl"}, {"line", 3}, {"column", 5}}));
        QCOMPARE(json[u"device"].toString(), "PoCL: CPU");
        QCOMPARE(json[u"phase"].toString(), "building");
        QCOMPARE(json[u"subject"].toString(), "a launch");
        QCOMPARE(json[u"output"].toString(), "printed");
        QCOMPARE(json[u"outputBytes"].toInt(), 70);
        QCOMPARE(json[u"builtFromCache"], QJsonValue(true));
        QCOMPARE(json[u"buildNs"].toInt(), 11);
        QCOMPARE(json[u"commandsNs"].toInt(), 12);
        const QJsonObject problem{{"path", "/plan/0"}, {"launch", ""}, {"message", "wrong"}, {"suggestion", "16"}, {"severity", "error"}};
        QCOMPARE(json[u"problems"].toArray(), QJsonArray{problem});
    }

    void everyValueOfABufferAndACheckStandsUnderItsKey()
    {
        BufferResult buffer;
        buffer.name = QStringLiteral("A");
        buffer.type = {Scalar::Float, 2, {}};
        buffer.shape = {2, 3};
        buffer.min = 1;
        buffer.max = 2;
        buffer.sum = 3;
        buffer.nanCount = 4;
        buffer.sizeInBytes = 48;
        buffer.readBack = true;
        CheckResult check;
        check.name = QStringLiteral("same");
        check.buffer = QStringLiteral("A");
        check.compared = 12;
        check.mismatches = 5;
        check.firstMismatchIndex = 7;
        check.actual = QStringLiteral("1.5");
        check.expected = QStringLiteral("2");
        check.maxAbsoluteError = 0.5;
        check.maxRelativeError = 0.25;
        check.message = QStringLiteral("why");
        RunResult result;
        result.buffers = {buffer};
        result.checks = {check};
        const QJsonObject json = runJson(result);
        const QJsonObject expectedBuffer{
            {"name", "A"},   {"type", "float2"},  {"shape", QJsonArray{2, 3}}, {"min", 1},        {"max", 2}, {"sum", 3},
            {"nanCount", 4}, {"sizeInBytes", 48}, {"first", QJsonArray()},     {"readBack", true}};
        QCOMPARE(json[u"buffers"][0].toObject(), expectedBuffer);
        const QJsonObject mismatch{{"index", 7}, {"actual", 1.5}, {"expected", 2}};
        const QJsonObject expectedCheck{{"name", "same"},          {"buffer", "A"},
                                        {"passed", false},         {"compared", 12},
                                        {"mismatches", 5},         {"firstMismatch", mismatch},
                                        {"maxAbsoluteError", 0.5}, {"maxRelativeError", 0.25},
                                        {"message", "why"}};
        QCOMPARE(json[u"checks"][0].toObject(), expectedCheck);
    }

    void theStatusIsAWord_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QString>("word");
        QTest::newRow("ok") << RunStatus::Ok << QStringLiteral("ok");
        QTest::newRow("check") << RunStatus::CheckFailed << QStringLiteral("check-failed");
        QTest::newRow("guard") << RunStatus::GuardViolation << QStringLiteral("guard-violation");
    }
    void theStatusIsAWord()
    {
        QFETCH(RunStatus, status);
        QFETCH(QString, word);
        RunResult result;
        result.status = status;
        QCOMPARE(runJson(result)[u"status"].toString(), word);
    }

    void wholeNumbersAreExactAndInfiniteOnesNull()
    {
        RunResult result;
        BufferResult whole;
        whole.type = {Scalar::Long, 1, {}};
        whole.first = {9007199254740992.0};
        whole.firstText = {QStringLiteral("9007199254740993")};
        whole.sumText = whole.firstText.first();
        BufferResult real;
        real.max = std::numeric_limits<double>::infinity();
        real.first = {1.5, std::numeric_limits<double>::quiet_NaN()};
        real.firstText = {QStringLiteral("1.5"), QStringLiteral("nan")};
        result.buffers = {whole, real};
        const QJsonObject json = runJson(result);
        QCOMPARE(json[u"buffers"][0][u"first"][0].toInteger(), qint64(9007199254740993));
        QCOMPARE(json[u"buffers"][0][u"sum"].toInteger(), qint64(9007199254740993));
        QVERIFY(json[u"buffers"][1][u"max"].isNull());
        QCOMPARE(json[u"buffers"][1][u"first"].toArray(), (QJsonArray{1.5, QJsonValue()}));
    }

    void aPassedCheckHasNoFirstMismatch()
    {
        RunResult result;
        result.checks.resize(1);
        QVERIFY(runJson(result)[u"checks"][0][u"firstMismatch"].isNull());
    }
};

QTEST_GUILESS_MAIN(TestRunJson)
#include "tst_runjson.moc"

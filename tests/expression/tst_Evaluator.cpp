#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <thread>

#include "expression/Evaluator.h"

using namespace kernelscope;
using namespace std::chrono_literals;

namespace {
Expression expr(const char *text)
{
    return Expression(QString::fromUtf8(text));
}
} // namespace

class tst_Evaluator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("number") << "1024" << 1024.0;
        QTest::newRow("parameter") << "n * n" << 64.0;
        QTest::newRow("Math") << "Math.ceil(n / 3)" << 3.0;
        QTest::newRow("device") << "Math.min(device.maxWorkGroupSize, 512)" << 256.0;
        QTest::newRow("device list") << "device.maxWorkItemSizes[1]" << 128.0;
        QTest::newRow("extension") << "device.extensions.includes('cl_khr_fp64')" << 1.0;
        QTest::newRow("language") << "device.languageStandards.includes('CL2.0')" << 0.0;
        QTest::newRow("bool") << "n > 3" << 1.0;
        QTest::newRow("comment") << "n // the size" << 8.0;
        QTest::newRow("functions") << "(() => { let s = 0; for (let k = 0; k < 4; ++k) s += k; return s; })()" << 6.0;
        QTest::newRow("sum of a list") << "sum([1, 2, 3])" << 6.0;
    }
    void numbers()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        Evaluator evaluator;
        evaluator.setNumber(QStringLiteral("n"), 8);
        DeviceInfo device;
        device.maxWorkGroupSize = 256;
        device.maxWorkItemSizes = {256, 128, 64};
        device.languageStandards = {"CL1.2", "CL3.0"};
        device.extensions = {"cl_khr_fp64"};
        evaluator.setDevice(device);
        const auto result = evaluator.number(Expression(text));
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        QCOMPARE(*result, value);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("NaN") << "0 / 0"
                             << "The expression \"0 / 0\" gives NaN (not a number), where a number is wanted.";
        QTest::newRow("infinity") << "1 / 0"
                                  << "The expression \"1 / 0\" gives infinity, where a number is wanted.";
        QTest::newRow("huge literal") << "1e999"
                                      << "The expression \"1e999\" gives infinity, where a number is wanted.";
        QTest::newRow("text") << "'abc'"
                              << "The expression \"'abc'\" gives the text \"abc\", where a number is wanted.";
        QTest::newRow("list") << "[1, 2]"
                              << "The expression \"[1, 2]\" gives a list of 2 values, where a number is wanted.";
        QTest::newRow("nothing") << "undefined"
                                 << "The expression \"undefined\" gives nothing (undefined), where a number is wanted.";
        QTest::newRow("unknown name") << "m * 2"
                                      << "The expression \"m * 2\" uses m, which is not defined.";
        QTest::newRow("empty") << ""
                               << "An expression is empty. Write a number or JavaScript that gives one.";
        QTest::newRow("no end") << "3 +"
                                << "The expression \"3 +\" cannot be read: it is not a valid expression. Something is missing after "
                                   "the last +.";
        QTest::newRow("thrown") << "(() => { throw new Error('no luck'); })()"
                                << "The expression \"(() => { throw new Error('no luck'); })()\" fails: Error: no luck.";
    }
    void refusals()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        Evaluator evaluator;
        const auto result = evaluator.number(Expression(text));
        QVERIFY(!result);
        QCOMPARE(result.error().message, message);
    }

    void takesOnlyExpressions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("break out of a call") << "\"}); evil(\"}); evil(";
        QTest::newRow("statement") << "1); while (true) {} (2";
        QTest::newRow("function") << "1)}, (function () { while (true) {} })(), function () { return (2";
        QTest::newRow("bracket") << "1]; while (true) {} [2";
        QTest::newRow("loop") << "while (1) {}";
        QTest::newRow("declaration") << "var q = 3";
        QTest::newRow("open comment") << "1 /* ";
        QTest::newRow("only a comment") << "/* nothing */";
        QTest::newRow("import") << "import('fs')";
    }
    void takesOnlyExpressions()
    {
        QFETCH(QString, text);
        Evaluator evaluator;
        const auto result = evaluator.number(Expression(text));
        QVERIFY(!result);
        QVERIFY2(result.error().message.contains(u"cannot be read: "), qPrintable(result.error().message));
        QCOMPARE(*evaluator.number(expr("1 + 1")), 2.0);
    }

    void whatIsWrittenAsInCIsAdvisedOn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("advice");
        QTest::newRow("function") << "ceil(n / 64)"
                                  << "Write Math.ceil.";
        QTest::newRow("another name") << "fabs(n)"
                                      << "Write Math.abs.";
        QTest::newRow("constant") << "2 * M_PI * n"
                                  << "Write Math.PI.";
        QTest::newRow("place") << "get_global_id(0) * 2"
                               << "Write i.";
        QTest::newRow("suffix") << "1.5f * n"
                                << "Numbers have no suffix: write 1.5.";
        QTest::newRow("unsigned") << "n & 0xff + 3u"
                                  << "Numbers have no suffix: write 3.";
        QTest::newRow("cast") << "(int) n / 2"
                              << "There are no casts: write Math.trunc(...) for a whole number.";
        QTest::newRow("bracket") << "Math.max(n, [1, 2)"
                                 << "A closing ] is missing.";
        QTest::newRow("operator at the end") << "3 + "
                                             << "Something is missing after the last +.";
        QTest::newRow("no function of Math") << "Math.mad(n, 2, 1)"
                                             << "JavaScript has no Math.mad.";
        QTest::newRow("no advice") << "other(n)"
                                   << "The expression \"other(n)\" uses other, which is not defined.";
    }
    void whatIsWrittenAsInCIsAdvisedOn()
    {
        QFETCH(QString, text);
        QFETCH(QString, advice);
        Evaluator evaluator;
        evaluator.setNumber("n", 100);
        const auto result = evaluator.number(Expression(text));
        QVERIFY(!result);
        QVERIFY2(result.error().message.endsWith(advice), qPrintable(result.error().message));
    }

    void nothingOfTheOutsideIsInScope_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"Qt", "gc", "console", "print", "require", "module", "process", "XMLHttpRequest", "fetch", "qsTr",
                                 "globalThis", "window", "importScripts", "setTimeout", "File", "System"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void nothingOfTheOutsideIsInScope()
    {
        QFETCH(QString, name);
        Evaluator evaluator;
        QCOMPARE(*evaluator.text(Expression(QStringLiteral("typeof ") + name)), QStringLiteral("undefined"));
    }

    void leavesNothingBehind_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("parameter") << "n = 5";
        QTest::newRow("new global") << "q = 5";
        QTest::newRow("prototype") << "Array.prototype.poison = 1";
        QTest::newRow("Object prototype") << "Object.prototype.poison = 1";
        QTest::newRow("Math") << "Math.max = 3";
        QTest::newRow("define") << "Object.defineProperty(Math, 'max', { value: 3 })";
        QTest::newRow("global through a function") << "Function('this.q = 5; this.Math = 3; return 1')()";
        QTest::newRow("sloppy prototype") << "Function('Array.prototype.poison = 1; return 1')()";
        QTest::newRow("eval") << "(0, eval)('var q = 5; Math = 3; q')";
        QTest::newRow("device") << "device.maxWorkGroupSize = 1";
        QTest::newRow("array") << "A[0] = 9";
        QTest::newRow("sum") << "(sum.call = 3)";
        QTest::newRow("iterator") << "Object.getPrototypeOf([][Symbol.iterator]()).next = () => 5";
    }
    void leavesNothingBehind()
    {
        QFETCH(QString, text);
        Evaluator evaluator;
        DeviceInfo device;
        device.maxWorkGroupSize = 256;
        evaluator.setDevice(device);
        evaluator.setNumber(QStringLiteral("n"), 8);
        evaluator.setArray(QStringLiteral("A"), {Scalar::UChar, 1, {}}, QByteArray(4, '\1'));
        (void)evaluator.number(Expression(text));
        QCOMPARE(*evaluator.number(expr("n")), 8.0);
        QCOMPARE(*evaluator.text(expr("typeof q + typeof [].poison + typeof ({}).poison")), QStringLiteral("undefinedundefinedundefined"));
        QCOMPARE(*evaluator.number(expr("Math.max(1, 2) + Math.abs(-1)")), 3.0);
        QCOMPARE(*evaluator.number(expr("device.maxWorkGroupSize")), 256.0);
        QCOMPARE(*evaluator.number(expr("sum(A)")), 4.0);
        QCOMPARE(*evaluator.number(expr("Math.max(...[1, 7])")), 7.0);
    }

    void namesComeAndGo()
    {
        Evaluator evaluator;
        QVERIFY(!evaluator.number(expr("tile")));
        evaluator.setNumber(QStringLiteral("tile"), 16);
        QCOMPARE(*evaluator.number(expr("tile")), 16.0);
        evaluator.setNumber(QStringLiteral("tile"), 32);
        QCOMPARE(*evaluator.number(expr("tile")), 32.0);
        evaluator.remove(QStringLiteral("tile"));
        QVERIFY(!evaluator.number(expr("tile")));
        evaluator.setNumber(QStringLiteral("not a name"), 1);
        QCOMPARE(*evaluator.number(expr("1")), 1.0);
    }

    void isAsNewWhenCleared()
    {
        Evaluator evaluator;
        const std::vector<int> values(1'000'000, 3);
        evaluator.setNumber(QStringLiteral("n"), 2);
        evaluator.setArray(QStringLiteral("a"), *elementTypeNamed(QStringLiteral("int")),
                           QByteArrayView(reinterpret_cast<const char *>(values.data()), qsizetype(values.size() * sizeof(int))));
        QCOMPARE(*evaluator.number(expr("n * sum(a)")), 6e6);
        evaluator.clear();
        QVERIFY(!evaluator.number(expr("n")));
        QVERIFY(!evaluator.number(expr("a[0]")));
        evaluator.setNumber(QStringLiteral("a"), 7);
        QCOMPARE(*evaluator.number(expr("a + sum([1, 2])")), 10.0);
    }
    void givesTruth()
    {
        Evaluator evaluator;
        QCOMPARE(*evaluator.truth(expr("1 < 2")), true);
        QCOMPARE(*evaluator.truth(expr("0")), false);
        QCOMPARE(evaluator.truth(expr("'yes'")).error().message,
                 QStringLiteral("The expression \"'yes'\" gives the text \"yes\", where true or false is wanted."));
    }

    void givesText()
    {
        Evaluator evaluator;
        QCOMPARE(*evaluator.text(expr("1 << 20")), QStringLiteral("1048576"));
        QCOMPARE(*evaluator.text(expr("'float' + 4")), QStringLiteral("float4"));
        QVERIFY(!evaluator.text(expr("[]")));
    }

    void givesComponents()
    {
        Evaluator evaluator;
        QCOMPARE(*evaluator.components(expr("[1, 2, 3]"), 3), (QList<double>{1, 2, 3}));
        QCOMPARE(*evaluator.components(expr("5"), 4), (QList<double>{5, 5, 5, 5}));
        QVERIFY(std::isinf(evaluator.components(expr("-Infinity"), 1)->first()));
        QCOMPARE(evaluator.components(expr("[1, 2]"), 4).error().message,
                 QStringLiteral("The expression \"[1, 2]\" gives a list of 2 values, where a number or a list of 4 numbers "
                                "is wanted."));
    }

    void fillsThreeExtents()
    {
        Evaluator evaluator;
        evaluator.setNumber(QStringLiteral("n"), 1000);
        const auto values = evaluator.fill(expr("n * z + 100 * y + 10 * x + i"), {2, 2, 3}, 1);
        QCOMPARE(*values, (QList<double>{0, 11, 22, 103, 114, 125, 1006, 1017, 1028, 1109, 1120, 1131}));
        QCOMPARE(*evaluator.fillRange(expr("n * z + 100 * y + 10 * x + i"), {2, 2, 3}, 1, 5, 3), (QList<double>{125, 1006, 1017}));
        QCOMPARE(*evaluator.fill(expr("[i, -i]"), {2}, 2), (QList<double>{0, -0.0, 1, -1}));
        QCOMPARE(*evaluator.fill(expr("i + 1"), {2}, 2), (QList<double>{1, 1, 2, 2}));
        QCOMPARE(*evaluator.fill(expr("i == 1"), {2}, 1), (QList<double>{0, 1}));
        QCOMPARE(evaluator.fill(expr("i"), {0}, 1)->size(), 0);
    }

    void fillRefuses()
    {
        Evaluator evaluator;
        QCOMPARE(evaluator.fill(expr("i < 2 ? 1 : 'a'"), {4}, 1).error().message,
                 QStringLiteral("The expression \"i < 2 ? 1 : 'a'\" fails: TypeError: it gives string for element 2, where a "
                                "number is wanted."));
        QCOMPARE(evaluator.fill(expr("[i]"), {4}, 2).error().message,
                 QStringLiteral("The expression \"[i]\" fails: TypeError: it gives a list of 1 for element 0, where a number "
                                "or a list of 2 is wanted."));
        QVERIFY(evaluator.fill(expr("x = 5"), {4}, 1));
        QCOMPARE(
            evaluator.fill(expr("(()=>{throw {toString(){for(;;);}}})()"), {4}, 1).error().message,
            QStringLiteral("The expression \"(()=>{throw {toString(){for(;;);}}})()\" throws an object, where a number is to be given."));
        const QString endless = evaluator.fill(expr("(function f(){return 1+f()})()"), {4}, 1).error().message;
        QVERIFY2(endless.endsWith(u"exceeded."), qPrintable(endless));
    }

    void fillsManyInParts()
    {
        Evaluator evaluator;
        evaluator.setNumber(QStringLiteral("n"), 7);
        DeviceInfo device;
        device.computeUnits = 3;
        evaluator.setDevice(device);
        const auto values = evaluator.fill(expr("i * n + device.computeUnits + max([x, y])"), {1000, 999}, 1);
        QVERIFY2(values, qPrintable(values ? QString() : values.error().message));
        QCOMPARE(values->size(), 999'000);
        for (qsizetype i = 0; i < values->size(); ++i)
            QVERIFY((*values)[i] == double(i * 7 + 3 + std::max(i % 999, i / 999)));
        const auto pairs = evaluator.fillRange(expr("[i, -i]"), {1'000'000}, 2, 100'001, 700'003);
        QCOMPARE(pairs->size(), 1'400'006);
        QCOMPARE((*pairs)[2], 100'002.0);
        QCOMPARE(pairs->last(), -800'003.0);
    }

    void whatIsWrongInAPartIsTold()
    {
        Evaluator evaluator;
        QCOMPARE(evaluator.fill(expr("i < 900000 ? 1 : 'a'"), {1'000'000}, 1).error().message,
                 evaluator.fillRange(expr("i < 900000 ? 1 : 'a'"), {1'000'000}, 1, 899'990, 20).error().message);
        Evaluator hasty(std::chrono::milliseconds(300));
        const QString endless = QStringLiteral("(() => { while (i > 500000) {} return 1; })()");
        QVERIFY(hasty.fill(Expression(endless), {1'000'000}, 1).error().message.contains(u"was stopped after"));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(hasty.fill(Expression(endless), {1'000'000}, 1).error().message.contains(u"was stopped after"));
        QVERIFY(timer.elapsed() < 200); // It is not tried again.
        QCOMPARE(*hasty.fill(expr("i"), {2}, 1), (QList<double>{0, 1}));
    }

    void partsAreInterruptedTogether()
    {
        Evaluator evaluator(std::chrono::seconds(60));
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            evaluator.interrupt();
        });
        const auto result = evaluator.fill(expr("(() => { while (true) {} })()"), {1'000'000}, 1);
        other.join();
        QVERIFY(result.error().message.endsWith(u"was interrupted."));
        QVERIFY(!evaluator.fill(expr("i"), {1'000'000}, 1));
    }

    void whatUsesArraysSeesThemWhole()
    {
        Evaluator evaluator;
        const std::vector<int> counted(1, 0);
        evaluator.setArray(QStringLiteral("V"), ElementType{Scalar::Int, 1, {}},
                           QByteArrayView(reinterpret_cast<const char *>(counted.data()), 4));
        const auto values = evaluator.fill(expr("V[0]++"), {1'000'000}, 1); // One engine does it, in order.
        QVERIFY(values);
        QCOMPARE(values->last(), 999'999.0);
    }

    void fillsAMillion()
    {
        Evaluator evaluator;
        const auto values = evaluator.fill(expr("(i * 7 + 3) % 11"), {1000, 1000}, 1);
        QCOMPARE(values->size(), 1000000);
        QCOMPARE(values->at(999999), double((999999 * 7 + 3) % 11));
    }

    void arrays()
    {
        Evaluator evaluator;
        const qint64 longs[] = {1, -2, 9007199254740992};
        evaluator.setArray(QStringLiteral("L"), {Scalar::Long, 1, {}}, QByteArrayView(reinterpret_cast<const char *>(longs), 24));
        QCOMPARE(*evaluator.number(expr("L[1]")), -2.0);
        QCOMPARE(*evaluator.number(expr("max(L)")), 9007199254740992.0);
        QCOMPARE(*evaluator.number(expr("min(L)")), -2.0);
        const float vectors[] = {1, 2, 3, 99, 4, 5, 6, 99};
        evaluator.setArray(QStringLiteral("V"), {Scalar::Float, 3, {}}, QByteArrayView(reinterpret_cast<const char *>(vectors), 32));
        QCOMPARE(*evaluator.number(expr("V.length * 100 + sum(V)")), 621.0);
        const quint16 halves[] = {0x3C00, 0xC000};
        evaluator.setArray(QStringLiteral("H"), {Scalar::Half, 1, {}}, QByteArrayView(reinterpret_cast<const char *>(halves), 4));
        QCOMPARE(*evaluator.number(expr("H[0] * 10 + H[1]")), 8.0);
        QCOMPARE(*evaluator.fill(expr("V[i] * 2"), {2}, 1), (QList<double>{2, 4}));
    }

    void arraysOfAnyName()
    {
        Evaluator evaluator;
        const int values[] = {4, 5, 6, 7};
        ScriptArray array = toScriptArray({Scalar::Int, 1, {}}, QByteArrayView(reinterpret_cast<const char *>(values), 16));
        array.shape = {2, 2};
        evaluator.setArray(QStringLiteral("in"), array);
        array.channels = 4;
        evaluator.setArray(QStringLiteral("a"), array);
        QCOMPARE(*evaluator.number(expr("buffers['in'][1] + buffers.a[0] + a[3]")), 16.0);
        QCOMPARE(*evaluator.text(expr("a.shape + ' ' + a.channels + ' ' + buffers['in'].channels")), QStringLiteral("2,2 4 undefined"));
        QVERIFY(*evaluator.truth(expr("'in' in buffers")));
        evaluator.remove(QStringLiteral("in"));
        QVERIFY(!evaluator.number(expr("buffers['in'][1]")));
        evaluator.setNumber(QStringLiteral("buffers"), 3); // a parameter of this name goes first
        QCOMPARE(*evaluator.number(expr("buffers + a[0]")), 7.0);
    }

    void stopsAtTheDeadline()
    {
        Evaluator evaluator(50ms);
        QCOMPARE(evaluator.number(expr("(() => { while (true) {} })()")).error().message,
                 QStringLiteral("The expression \"(() => { while (true) {} })()\" was stopped after 50 ms. Make it do less work."));
        QCOMPARE(*evaluator.number(expr("1 + 1")), 2.0);
        QVERIFY(!evaluator.number(expr("(() => { for (const v of [1, 2]) { while (true) {} } })()")));
        QCOMPARE(evaluator.number(expr("(() => { try { return 1; } finally {} })()")).error().message,
                 QStringLiteral("The expression \"(() => { try { return 1; } finally {} })()\" uses try, which expressions "
                                "cannot: it would outlive the deadline."));
        QVERIFY(!evaluator.fill(expr("(() => { for (;;) {} })()"), {2}, 1));
        QVERIFY(!evaluator.truth(expr("(function f() { return 1 + f(); })()")));
        QCOMPARE(*evaluator.number(expr("2 + 2")), 4.0);
    }

    void whatWasStoppedIsNotTriedAgain()
    {
        Evaluator evaluator(50ms);
        const Expression loop = expr("(() => { while (n) {} return 7; })()");
        evaluator.setNumber(QStringLiteral("n"), 1);
        const QString message = evaluator.number(loop).error().message;
        QVERIFY2(message.contains(QStringLiteral("was stopped after 50 ms")), qPrintable(message));
        evaluator.setNumber(QStringLiteral("n"), 0);
        QCOMPARE(evaluator.number(loop).error().message, message); // though it would end now
        evaluator.clear();
        evaluator.setNumber(QStringLiteral("n"), 0);
        QCOMPARE(*evaluator.number(loop), 7.0);
    }

    void isInterruptedFromAnotherThread()
    {
        Evaluator evaluator(60s);
        std::thread other([&] { evaluator.interrupt(); });
        const auto result = evaluator.number(expr("(() => { while (true) {} })()"));
        other.join();
        QCOMPARE(result.error().message, QStringLiteral("The expression \"(() => { while (true) {} })()\" was interrupted."));
        QVERIFY(!evaluator.number(expr("1")));
    }
};

QTEST_GUILESS_MAIN(tst_Evaluator)
#include "tst_Evaluator.moc"

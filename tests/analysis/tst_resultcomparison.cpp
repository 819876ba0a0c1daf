#include <QtTest>

#include "analysis/Findings.h"
#include "analysis/ResultComparison.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

namespace {

template <typename T> QByteArray bytesOf(const QList<T> &values)
{
    return QByteArray(reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(T)));
}

const ElementType intType{Scalar::Int, 1, {}};
const ElementType floatType{Scalar::Float, 1, {}};
QList<ComparedBuffer> buffer(const QString &name, const ElementType &type, int elementSize, const QList<StructMember> &members,
                             const QByteArray &traced, const QByteArray &untraced, const QByteArray &exchanged = {})
{
    ComparedBuffer made;
    made.name = name;
    made.type = type;
    made.elementSize = elementSize;
    made.members = members;
    made.traced = traced;
    made.untraced = untraced;
    made.exchanged = exchanged;
    return {made};
}

const QString plain = "global 4 local 4\nbuffer A int 4 out\ng0.i* store A[i]=i @3";

} // namespace

class TestResultComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalResults()
    {
        const QByteArray same = bytesOf<int>({0, 1, 2, 3});
        const auto comparison = compareResults(traceFrom(plain), {}, buffer("A", intType, 4, {}, same, same));
        QVERIFY(comparison.findings.isEmpty());
        QVERIFY(comparison.notCompared.isEmpty());
    }

    void differentResults()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9});
        const auto comparison = compareResults(traceFrom(plain), {}, buffer("A", intType, 4, {}, traced, untraced));
        QCOMPARE(comparison.findings.size(), 1);
        const Finding &finding = comparison.findings[0];
        QCOMPARE(finding.kind, FindingKind::ResultMismatch);
        QCOMPARE(finding.severity, Severity::Error);
        QCOMPARE(*finding.element, 2);
        QCOMPARE(finding.count, 2u);
        QCOMPARE(finding.elements, (QList<quint64>{2, 3}));
        QCOMPARE(finding.accesses.value(0).line, 3);
        QVERIFY(finding.message.startsWith("A[2] is 2 after the traced run, but 7 after the untraced run"));
    }

    /// Also where what differs is a whole number that was made of one.
    void anOptionMayBeTheReason()
    {
        const QString relaxed = QString(plain).replace("local 4\n", "local 4 relaxed -cl-mad-enable\n");
        const auto comparison =
            compareResults(traceFrom(relaxed), {}, buffer("A", intType, 4, {}, bytesOf<int>({0, 1, 2, 3}), bytesOf<int>({0, 1, 7, 9})));
        QCOMPARE(comparison.findings.size(), 1);
        QCOMPARE(comparison.findings[0].severity, Severity::Warning);
        QVERIFY2(comparison.findings[0].message.contains("The build option -cl-mad-enable lets"),
                 qPrintable(comparison.findings[0].message));
    }

    /// The traced program has another one than the user's.
    void variablesOfTheProgramAreToldApart()
    {
        const QByteArray traced = bytesOf<int>({0}), untraced = bytesOf<int>({164});
        const Trace trace = traceFrom("global 1 local 1\nbuffer A int 1 out\nprogram n int 1\ng0.i0 load n[0]=0 @3\ng0.i0 store A[0]=0 @4");
        const auto comparison = compareResults(trace, {}, buffer("A", intType, 4, {}, traced, untraced));
        QVERIFY(comparison.findings.isEmpty());
        QVERIFY2(comparison.notCompared.contains("n keeps its value from launch to launch"), qPrintable(comparison.notCompared));
    }

    void aFourthHalfMayHoldAnything()
    {
        const ElementType shortType{Scalar::UShort, 1, {}};
        const QByteArray traced = bytesOf<ushort>({1, 2, 3, 9, 1, 2, 3, 9}), untraced = bytesOf<ushort>({1, 2, 3, 0, 1, 2, 3, 0});
        const QString memory = "global 2 local 2\nbuffer A ushort 8 out\n";
        const Trace trace = traceFrom(memory + "g0.i0 vstorea_half3 A[0]=1,2,3 @3\ng0.i1 vstorea_half3 A[4]=1,2,3 @3");
        QVERIFY(compareResults(trace, {}, buffer("A", shortType, 2, {}, traced, untraced)).findings.isEmpty());
        const QByteArray other = bytesOf<ushort>({1, 2, 3, 0, 1, 2, 4, 0});
        QCOMPARE(compareResults(trace, {}, buffer("A", shortType, 2, {}, traced, other)).findings.value(0).element, 6);
        const Trace plainStores = traceFrom(memory + "g0.i0 store A[0]=1 @3");
        QCOMPARE(compareResults(plainStores, {}, buffer("A", shortType, 2, {}, traced, untraced)).findings.value(0).element, 3);
    }

    /// They touch no byte in common, but the device's compiler stores the whole vector: that is no mistake of its.
    void componentsOfOneVectorAreTheReason()
    {
        const QString two = "global 2 local 2\nbuffer A float4 1 out\ng0.i0 store:float A+0=1 @3\ng0.i1 store:float A+4=2 @4";
        const QByteArray traced = bytesOf<float>({1, 2, 0, 0}), untraced = bytesOf<float>({0, 2, 0, 0});
        const ElementType vector{Scalar::Float, 4, {}};
        QVERIFY(findAll(traceFrom(two)).isEmpty());
        const auto same = compareResults(traceFrom(two), {}, buffer("A", vector, 16, {}, traced, traced));
        QVERIFY(same.findings.isEmpty());
        const auto apart = compareResults(traceFrom(two), {}, buffer("A", vector, 16, {}, traced, untraced));
        QCOMPARE(apart.findings.size(), 1);
        QCOMPARE(apart.findings[0].kind, FindingKind::DataRace);
        QCOMPARE(apart.findings[0].severity, Severity::Error);
        QVERIFY2(apart.findings[0].message.contains("different components of the vector at A[0]"), qPrintable(apart.findings[0].message));
        const QString ordered =
            "global 2 local 2\nbuffer A float4 1 out\ng0.i0 store:float A+0=1 @3\ng0.i* barrier global\ng0.i1 store:float A+4=2 @4";
        QCOMPARE(compareResults(traceFrom(ordered), {}, buffer("A", vector, 16, {}, traced, untraced)).findings[0].kind,
                 FindingKind::ResultMismatch);
    }

    void whatDependsOnTheOrderIsSaid()
    {
        const QByteArray usual = bytesOf<int>({6, 1, 2}), other = bytesOf<int>({6, 1, 3});
        const auto said = [&](const QByteArray &reversed, const QByteArray &loadedFirst) {
            OrderedResults buffer{{}, usual, reversed, loadedFirst};
            buffer.name = "A";
            buffer.type = intType;
            buffer.elementSize = 4;
            return whatDependsOnOrder({buffer});
        };
        QCOMPARE(said(other, bytesOf<int>({6, 8, 4})).sentence,
                 "Results depend on the order: A[1] is 1 after the traced launch, but 8 when each "
                 "loads before any stores; so 2 of 3 elements depend on "
                 "it.");
        QCOMPARE(said(other, bytesOf<int>({6, 8, 4})).values, (QList<OrderedValues>{{"A", 1, "1", "1", "8"}, {"A", 2, "2", "3", "4"}}));
        QCOMPARE(said({}, other).values, (QList<OrderedValues>{{"A", 2, "2", "", "3"}}));
        QCOMPARE(said(usual, usual).sentence,
                 "All buffers came out the same here in reverse order of the work-items and when each loads before any "
                 "stores.");
        QCOMPARE(said(usual, {}).sentence, "All buffers came out the same here in reverse order of the work-items.");
        QVERIFY(said(usual, {}).values.isEmpty());
        const QByteArray plus = bytesOf<float>({0.0f}), minus = bytesOf<float>({-0.0f});
        OrderedResults zero{{}, plus, minus, {}};
        zero.name = "z";
        zero.type = floatType;
        zero.elementSize = 4;
        const QString sentence = whatDependsOnOrder({zero}).sentence;
        QVERIFY2(sentence.endsWith(", but has other bits in another order."), qPrintable(sentence));
    }

    /// Their bits are whatever the compiler's operations leave.
    void twoNansAreTheSame()
    {
        const QByteArray traced = bytesOf<quint32>({0x7fc00000, 1, 2, 3}), untraced = bytesOf<quint32>({0xffc00001, 1, 2, 3});
        const auto findings = [&](const ElementType &type) {
            return compareResults(traceFrom(plain), {}, buffer("A", type, 4, {}, traced, untraced)).findings.size();
        };
        QCOMPARE(findings(floatType), 0);
        QCOMPARE(findings(intType), 1);
        const QByteArray number = bytesOf<quint32>({0x3f800000, 1, 2, 3});
        QCOMPARE(compareResults(traceFrom(plain), {}, buffer("A", floatType, 4, {}, traced, number)).findings.size(), 1);
        const ElementType record{Scalar::Int, 1, QStringLiteral("R")};
        const QList<StructMember> members{{QStringLiteral("x"), floatType, 0, 1}, {QStringLiteral("k"), intType, 4, 1}};
        QCOMPARE(compareResults(traceFrom(plain), {}, buffer("A", record, 8, members, traced, untraced)).findings.size(), 0);
    }

    /// The kernel may be at fault where not all of its accesses are seen.
    void theCompilerIsNotBlamedForWhatIsNotTraced()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9});
        const QString text = "global 4 local 4 untraced 1\nbuffer A int 4 out\ng0.i* store A[i]=i @3";
        const Finding finding = compareResults(traceFrom(text), {}, buffer("A", intType, 4, {}, traced, untraced)).findings.value(0);
        QCOMPARE(finding.severity, Severity::Warning);
        QVERIFY2(finding.message.contains("an access that can't be traced"), qPrintable(finding.message));
    }

    /// Nor where a private variable may have been read unset.
    void theCompilerIsNotBlamedForWhatMayBeUnset()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9});
        const Trace trace = traceFrom(plain + "\ng0.i0 unset p unseen @2");
        const Finding finding = compareResults(trace, {}, buffer("A", intType, 4, {}, traced, untraced)).findings.value(0);
        QCOMPARE(finding.severity, Severity::Warning);
        QVERIFY2(finding.message.contains("Perhaps p, declared at"), qPrintable(finding.message));
        const Trace seen = traceFrom(plain + "\ng0.i0 unset p @2");
        QCOMPARE(compareResults(seen, {}, buffer("A", intType, 4, {}, traced, untraced)).findings.value(0).severity, Severity::Error);
    }

    void adviceForGroupsOfOneColumn()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9});
        const auto message = [&](const QString &text) {
            return compareResults(traceFrom(text), {}, buffer("A", intType, 4, {}, traced, untraced)).findings.value(0).message;
        };
        QVERIFY(message(plain).contains("-cl-opt-disable"));
        QVERIFY(message("global 1x4 local 1x4\nbuffer A int 4 out\ng0.i* store A[i]=i @3").contains("exchange the dimensions"));
    }

    void theDriverIsAtFaultWhereExchangedDimensionsGiveTheTracedResults()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9}), other = bytesOf<int>({0, 1, 2, 4});
        const auto finding = [&](const QByteArray &exchanged) {
            const QString column = "global 1x4 local 1x4\nbuffer A int 4 out\ng0.i* store A[i]=i @3";
            return compareResults(traceFrom(column), {}, buffer("A", intType, 4, {}, traced, untraced, exchanged)).findings.value(0);
        };
        QCOMPARE(finding(traced).severity, Severity::Warning);
        QVERIFY(finding(traced).message.contains("The driver is at fault, not the kernel"));
        QCOMPARE(finding(other).severity, Severity::Error);
        QVERIFY(finding(other).message.contains("translated one of the two wrongly"));
    }

    void theDriverIsAtFaultWhereTheUnoptimisedTraceGivesTheUntracedResults()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9});
        const auto finding = [&](const QByteArray &unoptimised) {
            QList<ComparedBuffer> buffers = buffer("A", intType, 4, {}, traced, untraced);
            buffers[0].unoptimised = unoptimised;
            return compareResults(traceFrom(plain), {}, buffers).findings.value(0);
        };
        QCOMPARE(finding(untraced).severity, Severity::Warning);
        QVERIFY(finding(untraced).message.contains("The driver seems to be at fault, not the kernel"));
        QVERIFY(finding(untraced).blamesTracedBuild && !finding(traced).blamesTracedBuild);
        QCOMPARE(finding(traced).severity, Severity::Error);
        QCOMPARE(finding({}).severity, Severity::Error);
    }

    void whatHangsOnUnsetVariablesIsAnUninitialisedRead()
    {
        const QByteArray traced = bytesOf<int>({0, 1, 2, 3}), untraced = bytesOf<int>({0, 1, 7, 9}), other = bytesOf<int>({0, 1, 2, 4});
        const auto finding = [&](const QByteArray &otherUnset) {
            QList<ComparedBuffer> buffers = buffer("A", intType, 4, {}, traced, untraced);
            buffers[0].otherUnset = otherUnset;
            return compareResults(traceFrom(plain + "\ng0.i0 unset p unseen @2"), {}, buffers).findings.value(0);
        };
        QCOMPARE(finding(other).kind, FindingKind::UninitialisedRead);
        QVERIFY2(finding(other).message.contains("A[3] depends on what p holds"), qPrintable(finding(other).message));
        QCOMPARE(finding(other).accesses.value(0).line, 3);
        QCOMPARE(finding(traced).kind, FindingKind::ResultMismatch);
    }

    void lastDigitsAreAWarning()
    {
        const QByteArray traced = bytesOf<float>({1.0f, 2.0f}), near = bytesOf<float>({1.0000001f, 2.0f}),
                         far = bytesOf<float>({1.1f, 2.0f});
        const auto compare = [&](const QByteArray &other) {
            return compareResults(traceFrom(plain), {}, buffer("F", floatType, 4, {}, traced, other)).findings.value(0).severity;
        };
        QCOMPARE(compare(near), Severity::Warning);
        QCOMPARE(compare(far), Severity::Error);
    }

    void paddingDoesNotCount()
    {
        const QByteArray a = bytesOf<int>({1, 2, 3, 4}), b = bytesOf<int>({1, 2, 3, 99});
        const auto differs = [&](const ElementType &type, const QList<StructMember> &members) {
            return !compareResults(traceFrom(plain), {}, buffer("V", type, 16, members, a, b)).findings.isEmpty();
        };
        QVERIFY(!differs(ElementType{Scalar::Int, 3, {}}, {}));
        QVERIFY(differs(ElementType{Scalar::Int, 4, {}}, {}));
        const ElementType cell{Scalar::Float, 1, "cell"};
        QVERIFY(differs(cell, {}));
        QVERIFY(!differs(cell, {{"x", intType, 0, 2}, {"y", intType, 8, 1}}));
        QVERIFY(differs(cell, {{"x", intType, 0, 4}}));
    }

    void notCompared_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        const QString start = "global 4 local 4\nbuffer A int 4\nbuffer B int 4\n";
        QTest::newRow("race") << start + "g0.i* store B[0]=i"
                              << "data race";
        QTest::newRow("bounds") << start + "g0.i* store B[i+1]=i"
                                << "out of bounds";
        QTest::newRow("divergence") << start + "g0.i0 barrier local"
                                    << "early";
        QTest::newRow("loop") << start + "g0.i0 loop 100"
                              << "early";
        QTest::newRow("division by zero") << start + "g0.i0 divide 7"
                                          << "division by zero";
        QTest::newRow("unset variable") << start + "g0.i0 unset x"
                                        << "memory that nothing was written to";
        QTest::newRow("exchange") << start + "g0.i* atomic_xchg B[0]=0,i"
                                  << "order";
        QTest::newRow("sum whose old values may matter") << start + "g0.i* atomic_add B[0]=i,1"
                                                         << "proves nothing";
        QTest::newRow("load that may have come in between") << start + "g0.i* atomic_load B[0]=0"
                                                            << "proves nothing";
    }
    void notCompared()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const Trace trace = traceFrom(text);
        const QByteArray a = bytesOf<int>({1, 2, 3, 4}), b = bytesOf<int>({1, 2, 3, 5});
        const auto comparison = compareResults(trace, findAll(trace), buffer("A", intType, 4, {}, a, b));
        QVERIFY(comparison.findings.isEmpty());
        QVERIFY2(comparison.notCompared.contains(reason), qPrintable(comparison.notCompared));
    }
};

QTEST_APPLESS_MAIN(TestResultComparison)
#include "tst_resultcomparison.moc"

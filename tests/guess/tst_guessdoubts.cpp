#include <QtTest>

#include "guess/GuessDoubts.h"
#include "guess/GuessedFindings.h"
#include "tests/guess/GuessedSource.h"

using namespace kernelscope;

namespace {

const char *const source = "kernel void k(global float *a, int width, int step, int unused)\n"
                           "{\n"
                           "    int row = get_global_id(0) * width;\n"
                           "    int at = row + step;\n"
                           "    a[at] = 1;\n"
                           "    a[0] = 2;\n"
                           "}\n";

Finding found(FindingKind kind, int line, Severity severity = Severity::Error)
{
    Finding finding;
    finding.kind = kind;
    finding.severity = severity;
    finding.object = QStringLiteral("a");
    finding.element = 64;
    FindingAccess access;
    access.file = QStringLiteral("k.cl");
    access.line = line;
    finding.accesses << access;
    return finding;
}

QString doubts(const QList<Finding> &findings, const QByteArray &text = source)
{
    return guessDoubts(kernelIn(text), guessFor(text).project, findings);
}

} // namespace

class TestGuessDoubts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTrialThatFoundNothingLeavesNone() { QCOMPARE(doubts({}), QString()); }

    void aRaceAloneIsToldWithTheNumbersThatItsIndexIsMadeFrom()
    {
        const QString text = doubts({found(FindingKind::DataRace, 5)});
        QVERIFY2(text.startsWith(u"When the project was tried, work-items raced for a (k.cl:5). "), qPrintable(text));
        QVERIFY2(text.contains(u"width = n; step = 1; a global size of n"), qPrintable(text));
        QVERIFY2(text.contains(u"(n = 1024)"), qPrintable(text));
        QVERIFY2(!text.contains(u"unused"), qPrintable(text));
    }

    void howManyMoreNumbersThereAreIsSaid()
    {
        const auto told = [](const QByteArray &last) {
            return doubts({found(FindingKind::DataRace, 2)},
                          "kernel void k(global float *a, int p, int q, int r, int s, int t" + last + ")\n{ a[0] = get_global_id(0); }\n");
        };
        QVERIFY2(told(", int u").contains(u"t = n; u = n; a global size"), qPrintable(told(", int u")));
        QVERIFY2(told(", int u, int v").contains(u"t = n; 2 more numbers; a global size"), qPrintable(told(", int u, int v")));
    }

    void allNumbersAreNamedWhereTheLineLeadsToNone() { QVERIFY(doubts({found(FindingKind::DataRace, 6)}).contains(u"unused")); }

    void aBufferThatHoldsIndexesIsNamedAndOneThatHoldsValuesIsNot()
    {
        const QString told =
            doubts({found(FindingKind::DataRace, 6)}, "kernel void k(global float *a, global int *order, global float *values)\n{\n"
                                                      "    local int seeds[4];\n    int i = get_local_id(0);\n    seeds[i] = order[i];\n"
                                                      "    a[seeds[0]] = values[i];\n}\n");
        QVERIFY2(told.contains(u"the contents of order"), qPrintable(told));
        QVERIFY2(!told.contains(u"values"), qPrintable(told));
    }

    /// It hid from where a number comes that it went through one.
    void whatWentThroughAnAtomicIsNamed()
    {
        Finding finding = found(FindingKind::DivisionByZero, 8);
        finding.object.clear();
        const QString told =
            doubts({finding}, "kernel void k(global float *a, global int *places, global int *amounts, global int *values)\n{\n"
                              "    local int counts[4];\n    int i = get_local_id(0);\n    counts[i] = 0;\n"
                              "    atomic_add(&counts[places[i]], amounts[i]);\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                              "    a[i] = 7 / counts[i] + values[i];\n}\n");
        QVERIFY2(told.contains(u"the contents of places"), qPrintable(told));
        QVERIFY2(told.contains(u"the contents of amounts"), qPrintable(told));
        QVERIFY2(!told.contains(u"values"), qPrintable(told));
    }

    void whatAnOperationComputesWithIsNamed_data()
    {
        QTest::addColumn<FindingKind>("kind");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("divisor") << FindingKind::DivisionByZero << QByteArray("a[0] = other[0] / told[1];");
        QTest::newRow("sum") << FindingKind::SignedOverflow << QByteArray("int b = 0; b += told[i];");
        QTest::newRow("conversion") << FindingKind::InvalidConversion << QByteArray("int b = (int)((float)told[1] * 2.5f); a[0] = b;");
        QTest::newRow("loop") << FindingKind::EndlessLoop << QByteArray("global const int *p = told + i; while (*p != 7) a[0] += *p++;");
    }
    void whatAnOperationComputesWithIsNamed()
    {
        QFETCH(const FindingKind, kind);
        QFETCH(const QByteArray, line);
        Finding finding = found(kind, 2);
        finding.object.clear();
        const QString told = doubts({finding}, "kernel void k(global int *a, global const int *told, global const int *other) { int i = "
                                               "get_global_id(0);\n" +
                                                   line + "\n}\n");
        QVERIFY2(told.contains(u"the contents of told"), qPrintable(told));
        QVERIFY2(!told.contains(u"other"), qPrintable(told));
    }

    /// The line is the second; "at" is what was read there before it had a value. No guess: it stays an error.
    void whatDecidesWhetherAVariableIsSetIsNamed_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("guess");
        const QByteArray choice = "int at; switch (kind[i]) { case 0: at = 1; break; case 2: at = 3; break; }";
        const QString contents = QStringLiteral("the contents of kind");
        const QString at = QStringLiteral("at");
        const QByteArray use = "a[i] = at;";
        QTest::newRow("a choice") << choice << use << at << contents;
        QTest::newRow("a number") << QByteArray("int at; if (mode == 4) at = 1; else if (mode == 9) at = 2;") << use << at
                                  << QStringLiteral("mode = 4");
        QTest::newRow("a search") << QByteArray("int at; for (int k = 0; k < 8; ++k) if (kind[k] == 7) { at = k; break; }") << use << at
                                  << contents;
        QTest::newRow("elements") << QByteArray("int at[4]; at[kind[i] & 3] = 1;") << QByteArray("a[i] = at[1];") << at << contents;
        QTest::newRow("the element that is read")
            << QByteArray("int at[4]; at[0] = 1;") << QByteArray("a[i] = at[kind[i] & 3];") << at << contents;
        QTest::newRow("a member") << QByteArray("struct { int x, y; } at; at.x = 1; if (kind[i] < 3) at.y = 2;")
                                  << QByteArray("a[i] = at.y;") << QStringLiteral("at.y") << contents;
        QTest::newRow("by a function") << QByteArray("int at; if (kind[i] < 3) put(&at);") << use << at << contents;
        QTest::newRow("later in a loop") << QByteArray("int at; for (int k = 0; k < 4; ++k) {")
                                         << QByteArray("if (k > 2) a[i] = at;\nif (kind[k] > 1) at = k; }") << at << contents;
        QTest::newRow("too late") << QByteArray("int at;") << QByteArray("a[i] = at;\nif (kind[i] > 1) at = 1;") << at << QString();
        QTest::newRow("never") << QByteArray("int at; if (kind[i] < 3) a[1] = 1;") << use << at << QString();
        QTest::newRow("a sum") << QByteArray("int at;") << QByteArray("for (int k = 0; k < mode; ++k) at += kind[k];") << at << QString();
        QTest::newRow("another member") << QByteArray("struct { int x, y; } at; if (kind[i] < 3) at.x = 2;") << QByteArray("a[i] = at.y;")
                                        << QStringLiteral("at.y") << QString();
        QTest::newRow("a place") << QByteArray("int at; if (i > 0) at = kind[i - 1];") << use << at << QString();
        QTest::newRow("the extent") << QByteArray("int at; if (i < n - 1) at = kind[i + 1];") << use << at << QString();
        QTest::newRow("one iteration more") << QByteArray("int at[8]; for (int k = 0; k < mode; ++k) at[k] = k;")
                                            << QByteArray("for (int k = 0; k <= mode; ++k) a[i] += at[k];") << at << QString();
    }
    void whatDecidesWhetherAVariableIsSetIsNamed()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, line);
        QFETCH(const QString, object);
        QFETCH(const QString, guess);
        const QByteArray text =
            "void put(int *to) { *to = 1; } kernel void k(global int *a, global const int *kind, int mode, int n) { int i = "
            "get_global_id(0); " +
            before + "\n" + line + "\n}\n";
        Finding finding = found(FindingKind::UninitialisedRead, 2);
        finding.memory = AddressSpace::Private;
        finding.object = object;
        const KernelSignature signature = kernelIn(text);
        Project project = guessFor(text).project;
        recordGuesses(project, signature);
        QList<Finding> findings{finding};
        doubtByGuesses(findings, project, QStringLiteral("/plan/0"), signature);
        QCOMPARE(findings.first().severity, guess.isEmpty() ? Severity::Error : Severity::Warning);
        QVERIFY2(findings.first().message.contains(guess), qPrintable(findings.first().message));
        if (guess == u"the contents of kind")
            QVERIFY(doubts({finding}, text).contains(guess));
    }

    void whereNoBufferLiesIsSaid()
    {
        Finding finding = found(FindingKind::OutOfBounds, 1);
        finding.object.clear();
        const QString said = doubts({finding}, "kernel void k(global int *a) { a[0] = *((global int *)4096); }\n");
        QVERIFY2(said.contains(u"accesses went to where no buffer lies ("), qPrintable(said));
        finding.object = QStringLiteral("a"); // the nearest
        finding.element.reset();
        QCOMPARE(doubts({finding}, "kernel void k(global int *a) { a[0] = *((global int *)4096); }\n"), said);
    }

    void anOffsetInThePointerIsOneOfTheIndex()
    {
        const QString told =
            doubts({found(FindingKind::OutOfBounds, 4)},
                   "kernel void k(global float *a, int step, global const int *points, int other)\n{\n"
                   "    global float *at = a + (points[2 * get_global_id(0)] - 3) * step;\n    at[1] = 1; at += step;\n}\n");
        QVERIFY2(told.contains(u"step = 1; the contents of points; a global size"), qPrintable(told));
    }

    void aPointerInAUnionIsFollowed()
    {
        const QString told =
            doubts({found(FindingKind::DataRace, 5)},
                   "kernel void k(global float *a, int width, int other)\n{\n    union { global float *one; global int *two; } p;\n"
                   "    p.one = a + get_global_id(0) * width; global int *to = p.two;\n    to[0] = 1;\n}\n");
        QVERIFY2(told.contains(u"width = n; a global size"), qPrintable(told));
    }

    void numbersAreFollowedIntoFunctions()
    {
        const QString told = doubts({found(FindingKind::DataRace, 3)},
                                    "void put(global float *to, int place)\n{\n    to[place] = 1;\n}\n"
                                    "kernel void k(global float *a, int width, int other) { put(a, get_global_id(0) * width); }\n");
        QVERIFY2(told.contains(u"width = n; a global size"), qPrintable(told));
    }

    void aNumberNamedLikeTheParameterIsNotToldAsItself()
    {
        const QString told =
            doubts({found(FindingKind::DataRace, 3)}, "kernel void k(global float *a, int n)\n{\n    a[get_global_id(0) % n] = 1;\n}\n");
        QVERIFY2(told.contains(u"guessed: n; a global size of "), qPrintable(told));
    }

    void errorsComeBeforeWarningsAndTheSameIsToldOnce()
    {
        const QString text = doubts({found(FindingKind::DataRace, 6, Severity::Warning), found(FindingKind::OutOfBounds, 5),
                                     found(FindingKind::DataRace, 5, Severity::Warning)});
        QVERIFY2(text.startsWith(u"When the project was tried, accesses went outside of a (k.cl:5); work-items raced for a (k.cl:6). "),
                 qPrintable(text));
    }

    void allThatWasGuessedIsNamedWhereNothingCouldBeTried()
    {
        const QString told = untriedGuess(kernelIn(source), guessFor(source).project, QStringLiteral("It took too long"));
        QVERIFY2(told.startsWith(u"The project could not be tried. It took too long. Its buffers may be too small"), qPrintable(told));
        QVERIFY2(told.contains(u"width = n; step = 1; unused = n; a global size of n (n = 1024)"), qPrintable(told));
    }

    void aTrialThatDidNextToNothingSaysSo()
    {
        const QByteArray text = "kernel void k(global const int *kind, global int *out, int wanted)\n"
                                "{ if (kind[get_global_id(0)] == wanted) out[0] = 1; }\n";
        GuessTrial trial;
        trial.isTraced = true;
        trial.stored = StoredValues::Numbers;
        const QString told = idleGuess(kernelIn(text), guessFor(text).project, trial);
        QVERIFY2(told.startsWith(u"When the project was tried, almost nothing was accessed"), qPrintable(told));
        QVERIFY2(told.contains(u"wanted = n; the contents of kind; a global size of n (n = 1024)"), qPrintable(told));
        trial.groups = 16;
        trial.activeGroups = 1;
        const QString groups = idleGuess(kernelIn(text), guessFor(text).project, trial);
        QVERIFY2(groups.startsWith(u"When the project was tried, only 1 of 16 work-groups accessed memory"), qPrintable(groups));
        trial.stored = StoredValues::Nothing;
        const QString empty = idleGuess(kernelIn(text), guessFor(text).project, trial);
        QVERIFY2(empty.startsWith(u"When the project was tried, nothing was stored in a buffer or an image"), qPrintable(empty));
        trial.stored = StoredValues::OnlyZeros;
        const QString zeros = idleGuess(kernelIn(text), guessFor(text).project, trial);
        QVERIFY2(zeros.startsWith(u"When the project was tried, all results were zero, so that it says little"), qPrintable(zeros));
    }

    void whatNoOtherSizeCouldMendIsLeftOut() { QCOMPARE(doubts({found(FindingKind::ResultMismatch, 5)}), QString()); }
};

QTEST_APPLESS_MAIN(TestGuessDoubts)
#include "tst_guessdoubts.moc"

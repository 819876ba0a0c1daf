#include <QtTest>

#include "worker/UnoptimisedFindings.h"

using namespace kernelscope;

namespace {

Finding findingOf(FindingKind kind, const QString &object, int line)
{
    Finding finding;
    finding.kind = kind;
    finding.object = object;
    finding.accesses = {FindingAccess()};
    finding.accesses.first().line = line;
    return finding;
}

const Finding barrier = findingOf(FindingKind::BarrierDivergence, {}, 6);
const Finding laterBarrier = findingOf(FindingKind::BarrierDivergence, {}, 10);
const Finding race = findingOf(FindingKind::DataRace, "s", 9);
const Finding otherRace = findingOf(FindingKind::DataRace, "o", 9);

/// "better, 1 confirmed": all that was found with optimisation is in doubt.
QString verdictOf(const QList<Finding> &optimised, const QList<Finding> &unoptimised)
{
    const UnoptimisedVerdict verdict = judgeUnoptimised(optimised, optimised, unoptimised);
    return QStringLiteral("%1, %2 confirmed").arg(verdict.isBetter ? "better" : "no better").arg(verdict.confirmed.size());
}

} // namespace

class TestUnoptimisedFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotFoundThereComesOfTheCompiler()
    {
        QCOMPARE(verdictOf({barrier}, {}), "better, 0 confirmed");
        QCOMPARE(verdictOf({race, otherRace}, {race}), "better, 1 confirmed");
    }

    void whatIsFoundInBothIsConfirmed()
    {
        QCOMPARE(verdictOf({barrier}, {barrier}), "no better, 1 confirmed");
        Finding elsewhere = race;
        elsewhere.accesses.first().line = 12;
        QCOMPARE(verdictOf({race}, {elsewhere}), "no better, 1 confirmed");
    }

    void aTraceThatFindsMoreIsNoBetter() { QCOMPARE(verdictOf({race}, {otherRace}), "no better, 0 confirmed"); }

    /// The other one ended at a barrier, and has not seen it.
    void aTraceThatGoesOnBehindTheBarrierMayFindMore()
    {
        QCOMPARE(verdictOf({barrier}, {otherRace}), "better, 0 confirmed");
        QCOMPARE(verdictOf({barrier, race}, {race, otherRace}), "better, 1 confirmed");
    }

    void anotherBarrierConfirmsNothing() { QCOMPARE(verdictOf({barrier}, {laterBarrier}), "better, 0 confirmed"); }

    void whatIsNotInDoubtIsNoReason()
    {
        QVERIFY(!judgeUnoptimised({race}, {}, {}).isBetter);
        QVERIFY(!judgeUnoptimised({barrier}, {}, {race}).isBetter);
    }
};

QTEST_GUILESS_MAIN(TestUnoptimisedFindings)
#include "tst_unoptimisedfindings.moc"

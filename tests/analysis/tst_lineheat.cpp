#include <QtTest>

#include "analysis/LineHeat.h"

using namespace kernelscope;

namespace {

SiteTotals site(const QString &file, int line, int column, AccessType type, quint64 count, const QString &object = "A")
{
    SiteTotals site;
    site.range.begin = {file, line, column};
    site.type = type;
    site.memory = type == AccessType::Barrier ? AddressSpace::None : AddressSpace::Global;
    site.object = object;
    site.count = count;
    return site;
}

} // namespace

class TestLineHeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accessesOfALineAreAddedUp()
    {
        const auto lines = lineHeat({site("b.cl", 7, 18, AccessType::Load, 64), site("b.cl", 7, 5, AccessType::Store, 32),
                                     site("a.cl", 9, 1, AccessType::Atomic, 3), site("b.cl", 8, 1, AccessType::Barrier, 100),
                                     site("b.cl", 9, 1, AccessType::Load, 0), site("b.cl", 0, 0, AccessType::Load, 5),
                                     site("b.cl", 10, 1, AccessType::Index, 4), site("c.cl", 1, 1, AccessType::Copy, 6)});
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[2].accesses, quint64(6));
        QCOMPARE(lines[0].file, "a.cl");
        QCOMPARE(lines[0].accesses, quint64(3));
        QCOMPARE(lines[1].line, 7);
        QCOMPARE(lines[1].accesses, quint64(96));
        QCOMPARE(lines[1].sites.size(), 2);
        QCOMPARE(lines[1].sites[0].type, AccessType::Store);
    }

    void theSameSiteOfSeveralLaunchesIsOne()
    {
        SiteTotals first = site("a.cl", 3, 1, AccessType::Load, 10);
        first.transactionsPerSubgroup = 1;
        SiteTotals second = site("a.cl", 3, 1, AccessType::Load, 30);
        second.transactionsPerSubgroup = 5;
        first.bankConflictDegree = 4;
        second.bankConflictDegree = 8;
        const auto lines = lineHeat({first, second, site("a.cl", 3, 1, AccessType::Load, 1, "B")});
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].accesses, quint64(41));
        QCOMPARE(lines[0].sites.size(), 2);
        QCOMPARE(lines[0].sites[0].count, quint64(40));
        QCOMPARE(lines[0].sites[0].transactionsPerSubgroup, 4.0);
        QCOMPARE(lines[0].sites[0].bankConflictDegree, 7.0);
    }

    void heatIsLogarithmic()
    {
        QCOMPARE(heatOf(0, 100), 0.0);
        QCOMPARE(heatOf(1, 100), 0.0);
        QCOMPARE(heatOf(10, 100), 0.5);
        QCOMPARE(heatOf(100, 100), 1.0);
        QCOMPARE(heatOf(1, 1), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestLineHeat)
#include "tst_lineheat.moc"

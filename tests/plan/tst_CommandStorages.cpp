#include "../planner/PlanBuilder.h"
#include "plan/CommandStorages.h"

using namespace kernelscope;

class tst_CommandStorages : public QObject
{
    Q_OBJECT

    using B = PlanBuilder;

    static QStringList names(const Plan &plan, const PlannedCommand &command)
    {
        QStringList names;
        for (const StorageIndex storage : storagesOf(command))
            names << plan.storages[storage.value].name;
        return names;
    }

private Q_SLOTS:
    void areTheArgumentsOfALaunchAndBothEndsOfACopy()
    {
        PlanBuilder builder;
        builder.project.plan << B::step(CopyStep{B::text("C"), B::text("B"), {}, {}, {}}) << B::step(FinishStep{});
        const Plan plan = builder.plan().plan;
        QHash<QString, QStringList> found;
        for (const PlannedCommand &command : plan.commands)
            found.insert(command.name, names(plan, command));
        QCOMPARE(found.value(B::text("add")), QStringList({B::text("A"), B::text("B"), B::text("C")}));
        QCOMPARE(found.value(B::text("write A")), QStringList(B::text("A")));
        QVERIFY(found.values().contains(QStringList({B::text("C"), B::text("B")})));
        QVERIFY(found.values().contains(QStringList()));
    }

    void tellsWhatTheHostWritesAndReads()
    {
        PlanBuilder builder;
        const Plan plan = builder.plan().plan;
        QVERIFY(isWrittenByHost(plan, StorageIndex(0)) && !isReadByHost(plan, StorageIndex(0)));
        QVERIFY(!isWrittenByHost(plan, StorageIndex(2)) && isReadByHost(plan, StorageIndex(2)));
    }
};

QTEST_GUILESS_MAIN(tst_CommandStorages)
#include "tst_CommandStorages.moc"

#include "PlanBuilder.h"

using namespace kernelscope;

class tst_TransferPlanner : public QObject
{
    Q_OBJECT

    using B = PlanBuilder;

    static QStringList lines(std::initializer_list<const char *> list)
    {
        QStringList result;
        for (const char *item : list)
            result << B::text(item);
        return result;
    }
    static Step onDevice(Step step, const char *device)
    {
        std::get<LaunchStep>(step.action).device = B::text(device);
        return step;
    }
    static void addGpu(PlanBuilder &builder) { builder.context.devices << B::device(B::text("Test GPU"), B::text("GPU")); }

private Q_SLOTS:
    void leavesOutWhatIsNotUsedOrNotReadBack()
    {
        PlanBuilder builder;
        builder.project.buffers << B::buffer("D", Access::InOut);
        builder.project.buffers[2].readBack = false;
        QCOMPARE(builder.commands(), lines({"write A", "write B", "add"}));
    }

    void explicitTransfersReplaceTheAutomaticOnes()
    {
        PlanBuilder builder;
        builder.project.plan.prepend(B::step(WriteStep{B::text("A"), {}, {}}));
        QCOMPARE(builder.commands(), lines({"write A", "add", "read C"}));
        builder.project.plan << B::step(ReadStep{B::text("C"), {}, {}}, "result");
        QCOMPARE(builder.commands(), lines({"write A", "add", "result"}));
    }

    void warnsOfForgottenWrites()
    {
        PlanBuilder builder;
        builder.project.buffers[1].init = ConstantInit{B::exprs({"2"})};
        builder.project.plan.prepend(B::step(WriteStep{B::text("A"), {}, {}}));
        builder.project.plan << B::launch("again", "vadd", {"n"});
        QCOMPARE(
            builder.problems(),
            lines({"/plan/1: Launch \"add\" reads the buffer \"B\", which no step writes before it: it sees zeros in place of the buffer's "
                   "contents. Add the step { \"write\": \"B\" }, or leave all writes to the planner."}));
        QCOMPARE(builder.plan().report.problems.first().severity, Severity::Warning);
        builder.project.plan.prepend(B::step(FillStep{B::text("B"), B::exprs({"1"}), {}, {}}));
        QCOMPARE(builder.problems(), QStringList());
    }

    void regionsAreInBytes()
    {
        PlanBuilder builder;
        builder.project.plan << B::step(ReadStep{B::text("C"), B::expr("8"), B::expr("n / 4")})
                             << B::step(CopyStep{B::text("A"), B::text("C"), B::expr("2"), B::expr("4"), B::expr("3")})
                             << B::step(FillStep{B::text("C"), B::exprs({"1.5"}), B::expr("60"), {}});
        const Plan plan = builder.plan().plan;
        QCOMPARE(std::get<ReadCommand>(plan.commands[3].action), (ReadCommand{StorageIndex(2), 32, 64}));
        QCOMPARE(std::get<CopyCommand>(plan.commands[4].action), (CopyCommand{StorageIndex(0), StorageIndex(2), 8, 16, 12}));
        const auto fill = std::get<FillCommand>(plan.commands[5].action);
        QCOMPARE(fill.offset, quint64(240));
        QCOMPARE(fill.size, quint64(16));
        QCOMPARE(fill.pattern, QByteArray("\0\0\xc0\x3f", 4));
    }

    void refusesRegions()
    {
        PlanBuilder builder;
        builder.project.buffers << B::buffer("I", Access::In, "int");
        builder.project.plan << B::step(ReadStep{B::text("C"), B::expr("60"), B::expr("8")})
                             << B::step(WriteStep{B::text("A"), B::expr("64"), {}})
                             << B::step(CopyStep{B::text("A"), B::text("I"), {}, {}, {}})
                             << B::step(CopyStep{B::text("A"), B::text("A"), {}, B::expr("4"), B::expr("8")})
                             << B::step(FillStep{B::text("I"), B::exprs({"0.5"}), {}, {}}) << B::step(ReadStep{B::text("Q"), {}, {}})
                             << B::step(CopyStep{B::text("A"), B::text("C"), {}, B::expr("60"), B::expr("8")});
        QCOMPARE(
            builder.problems(),
            lines(
                {"/plan/1/count: The step \"read C\" takes 8 elements from element 60 on, but \"C\" has 64 elements. Use at most 4.",
                 "/plan/2/offset: The step \"write A\" starts at element 64, but \"A\" has 64 elements. Start at 63 at most.",
                 "/plan/3/copy: The step \"copy A to I\" copies between different types: \"A\" holds float and \"I\" holds int. Give both "
                 "the same type.",
                 "/plan/4/copy: The step \"copy A to A\" copies elements 0 to 7 of \"A\" onto elements 4 to 11 of the same buffer, and the "
                 "two overlap. Use at most 4 elements, or another buffer.",
                 "/plan/5/value: The step \"fill I\": 0.5 is not a whole number, which the type int needs. Use 1. [1]",
                 "/plan/6/read: The step \"read Q\": there is no buffer \"Q\".",
                 "/plan/7/copy: The step \"copy A to C\" takes 8 elements from element 60 on, but \"C\" has 64 elements. Use at most 4."}));
    }

    void carriesBetweenDevices()
    {
        PlanBuilder builder;
        addGpu(builder);
        builder.project.buffers[2].access = Access::InOut;
        builder.project.plan = {B::launch("one", "vadd", {"n"}), onDevice(B::launch("two", "vadd", {"n"}), "gpu"),
                                onDevice(B::launch("three", "vadd", {"n"}), "1"), B::launch("four", "vadd", {"n"})};
        QCOMPARE(builder.commands(),
                 lines({"write A", "write B", "write C", "one", "carry A @1 after 0 after 3", "carry B @1 after 1 after 3",
                        "carry C @1 after 3", "two @1", "three @1", "carry C after 8", "four after 4 after 5", "read C"}));
        const Plan plan = builder.plan().plan;
        QCOMPARE(plan.devices.size(), 2);
        QCOMPARE(std::get<CarryCommand>(plan.commands[9].action), (CarryCommand{StorageIndex(2), DeviceSlot(1), DeviceSlot(0)}));
    }

    void carriesNothingOnOneDevice()
    {
        PlanBuilder builder;
        addGpu(builder);
        builder.project.plan = {B::launch("one", "vadd", {"n"}), onDevice(B::launch("two", "vadd", {"n"}), "cpu")};
        QCOMPARE(builder.commands(), lines({"write A", "write B", "one", "two", "read C"}));
    }

    void readsFromTheDeviceThatHasTheResult()
    {
        PlanBuilder builder;
        addGpu(builder);
        builder.project.plan = {onDevice(B::launch("one", "vadd", {"n"}), "gpu")};
        QCOMPARE(builder.commands(), lines({"write A @1", "write B @1", "one @1", "read C @1"}));
    }

    void aReadIsMadeByTheDeviceThatHasTheResult()
    {
        PlanBuilder builder;
        addGpu(builder);
        builder.project.plan = {B::step(WriteStep{B::text("A"), {}, {}}), B::step(WriteStep{B::text("B"), {}, {}}),
                                onDevice(B::launch("one", "vadd", {"n"}), "gpu"), B::step(ReadStep{B::text("C"), {}, {}})};
        QCOMPARE(builder.commands(), lines({"write A", "write B", "carry A @1 after 0", "carry B @1 after 1", "one @1", "read C @1"}));
    }

    void refusesUnknownDevices()
    {
        PlanBuilder builder;
        builder.project.plan = {onDevice(B::launch("one", "vadd", {"n"}), "gpu")};
        QCOMPARE(builder.problems(),
                 lines({"/plan/0/device: Launch \"one\" cannot run on \"gpu\". There is no GPU here. The devices are: 0 (Test: "
                        "Test CPU)."}));
    }

    void addedTransfersWaitInOutOfOrderQueues()
    {
        PlanBuilder builder;
        builder.project.queues = {{QString(), true}};
        QCOMPARE(builder.problems(),
                 lines({"/queues/0/outOfOrder: The queue \"default\" is out of order, which is not supported by this device "
                        "(Test: Test CPU). Make it an in-order queue. [false]"}));
        builder.context.devices[0].outOfOrderQueues = true;
        builder.project.plan << B::launch("second", "vadd", {"n"});
        QCOMPARE(builder.commands(),
                 lines({"write A", "write B", "add after 0 after 1", "second after 0 after 1", "read C after 2 after 3"}));
    }
};

QTEST_GUILESS_MAIN(tst_TransferPlanner)
#include "tst_TransferPlanner.moc"

#include "PlanBuilder.h"

using namespace kernelscope;

class tst_StepUnroller : public QObject
{
    Q_OBJECT

    using B = PlanBuilder;

    static RepeatStep repeat(const char *condition, const QList<Step> &steps) { return {B::expr(condition), {}, steps}; }
    static SetStep set(const char *name, const char *value) { return {{{B::text(name), B::expr(value)}}}; }
    static QStringList lines(std::initializer_list<const char *> list)
    {
        QStringList result;
        for (const char *item : list)
            result << B::text(item);
        return result;
    }

private Q_SLOTS:
    void saysWhichLimitWouldDo()
    {
        B builder;
        builder.project.plan = {B::step(repeat("m < 4000", {B::launch("pass", "vadd", {"n"}), B::step(set("m", "m + 2"))}))};
        builder.project.parameters << B::parameter("m", "0");
        const QString problems = builder.plan().report.problems.value(0).message;
        QVERIFY2(problems.contains(u"It needs 2000 iterations: give it \"limit\": 2000."), qPrintable(problems));
    }

    /// What would have been reduced is the result where there is nothing to reduce.
    void buffersOfLaunchesThatAreRepeatedZeroTimesKeepTheirContents()
    {
        B builder;
        builder.project.plan = {B::step(repeat("n < 0", {B::launch("pass", "vadd", {"n"})}))};
        builder.project.buffers[0].access = Access::InOut;
        const PlanOutcome outcome = builder.plan();
        QCOMPARE(outcome.plan.commands.size(), 2);
        QVERIFY(std::holds_alternative<WriteCommand>(outcome.plan.commands[0].action));
        QVERIFY(std::holds_alternative<ReadCommand>(outcome.plan.commands[1].action));
    }

    void repeatsWhileTheConditionHolds()
    {
        PlanBuilder builder;
        builder.project.parameters << B::parameter("m", "64");
        builder.project.plan = {B::step(repeat("m > 8", {B::launch("pass", "vadd", {"m"}), B::step(set("m", "m / 2"))}))};
        const PlanOutcome outcome = builder.plan();
        QCOMPARE(builder.commands(), lines({"write A", "write B", "pass", "pass", "pass", "read C"}));
        QCOMPARE(outcome.plan.commands[2].stepPath, QStringLiteral("/plan/0/repeat/steps/0"));
        QList<quint64> globals;
        for (int k = 2; k < 5; ++k)
            globals << std::get<LaunchCommand>(outcome.plan.commands[k].action).global[0];
        QCOMPARE(globals, (QList<quint64>{64, 32, 16}));
        const auto value = std::find_if(outcome.report.values.begin(), outcome.report.values.end(),
                                        [](const EvaluatedValue &v) { return v.path == u"/plan/0/repeat/steps/0/global/0"; });
        QCOMPARE(value->text, QStringLiteral("64"));
    }

    void endsAtTheLimit()
    {
        PlanBuilder builder;
        builder.project.plan = {B::step(repeat("n > 0", {B::launch("pass", "vadd", {"n"})}), "passes")};
        QCOMPARE(
            builder.problems(),
            lines({"/plan/0/repeat: The step \"passes\" (repeat) has run 1000 times, which is its limit, and its condition \"n > 0\" is "
                   "still true. Let its steps change what the condition uses, or raise the limit."}));
        std::get<RepeatStep>(builder.project.plan[0].action).limit = B::expr("3");
        QCOMPARE(
            builder.problems(),
            lines({"/plan/0/repeat/limit: The step \"passes\" (repeat) has run 3 times, which is its limit, and its condition \"n > 0\" "
                   "is still true. Let its steps change what the condition uses, or raise the limit."}));
    }

    void boundsTheWork()
    {
        PlanBuilder builder;
        RepeatStep inner = repeat("true", {B::step(set("q", "1"))});
        inner.limit = B::expr("1e9");
        builder.project.plan = {B::step(inner)};
        QCOMPARE(builder.problems(),
                 lines({"/plan: The plan executes more than 1000000 steps. Repeat fewer times, or do more in each launch."}));
    }

    void boundsTheNesting()
    {
        PlanBuilder builder;
        Step step = B::step(set("n", "0"));
        for (int depth = 0; depth < 20; ++depth)
            step = B::step(repeat("n > 0", {step}));
        builder.project.plan = {step};
        QCOMPARE(builder.problems().size(), 1);
        QVERIFY2(builder.problems().first().contains(u"lies 17 repeats deep. Use at most 16."), qPrintable(builder.problems().first()));
    }

    void reportsEachProblemOfARepeatOnce()
    {
        PlanBuilder builder;
        builder.project.plan = {B::step(repeat("n > 0", {B::launch("pass", "vadd", {"0"})}))};
        QCOMPARE(builder.problems(),
                 lines({"/plan/0/repeat/steps/0/global/0: Launch \"pass\": the global size in x is 0, which is less than 1. "
                        "Use 1. [1]"}));
    }

    void swapsWhatNamesMean()
    {
        PlanBuilder builder;
        builder.project.plan = {B::launch("one", "vadd", {"n"}), B::step(SwapStep{B::text("A"), B::text("C")}),
                                B::launch("two", "vadd", {"n"})};
        const Plan plan = builder.plan().plan;
        const auto second = std::get<LaunchCommand>(plan.commands[3].action);
        QCOMPARE(std::get<PlannedBufferArgument>(second.arguments[0]).storage, StorageIndex(2));
        QCOMPARE(std::get<PlannedBufferArgument>(second.arguments[2]).storage, StorageIndex(0));
        QCOMPARE(std::get<ReadCommand>(plan.commands[4].action).storage, StorageIndex(0));
        QCOMPARE(plan.commands[4].name, QStringLiteral("read C"));
        QCOMPARE(plan.bindings[2].storage, StorageIndex(0));
    }

    void refusesSwaps()
    {
        PlanBuilder builder;
        builder.project.buffers << B::buffer("I", Access::In, "int");
        builder.project.plan << B::step(SwapStep{B::text("A"), B::text("I")}) << B::step(SwapStep{B::text("A"), B::text("Q")});
        QCOMPARE(
            builder.problems(),
            lines({"/plan/1/swap: The step \"swap A, I\" exchanges buffers of different types: float and int. Give both the same type.",
                   "/plan/2/swap: The step \"swap A, Q\": there is no buffer \"Q\"."}));
    }

    void keepsOneLaunch()
    {
        PlanBuilder builder;
        builder.project.plan = {B::step(WriteStep{B::text("A"), {}, {}}), B::launch("one", "vadd", {"n"}), B::step(set("n", "n / 2")),
                                B::launch("two", "vadd", {"n"}), B::step(ReadStep{B::text("C"), {}, {}})};
        builder.project.plan[3].after = {B::text("one")};
        builder.context.onlyLaunch = B::text("two");
        QCOMPARE(builder.commands(), lines({"write A", "write B", "two", "read C"}));
        QCOMPARE(std::get<LaunchCommand>(builder.plan().plan.commands[2].action).global, Sizes{32});
        builder.context.onlyLaunch = B::text("tw");
        QCOMPARE(builder.problems(),
                 lines({"/plan: There is no launch \"tw\" in the plan. Did you mean \"two\"? The launches are: one, two."}));
    }

    void ofManyLaunchesTheFirstAreNamed()
    {
        PlanBuilder builder;
        builder.project.plan.clear();
        for (int i = 0; i < 3000; ++i)
            builder.project.plan << B::launch(("go" + std::to_string(i)).c_str(), "vadd", {"n"});
        builder.context.onlyLaunch = B::text("stop");
        const QStringList problems = builder.problems();
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.first().endsWith(QStringLiteral("go28, go29, \u2026.")), qPrintable(problems.first()));
    }

    void leavesOutWhatItsConditionDenies()
    {
        PlanBuilder builder;
        builder.project.buffers << B::buffer("S", Access::Out, "nonsense") << B::buffer("R", Access::Out);
        builder.project.buffers[3].memory = MemoryKind::SharedVirtual;
        builder.project.buffers[3].shape = {B::expr("-1")};
        Step svm = B::launch("svm", "vadd", {"n"});
        std::get<LaunchStep>(svm.action).arguments[2] = B::bind("c", "S");
        svm.when = B::expr("device.svmCoarse");
        builder.project.plan << svm << B::launch("last", "vadd", {"n"});
        builder.project.plan[2].after = {B::text("svm")};
        Check onS;
        onS.name = B::text("of S");
        onS.buffer = B::text("C");
        onS.expected = ExpectedExpression{B::expr("S[i]")};
        Check onC = onS;
        onC.expected = ExpectedExpression{B::expr("device.S + i")};
        builder.project.checks = {onS, onC};
        const PlanOutcome outcome = builder.plan();
        QCOMPARE(builder.problems(),
                 lines({"/plan/1: Launch \"svm\" was left out: its condition \"device.svmCoarse\" is false on this device.",
                        "/checks/0: Check \"of S\" was left out: it looks at the buffer \"S\", and the steps that use "
                        "that were left out."}));
        QVERIFY(!outcome.report.hasErrors());
        QCOMPARE(outcome.report.problems[0].severity, Severity::Note);
        QCOMPARE(outcome.plan.checks, QList<Check>{onC});
        QVERIFY(outcome.plan.storages[3].skipped);
        QCOMPARE(outcome.plan.storages[3].sizeInBytes, quint64(0));
        QVERIFY(!outcome.plan.storages[4].skipped); // no step at all names it
        QStringList names;
        for (const PlannedCommand &command : outcome.plan.commands)
            names << command.name;
        QCOMPARE(names, lines({"write A", "write B", "add", "last", "read C"}));

        builder.context.onlyLaunch = B::text("svm");
        QVERIFY(builder.problems().contains(B::text("/plan: Launch \"svm\" cannot run alone: it was left out, because its condition "
                                                    "\"device.svmCoarse\" is false on this device.")));
        builder.context.onlyLaunch.clear();
        builder.context.devices[0].svmCoarse = true;
        QVERIFY(builder.problems().contains(
            B::text("/buffers/3/shape/0: Extent 1 of the buffer \"S\" is -1, which is less than 1. Use 1. [1]")));
    }

    void leavesOutRepeatsAndChecks()
    {
        PlanBuilder builder;
        Step pass = B::step(repeat("n > 0", {B::step(set("n", "0")), B::launch("pass", "vadd", {"n"})}));
        pass.when = B::expr("n > 100");
        builder.project.plan << B::step(set("n", "200")) << pass;
        Check check;
        check.name = B::text("large");
        check.condition = B::expr("n > 1");
        check.when = B::expr("n > 100");
        builder.project.checks = {check};
        QCOMPARE(builder.problems(), lines({"/plan/2/repeat/steps/1: Launch \"pass\" was left out: the condition of the repeat around it "
                                            "\"n > 100\" is false.",
                                            "/checks/0: Check \"large\" was left out: its condition \"n > 100\" is false."}));
        builder.project.plan[2].when = B::expr("q > 1");
        QVERIFY2(builder.problems().first().startsWith(u"/plan/2/when: The step /plan/2: its condition has no value."),
                 qPrintable(builder.problems().first()));
    }

    void waitsForNamedSteps()
    {
        PlanBuilder builder;
        builder.project.plan << B::launch("second", "vadd", {"n"});
        builder.project.plan[1].after = {B::text("add")};
        builder.project.plan[1].queue = B::text("other");
        QCOMPARE(builder.commands(), lines({"write A", "write B", "add", "second in other after 2 after 0 after 1", "read C after 3"}));
        builder.project.plan[1].after = {B::text("ad")};
        QCOMPARE(builder.problems(),
                 lines({"/plan/1/after/0: A step is to come after \"ad\", but no step has that name. Did you mean \"add\"? [add]"}));
        builder.project.plan[0].after = {B::text("second")};
        builder.project.plan[1].after.clear();
        QCOMPARE(builder.problems(), lines({"/plan/0/after/0: A step is to come after \"second\", which is not executed before it. Name an "
                                            "earlier step."}));
    }

    void knowsBarriersAndFinish()
    {
        PlanBuilder builder;
        builder.project.plan << B::step(BarrierStep{B::text("other")}) << B::step(FinishStep{});
        QCOMPARE(builder.commands(), lines({"write A", "write B", "add", "barrier in other", "finish", "read C"}));
    }

    void plansTenThousandLaunches()
    {
        PlanBuilder builder;
        builder.project.parameters << B::parameter("k", "0");
        RepeatStep many = repeat("k < 10000", {B::launch("pass", "vadd", {"n"}, {"16"}), B::step(set("k", "k + 1"))});
        many.limit = B::expr("10000");
        builder.project.plan = {B::step(many)};
        QCOMPARE(builder.plan().plan.commands.size(), 10003);
    }

    void interruptedPlanningEnds()
    {
        PlanBuilder builder;
        builder.evaluator.interrupt();
        QVERIFY(builder.plan().report.hasErrors());
    }
};

QTEST_GUILESS_MAIN(tst_StepUnroller)
#include "tst_StepUnroller.moc"

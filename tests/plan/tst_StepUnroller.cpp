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
        const auto value = std::find_if(outcome.report.values.begin(), outcome.report.values.end(), [](const EvaluatedValue &v) {
            return v.path == u"/plan/0/repeat/steps/0/global/0";
        });
        QCOMPARE(value->text, QStringLiteral("64"));
    }

    void endsAtTheLimit()
    {
        PlanBuilder builder;
        builder.project.plan = {B::step(repeat("n > 0", {B::launch("pass", "vadd", {"n"})}), "passes")};
        QCOMPARE(builder.problems(),
                 lines({"/plan/0/repeat: The step \"passes\" (repeat) has run 1000 times, which is its limit, and its condition \"n > 0\" is "
                        "still true. Let its steps change what the condition uses, or raise the limit."}));
        std::get<RepeatStep>(builder.project.plan[0].action).limit = B::expr("3");
        QCOMPARE(builder.problems(),
                 lines({"/plan/0/repeat/limit: The step \"passes\" (repeat) has run 3 times, which is its limit, and its condition \"n > 0\" "
                        "is still true. Let its steps change what the condition uses, or raise the limit."}));
    }

    void boundsTheWork()
    {
        PlanBuilder builder;
        RepeatStep inner = repeat("true", {B::step(set("q", "1"))});
        inner.limit = B::expr("1e9");
        builder.project.plan = {B::step(inner)};
        QCOMPARE(builder.problems(), lines({"/plan: The plan executes more than 1000000 steps. Repeat fewer times, or do more in each launch."}));
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
        QCOMPARE(builder.problems(), lines({"/plan/0/repeat/steps/0/global/0: Launch \"pass\": the global size in x is 0, which is less than 1. "
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
        QCOMPARE(builder.problems(),
                 lines({"/plan/1/swap: The step \"swap A, I\" exchanges buffers of different types: float and int. Give both the same type.",
                        "/plan/2/swap: The step \"swap A, Q\": there is no buffer \"Q\". Did you mean \"A\"?"}));
    }

    void keepsOneLaunch()
    {
        PlanBuilder builder;
        builder.project.plan = {B::step(WriteStep{B::text("A"), {}, {}}), B::launch("one", "vadd", {"n"}),
                                B::step(set("n", "n / 2")), B::launch("two", "vadd", {"n"}),
                                B::step(ReadStep{B::text("C"), {}, {}})};
        builder.project.plan[3].after = {B::text("one")};
        builder.context.onlyLaunch = B::text("two");
        QCOMPARE(builder.commands(), lines({"write A", "write B", "two", "read C"}));
        QCOMPARE(std::get<LaunchCommand>(builder.plan().plan.commands[2].action).global, Sizes{32});
        builder.context.onlyLaunch = B::text("tow");
        QCOMPARE(builder.problems(), lines({"/plan: There is no launch \"tow\" in the plan. Did you mean \"two\"? The launches are: one, two."}));
    }

    void waitsForNamedSteps()
    {
        PlanBuilder builder;
        builder.project.plan << B::launch("second", "vadd", {"n"});
        builder.project.plan[1].after = {B::text("add")};
        builder.project.plan[1].queue = B::text("other");
        QCOMPARE(builder.commands(),
                 lines({"write A", "write B", "add", "second in other after 2 after 0 after 1", "read C after 3"}));
        builder.project.plan[1].after = {B::text("ad")};
        QCOMPARE(builder.problems(), lines({"/plan/1/after/0: A step is to come after \"ad\", but no step has that name. Did you mean \"add\"? [add]"}));
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

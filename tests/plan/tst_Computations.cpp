#include "../planner/PlanBuilder.h"

#include "plan/Computations.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

using P = PlanBuilder;

Step launchOn(const char *name, std::initializer_list<const char *> buffers)
{
    Step step = P::launch(name, name, {"n"});
    auto &launch = std::get<LaunchStep>(step.action);
    launch.arguments.clear();
    for (const char *buffer : buffers)
        launch.arguments << P::bind(buffer, buffer);
    return step;
}

Project projectOf(const QList<Step> &plan)
{
    Project project;
    project.buffers = {P::buffer("in", Access::In),      P::buffer("other", Access::In), P::buffer("mid", Access::InOut),
                       P::buffer("mid2", Access::InOut), P::buffer("out", Access::Out),  P::buffer("out2", Access::Out)};
    project.plan = plan;
    return project;
}

QString textOf(const Computations &computations)
{
    QStringList parts;
    for (const QStringList &steps : computations.steps)
        parts << steps.join(u' ');
    return parts.join(u" | "_s);
}

} // namespace

/// Which launches of a plan are steps of one computation, and which are variants.
class TestComputations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void variantsReadTheSameAndWriteTheirOwn()
    {
        const Computations variants = computationsOf(projectOf({launchOn("a", {"in", "out"}), launchOn("b", {"in", "out2"})}));
        QCOMPARE(textOf(variants), "a | b");
        QCOMPARE(variants.of(u"b"_s), QStringList{u"b"_s});
        // Each writes its result over the other's.
        QCOMPARE(textOf(computationsOf(projectOf({launchOn("a", {"in", "out"}), launchOn("b", {"in", "out"})}))), "a | b");
    }

    void aStepFindsWhatAnotherLeft()
    {
        const Computations both = computationsOf(
            projectOf({launchOn("whole", {"in", "out"}), launchOn("parts", {"in", "mid"}), launchOn("sums", {"mid", "out2"})}));
        QCOMPARE(textOf(both), "whole | parts sums");
        QCOMPARE(both.of(u"sums"_s), (QStringList{u"parts"_s, u"sums"_s}));
        QCOMPARE(both.leftIn.value(u"out2"_s), QStringList{u"sums"_s});
    }

    void whatIsReadOnlyPassesNothingOn()
    {
        Project project = projectOf({launchOn("a", {"mid", "out"}), launchOn("b", {"mid", "out2"})});
        QCOMPARE(textOf(computationsOf(project)), "a b"); // As far as the project says.
        ProgramSignature signature;
        for (const char *name : {"a", "b"}) {
            KernelSignature kernel;
            kernel.name = P::text(name);
            kernel.parameters = {P::pointer("mid", "float", false, Knowledge::No), P::pointer("out", "float", false, Knowledge::Yes)};
            signature.kernels << kernel;
        }
        QCOMPARE(textOf(computationsOf(project, signature)), "a | b");
    }

    void copiesAndSwapsPassOn()
    {
        const Step copy = P::step(CopyStep{u"out"_s, u"mid"_s, {}, {}, {}});
        QCOMPARE(textOf(computationsOf(projectOf({launchOn("a", {"in", "out"}), copy, launchOn("b", {"mid", "out2"})}))), "a b");
        Step swap = P::step(SwapStep{u"mid"_s, u"mid2"_s});
        QCOMPARE(textOf(computationsOf(projectOf({launchOn("a", {"in", "mid"}), swap, launchOn("b", {"mid", "out2"})}))), "a | b");
        QCOMPARE(textOf(computationsOf(projectOf({launchOn("a", {"in", "mid"}), swap, launchOn("b", {"mid2", "out2"})}))), "a b");
        swap.when = P::expr("n > 1"); // Either of the two may hold it.
        for (const char *buffer : {"mid", "mid2"})
            QCOMPARE(textOf(computationsOf(projectOf({launchOn("a", {"in", "mid"}), swap, launchOn("b", {buffer, "out2"})}))), "a b");
    }

    void whatIsFilledAnewIsForgotten()
    {
        FillStep fill;
        fill.buffer = u"mid"_s;
        Project project = projectOf({launchOn("a", {"in", "mid"}), P::step(fill), launchOn("b", {"in", "mid"})});
        QCOMPARE(textOf(computationsOf(project)), "a | b");
        project.plan[1].when = P::expr("n > 1"); // It may not be filled.
        QCOMPARE(textOf(computationsOf(project)), "a b");
        WriteStep write;
        write.buffer = u"mid"_s;
        project.plan[1] = P::step(write);
        QCOMPARE(textOf(computationsOf(project)), "a | b");
        write.count = P::expr("2");
        project.plan[1] = P::step(write);
        QCOMPARE(textOf(computationsOf(project)), "a b");
    }

    void aTurnFindsWhatTheOneBeforeLeft()
    {
        RepeatStep repeat;
        repeat.steps = {launchOn("use", {"mid2", "out"}), launchOn("make", {"in", "mid2"})};
        QCOMPARE(textOf(computationsOf(projectOf({P::step(repeat)}))), "use make");
    }

    void checksAreOfTheLastThatWrote()
    {
        const Computations all = computationsOf(projectOf(
            {launchOn("a", {"in", "out"}), launchOn("b", {"in", "out"}), launchOn("c", {"in", "mid"}), launchOn("d", {"in", "mid"})}));
        Check check;
        check.buffer = u"out"_s;
        check.expected = ExpectedBuffer{u"mid"_s};
        QCOMPARE(launchesOfCheck(check, all), (CheckedLaunches{{u"b"_s}, {u"c"_s, u"d"_s}}));
        check.expected = ExpectedExpression{P::expr("in[i] + out2[i]")};
        QCOMPARE(launchesOfCheck(check, all), (CheckedLaunches{{u"b"_s}, {}}));
        check.buffer.clear();
        check.condition = P::expr("sum(mid) === in.length");
        QCOMPARE(launchesOfCheck(check, all), (CheckedLaunches{{u"c"_s, u"d"_s}, {}}));
    }
};

QTEST_APPLESS_MAIN(TestComputations)
#include "tst_Computations.moc"

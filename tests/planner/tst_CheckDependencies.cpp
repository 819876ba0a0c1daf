#include "PlanBuilder.h"
#include "planner/CheckDependencies.h"

using namespace kernelscope;

/// Which checks can be made though a launch did not leave what the user's kernel would have.
class TestCheckDependencies : public QObject
{
    Q_OBJECT

    /// "wrong" writes C, "copy" takes it on to D, "onwards" makes E of D, "right" makes F of A alone.
    static Plan plan()
    {
        PlanBuilder b;
        b.project.buffers << PlanBuilder::buffer("D", Access::InOut) << PlanBuilder::buffer("E", Access::Out)
                          << PlanBuilder::buffer("F", Access::Out);
        const auto launch = [](const char *name, const char *in, const char *out) {
            Step step = PlanBuilder::launch(name, "vadd", {"n"}, {"16"});
            std::get<LaunchStep>(step.action).arguments = {PlanBuilder::bind("a", in), PlanBuilder::bind("b", "B"),
                                                           PlanBuilder::bind("c", out)};
            return step;
        };
        CopyStep copy;
        copy.from = "C";
        copy.to = "D";
        b.project.plan = {launch("wrong", "A", "C"), PlanBuilder::step(copy), launch("onwards", "D", "E"), launch("right", "A", "F")};
        for (const char *buffer : {"C", "D", "E", "F"}) {
            Check check;
            check.name = buffer;
            check.buffer = buffer;
            check.expected = ExpectedExpression{PlanBuilder::expr("0")};
            b.project.checks << check;
        }
        Check other = b.project.checks.last();
        other.name = "F like C";
        other.expected = ExpectedBuffer{"C"};
        Check condition;
        condition.name = "n";
        condition.condition = PlanBuilder::expr("n > 0");
        b.project.checks << other << condition;
        return b.plan().plan;
    }

    static QStringList names(const QList<Check> &checks)
    {
        QStringList names;
        for (const Check &check : checks)
            names << check.name;
        return names;
    }

private Q_SLOTS:
    void allWhereEveryLaunchRan() { QCOMPARE(checksWithout(plan(), {}).size(), 6); }

    void noneOfWhatALaunchMadeDirectlyOrThroughOthers()
    {
        QCOMPARE(names(checksWithout(plan(), {"/plan/0"})), (QStringList{"F", "n"}));
        QCOMPARE(names(checksWithout(plan(), {"/plan/2"})), (QStringList{"C", "F", "F like C", "n"}));
        QCOMPARE(names(checksWithout(plan(), {"/plan/3"})), (QStringList{"C", "D", "E", "n"})); // "F like C" looks at F, too.
    }
};

QTEST_GUILESS_MAIN(TestCheckDependencies)
#include "tst_CheckDependencies.moc"

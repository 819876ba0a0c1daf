#include "PlanBuilder.h"

using namespace kernelscope;

class tst_Planner : public QObject
{
    Q_OBJECT

    static QString valueAt(const PlanReport &report, const char *path)
    {
        for (const EvaluatedValue &value : report.values) {
            if (value.path == QLatin1String(path))
                return value.text;
        }
        return QStringLiteral("(none)");
    }

private Q_SLOTS:
    void plansAVectorAddition()
    {
        PlanBuilder builder;
        QCOMPARE(builder.commands(),
                 (QStringList{QStringLiteral("write A"), QStringLiteral("write B"), QStringLiteral("add"), QStringLiteral("read C")}));
        const Plan plan = builder.plan().plan;
        const auto launch = std::get<LaunchCommand>(plan.commands[2].action);
        QCOMPARE(launch.global, Sizes{64});
        QCOMPARE(launch.local, Sizes{16});
        QCOMPARE(launch.arguments.size(), 3);
        QCOMPARE(std::get<PlannedBufferArgument>(launch.arguments[2]).storage, StorageIndex(2));
        QCOMPARE(plan.commands[2].stepPath, QStringLiteral("/plan/0"));
        QCOMPARE(std::get<WriteCommand>(plan.commands[0].action).size, quint64(256));
        QCOMPARE(plan.storages[2].sizeInBytes, quint64(256));
        QCOMPARE(plan.bindings[2].name, QStringLiteral("C"));
    }

    void reportsEveryValue()
    {
        PlanBuilder builder;
        builder.project.build.defines = {{QStringLiteral("TILE"), Expression(QStringLiteral("n / 4"))}};
        builder.add(PlanBuilder::scalar("k", "int"), PlanBuilder::value("k", {"n + 1"}));
        const PlanReport report = builder.plan().report;
        QVERIFY(!report.hasErrors());
        QCOMPARE(valueAt(report, "/parameters/n"), QStringLiteral("64"));
        QCOMPARE(valueAt(report, "/build/defines/TILE"), QStringLiteral("16"));
        QCOMPARE(valueAt(report, "/buffers/1/shape/0"), QStringLiteral("64"));
        QCOMPARE(valueAt(report, "/plan/0/global/0"), QStringLiteral("64"));
        QCOMPARE(valueAt(report, "/plan/0/local/0"), QStringLiteral("16"));
        QCOMPARE(valueAt(report, "/plan/0/arguments/k/value"), QStringLiteral("65"));
        QCOMPARE(report.totalBytes, quint64(768));
        QCOMPARE(report.deviceMemorySize, quint64(1 << 20));
        QCOMPARE(report.commandCount, 4);
        QCOMPARE(report.buffers.size(), 3);
    }

    /// Planning takes time in proportion to their number: one that grows with its square does not come to its end here.
    void evaluatesChainsOfParameters()
    {
        constexpr int many = 40'000;
        PlanBuilder builder;
        for (int i = 1; i < many; ++i) {
            const QByteArray before = i == 1 ? QByteArray("n") : "p" + QByteArray::number(i - 1);
            builder.project.parameters << PlanBuilder::parameter("p" + QByteArray::number(i), before + " + 1");
        }
        const PlanReport report = builder.plan().report;
        QVERIFY(!report.hasErrors());
        QCOMPARE(valueAt(report, "/parameters/p39999"), QString::number(64 + many - 1));
        builder.project.parameters.first().value = Expression(QStringLiteral("nothing"));
        QCOMPARE(builder.problems().size(), 1); // of the first one alone
    }

    void overridesParameters()
    {
        PlanBuilder builder;
        builder.project.parameters << PlanBuilder::parameter("m", "n * 2");
        builder.context.parameters = {{QStringLiteral("n"), QStringLiteral("32")}};
        const PlanOutcome outcome = builder.plan();
        QCOMPARE(valueAt(outcome.report, "/parameters/m"), QStringLiteral("64"));
        QCOMPARE(outcome.plan.storages[0].sizeInBytes, quint64(128));
    }

    void parametersSeeTheDeviceAndEarlierOnes()
    {
        PlanBuilder builder;
        builder.project.parameters = {PlanBuilder::parameter("n", "Math.min(device.maxWorkGroupSize, 64)")};
        QCOMPARE(valueAt(builder.plan().report, "/parameters/n"), QStringLiteral("64"));
    }

    void refusesParameters_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("problem");
        QTest::newRow("small") << "8"
                               << "/parameters/n: The parameter \"n\" is 8, which is less than its smallest value 16. Use 16. [16]";
        QTest::newRow("great") << "128"
                               << "/parameters/n: The parameter \"n\" is 128, which is more than its greatest value 64. Use 64. [64]";
        QTest::newRow("later") << "m"
                               << "/parameters/n: The parameter \"n\" has no value. It uses the parameter \"m\", which stands below it. "
                                  "Move \"m\" above it.";
        QTest::newRow("later, where it does not matter") << "false ? m : 32"
                                                         << "";
        QTest::newRow("itself") << "n + 1"
                                << "/parameters/n: The parameter \"n\" has no value. The expression \"n + 1\" uses "
                                   "n, which is not defined.";
    }
    void refusesParameters()
    {
        QFETCH(QString, value);
        QFETCH(QString, problem);
        PlanBuilder builder;
        (void)builder.plan(); // what it leaves in scope must not matter
        builder.project.parameters = {{QStringLiteral("n"), Expression(value), PlanBuilder::expr("16"), PlanBuilder::expr("64"), {}},
                                      PlanBuilder::parameter("m", "3")};
        builder.firstLaunch().local.clear();
        QCOMPARE(builder.problems(), problem.isEmpty() ? QStringList() : QStringList{problem});
    }

    /// One wrong number is one problem: not one more for each extent and size that is made of it.
    void aWrongParameterIsToldOnce_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("nothing") << "0";
        QTest::newRow("broken") << "2.5";
        QTest::newRow("more than there is") << "99999999999999";
    }
    void aWrongParameterIsToldOnce()
    {
        QFETCH(QString, value);
        PlanBuilder builder;
        builder.project.parameters = {
            {QStringLiteral("n"), Expression(value), PlanBuilder::expr("16"), PlanBuilder::expr("64"), {}},
            PlanBuilder::parameter("twice", "n * 2"),
            PlanBuilder::parameter("tile", "8"),
        };
        builder.project.buffers[0].shape = PlanBuilder::exprs({"twice", "n"});
        builder.firstLaunch().global = PlanBuilder::exprs({"n", "n"});
        builder.firstLaunch().local = PlanBuilder::exprs({"tile", "tile"});
        QCOMPARE(builder.problems().size(), 1);
        QVERIFY(builder.plan().report.hasErrors());
        builder.project.buffers[1].shape = PlanBuilder::exprs({"0"});
        QCOMPARE(builder.problems().size(), 2); // This one has a cause of its own.
    }

    void aBufferNamedLikeAWrongParameterHidesNoProblem()
    {
        PlanBuilder builder;
        builder.project.parameters << Parameter{QStringLiteral("A"), Expression(QStringLiteral("0")), PlanBuilder::expr("16"), {}, {}};
        builder.firstLaunch().local = PlanBuilder::exprs({"512"}); // More than the device can.
        const QString problems = builder.problems().join(u'\n');
        QVERIFY2(problems.contains(QStringLiteral("/parameters/A")) && problems.contains(QStringLiteral("/plan/0/local")),
                 qPrintable(problems));
    }

    void refusesUnknownOverride()
    {
        PlanBuilder builder;
        builder.context.parameters = {{QStringLiteral("N"), QStringLiteral("32")}};
        QCOMPARE(builder.problems(), QStringList{QStringLiteral("/parameters: There is no parameter \"N\" to set. Did you mean \"n\"? "
                                                                "The parameters are: n.")});
    }

    void theScopeIsLeftAsBeforeThePlan()
    {
        PlanBuilder builder;
        builder.project.plan.prepend(
            PlanBuilder::step(SetStep{{{QStringLiteral("n"), PlanBuilder::expr("n / 2")}, {QStringLiteral("q"), PlanBuilder::expr("1")}}}));
        QVERIFY(!builder.plan().report.hasErrors());
        QCOMPARE(*builder.evaluator.number(PlanBuilder::expr("n")), 64.0);
        QVERIFY(!builder.evaluator.number(PlanBuilder::expr("q")));
    }

    void plansTheBuildAlone()
    {
        PlanBuilder builder;
        builder.project.build.standard = QStringLiteral("CL1.2");
        builder.project.build.defines = {{QStringLiteral("N"), PlanBuilder::expr("n")}};
        const BuildOutcome outcome = planBuild(builder.project, builder.context, builder.evaluator);
        QCOMPARE(outcome.options, QStringLiteral("-cl-std=CL1.2 -DN=64"));
        QVERIFY(!outcome.report.hasErrors());
    }
};

QTEST_GUILESS_MAIN(tst_Planner)
#include "tst_Planner.moc"

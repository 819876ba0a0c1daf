#include "PlanBuilder.h"

using namespace kernelscope;

class tst_BuildPlanning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOptions_data()
    {
        QTest::addColumn<QString>("define");
        QTest::addColumn<QString>("options");
        QTest::newRow("number") << "16"
                                << "-cl-std=CL1.2 -DD=16 -cl-fast-relaxed-math";
        QTest::newRow("parameter") << "n"
                                   << "-cl-std=CL1.2 -DD=64 -cl-fast-relaxed-math";
        QTest::newRow("expression") << "n * 2 + 0.5"
                                    << "-cl-std=CL1.2 -DD=128.5 -cl-fast-relaxed-math";
        QTest::newRow("type") << "float4"
                              << "-cl-std=CL1.2 -DD=float4 -cl-fast-relaxed-math";
        QTest::newRow("text") << "'int' + n"
                              << "-cl-std=CL1.2 -DD=int64 -cl-fast-relaxed-math";
        QTest::newRow("call") << "max(1,2)"
                              << "-cl-std=CL1.2 -DD=max(1,2) -cl-fast-relaxed-math";
        QTest::newRow("none") << ""
                              << "-cl-std=CL1.2 -DD -cl-fast-relaxed-math";
    }
    void writesOptions()
    {
        QFETCH(QString, define);
        QFETCH(QString, options);
        PlanBuilder builder;
        builder.project.build = {
            QStringLiteral("CL1.2"), QStringLiteral(" -cl-fast-relaxed-math "), {{QStringLiteral("D"), Expression(define)}}};
        const BuildOutcome outcome = planBuild(builder.project, builder.context, builder.evaluator);
        QCOMPARE(outcome.options, options);
        QVERIFY(outcome.report.problems.isEmpty());
    }

    void tellsWhatDefinesCameTo()
    {
        PlanBuilder builder;
        builder.project.build.defines = {{QStringLiteral("D"), PlanBuilder::expr("n * 2")}, {QStringLiteral("E"), {}}};
        const QList<EvaluatedValue> values = planBuild(builder.project, builder.context, builder.evaluator).report.values;
        const EvaluatedValue expected{QStringLiteral("/build/defines/D"), QStringLiteral("128"), 128};
        QVERIFY(values.contains(expected));
        QVERIFY(std::ranges::none_of(values, [](const EvaluatedValue &value) { return value.path.endsWith(u'E'); }));
    }

    void refusesOptions_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("problem");
        const QString value = QStringLiteral("The build option %1 needs a value after it, as in %2. Add the value, or remove the option.");
        QTest::newRow("-D at the end") << "-DX=1 -D" << value.arg(QStringLiteral("-D"), QStringLiteral("-D NAME"));
        QTest::newRow("-I at the end") << "-I" << value.arg(QStringLiteral("-I"), QStringLiteral("-I include"));
        QTest::newRow("-D before another") << "-D -cl-opt-disable" << value.arg(QStringLiteral("-D"), QStringLiteral("-D NAME"));
        QTest::newRow("-cl-std") << "-cl-std=" << value.arg(QStringLiteral("-cl-std="), QStringLiteral("-cl-std=CL1.2"));
        QTest::newRow("quote") << "-DX=\"1"
                               << "The build options hold an odd number of \". Close the quote, or remove it.";
        QTest::newRow("standard") << "-cl-std=CL9"
                                  << "\"CL9\" is no standard of OpenCL C. This device (Test: Test CPU) has: CL1.2, CL2.0.";
    }
    void refusesOptions()
    {
        QFETCH(QString, options);
        QFETCH(QString, problem);
        PlanBuilder builder;
        builder.project.build.options = options;
        QCOMPARE(builder.problems().value(0), QStringLiteral("/build/options: ") + problem);
    }

    void takesGoodOptions()
    {
        PlanBuilder builder;
        builder.project.build.options = QStringLiteral("-D X=1 -I include -cl-std=CL2.0");
        QCOMPARE(builder.problems(), QStringList());
    }

    /// Whether the driver takes it is what counts: PoCL builds CL2.0 and lists CL1.2 and CL3.0.
    void standardsThatADeviceDoesNotNameAreBuiltIn()
    {
        PlanBuilder builder;
        builder.project.build.standard = QStringLiteral("CL3.0");
        const PlanOutcome outcome = builder.plan();
        QVERIFY(!outcome.report.hasErrors());
        QVERIFY(outcome.plan.buildOptions.startsWith(u"-cl-std=CL3.0"));
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/build/standard: The device (Test: Test CPU) does not name the build standard \"CL3.0\" among "
                                            "those that it has: CL1.2, CL2.0. It is asked to build in it all the same. [CL2.0]")});
        builder.context.devices[0].languageStandards.clear();
        QCOMPARE(builder.problems(), QStringList());
    }

    void foldersOutsideOfTheProjectAreLeftOut_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("folder");
        QTest::newRow("absolute") << "-DX=1 -I/opt/include -w"
                                  << "-DX=1 -w"
                                  << "/opt/include";
        QTest::newRow("apart") << "-I /opt/include"
                               << ""
                               << "/opt/include";
        QTest::newRow("quoted") << "-w -I \"/opt/my include\""
                                << "-w"
                                << "/opt/my include";
        QTest::newRow("upwards") << "-I ../include -DY"
                                 << "-DY"
                                 << "../include";
        QTest::newRow("inside") << "-I include -Isub/../include -DP=-I/x"
                                << "-I include -Isub/../include -DP=-I/x"
                                << "";
    }
    void foldersOutsideOfTheProjectAreLeftOut()
    {
        QFETCH(QString, options);
        QFETCH(QString, kept);
        QFETCH(QString, folder);
        PlanBuilder builder;
        builder.project.build.options = options;
        const PlanOutcome outcome = builder.plan();
        QVERIFY(!outcome.report.hasErrors());
        QCOMPARE(outcome.plan.buildOptions, QStringLiteral("-cl-std=CL1.2 %1").arg(kept).trimmed());
        QCOMPARE(builder.problems().join(u'\n').contains(QStringLiteral("The folder \"%1\" of -I lies outside").arg(folder)),
                 !folder.isEmpty());
    }

    void refusesDefines()
    {
        PlanBuilder builder;
        builder.project.build.defines = {{QStringLiteral("A B"), PlanBuilder::expr("1")}, {QStringLiteral("C"), PlanBuilder::expr("a b")}};
        QCOMPARE(
            builder.problems(),
            (QStringList{QStringLiteral("/build/defines/A B: The define \"A B\" is no name that the preprocessor takes. Use letters, "
                                        "digits and _."),
                         QStringLiteral("/build/defines/C: The define \"C\" has the value \"a b\", but a build option cannot hold spaces, "
                                        "quotes or backslashes. Write it without, or put a #define into the source.")}));
    }
};

QTEST_GUILESS_MAIN(tst_BuildPlanning)
#include "tst_BuildPlanning.moc"

#include "PlanBuilder.h"

#include "planner/LaunchValidator.h"

using namespace kernelscope;

class tst_LaunchPlanning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallerGroupsAtTheEndAreTakenWhereDeviceAndStandardHaveThem_data()
    {
        QTest::addColumn<bool>("device");
        QTest::addColumn<QString>("standard");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("why"); // Not; empty: they are taken.
        QTest::newRow("taken") << true << "CL2.0"
                               << ""
                               << "";
        QTest::newRow("later standard") << true << "CL3.0"
                                        << "-w"
                                        << "";
        QTest::newRow("C++") << true << "CLC++"
                             << ""
                             << "";
        QTest::newRow("device") << false << "CL2.0"
                                << ""
                                << "and this device has no work-groups of different sizes. ";
        QTest::newRow("standard") << true << "CL1.2"
                                  << ""
                                  << "and only programs in OpenCL C 2.0 or later have work-groups of different sizes. ";
        QTest::newRow("option") << true << "CL2.0"
                                << "-cl-uniform-work-group-size"
                                << "and -cl-uniform-work-group-size says that there are no smaller work-groups. ";
    }
    void smallerGroupsAtTheEndAreTakenWhereDeviceAndStandardHaveThem()
    {
        QFETCH(bool, device);
        QFETCH(QString, standard);
        QFETCH(QString, options);
        QFETCH(QString, why);
        PlanBuilder builder;
        builder.context.devices[0].nonUniformGroups = device;
        builder.context.devices[0].languageStandards << QStringLiteral("CL3.0") << QStringLiteral("CLC++");
        builder.project.build.standard = standard;
        builder.project.build.options = options;
        builder.firstLaunch().global = {Expression(3)};
        builder.firstLaunch().local = {Expression(2)};
        const PlanOutcome outcome = builder.plan();
        QCOMPARE(outcome.report.hasErrors(), !why.isEmpty());
        QVERIFY2(builder.problems().join(u'\n').contains(why), qPrintable(builder.problems().join(u'\n')));
        if (why.isEmpty())
            QCOMPARE(std::get<LaunchCommand>(outcome.plan.commands[2].action).local, Sizes{2});
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("global");
        QTest::addColumn<QStringList>("local");
        QTest::addColumn<QString>("problem");
        const auto list = [](const char *text) { return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts); };
        QTest::newRow("zero") << list("0") << list("")
                              << "/plan/0/global/0: Launch \"add\": the global size in x is 0, which is less than 1. Use 1. [1]";
        QTest::newRow("negative") << list("n -3") << list("")
                                  << "/plan/0/global/1: Launch \"add\": the global size in y is -3, which is less than 1. Use 1. [1]";
        QTest::newRow("fraction") << list("n") << list("2.5")
                                  << "/plan/0/local/0: Launch \"add\": the local size in x is 2.5, which is not a whole number. Use 3. [3]";
        QTest::newRow("huge") << list("1e30") << list("")
                              << "/plan/0/global/0: Launch \"add\": the global size in x is 1e+30, which is more than 2^63. Make it "
                                 "smaller.";
        QTest::newRow("product") << list("1e18 1e18") << list("")
                                 << "/plan/0/global: Launch \"add\": the global size 1000000000000000000 x 1000000000000000000 has 2^63 "
                                    "work-items or more. Make it smaller.";
        QTest::newRow("2^63") << list("2**63") << list("")
                              << "/plan/0/global: Launch \"add\": the global size 9223372036854775808 has 2^63 work-items or more. Make it "
                                 "smaller.";
        QTest::newRow("2^63 as a product")
            << list("2**32 2**31") << list("")
            << "/plan/0/global: Launch \"add\": the global size 4294967296 x 2147483648 has 2^63 work-items or more. Make it smaller.";
        QTest::newRow("2^34 work-groups")
            << list("2**40") << list("64")
            << "/plan/0/global: Launch \"add\": the global size 1099511627776 makes 2^32 work-groups or more, which is too many for a "
               "device. Make it smaller.";
        QTest::newRow("10^18 work-items")
            << list("1e18") << list("")
            << "/plan/0/global: Launch \"add\": the global size 1000000000000000000 makes 2^32 work-groups or more, which is too many for "
               "a device. Make it smaller.";
        QTest::newRow("not dividing") << list("100") << list("48")
                                      << "/plan/0/local/0: Launch \"add\": the local size 48 does not divide the global size 100 in x, and "
                                         "this device has no work-groups of different sizes. Use the local size 50, or the global size 144 "
                                         "with a guard in the kernel, if (get_global_id(0) < 100), or launch 96 work-items here and the "
                                         "other 4 by a second launch with the offset 96 and a local size that divides 4. [50]";
        QTest::newRow("larger than all")
            << list("3") << list("4")
            << "/plan/0/local/0: Launch \"add\": the local size 4 does not divide the global size 3 in x, and this device has no "
               "work-groups of different sizes. Use the local size 3, or the global size 4 with a guard in the kernel, if "
               "(get_global_id(0) < 3). [3]";
        QTest::newRow("not dividing in y") << list("n 10") << list("16 4")
                                           << "/plan/0/local/1: Launch \"add\": the local size 4 does not divide the global size 10 in y, "
                                              "and this device has no work-groups of different sizes. Use the local size 5, or the global "
                                              "size 12 with a guard in the kernel, if (get_global_id(1) < 10), or launch 8 work-items here "
                                              "and the other 2 by a second launch with the offset 8 and a local size that divides 2. [5]";
        QTest::newRow("dimensions")
            << list("n n") << list("16")
            << "/plan/0/local: Launch \"add\": the local size has 1 dimensions, but the global size has 2. Give both "
               "the same number.";
        QTest::newRow("four dimensions") << list("1 1 1 1") << list("")
                                         << "/plan/0/global: Launch \"add\": the global size has 4 dimensions. Give it one to three.";
        QTest::newRow("dimension's limit")
            << list("1 1 128") << list("1 1 128")
            << "/plan/0/local/2: Launch \"add\": the local size 128 in z is more than the 64 that the device "
               "allows there. Use 64. [64]";
        QTest::newRow("group's limit")
            << list("64 64") << list("32 16")
            << "/plan/0/local/0: Launch \"add\": the local size 32 x 16 makes 512 work-items a work-group, but the "
               "device allows 256. Use 16 in x. [16]";
        QTest::newRow("no value") << list("k") << list("")
                                  << "/plan/0/global/0: Launch \"add\": the global size in x has no value. The expression \"k\" uses "
                                     "k, which is not defined.";
    }
    void refuses()
    {
        QFETCH(QStringList, global);
        QFETCH(QStringList, local);
        QFETCH(QString, problem);
        PlanBuilder builder;
        LaunchStep &launch = builder.firstLaunch();
        launch.global.clear();
        launch.local.clear();
        for (const QString &size : global)
            launch.global << Expression(size);
        for (const QString &size : local)
            launch.local << Expression(size);
        QCOMPARE(builder.problems(), QStringList{problem});
    }

    void refusesWhatTheKernelForbids()
    {
        PlanBuilder builder;
        builder.context.signature.kernels[0].maxWorkGroupSize = 8;
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/local/0: Launch \"add\": the local size 16 makes 16 work-items a work-group, but this "
                                            "kernel allows on the device 8. Use 8 in x. [8]")});
        builder.context.signature.kernels[0].maxWorkGroupSize = 0;
        builder.context.signature.kernels[0].requiredLocalSize = {32, 1, 1};
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/local/0: Launch \"add\": the local size is 16, but the kernel \"vadd\" requires 32 "
                                            "(reqd_work_group_size). Use 32 in x. [32]")});
    }

    void takesTheRequiredLocalSize()
    {
        PlanBuilder builder;
        builder.firstLaunch().local.clear();
        builder.context.signature.kernels[0].requiredLocalSize = {32, 1, 1};
        QCOMPARE(std::get<LaunchCommand>(builder.plan().plan.commands[2].action).local, Sizes{32});
    }

    void keepsTheOffset()
    {
        PlanBuilder builder;
        builder.firstLaunch().offset = PlanBuilder::exprs({"n / 2"});
        QCOMPARE(std::get<LaunchCommand>(builder.plan().plan.commands[2].action).offset, Sizes{32});
    }

    void unknownLimitsAreNotChecked()
    {
        PlanBuilder builder;
        builder.context.devices[0].maxWorkItemSizes.clear();
        builder.context.devices[0].maxWorkGroupSize = 0;
        builder.project.parameters = {PlanBuilder::parameter("n", "8192")};
        builder.firstLaunch().local = PlanBuilder::exprs({"8192"});
        QCOMPARE(builder.problems(), QStringList());
    }

    void refusesUnknownKernels()
    {
        PlanBuilder builder;
        builder.firstLaunch().kernel = QStringLiteral("vad");
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/kernel: Launch \"add\": there is no kernel \"vad\" in the sources. "
                                            "Did you mean \"vadd\"? The kernels are: vadd. [vadd]")});
        builder.firstLaunch().kernel = QStringLiteral("square"); // Another was pasted in its place.
        QVERIFY2(builder.problems().join(u' ').endsWith(u"The kernels are: vadd. [vadd]"), qPrintable(builder.problems().join(u' ')));
        builder.firstLaunch().kernel = QStringLiteral("vad");
        builder.context.signature = {};
        QCOMPARE(builder.problems(), QStringList());
        builder.context.signature.isRead = true;
        QCOMPARE(builder.problems(),
                 QStringList{QStringLiteral("/plan/0/kernel: Launch \"add\": there is no kernel \"vad\" in the sources. "
                                            "They hold no kernel.")});
    }

    void findsNearValues_data()
    {
        QTest::addColumn<quint64>("global");
        QTest::addColumn<quint64>("wanted");
        QTest::addColumn<quint64>("limit");
        QTest::addColumn<quint64>("divisor");
        QTest::addColumn<quint64>("multiple");
        QTest::newRow("above") << quint64(100) << quint64(48) << quint64(256) << quint64(50) << quint64(144);
        QTest::newRow("below") << quint64(100) << quint64(48) << quint64(49) << quint64(25) << quint64(144);
        QTest::newRow("prime") << quint64(101) << quint64(16) << quint64(64) << quint64(1) << quint64(112);
        QTest::newRow("greater than global") << quint64(10) << quint64(16) << quint64(64) << quint64(10) << quint64(16);
        QTest::newRow("limit") << quint64(1024) << quint64(512) << quint64(256) << quint64(256) << quint64(1024);
    }
    void findsNearValues()
    {
        QFETCH(quint64, global);
        QFETCH(quint64, wanted);
        QFETCH(quint64, limit);
        QTEST(nearestDivisor(global, wanted, limit), "divisor");
        QTEST(nextMultiple(global, wanted), "multiple");
    }
};

QTEST_GUILESS_MAIN(tst_LaunchPlanning)
#include "tst_LaunchPlanning.moc"

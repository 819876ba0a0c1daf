#include <QtTest>

#include "language/CompileCommand.h"

using namespace kernelscope;

class TestCompileCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheBuildSaysIsTakenOver()
    {
        const QStringList command =
            compileCommand("-cl-std=CL2.0 -DN=4 -D M=\"a b\" -U X -Iinclude -I /opt/x", "/p", {"/p/a.cl"}, "/p/b.cl");
        QCOMPARE(command.first(), QString("clang"));
        QCOMPARE(command.last(), QString("/p/b.cl"));
        for (const char *option :
             {"-xcl", "-cl-std=CL2.0", "-DN=4", "-DM=a b", "-UX", "-I/p/include", "-I/opt/x", "-I/p", "-cl-ext=+cl_khr_subgroups"})
            QVERIFY2(command.contains(option), option);
        QCOMPARE(command.value(command.indexOf("-include") + 1), QString("/p/a.cl"));
    }

    void aTextFindsMacrosDefined()
    {
        DeviceInfo device;
        device.version = "OpenCL 3.0 PoCL";
        device.openclCVersion = "OpenCL C 1.2 PoCL";
        device.extensions = QStringList{"cl_khr_fp64"};
        const QStringList macros = macrosFor("-DN=4 -D M -DX=1 -U X -D N=5 -cl-std=CL2.0 -cl-fast-relaxed-math", device);
        for (const char *macro :
             {"__OPENCL_VERSION__=300", "__OPENCL_C_VERSION__=200", "CL_VERSION_2_0=200", "cl_khr_fp64=1", "N=5", "M=1"})
            QVERIFY2(macros.contains(macro), qPrintable(macros.join(' ')));
        for (const char *macro : {"N=4", "X=1", "CL_VERSION_3_0=300", "__IMAGE_SUPPORT__=1"})
            QVERIFY2(!macros.contains(macro), macro);
        QVERIFY(macrosFor({}, device).contains("__OPENCL_C_VERSION__=120"));
        QVERIFY(macrosFor({}, DeviceInfo()).contains("__OPENCL_VERSION__=120"));
    }

    void whatCouldNameAProgramIsNot()
    {
        const QStringList plain = compileCommand({}, "/p", {}, "/p/a.cl");
        QCOMPARE(compileCommand(
                     "-fplugin=/tmp/x.so -Xclang -load -Xclang /tmp/x.so -B/tmp --gcc-toolchain=/tmp -include /etc/passwd @/tmp/args -o x",
                     "/p", {}, "/p/a.cl"),
                 plain);
    }

    void standards_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("read");
        QTest::newRow("none") << ""
                              << "CL1.2";
        QTest::newRow("1.1") << "-cl-std=CL1.1"
                             << "CL1.1";
        QTest::newRow("3.0") << "-cl-std=CL3.0"
                             << "CL3.0";
        QTest::newRow("later") << "-cl-std=CL3.1"
                               << "CL3.0";
        QTest::newRow("nonsense") << "-cl-std=x"
                                  << "CL1.2";
    }
    void standards()
    {
        QFETCH(const QString, given);
        QFETCH(const QString, read);
        QVERIFY(compileCommand(given, "/p", {}, "/p/a.cl").contains("-cl-std=" + read));
    }
};

QTEST_GUILESS_MAIN(TestCompileCommand)
#include "tst_compilecommand.moc"

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

#include <QtTest>

#include "session/Session.h"

using namespace kernelscope;

constexpr int patience = 20'000; ///< ms

/// What happens when a project is opened, with a driver.
class TestOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Once, layouts of structs were asked of a kernel that was launched inside the user's text.
    void executesNothing()
    {
#ifndef __x86_64__
        QSKIP("The attack is written for x86-64.");
#endif
        QTemporaryDir folder;
        const QString trace = folder.filePath(QStringLiteral("executed"));
        const QString source = QStringLiteral("typedef struct { float x; double y; char z; } P;\n"
                                              "#ifdef __x86_64__ // not when Clang reads it\n"
                                              "int evil(void) { long r; constant char *name = \"%1\";\n"
                                              "__asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"(85L), \"D\"(name), \"S\"(0644L)"
                                              " : \"rcx\", \"r11\", \"memory\"); return 24; }\n"
                                              "#define sizeof(x) evil()\n"
                                              "#endif\n"
                                              "kernel void k(global float *p) { p[0] = 1; }\n")
                                   .arg(trace);
        ProjectDocument evil;
        evil.project.title = QStringLiteral("Test");
        evil.project.sources = {QStringLiteral("a.cl")};
        evil.fileName = QStringLiteral("test.kscope");
        evil.texts = {{QStringLiteral("a.cl"), source}};
        BufferSpec buffer;
        buffer.name = QStringLiteral("p");
        buffer.type = QStringLiteral("P");
        buffer.shape = {Expression(4)};
        evil.project.buffers = {buffer};
        SessionOptions options;
        options.workerCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-worker"),
                                 QStringLiteral("--unconfined")}; // what confines it would hide that it was executed
        options.instrumentCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument")};
        options.planDelay = std::chrono::milliseconds(1);
        Session session(options);
        session.adopt(evil);
        QTRY_COMPARE_WITH_TIMEOUT(session.signature().kernels.size(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(session.planReport().totalBytes, quint64(4 * 24), patience);
        QVERIFY(!QFile::exists(trace));
    }
};

QTEST_GUILESS_MAIN(TestOpening)
#include "tst_opening.moc"

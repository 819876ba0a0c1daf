// Hostile kernels: native code on a CPU device that asks the system for what no kernel needs. Each of these succeeded before workers were
// confined. A kernel writes what the system answered into its buffer: a number below zero is -errno.

#include <cerrno>
#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

#include <QDirIterator>
#include <QStandardPaths>

#include <random>

#include "../app/KscopeFixture.h"
#include "protocol/Frame.h"

using namespace Qt::StringLiterals;

namespace {

const QString outBuffer = uR"([{ "name": "out", "type": "long", "shape": [8], "access": "out" }])"_s;
const QString launch = uR"([{ "launch": "k", "kernel": "k", "global": [1], "local": [1], "arguments": { "out": { "buffer": "out" } } }])"_s;

/// A kernel that does `body`, where call(number, a, b, c) asks the system and PATH("...") is a text's address.
QString kernelThat(const QString &body, const QString &functions = {}, const QString &parameters = u"global long *out"_s)
{
    return uR"(
long call(long number, long a, long b, long c)
{
    long result;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
    return result;
}
#define PATH(text) ((long)(constant char *)text)
%1
kernel void k(%2)
{
    %3
}
)"_s.arg(functions, parameters, body);
}

/// For kernels that look for what the process that runs them has.
const QString searching = uR"(
/// The number of the descriptor of the results' memory.
long resultsFile()
{
    char place[32], name[64];
    for (int file = 3; file < 100; ++file) {
        constant char *folder = "/proc/self/fd/";
        int at = 0;
        for (; folder[at]; ++at)
            place[at] = folder[at];
        if (file >= 10)
            place[at++] = '0' + file / 10;
        place[at++] = '0' + file % 10;
        place[at] = 0;
        long size = call(89, (long)place, (long)name, 64);
        if (size > 14 && name[1] == 'm' && name[5] == 'd' && name[7] == 'r' && name[8] == 'e' && name[9] == 's' && name[10] == 'u')
            return file;
    }
    return -1;
}
/// Another mapping of it, for writing.
long mapped(long size)
{
    long result;
    __asm__ volatile("mov $1, %%r10\n mov %[file], %%r8\n xor %%r9, %%r9\n syscall"
                     : "=a"(result)
                     : "a"(9), "D"(0), "S"(size), "d"(3), [file] "r"(resultsFile())
                     : "rcx", "r8", "r9", "r10", "r11", "memory");
    return result;
}
/// Calls look(from, to) for all memory that may be written.
#define FOR_ALL_MEMORY(look)                                                                                                               \
    char maps[4096];                                                                                                                       \
    long opened = call(2, PATH("/proc/self/maps"), 0, 0), got;                                                                             \
    ulong numbers[2] = {0, 0};                                                                                                             \
    int column = 0, letter = 0;                                                                                                            \
    bool writable = false;                                                                                                                 \
    while ((got = call(0, opened, (long)maps, 4096)) > 0) {                                                                                \
        for (int at = 0; at < got; ++at) {                                                                                                 \
            char c = maps[at];                                                                                                             \
            if (c == '\n') {                                                                                                               \
                if (writable && numbers[1] - numbers[0] < (1ul << 30))                                                                     \
                    look(numbers[0], numbers[1]);                                                                                          \
                numbers[0] = numbers[1] = 0;                                                                                               \
                column = letter = 0;                                                                                                       \
                writable = false;                                                                                                          \
            } else if (column < 2 && (c == '-' || c == ' ')) {                                                                             \
                ++column;                                                                                                                  \
            } else if (column < 2) {                                                                                                       \
                numbers[column] = numbers[column] * 16 + (c <= '9' ? c - '0' : c - 'a' + 10);                                              \
            } else if (letter++ == 1) {                                                                                                    \
                writable = c == 'w';                                                                                                       \
            }                                                                                                                              \
        }                                                                                                                                  \
    }
)"_s;

/// Of a run that passed every check: the frames by which a worker says so in answer to each of the first requests.
QByteArray recordedReplies()
{
    kernelscope::RunReply reply;
    reply.result.device = u"Recorded"_s;
    reply.result.checks = {{u"it counts"_s, u"out"_s, true, 8, 0, -1, {}, {}, 0, 0, {}, {}, 1, {}}};
    QByteArray frames;
    for (quint64 id = 0; id < 10; ++id)
        frames += *kernelscope::encodeFrame(id, kernelscope::Reply(reply));
    return frames;
}

} // namespace

class TestAttacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
#ifndef __x86_64__
        QSKIP("The kernels here ask the system as on x86-64.");
#endif
        const auto listed = m_kscope.run({u"devices"_s, u"--json"_s});
        m_lacking = listed.error;
        const auto devices = QJsonDocument::fromJson(listed.out.toUtf8()).array();
        m_isPocl = devices.at(0)["platform"]["name"].toString().startsWith(u"Portable");
        if (!m_isPocl)
            QSKIP("These kernels are written for PoCL's compiler.");
        // The tests that run beside this one compile, too.
        QVERIFY(qputenv("XDG_CACHE_HOME", QFile::encodeName(m_cache.path())));
    }

    void theSystemRefuses_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<qint64>("answer");
        const auto row = [](const char *name, const QString &body, qint64 answer = -EPERM) { QTest::newRow(name) << body << answer; };
        const auto call = [&row](const char *name, int number, const char *arguments = "0, 0, 0", qint64 answer = -EPERM) {
            row(name, u"out[0] = call(%1, %2);"_s.arg(number).arg(QLatin1String(arguments)), answer);
        };
        call("a connection over IPv4", 41, "2, 1, 0");
        call("a connection over IPv6", 41, "10, 1, 0");
        call("a local socket", 41, "1, 1, 0");
        call("a raw socket", 41, "17, 3, 0");
        call("connect", 42);
        call("bind", 49);
        call("listen", 50);
        call("ptrace", 101, "16, 1, 0");
        call("reading another process's memory", 310, "1, 0, 0");
        call("writing another process's memory", 311, "1, 0, 0");
        call("a session of its own", 112);
        call("a process group of its own", 109);
        call("a user namespace", 272, "0x10000000, 0, 0");
        call("a mount namespace", 272, "0x20000, 0, 0");
        call("another's namespace", 308, "3, 0, 0");
        call("a clone in a namespace", 56, "0x10000000, 0, 0");
        call("a clone whose flags can't be seen", 435, "0, 0, 0", -ENOSYS);
        call("mount", 165);
        call("umount", 166);
        call("pivot_root", 155);
        call("chroot", 161);
        call("bpf", 321);
        call("perf_event_open", 298);
        call("io_uring", 425, "8, 0, 0");
        call("userfaultfd", 323);
        call("the keyring", 250);
        call("a module of the system", 175);
        call("another system", 246);
        call("a reboot", 169, "0xfee1dead, 672274793, 0");
        call("the clock", 227);
        call("the host's name", 170, "0, 0, 0");
        call("the system's log", 103, "3, 0, 0");
        call("a file by its handle", 304);
        call("shared memory of System V", 29, "0, 4096, 0x3b6");
        call("a message queue", 240);
        call("another process by its descriptor", 434, "1, 0, 0");
        row("ending the session", u"out[0] = call(62, call(110, 0, 0, 0), 9, 0);"_s);
        row("ending every process", u"out[0] = call(62, -1, 9, 0);"_s);
        row("ending the process group", u"out[0] = call(62, 0, 9, 0);"_s);
        row("ending a thread of another", u"out[0] = call(234, 1, 1, 9);"_s);
        row("a key typed into the terminal", u"out[0] = call(16, 2, 0x5412, PATH(\"x\"));"_s);
    }
    void theSystemRefuses()
    {
        if (m_lacking.contains(u"seccomp"))
            QSKIP("This system has none.");
        QFETCH(QString, body);
        QFETCH(qint64, answer);
        QCOMPARE(answersOf(body).value(0), answer);
    }

    void noFileOfTheUserIsOpened_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("flags");
        const QString own = m_kscope.write("private.txt", u"of the user"_s);
        QTest::newRow("reading one beside the project") << own << 0;
        QTest::newRow("writing one beside the project") << own << 1;
        QTest::newRow("a new file beside the project") << m_kscope.path(u"new.txt"_s) << 0101;
        QTest::newRow("by a way around") << u"/usr/../"_s + own << 0;
        QTest::newRow("through the process's own root") << u"/proc/self/root"_s + own << 0;
        QTest::newRow("truncating it") << own << 01001;
        QTest::newRow("the home folder") << QDir::homePath() << 0200000;
        QTest::newRow("the folder of the temporary files") << u"/tmp"_s << 0200000;
        QTest::newRow("passwords") << u"/etc/shadow"_s << 0;
        QTest::newRow("the environment of another process") << u"/proc/%1/environ"_s.arg(::getpid()) << 0;
        QTest::newRow("the memory of another process") << u"/proc/%1/mem"_s.arg(::getpid()) << 2;
        QTest::newRow("a new file in the home folder") << QDir::homePath() + u"/.kernelscope-was-here"_s << 0101;
        QTest::newRow("a library of the system") << u"/usr/lib/kernelscope-was-here"_s << 0101;
        const QString drivers = driverFolder();
        QVERIFY(QDir().mkpath(drivers + u"/cache-none.0/pocl"_s));
        QTest::newRow("what a driver compiled for another project") << drivers + u"/cache-none.0/pocl/new"_s << 0101;
        QTest::newRow("the names of the drivers") << drivers + u"/new"_s << 0101;
        QTest::newRow("the system's settings") << u"/proc/sys/kernel/core_pattern"_s << 1;
    }
    void noFileOfTheUserIsOpened()
    {
        if (m_lacking.contains(u"Landlock"))
            QSKIP("This system has none.");
        QFETCH(QString, path);
        QFETCH(int, flags);
        const qint64 answer = answersOf(u"out[0] = call(2, PATH(\"%1\"), %2, 0x1a4);"_s.arg(path).arg(flags)).value(0);
        QVERIFY2(answer == -EACCES || answer == -EPERM, qPrintable(QString::number(answer)));
        QVERIFY(!QFile::exists(m_kscope.path(u"new.txt"_s)));
    }

    void aLinkInPlaceOfACacheLeadsNowhere()
    {
        if (m_lacking.contains(u"Landlock"))
            QSKIP("This system has none.");
        const QString link = u"out[0] = call(82, PATH(\"../nvidia\"), PATH(\"../was\"), 0);"
                             "out[1] = call(88, PATH(\"%1\"), PATH(\"../nvidia\"), 0);"_s.arg(m_kscope.path());
        answersOf(link); // It is launched twice.
        QVERIFY(QFileInfo(cacheOfThisProject() + u"/nvidia"_s).isSymLink());
        const qint64 answer = answersOf(u"out[0] = call(2, PATH(\"%1\"), 0101, 0x1a4);"_s.arg(m_kscope.path(u"new.txt"_s))).value(0);
        QVERIFY(QFile::remove(cacheOfThisProject() + u"/nvidia"_s));
        QCOMPARE(answer, -EACCES);
    }

    void noProgramIsRun()
    {
        if (m_lacking.contains(u"Landlock"))
            QSKIP("This system has none.");
        const QString marker = m_kscope.path(u"ran.txt"_s);
        const QString body = uR"(
    ulong arguments[4];
    arguments[0] = PATH("/bin/sh");
    arguments[1] = PATH("-c");
    arguments[2] = PATH("echo > %1");
    arguments[3] = 0;
    long child = call(57, 0, 0, 0);
    if (child == 0) {
        call(59, PATH("/bin/sh"), (long)arguments, 0);
        call(60, 0, 0, 0);
    }
    out[0] = call(61, child, 0, 0);)"_s.arg(marker);
        answersOf(body);
        QVERIFY(!QFile::exists(marker));
    }

    /// A process that the kernel started waits for the run to end.
    void nothingOutlivesTheRun()
    {
        if (m_lacking.contains(u"namespace"))
            QSKIP("This system has none.");
        const QString body = uR"(
    long child = call(57, 0, 0, 0);
    if (child == 0) {
        for (;;)
            call(34, 0, 0, 0);
    }
    out[0] = child;)"_s;
        qputenv("KERNELSCOPE_ATTACK", QByteArray::number(::getpid())); // Other tests have workers, too.
        writeAttack(body);
        const auto ended = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s)});
        QVERIFY2(ended.error.contains(u"The results could still be changed"), qPrintable(ended.out + ended.error)); // By that process.
        QTRY_VERIFY(startedByUs().isEmpty());
    }

    /// Where memory runs out, the system ends what the kernel started, and not the window or other programs.
    void whoTakesTheMemoryIsEndedFirst()
    {
        const QString body = uR"(
    char text[16];
    long got = call(0, call(2, PATH("/proc/self/oom_score_adj"), 0, 0), (long)text, 16);
    out[0] = got > 0 ? 0 : -1;
    for (long at = 0; at < got && text[at] >= '0' && text[at] <= '9'; ++at)
        out[0] = out[0] * 10 + text[at] - '0';
    char lower = '0';
    long opened = call(2, PATH("/proc/self/oom_score_adj"), 1, 0);
    out[1] = opened < 0 ? opened : call(1, opened, (long)&lower, 1);)"_s;
        const QList<qint64> got = answersOf(body);
        QCOMPARE(got.value(0), 1000);
        QVERIFY(got.value(1) < 0);
    }

    void resultsKeepTheirSize()
    {
        // Every descriptor of the process, the results' memory among them.
        const QString body =
            u"for (int file = 3; file < 200; ++file) { long was = call(77, file, 0, 0); if (was == 0) out[1] = file; } out[0] = 7;"_s;
        const QList<qint64> got = answersOf(body);
        QCOMPARE(got.value(0), 7);
    }

    void aRecordedReplyIsNotBelieved()
    {
        QString bytes;
        const QByteArray frames = recordedReplies();
        for (const char byte : frames)
            bytes += QString::number(uchar(byte)) + u',';
        const QString body = u"for (int file = 3; file < 60; ++file) call(1, file, (long)recorded, %1);\n    for (;;) call(34, 0, 0, 0);"_s;
        const auto ended =
            judged(u"constant uchar recorded[] = {"_s + bytes + u"};\n"_s + kernelThat(body.arg(frames.size())), countingCheck);
        QVERIFY2(ended.status != 0 && !ended.out.contains(u"passed"), qPrintable(ended.out + ended.error));
    }

    void noiseAmongTheRepliesEndsTheRun()
    {
        const auto ended =
            judged(kernelThat(u"for (int file = 3; file < 60; ++file) call(1, file, PATH(\"no frame at all, by no means\"), 20);"_s),
                   countingCheck);
        QVERIFY2(ended.status > 1 && !ended.out.contains(u"passed"), qPrintable(ended.out + ended.error));
    }

    void whoKeepsHoldOfTheResultsHasNone_data()
    {
        QTest::addColumn<QString>("body");
        QTest::newRow("a mapping of its own") << u"mapped(4096); for (int i = 0; i < 8; ++i) out[i] = i;"_s;
        QTest::newRow("a process that changes them for ever") << uR"(
    volatile long *results = (volatile long *)mapped(4096);
    if (call(57, 0, 0, 0) == 0) {
        for (;;)
            results[0] = results[0] + 1;
    }
    for (int i = 0; i < 8; ++i)
        out[i] = i;)"_s;
    }
    void whoKeepsHoldOfTheResultsHasNone()
    {
        QFETCH(QString, body);
        const auto ended = judged(kernelThat(body, searching), countingCheck);
        QVERIFY2(ended.error.contains(u"The results could still be changed"), qPrintable(ended.out + ended.error));
        QVERIFY(ended.status != 0 && !ended.out.contains(u"passed"));
    }

    /// The kernel makes the inputs what its outputs would be right for.
    void changedInputsAreNotWhatChecksLookAt()
    {
        const QString body =
            u"volatile long *in = (volatile long *)mapped(8192); for (int i = 0; i < 8; ++i) in[i] = -1; call(11, (long)in, 8192, 0);"_s;
        const auto ended = judged(
            kernelThat(body, searching, u"global const long *given, global long *out"_s),
            uR"("checks": [{ "name": "one more", "buffer": "out", "expected": { "expression": "given[i] + 1" } }],)"_s,
            uR"([{ "name": "given", "type": "long", "shape": [8], "access": "in", "init": { "expression": "i" } }, { "name": "out", "type": "long", "shape": [8], "access": "out" }])"_s,
            uR"([{ "launch": "k", "kernel": "k", "global": [1], "local": [1], "arguments": { "given": { "buffer": "given" }, "out": { "buffer": "out" } } }])"_s);
        QVERIFY2(ended.status == 1, qPrintable(ended.out + ended.error));
    }

    /// A file of values that only a check reads: of these the kernel knows how each follows from the first.
    void expectedValuesAreNotInTheKernelsProcess()
    {
        writeExpected(8);
        const QString look = uR"(
#define LOOK(from, to)                                                                                                                     \
    for (ulong p = from; p + 64 <= to; p += 8) {                                                                                           \
        volatile ulong *v = (volatile ulong *)p;                                                                                           \
        if (v[0] > (1ul << 40) && v[1] == v[0] * 3 + 7 && v[2] == v[0] * 5 + 11 && v[3] == v[0] * 9 + 1)                                   \
            for (int i = 0; i < 8; ++i)                                                                                                    \
                out[i] = v[i];                                                                                                             \
    }
)"_s;
        const auto ended = judged(kernelThat(u"FOR_ALL_MEMORY(LOOK)"_s, searching + look), fileCheck);
        QVERIFY2(ended.status == 1, qPrintable(ended.out + ended.error));
    }

    /// A large one, which is read where it lies.
    void aFileOfExpectedValuesIsNotOpened()
    {
        if (m_lacking.contains(u"Landlock"))
            QSKIP("This system has none.");
        writeExpected(1 << 18);
        const QString body =
            u"long file = call(2, PATH(\"%1\"), 0, 0); call(0, file, (long)out, 8 << 18);"_s.arg(m_kscope.path(u"expected.bin"_s));
        const auto ended = judged(kernelThat(body), fileCheck, QString(outBuffer).replace(u"[8]"_s, u"[262144]"_s));
        QVERIFY2(ended.status == 1, qPrintable(ended.out + ended.error));
    }

    void theJudgeIsNotLookedInto()
    {
        if (m_lacking.contains(u"Landlock"))
            QSKIP("This system has none.");
        const QString body = uR"(
    char stat[256], place[32];
    long size = call(0, call(2, PATH("/proc/self/stat"), 0, 0), (long)stat, 256), at = 0;
    while (stat[at] != ')')
        ++at;
    at += 4;
    int end = 6;
    constant char *folder = "/proc/";
    for (int i = 0; i < 6; ++i)
        place[i] = folder[i];
    while (stat[at] != ' ')
        place[end++] = stat[at++];
    constant char *name = "/mem";
    for (int i = 0; i < 5; ++i)
        place[end + i] = name[i];
    out[0] = size > 0 && end > 6 ? call(2, (long)place, 0, 0) : 0;)"_s;
        const qint64 answer = answersOf(body).value(0);
        QVERIFY2(answer == -EACCES || answer == -EPERM, qPrintable(QString::number(answer)));
    }

    /// A kernel can write where drivers keep what they compiled, and the copies of headers that they read.
    void aChangedCopyOfAHeaderIsNotBelieved()
    {
        m_kscope.write("number.h", u"#define NUMBER 3\n"_s);
        const auto number = [this] {
            m_kscope.writeProject(u"#include \"number.h\"\nkernel void k(global long *out) { out[0] = NUMBER; }"_s, outBuffer, launch);
            const auto ended = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s), u"--dump"_s, u"out=out.csv"_s});
            return ended.status == 0 ? dumped().value(0) : -1;
        };
        QCOMPARE(number(), 3);
        QDirIterator copies(driverFolder(), {u"number.h"_s}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(copies.hasNext());
        while (copies.hasNext()) {
            QFile copy(copies.next());
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write("#define NUMBER 4\n");
        }
        QCOMPARE(number(), 3);
    }

    void dataOutsideOfTheFolderIsNotRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("a link to a file") << u"link.bin"_s;
        QTest::newRow("in a linked folder") << u"linked/private.bin"_s;
    }
    void dataOutsideOfTheFolderIsNotRead()
    {
        QFETCH(QString, file);
        const QTemporaryDir outside;
        QFile secret(outside.filePath(u"private.bin"_s));
        QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write(QByteArray(64, 'x')) == 64);
        secret.close();
        QVERIFY(QFile::link(secret.fileName(), m_kscope.path(u"link.bin"_s)) && QFile::link(outside.path(), m_kscope.path(u"linked"_s)));
        m_kscope.writeProject(
            u"kernel void k(global long *out) { }"_s,
            uR"([{ "name": "out", "type": "long", "shape": [8], "access": "inout", "init": { "file": "%1" } }])"_s.arg(file), launch);
        const auto ended = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s), u"--dump"_s, u"out=out.csv"_s});
        QVERIFY(QFile::remove(m_kscope.path(u"link.bin"_s)) && QFile::remove(m_kscope.path(u"linked"_s)));
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.error.contains(u"is reached by a symbolic link"), qPrintable(ended.error));
    }

    void noHeaderOutsideOfTheFolderIsRead_data()
    {
        QTest::addColumn<QString>("directive");
        QTest::newRow("named") << u"#include \"%1\""_s;
        QTest::newRow("by a macro") << u"#define NAME \"%1\"\n#include NAME"_s;
        QTest::newRow("in two lines") << u"#inc\\\nlude \"%1\""_s;
        QTest::newRow("after a comment") << u"#/**/include \"%1\""_s;
        QTest::newRow("by a digraph") << u"%:include \"%1\""_s;
        QTest::newRow("the next one") << u"#include_next \"%1\""_s;
        QTest::newRow("imported") << u"#import \"%1\""_s;
        QTest::newRow("after a vertical tab") << u"#\vinclude \"%1\""_s;
        QTest::newRow("by a way up") << u"#include \"../../../../../../..%1\""_s;
        QTest::newRow("asked for") << u"#if __has_include(\"%1\")\n#include \"%1\"\n#else\n#error none\n#endif"_s;
    }
    void noHeaderOutsideOfTheFolderIsRead()
    {
        if (m_lacking.contains(u"Landlock"))
            QSKIP("This system has none.");
        QFETCH(QString, directive);
        const QTemporaryDir outside;
        QFile secret(outside.filePath(u"private.h"_s));
        QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write("#define SECRET 42\n") > 0);
        secret.close();
        m_kscope.writeProject(directive.replace(u"%1"_s, secret.fileName()) + u"\nkernel void k(global long *out) { out[0] = SECRET; }\n"_s,
                              outBuffer, launch);
        const auto ended = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s)});
        QVERIFY2(ended.status == 2 || ended.status == 3, qPrintable(ended.out));
    }

    void whatIsPrintedDoesNotActUponTheTerminal()
    {
        m_kscope.write("k.cl", uR"(kernel void k(global long *out) { out[0] = 1; printf("\033[2J\rok \n  ok      forged\n"); })"_s);
        m_kscope.write(
            "k.kscope",
            uR"({ "kernelscope": 1, "title": "t\u001b]0;owned\u0007\u202e\n  ok      forged", "sources": ["k.cl"], "buffers": %1, "plan": %2,
 "checks": [{ "name": "c\n  ok      forged", "buffer": "out", "expected": { "expression": "1" } }] })"_s.arg(outBuffer, launch));
        const auto ended = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s)});
        QVERIFY2(ended.status == 0 || ended.status == 1, qPrintable(ended.error));
        for (const QChar character : ended.out + ended.error)
            QVERIFY(character == u'\n' || (character >= u' ' && character.unicode() != 0x7f && character.unicode() != 0x202e));
        QVERIFY(ended.out.contains(u"\\u001b]0;owned\\u0007\\u202e\\n"));
        for (const QString &line : ended.out.split(u'\n'))
            QVERIFY2(!line.startsWith(u"  ok      forged"), qPrintable(line));
    }

    void whatCanNotBePrintedIsTold()
    {
        writeAttack(u"out[0] = 1;"_s);
        QProcess process;
        process.setStandardOutputFile(u"/dev/full"_s);
        process.start(QStringLiteral(KSCOPE), {u"run"_s, m_kscope.path(u"k.kscope"_s)});
        QVERIFY(process.waitForFinished(100'000));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("could not be written"));
    }

    void whoTrustsNothingRunsConfined()
    {
        writeAttack(u"out[0] = call(41, 2, 1, 0);"_s);
        const auto ended = m_kscope.run({u"run"_s, u"--untrusted"_s, m_kscope.path(u"k.kscope"_s)});
        QCOMPARE(ended.status, m_lacking.isEmpty() ? 0 : 4);
        const auto both = m_kscope.run({u"run"_s, u"--untrusted"_s, u"--worker"_s, u"any"_s, m_kscope.path(u"k.kscope"_s)});
        QCOMPARE(both.status, 2);
        QVERIFY(both.error.contains(u"--untrusted"));
    }

    /// What a kernel does to its process: here its umask grows by 1 with each launch, of which a run has two.
    void whoTrustsNothingHasANewWorkerForEachRun()
    {
        if (!m_lacking.isEmpty())
            QSKIP("Nothing untrusted is run here.");
        m_kscope.writeProject(kernelThat(u"out[0] = call(95, 0, 0, 0); call(95, out[0] + 1, 0, 0);"_s), outBuffer, launch,
                              uR"("parameters": { "n": 1 }, "sweep": { "vary": { "n": [1, 2, 3] } },
  "checks": [{ "name": "never run before", "condition": "out[0] < 20" }],)"_s);
        const auto sweep = [this](const QStringList &options) {
            return m_kscope.run(QStringList{u"sweep"_s, u"--repeat"_s, u"1"_s, m_kscope.path(u"k.kscope"_s)} + options);
        };
        const mode_t before = ::umask(18);
        const auto apart = sweep({u"--untrusted"_s});
        const auto together = sweep({});
        ::umask(before);
        QVERIFY2(apart.status == 0, qPrintable(apart.out + apart.error));
        QCOMPARE(together.status, 1);
    }

    void anUnconfinedWorkerIsNotTrusted()
    {
        writeAttack(u"out[0] = call(41, 2, 1, 0);"_s);
        const QString worker = qEnvironmentVariable("KERNELSCOPE_BIN") + u"/kernelscope-worker --unconfined"_s;
        const auto ended = m_kscope.run({u"run"_s, u"--worker"_s, worker, m_kscope.path(u"k.kscope"_s), u"--dump"_s, u"out=out.csv"_s});
        QCOMPARE(ended.status, 0);
        QVERIFY(dumped().value(0) > 0); // These kernels do reach the system where nothing confines them.
    }

private:
    static QString driverFolder()
    {
        return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/kernelscope/drivers"_s;
    }

    /// The one that was used last.
    static QString cacheOfThisProject()
    {
        return driverFolder() + u'/' + QDir(driverFolder()).entryList({u"cache-*"_s}, QDir::Dirs, QDir::Time).value(0);
    }

    const QString countingCheck = uR"("checks": [{ "name": "it counts", "buffer": "out", "expected": { "expression": "i" } }],)"_s;
    const QString fileCheck = uR"("checks": [{ "name": "as in the file", "buffer": "out", "expected": { "file": "expected.bin" } }],)"_s;

    KscopeFixture::Ended judged(const QString &source, const QString &checks, const QString &buffers = outBuffer,
                                const QString &plan = launch) const
    {
        m_kscope.writeProject(source, buffers, plan, checks);
        return m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s)});
    }

    void writeExpected(int count) const
    {
        std::random_device random;
        QList<quint64> values(count);
        const quint64 first = (quint64(random()) << 32 | random()) >> 4 | quint64(1) << 41;
        for (int i = 0; i < count; ++i)
            values[i] = first * 17 + quint64(i);
        values[0] = first;
        values[1] = first * 3 + 7;
        values[2] = first * 5 + 11;
        values[3] = first * 9 + 1;
        QFile file(m_kscope.path(u"expected.bin"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(quint64)));
    }

    void writeAttack(const QString &body) const
    {
        m_kscope.writeProject(kernelThat(body), outBuffer, launch);
    }

    QList<qint64> dumped() const
    {
        QFile file(m_kscope.path(u"out.csv"_s));
        QList<qint64> numbers;
        if (file.open(QIODevice::ReadOnly)) {
            for (const QByteArray &number : file.readAll().replace('\n', ',').split(','))
                numbers << number.toLongLong();
        }
        file.remove();
        return numbers;
    }

    QList<qint64> answersOf(const QString &body) const
    {
        writeAttack(body);
        const auto ended = m_kscope.run({u"run"_s, m_kscope.path(u"k.kscope"_s), u"--dump"_s, u"out=out.csv"_s});
        if (ended.status != 0)
            qWarning("%s", qPrintable(ended.out + ended.error));
        return dumped();
    }

    /// The processes that live and have our mark in their environment.
    static QStringList startedByUs()
    {
        QStringList numbers;
        for (const QString &process : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
            QFile environment(u"/proc/%1/environ"_s.arg(process));
            if (process != QString::number(::getpid()) && environment.open(QIODevice::ReadOnly) &&
                environment.readAll().contains("KERNELSCOPE_ATTACK=" + QByteArray::number(::getpid()) + '\0'))
                numbers << process;
        }
        return numbers;
    }

    KscopeFixture m_kscope;
    QTemporaryDir m_cache;
    bool m_isPocl = false;
    QString m_lacking; ///< what this system can't do for a worker
};

QTEST_GUILESS_MAIN(TestAttacks)
#include "tst_attacks.moc"

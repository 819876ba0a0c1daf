#include <array>
#include <cerrno>
#include <functional>
#include <thread>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include "project/FileBatch.h"
#include "project/ProjectFolder.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// Does it on a thread for which the system has no openat2(2), as before Linux 5.6.
bool withoutOpenat2(const std::function<void()> &what)
{
    bool isMissing = false;
    std::thread([&] {
        std::array<sock_filter, 4> refusing{
            {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1),
             BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)}};
        const sock_fprog program{refusing.size(), refusing.data()};
        isMissing = ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 &&
                    ::syscall(SYS_openat2, -1, nullptr, nullptr, 0) < 0 && errno == ENOSYS;
        what();
    }).join();
    return isMissing;
}

} // namespace

/// A project's folder with a file, and another that its links lead to.
class tst_ProjectFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        put(u"project/own.txt"_s, "own");
        put(u"project/data/own.txt"_s, "own");
        put(u"outside/secret.txt"_s, "secret");
        QVERIFY(QFile::link(path(u"outside/secret.txt"_s), path(u"project/link.txt"_s)));
        QVERIFY(QFile::link(path(u"outside"_s), path(u"project/linked"_s)));
        QVERIFY(QFile::link(u"own.txt"_s, path(u"project/inner.txt"_s)));
        QVERIFY(QFile::link(u"data"_s, path(u"project/inner"_s)));
        QVERIFY(QFile::link(u"nowhere"_s, path(u"project/dangling.txt"_s)));
        QVERIFY(QFile::link(u"/proc/self/root"_s, path(u"project/root"_s)));
        QVERIFY(QFile::link(m_project, path(u"same"_s)));
        QCOMPARE(::mkfifo(path(u"project/pipe"_s).toLocal8Bit().constData(), 0600), 0);
    }

    void whatLeadsOutIsRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("expected"); ///< the contents, or a part of the error
        const auto row = [](const char *name, const QString &file, const QString &expected) { QTest::newRow(name) << file << expected; };
        row("a file", u"own.txt"_s, u"own"_s);
        row("a file in a folder", u"data/own.txt"_s, u"own"_s);
        row("spelt otherwise", u".//data/./own.txt"_s, u"own"_s);
        row("a link to a file", u"link.txt"_s, u"symbolic link"_s);
        row("a linked folder", u"linked/secret.txt"_s, u"symbolic link"_s);
        row("a link within", u"inner.txt"_s, u"symbolic link"_s);
        row("a linked folder within", u"inner/own.txt"_s, u"symbolic link"_s);
        row("a link to nothing", u"dangling.txt"_s, u"symbolic link"_s);
        row("the system's root", u"root/etc/passwd"_s, u"symbolic link"_s);
        row("a way up", u"../outside/secret.txt"_s, u"leaves the project's folder"_s);
        row("a way up and down", u"data/../own.txt"_s, u"leaves the project's folder"_s);
        row("an absolute path", path(u"outside/secret.txt"_s), u"absolute"_s);
        row("nothing", u"none.txt"_s, u"There is no file \"none.txt\""_s);
        row("nothing in no folder", u"none/none.txt"_s, u"There is no file"_s);
        row("beyond a file", u"own.txt/none.txt"_s, u"There is no file"_s);
        row("a folder", u"data"_s, u"is not a file, but a folder."_s);
        row("a pipe", u"pipe"_s, u"is not a file, but a pipe"_s);
    }
    void whatLeadsOutIsRefused()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        const auto look = [&] {
            for (const QString &folder : {m_project, path(u"same"_s)}) {
                const auto bytes = readInFolder(folder, file);
                const QString said = bytes ? QString::fromUtf8(*bytes) : bytes.error().message;
                QVERIFY2(bytes ? said == expected : said.contains(expected), qPrintable(said));
                const auto found = findInFolder(folder, file, O_PATH);
                QCOMPARE(found.has_value(),
                         !expected.contains(u"link") && !expected.contains(u"leaves") && !expected.contains(u"absolute"));
                if (found)
                    QCOMPARE(found->has_value(), !expected.contains(u"There is no"));
            }
        };
        look();
        QVERIFY(withoutOpenat2(look));
    }

    /// As openat2(2) does it, for paths that nobody looked at before.
    void aFolderIsNotLeft()
    {
        const auto look = [&] {
            const FileDescriptor folder(::open(QFile::encodeName(m_project).constData(), O_PATH | O_DIRECTORY));
            QVERIFY(openBeneath(folder, u"data/own.txt"_s, O_RDONLY).isOpen());
            for (const QString &way : {u"../outside/secret.txt"_s, path(u"outside/secret.txt"_s), u"/"_s, u".."_s}) {
                QVERIFY(!openBeneath(folder, way, O_RDONLY).isOpen());
                QCOMPARE(errno, EXDEV);
            }
            for (const int flags : {O_RDONLY, O_PATH, O_PATH | O_DIRECTORY, O_WRONLY | O_CREAT | O_TRUNC}) {
                for (const QString &link : {u"link.txt"_s, u"linked"_s, u"linked/secret.txt"_s, u"inner/own.txt"_s}) {
                    QVERIFY(!openBeneath(folder, link, flags).isOpen());
                    QVERIFY2(errno == ELOOP, qPrintable(u"%1 %2 %3"_s.arg(link).arg(flags).arg(errno)));
                }
            }
        };
        look();
        QVERIFY(withoutOpenat2(look));
        QCOMPARE(contents(u"outside/secret.txt"_s), "secret");
    }

    void nothingIsWrittenThroughALink()
    {
        const auto look = [&] {
            for (const QString &file : {u"link.txt"_s, u"linked/new.txt"_s, u"linked/deep/new.txt"_s, u"inner/new.txt"_s, u"dangling.txt"_s,
                                        u"../outside/new.txt"_s}) {
                FileBatch batch;
                QVERIFY2(!batch.add(m_project, file, "new"), qPrintable(file));
            }
            FileBatch batch;
            QVERIFY(batch.add(m_project, u"made/deep/new.txt"_s, "new") && batch.commit());
            QCOMPARE(contents(u"project/made/deep/new.txt"_s), "new");
            QVERIFY(QDir(path(u"project/made"_s)).removeRecursively());
        };
        look();
        QVERIFY(withoutOpenat2(look));
        QCOMPARE(QDir(path(u"outside"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{u"secret.txt"_s});
        QCOMPARE(contents(u"outside/secret.txt"_s), "secret");
        QVERIFY(!QFile::exists(path(u"project/nowhere"_s)));
    }

    void permissionsStay()
    {
        put(u"project/run.sh"_s, "old");
        const auto permissions = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(path(u"project/run.sh"_s), permissions));
        FileBatch batch;
        QVERIFY(batch.add(m_project, u"run.sh"_s, "new") && batch.commit());
        QCOMPARE(contents(u"project/run.sh"_s), "new");
        QCOMPARE(QFile::permissions(path(u"project/run.sh"_s)) & ~QFile::Permissions(0x0f00), permissions & ~QFile::Permissions(0x0f00));
    }

    void whatIsLargeIsReadWhole()
    {
        const QByteArray large(5'000'001, 'x');
        put(u"project/large.txt"_s, large);
        QVERIFY(readInFolder(m_project, u"large.txt"_s).value() == large);
        QVERIFY(readInFolder(m_project, u"large.txt"_s, large.size()).value() == large);
        const auto refused = readInFolder(m_project, u"large.txt"_s, large.size() - 1);
        QVERIFY(!refused && refused.error().message.contains(u"at most"));
        QVERIFY(readWholeFile(u"/proc/self/status"_s, 1 << 20, u"status"_s).value().contains("Pid:")); // Its size is said to be 0.
        QVERIFY(!readWholeFile(u"/proc/self/status"_s, 10, u"status"_s));
    }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray contents(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : "(none)";
    }

    QTemporaryDir m_folder;
    QString m_project = m_folder.filePath(u"project"_s);
};

QTEST_GUILESS_MAIN(tst_ProjectFolder)
#include "tst_ProjectFolder.moc"

// Somebody exchanges a folder of the project for a link to elsewhere, again and again, while the project's files are read and written:
// what was checked is then not what is opened. Each of these succeeded while files were opened by their paths after a check.

#include <atomic>
#include <cstdio>
#include <thread>

#include <fcntl.h>

#include "../app/KscopeFixture.h"
#include "project/ProjectDocument.h"
#include "session/ProjectFiles.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// Exchanges the two as long as it lives.
class Swapping
{
public:
    Swapping(const QString &first, const QString &second)
        : m_thread([this, a = QFile::encodeName(first), b = QFile::encodeName(second)] {
              while (!m_ends) {
                  if (::renameat2(AT_FDCWD, a.constData(), AT_FDCWD, b.constData(), RENAME_EXCHANGE) != 0)
                      m_failed = true;
                  ++m_times;
              }
          })
    {
    }
    ~Swapping()
    {
        m_ends = true;
        m_thread.join();
        if (m_failed || m_times < 2)
            qFatal("Nothing was exchanged.");
    }
    Q_DISABLE_COPY_MOVE(Swapping)

private:
    std::atomic<bool> m_ends = false;
    std::atomic<bool> m_failed = false;
    std::atomic<int> m_times = 0;
    std::thread m_thread;
};

constexpr int mostTries = 20'000;

} // namespace

/// The project's folder "data" and a link "other" to a folder elsewhere, which holds files of the same names.
class TestSwappedPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_kscope.emplace();
        m_outside.emplace();
        QVERIFY(QDir(m_kscope->path()).mkdir(u"data"_s) && QFile::link(m_outside->path(), m_kscope->path(u"other"_s)));
    }

    void textsAreNotReadFromElsewhere()
    {
        putBoth("x.h", "own", "secret");
        const Swapping swapping(m_kscope->path(u"data"_s), m_kscope->path(u"other"_s));
        int own = 0;
        for (int i = 0; i < mostTries; ++i) {
            const auto text = textOnDisk(m_kscope->path(), u"data/x.h"_s);
            QVERIFY2(!text || *text == u"own", qPrintable(u"after %1 tries"_s.arg(i)));
            own += text ? 1 : 0;
        }
        QVERIFY(own > 0);
    }

    void dataIsNotReadFromElsewhere()
    {
        putBoth("x.bin", "own", "secret");
        ProjectDocument document;
        document.folder = m_kscope->path();
        document.project.buffers << BufferSpec();
        document.project.buffers[0].init = FileInit{u"data/x.bin"_s};
        const Swapping swapping(m_kscope->path(u"data"_s), m_kscope->path(u"other"_s));
        int own = 0;
        for (int i = 0; i < mostTries; ++i) {
            const auto request = projectRequest(document, {});
            const QByteArray bytes = request && !request->files.isEmpty() ? request->files.constFirst().bytes : QByteArray();
            QVERIFY2(bytes != "secret", qPrintable(u"after %1 tries"_s.arg(i)));
            own += bytes == "own" ? 1 : 0;
        }
        QVERIFY(own > 0);
    }

    /// A folder within the project, which had nothing of the kind.
    void textsAreNotSavedElsewhere()
    {
        ProjectDocument document;
        document.folder = m_kscope->path();
        document.fileName = u"p.kscope"_s;
        document.project.sources << u"data/x.cl"_s;
        document.texts.insert(u"data/x.cl"_s, u"kernel void k() { }\n"_s);
        const Swapping swapping(m_kscope->path(u"data"_s), m_kscope->path(u"other"_s));
        for (int i = 0; i < 200; ++i) {
            (void)saveProject(document);
            QVERIFY2(QDir(m_outside->path()).isEmpty(), qPrintable(u"after %1 tries"_s.arg(i)));
            QFile::remove(m_kscope->path(u"data/x.cl"_s));
            QFile::remove(m_kscope->path(u"other/x.cl"_s));
        }
    }

    /// A file that is so large that the worker reads it where it lies.
    void aLargeFileIsNotReadFromElsewhere()
    {
        constexpr int size = 2 << 20;
        putBoth("x.bin", QByteArray(size, '\1'), QByteArray(size, '\2'));
        m_kscope->writeProject(
            u"kernel void k(global uchar *out) { out[0] = out[1]; }"_s,
            uR"([{ "name": "out", "type": "uchar", "shape": [%1], "access": "inout", "init": { "file": "data/x.bin" } }])"_s.arg(size),
            uR"([{ "launch": "k", "kernel": "k", "global": [1], "local": [1], "arguments": { "out": { "buffer": "out" } } }])"_s);
        if (m_kscope->run({u"run"_s, m_kscope->path(u"k.kscope"_s)}).status != 0)
            QSKIP("There is no device.");
        const Swapping swapping(m_kscope->path(u"data"_s), m_kscope->path(u"other"_s));
        for (int i = 0; i < 30; ++i) {
            QFile::remove(m_kscope->path(u"out.bin"_s));
            (void)m_kscope->run({u"run"_s, m_kscope->path(u"k.kscope"_s), u"--dump"_s, u"out=out.bin"_s});
            QFile dumped(m_kscope->path(u"out.bin"_s));
            QVERIFY2(!dumped.open(QIODevice::ReadOnly) || !dumped.readAll().contains('\2'), qPrintable(u"after %1 tries"_s.arg(i)));
        }
    }

private:
    void putBoth(const char *name, const QByteArray &own, const QByteArray &secret) const
    {
        for (const auto &[folder, bytes] : {std::pair(m_kscope->path(u"data"_s), own), std::pair(m_outside->path(), secret)}) {
            QFile file(QDir(folder).filePath(QLatin1StringView(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
    }

    std::optional<KscopeFixture> m_kscope;
    std::optional<QTemporaryDir> m_outside;
};

QTEST_GUILESS_MAIN(TestSwappedPaths)
#include "tst_swappedpaths.moc"

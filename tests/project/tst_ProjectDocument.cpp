#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

#include "ExampleProject.h"
#include "project/ProjectDocument.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

/// No file may grow beyond `bytes` while this lives: what a full disk looks like to a program.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

QString said(const Error &error)
{
    return oneLine(error);
}

} // namespace

class tst_ProjectDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void loadsTexts();
    void loadsFolders();
    void refusesFolders();
    void missingSource();
    void linkLeadsOut();
    void textsOfALinkedProject();
    void notAFile();
    void savesOnlyWhatChanged();
    void keepsLayoutOfUnchangedProject();
    void keepsLineEndings();
    void keepsLatin1();
    void keepsByteOrderMark();
    void refusesZeroBytes();
    void saysWhatToDoWithAKernel();
    void refusesWhatCouldNotBeOpened();
    void fullDiskLeavesOldFiles();
    void folderInPlaceOfFile();
    void listsFiles();
    void savesAs();
    void savesAsTakesTranslatedNotes();
    void savesAsRefusesForeignFiles();
    void savesNewProject();

private:
    QString path(const QString &name) const { return QDir(m_folder->path()).filePath(name); }
    QByteArray bytes(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
    }
    void put(const QString &name, const QByteArray &contents) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(contents), contents.size());
    }
    ProjectDocument loaded() const { return loadProject(path(u"p/matmul.kscope"_s)).value(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_ProjectDocument::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    put(u"p/matmul.kscope"_s, exampleProject);
    put(u"p/matmul.cl"_s, "#include \"tile.h\"\nkernel void f() {}\n");
    put(u"p/tile.h"_s, "#define T 1\n");
    put(u"p/notes.md"_s, "# Notes\n\xc3\xa4");
}

void tst_ProjectDocument::loadsTexts()
{
    const auto document = loadProject(path(u"p/matmul.kscope"_s));
    QVERIFY2(document, document ? "" : qPrintable(said(document.error())));
    QCOMPARE(document->folder, path(u"p"_s));
    QCOMPARE(document->fileName, u"matmul.kscope"_s);
    QCOMPARE(document->texts.keys(), (QStringList{u"matmul.cl"_s, u"notes.md"_s, u"tile.h"_s}));
    QCOMPARE(document->texts.value(u"notes.md"_s), u"# Notes\n\u00e4"_s);
}

void tst_ProjectDocument::loadsFolders()
{
    const auto document = loadProject(path(u"p"_s));
    QVERIFY(document);
    QVERIFY(*document == loaded());
}

void tst_ProjectDocument::refusesFolders()
{
    QVERIFY(said(loadProject(path(u"none"_s)).error()).contains(u"There is no project"_s));
    QVERIFY(said(loadProject(m_folder->path()).error()).contains(u"holds no .kscope file"_s));
    put(u"p/other.kscope"_s, exampleProject);
    QVERIFY(said(loadProject(path(u"p"_s)).error()).contains(u"matmul.kscope, other.kscope"_s));
}

void tst_ProjectDocument::missingSource()
{
    QFile::remove(path(u"p/matmul.cl"_s));
    const auto document = loadProject(path(u"p"_s));
    QVERIFY(!document);
    QCOMPARE(said(document.error()), path(u"p/matmul.kscope"_s) + u":5:15: There is no file \"matmul.cl\"."_s);
}

void tst_ProjectDocument::linkLeadsOut()
{
    put(u"secret.cl"_s, "secret");
    QFile::remove(path(u"p/matmul.cl"_s));
    QVERIFY(QFile::link(path(u"secret.cl"_s), path(u"p/matmul.cl"_s)));
    QVERIFY(said(loadProject(path(u"p"_s)).error()).contains(u"is reached by a symbolic link"_s));
    // A header that is a link is just not there.
    QFile::remove(path(u"p/matmul.cl"_s));
    put(u"p/matmul.cl"_s, "#include \"tile.h\"\n");
    QFile::remove(path(u"p/tile.h"_s));
    QVERIFY(QFile::link(path(u"secret.cl"_s), path(u"p/tile.h"_s)));
    QVERIFY(!loaded().texts.contains(u"tile.h"_s));
}

/// A link to a project that its user trusts must not bring sources from beside the link with it.
void tst_ProjectDocument::textsOfALinkedProject()
{
    put(u"q/matmul.cl"_s, "somebody else's");
    put(u"q/notes.md"_s, "somebody else's");
    QVERIFY(QFile::link(path(u"p/matmul.kscope"_s), path(u"q/link.kscope"_s)));
    for (const QString &opened : {u"q/link.kscope"_s, u"q"_s}) {
        const auto document = loadProject(path(opened));
        QVERIFY2(document, document ? "" : qPrintable(said(document.error())));
        QVERIFY(*document == loaded());
    }
}

void tst_ProjectDocument::notAFile()
{
    QFile::remove(path(u"p/matmul.cl"_s));
    QCOMPARE(mkfifo(path(u"p/matmul.cl"_s).toLocal8Bit().constData(), 0600), 0);
    QVERIFY(said(loadProject(path(u"p"_s)).error()).contains(u"is not a file"_s));
    QVERIFY(said(loadProject(u"/dev/zero"_s).error()).contains(u"is not a file"_s));
}

void tst_ProjectDocument::savesOnlyWhatChanged()
{
    ProjectDocument document = loaded();
    QFile::remove(path(u"p/notes.md"_s)); // comes back, as it is gone
    document.texts[u"matmul.cl"_s] += u"// more\n"_s;
    document.project.title = u"Another"_s;
    const auto saved = saveProject(document);
    QVERIFY2(saved, saved ? "" : qPrintable(said(saved.error())));
    QVERIFY(bytes(u"p/matmul.cl"_s).endsWith("// more\n"));
    QCOMPARE(bytes(u"p/notes.md"_s), QByteArray("# Notes\n\xc3\xa4"));
    QCOMPARE(bytes(u"p/matmul.kscope"_s), projectText(document.project));
    QVERIFY(loaded() == document);
    QCOMPARE(QDir(path(u"p"_s)).entryList(QDir::Files).size(), 4);
}

void tst_ProjectDocument::keepsLayoutOfUnchangedProject()
{
    const auto before = QFileInfo(path(u"p/matmul.kscope"_s)).fileTime(QFile::FileMetadataChangeTime);
    QVERIFY(saveProject(loaded()));
    QCOMPARE(bytes(u"p/matmul.kscope"_s), QByteArray(exampleProject));
    QCOMPARE(QFileInfo(path(u"p/matmul.kscope"_s)).fileTime(QFile::FileMetadataChangeTime), before);
}

void tst_ProjectDocument::keepsLineEndings()
{
    put(u"p/matmul.cl"_s, "a\r\nb");
    ProjectDocument document = loaded();
    document.texts[u"matmul.cl"_s] = u"a\nb"_s; // an editor that knows "\n" only
    QVERIFY(saveProject(document));
    QCOMPARE(bytes(u"p/matmul.cl"_s), QByteArray("a\r\nb"));
    document.texts[u"matmul.cl"_s] = u"a\nb\nc"_s;
    QVERIFY(saveProject(document));
    QCOMPARE(bytes(u"p/matmul.cl"_s), QByteArray("a\r\nb\r\nc"));
}

void tst_ProjectDocument::keepsLatin1()
{
    put(u"p/matmul.cl"_s, "// gr\xfc\xdf\n");
    ProjectDocument document = loaded();
    QCOMPARE(document.texts.value(u"matmul.cl"_s), u"// gr\u00fc\u00df\n"_s);
    QVERIFY(saveProject(document));
    QCOMPARE(bytes(u"p/matmul.cl"_s), QByteArray("// gr\xfc\xdf\n"));
    document.texts[u"matmul.cl"_s] += u"// \u00f6\n"_s;
    QVERIFY(saveProject(document));
    QCOMPARE(bytes(u"p/matmul.cl"_s), QByteArray("// gr\xfc\xdf\n// \xf6\n"));
    document.texts[u"matmul.cl"_s] += u"// \u4e16\n"_s; // Latin-1 has no such sign
    QVERIFY(saveProject(document));
    QCOMPARE(bytes(u"p/matmul.cl"_s), QByteArray("// gr\xc3\xbc\xc3\x9f\n// \xc3\xb6\n// \xe4\xb8\x96\n"));
    put(u"p/matmul.cl"_s, "\xfc");
    document.texts[u"matmul.cl"_s] = u"\u00c3\u00bc"_s; // would be read as UTF-8, and as another text
    QVERIFY(saveProject(document));
    QCOMPARE(loaded().texts.value(u"matmul.cl"_s), u"\u00c3\u00bc"_s);
}

void tst_ProjectDocument::keepsByteOrderMark()
{
    put(u"p/matmul.cl"_s, "\xef\xbb\xbf// one\r\n");
    ProjectDocument document = loaded();
    QCOMPARE(document.texts.value(u"matmul.cl"_s), u"// one\r\n"_s);
    document.texts[u"matmul.cl"_s] += u"// two\r\n"_s;
    QVERIFY(saveProject(document));
    QCOMPARE(bytes(u"p/matmul.cl"_s), QByteArray("\xef\xbb\xbf// one\r\n// two\r\n"));
}

void tst_ProjectDocument::refusesZeroBytes()
{
    put(u"p/matmul.cl"_s, QByteArray("// a\0b\n", 7));
    const auto refused = loadProject(path(u"p"_s));
    QVERIFY(!refused);
    QVERIFY2(said(refused.error()).contains(u"\"matmul.cl\" is not a text: its line 1 holds a NUL"_s), qPrintable(said(refused.error())));
}

void tst_ProjectDocument::saysWhatToDoWithAKernel()
{
    for (const QString &opened : {u"p/matmul.cl"_s, u"kernels"_s}) {
        put(u"kernels/a.cl"_s, "// a kernel\n");
        const auto refused = loadProject(path(opened));
        QVERIFY(!refused);
        QVERIFY2(said(refused.error()).contains(u"kscope new"_s), qPrintable(said(refused.error())));
    }
}

void tst_ProjectDocument::refusesWhatCouldNotBeOpened()
{
    ProjectDocument document = loaded();
    document.project.buffers.removeLast();
    document.texts[u"matmul.cl"_s] = u"changed"_s;
    const auto saved = saveProject(document);
    QVERIFY(!saved);
    QVERIFY2(said(saved.error()).contains(u"names the buffer \"R\""_s), qPrintable(said(saved.error())));
    QCOMPARE(bytes(u"p/matmul.kscope"_s), QByteArray(exampleProject));
    QVERIFY(bytes(u"p/matmul.cl"_s) != "changed");
    document = loaded();
    document.texts[u"../outside.cl"_s] = u"x"_s;
    QVERIFY(!saveProject(document));
    QVERIFY(!QFileInfo::exists(path(u"outside.cl"_s)));
}

void tst_ProjectDocument::fullDiskLeavesOldFiles()
{
    ProjectDocument document = loaded();
    const QByteArray source = bytes(u"p/matmul.cl"_s);
    document.project.title = u"Another"_s;
    document.texts[u"matmul.cl"_s] = u"short"_s;
    document.texts[u"notes.md"_s] = QString(100'000, u'x');
    {
        const FullDisk fullDisk(50'000);
        const auto saved = saveProject(document);
        QVERIFY(!saved);
        QVERIFY2(said(saved.error()).contains(u"\"notes.md\" can't be written"_s), qPrintable(said(saved.error())));
        QCOMPARE(saved.error().place.file, path(u"p/notes.md"_s));
    }
    QCOMPARE(bytes(u"p/matmul.kscope"_s), QByteArray(exampleProject));
    QCOMPARE(bytes(u"p/matmul.cl"_s), source);
    QCOMPARE(QDir(path(u"p"_s)).entryList(QDir::Files | QDir::Hidden).size(), 4);
    QVERIFY(saveProject(document));
}

void tst_ProjectDocument::folderInPlaceOfFile()
{
    const ProjectDocument document = loaded();
    QFile::remove(path(u"p/matmul.cl"_s));
    QDir().mkpath(path(u"p/matmul.cl"_s));
    const auto saved = saveProject(document);
    QVERIFY(!saved);
    QVERIFY(said(saved.error()).contains(u"\"matmul.cl\" can't be written"_s));
}

void tst_ProjectDocument::listsFiles()
{
    ProjectDocument document = loaded();
    document.project.buffers[0].init = FileInit{u"data/a.npy"_s};
    document.project.checks[0].expected = ExpectedFile{u"expected.csv"_s};
    QCOMPARE(projectFiles(document).value(), (QStringList{u"matmul.cl"_s, u"tile.h"_s, u"notes.md"_s, u"data/a.npy"_s, u"expected.csv"_s}));
    document.project.buffers[0].init = FileInit{u"../a.npy"_s};
    QVERIFY(!projectFiles(document));
}

void tst_ProjectDocument::savesAs()
{
    ProjectDocument document = loaded();
    put(u"p/data/a.npy"_s, "numbers");
    document.project.buffers[0].init = FileInit{u"data/a.npy"_s};
    document.texts[u"tile.h"_s] = u"edited"_s;
    const auto copy = saveProjectAs(document, path(u"new/place/copy"_s));
    QVERIFY2(copy, copy ? "" : qPrintable(said(copy.error())));
    QCOMPARE(copy->fileName, u"copy.kscope"_s);
    QCOMPARE(bytes(u"new/place/data/a.npy"_s), QByteArray("numbers"));
    QCOMPARE(bytes(u"new/place/tile.h"_s), QByteArray("edited"));
    QCOMPARE(bytes(u"p/tile.h"_s), QByteArray("#define T 1\n"));
    QVERIFY(loadProject(path(u"new/place"_s)).value() == *copy);
    QVERIFY(saveProjectAs(document, path(u"new/place/copy.kscope"_s))); // over itself
}

/// Notes in other languages come along, but for those of notes that were edited.
void tst_ProjectDocument::savesAsTakesTranslatedNotes()
{
    put(u"p/notes.de.md"_s, "# Notizen");
    put(u"p/notes.zh_CN.md"_s, "# 说明");
    put(u"p/notes.old.version.md"_s, "# Others");
    ProjectDocument document = loaded();
    QVERIFY(saveProjectAs(document, path(u"a/copy.kscope"_s)));
    QCOMPARE(bytes(u"a/notes.de.md"_s), QByteArray("# Notizen"));
    QVERIFY(QFile::exists(path(u"a/notes.zh_CN.md"_s)));
    QVERIFY(!QFile::exists(path(u"a/notes.old.version.md"_s)));
    put(u"p/notes.de.md"_s, "# Bessere Notizen");
    QVERIFY(saveProjectAs(document, path(u"a/copy.kscope"_s)));
    QCOMPARE(bytes(u"a/notes.de.md"_s), QByteArray("# Bessere Notizen"));
    document.texts[u"notes.md"_s] = u"edited"_s;
    QVERIFY(saveProjectAs(document, path(u"b/copy.kscope"_s)));
    QVERIFY(!QFile::exists(path(u"b/notes.de.md"_s)));
}

void tst_ProjectDocument::savesAsRefusesForeignFiles()
{
    put(u"q/matmul.cl"_s, "somebody else's");
    const auto copy = saveProjectAs(loaded(), path(u"q/copy.kscope"_s));
    QVERIFY(!copy);
    QVERIFY2(said(copy.error()).contains(u"holds another \"matmul.cl\" already"_s), qPrintable(said(copy.error())));
    QCOMPARE(bytes(u"q/matmul.cl"_s), QByteArray("somebody else's"));
    QCOMPARE(QDir(path(u"q"_s)).entryList(QDir::Files).size(), 1);
}

void tst_ProjectDocument::savesNewProject()
{
    ProjectDocument document;
    document.project.sources = QStringList{u"a.cl"_s};
    document.texts.insert(u"a.cl"_s, u"kernel void f() {}\n"_s);
    QVERIFY(!saveProject(document));
    const auto saved = saveProjectAs(document, path(u"n/new.kscope"_s));
    QVERIFY2(saved, saved ? "" : qPrintable(said(saved.error())));
    QVERIFY(loadProject(path(u"n"_s)).value() == *saved);
}

QTEST_GUILESS_MAIN(tst_ProjectDocument)
#include "tst_ProjectDocument.moc"

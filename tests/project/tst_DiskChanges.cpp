#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "project/DiskChanges.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class tst_DiskChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        put("p.kscope", projectOf("one"));
        put("a.cl", "// a\n");
        put("notes.md", "Notes\n");
        const auto loaded = loadProject(m_folder->path());
        QVERIFY(loaded);
        m_before = *loaded;
        m_now = *loaded;
    }

    void nothingWasWritten()
    {
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
        m_now.texts[u"a.cl"_s] = u"// edited here\n"_s;
        m_now.project.title = u"edited here"_s;
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
    }
    void aTextWasWritten()
    {
        put("a.cl", "// theirs\n");
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList{u"a.cl"_s});
        m_now.texts[u"a.cl"_s] = u"// mine\n"_s;
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList{u"a.cl"_s});
        m_now.texts[u"a.cl"_s] = u"// theirs\n"_s;
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
    }
    void theProjectFileWasWritten()
    {
        put("p.kscope", projectOf("one") + "\n\n"); // another layout of the same
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
        put("p.kscope", projectOf("two"));
        put("notes.md", "Others\n");
        QCOMPARE(changedOnDisk(m_before, m_now), (QStringList{u"p.kscope"_s, u"notes.md"_s}));
        put("p.kscope", "{ half of it");
        QCOMPARE(changedOnDisk(m_before, m_now), (QStringList{u"p.kscope"_s, u"notes.md"_s}));
    }
    void whatIsGoneComesBackWithTheNextSave()
    {
        QVERIFY(QFile::remove(m_folder->filePath("a.cl")));
        QVERIFY(QFile::remove(m_folder->filePath("p.kscope")));
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
    }
    void aTextThatIsNewHereIsNoChangeThere()
    {
        put("b.cl", "// on the disk\n");
        m_now.texts[u"b.cl"_s] = u"// read from there, and edited\n"_s;
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
    }
    void anotherPlaceIsNotCompared()
    {
        put("a.cl", "// theirs\n");
        m_before.folder += u"/elsewhere"_s;
        QCOMPARE(changedOnDisk(m_before, m_now), QStringList());
        QCOMPARE(changedOnDisk({}, {}), QStringList());
    }

private:
    static QByteArray projectOf(const char *title)
    {
        return QByteArray(R"({ "kernelscope": 1, "title": "@", "sources": ["a.cl"], "notes": "notes.md", "plan": [] })")
            .replace("@", title);
    }
    void put(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    ProjectDocument m_before;
    ProjectDocument m_now;
};

QTEST_GUILESS_MAIN(tst_DiskChanges)
#include "tst_DiskChanges.moc"

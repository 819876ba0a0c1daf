#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "project/FileBatch.h"

using namespace kernelscope;

class tst_FileBatch : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QByteArray contents(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }

private Q_SLOTS:
    void changesNothingBeforeTheCommit()
    {
        {
            FileBatch dropped;
            QVERIFY(dropped.add(m_folder.path(), "new.cl", "new"));
            QCOMPARE(contents("new.cl"), QByteArray("(none)"));
        }
        QVERIFY(QDir(m_folder.path()).isEmpty());
        FileBatch batch;
        QVERIFY(batch.add(m_folder.path(), "new.cl", "new"));
        QVERIFY(batch.commit());
        QCOMPARE(contents("new.cl"), QByteArray("new"));
    }

    void saysWhatWasWritten()
    {
        FileBatch batch;
        for (const char *name : {"first.cl", "second.cl", "third.cl"})
            QVERIFY(batch.add(m_folder.path(), QString::fromLatin1(name), name));
        // A folder in a file's place is what no rename gets over, whoever runs the test.
        QVERIFY(QDir().mkpath(path("second.cl")));
        const auto result = batch.commit();
        QVERIFY(!result);
        const QString message = result.error().message;
        QVERIFY2(message.startsWith(QStringLiteral("\"second.cl\" can't be written: ")), qPrintable(message));
        QVERIFY2(message.endsWith(QStringLiteral("Saved already: \"first.cl\". Not saved: \"second.cl\", \"third.cl\".")),
                 qPrintable(message));
        QCOMPARE(result.error().place.file, path("second.cl"));
        QCOMPARE(contents("first.cl"), QByteArray("first.cl"));
        QCOMPARE(contents("third.cl"), QByteArray("(none)"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), (QStringList{"first.cl", "new.cl"}));
    }

    void saysThatNothingWasWritten()
    {
        FileBatch batch;
        QVERIFY(batch.add(m_folder.path(), "folder", "text"));
        QVERIFY(batch.add(m_folder.path(), "after.cl", "text"));
        QVERIFY(QDir().mkpath(path("folder")));
        const auto result = batch.commit();
        QVERIFY(result.error().message.endsWith(QStringLiteral("No file was changed.")));
        QCOMPARE(contents("after.cl"), QByteArray("(none)"));
    }
};

QTEST_GUILESS_MAIN(tst_FileBatch)
#include "tst_FileBatch.moc"

#include <QJsonArray>

#include "KscopeFixture.h"

/// kscope capture: launches of another program as projects.
class TestCapturing : public QObject
{
    Q_OBJECT

    static QStringList capture(const QStringList &options, const char *way)
    {
        return QStringList{"capture"} + options + QStringList{QStringLiteral(CAPTURED_PROGRAM), QLatin1String(way)};
    }

private Q_SLOTS:
    void makesAProject_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("checks");
        QTest::newRow("the first launch") << "buffers" << QStringList() << "scale" << 1;
        QTest::newRow("the third one") << "buffers" << QStringList{"--launch", "3"} << "scale" << 1;
        QTest::newRow("by its kernel") << "buffers" << QStringList{"--kernel", "add"} << "add" << 1;
        QTest::newRow("an image and a sampler") << "image" << QStringList() << "brighten" << 1;
        QTest::newRow("a header, and a linked program") << "linked" << QStringList() << "doubled" << 1;
        QTest::newRow("shared virtual memory") << "svm" << QStringList() << "doubled" << 1;
        QTest::newRow("a program that crashes") << "crash" << QStringList{"--kernel=add"} << "add" << 1;
    }
    void makesAProject()
    {
        QFETCH(QString, way);
        QFETCH(QString, kernel);
        QFETCH(QStringList, options);
        QFETCH(int, checks);
        const KscopeFixture f;
        const auto captured = f.run(capture(options, way.toLatin1()));
        QVERIFY2(captured.status == 0, qPrintable(captured.error));
        QVERIFY2(captured.out.contains("Run it: kscope run captured/" + kernel + ".kscope"), qPrintable(captured.out));
        const auto ran = f.run({"run", f.path("captured"), "--json"});
        QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.error));
        QCOMPARE(ran.json()["launches"][0]["kernel"].toString(), kernel);
        const QJsonArray made = ran.json()["checks"].toArray();
        QCOMPARE(made.size(), checks); // What the program's device computed comes out again.
        for (const QJsonValue check : made)
            QVERIFY2(check["passed"].toBool(), qPrintable(ran.out));
    }

    /// From where the program's compiler took them.
    void headersComeAlong()
    {
        const KscopeFixture f;
        QVERIFY(QDir(f.path()).mkdir("headers"));
        f.write("headers/scale.h", "#define SCALE 3\n");
        const auto captured = f.run(capture({}, "header") << f.path("headers"));
        QVERIFY2(captured.status == 0, qPrintable(captured.error));
        QVERIFY(QDir(f.path("headers")).removeRecursively());
        const auto ran = f.run({"run", f.path("captured"), "--json"});
        QVERIFY2(ran.status == 0, qPrintable(ran.out + ran.error));
        QVERIFY(ran.json()["checks"][0]["passed"].toBool());
    }

    void theProgramGoesOn()
    {
        const KscopeFixture f;
        QVERIFY(f.run(capture({}, "buffers")).out.contains("The program came to its end."));
        QVERIFY(!f.run(capture({"--stop"}, "buffers")).out.contains("The program came to its end."));
        QVERIFY(QFileInfo::exists(f.path("captured-2/launch.txt")));
    }

    void listsLaunches()
    {
        const KscopeFixture f;
        const auto listed = f.run(capture({"--list"}, "crash"));
        QCOMPARE(listed.status, 0);
        const QStringList lines = listed.out.trimmed().split('\n').mid(1);
        QStringList plain;
        for (const QString &line : lines)
            plain << line.simplified();
        // Of a program that crashes no more is known than that there were some.
        QCOMPARE(plain, QStringList({"scale 1 1000 -", "scale 1 1000 8", "add 1 960 64"}));
        const auto whole = f.run(capture({"--list"}, "buffers"));
        QVERIFY2(whole.out.simplified().contains("scale 2 1000 - "), qPrintable(whole.out));
        QVERIFY(!QFileInfo::exists(f.path("captured")));
    }

    void whatCanNotBeCaptured_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::newRow("a binary") << capture({}, "binary") << 1 << "there is no source";
        QTest::newRow("a wait for the program") << capture({}, "waits") << 1 << "waits for an event that the program itself completes";
        QTest::newRow("no such kernel") << capture({"--kernel", "sub"}, "buffers") << 1 << "no launch of the kernel \"sub\" to capture";
        QTest::newRow("no such launch") << capture({"--launch", "9"}, "buffers") << 1 << "no launch 9 to capture";
        QTest::newRow("no OpenCL") << QStringList{"capture", "true"} << 1 << "launched no kernel";
        QTest::newRow("no program") << QStringList{"capture", "/nowhere/to/be/found"} << 1 << "could not be started";
        QTest::newRow("no words") << QStringList{"capture"} << 2 << "needs a PROGRAM.";
        QTest::newRow("launch 0") << capture({"--launch", "0"}, "buffers") << 2 << "a number from 1 on";
        QTest::newRow("a folder that is there") << capture({"--out", "."}, "buffers") << 2 << "It is there already";
    }
    void whatCanNotBeCaptured()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, said);
        const KscopeFixture f;
        const auto ended = f.run(arguments);
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.error.contains(said), qPrintable(ended.error));
        QVERIFY(QDir(f.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCapturing)
#include "tst_capturing.moc"

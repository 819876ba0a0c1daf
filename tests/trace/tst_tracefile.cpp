#include <QtTest>

#include <QRandomGenerator>
#include <QTemporaryDir>

#include "tests/support/TraceText.h"
#include "tests/trace/EveryEvent.h"
#include "trace/TraceFile.h"

using namespace kernelscope;

class TestTraceFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsOpened()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.kstrace");
        const Trace trace = traceFrom(everything);
        QVERIFY(saveTrace(trace, path));
        const auto opened = openTrace(path);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
        QCOMPARE(dump(*opened), dump(trace));
        QCOMPARE(opened->launch(), trace.launch());
        QCOMPARE(opened->sites(), trace.sites());
        QCOMPARE(opened->objects(), trace.objects());
        QVERIFY(!saveTrace(trace, folder.filePath("no/such/folder/a.kstrace")));
        QVERIFY(openTrace(folder.filePath("b.kstrace")).error().message.contains("b.kstrace"));
    }

    /// They say by the text of the operation what enumerations say since.
    void olderSites()
    {
        TraceParts parts;
        for (const auto &[kind, operation] : {std::pair(SiteKind::Atomic, "atomic_fetch_max_explicit"), std::pair(SiteKind::Unset, "[]"),
                                              std::pair(SiteKind::Unset, "whole"), std::pair(SiteKind::Unset, "read")}) {
            parts.sites.append(AccessSite());
            parts.sites.last().kind = kind;
            parts.sites.last().operation = operation;
        }
        parts.faultCounts.resize(4);
        parts.firstEvents = {0};
        const auto trace = traceFromFileContents(traceFileContents(*Trace::fromParts(std::move(parts))));
        QVERIFY2(trace, trace ? "" : qPrintable(trace.error().message));
        QCOMPARE(trace->sites()[0].atomic, AtomicOperation::Max);
        QCOMPARE(trace->sites()[1].unset, UnsetPart::Element);
        QCOMPARE(trace->sites()[2].unset, UnsetPart::Components);
        QCOMPARE(trace->sites()[3].unset, UnsetPart::Variable);
    }

    void anEmptyTrace() { QVERIFY(traceFromFileContents(traceFileContents(Trace()))); }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("message");
        const QByteArray good = traceFileContents(traceFrom(everything));
        const auto with = [&](int at, const QByteArray &bytes) { return QByteArray(good).replace(at, bytes.size(), bytes); };
        QTest::newRow("empty") << QByteArray() << "no trace file";
        QTest::newRow("something else") << QByteArray("%PDF-1.4 and so on, and so on, and so on, and so on, and so on") << "no trace file";
        QTest::newRow("newer") << with(8, QByteArray("\4\0\0\0", 4)) << "newer version";
        QTest::newRow("older") << with(8, QByteArray("\1\0\0\0", 4)) << "older version";
        QTest::newRow("version 0") << with(8, QByteArray(4, '\0')) << "impossible";
        QTest::newRow("cut in the header") << good.first(30) << "no trace file";
        QTest::newRow("cut short") << good.chopped(1) << "cut short";
        QTest::newRow("half") << good.first(good.size() / 2) << "cut short";
        QTest::newRow("longer") << good + "x"
                                << "damaged";
        QTest::newRow("absurd count") << with(32, QByteArray(8, '\x7f')) << "impossible";
        QTest::newRow("large count") << with(32, QByteArray("\xff\xff\xff\xff\0\0\0\0", 8)) << "cut short";
        QTest::newRow("altered") << with(int(good.size()) / 2, "\x55\xaa\x55") << "checksum";
    }
    void refusals()
    {
        QFETCH(QByteArray, contents);
        QFETCH(QString, message);
        const auto trace = traceFromFileContents(contents);
        QVERIFY(!trace);
        QVERIFY2(trace.error().message.contains(message), qPrintable(trace.error().message));
    }

    void alteredFilesNeverOpen()
    {
        const QByteArray good = traceFileContents(traceFrom(everything));
        QRandomGenerator random(3);
        for (int round = 0; round < 5000; ++round) {
            QByteArray bad = good;
            const int at = int(random.bounded(quint32(bad.size())));
            bad[at] = char(bad[at] ^ char(1 + random.bounded(255)));
            QVERIFY(!traceFromFileContents(bad));
        }
    }
};

QTEST_APPLESS_MAIN(TestTraceFile)
#include "tst_tracefile.moc"

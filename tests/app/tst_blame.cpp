#include "KscopeFixture.h"

#include <csignal>

/// `kscope check --blame`: where the device's compiler is wrong, the smallest kernel that shows it, as a project.
class TestBlame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingIsWrittenWhereNothingDiffers();
    void whatIsThereIsNotOverwritten();
    void theSmallestKernelIsWritten();
    void anInterruptKeepsTheSmallestYet();

private:
    QString text(const QString &path) const
    {
        QFile file(m_kscope.path(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    KscopeFixture m_kscope;
    bool m_isMiscompiled = false;
};

void TestBlame::initTestCase()
{
    const auto plain = m_kscope.run({"run", KscopeFixture::sample("interleaved-reduction"), "--device", "cpu", "--json"});
    m_isMiscompiled = plain.json()[u"buffers"][1][u"first"][0].toInt() != 64;
}

void TestBlame::nothingIsWrittenWhereNothingDiffers()
{
    const QString project = m_kscope.writeProject("kernel void k(global int *a)\n{ a[get_global_id(0)] = 1; }\n", oneBuffer, oneLaunch);
    const auto ended = m_kscope.run({"check", project, "--device", "cpu", "--blame", "none"});
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.out.contains("nothing was written"), qPrintable(ended.out));
    QVERIFY(!QFileInfo::exists(m_kscope.path("none")));
}

void TestBlame::whatIsThereIsNotOverwritten()
{
    QVERIFY(QDir(m_kscope.path()).mkpath("full"));
    m_kscope.write("full/mine.txt", "mine");
    m_kscope.write("file", "mine");
    for (const char *name : {"full", "file"}) {
        const auto ended = m_kscope.run({"check", KscopeFixture::sample("interleaved-reduction"), "--device", "cpu", "--blame", name});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.error.contains("empty folder"), qPrintable(ended.error));
    }
    QCOMPARE(QDir(m_kscope.path("full")).entryList(QDir::Files), QStringList{"mine.txt"});
}

void TestBlame::theSmallestKernelIsWritten()
{
    if (!m_isMiscompiled)
        QSKIP("This driver's compiler gets the kernel right.");
    const auto ended = m_kscope.run(
        {"check", KscopeFixture::sample("interleaved-reduction"), "--device", "cpu", "--blame", "small", "--json", "--timeout", "75"});
    QCOMPARE(ended.status, 1);
    QCOMPARE(ended.json()[u"status"].toString(), QString("findings"));
    QVERIFY2(ended.error.contains("Wrote small"), qPrintable(ended.error));
    const QString kernel = text("small/interleaved.cl");
    QVERIFY2(!kernel.isEmpty() && !kernel.contains("interleaved_mended") && kernel.count('\n') < 25, qPrintable(kernel));
    const QString report = text("small/report.md");
    for (const char *word : {"Device: ", "Driver: ", "Version: ", "Platform: ", "after the traced run, but", "variants", "cl-opt-disable"})
        QVERIFY2(report.contains(word), qPrintable(report));
    QVERIFY2(!report.contains("No race explains"), qPrintable(report)); // advice for the kernel's author, not for the driver's
    const QJsonObject again = m_kscope.run({"check", "small", "--device", "cpu", "--json"}).json();
    QVERIFY2(findingsOf(again).size() == 1 && findingsOf(again)[0].startsWith("result-mismatch"), qPrintable(kernel + report));
}

void TestBlame::anInterruptKeepsTheSmallestYet()
{
    if (!m_isMiscompiled)
        QSKIP("This driver's compiler gets the kernel right.");
    QProcess kscope;
    kscope.setWorkingDirectory(m_kscope.path());
    kscope.start(KSCOPE, {"check", KscopeFixture::sample("interleaved-reduction"), "--device", "cpu", "--blame", "stopped"});
    QByteArray said;
    while (!said.contains("alone shows it") && kscope.waitForReadyRead(60'000))
        said += kscope.readAllStandardOutput();
    QVERIFY2(said.contains("alone shows it"), said.constData());
    ::kill(pid_t(kscope.processId()), SIGINT);
    QVERIFY(kscope.waitForFinished(60'000));
    QCOMPARE(kscope.exitCode(), 130);
    QVERIFY(kscope.readAllStandardOutput().contains("was stopped"));
    QVERIFY(!text("stopped/interleaved.cl").isEmpty());
    QVERIFY(!text("stopped/report.md").isEmpty());
}

QTEST_GUILESS_MAIN(TestBlame)
#include "tst_blame.moc"

#include "KscopeFixture.h"

/// What kscope doctor finds of this machine, and of others.
class TestDoctor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsThereIsGood();
    void aWorkerThatCantBeStartedIsFaulty();
    void aMachineWithoutDriversIsFaulty();

private:
    struct Found
    {
        QStringList healths;
        QStringList texts;
    };
    /// Of the parts that begin so.
    static Found parts(const KscopeFixture::Ended &ended, const QString &beginning)
    {
        Found found;
        for (const QJsonValue one : QJsonDocument::fromJson(ended.out.toUtf8()).array()) {
            if (!one[u"part"].toString().startsWith(beginning))
                continue;
            found.healths << one[u"health"].toString();
            found.texts << one[u"text"].toString();
        }
        return found;
    }

    KscopeFixture m_kscope;
};

void TestDoctor::whatIsThereIsGood()
{
    const auto ended = m_kscope.run({"doctor", "--json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.error));
    const Found devices = parts(ended, "Device 0");
    QCOMPARE(devices.healths, QStringList{"good"});
    QVERIFY2(devices.texts.first().contains(" runs a small kernel (") && devices.texts.first().contains(" and traces it ("),
             qPrintable(devices.texts.first()));
    QVERIFY(parts(ended, "Driver").texts.join(u' ').contains("Portable Computing Language"));
    QVERIFY(!parts(ended, "Confinement").texts.isEmpty());
    QCOMPARE(parts(ended, "clangd").texts.size(), 1);
    const auto read = m_kscope.run({"doctor"});
    QCOMPARE(read.status, 0);
    QVERIFY2(read.out.contains("Device 0"), qPrintable(read.out));
}

void TestDoctor::aWorkerThatCantBeStartedIsFaulty()
{
    const auto ended = m_kscope.run({"doctor", "--json", "--worker", "/nowhere/worker"});
    QCOMPARE(ended.status, 1);
    const Found worker = parts(ended, "Worker");
    QCOMPARE(worker.healths, QStringList{"faulty"});
    QVERIFY2(worker.texts.first().contains("\"/nowhere/worker\" could not be started"), qPrintable(worker.texts.first()));
    QCOMPARE(parts(ended, "clangd").texts.size(), 1); // The rest is looked at all the same.
}

void TestDoctor::aMachineWithoutDriversIsFaulty()
{
    const QTemporaryDir vendors;
    const QByteArray before = qgetenv("OCL_ICD_VENDORS");
    qputenv("OCL_ICD_VENDORS", vendors.path().toUtf8());
    const auto ended = m_kscope.run({"doctor", "--json"});
    before.isNull() ? qunsetenv("OCL_ICD_VENDORS") : qputenv("OCL_ICD_VENDORS", before);
    QCOMPARE(ended.status, 1);
    const Found drivers = parts(ended, "Driver");
    QCOMPARE(drivers.healths, QStringList{"faulty"});
    QVERIFY2(drivers.texts.first().contains("pocl"), qPrintable(drivers.texts.first()));
    QVERIFY(parts(ended, "Device").texts.isEmpty());
}

QTEST_GUILESS_MAIN(TestDoctor)
#include "tst_doctor.moc"

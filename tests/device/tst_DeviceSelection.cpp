#include <QtTest>

#include "device/DeviceSelection.h"

using namespace kernelscope;

class TestDeviceSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selects_data();
    void selects();
    void saysWhatThereIs();
    void withoutDevices();
    void buildsByDefault();

private:
    static QList<DeviceInfo> machine(const QString &description);
};

/// "Intel Graphics:GPU, PoCL:CPU:lab" makes two devices whose platform, vendor and name are the words before the colon, the second of the
/// host "lab".
QList<DeviceInfo> TestDeviceSelection::machine(const QString &description)
{
    QList<DeviceInfo> devices;
    for (const QString &entry : description.split(", ")) {
        DeviceInfo device;
        device.host = entry.section(':', 2);
        device.index = int(devices.size());
        device.platform.name = device.vendor = entry.section(':', 0, 0);
        device.name = device.vendor + " device";
        device.type = entry.section(':', 1, 1);
        devices << device;
    }
    return devices;
}

void TestDeviceSelection::selects_data()
{
    QTest::addColumn<QString>("devices");
    QTest::addColumn<QString>("selector");
    QTest::addColumn<int>("expected");
    const QString all = "PoCL:CPU, Intel:GPU, NVIDIA:GPU, Other:CPU";
    QTest::newRow("any: first GPU that is not Intel's") << all << "any" << 2;
    QTest::newRow("nothing is any") << all << "" << 2;
    QTest::newRow("any: an Intel GPU before a CPU") << "PoCL:CPU, Intel:GPU"
                                                    << "any" << 1;
    QTest::newRow("any: else the first CPU") << "Odd:CUSTOM, PoCL:CPU"
                                             << "any" << 1;
    QTest::newRow("any: else whatever there is") << "Odd:CUSTOM"
                                                 << "any" << 0;
    QTest::newRow("cpu") << all << "cpu" << 0;
    QTest::newRow("gpu") << all << "gpu" << 1;
    QTest::newRow("index") << all << "3" << 3;
    QTest::newRow("part of the title, any case") << all << "nvidia: NV" << 2;
    QTest::newRow("first alternative") << all << "cpu|any" << 0;
    const QString withHosts = "NVIDIA:GPU:lab, PoCL:CPU, PoCL:CPU:lab";
    QTest::newRow("any: of this machine") << withHosts << "any" << 1;
    QTest::newRow("a host's") << withHosts << "lab: gpu" << 0;
    QTest::newRow("a host's, by number") << withHosts << "lab: 1" << 2;
    QTest::newRow("a host's, by title") << withHosts << "lab: PoCL: PoCL" << 2;
    QTest::newRow("a host's, else this machine's") << withHosts << "lab: Intel|cpu" << 1;
    QTest::newRow("second alternative") << "NVIDIA:GPU"
                                        << "cpu | any" << 0;
}

void TestDeviceSelection::selects()
{
    QFETCH(QString, devices);
    QFETCH(QString, selector);
    QFETCH(int, expected);
    const Result<int> chosen = selectDevice(machine(devices), selector);
    QVERIFY2(chosen.has_value(), chosen ? "" : qPrintable(chosen.error().message));
    QCOMPARE(*chosen, expected);
}

void TestDeviceSelection::saysWhatThereIs()
{
    const QList<DeviceInfo> devices = machine("PoCL:CPU");
    for (const char *selector : {"gpu", "1", "-1", "Radeon", "gpu|Radeon"}) {
        const Result<int> chosen = selectDevice(devices, selector);
        QVERIFY2(!chosen, selector);
        QVERIFY2(chosen.error().message.contains("0 (PoCL: PoCL device)"), qPrintable(chosen.error().message));
    }
}

void TestDeviceSelection::withoutDevices()
{
    const Result<int> chosen = selectDevice({}, "any");
    QVERIFY(!chosen);
    QVERIFY(chosen.error().message.contains("pocl-opencl-icd"));
}

void TestDeviceSelection::buildsByDefault()
{
    DeviceInfo device;
    QCOMPARE(defaultStandard(device), QString());
    device.languageStandards = {"CL1.1", "CL1.2", "CL2.0", "CL3.0", "CL3.1"};
    QCOMPARE(defaultStandard(device), QString("CL1.2"));
    device.platform.name = "Portable Computing Language";
    QCOMPARE(defaultStandard(device), QString("CL3.1"));
}

QTEST_GUILESS_MAIN(TestDeviceSelection)
#include "tst_DeviceSelection.moc"

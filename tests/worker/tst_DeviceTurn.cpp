#include <atomic>
#include <thread>

#include <QtTest>

#include <fcntl.h>
#include <sys/file.h>

#include "worker/DeviceTurn.h"

using namespace kernelscope;

namespace {

DeviceInfo device(const QString &type, const QString &pciAddress = {})
{
    DeviceInfo device;
    device.name = "name";
    device.type = type;
    device.pciAddress = pciAddress;
    return device;
}

const DeviceInfo cpu = device("CPU");

bool takes(DeviceTurn &turn)
{
    return turn.take([](const QString &) {}, [] { return true; });
}

} // namespace

class TestDeviceTurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneAtATime()
    {
        DeviceTurn first({cpu}, true);
        QVERIFY(takes(first));
        QVERIFY(DeviceTurn::isTaken(cpu, true));
        DeviceTurn second({cpu}, true);
        QVERIFY(!takes(second));
        first = {};
        QVERIFY(!DeviceTurn::isTaken(cpu, true));
        QVERIFY(takes(second));
    }
    void whoWaitsIsTold()
    {
        DeviceTurn first({cpu}, true);
        QVERIFY(takes(first));
        QStringList told;
        int asked = 0;
        DeviceTurn second({cpu}, true);
        QVERIFY(!second.take([&told](const QString &device) { told << device; }, [&asked] { return ++asked == 3; }));
        QCOMPARE(told, QStringList{"name"});
        QCOMPARE(asked, 3);
    }
    void whoWaitsIsNext()
    {
        DeviceTurn first({cpu}, true);
        QVERIFY(takes(first));
        std::atomic<bool> isWaiting = false;
        std::atomic<bool> hasTurn = false;
        std::atomic<bool> mayEnd = false;
        std::thread other([&] {
            DeviceTurn second({cpu}, true);
            hasTurn = second.take([&isWaiting](const QString &) { isWaiting = true; }, [] { return false; });
            while (!mayEnd)
                std::this_thread::yield();
        });
        while (!isWaiting)
            std::this_thread::yield();
        first = {};
        DeviceTurn again({cpu}, true);
        const bool wasQuicker = takes(again); // the other one sleeps
        while (!hasTurn)
            std::this_thread::yield();
        mayEnd = true;
        other.join();
        QVERIFY(!wasQuicker);
    }
    void processorsAreSharedAsARule()
    {
        DeviceTurn first({cpu}, true);
        QVERIFY(takes(first));
        DeviceTurn second({cpu}, false);
        QVERIFY(takes(second));
        QVERIFY(!DeviceTurn::isTaken(cpu, false));
    }
    void twoPlacesInTheListAreOneDevice()
    {
        DeviceTurn turn({cpu, cpu}, true);
        QVERIFY(takes(turn));
    }
    void gpusAreTakenByTheirPlace()
    {
        const QStringList places = QDir("/sys/bus/pci/devices").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        if (places.size() < 2)
            QSKIP("This machine has no PCI devices.");
        const DeviceInfo one = device("GPU", places[0]);
        const DeviceInfo two = device("GPU", places[1]);
        DeviceTurn first({one}, false);
        QVERIFY(takes(first));
        QVERIFY(DeviceTurn::isTaken(one, false) && !DeviceTurn::isTaken(two, false));
        DeviceTurn both({two, one}, false);
        QVERIFY(!takes(both));
        DeviceTurn other({two}, false);
        QVERIFY(takes(other));
    }
    void whatIsNotInSightIsNotWaitedFor()
    {
        for (const DeviceInfo &unknown : {device("GPU"), device("GPU", "ffff:ff:1f.7"), device("GPU", "../../../etc")}) {
            DeviceTurn first({unknown}, true);
            DeviceTurn second({unknown}, true);
            QVERIFY(takes(first) && takes(second));
            QVERIFY(!DeviceTurn::isTaken(unknown, true));
        }
    }
};

QTEST_APPLESS_MAIN(TestDeviceTurn)
#include "tst_DeviceTurn.moc"

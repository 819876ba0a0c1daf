#include "WindowFixture.h"
#include "ui/devices/DevicePicker.h"
#include "ui/models/DeviceTitle.h"

using namespace kernelscope;

class TestDevicePicker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void titlesAreShort()
    {
        QCOMPARE(shortDeviceTitle("Portable Computing Language: pthread-skylake-avx512-AMD EPYC"),
                 QString::fromUtf8("PoCL \u2014 AMD EPYC"));
        QCOMPARE(shortDeviceTitle("Portable Computing Language: cpu-haswell-Intel(R) Core(TM) i7"),
                 QString::fromUtf8("PoCL \u2014 Intel Core i7"));
        QCOMPARE(shortDeviceTitle("NVIDIA CUDA: NVIDIA GeForce"), QString::fromUtf8("NVIDIA CUDA \u2014 NVIDIA GeForce"));
    }

    void aLongNameIsCutWithAnEllipsisAndToldInFull()
    {
        Session session(WindowFixture::options(WindowFixture::Fake));
        DevicePicker picker(session);
        QSignalSpy chosen(&session, &Session::currentDeviceChanged);
        QVERIFY(chosen.count() > 0 || chosen.wait(WindowFixture::longest));
        picker.resize(800, picker.sizeHint().height());
        QCOMPARE(picker.shownText(), picker.currentText());
        picker.resize(90, picker.sizeHint().height());
        QVERIFY2(picker.shownText().endsWith(QChar(0x2026)), qPrintable(picker.shownText()));
        QVERIFY(picker.fontMetrics().horizontalAdvance(picker.shownText()) < 90);
        QVERIFY(picker.toolTip().contains("Fake: Device 1"));
        QVERIFY(!picker.grab().isNull());
    }
};

QTEST_MAIN(TestDevicePicker)
#include "tst_devicepicker.moc"

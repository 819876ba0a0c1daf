#include <QTreeWidget>

#include "WindowFixture.h"
#include "ui/devices/DevicePicker.h"
#include "ui/models/DeviceTitle.h"
#include "ui/scene/SceneView.h"
#include "ui/trace/View.h"

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
        QCOMPARE(shortDeviceTitle("lab: NVIDIA CUDA: NVIDIA H200"), QString::fromUtf8("lab: NVIDIA CUDA \u2014 NVIDIA H200"));
        QCOMPARE(shortDeviceTitle("NVIDIA CUDA: NVIDIA GeForce"), QString::fromUtf8("NVIDIA CUDA \u2014 NVIDIA GeForce"));
        DeviceInfo device;
        device.type = "GPU";
        device.platform.name = "CUDA";
        device.name = "GPU: 0";
        QCOMPARE(shownDeviceTitle(device), QString::fromUtf8("CUDA \u2014 GPU: 0 (GPU)")); // of no host "CUDA"
        device.host = "lab";
        QCOMPARE(shownDeviceTitle(device), QString::fromUtf8("lab: CUDA \u2014 GPU: 0 (GPU)"));
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

    /// More of its properties stand there.
    void theDrawingOfTheDeviceLeavesNoSpaceEmpty()
    {
        WindowFixture f(WindowFixture::Fake);
        f.appearance.apply();
        f.window.resizeTo({1920, 1080});
        QVERIFY(f.window.views().showView("device"));
        const View &view = std::as_const(f.window.views()).view("device");
        QTRY_VERIFY_WITH_TIMEOUT(view.nothingToShow().isEmpty() && f.session.isUpToDate(), WindowFixture::longest);
        const auto *drawing = view.findChild<SceneView *>();
        const auto *tree = view.findChild<QTreeWidget *>();
        QTRY_VERIFY2(drawing->height() <= drawing->whole().size.height() + 4,
                     qPrintable(QString("%1 of %2").arg(drawing->height()).arg(drawing->whole().size.height())));
        QVERIFY(drawing->height() >= drawing->whole().size.height() - 4 || tree->height() < 200);
    }

    void hostsAreAskedAsItOpens()
    {
        SessionOptions options = WindowFixture::options(WindowFixture::Fake);
        options.hosts = {{"lab", options.workerCommand}, {"gone", {"/nowhere/worker"}}};
        Session session(options);
        DevicePicker picker(session);
        QTRY_COMPARE_WITH_TIMEOUT(picker.count(), 2, WindowFixture::longest);
        picker.showPopup();
        QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 4, WindowFixture::longest);
        QTRY_VERIFY_WITH_TIMEOUT(picker.itemData(4, Qt::ToolTipRole).toString().contains("/nowhere/worker"), WindowFixture::longest);
        QVERIFY2(picker.itemText(4).startsWith("gone: "), qPrintable(picker.itemText(4)));
        QVERIFY(!picker.model()->index(4, 0).flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY2(picker.itemText(2).startsWith("lab: "), qPrintable(picker.itemText(2)));
        picker.hidePopup();
        Q_EMIT picker.activated(2);
        QCOMPARE(session.currentDevice(), 2);
        QVERIFY(picker.shownText().startsWith("lab: "));
    }
};

QTEST_MAIN(TestDevicePicker)
#include "tst_devicepicker.moc"

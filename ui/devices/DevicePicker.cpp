#include "ui/devices/DevicePicker.h"

#include <QRegularExpression>

#include "device/DeviceSelection.h"
#include "session/Session.h"

namespace kernelscope {

DevicePicker::DevicePicker(Session &session, QWidget *parent) : QComboBox(parent), m_session(session)
{
    setAccessibleName(tr("Device"));
    setToolTip(tr("The device that the next run uses"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(34);
    connect(&session, &Session::devicesChanged, this, &DevicePicker::list);
    connect(&session, &Session::currentDeviceChanged, this, &DevicePicker::showCurrent);
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < m_session.devices().size())
            m_session.setDevice(QString::number(m_session.devices()[index].index));
    });
    list();
}

QString shortDeviceTitle(const QString &deviceTitle)
{
    static const QRegularExpression noise(QStringLiteral("^(pthread|basic|cpu)-([a-z0-9_.]+-)*|\\s*\\((R|TM)\\)"));
    QString platform = deviceTitle.section(u": "_qs, 0, 0);
    QString name = deviceTitle.section(u": "_qs, 1);
    name.remove(noise);
    if (platform == u"Portable Computing Language")
        platform = QStringLiteral("PoCL");
    return QStringLiteral("%1 \u2014 %2").arg(platform, name.simplified());
}

void DevicePicker::list()
{
    clear();
    for (const DeviceInfo &device : m_session.devices()) {
        addItem(QStringLiteral("%1 (%2)").arg(shortDeviceTitle(deviceTitle(device)), device.type));
        setItemData(count() - 1, deviceTitle(device), Qt::ToolTipRole);
    }
    setEnabled(count() > 0);
    if (count() == 0)
        setPlaceholderText(m_session.devicesMessage().isEmpty() ? tr("Looking for devices\u2026") : tr("No device"));
    showCurrent();
}

void DevicePicker::showCurrent() { setCurrentIndex(m_session.currentDevice()); }

} // namespace kernelscope

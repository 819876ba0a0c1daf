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

/// "AMD EPYC 9554 (CPU) - PoCL": names as drivers give them are long and say things twice.
static QString shortTitle(const DeviceInfo &device)
{
    static const QRegularExpression noise(QStringLiteral("^(pthread|basic|cpu)-|\\s*\\(R\\)|\\s*\\(TM\\)"), QRegularExpression::CaseInsensitiveOption);
    QString name = device.name;
    name.remove(noise);
    QString platform = device.platform.name;
    if (platform == u"Portable Computing Language")
        platform = QStringLiteral("PoCL");
    return QStringLiteral("%1 \u2014 %2 (%3)").arg(platform, name.simplified(), device.type);
}

void DevicePicker::list()
{
    clear();
    for (const DeviceInfo &device : m_session.devices()) {
        addItem(shortTitle(device));
        setItemData(count() - 1, deviceTitle(device), Qt::ToolTipRole);
    }
    setEnabled(count() > 0);
    if (count() == 0)
        setPlaceholderText(m_session.devicesMessage().isEmpty() ? tr("Looking for devices\u2026") : tr("No device"));
    showCurrent();
}

void DevicePicker::showCurrent() { setCurrentIndex(m_session.currentDevice()); }

} // namespace kernelscope

#include "ui/devices/DevicePicker.h"

#include <QAbstractItemView>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include "device/DeviceSelection.h"
#include "session/Session.h"
#include "ui/models/DeviceTitle.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

/// Its number, which also tells two of the same name apart.
static QString selectorOf(const DeviceInfo &device)
{
    const QString number = QString::number(device.index);
    return device.host.isEmpty() ? number : device.host + u": "_s + number;
}

DevicePicker::DevicePicker(Session &session, QWidget *parent) : QComboBox(parent), m_session(session)
{
    setAccessibleName(tr("Device"));
    setToolTip(tr("The device that the next run uses"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&session, &Session::devicesChanged, this, &DevicePicker::list);
    connect(&session, &Session::currentDeviceChanged, this, &DevicePicker::showCurrent);
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < m_session.devices().size())
            m_session.setDevice(selectorOf(m_session.devices()[index]));
    });
    list();
}

void DevicePicker::list()
{
    clear();
    for (const DeviceInfo &device : m_session.devices()) {
        const QString title = shownDeviceTitle(device);
        addItem(device.inUse ? tr("%1: in use").arg(title) : title, title);
        setItemData(count() - 1, deviceTitle(device), Qt::ToolTipRole);
    }
    for (const Session::UnknownHost &host : m_session.unknownHosts()) {
        const QString text = host.reason.isEmpty() ? tr("%1: being asked\u2026").arg(host.name) : tr("%1: no device").arg(host.name);
        addItem(text, text);
        setItemData(count() - 1, host.reason, Qt::ToolTipRole);
        qobject_cast<QStandardItemModel *>(model())->item(count() - 1)->setEnabled(false);
    }
    setEnabled(count() > 0);
    if (count() == 0)
        setPlaceholderText(m_session.devicesMessage().isEmpty() ? tr("Looking for devices\u2026") : tr("No device"));
    showCurrent();
    if (view()->isVisible())
        QComboBox::showPopup(); // as tall as it has become
}

void DevicePicker::showPopup()
{
    m_session.askHosts();
    QComboBox::showPopup();
}

void DevicePicker::showCurrent()
{
    setCurrentIndex(m_session.currentDevice());
    const QString title = currentData(Qt::ToolTipRole).toString();
    setToolTip(title.isEmpty() ? tr("The device that the next run uses") : tr("%1\nThe device that the next run uses").arg(title));
}

/// What fits, with an ellipsis: styles cut a text that is too long in the middle of a letter. Not whether it is in use, which the list
/// alone asks for.
QString DevicePicker::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(currentData().toString(), Qt::ElideRight, field.width() - 4);
}

void DevicePicker::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = currentIndex() < 0 ? placeholderText() : shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace kernelscope

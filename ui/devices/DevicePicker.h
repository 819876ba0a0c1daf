#pragma once

#include <QComboBox>

namespace kernelscope {

struct DeviceInfo;
class Session;

/// "PoCL - AMD EPYC" for what deviceTitle() gives: names as drivers give them are long and say things twice.
QString shortDeviceTitle(const QString &deviceTitle);

/// Chooses the device of the next run among those of all platforms.
class DevicePicker : public QComboBox
{
    Q_OBJECT

public:
    explicit DevicePicker(Session &session, QWidget *parent = nullptr);

    QString shownText() const; ///< the device's name, cut to the field's width

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void list();
    void showCurrent();

    Session &m_session;
};

/// As everything in the window calls a device: "PoCL \u2014 AMD EPYC (CPU)".
QString shownDeviceTitle(const DeviceInfo &device);

} // namespace kernelscope

#pragma once

#include <QComboBox>

namespace kernelscope {

class Session;

/// Chooses the device of the next run among those of all platforms and hosts.
class DevicePicker : public QComboBox
{
    Q_OBJECT

public:
    explicit DevicePicker(Session &session, QWidget *parent = nullptr);

    void showPopup() override; ///< asks other machines for theirs
    QString shownText() const; ///< the device's name, cut to the field's width

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void list();
    void showCurrent();

    Session &m_session;
};

} // namespace kernelscope

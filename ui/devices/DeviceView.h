#pragma once

#include <QStackedWidget>

class QLabel;
class QTreeWidget;

namespace kernelscope {

class Appearance;
class EmptyPage;
class Session;

/// All that the driver says of the picked device.
class DeviceView : public QStackedWidget
{
    Q_OBJECT

public:
    DeviceView(Session &session, Appearance &appearance, QWidget *parent = nullptr);

private:
    void showDevice();

    Session &m_session;
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    QLabel *m_title = nullptr;
    QTreeWidget *m_tree = nullptr;
};

} // namespace kernelscope

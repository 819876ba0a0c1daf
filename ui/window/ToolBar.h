#pragma once

#include <QToolBar>

namespace kernelscope {

class Appearance;
class Session;
class WindowActions;

/// What is used all the time. In a narrow window actions lose their text and the device's name its end, but nothing is pushed out.
class ToolBar : public QToolBar
{
    Q_OBJECT

public:
    ToolBar(Session &session, const Appearance &appearance, const WindowActions &actions, QWidget *parent);
    QAction &setupButton() { return *m_setupButton; } ///< only where the window is narrow

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton &button(QAction *action) const;
    void fit();

    const Appearance &m_appearance;
    const WindowActions &m_actions;
    QAction *m_setupButton = nullptr;
    QWidget *m_picker = nullptr; ///< of the device
};

} // namespace kernelscope

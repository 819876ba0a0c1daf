#include "ui/window/ToolBar.h"

#include <QLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QStyle>
#include <QToolButton>

#include "ui/devices/DevicePicker.h"
#include "ui/theme/Appearance.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

constexpr double leastPickerWidth = 160;

ToolBar::ToolBar(Session &session, const Appearance &appearance, const WindowActions &actions, QWidget *parent)
    : QToolBar(tr("Actions"), parent), m_appearance(appearance), m_actions(actions)
{
    setObjectName(QStringLiteral("actions"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *setup = new QToolButton(this);
    setup->setDefaultAction(actions.setup);
    m_setupButton = addWidget(setup);
    m_setupButton->setVisible(false);
    addActions({actions.create, actions.open, actions.samples, actions.save});
    addSeparator();
    addActions({actions.undo, actions.redo});
    addSeparator();
    addWidget(m_picker = new DevicePicker(session, this));
    addSeparator();
    addActions({actions.run, actions.live, actions.trace, actions.stop});
    auto *stretch = new QWidget(this);
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(stretch);
    addActions({actions.present, actions.theme});
    for (QToolButton *alwaysSmall : {setup, &button(actions.undo), &button(actions.redo), &button(actions.theme)})
        alwaysSmall->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button(actions.run).setProperty("role", QStringLiteral("primary"));
    auto *more = new QMenu(this);
    more->addActions(
        {actions.saveAs, actions.exportCpp, actions.exportPython, actions.savePicture, actions.saveFrames, actions.saveTimeline});
    more->addSeparator();
    more->addAction(actions.trustedFolders);
    button(actions.save).setMenu(more);
    auto *made = new QMenu(this);
    made->addAction(actions.createFromClipboard);
    made->addSeparator();
    made->addActions(actions.templates);
    made->addSeparator();
    made->addAction(actions.guess);
    button(actions.create).setMenu(made);
    for (QAction *withMenu : {actions.create, actions.save})
        button(withMenu).setPopupMode(QToolButton::MenuButtonPopup);
    connect(&appearance, &Appearance::changed, this, &ToolBar::fit);
    fit();
}

QToolButton &ToolBar::button(QAction *action) const
{
    return *static_cast<QToolButton *>(widgetForAction(action));
}

void ToolBar::fit()
{
    const bool isTiny = width() < m_appearance.px(880);
    const bool isSmall = width() < m_appearance.px(1040);
    const bool isWide = width() >= m_appearance.px(1240);
    setIconSize(QSize(m_appearance.px(18), m_appearance.px(18)));
    m_picker->setMaximumWidth(m_appearance.px(isTiny ? 84 : 340));
    m_picker->setMinimumWidth(width() < m_appearance.px(1340) ? 0 : m_appearance.px(250));
    for (QAction *action : {m_actions.create, m_actions.open, m_actions.samples, m_actions.save})
        button(action).setToolButtonStyle(isWide ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    for (QAction *action : {m_actions.live, m_actions.trace, m_actions.stop, m_actions.present})
        button(action).setToolButtonStyle(isSmall ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    layout()->invalidate();
    const int arrows = m_appearance.px(40); // of the two menus: the hint leaves part of them out
    const int given = std::max(0, m_picker->sizeHint().width() - m_appearance.px(leastPickerWidth)); // The device's name can be cut.
    if (isWide && sizeHint().width() + arrows - given > width()) {                                   // in a language with longer words
        for (QAction *action : {m_actions.create, m_actions.open, m_actions.samples, m_actions.save})
            button(action).setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    if (property("tight").toBool() == isTiny)
        return;
    setProperty("tight", isTiny);
    for (QToolButton *each : findChildren<QToolButton *>())
        each->style()->polish(each);
}

void ToolBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    fit();
}

} // namespace kernelscope

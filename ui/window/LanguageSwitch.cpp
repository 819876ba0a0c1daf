#include "ui/window/LanguageSwitch.h"

#include <algorithm>
#include <utility>

#include <QApplication>

#include "session/Session.h"
#include "ui/present/Presentation.h"
#include "ui/settings/Language.h"
#include "ui/window/SettingsDialog.h"
#include "ui/window/WindowActions.h"
#include "ui/window/WindowState.h"

namespace kernelscope {

LanguageSwitch::LanguageSwitch(Session &session, Appearance &appearance, const WindowOptions &options, Language &language)
    : m_session(session), m_appearance(appearance), m_options(options), m_language(language),
      m_window(std::make_unique<MainWindow>(session, appearance, options))
{
    connect(m_window.get(), &MainWindow::languageChosen, this, &LanguageSwitch::choose);
    for (const auto ended : {&Session::runFinished, &Session::traceFinished, &Session::sweepFinished})
        connect(&session, ended, this, &LanguageSwitch::replaceWindow, Qt::QueuedConnection);
    connect(&session, &Session::exportFinished, this, &LanguageSwitch::replaceWindow, Qt::QueuedConnection);
}

LanguageSwitch::~LanguageSwitch() = default;

/// Later: what was clicked for it belongs to the window that goes.
void LanguageSwitch::choose(const QString &code)
{
    m_wanted = code;
    QMetaObject::invokeMethod(this, &LanguageSwitch::replaceWindow, Qt::QueuedConnection);
}

void LanguageSwitch::replaceWindow()
{
    if (m_wanted.isEmpty() || m_session.isBusy() || m_session.isSweeping() || m_session.isExporting())
        return;
    const QString before = m_language.code();
    m_language.use(std::exchange(m_wanted, {}));
    if (m_language.code() == before)
        return;
    const auto dialogs = m_window->findChildren<SettingsDialog *>();
    const auto shown = std::ranges::find_if(dialogs, &QWidget::isVisible);
    const QRect settingsAt = shown == dialogs.end() ? QRect() : (*shown)->geometry();
    const bool isShown = m_window->isVisible();
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    const WindowState state = m_window->leave();
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_session, m_appearance, m_options, &state);
    connect(m_window.get(), &MainWindow::languageChosen, this, &LanguageSwitch::choose);
    m_window->take(state);
    m_window->setVisible(isShown);
    if (state.presentedStep >= 0)
        m_window->presentation().enter(state.presentedStep); // which fits the window's columns
    QApplication::setQuitOnLastWindowClosed(quits);
    if (!settingsAt.isNull()) {
        m_window->actionList().settings->trigger();
        m_window->findChild<SettingsDialog *>()->setGeometry(settingsAt);
    }
    Q_EMIT windowReplaced();
}

} // namespace kernelscope

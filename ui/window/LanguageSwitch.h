#pragma once

#include <memory>

#include <QObject>

#include "ui/window/MainWindow.h"

namespace kernelscope {

class Language;

/// The window of a session in a language. When another language is chosen a new window takes the place of the old one: with the project,
/// what is unsaved and what can be undone, the results, the trace and what was to be seen. Waits until nothing is at work.
class LanguageSwitch : public QObject
{
    Q_OBJECT

public:
    LanguageSwitch(Session &session, Appearance &appearance, const WindowOptions &options, Language &language);
    ~LanguageSwitch() override;

    MainWindow &window() const { return *m_window; } ///< until the next windowReplaced()
    void choose(const QString &code);                ///< one of Language::choices()

Q_SIGNALS:
    void windowReplaced();

private:
    void replaceWindow();

    Session &m_session;
    Appearance &m_appearance;
    const WindowOptions m_options;
    Language &m_language;
    QString m_wanted; ///< empty: nothing is to be done
    std::unique_ptr<MainWindow> m_window;
};

} // namespace kernelscope

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QProgressBar;

namespace kernelscope {

class Messages;
class Session;
class WindowActions;
struct ExportEnd;
struct WindowContext;

/// What a run, a trace, a sweep or an export is doing and how it ended: in the status line and by the actions that start and end it.
class RunState : public QObject
{
    Q_OBJECT

public:
    RunState(const WindowContext &context, WindowActions &actions, QObject *parent);
    QProgressBar &progressBar() { return *m_progressBar; }

    enum class Last { Run, Trace, Sweep }; ///< what was done last
    Last last() const { return m_last; }
    void take(Last last); ///< of the window before

Q_SIGNALS:
    /// What is being done and for how long, a few times a second; nothing for what is too short to be read. Empty when it begins.
    void progressed(const QString &text);

private:
    bool isWorking() const;
    void begin();
    void showProgress();
    void showEnd();
    void showStale();
    void showExport(const ExportEnd &end);

    Session &m_session;
    Messages &m_messages;
    WindowActions &m_actions;
    QProgressBar *m_progressBar = nullptr; ///< the window puts it at its bottom
    QElapsedTimer m_elapsed;
    QTimer m_ticks;
    Last m_last = Last::Run;
};

} // namespace kernelscope

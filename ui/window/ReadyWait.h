#pragma once

#include <chrono>
#include <functional>

#include <QObject>
#include <QTimer>

namespace kernelscope {

class MainWindow;

constexpr std::chrono::milliseconds usualPatience{60'000}; ///< for what a picture is to show

/// Waits until all that is in sight of a window is put together and laid out, so that it can be drawn.
class ReadyWait : public QObject
{
    Q_OBJECT

public:
    /// `isComplete`: what else has to be; lookAgain() when it may be.
    ReadyWait(MainWindow &window, std::chrono::milliseconds patience, QObject *parent, std::function<bool()> isComplete = {});
    void start(); ///< one of the signals follows, once, from the event loop
    void stop();
    void lookAgain();
    QString lateText() const; ///< a sentence

Q_SIGNALS:
    void ready();
    void late(); ///< not in time

private:
    void look();

    MainWindow &m_window;
    std::function<bool()> m_isComplete;
    QTimer m_deadline;
    QTimer m_next;
    int m_quiet = 0; ///< rounds of the event loop since it became ready
};

} // namespace kernelscope

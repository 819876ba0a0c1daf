#include "ui/window/ReadyWait.h"

#include "ui/window/MainWindow.h"

namespace kernelscope {

constexpr int quietRounds = 4; // A layout posts events, which may change another one.

ReadyWait::ReadyWait(MainWindow &window, std::chrono::milliseconds patience, QObject *parent, std::function<bool()> isComplete)
    : QObject(parent), m_window(window), m_isComplete(std::move(isComplete))
{
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(patience);
    m_next.setSingleShot(true);
    connect(&window, &MainWindow::readyChanged, this, &ReadyWait::lookAgain);
    connect(&m_next, &QTimer::timeout, this, &ReadyWait::look);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        stop();
        Q_EMIT late();
    });
}

void ReadyWait::start()
{
    m_deadline.start();
    lookAgain();
}

void ReadyWait::stop()
{
    m_deadline.stop();
    m_next.stop();
}

void ReadyWait::lookAgain()
{
    if (!m_deadline.isActive())
        return;
    m_quiet = 0;
    m_next.start(0);
}

void ReadyWait::look()
{
    if (m_window.isPreparing() || (m_isComplete && !m_isComplete()))
        return; // A signal says when to look again.
    if (++m_quiet < quietRounds)
        return m_next.start(0);
    stop();
    Q_EMIT ready();
}

QString ReadyWait::lateText() const
{
    return tr("What the picture shows was not ready within %1 s, so it was not written.").arg(m_deadline.interval() / 1000);
}

} // namespace kernelscope

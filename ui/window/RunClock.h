#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace kernelscope {

class Session;

/// Says what a run, a trace, a sweep or an export is doing and for how long, a few times a second while there is one. Says nothing for runs
/// too short to read.
class RunClock : public QObject
{
    Q_OBJECT

public:
    explicit RunClock(Session &session, QObject *parent = nullptr);

Q_SIGNALS:
    void textChanged(const QString &text);

private:
    void begin();
    void end();
    void tell();

    Session &m_session;
    QElapsedTimer m_elapsed;
    QTimer m_ticks;
};

} // namespace kernelscope

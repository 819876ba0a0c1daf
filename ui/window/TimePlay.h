#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/window/LiveRun.h"

namespace kernelscope {

class WindowActions;

/// Lets time pass while its action is checked: gives the parameters that are time their next values, without an edit, and runs, as soon as
/// the last run has ended and at most so often a second. Paused, the values stay for the next run; another value for such a parameter, or
/// Rewind, begins anew. Ends by itself as Live does: when a run is stopped, after three that crashed or took too long, when another project
/// comes or this one is restricted.
class TimePlay : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostPerSecond = 30;

    TimePlay(const WindowContext &context, WindowActions &actions, LiveRun &live, QObject *parent);

private:
    void toggle(bool isOn);
    void tick();
    void noteEnd();
    void noteProject();
    void rewind();
    QList<ParameterValue> values() const;
    double numberAt(const QString &path, const std::optional<Expression> &expression, double otherwise) const;

    Session &m_session;
    Messages &m_messages;
    WindowActions &m_actions;
    LiveRun &m_live;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    RunFailures m_failures;
    qint64 m_frames = 0; ///< that passed
    double m_seconds = 0;
    QList<Parameter> m_started; ///< the parameters that are time, as they were when it began to pass
};

} // namespace kernelscope

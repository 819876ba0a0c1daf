#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "run/RunResult.h"

class QAction;

namespace kernelscope {

class Messages;
class Session;
class Views;
struct WindowContext;

/// Counts the runs in a row that crashed or took too long, of those that nobody asked for one by one. What a compiler refuses, or a plan
/// that can't be, is no failure: it is being edited.
class RunFailures
{
public:
    static constexpr int most = 3;

    void forget() { m_inARow = 0; }
    bool note(RunStatus status); ///< true: these were too many

private:
    int m_inARow = 0;
};

/// Runs the plan again after each edit, while its action is checked: at once after one of the set-up, when the text has been left alone for
/// a moment after one of a source. Of edits that come while a run is at work only the last is run; a run that is at work for long then
/// ends. Where a view of the trace is in front the plan is traced instead, as long as that takes less than a second. Ends by itself after
/// three runs in a row that crashed or took too long, and when another project comes.
class LiveRun : public QObject
{
    Q_OBJECT

public:
    LiveRun(const WindowContext &context, QAction &live, Views &views, QObject *parent);
    void runAgain(int repetitions = untilSpreadIsKnown); ///< or traces, where that is shown

private:
    void toggle(bool isOn);
    void runSoon(int afterMs);
    void runNewest();
    void noteEnd();

    Session &m_session;
    Messages &m_messages;
    QAction &m_live;
    Views &m_views;
    QTimer m_timer;
    QElapsedTimer m_sinceStart;  ///< of a run or a trace
    bool m_isSuperseded = false; ///< what is at work was stopped for an edit
    int m_device = -1;           ///< the current one
    qint64 m_traceMs = 0;        ///< of the last trace; 0: not known yet
    RunFailures m_failures;
};

} // namespace kernelscope

#include "ui/window/RunState.h"

#include <QProgressBar>

#include "export/TraceReport.h"
#include "session/Session.h"
#include "ui/models/CompareData.h"
#include "ui/models/Counts.h"
#include "ui/models/RunSummary.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceFindings.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/WhyNot.h"
#include "ui/window/Messages.h"
#include "ui/window/WindowActions.h"
#include "ui/window/WindowContext.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qint64 tooShortToReadMs = 250;
constexpr qint64 longMs = 5000; // one wonders how to end it

RunState::RunState(const WindowContext &context, WindowActions &actions, QObject *parent)
    : QObject(parent), m_session(context.session), m_messages(context.messages), m_actions(actions)
{
    m_progressBar = new QProgressBar;
    m_progressBar->setRange(0, 0);
    m_progressBar->setTextVisible(false);
    m_progressBar->setAccessibleName(tr("A run is in progress"));
    m_progressBar->hide();
    const auto fit = [this, &appearance = context.appearance] { m_progressBar->setFixedWidth(appearance.px(120)); };
    connect(&context.appearance, &Appearance::changed, m_progressBar, fit);
    fit();
    m_ticks.setInterval(200);
    connect(&m_ticks, &QTimer::timeout, this, &RunState::showProgress);
    connect(&m_session, &Session::progressChanged, this, &RunState::showProgress);
    connect(&m_session, &Session::runStarted, this, [this] { m_last = Last::Run; });
    connect(&m_session, &Session::traceStarted, this, [this] { m_last = Last::Trace; });
    connect(&m_session, &Session::sweepStarted, this, [this] { m_last = Last::Sweep; });
    connect(&m_session, &Session::documentReplaced, this, [this] { m_last = Last::Run; });
    for (const auto started : {&Session::runStarted, &Session::traceStarted, &Session::sweepStarted, &Session::exportStarted})
        connect(&m_session, started, this, &RunState::begin);
    for (const auto ended : {&Session::runFinished, &Session::traceFinished, &Session::sweepFinished, &Session::documentReplaced})
        connect(&m_session, ended, this, &RunState::showEnd);
    connect(&m_session, &Session::exportFinished, this, &RunState::showExport);
    connect(&m_session, &Session::resultsChanged, this, &RunState::showStale);
    connect(&m_session, &Session::devicesChanged, this, [this] {
        if (m_session.devices().isEmpty())
            m_messages.setState(inLanguage(m_session.devicesMessage()), true);
    });
}

bool RunState::isWorking() const
{
    return m_session.isBusy() || m_session.isSweeping() || m_session.isExporting();
}

void RunState::begin()
{
    m_elapsed.start();
    m_ticks.start();
    if (!m_session.isLive()) // Of runs that follow edit upon edit it would flash.
        setWhyNot(*m_actions.stop, {});
    Q_EMIT progressed({});
}

void RunState::showProgress()
{
    if (!isWorking() || !m_elapsed.isValid() || m_elapsed.elapsed() < tooShortToReadMs)
        return;
    setWhyNot(*m_actions.stop, {});
    m_progressBar->show();
    QString text = progressText(m_session.progress(), m_elapsed.elapsed());
    if (m_session.isExporting())
        text = tr("Exporting \u2013 %1").arg(text);
    else if (m_session.isTracing())
        text = tr("Tracing \u2013 %1").arg(text);
    else if (m_session.isSweeping() && !m_session.isBusy())
        text = tr("Sweeping, point %1 of %2 \u2013 %3")
                   .arg(fullCount(quint64(m_session.lastSweep()->runs.size() + 1)),
                        fullCount(quint64(m_session.lastSweep()->points.size())), text);
    const QString stop = m_actions.stop->shortcut().toString(QKeySequence::NativeText);
    if (m_session.hasNext())
        text = tr("%1. What was asked for next waits for its end; %2 stops both.").arg(text, stop);
    else if (m_elapsed.elapsed() > longMs)
        text = tr("%1. %2 stops it.").arg(text, stop);
    m_messages.setState(text);
    Q_EMIT progressed(text);
}

void RunState::showEnd()
{
    if (isWorking())
        return;
    m_ticks.stop();
    setWhyNot(*m_actions.stop, tr("Nothing is at work that could be stopped."));
    m_progressBar->hide();
    if (m_last == Last::Sweep && m_session.lastSweep()) {
        const QString text = sweepText(*m_session.lastSweep());
        return m_messages.setState(text, false, firstSentence(text));
    }
    const auto &run = m_session.lastRun();
    if (!run)
        return m_messages.setState(tr("Ready."));
    const bool failed = run->status != RunStatus::Ok && run->status != RunStatus::Cancelled;
    QString traced;
    const bool isTraced = m_last == Last::Trace;
    if (isTraced && m_session.traceIsCurrent())
        traced = tracedText(m_session.lastTrace()->launches, planFindings(*m_session.lastTrace()));
    if (!traced.isEmpty())
        traced.prepend(u"  \u00b7  "_s);
    m_messages.setState(runSummary(*run, isTraced) + traced, failed, shortRunSummary(*run, isTraced) + traced);
}

/// What was said of a run is no longer said of another project, and again when an edit is undone.
void RunState::showStale()
{
    if (isWorking() || !m_session.lastRun())
        return;
    if (m_session.lastRunIsCurrent())
        showEnd();
    else if (!m_session.isLive())
        m_messages.setState(tr("The project was changed since the last run."));
}

void RunState::take(Last last)
{
    m_last = last;
    showEnd();
    if (last != Last::Sweep) // which is of the project as it was then
        showStale();
}

void RunState::showExport(const ExportEnd &end)
{
    showEnd();
    if (!end.isWritten())
        return m_messages.complain(tr("The program was not written."), end.error);
    m_messages.dismiss();
    m_messages.tell(tr("The program was written to %1: %2").arg(end.wanted.folder, commandsFor(end.wanted.form, QStringLiteral("."))));
}

} // namespace kernelscope

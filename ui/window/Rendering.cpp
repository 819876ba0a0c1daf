#include "ui/models/CompareData.h"
#include "ui/present/Presentation.h"
#include "ui/scene/Picture.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Rendering.h"
#include "ui/window/Views.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QPixmap>

#include "session/Session.h"

namespace kernelscope {

constexpr int mostFrames = 10'000;

static auto finishedSignal(View::Needs needs)
{
    return needs == View::Needs::Trace   ? &Session::traceFinished
           : needs == View::Needs::Sweep ? &Session::sweepFinished
                                         : &Session::runFinished;
}

Rendering::Rendering(Session &session, MainWindow &window, const RenderRequest &request, QObject *parent)
    : QObject(parent), m_session(session), m_window(window), m_request(request), m_needs(needs()),
      m_wait(window, request.patience, this, [this] { return isComplete(); })
{
    for (const auto changed : {&Session::settled, &Session::devicesChanged})
        connect(&session, changed, &m_wait, &ReadyWait::lookAgain);
    connect(&window.views().stage(), &TraceStage::loadingChanged, &m_wait, &ReadyWait::lookAgain);
    connect(&m_wait, &ReadyWait::ready, this, &Rendering::goOn);
    connect(&m_wait, &ReadyWait::late, this, [this] { end(4, m_wait.lateText()); });
    if (m_needs != View::Needs::Nothing)
        connect(&session, finishedSignal(m_needs), this, &Rendering::ended);
}

View::Needs Rendering::needs() const
{
    if (!m_request.ofWindow && !m_request.asItStands)
        return m_window.views().front().needs();
    if (m_request.asItStands || m_session.project().plan.isEmpty())
        return View::Needs::Nothing;
    return m_request.trace ? View::Needs::Trace : View::Needs::Run;
}

/// A window also shows what is known of the devices and of the plan.
bool Rendering::isComplete() const
{
    if (!m_request.ofWindow)
        return true;
    const bool knowsDevices = !m_session.devices().isEmpty() || !m_session.devicesMessage().isEmpty();
    const bool isPlanned = m_session.isUpToDate() || m_session.project().plan.isEmpty();
    return knowsDevices && isPlanned && !m_window.views().stage().isLoading();
}

void Rendering::start()
{
    if (m_needs == View::Needs::Nothing)
        return m_wait.start();
    if (m_session.project().plan.isEmpty())
        return end(2, tr("The project has no plan, so there is nothing to run and to draw."));
    if (m_needs == View::Needs::Trace) {
        if (m_request.present)
            m_window.presentation().enter(*m_request.present - 1);
        if (!m_session.isTracing()) // The step may have asked for it.
            m_window.views().stage().traceGroup(m_request.moment.group);
    } else if (m_needs == View::Needs::Sweep)
        m_session.sweep();
    else if (m_request.ofWindow)
        m_session.run(1, m_request.moment.launch);
    else
        m_session.run(m_window.views().front().repetitions()); // All of it: a launch left out leaves checks that can't be made.
}

/// A sweep of which any run gave times has a picture, in which the others are told of: the exit status is then that of a failed check.
void Rendering::sweepEnded()
{
    const SweepResults &sweep = *m_session.lastSweep();
    QString reason = sweep.message;
    bool hasTimes = false;
    for (const SweepRun &run : sweep.runs) {
        hasTimes = hasTimes || !run.result.launches.isEmpty();
        m_status = std::max(m_status, exitStatus(run.result.status));
        if (reason.isEmpty() && exitStatus(run.result.status) >= 2)
            reason = tr("with %1: %2").arg(pointText(run.point), reasonOf(run.result));
    }
    if (!hasTimes)
        return end(std::max(2, m_status), reason.isEmpty() ? tr("The sweep gave no times.") : reason);
    if (!reason.isEmpty())
        m_said = tr("The picture was written, but the sweep is not whole: %1").arg(reason);
    m_status = reason.isEmpty() ? m_status : 1;
    m_wait.start();
}

void Rendering::ended()
{
    if (m_request.ofWindow)
        return m_wait.start();
    if (m_needs == View::Needs::Sweep)
        return sweepEnded();
    const auto &run = m_session.lastRun();
    const int status = run ? exitStatus(run->status) : 4;
    const bool hasTrace = m_window.views().front().followsMoment() && m_session.lastTrace() && !m_session.lastTrace()->launches.isEmpty();
    if (status >= 2 && !hasTrace)
        return end(status, run ? run->message : tr("The run was ended."));
    m_status = status;
    m_wait.start();
}

/// Whenever the view has put together what it shows.
void Rendering::goOn()
{
    if (!std::exchange(m_isChosen, true))
        return choose();
    if (m_frame >= 0)
        return takeFrame();
    m_request.ofWindow ? writeWindow() : writeView();
}

/// What is shown first.
void Rendering::choose()
{
    if (m_request.present)
        m_window.presentation().enter(*m_request.present - 1);
    if (m_request.asItStands)
        return m_wait.start();
    const bool showsMoment =
        m_request.ofWindow ? m_request.trace && m_request.moment != WalkShow() : m_window.views().front().followsMoment();
    if (showsMoment && m_session.lastTrace()) {
        Selection before = m_request.moment.launch.isEmpty() ? m_session.selection() : Selection();
        before.step.reset();
        before.finding.reset();
        const auto chosen = exactSelectionOf(m_request.moment, before, m_session.lastTrace()->launches);
        if (!chosen)
            return end(m_request.ofWindow ? 1 : 2, chosen.error().message);
        m_session.select(m_request.moment == WalkShow() ? before : *chosen);
    }
    m_wait.start();
}

Result<void> saveWindow(MainWindow &window, const QString &file)
{
    if (QFileInfo(file).suffix() == u"svg")
        return savePicture(window, window.palette().color(QPalette::Window), file);
    if (!window.grab().save(file))
        return fail(Rendering::tr("The picture could not be written to %1.").arg(file));
    return {};
}

void Rendering::writeWindow()
{
    const auto saved = saveWindow(m_window, m_request.file);
    end(saved ? 0 : 1, saved ? QString() : saved.error().message);
}

int Rendering::frameCount() const
{
    const PhaseTable &phases = *m_window.views().stage().phases();
    return m_request.byAccess ? phases.accessCount() + 1 : phases.phaseCount();
}

void Rendering::writeView()
{
    if (const QString nothing = m_window.views().front().nothingToShow(); !nothing.isEmpty())
        return end(std::max(2, m_status), tr("There is nothing to draw. %1").arg(nothing));
    const TraceStage &stage = m_window.views().stage();
    if (m_request.moment.phase && m_window.views().front().followsMoment() && stage.isReady() &&
        *m_request.moment.phase >= stage.phases()->phaseCount())
        return end(2, tr("The work-group has %1 phases, counted from 0, so there is no phase %2.")
                          .arg(stage.phases()->phaseCount())
                          .arg(*m_request.moment.phase));
    if (!m_request.file.isEmpty()) {
        if (const auto saved = m_window.views().savePicture(m_request.file); !saved)
            return end(2, saved.error().message);
    }
    if (m_request.frames.isEmpty())
        return end(m_status == 1 ? 1 : 0, {});
    if (!stage.isReady())
        return end(2, tr("This view shows no phases, so there are no frames of it."));
    if (frameCount() > mostFrames)
        return end(2, tr("There would be %1 frames, and %2 is the most that are written.").arg(frameCount()).arg(mostFrames));
    if (const QString folder = QFileInfo(m_request.frames + u'0').path(); !QDir().mkpath(folder))
        return end(2, tr("The folder %1 could not be made.").arg(folder));
    nextFrame();
}

/// One after the other, so that each reaches the view before it is drawn; twice, since all are as large as the largest of them.
void Rendering::nextFrame()
{
    if (++m_frame >= frameCount()) {
        if (std::exchange(m_isMeasured, true))
            return end(m_status == 1 ? 1 : 0, {});
        m_frame = 0;
    }
    TraceStage &stage = m_window.views().stage();
    if (!m_request.byAccess)
        stage.showPhase(m_frame);
    else if (m_frame == 0)
        stage.showBeginning();
    else
        stage.showAccess(stage.phases()->eventAt(m_frame - 1));
    m_wait.start();
}

void Rendering::takeFrame()
{
    if (m_isMeasured) {
        const QString number = QStringLiteral("%1").arg(m_frame, 4, 10, QLatin1Char('0'));
        const QString file = m_request.frames + number + u'.' + m_request.frameKind;
        if (const auto saved = m_window.views().savePicture(file, m_largest); !saved)
            return end(2, saved.error().message);
    } else {
        m_largest = m_largest.expandedTo(m_window.views().pictureSize());
    }
    nextFrame();
}

void Rendering::end(int status, const QString &message)
{
    if (std::exchange(m_isOver, true))
        return;
    m_wait.stop();
    QString line = (status == 1 && message.isEmpty() ? m_said : message).section(u'\n', 0, 0);
    if (line.isEmpty() && status == 1)
        line = tr("The picture was written, but a check failed.");
    Q_EMIT finished(status, line);
}

} // namespace kernelscope

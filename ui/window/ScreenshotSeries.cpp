#include "ui/editor/EditorTabs.h"
#include "ui/models/ShownNotes.h"
#include "ui/models/TraceFindings.h"
#include "ui/present/Presentation.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/trace/TraceView.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Rendering.h"
#include "ui/window/ScreenshotSeries.h"
#include "ui/window/Views.h"
#include "ui/window/Workspace.h"

#include <algorithm>
#include <utility>

#include <QDir>

#include "session/Session.h"
#include "session/TraceSelection.h"
#include "support/Filled.h"

namespace kernelscope {

constexpr int mostResizes = 10; // The window may not fit onto the screen.

ScreenshotSeries::ScreenshotSeries(Session &session, MainWindow &window, Appearance &appearance, const ScreenshotSeriesRequest &request,
                                   QObject *parent)
    : QObject(parent), m_session(session), m_window(window), m_appearance(appearance), m_request(request),
      m_wait(window, usualPatience, this)
{
    connect(&m_wait, &ReadyWait::ready, this, &ScreenshotSeries::goOnWithShot);
    connect(&m_wait, &ReadyWait::late, this, [this] { Q_EMIT finished(m_shots[m_at].view + QStringLiteral(": ") + m_wait.lateText()); });
    const auto once = Qt::SingleShotConnection; // What a step of the walk traces is not the beginning.
    const auto takeTrace = [this] {
        if (!m_session.lastTrace())
            return Q_EMIT finished(m_session.lastRun() ? m_session.lastRun()->message : tr("The trace was ended."));
        m_first = m_session.selection();
        if (m_request.views.contains(u"compare") && m_session.project().sweep && !m_session.project().sweep->vary.isEmpty())
            m_session.sweep();
        else
            begin();
    };
    connect(&session, &Session::traceFinished, this, takeTrace, once);
    connect(&session, &Session::sweepFinished, this, &ScreenshotSeries::begin, once);
}

void ScreenshotSeries::start()
{
    if (m_session.project().plan.isEmpty())
        return Q_EMIT finished(tr("The project has no plan, so there is nothing to run and to draw."));
    if (!QDir().mkpath(m_request.folder))
        return Q_EMIT finished(tr("The folder %1 could not be made.").arg(m_request.folder));
    m_window.views().stage().traceGroup({});
}

void ScreenshotSeries::begin()
{
    listShots();
    m_at = -1;
    goOn();
}

void ScreenshotSeries::listShots()
{
    const ProjectDocument &document = m_session.document();
    const auto steps = int(walkOf(shownNotes(document), Views::shownNames()).steps.size());
    for (const bool dark : std::as_const(m_request.dark)) {
        for (const QSize &size : std::as_const(m_request.sizes)) {
            for (const QString &view : std::as_const(m_request.views)) {
                if (view != u"presenting")
                    m_shots << Shot{view, 0, size, dark};
                for (int step = 1; view == u"presenting" && step <= steps; ++step)
                    m_shots << Shot{view, step, size, dark};
            }
        }
    }
}

void ScreenshotSeries::goOn()
{
    ++m_at;
    if (m_at >= m_shots.size() || m_shots[m_at].step < 2)
        m_window.presentation().leave();
    if (m_at >= m_shots.size())
        return Q_EMIT finished({});
    setUp();
}

void ScreenshotSeries::setUp()
{
    const Shot &shot = m_shots[m_at];
    if (m_appearance.theme().isDark != shot.dark)
        m_appearance.setDark(shot.dark);
    if (m_window.size() != shot.size || (m_at > 0 && m_window.views().isBelow(m_shots[m_at - 1].view)))
        m_window.resizeTo(shot.size);
    if (shot.step < 2)
        m_session.select(m_first);
    if (m_window.views().isBelow(shot.view) && m_window.views().view(shot.view).nothingToShow().isEmpty()) {
        m_window.views().showView(QStringLiteral("results"));
        m_window.workspace().enlargeBelow();
    }
    m_launch = -1;
    m_resizes = 0;
    m_isPlaced = shot.step > 0; // The step says what is shown.
    if (shot.step > 0)
        m_window.presentation().enter(shot.step - 1);
    else
        m_isPlaced = !showFinding() && showAsInNotes(shot.view);
    m_window.views().showView(QStringLiteral("problems")); // Below the others they say what was found.
    if (shot.step == 0)
        m_window.views().showView(shot.view);
    m_wait.start();
}

/// Where the trace found something its pictures are about that.
bool ScreenshotSeries::showFinding()
{
    const QList<LaunchTrace> &launches = m_session.lastTrace()->launches;
    const QList<ListedFinding> findings = listFindings(launches);
    if (findings.isEmpty())
        return false;
    m_session.select(selectionOfFinding(m_session.selection(), launches, findings.first().launch, findings.first().index));
    const QList<FindingAccess> &accesses = findings.first().finding.accesses;
    if (!accesses.isEmpty())
        m_window.editors().reveal({accesses[0].file, accesses[0].line, accesses[0].column});
    return true;
}

/// The moment at which the notes show this view first, if they do.
bool ScreenshotSeries::showAsInNotes(const QString &view)
{
    const ProjectDocument &document = m_session.document();
    const QList<WalkStep> steps = walkOf(shownNotes(document), Views::shownNames()).steps;
    const auto found = std::ranges::find_if(steps, [&](const WalkStep &step) { return step.show && step.show->view == view; });
    if (found == steps.end())
        return false;
    m_session.select(selectionOf(*found->show, m_session.selection(), m_session.lastTrace()->launches));
    return true;
}

void ScreenshotSeries::goOnWithShot()
{
    const Shot &shot = m_shots[m_at];
    // After presenting the window goes back to the size that it had before.
    if (m_window.size() != shot.size && ++m_resizes < mostResizes) {
        m_window.resizeTo(shot.size);
        if (m_window.views().isBelow(shot.view))
            m_window.workspace().enlargeBelow();
        return m_wait.start();
    }
    const QString nothing = m_window.views().view(shot.view).nothingToShow();
    const auto *view = qobject_cast<const TraceView *>(&m_window.views().view(shot.view));
    if (shot.step == 0 && view && view->needsAnotherTrace() && std::exchange(m_tracedFor, m_at) != m_at) {
        m_window.views().stage().traceAgain();
        return m_wait.start();
    }
    if (shot.step == 0 && !nothing.isEmpty()) {
        if (m_window.views().front().followsMoment() && nothing == m_window.views().front().nothingToShow() && tryNextLaunch())
            return m_wait.start();
        const QString said = shot.view + QStringLiteral(": ") + nothing;
        if (!m_skipped.contains(said))
            m_skipped << said;
        return goOn();
    }
    if (!m_isPlaced) {
        showMoment();
        return m_wait.start();
    }
    take();
}

bool ScreenshotSeries::tryNextLaunch()
{
    const auto launches = m_session.lastTrace() ? m_session.lastTrace()->launches.size() : 0;
    if (++m_launch >= launches)
        return false;
    m_window.views().stage().showLaunch(m_launch);
    return true;
}

/// Of the finding that is selected, else in the middle.
void ScreenshotSeries::showMoment()
{
    m_isPlaced = true;
    const TraceStage &stage = m_window.views().stage();
    const Selection &selection = m_session.selection();
    if (!m_window.views().front().followsMoment() || !stage.isReady())
        return;
    if (!selection.finding)
        return m_window.views().stage().showPhase(stage.phases()->phaseCount() / 2);
    const Finding finding = m_session.lastTrace()->launches.value(*selection.launch).findings.value(*selection.finding);
    m_session.select(withEvent(selection, *stage.trace(), finding, 0));
}

void ScreenshotSeries::take()
{
    const Shot &shot = m_shots[m_at];
    const QString view = shot.step > 0 ? QStringLiteral("%1%2").arg(shot.view).arg(shot.step) : shot.view;
    const QString file = filled(QStringLiteral("%1/%2-%3-%4-%5x%6.png"), m_request.folder, m_request.name, view,
                                shot.dark ? QStringLiteral("dark") : QStringLiteral("light"), shot.size.width(), shot.size.height());
    if (const auto saved = saveWindow(m_window, file); !saved)
        return Q_EMIT finished(saved.error().message);
    ++m_written;
    goOn();
}

} // namespace kernelscope

#include "ui/window/Screenshot.h"

#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>

#include "session/Session.h"
#include "ui/present/Presentation.h"
#include "ui/scene/Picture.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/MainWindow.h"

namespace kernelscope {

Screenshot::Screenshot(Session &session, MainWindow &window, const ScreenshotRequest &request, QObject *parent)
    : QObject(parent), m_session(session), m_window(window), m_request(request),
      m_wait(window, request.patience, this, [this] { return isComplete(); })
{
    connect(&session, request.trace ? &Session::traceFinished : &Session::runFinished, &m_wait, &ReadyWait::start);
    for (const auto changed : {&Session::settled, &Session::devicesChanged})
        connect(&session, changed, &m_wait, &ReadyWait::lookAgain);
    connect(&window.stage(), &TraceStage::loadingChanged, &m_wait, &ReadyWait::lookAgain);
    connect(&m_wait, &ReadyWait::ready, this, [this] { m_isShown ? take() : showMoment(); });
    connect(&m_wait, &ReadyWait::late, this, [this] { Q_EMIT finished(m_wait.lateText()); });
}

void Screenshot::start()
{
    if (m_session.document().project.plan.isEmpty())
        m_wait.start();
    else if (m_request.trace)
        m_window.stage().traceGroup(m_request.moment.group);
    else
        m_session.run(1, m_request.moment.launch.section(u':', 0, 0));
}

bool Screenshot::isComplete() const
{
    const bool knowsDevices = !m_session.devices().isEmpty() || !m_session.devicesMessage().isEmpty();
    const bool isPlanned = m_session.isUpToDate() || m_session.document().project.plan.isEmpty();
    return knowsDevices && isPlanned && !m_window.stage().isLoading();
}

void Screenshot::showMoment()
{
    m_isShown = true;
    if (m_request.present)
        m_window.presentation().enter(*m_request.present - 1);
    if (m_request.trace && m_session.lastTrace() && !m_request.moment.isEmpty()) {
        if (const auto selected = selectMoment(m_session, m_request.moment); !selected)
            return Q_EMIT finished(selected.error().message);
    }
    m_wait.start();
}

static bool savedAsSvg(MainWindow &window, const QString &file)
{
    QSvgGenerator generator;
    generator.setFileName(file);
    generator.setResolution(svgResolution());
    generator.setSize(window.size());
    generator.setViewBox(window.rect());
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    window.render(&painter);
    return painter.end();
}

bool saveWindow(MainWindow &window, const QString &file)
{
    return QFileInfo(file).suffix() == u"svg" ? savedAsSvg(window, file) : window.grab().save(file);
}

void Screenshot::take()
{
    const bool saved = saveWindow(m_window, m_request.file);
    Q_EMIT finished(saved ? QString() : tr("The picture could not be written to %1.").arg(m_request.file));
}

} // namespace kernelscope

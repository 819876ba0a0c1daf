#include "ui/window/Screenshot.h"

#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>

#include "session/Session.h"
#include "ui/present/Presentation.h"
#include "ui/trace/Picture.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/MainWindow.h"

namespace kernelscope {

constexpr int lookMs = 50;
constexpr int settledLooks = 6; // For the first pages of results to reach the views.
constexpr int mostLooks = 1200; // A minute.

Screenshot::Screenshot(Session &session, MainWindow &window, const ScreenshotRequest &request, QObject *parent)
    : QObject(parent), m_session(session), m_window(window), m_request(request)
{
    connect(&session, request.trace ? &Session::traceFinished : &Session::runFinished, this, [this] { m_timer.start(lookMs); });
    connect(&session, &Session::planReportChanged, this, [this] { m_isPlanned = true; });
    connect(&m_timer, &QTimer::timeout, this, &Screenshot::look);
}

void Screenshot::start()
{
    if (m_session.document().project.plan.isEmpty()) {
        m_isPlanned = m_isShown = true;
        m_timer.start(lookMs);
    } else if (m_request.trace) {
        m_window.stage().traceGroup(m_request.moment.group);
    } else {
        m_session.run(1, m_request.moment.launch.section(u':', 0, 0));
    }
}

bool Screenshot::isComplete() const
{
    const bool knowsDevices = !m_session.devices().isEmpty() || !m_session.devicesMessage().isEmpty();
    return knowsDevices && m_isPlanned && !m_window.isPreparing() && !m_window.stage().isLoading();
}

void Screenshot::look()
{
    m_settled = isComplete() ? m_settled + 1 : 0;
    if (++m_looks < mostLooks && m_settled < settledLooks)
        return;
    if (m_isShown)
        return take();
    m_settled = 0;
    if (!showMoment())
        m_timer.stop();
}

/// False: there is no such moment, and the picture is given up.
bool Screenshot::showMoment()
{
    m_isShown = true;
    if (m_request.present)
        m_window.presentation().enter(*m_request.present - 1);
    if (!m_request.trace || !m_session.lastTrace() || m_request.moment.isEmpty())
        return true;
    const auto selected = selectMoment(m_session, m_request.moment);
    if (!selected)
        Q_EMIT finished(selected.error().message);
    return selected.has_value();
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
    m_timer.stop();
    const bool saved = saveWindow(m_window, m_request.file);
    Q_EMIT finished(saved ? QString() : tr("The picture could not be written to %1.").arg(m_request.file));
}

} // namespace kernelscope

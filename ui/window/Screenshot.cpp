#include "ui/window/Screenshot.h"

#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QTimer>

#include "session/Session.h"
#include "ui/present/Presentation.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/MainWindow.h"

namespace kernelscope {

constexpr int patienceMs = 5000; // For devices and plan report to arrive after the run.
constexpr int settleMs = 300; // For the plan report and the first pages of results to reach the views.

Screenshot::Screenshot(Session &session, MainWindow &window, const ScreenshotRequest &request, QObject *parent)
    : QObject(parent), m_session(session), m_window(window), m_request(request)
{
    connect(&window.stage(), &TraceStage::stageChanged, this, &Screenshot::takeWhenComplete);
    connect(&session, request.trace ? &Session::traceFinished : &Session::runFinished, this, [this] {
        m_hasRun = true;
        m_patience.start(patienceMs);
        takeWhenComplete();
    });
    connect(&session, &Session::devicesChanged, this, &Screenshot::takeWhenComplete);
    connect(&session, &Session::planReportChanged, this, [this] {
        m_isPlanned = true;
        takeWhenComplete();
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &Screenshot::take);
}

void Screenshot::start()
{
    if (m_session.document().project.plan.isEmpty())
        QTimer::singleShot(settleMs, this, &Screenshot::take);
    else if (m_request.trace)
        m_window.stage().traceGroup(m_request.group);
    else
        m_session.run();
}

void Screenshot::takeWhenComplete()
{
    const bool knowsDevices = !m_session.devices().isEmpty() || !m_session.devicesMessage().isEmpty();
    if (!m_hasRun || !knowsDevices || !m_isPlanned || m_window.stage().isLoading())
        return;
    showMoment();
    m_patience.start(settleMs);
}

void Screenshot::showMoment()
{
    if (m_request.present)
        m_window.presentation().enter(*m_request.present - 1);
    if (m_request.phase && m_window.stage().isReady())
        m_window.stage().showPhase(*m_request.phase);
}

static bool savedAsSvg(MainWindow &window, const QString &file)
{
    QSvgGenerator generator;
    generator.setFileName(file);
    generator.setSize(window.size());
    generator.setViewBox(window.rect());
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    window.render(&painter);
    return painter.end();
}

void Screenshot::take()
{
    const QString &file = m_request.file;
    const bool saved = QFileInfo(file).suffix() == u"svg" ? savedAsSvg(m_window, file) : m_window.grab().save(file);
    if (!saved)
        return Q_EMIT finished(tr("The picture could not be written to %1.").arg(file));
    Q_EMIT finished({});
}

} // namespace kernelscope

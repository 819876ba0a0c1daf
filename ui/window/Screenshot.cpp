#include "ui/window/Screenshot.h"

#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QTimer>

#include "session/Session.h"
#include "ui/window/MainWindow.h"

namespace kernelscope {

constexpr int patienceMs = 5000; // For devices and plan report to arrive after the run.
constexpr int settleMs = 300; // For the plan report and the first pages of results to reach the views.

Screenshot::Screenshot(Session &session, MainWindow &window, const QString &file, bool trace, QObject *parent)
    : QObject(parent), m_session(session), m_window(window), m_file(file), m_trace(trace)
{
    connect(&session, trace ? &Session::traceFinished : &Session::runFinished, this, [this] {
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
    else if (m_trace)
        m_window.trace();
    else
        m_session.run();
}

void Screenshot::takeWhenComplete()
{
    const bool knowsDevices = !m_session.devices().isEmpty() || !m_session.devicesMessage().isEmpty();
    if (m_hasRun && knowsDevices && m_isPlanned)
        m_patience.start(settleMs);
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
    const bool saved = QFileInfo(m_file).suffix() == u"svg" ? savedAsSvg(m_window, m_file) : m_window.grab().save(m_file);
    if (!saved)
        return Q_EMIT finished(tr("The picture could not be written to %1.").arg(m_file));
    Q_EMIT finished({});
}

} // namespace kernelscope

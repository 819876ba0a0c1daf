#pragma once

#include <optional>

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

namespace kernelscope {

class MainWindow;
class Session;

struct ScreenshotRequest
{
    QString window;  ///< the file for the whole window; empty: none
    QString view;    ///< the file for what the view in front shows; empty: none
    bool trace = false;
    std::optional<int> phase = {}; ///< to show of the trace
    QList<quint64> group = {};     ///< to record and show; empty: any
};

/// Runs or traces the project that is open, waits for how it ends and saves a picture of the whole window or of the view in front:
/// `kernelscope --screenshot` and `--picture`.
class Screenshot : public QObject
{
    Q_OBJECT

public:
    Screenshot(Session &session, MainWindow &window, const ScreenshotRequest &request, QObject *parent = nullptr);
    void start(); ///< once the event loop runs

Q_SIGNALS:
    void finished(const QString &error); ///< empty: all is well

private:
    void takeWhenComplete();
    void take();
    void showPhase();

    Session &m_session;
    MainWindow &m_window;
    ScreenshotRequest m_request;
    QTimer m_patience;
    bool m_hasRun = false;
    bool m_isPlanned = false;
};

} // namespace kernelscope

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
    QString file;
    bool trace = false;
    std::optional<int> phase = {}; ///< to show of the trace
    QList<quint64> group = {};     ///< to record and show; empty: any
    std::optional<int> present = {}; ///< present, at this step of the walk, counted from 1
};

/// Runs or traces the project that is open, waits for how it ends and saves a picture of the whole window: `kernelscope
/// --screenshot`.
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
    void showMoment();

    Session &m_session;
    MainWindow &m_window;
    ScreenshotRequest m_request;
    QTimer m_patience;
    bool m_hasRun = false;
    bool m_isPlanned = false;
};

} // namespace kernelscope

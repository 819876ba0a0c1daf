#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "ui/window/ReadyWait.h"
#include "ui/window/WantedMoment.h"

namespace kernelscope {

class MainWindow;
class Session;

struct ScreenshotRequest
{
    QString file;
    bool trace = false;
    WantedMoment moment = {};        ///< of the trace; of a run its launch alone
    std::optional<int> present = {}; ///< present, at this step of the walk, counted from 1
    std::chrono::milliseconds patience = usualPatience;
};

/// Runs or traces the project that is open, waits until the view in front shows how it ended and saves a picture of the whole window:
/// `kernelscope --screenshot`.
class Screenshot : public QObject
{
    Q_OBJECT

public:
    Screenshot(Session &session, MainWindow &window, const ScreenshotRequest &request, QObject *parent = nullptr);
    void start(); ///< once the event loop runs

Q_SIGNALS:
    void finished(const QString &error); ///< empty: all is well

private:
    bool isComplete() const;
    void showMoment();
    void take();

    Session &m_session;
    MainWindow &m_window;
    ScreenshotRequest m_request;
    ReadyWait m_wait;
    bool m_isShown = false; ///< the moment that was asked for
};

/// The whole window as it stands, as .png or .svg.
[[nodiscard]] bool saveWindow(MainWindow &window, const QString &file);

} // namespace kernelscope

#pragma once

#include <optional>

#include <QObject>
#include <QString>
#include <QSizeF>

#include "ui/present/Walk.h"
#include "ui/trace/View.h"
#include "ui/window/ReadyWait.h"

namespace kernelscope {

class MainWindow;
class Session;

/// The picture that is asked for on the command line.
struct RenderRequest
{
    QString file;                              ///< .png or .svg; empty: only frames
    bool ofWindow = false;                     ///< all of it, however the run ended; else the view in front, as large as that is
    bool trace = false;                        ///< before a picture of the window; a view says itself what it needs
    bool asItStands = false;                   ///< of the view, without running anything first
    QString frames;                            ///< what the files of a picture of each phase begin with, folder included; empty: none
    QString frameKind = QStringLiteral("png"); ///< or "svg"
    bool byAccess = false;                     ///< a frame for each access instead
    WalkShow moment = {};                      ///< of the trace: a launch, a work-group, a phase; what is absent: the first
    std::optional<int> present = {};           ///< present, at this step of the walk, counted from 1
    std::chrono::milliseconds patience = usualPatience;
};

/// Runs, traces or sweeps the project that is open, and writes what the window or the view in front shows then: `kernelscope --screenshot`,
/// `--picture` and `--frames`. Also the pictures of phases that the window saves. Ends with the exit status of the command line. Of the
/// window: 0 written, 1 not. Of a view: 0 written and every check passed; 1 written, but a check failed; 2 to 4 no picture, with the
/// reason.
class Rendering : public QObject
{
    Q_OBJECT

public:
    Rendering(Session &session, MainWindow &window, const RenderRequest &request, QObject *parent = nullptr);
    void start(); ///< once the event loop runs

Q_SIGNALS:
    void finished(int exitStatus, const QString &message); ///< one line; empty: all is well

private:
    View::Needs needs() const;
    bool isComplete() const;
    void ended();
    void sweepEnded();
    void goOn();
    void choose();
    void writeWindow();
    void writeView();
    void nextFrame();
    void takeFrame();
    int frameCount() const;
    void end(int status, const QString &message);

    Session &m_session;
    MainWindow &m_window;
    RenderRequest m_request;
    View::Needs m_needs;
    ReadyWait m_wait; ///< for what is drawn next
    int m_status = 0; ///< of the command line, for how the run ended
    QString m_said;   ///< of a sweep that is not whole
    int m_frame = -1;
    QSizeF m_largest; ///< of all frames
    bool m_isMeasured = false;
    bool m_isChosen = false;
    bool m_isOver = false;
};

/// The whole window as it stands, as .png or .svg.
[[nodiscard]] Result<void> saveWindow(MainWindow &window, const QString &file);

} // namespace kernelscope

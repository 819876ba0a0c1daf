#pragma once

#include <optional>

#include <QList>
#include <QObject>
#include <QString>
#include <QSizeF>

#include "ui/trace/View.h"
#include "ui/window/ReadyWait.h"

namespace kernelscope {

class MainWindow;
class Session;

/// The picture of one view that is asked for on the command line.
struct RenderRequest
{
    QString file;                              ///< .png or .svg; empty: only frames
    QString frames;                            ///< the folder for a picture of each phase; empty: none
    QString frameKind = QStringLiteral("png"); ///< or "svg"
    bool byAccess = false;                     ///< a frame for each access instead
    QString launch;                            ///< by name; behind a colon its execution, counted from 1; empty: the first
    std::optional<int> phase = {};             ///< counted from 0; absent: the first
    QList<quint64> group = {};                 ///< x first; empty: the first
    std::chrono::milliseconds patience = usualPatience;
};

/// Runs, traces or sweeps the project that is open, as the view in front needs it, and writes what the view shows: `kernelscope --picture`
/// and
/// `--frames`. Ends with the exit status of the command line: 0 written and every check passed; 1 written, but a check failed; 2 to 4 no
/// picture, with the reason.
class Rendering : public QObject
{
    Q_OBJECT

public:
    Rendering(Session &session, MainWindow &window, const RenderRequest &request, QObject *parent = nullptr);
    void start(); ///< once the event loop runs

Q_SIGNALS:
    void finished(int exitStatus, const QString &message); ///< one line; empty: all is well

private:
    void ended();
    void sweepEnded();
    void goOn();
    void choose();
    void write();
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

} // namespace kernelscope

#pragma once

#include <optional>

#include <QList>
#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>

#include "session/Selection.h"
#include "ui/window/ReadyWait.h"

namespace kernelscope {

class Appearance;
class MainWindow;
class Session;

struct ScreenshotSeriesRequest
{
    QString folder;
    QString name;      ///< what the files' names begin with
    QStringList views; ///< of Views::names(), and "presenting" for each step of the walk through the notes
    QList<QSize> sizes;
    QList<bool> dark; ///< themes
};

/// Traces the project that is open once, sweeps it where Compare is asked for and it says how, and saves a picture of the whole window for
/// each view, theme and size: FOLDER/NAME-VIEW-THEME-SIZE.png, at the moment of the first finding, else that at which the notes show the
/// view, else of the first launch that it can draw and in the middle of its phases. Views that have nothing to draw are left out: skipped()
/// says why. `kernelscope
/// --screenshots`.
class ScreenshotSeries : public QObject
{
    Q_OBJECT

public:
    ScreenshotSeries(Session &session, MainWindow &window, Appearance &appearance, const ScreenshotSeriesRequest &request,
                     QObject *parent = nullptr);
    void start();                                            ///< once the event loop runs
    const QStringList &skipped() const { return m_skipped; } ///< "VIEW: sentence"
    int written() const { return m_written; }

Q_SIGNALS:
    void finished(const QString &error); ///< empty: all is well

private:
    struct Shot
    {
        QString view;
        int step = 0; ///< of the walk, counted from 1; 0: not presenting
        QSize size;
        bool dark = false;
    };
    void begin();
    void listShots();
    void setUp(); ///< for the shot at hand
    void goOnWithShot();
    bool showAsInNotes(const QString &view);
    bool tryNextLaunch();
    bool showFinding();
    void showMoment();
    void take();
    void goOn();

    Session &m_session;
    MainWindow &m_window;
    Appearance &m_appearance;
    ScreenshotSeriesRequest m_request;
    QList<Shot> m_shots;
    QStringList m_skipped;
    Selection m_first; ///< what the window shows after a trace
    ReadyWait m_wait;
    int m_at = 0;
    int m_written = 0;
    int m_resizes = 0;    ///< for the shot at hand
    int m_launch = -1;    ///< that was tried last; -1: the one of m_first
    int m_tracedFor = -1; ///< the shot that lacked something in the trace
    bool m_isPlaced = false;
};

} // namespace kernelscope

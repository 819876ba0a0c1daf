#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace kernelscope {

class MainWindow;
class Session;

/// Runs or traces the project that is open, waits for how it ends and saves a picture of the whole window: `kernelscope --screenshot`.
class Screenshot : public QObject
{
    Q_OBJECT

public:
    Screenshot(Session &session, MainWindow &window, const QString &file, bool trace = false, QObject *parent = nullptr);
    void start(); ///< once the event loop runs

Q_SIGNALS:
    void finished(const QString &error); ///< empty: all is well

private:
    void takeWhenComplete();
    void take();

    Session &m_session;
    MainWindow &m_window;
    QString m_file;
    bool m_trace = false;
    QTimer m_patience;
    bool m_hasRun = false;
    bool m_isPlanned = false;
};

} // namespace kernelscope

#pragma once

#include <memory>

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "project/ProjectDocument.h"

namespace kernelscope {

class Session;

/// A project that a window left behind without saving it.
struct RecoveredProject
{
    QString file; ///< the recovery file
    ProjectDocument document;
};

/// Keeps what is unsaved in a file of `folder` while it is being edited, so that a crash or a power cut loses half a second of the
/// first edit and a second of what follows, at most.
/// Files of windows that are still open are locked and left alone.
class Recovery : public QObject
{
    Q_OBJECT

public:
    Recovery(Session &session, const QString &folder, QObject *parent = nullptr);
    ~Recovery() override;

    /// What windows that are gone have left. What can't be read is left out.
    static QList<RecoveredProject> leftBehind(const QString &folder);
    static void discard(const RecoveredProject &project);

    bool keepNow();            ///< without waiting for the timer; false: it could not be written
    void follow(bool follows); ///< false: nothing is kept or forgotten unasked
    void forget();             ///< saved, or thrown away on purpose
    QString file() const { return m_file; }

private:
    Session &m_session;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

/// The document as a recovery file's bytes, and back.
QByteArray recoveryBytes(const ProjectDocument &document);
[[nodiscard]] Result<ProjectDocument> fromRecoveryBytes(const QByteArray &bytes);

} // namespace kernelscope

#include "ui/window/Recovery.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>

#include "project/ProjectFormat.h"
#include "session/Session.h"
#include "support/Tr.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

// From a change to the file: so that a crash loses at most half a second of the first edit, and a second of what follows.
constexpr int firstKeptAfterMs = 300;
constexpr int keptAfterMs = 700;

QByteArray recoveryBytes(const ProjectDocument &document)
{
    QJsonObject texts;
    for (auto text = document.texts.constBegin(); text != document.texts.constEnd(); ++text)
        texts.insert(text.key(), text.value());
    return QJsonDocument(QJsonObject{{u"folder"_s, document.folder},
                                     {u"fileName"_s, document.fileName},
                                     {u"project"_s, QString::fromUtf8(projectText(document.project))},
                                     {u"texts"_s, texts}})
        .toJson()
        .replace("\xef\xbb\xbf", "\\ufeff"); // A byte order mark that a text begins with would not be read again.
}

Result<ProjectDocument> fromRecoveryBytes(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (!object.contains(u"texts"))
        return fail(tr("The recovery file is damaged."));
    // For its form only: a set-up that was half edited may be wrong in what it says, and is wanted back all the same.
    const auto read = readProjectForm(object.value(u"project").toString().toUtf8(), object.value(u"fileName").toString());
    ProjectDocument document;
    if (read)
        document.project = read->project;
    else
        document.project.sources = object.value(u"texts").toObject().keys();
    document.folder = object.value(u"folder").toString();
    document.fileName = object.value(u"fileName").toString();
    const QJsonObject texts = object.value(u"texts").toObject();
    for (auto text = texts.begin(); text != texts.end(); ++text)
        document.texts.insert(text.key(), text.value().toString());
    return document;
}

Recovery::Recovery(Session &session, const QString &folder, QObject *parent) : QObject(parent), m_session(session), m_timer(this)
{
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    m_file = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + u".recovery"_s);
    m_lock = std::make_unique<QLockFile>(m_file + u".lock"_s);
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keepNow);
    follow(true);
}

void Recovery::follow(bool follows)
{
    if (!follows)
        m_session.disconnect(this);
    if (!follows || m_file.isEmpty())
        return;
    const auto soon = [this] {
        if (!m_timer.isActive())
            m_timer.start(QFile::exists(m_file) ? keptAfterMs : firstKeptAfterMs);
    };
    connect(&m_session, &Session::projectChanged, this, soon);
    connect(&m_session, &Session::textChanged, this, soon);
    connect(&m_session, &Session::documentReplaced, this, &Recovery::forget);
    connect(&m_session, &Session::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            forget();
    });
}

Recovery::~Recovery() = default;

bool Recovery::keepNow()
{
    if (m_file.isEmpty() || !m_session.isModified())
        return false;
    QSaveFile file(m_file);
    const QByteArray bytes = recoveryBytes(m_session.ownDocument());
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

void Recovery::forget()
{
    m_timer.stop();
    if (!m_file.isEmpty())
        QFile::remove(m_file);
}

QList<RecoveredProject> Recovery::leftBehind(const QString &folder)
{
    QStringList names = QDir(folder).entryList({u"*.recovery"_s, u"*.recovery.lock"_s}, QDir::Files);
    names.replaceInStrings(u".lock"_s, QString());
    names.removeDuplicates();
    QList<RecoveredProject> found;
    for (const QString &name : std::as_const(names)) {
        const QString path = QDir(folder).filePath(name);
        QLockFile lock(path + u".lock"_s);
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // Its window is still open.
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue; // A window that was killed with nothing unsaved leaves its lock, which goes with `lock`.
        const auto document = fromRecoveryBytes(file.readAll());
        if (document)
            found.append({path, *document});
    }
    return found;
}

void Recovery::discard(const RecoveredProject &project)
{
    QFile::remove(project.file);
}

} // namespace kernelscope

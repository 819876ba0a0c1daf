#pragma once

#include <memory>
#include <type_traits>

#include <QMap>
#include <QTemporaryDir>

#include "language/LanguageServer.h"
#include "language/LanguageValues.h"

namespace kernelscope {

class Session;

/// A text edit within the project, checked: it fits its text as it stands.
struct ProjectEdit
{
    QString path; ///< relative, as in ProjectDocument::texts
    QList<TextEdit> edits;
};

/// Where a name is defined or used.
struct ProjectPlace
{
    QString path; ///< relative; empty: outside of the project
    QString file; ///< absolute
    TextSpan span;
};

/// What clangd says of the project's sources as they stand in the editor. It is started when it is asked for the first time, gets texts
/// that never reach the disk, and reads no configuration of the project: of a restricted project, or one that was never saved, no file at
/// all, but those that the sources include by an absolute path. Each question is answered once, never before the call returns: by an Error
/// too where the texts changed meanwhile. Lives on the thread that made it; nothing blocks.
class ProjectLanguage : public QObject
{
    Q_OBJECT

public:
    template <typename Value> using Handler = std::function<void(const Result<Value> &)>;

    /// `program`: clangd, or what speaks as it does; empty: there is none.
    ProjectLanguage(const Session &session, const QStringList &program, QObject *parent = nullptr);
    ~ProjectLanguage() override;

    bool isInstalled() const { return m_server != nullptr; }
    bool isThere() const; ///< false: there is no clangd, or it was given up
    bool isReady() const; ///< answers come at once
    void warmUp();        ///< starts it, where that has not been done

    /// The result is for forget().
    int complete(const QString &path, TextPoint at, const Handler<Completions> &handler);
    int hover(const QString &path, TextPoint at, const Handler<Hover> &handler);
    int signatures(const QString &path, TextPoint at, const Handler<SignatureHelp> &handler);
    int definition(const QString &path, TextPoint at, const Handler<QList<ProjectPlace>> &handler);
    int references(const QString &path, TextPoint at, const Handler<QList<ProjectPlace>> &handler);
    int rename(const QString &path, TextPoint at, const QString &name, const Handler<QList<ProjectEdit>> &handler);
    int format(const QString &path, const Handler<QList<TextEdit>> &handler);
    void forget(int question); ///< its handler is not called

Q_SIGNALS:
    void ready(); ///< isReady(), at each start of it
    void gaveUp(const QString &message);

private:
    struct Sent
    {
        QString text;
        int version = 0;
    };

    QString folder() const; ///< where the texts are said to lie
    QString fileOf(const QString &path) const { return folder() + u'/' + path; }
    QString pathOf(const QString &file) const; ///< empty: none of the texts
    bool isSource(const QString &path) const;
    QJsonObject documentOf(const QString &path) const;
    QJsonObject placeOf(const QString &path, TextPoint at) const;
    void syncSoon();
    void sync();
    void syncCommands();
    void open(const QString &path, const QString &text);
    QList<ProjectPlace> placesOf(const QJsonValue &reply) const;
    Result<QList<ProjectEdit>> editsOf(const QJsonValue &reply) const;
    bool usesOwnStyle() const;
    int ask(const QString &method, const QJsonObject &parameters, const LanguageServer::Handler &handler,
            const std::function<void()> &before);
    /// `read`: makes a value, or a Result, of the reply. `before`: called right before the question is sent.
    template <typename Value, typename Read>
    int ask(const QString &method, const QJsonObject &parameters, const Handler<Value> &handler, const Read &read,
            const std::function<void()> &before = {});

    const Session &m_session;
    QTemporaryDir m_private;
    LanguageServer *m_server = nullptr; ///< null: none
    QMap<QString, Sent> m_sent;         ///< by relative path
    QString m_sentFolder;
    QJsonObject m_commands; ///< as sent
    QTimer m_syncTimer;
    quint64 m_stamp = 0; ///< counts changes of the texts
    int m_version = 0;
};

} // namespace kernelscope

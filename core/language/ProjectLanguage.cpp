#include "language/ProjectLanguage.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QUrl>

#include "language/CompileCommand.h"
#include "language/LanguageReplies.h"
#include "language/TextEditing.h"
#include "session/Session.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr int syncAfterMs = 150;

/// How OpenCL C is formatted where the project's folder has no .clang-format.
constexpr const char *usualStyle = R"(BasedOnStyle: LLVM
IndentWidth: 4
ContinuationIndentWidth: 4
ColumnLimit: 120
BreakBeforeBraces: Linux
AllowShortFunctionsOnASingleLine: Empty
AllowShortIfStatementsOnASingleLine: Never
AlignAfterOpenBracket: Align
PointerAlignment: Right
SortIncludes: Never
)";

/// Nothing of the project is executed or taken as configuration by it, and nothing is written.
QStringList commandOf(const QStringList &program, const QString &privateFolder)
{
    if (program.isEmpty())
        return {};
    return program + QStringList{u"--background-index=0"_s,
                                 u"--clang-tidy=0"_s,
                                 u"--enable-config=0"_s,
                                 u"--compile-commands-dir="_s + privateFolder,
                                 u"--header-insertion=never"_s,
                                 u"--header-insertion-decorators=0"_s,
                                 u"--pch-storage=memory"_s,
                                 u"--use-dirty-headers"_s,
                                 u"--completion-style=bundled"_s,
                                 u"--limit-results=200"_s,
                                 u"--log=error"_s,
                                 u"-j=2"_s};
}

QJsonObject initialization()
{
    const QJsonArray plain{u"plaintext"_s};
    const QJsonObject completion{{u"completionItem"_s, QJsonObject{{u"snippetSupport"_s, false}, {u"documentationFormat"_s, plain}}}};
    const QJsonObject signature{
        {u"signatureInformation"_s,
         QJsonObject{{u"documentationFormat"_s, plain}, {u"parameterInformation"_s, QJsonObject{{u"labelOffsetSupport"_s, true}}}}}};
    const QJsonObject document{{u"completion"_s, completion},
                               {u"signatureHelp"_s, signature},
                               {u"hover"_s, QJsonObject{{u"contentFormat"_s, QJsonArray{u"markdown"_s}}}}};
    return {{u"processId"_s, QJsonValue::Null},
            {u"rootUri"_s, QJsonValue::Null},
            {u"capabilities"_s, QJsonObject{{u"textDocument"_s, document}}}};
}

QString uriOf(const QString &file)
{
    return QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded);
}

QJsonArray jsonOf(const QStringList &words)
{
    return QJsonArray::fromStringList(words);
}

} // namespace

ProjectLanguage::ProjectLanguage(const Session &session, const QStringList &program, QObject *parent) : QObject(parent), m_session(session)
{
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncAfterMs);
    connect(&m_syncTimer, &QTimer::timeout, this, &ProjectLanguage::sync);
    const QString folder = m_private.path();
    if (program.isEmpty() || !m_private.isValid() || !QDir(folder).mkpath(u"project"_s) || !QDir(folder).mkpath(u"commands"_s))
        return;
    QFile style(folder + u"/.clang-format"_s);
    if (style.open(QIODevice::WriteOnly))
        style.write(usualStyle);
    LanguageServerOptions options;
    options.command = commandOf(program, folder + u"/commands"_s);
    options.folder = folder;
    options.initialization = initialization();
    m_server = new LanguageServer(options, this);
    connect(m_server, &LanguageServer::ready, this, [this] {
        m_sent.clear();
        m_commands = {};
        sync();
        Q_EMIT ready();
    });
    connect(m_server, &LanguageServer::gaveUp, this, &ProjectLanguage::gaveUp);
    connect(&session, &Session::textChanged, this, [this] { ++m_stamp; });
    for (const auto changed : {&Session::documentReplaced, &Session::restrictionChanged})
        connect(&session, changed, this, [this] { ++m_stamp; });
    connect(&session, &Session::textChanged, this, &ProjectLanguage::syncSoon);
    for (const auto changed :
         {&Session::projectChanged, &Session::documentReplaced, &Session::planReportChanged, &Session::restrictionChanged})
        connect(&session, changed, this, &ProjectLanguage::syncSoon);
}

ProjectLanguage::~ProjectLanguage() = default;

bool ProjectLanguage::isThere() const
{
    return m_server && !m_server->isGivenUp();
}

bool ProjectLanguage::isReady() const
{
    return m_server && m_server->isReady();
}

void ProjectLanguage::warmUp()
{
    if (m_server)
        m_server->start();
}

void ProjectLanguage::syncSoon()
{
    if (m_server->isReady())
        m_syncTimer.start();
}

QString ProjectLanguage::folder() const
{
    const ProjectDocument &document = m_session.document();
    return document.folder.isEmpty() || m_session.isRestricted() ? m_private.filePath(u"project"_s) : document.folder;
}

QString ProjectLanguage::pathOf(const QString &file) const
{
    const QString prefix = folder() + u'/';
    const QString path = file.startsWith(prefix) ? file.sliced(prefix.size()) : QString();
    return isSource(path) ? path : QString();
}

bool ProjectLanguage::isSource(const QString &path) const
{
    return path != m_session.project().notes && m_session.document().texts.contains(path);
}

QJsonObject ProjectLanguage::documentOf(const QString &path) const
{
    return {{u"uri"_s, uriOf(fileOf(path))}};
}

QJsonObject ProjectLanguage::placeOf(const QString &path, TextPoint at) const
{
    return {{u"textDocument"_s, documentOf(path)}, {u"position"_s, kernelscope::jsonOf(at)}};
}

// ---- documents ----

/// The server knows each text as it stands now.
void ProjectLanguage::sync()
{
    m_syncTimer.stop();
    if (!m_server->isReady())
        return;
    const QMap<QString, QString> &texts = m_session.document().texts;
    const bool hasMoved = folder() != m_sentFolder;
    const QStringList known = m_sent.keys();
    for (const QString &path : known) {
        if (!hasMoved && isSource(path))
            continue;
        m_server->notify(u"textDocument/didClose"_s, {{u"textDocument"_s, QJsonObject{{u"uri"_s, uriOf(m_sentFolder + u'/' + path)}}}});
        m_sent.remove(path);
    }
    m_sentFolder = folder();
    syncCommands();
    for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
        if (!isSource(text.key()))
            continue;
        const auto sent = m_sent.find(text.key());
        if (sent == m_sent.end()) {
            open(text.key(), *text);
        } else if (const auto edit = differenceOf(sent->text, *text)) {
            *sent = {*text, ++m_version};
            QJsonObject document = documentOf(text.key());
            document[u"version"] = m_version;
            const QJsonObject change{{u"range"_s, kernelscope::jsonOf(edit->span)}, {u"text"_s, edit->text}};
            m_server->notify(u"textDocument/didChange"_s, {{u"textDocument"_s, document}, {u"contentChanges"_s, QJsonArray{change}}});
        }
    }
}

void ProjectLanguage::open(const QString &path, const QString &text)
{
    m_sent.insert(path, {text, ++m_version});
    QJsonObject document = documentOf(path);
    document[u"languageId"] = u"opencl"_s;
    document[u"version"] = m_version;
    document[u"text"] = text;
    m_server->notify(u"textDocument/didOpen"_s, {{u"textDocument"_s, document}});
}

/// Sources are built together: each sees what those before it declare.
void ProjectLanguage::syncCommands()
{
    const Project &project = m_session.project();
    const QString options = m_session.planReport().buildOptions;
    QJsonObject commands;
    const auto add = [&](const QString &path, const QStringList &before) {
        const QString file = fileOf(path);
        commands[file] = QJsonObject{{u"workingDirectory"_s, folder()},
                                     {u"compilationCommand"_s, jsonOf(compileCommand(options, folder(), before, file))}};
    };
    QStringList before;
    for (const QString &source : project.sources) {
        if (!isSource(source))
            continue;
        add(source, before);
        before << fileOf(source);
    }
    const QStringList paths = m_session.document().texts.keys();
    for (const QString &path : paths) {
        if (isSource(path) && !project.sources.contains(path))
            add(path, {});
    }
    if (commands == m_commands)
        return;
    m_commands = commands;
    m_server->notify(u"workspace/didChangeConfiguration"_s, {{u"settings"_s, QJsonObject{{u"compilationDatabaseChanges"_s, commands}}}});
}

// ---- questions ----

int ProjectLanguage::ask(const QString &method, const QJsonObject &parameters, const LanguageServer::Handler &handler,
                         const std::function<void()> &before)
{
    if (!m_server) {
        QMetaObject::invokeMethod(
            this, [handler] { handler(fail(u"clangd is not installed."_s)); }, Qt::QueuedConnection);
        return 0;
    }
    m_server->start();
    sync();
    return m_server->request(method, parameters, handler, before);
}

template <typename Value, typename Read>
int ProjectLanguage::ask(const QString &method, const QJsonObject &parameters, const Handler<Value> &handler, const Read &read,
                         const std::function<void()> &before)
{
    const auto take = [this, handler, read, stamp = m_stamp](const Result<QJsonValue> &reply) {
        if (!reply)
            handler(fail(reply.error()));
        else if (stamp != m_stamp)
            handler(fail(u"The text was changed meanwhile."_s));
        else
            handler(read(*reply));
    };
    return ask(method, parameters, take, before);
}

int ProjectLanguage::complete(const QString &path, TextPoint at, const Handler<Completions> &handler)
{
    return ask<Completions>(u"textDocument/completion"_s, placeOf(path, at), handler, completionsFrom);
}

int ProjectLanguage::hover(const QString &path, TextPoint at, const Handler<Hover> &handler)
{
    return ask<Hover>(u"textDocument/hover"_s, placeOf(path, at), handler, hoverFrom);
}

int ProjectLanguage::signatures(const QString &path, TextPoint at, const Handler<SignatureHelp> &handler)
{
    return ask<SignatureHelp>(u"textDocument/signatureHelp"_s, placeOf(path, at), handler, signatureHelpFrom);
}

QList<ProjectPlace> ProjectLanguage::placesOf(const QJsonValue &reply) const
{
    QList<ProjectPlace> places;
    for (const Location &location : locationsFrom(reply))
        places << ProjectPlace{pathOf(location.file), location.file, location.span};
    return places;
}

int ProjectLanguage::definition(const QString &path, TextPoint at, const Handler<QList<ProjectPlace>> &handler)
{
    return ask<QList<ProjectPlace>>(u"textDocument/definition"_s, placeOf(path, at), handler,
                                    [this](const QJsonValue &reply) { return placesOf(reply); });
}

int ProjectLanguage::references(const QString &path, TextPoint at, const Handler<QList<ProjectPlace>> &handler)
{
    QJsonObject place = placeOf(path, at);
    place[u"context"] = QJsonObject{{u"includeDeclaration"_s, true}};
    return ask<QList<ProjectPlace>>(u"textDocument/references"_s, place, handler,
                                    [this](const QJsonValue &reply) { return placesOf(reply); });
}

/// All of them, or none.
Result<QList<ProjectEdit>> ProjectLanguage::editsOf(const QJsonValue &reply) const
{
    QList<ProjectEdit> edits;
    for (const FileEdits &given : fileEditsFrom(reply)) {
        const QString path = pathOf(given.file);
        if (path.isEmpty())
            return fail(u"It is used in %1, which does not belong to the project. Nothing was changed."_s.arg(given.file));
        if (const auto checked = replacementsOf(m_session.document().texts.value(path), given.edits); !checked)
            return fail(checked.error());
        edits << ProjectEdit{path, given.edits};
    }
    return edits;
}

int ProjectLanguage::rename(const QString &path, TextPoint at, const QString &name, const Handler<QList<ProjectEdit>> &handler)
{
    QJsonObject place = placeOf(path, at);
    place[u"newName"] = name;
    return ask<QList<ProjectEdit>>(u"textDocument/rename"_s, place, handler, [this](const QJsonValue &reply) { return editsOf(reply); });
}

/// The folder's .clang-format, which may also stand further up; only where the project is trusted.
bool ProjectLanguage::usesOwnStyle() const
{
    if (folder() != m_session.document().folder)
        return false;
    QDir at(folder());
    do {
        if (at.exists(u".clang-format"_s) || at.exists(u"_clang-format"_s))
            return true;
    } while (at.cdUp());
    return false;
}

int ProjectLanguage::format(const QString &path, const Handler<QList<TextEdit>> &handler)
{
    const QString text = m_session.document().texts.value(path);
    const auto read = [text](const QJsonValue &reply) -> Result<QList<TextEdit>> {
        const QList<TextEdit> edits = textEditsFrom(reply);
        const auto checked = replacementsOf(text, edits);
        return checked ? Result<QList<TextEdit>>(edits) : fail(checked.error());
    };
    const QJsonObject options{{u"tabSize"_s, 4}, {u"insertSpaces"_s, true}};
    if (usesOwnStyle() || !m_server)
        return ask<QList<TextEdit>>(u"textDocument/formatting"_s, {{u"textDocument"_s, documentOf(path)}, {u"options"_s, options}}, handler,
                                    read);
    // As a document of its own, beside the usual style.
    const QJsonObject document{{u"uri"_s, uriOf(m_private.filePath(u"format.cl"_s))}};
    const auto open = [this, document, text] {
        QJsonObject opened = document;
        opened[u"languageId"] = u"opencl"_s;
        opened[u"version"] = ++m_version;
        opened[u"text"] = text;
        m_server->notify(u"textDocument/didOpen"_s, {{u"textDocument"_s, opened}});
    };
    const auto close = [this, document, handler](const Result<QList<TextEdit>> &edits) {
        m_server->notify(u"textDocument/didClose"_s, {{u"textDocument"_s, document}});
        handler(edits);
    };
    return ask<QList<TextEdit>>(u"textDocument/formatting"_s, {{u"textDocument"_s, document}, {u"options"_s, options}}, close, read, open);
}

void ProjectLanguage::forget(int question)
{
    if (m_server)
        m_server->cancel(question);
}

} // namespace kernelscope

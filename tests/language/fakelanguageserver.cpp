#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include "language/MessageReader.h"

// A language server that does what the request asks for: "test/echo" is answered by its parameters, others die, hang, flood or lie. Beyond
// that it answers "textDocument/..." by the reply that stands under the method's name in the JSON file named by its first argument, where
// there is one; it is read each time. Arguments: --die, --mute (never gets ready), --noise (what is no message), then the file.

using namespace kernelscope;

static void say(const QJsonObject &message)
{
    const QByteArray bytes = framed(message);
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

static void answer(const QJsonValue &id, const QJsonValue &result)
{
    say({{"jsonrpc", "2.0"}, {"id", id}, {"result", result}});
}

static void raw(const std::string &bytes)
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    std::fflush(stdout);
}

static void flood()
{
    const QJsonObject message{{"jsonrpc", "2.0"}, {"method", "textDocument/publishDiagnostics"}, {"params", QString(1000, 'x')}};
    while (true)
        say(message);
}

static QJsonObject scripted(const char *file)
{
    QFile script(QString::fromLocal8Bit(file));
    return script.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(script.readAll()).object() : QJsonObject();
}

int main(int argc, char **argv)
{
    const char *script = "";
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--die")
            return 3;
        if (argument == "--mute")
            while (true)
                ::pause();
        if (argument == "--noise")
            raw("This is no language server.\r\n\r\n");
        if (argument[0] != '-')
            script = argv[i];
    }
    MessageReader reader;
    QJsonArray notes;
    char bytes[65536];
    while (true) {
        const auto message = reader.next();
        if (!message)
            return 4;
        if (!*message) {
            const ssize_t got = ::read(0, bytes, sizeof bytes);
            if (got <= 0)
                return 0;
            reader.add(QByteArray(bytes, got));
            continue;
        }
        const QJsonObject asked = **message;
        const QString method = asked["method"].toString();
        const QJsonValue id = asked["id"];
        if (id.isUndefined())
            notes.append(method);
        else if (method == "initialize")
            answer(id, QJsonObject{{"capabilities", QJsonObject{{"pid", int(::getpid())}}}});
        else if (method == "test/echo")
            answer(id, asked["params"]);
        else if (method == "test/notes")
            answer(id, notes);
        else if (method == "test/error")
            say({{"jsonrpc", "2.0"}, {"id", id}, {"error", QJsonObject{{"code", -1}, {"message", "No such name."}}}});
        else if (method == "test/die")
            ::_exit(7);
        else if (method == "test/crash")
            std::abort();
        else if (method == "test/deaf")
            while (true)
                ::pause();
        else if (method == "test/flood")
            flood();
        else if (method == "test/noise")
            raw("Content-Length: -5\r\n\r\n");
        else if (method == "test/deep")
            raw("Content-Length: 2000\r\n\r\n" + std::string(2000, '['));
        else if (method == "test/huge")
            raw("Content-Length: 99999999999\r\n\r\n");
        else if (method == "test/other") { // answers that nobody asked for, then the one
            answer(4711, "invented");
            answer("id", "a text");
            say({{"jsonrpc", "2.0"}, {"id", 17}, {"method", "workspace/applyEdit"}, {"params", QJsonObject()}});
            answer(id, "right");
            answer(id, "twice");
        } else if (const QJsonObject replies = scripted(script); replies.contains(method))
            answer(id, replies[method]);
        // else: no answer
    }
}

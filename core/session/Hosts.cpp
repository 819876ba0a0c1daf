#include "session/Hosts.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#include "support/FileWriting.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

namespace {

bool isName(const QString &name)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_.-]+$"_s);
    return form.match(name).hasMatch();
}

QString nameOfLine(const QString &line)
{
    return line.section(u':', 0, 0).trimmed();
}

Result<QStringList> linesOf(const QString &file)
{
    QFile opened(file);
    if (!opened.exists())
        return QStringList();
    if (!opened.open(QIODevice::ReadOnly))
        return fail(filled(u"The hosts can't be read: %1."_s, opened.errorString()), {file, 0, 0});
    QStringList lines = QString::fromUtf8(opened.readAll()).split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

Result<void> writeLines(const QStringList &lines, const QString &file)
{
    QDir().mkpath(QFileInfo(file).path());
    return writeFile(file, (lines.join(u'\n') + u'\n').toUtf8());
}

/// In quotes where a word has spaces, as QProcess::splitCommand() takes it apart again.
QString commandLine(const QStringList &command)
{
    QStringList words;
    for (QString word : command) {
        word.replace(u'"', u"\"\"\""_s);
        words << (word.isEmpty() || word.contains(u' ') || word.contains(u'\t') ? u'"' + word + u'"' : word);
    }
    return words.join(u' ');
}

} // namespace

QString hostsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/kernelscope/hosts"_s;
}

ReadHosts readHosts(const QString &file)
{
    const auto lines = linesOf(file);
    if (!lines)
        return {{}, {lines.error().message}};
    ReadHosts read;
    for (qsizetype i = 0; i < lines->size(); ++i) {
        const QString line = (*lines)[i].trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const Host host{nameOfLine(line), QProcess::splitCommand(line.section(u':', 1))};
        if (!line.contains(u':') || !isName(host.name) || host.command.isEmpty())
            read.problems << filled(u"Line %1 of %2 is no host: it should read \"NAME: COMMAND\"."_s, i + 1, file);
        else if (std::ranges::find(read.hosts, host.name, &Host::name) != read.hosts.end())
            read.problems << filled(u"Line %1 of %2 names the host \"%3\" again; the first counts."_s, i + 1, file, host.name);
        else
            read.hosts << host;
    }
    return read;
}

Result<void> addHost(const Host &host, const QString &file)
{
    if (!isName(host.name))
        return fail(filled(u"\"%1\" can't be a host's name: it takes letters, digits, '-', '_' and '.'."_s, host.name));
    const QString text = commandLine(host.command);
    if (host.command.isEmpty() || text.contains(u'\n'))
        return fail(u"A host needs a command, for example \"ssh student@lab kernelscope-worker\"."_s);
    return linesOf(file).and_then([&](QStringList lines) {
        const auto same = std::ranges::find(lines, host.name, nameOfLine);
        const QString line = host.name + u": "_s + text;
        if (same != lines.end())
            *same = line;
        else
            lines << line;
        return writeLines(lines, file);
    });
}

Result<void> removeHost(const QString &name, const QString &file)
{
    return linesOf(file).and_then([&](QStringList lines) -> Result<void> {
        if (lines.removeIf([&](const QString &line) { return nameOfLine(line) == name; }) == 0)
            return fail(filled(u"There is no host \"%1\" in %2."_s, name, file));
        return writeLines(lines, file);
    });
}

Result<QStringList> commandOverSsh(const QString &destination)
{
    static const QRegularExpression form(u"^[A-Za-z0-9_.@:\\[\\]%-]+$"_s);
    if (destination.startsWith(u'-') || !form.match(destination).hasMatch())
        return fail(filled(u"\"%1\" is no place that ssh connects to: USER@HOST, or a name from its configuration."_s, destination));
    return QStringList{u"ssh"_s,    u"-T"_s,
                       u"-o"_s,     u"BatchMode=yes"_s,
                       u"-o"_s,     u"ConnectTimeout=10"_s,
                       u"-o"_s,     u"ServerAliveInterval=5"_s,
                       destination, u"kernelscope-worker"_s};
}

HostSelector hostSelector(const QString &selector, const QList<Host> &hosts)
{
    const auto hostOf = [&](const QString &alternative) {
        const QString name = alternative.contains(u':') ? nameOfLine(alternative) : QString();
        return std::ranges::find(hosts, name, &Host::name) == hosts.end() ? QString() : name;
    };
    const QStringList alternatives = selector.split(u'|');
    const QString host = hostOf(alternatives.first());
    QStringList there;
    for (const QString &alternative : alternatives) {
        if (hostOf(alternative) == host)
            there << (host.isEmpty() ? alternative : alternative.section(u':', 1)).trimmed();
    }
    return {host, there.join(u'|')};
}

} // namespace kernelscope

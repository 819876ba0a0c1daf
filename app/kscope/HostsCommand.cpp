#include <algorithm>
#include <optional>

#include <QCoreApplication>
#include <QProcess>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "Interrupt.h"
#include "WorkerBundle.h"
#include "WorkerOptions.h"
#include "session/Job.h"
#include "support/Filled.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

int ended(const Result<void> &done)
{
    return done ? 0 : exitWith(done.error());
}

Result<void> add(const Arguments &arguments)
{
    const QString name = arguments.more.value(0);
    const QString destination = arguments.more.value(1);
    if (name.isEmpty() || destination.isEmpty() == !arguments.has("--command"))
        return fail(u"kscope hosts add needs a name and either USER@HOST or --command. See: kscope help hosts"_s);
    if (arguments.has("--install")) {
        if (destination.isEmpty())
            return fail(u"--install needs USER@HOST."_s);
        return commandOverSsh(destination).and_then([&](QStringList words) -> Result<void> {
            words.removeLast();
            printError(filled(u"Copying the worker to %1..."_s, destination));
            const auto installed = installWorker(words);
            return installed ? addHost({name, words << installedWorker}) : installed;
        });
    }
    const auto command =
        destination.isEmpty() ? Result<QStringList>(QProcess::splitCommand(arguments.value("--command"))) : commandOverSsh(destination);
    return command.and_then([&](const QStringList &words) { return addHost({name, words}); });
}

/// All at once; nothing when a signal ended the wait.
std::optional<QList<Outcome>> askAll(const QList<Host> &hosts, Conversation &conversation)
{
    QList<std::optional<Outcome>> outcomes(hosts.size());
    for (qsizetype i = 0; i < hosts.size(); ++i) {
        conversation.workers().request(ListDevices{hosts[i].name + u':'}, [&outcomes, i](const Outcome &outcome) {
            outcomes[i] = outcome;
            if (std::ranges::all_of(outcomes, [](const auto &one) { return one.has_value(); }))
                QCoreApplication::exit(0);
        });
    }
    if (QCoreApplication::exec() != 0)
        return std::nullopt;
    return mapped(outcomes, [](const auto &outcome) { return *outcome; });
}

/// "lab: 0  NVIDIA CUDA: NVIDIA H200", or why there is none, which is false.
bool print(const Host &host, const Outcome &outcome)
{
    const auto reply = replyOf<DevicesReply>(outcome);
    const QString problem = reply ? reply->message : describe(reply.error(), {});
    for (const DeviceInfo &device : reply ? reply->devices : QList<DeviceInfo>())
        printOut(filled(u"%1: %2  %3: %4%5\n"_s, host.name, device.index, device.platform.name, device.name,
                        device.inUse ? u" (in use)"_s : QString()));
    if (!problem.isEmpty())
        printError(host.name + u": "_s + problem);
    return problem.isEmpty();
}

int listAll(const Arguments &arguments)
{
    const auto options = workerOptions(arguments);
    if (!options)
        return ended(fail(options.error()));
    if (options->session.hosts.isEmpty()) {
        printOut(u"There are no hosts yet. This adds one: kscope hosts add NAME USER@HOST\n"_s);
        return 0;
    }
    Conversation conversation(*options, Conversation::Begins::WhenAsked);
    const QList<Host> &hosts = options->session.hosts;
    const auto outcomes = askAll(hosts, conversation);
    if (!outcomes)
        return Interrupt::exitCode;
    bool isWhole = true;
    for (qsizetype i = 0; i < hosts.size(); ++i)
        isWhole = print(hosts[i], (*outcomes)[i]) && isWhole;
    return isWhole ? 0 : exitDeviceLost;
}

} // namespace

int hostsCommand(const Arguments &arguments)
{
    if (arguments.operand.isEmpty())
        return listAll(arguments);
    if (arguments.operand == u"add")
        return ended(add(arguments));
    if (arguments.operand == u"remove" && arguments.more.size() == 1)
        return ended(removeHost(arguments.more.first()));
    if (arguments.operand == u"pack" && arguments.more.size() == 1)
        return ended(packWorker(arguments.more.first()));
    return ended(fail(u"kscope hosts takes add, remove NAME, pack FILE, or nothing. See: kscope help hosts"_s));
}

} // namespace kernelscope

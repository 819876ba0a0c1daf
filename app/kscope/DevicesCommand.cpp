#include <QJsonArray>
#include <QJsonDocument>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "DeviceText.h"
#include "Interrupt.h"
#include "WorkerOptions.h"
#include "protocol/Json.h"
#include "session/Job.h"

namespace kernelscope {

int devicesCommand(const Arguments &arguments)
{
    const auto options = workerOptions(arguments);
    if (!options)
        return exitWith(options.error());
    Conversation conversation(*options);
    const auto outcome = conversation.ask(ListDevices{});
    if (!outcome)
        return Interrupt::exitCode;
    const auto reply = replyOf<DevicesReply>(*outcome);
    if (!reply)
        return exitWith(describe(reply.error(), {}), exitDeviceLost);
    if (arguments.has("--json"))
        printOut(QString::fromUtf8(QJsonDocument(toJson(reply->devices).toArray()).toJson()));
    else
        printOut(devicesText(reply->devices));
    for (const QString &note : reply->unconfined + (reply->devices.isEmpty() ? QStringList() : reply->leftOut)) // else in the message
        printError(note);
    if (!reply->message.isEmpty())
        printError(reply->message);
    return 0;
}

} // namespace kernelscope

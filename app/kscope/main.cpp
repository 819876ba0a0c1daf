#include <QCoreApplication>

#include "Commands.h"
#include "Console.h"
#include "Interrupt.h"

using namespace kernelscope;

namespace {

int runCommandLine(const Arguments &arguments)
{
    if (arguments.command == u"help") {
        printOut(usageText(arguments.operand));
        return 0;
    }
    if (arguments.command == u"version") {
        printOut(QStringLiteral("kscope %1\n").arg(QCoreApplication::applicationVersion()));
        return 0;
    }
    const Interrupt interrupt;
    if (arguments.command == u"devices")
        return devicesCommand(arguments);
    if (arguments.command == u"run")
        return runCommand(arguments);
    if (arguments.command == u"check")
        return checkCommand(arguments);
    if (arguments.command == u"trace")
        return traceCommand(arguments);
    if (arguments.command == u"render")
        return renderCommand(arguments);
    return newCommand(arguments);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    application.setApplicationVersion(QStringLiteral(KERNELSCOPE_VERSION));
    const auto arguments = parseArguments(application.arguments().mid(1));
    if (!arguments) {
        printError(arguments.error());
        return exitBadUsage;
    }
    return runCommandLine(*arguments);
}

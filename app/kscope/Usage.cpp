#include <QCoreApplication>

#include "Commands.h"
#include "Console.h"

namespace kernelscope {
namespace {

QString optionLines(const CommandSpec &command)
{
    QString text;
    for (const OptionSpec &option : command.options) {
        const QString left = option.valueName.isEmpty() ? option.name : option.name + u' ' + option.valueName;
        text += QStringLiteral("  %1  %2\n").arg(left, -24).arg(option.help);
    }
    return text;
}

QString overview()
{
    QString text = QStringLiteral("kscope runs projects of OpenCL kernels.\n\n");
    for (const CommandSpec &command : commandSpecs())
        text += QStringLiteral("  kscope %1  %2\n").arg((command.name + u' ' + command.operand).trimmed(), -14).arg(command.summary);
    return text +
           QStringLiteral(
               "\nExit status: 0 done and every check passed; 1 a check failed or an error was found; 2 bad usage or an invalid project;\n"
               "3 the kernels did not build; 4 a kernel crashed or timed out, or the device was lost.\n");
}

QString usage(const CommandSpec &command)
{
    const QString options = command.options.isEmpty() ? QString() : QStringLiteral(" [OPTION]...");
    const QString operand = command.operand.isEmpty() ? QString() : u' ' + command.operand;
    return QStringLiteral("kscope %1%2%3: %4\n\n").arg(command.name, operand, options, command.summary) + optionLines(command);
}

} // namespace

int helpCommand(const Arguments &arguments)
{
    if (arguments.operand.isEmpty()) {
        printOut(overview());
        return 0;
    }
    const auto command = commandNamed(arguments.operand);
    if (!command)
        return exitWith(command.error());
    printOut(usage(**command));
    return 0;
}

int versionCommand(const Arguments &)
{
    printOut(QStringLiteral("kscope %1\n").arg(QCoreApplication::applicationVersion()));
    return 0;
}

} // namespace kernelscope

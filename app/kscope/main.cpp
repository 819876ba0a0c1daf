#include <QCoreApplication>

#include "Commands.h"
#include "Console.h"
#include "Interrupt.h"

using namespace kernelscope;

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    application.setApplicationVersion(QStringLiteral(KERNELSCOPE_VERSION));
    const auto arguments = parseArguments(application.arguments().mid(1));
    if (!arguments)
        return exitWith(arguments.error());
    const Interrupt interrupt;
    return statusAfterPrinting(arguments->command->run(*arguments));
}

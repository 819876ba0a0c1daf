#include "Console.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace kernelscope {
namespace {

bool printingFailed = false;

} // namespace

void printOut(const QString &text)
{
    const QByteArray bytes = printable(text).toUtf8();
    const bool isWritten = std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout) == std::size_t(bytes.size());
    if ((isWritten && std::fflush(stdout) == 0) || errno == EPIPE || printingFailed) // Whoever reads has read enough.
        return;
    printingFailed = true;
    printError(QStringLiteral("What was to be printed could not be written: %1.").arg(QString::fromLocal8Bit(std::strerror(errno))));
}

int statusAfterPrinting(int status)
{
    return printingFailed ? exitBadUsage : status;
}

void printError(const Error &error)
{
    const QByteArray bytes = printable(oneLine(error)).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
}

void printError(const QString &message)
{
    printError(Error{message, {}});
}

int exitWith(const Error &error, int status)
{
    printError(error);
    return status;
}

int exitWith(const QString &message, int status)
{
    return exitWith(Error{message, {}}, status);
}

} // namespace kernelscope

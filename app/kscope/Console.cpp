#include "Console.h"

#include <cstdio>

namespace kernelscope {

void printOut(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

void printError(const Error &error)
{
    const QByteArray bytes = oneLine(error).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
}

void printError(const QString &message)
{
    printError(Error{message, {}});
}

} // namespace kernelscope

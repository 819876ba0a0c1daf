#pragma once

#include <cstdio>

#include <QString>

namespace kernelscope {

/// One line, or several that end with one.
inline void print(std::FILE *stream, const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stream);
    if (!text.endsWith(u'\n'))
        std::fputc('\n', stream);
}

} // namespace kernelscope

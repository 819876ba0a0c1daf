#pragma once

#include <QString>

namespace kernelscope {

/// What a command of a queue does; Build is what the host does before it.
enum class CommandKind : quint8 { Launch, Write, Read, Copy, Fill, Carry, Map, Unmap, Barrier, Finish, Build };

constexpr QLatin1StringView wordOf(CommandKind kind)
{
    constexpr QLatin1StringView words[] = {QLatin1StringView("launch"), QLatin1StringView("write"), QLatin1StringView("read"),
                                           QLatin1StringView("copy"),   QLatin1StringView("fill"),  QLatin1StringView("carry"),
                                           QLatin1StringView("map"),    QLatin1StringView("unmap"), QLatin1StringView("barrier"),
                                           QLatin1StringView("finish"), QLatin1StringView("build")};
    return words[int(kind)];
}

} // namespace kernelscope

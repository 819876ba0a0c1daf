#pragma once

#include <QString>

namespace kernelscope {

/// The name of a file or buffer as a tab shows it: of a long one the beginning and the end, since names that begin alike are told apart
/// by their ends. The whole belongs into the tab's tool tip.
inline QString tabName(const QString &name)
{
    constexpr qsizetype most = 28, end = 12;
    return name.size() <= most ? name : name.first(most - end - 1) + QChar(0x2026) + name.last(end);
}

} // namespace kernelscope

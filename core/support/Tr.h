#pragma once

#include <QCoreApplication>
#include <QString>

namespace kernelscope {

/// A text of the window in its language, for functions that belong to no QObject. `n` chooses a plural form.
inline QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("kernelscope", text, nullptr, n);
}

} // namespace kernelscope

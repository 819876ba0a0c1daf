#pragma once

#include <QStringList>

namespace kernelscope {

/// The clangd of this system: the one without a version in its name, else the newest. Empty: there is none.
QStringList installedClangd();

} // namespace kernelscope

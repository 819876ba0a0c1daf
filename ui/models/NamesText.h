#pragma once

#include <QStringList>

namespace kernelscope {

/// "a, b and c"; of many the first ones: "a, b, c and 1,997 more".
QString namesText(const QStringList &names);

} // namespace kernelscope

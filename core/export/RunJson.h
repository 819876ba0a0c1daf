#pragma once

#include <QJsonObject>

#include "run/RunResult.h"

namespace kernelscope {

/// A run as `kscope run --json` writes it (docs/command-line.md). Numbers that are not finite are null.
QJsonObject runJson(const RunResult &result);

} // namespace kernelscope

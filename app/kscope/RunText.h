#pragma once

#include <QString>

#include "run/RunResult.h"

namespace kernelscope {

/// "64 x 64"; `otherwise` where there is none.
QString sizesText(const QList<quint64> &sizes, const QString &otherwise = {});

/// An empty line before it, where there is anything.
QString section(const QString &text);

/// A run to be read by people: launches, buffers, checks, what the kernels printed, and how long it took.
QString runText(const RunResult &result, const QString &title);

} // namespace kernelscope

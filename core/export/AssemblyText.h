#pragma once

#include <QJsonObject>
#include <QMap>

#include "plan/Assembly.h"

namespace kernelscope {

/// "Clang 15's code for AMD gfx906, not a driver's": whose it is.
QString assemblyTitle(const Assembly &assembly);

/// "22 vector registers, 20 scalar ones; nothing spilled; 2 KiB of local memory; 10 of 10 waves on a SIMD; 85 instructions, 360 bytes"
QString figuresText(const AssembledFunction &function);

/// The instructions below the lines that they come from, then the figures. `texts`: of the sources by their names.
QString assemblyText(const Assembly &assembly, const QMap<QString, QString> &texts);

QJsonObject assemblyJson(const Assembly &assembly);

} // namespace kernelscope

#pragma once

#include <QJsonObject>

#include "export/TraceReport.h"

namespace kernelscope {

/// A trace as `kscope check --json` writes it (docs/command-line.md).
QJsonObject checkJson(const TraceReply &reply);

/// The same with what each place of the source and each phase did: `kscope trace --json`.
QJsonObject traceJson(const TraceReply &reply);

} // namespace kernelscope

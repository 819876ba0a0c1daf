#pragma once

#include "export/TraceReport.h"

namespace kernelscope {

/// The launches, the findings and what was not seen, for people.
QString checkText(const TraceReply &reply, const QString &title);

/// The same with what each place of the source and each phase did.
QString traceText(const TraceReply &reply, const QString &title);

} // namespace kernelscope

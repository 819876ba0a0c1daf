#pragma once

#include <QStringList>

#include "protocol/InstrumentMessages.h"
#include "support/Result.h"

namespace kernelscope {

/// For people: kernelscope-instrument FILE.cl... [-k KERNEL] [options]. The only part of the program that reads files.
[[nodiscard]] Result<InstrumentRequest> requestFromArguments(const QStringList &arguments);

/// The reply as text: diagnostics and signatures, or the rewritten kernel.
QString replyText(const InstrumentRequest &request, const InstrumentReply &reply);

} // namespace kernelscope

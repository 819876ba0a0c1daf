#pragma once

#include <optional>

#include "Conversation.h"
#include "session/TraceFlow.h"

namespace kernelscope {

/// What is traced.
struct TraceQuestion
{
    const ProjectDocument &document;
    QString device; ///< a selector
    QList<ParameterValue> parameters;
    TraceOptions options;
    std::chrono::milliseconds timeout; ///< of rewriting the kernels; zero: none
};

/// Waits for the trace; nothing when a signal ended the wait.
std::optional<TraceOutcome> traced(Conversation &conversation, const TraceQuestion &question);

} // namespace kernelscope

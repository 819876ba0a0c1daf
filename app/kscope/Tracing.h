#pragma once

#include <functional>
#include <optional>

#include <QJsonObject>

#include "Arguments.h"
#include "Conversation.h"
#include "WorkerOptions.h"
#include "session/TraceFlow.h"

namespace kernelscope {

/// What the options of every command that traces say.
struct TraceQuestion
{
    WorkerOptions worker;
    QString device; ///< a selector
    QList<ParameterValue> parameters;
    TraceOptions trace;
    bool wantsFiles = true; ///< LaunchTrace::traceFile, which takes time where the worker is on another machine
};

[[nodiscard]] Result<TraceQuestion> traceQuestion(const Arguments &arguments);

/// Waits for the trace; nothing when a signal ended the wait.
std::optional<TraceOutcome> traced(Conversation &conversation, const ProjectDocument &document, const TraceQuestion &question);

/// What a trace led to: with --json the object, else the text, unless it is empty; then the errors of the run. `message`: why there is no
/// more; the object has it too.
void printReport(const Arguments &arguments, const std::function<QJsonObject()> &json, const std::function<QString()> &text,
                 const QString &message, const RunResult &result, const ProjectDocument &document);

} // namespace kernelscope

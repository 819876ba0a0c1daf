#pragma once

#include <functional>
#include <optional>

#include "Conversation.h"
#include "project/ProjectDocument.h"
#include "session/TraceFlow.h"

namespace kernelscope {

/// A launch whose traced and untraced results differ though nothing that was found explains it.
struct CompilerBlame
{
    LaunchTrace launch;
    Finding finding;
};

/// The first such launch of a check; nullopt: there is none. Where something else was found that allows results to differ they are not
/// compared.
std::optional<CompilerBlame> compilerBlame(const TraceReply &reply);

struct BlameQuestion
{
    ProjectDocument document;
    QString device; ///< a selector
    QList<ParameterValue> parameters;
    TraceOptions trace;
    std::chrono::milliseconds patience;        ///< of the search; it ends within 15 s after that
    std::function<void(const QString &)> tell; ///< is called with sentences that say how far it is
};

struct SmallestBlame
{
    ProjectDocument document; ///< with a report for the driver's makers as its notes
    int tried = 0;
    qint64 linesBefore = 0;
    qint64 lines = 0;
    bool isInterrupted = false; ///< by a signal: it is the smallest one until then
    bool isLate = false;        ///< the time was up: the same
};

/// Looks for the smallest project that still shows the difference, and nothing else: Clang's syntax tree says what can be left out of the
/// sources. The error says why there is none.
[[nodiscard]] Result<SmallestBlame> smallestBlame(const CompilerBlame &blame, const BlameQuestion &question, Conversation &conversation);

} // namespace kernelscope

#pragma once

#include <functional>

#include "expression/Evaluator.h"
#include "opencl/Engine.h"
#include "protocol/Messages.h"
#include "worker/ContentsCache.h"
#include "worker/OutputCapture.h"

namespace kernelscope {

/// What the worker's jobs work with, and how they are heard while they do.
struct Workplace
{
    Engine &engine;
    OutputCapture &output;
    ContentsCache &contents;
    Evaluator &evaluator;
    QString resultsFolder; ///< where the session reads files; empty: it can't
    std::function<void(const Progress &)> report;
    std::function<bool()> isCancelled;
    bool isExclusive; ///< see DeviceTurn
};

} // namespace kernelscope

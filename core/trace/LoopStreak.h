#pragma once

#include <QList>

#include "support/Fields.h"

namespace kernelscope {

/// A loop each of whose turns makes the same accesses, each of them so many bytes behind the one of the turn before. All turns but the
/// first are recorded together (traceLayout): the distances once, and then nothing but values.
struct LoopStreak
{
    QList<int> sites;       ///< of one turn's events, in order. Each access of them is within the one object that its site may be in
    bool onlyLoads = false; ///< and nothing else that has a value: they need not be recorded to know what was accessed

    bool operator==(const LoopStreak &) const = default;
    static constexpr void fields(const auto &visit)
    {
        visit(Field("sites", &LoopStreak::sites), Field("onlyLoads", &LoopStreak::onlyLoads));
    }
};

} // namespace kernelscope

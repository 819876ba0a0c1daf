#pragma once

#include <QString>

#include "trace/Trace.h"

namespace kernelscope {

/// Two events that race, and why it matters.
struct RaceEvidence
{
    EventIndex a;
    EventIndex b;
    int object = 0;
    qint64 offset = 0; ///< bytes, of the first byte that both touch
    bool betweenGroups = false;
    bool sameValue = false;
    bool orderedByCustom = false;
    bool alsoBetweenGroups = false; ///< the same sites race between groups, too: no barrier mends that
    bool guess = false;             ///< what was loaded is only exchanged if it is still there
    bool components = false;        ///< one of them stores other components of the vector at `offset` than the other changes
};

/// Why a load that a compare-exchange confirms (ExchangeGuess) does no harm, and what the standard wants.
QString exchangeGuessAdvice();

/// Why two atomics race: they are of different widths, or the scope of one does not reach the other; else empty. `betweenGroups`: the two
/// may be of different work-groups.
QString atomicsAdvice(const AccessSite &a, const AccessSite &b, bool betweenGroups);

/// Whole sentences: who did what where, and how to order the two.
QString raceMessage(const Trace &trace, const RaceEvidence &evidence);

} // namespace kernelscope

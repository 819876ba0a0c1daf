#pragma once

#include "trace/Trace.h"

namespace kernelscope {

/// Whether a work-item goes on to exchange what it loaded for something else, if that is still there (atomic_cmpxchg, of the same place
/// and as wide): then it does not matter which value the load gave.
bool isExchangeGuess(const Trace &trace, WorkItemSlot item, EventIndex load);

/// Whether all loads of a site are such guesses.
bool areExchangeGuesses(const Trace &trace, int loadSite);

} // namespace kernelscope

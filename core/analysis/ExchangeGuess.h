#pragma once

#include <map>

#include "trace/Trace.h"

namespace kernelscope {

/// Whether a work-item goes on to exchange what it loaded for something else, if that is still there (atomic_cmpxchg, of the same place
/// and as wide): then it does not matter which value the load gave.
bool isExchangeGuess(const Trace &trace, WorkItemSlot item, EventIndex load);

/// Whether all loads of a site are such guesses. A walk over the whole trace: each site is looked at once.
class ExchangeGuesses
{
public:
    explicit ExchangeGuesses(const Trace &trace) : m_trace(trace) {}

    bool areAll(int loadSite);

private:
    bool lookAt(int loadSite) const;

    Trace m_trace;
    std::map<int, bool> m_known;
};

} // namespace kernelscope

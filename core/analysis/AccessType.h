#pragma once

#include <QLatin1StringView>

#include "plan/CommandKind.h"
#include "trace/AccessSite.h"

namespace kernelscope {

/// What happens at a place of the source that a finding or a table names. From Launch on: what a command of a plan does.
enum class AccessType {
    Load,
    Store,
    Atomic,
    Copy,
    Barrier,
    Fence,
    Wait,
    Condition,
    Index,
    Loop,
    Operation,
    Access, ///< a load, a store or both, of which only the address is known
    Call,
    Statement,
    Launch,
    Write,
    Read,
    Fill,
    Carry,
    Map,
    Unmap,
    Finish,
    Build
};

constexpr QLatin1StringView wordOf(AccessType type)
{
    constexpr const char *words[] = {"load",  "store", "atomic",    "copy",   "barrier", "fence",     "wait",   "condition",
                                     "index", "loop",  "operation", "access", "call",    "statement", "launch", "write",
                                     "read",  "fill",  "carry",     "map",    "unmap",   "finish",    "build"};
    return QLatin1StringView(words[int(type)]);
}

/// Load, store, atomic, copy: what is counted as an access wherever the number of accesses is said.
constexpr bool isCounted(AccessType type)
{
    return type <= AccessType::Copy;
}

AccessType accessType(SiteKind kind);
AccessType accessType(CommandKind kind);

} // namespace kernelscope

#pragma once

#include <map>
#include <unordered_map>
#include <vector>

#include <QtGlobal>

#include "analysis/AccessClass.h"

namespace kernelscope {

/// One way in which memory was used: a site and what its access was to a race.
struct SiteAccess
{
    int site = 0;
    quint8 access = 0;
    auto operator<=>(const SiteAccess &) const = default;
};

/// Numbers for sets of site accesses, so that a unit of memory can remember in one word all sites that used it. A
/// launch has few different sets. Number 0 is the empty set.
class AccessSets
{
public:
    AccessSets() { m_sets.push_back({}); }

    quint32 with(quint32 set, SiteAccess added);
    const std::vector<SiteAccess> &members(quint32 set) const { return m_sets[set].members; } ///< in the order in which they came
    quint8 classes(quint32 set) const { return m_sets[set].classes; }                         ///< all of them, or-ed

private:
    struct Set
    {
        std::vector<SiteAccess> members;
        quint8 classes = 0;
    };
    std::vector<Set> m_sets;
    std::map<std::vector<SiteAccess>, quint32> m_numbers;
    std::unordered_map<quint64, quint32> m_steps; ///< what `with` gave before
};

} // namespace kernelscope

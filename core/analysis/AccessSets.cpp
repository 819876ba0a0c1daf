#include "analysis/AccessSets.h"

#include <algorithm>

namespace kernelscope {

quint32 AccessSets::with(quint32 set, SiteAccess added)
{
    const quint64 step = quint64(set) << 32 | quint64(added.site) << 8 | added.access;
    if (const auto known = m_steps.find(step); known != m_steps.end())
        return known->second;
    std::vector<SiteAccess> members = m_sets[set].members;
    if (std::find(members.begin(), members.end(), added) == members.end())
        members.push_back(added);
    const auto [number, isNew] = m_numbers.try_emplace(members, quint32(m_sets.size()));
    if (isNew)
        m_sets.push_back({members, quint8(m_sets[set].classes | added.access)});
    return m_steps[step] = number->second;
}

} // namespace kernelscope

#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <QtGlobal>

namespace kernelscope {

/// What a work-item can rely on to have happened: of some work-groups all epochs below a number, of some work-items all
/// events up to one. Everything else may still be under way.
class VectorClock
{
public:
    void addGroup(quint32 group, quint32 epochs) { raise(m_groups, group, epochs); }
    void addItem(quint32 item, quint32 event) { raise(m_items, item, event); }
    void join(const VectorClock &other)
    {
        joinInto(m_groups, other.m_groups);
        joinInto(m_items, other.m_items);
    }
    bool isEmpty() const { return m_groups.empty() && m_items.empty(); }

    /// Whether an event of a work-item, in an epoch of its group, has happened.
    bool knows(quint32 group, quint32 epoch, quint32 item, quint32 event) const
    {
        const auto groupEntry = find(m_groups, group);
        const auto itemEntry = find(m_items, item);
        return (groupEntry && epoch < groupEntry->second) || (itemEntry && event <= itemEntry->second);
    }

private:
    using Entry = std::pair<quint32, quint32>;
    using Entries = std::vector<Entry>; ///< ascending

    static const Entry *find(const Entries &entries, quint32 key)
    {
        const auto at = std::lower_bound(entries.begin(), entries.end(), Entry{key, 0});
        return at != entries.end() && at->first == key ? &*at : nullptr;
    }
    static void raise(Entries &entries, quint32 key, quint32 value)
    {
        const auto at = std::lower_bound(entries.begin(), entries.end(), Entry{key, 0});
        if (at != entries.end() && at->first == key)
            at->second = std::max(at->second, value);
        else
            entries.insert(at, {key, value});
    }
    static void joinInto(Entries &entries, const Entries &others)
    {
        if (others.empty())
            return;
        Entries joined;
        joined.reserve(entries.size() + others.size());
        std::merge(entries.begin(), entries.end(), others.begin(), others.end(), std::back_inserter(joined));
        // Of two with one key the second is the larger.
        Entries unique;
        unique.reserve(joined.size());
        for (const Entry &entry : joined) {
            if (!unique.empty() && unique.back().first == entry.first)
                unique.back() = entry;
            else
                unique.push_back(entry);
        }
        entries = std::move(unique);
    }

    Entries m_groups;
    Entries m_items;
};

} // namespace kernelscope

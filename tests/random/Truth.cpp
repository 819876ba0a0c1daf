#include "Truth.h"

#include <algorithm>
#include <map>

namespace kernelscope::randomprogram {

Truth::Truth(const Program &program, const Outcome &outcome) : m_itemsOfGroup(program.itemsOfGroup())
{
    // Local memory exists once a group.
    std::map<std::pair<int, std::size_t>, std::map<std::int64_t, std::vector<Touch>>> memories;
    for (std::size_t item = 0; item < outcome.items.size(); ++item) {
        for (const Access &access : outcome.items[item]) {
            if (access.array < 0 || access.isOutside)
                continue;
            const bool isLocal = program.arrays[std::size_t(access.array)].space == Space::Local;
            auto &memory = memories[{access.array, isLocal ? item / m_itemsOfGroup : 0}];
            for (std::uint32_t i = 0; i < access.size; ++i)
                memory[access.offset + i].push_back({item, &access});
        }
    }
    for (const auto &[where, memory] : memories) {
        const bool isLocal = program.arrays[std::size_t(where.first)].space == Space::Local;
        for (const auto &[byte, touches] : memory)
            compare(where.first, isLocal, byte, touches);
    }
}

void Truth::compare(int array, bool isLocal, std::int64_t byte, const std::vector<Touch> &touches)
{
    if (std::none_of(touches.begin(), touches.end(), [](const Touch &t) { return t.access->isWrite(); }))
        return;
    for (std::size_t i = 0; i < touches.size(); ++i) {
        for (std::size_t j = i + 1; j < touches.size(); ++j) {
            const Touch &a = touches[i];
            const Touch &b = touches[j];
            const bool bothAtomic = a.access->kind == AccessKind::Atomic && b.access->kind == AccessKind::Atomic;
            if (a.item == b.item || bothAtomic || (!a.access->isWrite() && !b.access->isWrite()))
                continue;
            const bool sameGroup = a.item / m_itemsOfGroup == b.item / m_itemsOfGroup;
            const bool ordered = isLocal ? a.access->localEpoch != b.access->localEpoch : a.access->globalEpoch != b.access->globalEpoch;
            if (sameGroup && ordered)
                continue;
            m_arrays.insert(array);
            m_pairs.insert(key(array, a.item, b.item, byte));
        }
    }
}

std::uint64_t Truth::key(int array, std::size_t first, std::size_t second, std::int64_t byte)
{
    if (first > second)
        std::swap(first, second);
    return std::uint64_t(array) << 56 | std::uint64_t(first) << 44 | std::uint64_t(second) << 32 | std::uint64_t(byte);
}

bool Truth::race(int array, std::size_t first, std::size_t second, std::int64_t offset, std::size_t size) const
{
    for (std::size_t i = 0; i < size; ++i) {
        if (m_pairs.count(key(array, first, second, offset + std::int64_t(i))))
            return true;
    }
    return false;
}

bool isClean(const Program &program, const Outcome &outcome)
{
    if (!outcome.isDefined || !outcome.divergentGroups.empty())
        return false;
    for (const auto &item : outcome.items) {
        if (std::any_of(item.begin(), item.end(), [](const Access &a) { return a.isOutside || a.isUnwritten; }))
            return false;
    }
    return Truth(program, outcome).racingArrays().empty();
}

} // namespace kernelscope::randomprogram

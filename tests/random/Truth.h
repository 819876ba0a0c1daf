#pragma once

#include <set>
#include <unordered_set>

#include "Access.h"

namespace kernelscope::randomprogram {

/// Which work-items race with each other, straight from the definition: every pair of accesses to every byte.
class Truth
{
public:
    Truth(const Program &program, const Outcome &outcome);

    const std::set<int> &racingArrays() const { return m_arrays; }
    /// Do two work-items race for one of these bytes of an array?
    bool race(int array, std::size_t first, std::size_t second, std::int64_t offset, std::size_t size) const;

private:
    struct Touch
    {
        std::size_t item;
        const Access *access;
    };
    static std::uint64_t key(int array, std::size_t first, std::size_t second, std::int64_t byte);
    void compare(int array, bool isLocal, std::int64_t byte, const std::vector<Touch> &touches);

    std::size_t m_itemsOfGroup;
    std::set<int> m_arrays;
    std::unordered_set<std::uint64_t> m_pairs;
};

/// Whether there is nothing at all to find in what a program did.
bool isClean(const Program &program, const Outcome &outcome);

} // namespace kernelscope::randomprogram

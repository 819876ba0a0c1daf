#pragma once

#include <array>

#include "analysis/AccessClass.h"

namespace kernelscope {

/// Who touched a unit of memory: the first owner's classes of access, and those of all others. Enough to know whether a
/// race is possible (never missed; who it is between is found out afterwards, and then sometimes nobody). An owner is a
/// work-item within one epoch of its group, or a group within the launch.
struct Owners
{
    quint32 first = 0;
    quint8 own = 0; ///< AccessClass bits; 0: nobody came yet
    quint8 others = 0;
    bool listed = false; ///< as one where a race is possible

    /// True when this access makes a race possible for the first time.
    template <const auto &possible> bool add(quint32 owner, quint8 access)
    {
        if (own == 0)
            first = owner;
        if (first == owner)
            own |= access;
        else
            others |= access;
        if (others == 0 || listed || !possible[std::size_t(own | others << 6)])
            return false;
        return listed = true;
    }
};

/// possible[own | others << 6]: whether an owner's access can race with another's, or those of the others among
/// themselves. The latter matters only where the first owner did nothing but atomic reads: anything else races with
/// them as well.
constexpr auto tableOf(bool (*race)(quint8, quint8))
{
    std::array<bool, 4096> possible{};
    for (unsigned own = 0; own < 64; ++own) {
        for (unsigned others = 0; others < 64; ++others)
            possible[own | others << 6] = race(quint8(own), quint8(others)) || race(quint8(others), quint8(others));
    }
    return possible;
}
inline constexpr auto possibleAsPlain = tableOf(racesAsPlain);
inline constexpr auto possibleInGroup = tableOf(racesInGroup);
inline constexpr auto possibleBetweenGroups = tableOf(racesBetweenGroups);

struct RaceCell
{
    quint32 stamp = 0; ///< of the epoch that `items` is about
    Owners items;
    Owners groups; ///< global memory only
};

} // namespace kernelscope

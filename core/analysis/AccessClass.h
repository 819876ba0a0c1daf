#pragma once

#include <array>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// What an access is to a race. Bits, so that many accesses can be summed up in a byte.
enum AccessClass : quint8 {
    PlainRead = 1,
    PlainWrite = 2,
    AtomicWrite = 4,
    AtomicRead = 8,        ///< an atomic load, a compare-exchange that failed
    GroupAtomicWrite = 16, ///< atomic only within the work-group, by its scope
    GroupAtomicRead = 32
};
constexpr quint8 anyWrite = PlainWrite | AtomicWrite | GroupAtomicWrite;

/// Whether two accesses to the same byte by work-items that nothing orders race, one of each set being enough.
/// Between groups, atomics whose scope is the group are none.
constexpr bool racesInGroup(quint8 a, quint8 b)
{
    constexpr quint8 atomicWrites = AtomicWrite | GroupAtomicWrite;
    return ((a & PlainWrite) && b) || ((b & PlainWrite) && a) || ((a & atomicWrites) && (b & PlainRead)) ||
           ((b & atomicWrites) && (a & PlainRead));
}
constexpr bool racesBetweenGroups(quint8 a, quint8 b)
{
    constexpr quint8 groupOnly = GroupAtomicWrite | GroupAtomicRead;
    constexpr quint8 writes = AtomicWrite | GroupAtomicWrite;
    return racesInGroup(a, b) || ((a & GroupAtomicWrite) && (b & (writes | AtomicRead | groupOnly))) ||
           ((b & GroupAtomicWrite) && (a & (writes | AtomicRead | groupOnly))) || ((a & GroupAtomicRead) && (b & writes)) ||
           ((b & GroupAtomicRead) && (a & writes));
}

/// The same where they are of different widths: atomics are none to each other then.
constexpr bool racesAsPlain(quint8 a, quint8 b)
{
    return a && b && ((a | b) & anyWrite);
}

/// By canonical object: whether atomics of different widths may lie in it.
std::vector<bool> withAtomicsOfManyWidths(const Trace &trace);

/// Of each site: what its accesses are to a race, looked up by site number. Sites that touch no memory have class 0.
class AccessClasses
{
public:
    explicit AccessClasses(const Trace &trace);

    quint8 of(int site, EventIndex event) const
    {
        const quint8 known = m_classes[std::size_t(site)];
        return known != dependsOnValue ? known : ofCompareExchange(site, event);
    }

    /// The same, and of an asynchronous copy what it does beside its group: of interest between groups only.
    quint8 betweenGroups(int site, EventIndex event) const
    {
        const quint8 copy = m_copies[std::size_t(site)];
        return copy ? copy : of(site, event);
    }
    bool isCopy(int site) const { return m_copies[std::size_t(site)] != 0; }

private:
    static constexpr quint8 dependsOnValue = 255;
    quint8 ofCompareExchange(int site, EventIndex event) const;

    Trace m_trace;
    std::vector<quint8> m_classes;
    std::vector<quint8> m_copies;
};

} // namespace kernelscope

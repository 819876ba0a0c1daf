#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "analysis/AccessOrder.h"
#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

/// An access to a unit of memory where a race is possible.
struct RacyAccess
{
    quint32 event = 0;
    quint32 item = 0;  ///< WorkItemSlot
    quint32 owner = 0; ///< the item again, or the group where it is about groups
    int site = 0;
    quint8 access = 0;     ///< AccessClass
    bool isBeside = false; ///< it stores other components of the unit's vector
};

/// Which unit, and when.
struct RacyPlace
{
    int object = 0;
    int shift = 0;
    quint64 unit = 0;
    quint32 occasion = 0; ///< elements are counted once for each
    bool betweenGroups = false;
};

/// What two accesses have to touch both.
enum class RaceUnit {
    Byte,
    Vector, ///< without any byte in common: one of them stores other components of it than the other changes
};

/// Sorts out which pairs of sites really race, and keeps the first evidence of each.
class RacePairs
{
public:
    explicit RacePairs(const Trace &trace, RaceUnit unit = RaceUnit::Byte) : m_trace(trace), m_unit(unit) {}

    RaceUnit unit() const { return m_unit; }

    /// What orders the accesses that are added from now on, beside the barriers, which the caller has seen to; nullptr:
    /// nothing.
    void setOrder(const AccessOrder *order) { m_order = order; }

    /// All accesses to one unit between which no barrier lies.
    void add(const RacyPlace &place, std::vector<RacyAccess> &accesses);

    QList<Finding> findings() const;

private:
    enum class Reason { None, SameValue, Guess, Custom, Proven };
    struct Verdict
    {
        Reason reason = Reason::None;
        const RacyAccess *a = nullptr;
        const RacyAccess *b = nullptr;
    };
    struct Pair
    {
        Verdict verdict;
        RacyAccess a;
        RacyAccess b;
        RacyPlace place;
        bool betweenGroups = false; ///< somewhere, if not at `place`
        quint64 count = 0;
        qint64 lastElement = -1;
        quint32 lastOccasion = 0;
    };
    /// Accesses of one site and class, all beside the unit or none.
    struct Run
    {
        std::span<const RacyAccess> accesses;
        bool oneOwner = true;
    };

    std::vector<Run> runsOf(std::span<const RacyAccess> accesses) const;
    void addPair(const RacyPlace &place, const Run &a, const Run &b);
    Verdict judge(const RacyPlace &place, const Run &a, const Run &b, bool excusesGuesses) const;
    Verdict judgePair(const RacyPlace &place, const RacyAccess &a, const RacyAccess &b) const;
    bool stores(const RacyAccess &access) const;
    bool sameValue(const RacyPlace &place, const RacyAccess &a, const RacyAccess &b) const;
    bool mayBeGuesses(const Run &loads, const Run &others) const;
    bool allSame(const RacyPlace &place, const Run &a, const Run &b) const;
    void note(Pair &pair, const RacyPlace &place, const Verdict &verdict) const;
    bool isOfRacyLoads(const Pair &stores) const;
    Finding findingOf(const Pair &pair) const;

    Trace m_trace;
    RaceUnit m_unit;
    const AccessOrder *m_order = nullptr;
    std::unordered_map<quint64, Pair> m_pairs;
};

} // namespace kernelscope

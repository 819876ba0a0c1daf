#pragma once

#include <map>
#include <vector>

#include "analysis/AccessClass.h"
#include "analysis/AccessSets.h"
#include "analysis/ExchangeGuess.h"
#include "analysis/Finding.h"
#include "analysis/LazyCells.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What the work-groups of earlier batches of one launch did to global memory, in 16 bytes for each unit of memory that
/// was touched: so that races between any two groups are found although never more than one batch is held as a trace.
/// The batches must be traces of the same launch, with the same sites and objects, and no group may come twice.
class GlobalMemorySummary
{
public:
    /// Races of this batch's groups with those of all batches before. Then remembers this batch, too.
    QList<Finding> add(const Trace &batch);

private:
    struct Cell
    {
        quint32 set = 0;    ///< AccessSets
        quint32 writer = 0; ///< the first one: its work-item's number in the launch
        quint32 reader = 0;
        quint32 value = 0; ///< that the first writer left; `mixedValue`: others left others
    };
    struct Object
    {
        bool watched = false;
        int shift = -1;
        LazyCells<Cell> cells;
        quint64 units = 0;
    };
    struct Race
    {
        EventIndex event;
        Cell cell;
        bool sameValue = true;
        std::vector<quint64> elements;
    };
    struct Key
    {
        int object = 0;
        SiteAccess earlier;
        int later = 0;
        auto operator<=>(const Key &) const = default;
    };

    using Races = std::map<Key, Race>;
    struct Touch
    {
        int object = 0; ///< canonical
        quint64 unit = 0;
        EventIndex event;
        quint8 access = 0;
    };

    void compare(const Trace &batch, const Touch &touch, const Cell &cell, Races &races) const;
    void prepare(const Trace &batch);
    void refine(Object &object, int shift);
    template <typename Visit> void forEachUnit(const Trace &batch, const Visit &visit);
    void remember(const Trace &batch, const AccessClasses &classes);
    Finding findingOf(const Trace &batch, ExchangeGuesses &guesses, const Key &key, const Race &race) const;
    FindingAccess earlierAccess(const Trace &batch, const Key &key, const Race &race) const;

    static constexpr quint32 mixedValue = 1u << 31; ///< in Cell::set
    std::vector<Object> m_objects;
    AccessSets m_sets;
};

} // namespace kernelscope

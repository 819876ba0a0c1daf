#pragma once

#include <stop_token>

#include <QList>
#include <QString>

#include "analysis/MemoryModel.h"
#include "analysis/SubgroupAccess.h"
#include "trace/Trace.h"

namespace kernelscope {

/// How one access site used memory in the recorded work-groups, with what a model of hardware says to it. Figures of the
/// model are about global and local memory (constant memory and images have no model); accesses out of bounds are
/// counted, and no more.
struct SitePattern
{
    SiteIndex site;
    AddressSpace memory = AddressSpace::None; ///< of the object that it used first
    QList<int> objects;                       ///< into Trace::objects(), in the order in which they were met
    quint64 count = 0;                        ///< events
    quint64 bytes = 0;                        ///< that they asked for, all together
    quint64 steps = 0;                        ///< times that a sub-group did it (SubgroupStep)
    quint64 cost = 0;                         ///< global: transactions; local: turns of the fullest bank; else 0. All steps together
    quint64 idealCost = 0;                    ///< the same if the different bytes of each step were packed
    quint64 neededBytes = 0;                  ///< different bytes of each step, all steps together
    quint64 worstCost = 0;                    ///< of one step
    EventIndex worst{-1};                     ///< an event of that step (stepOf(), lanesOf()); -1: none
    StepShape shape;                          ///< the most common
    double shapeShare = 0;                    ///< the part of the steps that have it

    /// Transactions or turns that packed addresses would save.
    quint64 excess() const { return cost > idealCost ? cost - idealCost : 0; }
    double costPerStep() const { return steps > 0 ? double(cost) / double(steps) : 0; }
    double transactionsPerSubgroup() const { return memory == AddressSpace::Global ? costPerStep() : 0; }
    /// Turns against those without conflicts: 1 is free of them; 0: does not apply.
    double bankConflictDegree() const { return memory == AddressSpace::Local && idealCost > 0 ? double(cost) / double(idealCost) : 0; }
    /// The part of the bytes brought by transactions that nobody asked for, 0 to 1; 0 for other than global memory.
    double wastedShare(const MemoryModel &model) const;

    bool operator==(const SitePattern &) const = default;
};

/// One for each site with events that touch memory, in the order of the site table; any once `stop` is requested. O(events).
QList<SitePattern> accessPatterns(const Trace &trace, const MemoryModel &model = {}, const std::stop_token &stop = {});

/// The most excess first; where it is equal the greater share of wasted bytes, then the higher cost, then the site.
void sortByWaste(QList<SitePattern> &patterns, const MemoryModel &model = {});

/// What a line of the source costs by the model, all its sites together.
struct LineCost
{
    QString file;
    int line = 0;
    quint64 accesses = 0;
    quint64 bytes = 0;
    quint64 transactions = 0; ///< with global memory
    quint64 bankTurns = 0;    ///< of local memory
    quint64 excess = 0;       ///< of both

    bool operator==(const LineCost &) const = default;
};
/// By file and line.
QList<LineCost> lineCosts(const Trace &trace, const QList<SitePattern> &patterns);

} // namespace kernelscope

#pragma once

#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "analysis/AccessPatterns.h"

namespace kernelscope {

/// One step of one sub-group, ready to be drawn: what its work-items touched and what the model says of it.
struct AddressData
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::AddressData)
public:
    std::shared_ptr<const Trace> trace; ///< null: there is nothing to draw
    MemoryModel model;
    SubgroupStep step;
    int laneCount = 0;             ///< work-items of the sub-group; the last one may be smaller
    std::vector<LaneAccess> lanes; ///< those that took part; also outside of their objects
    AddressSpace memory = AddressSpace::None;
    StepCost cost;       ///< zero where the model has nothing to say
    int shownPhase = -1; ///< that all views show; -1: none
    bool varies = false; ///< other steps of the site have other patterns

    bool isEmpty() const { return !trace || lanes.empty(); }
    bool showsBanks() const { return memory == AddressSpace::Local && model.banks > 0; }
    QString title() const; ///< "load A[row * n + k] · line 12"
    /// Which sub-group, when; short: without the group and the phase, which are chosen anyway.
    QString whereText(bool isShort = false) const;
    QString costText() const;                           ///< what the model says, in sentences
    QString outsideObject() const;                      ///< the name of what an access lies outside of; empty: none does
    QString laneText(std::size_t access) const;         ///< "Work-item 5 touches A[12]: bytes 48 to 51."
    QString elementAt(int object, qint64 offset) const; ///< "A[12]"

private:
    QString insideText() const;
};

/// The step that an event belongs to.
AddressData addressData(const std::shared_ptr<const Trace> &trace, EventIndex event, const MemoryModel &model);

} // namespace kernelscope

#pragma once

#include <QByteArray>
#include <QList>

#include "device/DeviceInfo.h"
#include "plan/Plan.h"

namespace kernelscope {

/// What the rewritten text of a kernel is built with beyond its own options: it depends on the device and the launch.
struct TracedForm
{
    int permuted = 0;   ///< the dimension that changes places with the first one: see PermutedNDRange.h
    quint32 lanes = 0;  ///< of the trace buffer's blocks, known to the compiler; 0: they follow from the work-group's size
    quint32 calls = 0;  ///< with so many sites and more, recording is called, not copied into each of them; 0: never
    bool alone = false; ///< work-groups of one work-item, which needs no votes

    bool operator==(const TracedForm &) const = default;
};

TracedForm tracedForm(const LaunchCommand &launch, const DeviceInfo &device);

/// The rewritten text in that form.
QByteArray tracedText(const QByteArray &text, const TracedForm &form);

/// The same in which private variables that nothing was assigned to begin with something else.
QByteArray withOtherUnset(const QByteArray &tracedText);
/// Whether it makes a difference: most kernels have flags at most.
bool hasUnsetPattern(const QString &text);

/// The same in which these sites, at most mostFirstLoads of them, load the first time what was there before the launch.
QByteArray withFirstLoads(const QByteArray &tracedText, const QList<int> &sites);
constexpr int mostFirstLoads = 32;

} // namespace kernelscope

#pragma once

#include <QHash>

#include "planner/SkippedSteps.h"
#include "planner/Planner.h"
#include "planner/PlanningNotes.h"
#include "support/Ranges.h"

namespace kernelscope {

/// What the parts of the planner work on together: the project, what it is planned for, and the plan so far.
struct Planning
{
    const Project &project;
    const PlanContext &context;
    PlanningNotes &notes;
    Plan plan;
    SkippedSteps skipped;
    QHash<QString, int> buffers; ///< a buffer's name to its place in the project, in plan.storages and in plan.bindings

    const DeviceInfo &device(DeviceSlot slot) const { return plan.devices[slot.value]; }
    const PlannedStorage &storage(StorageIndex index) const { return plan.storages[index.value]; }
    /// What the buffer's name means at this point of the plan.
    StorageIndex binding(int buffer) const { return plan.bindings[buffer].storage; }
    QStringList bufferNames() const { return mapped(project.buffers, &BufferSpec::name); }
    const KernelSignature *kernel(const QString &name) const { return foundIn(context.signature.kernels, name, &KernelSignature::name); }
    const StructLayout *structLayout(const QString &name) const { return foundIn(context.signature.structs, name, &StructLayout::name); }
    bool knowsSources() const
    {
        return context.signature.isRead || !context.signature.kernels.isEmpty() || !context.signature.structs.isEmpty();
    }
};

} // namespace kernelscope

#pragma once

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "plan/KernelSignature.h"
#include "plan/PlanReport.h"
#include "project/Project.h"

namespace kernelscope {

/// What a buffer, a variable or a kernel takes in a region of memory.
struct RegionObject
{
    QString name; ///< "A", "tiled: tileA"
    quint64 bytes = 0;
    QString note = {}; ///< "mapped", "24 registers"
    bool operator==(const RegionObject &) const = default;
};

/// A region of OpenCL's memory model.
struct MemoryRegion
{
    QString name;
    QString scope;    ///< who sees it
    quint64 size = 0; ///< bytes; 0: the device does not report it
    QString note;     ///< a sentence on the size
    QList<RegionObject> objects;
    bool operator==(const MemoryRegion &) const = default;
};

/// What NVIDIA's compiler reports of a kernel in its log, where the project's build options have -cl-nv-verbose.
struct KernelRegisters
{
    QString kernel;
    int registers = 0; ///< of each work-item
    quint64 stackBytes = 0;
    quint64 spillStoreBytes = 0;
    quint64 spillLoadBytes = 0;
    bool operator==(const KernelRegisters &) const = default;
};
QList<KernelRegisters> registersIn(const QString &buildLog);

/// Host, global, constant, local and private memory, in this order, with what the project keeps there as far as it is known.
QList<MemoryRegion> memoryRegions(const DeviceInfo &device, const Project &project, const PlanReport &report,
                                  const ProgramSignature &signature, const QList<KernelRegisters> &registers);

constexpr qsizetype mostObjects = 8; ///< of a region that are named; the others are told together
/// Those others as one, "12 others" with what all of them take; without a name: there are none.
RegionObject restOf(const MemoryRegion &region);

/// "A: 64 KiB, mapped"
QString objectText(const RegionObject &object);

/// All regions in words, a line each.
QString regionsText(const QList<MemoryRegion> &regions);

} // namespace kernelscope

#pragma once

#include "ui/devices/MemoryRegions.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

/// The regions of memory as nested boxes (the host, the device, a work-group, a work-item), each with its size and what is in it as bars on
/// one logarithmic scale. Brief: names and sizes alone, for low places.
Scene regionsScene(const QList<MemoryRegion> &regions, const QString &device, const Appearance &appearance, double width,
                   bool isBrief = false);

} // namespace kernelscope

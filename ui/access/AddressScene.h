#pragma once

#include "ui/access/AddressData.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;

/// A step of a sub-group, drawn in an area: its work-items, the memory that they touch, and a line from each to its bytes. Each access
/// can be chosen (AccessSubject); the one that is lit stands out.
Scene addressScene(const AddressData &data, const Appearance &appearance, const QRectF &area, const Subject &lit = {});

} // namespace kernelscope

#pragma once

#include <optional>

#include "planner/Planning.h"

namespace kernelscope {

/// The type of the elements that a pointer parameter points to, one that the sources give another name included (atomic_int is an
/// int). nullopt: not known, or a struct whose layout is not known.
std::optional<ElementType> pointedType(const Planning &planning, const KernelParameter &parameter);

/// As what type the argument of a parameter by value is encoded for the device: its bool is a byte, its size_t has the size of the
/// device's addresses. nullopt: not known.
std::optional<ElementType> valueType(const DeviceInfo &device, const KernelParameter &parameter);

/// What a device has to make the image of a parameter of this type as.
ImageForm imageFormOf(const QString &typeName);

} // namespace kernelscope

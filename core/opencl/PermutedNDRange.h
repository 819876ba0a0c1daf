#pragma once

#include <optional>

#include "device/DeviceInfo.h"
#include "opencl/ProgramText.h"
#include "plan/Plan.h"

namespace kernelscope {

/// A way round a fault of PoCL's (3.1 and its neighbours). Where a work-group has one work-item in its first dimension and more in another,
/// its first work-item carries out twice what stands between a barrier and the branch that decides on the next one. Of a traced
/// kernel, that is votes and records. So its first dimension changes places with one that has more work-items: the text asks for
/// its ids with the two exchanged, and sees the shape that it was launched with.
///
/// The dimension that takes the first one's place; 0 where nothing needs to be permuted.
int permutedDimension(const LaunchCommand &launch, const DeviceInfo &device);

/// The text for a launch whose sizes are permuted().
QByteArray permutedText(const QByteArray &text, int dimension);

/// The user's own program for such a launch.
ProgramText permutedProgram(ProgramText program, int dimension);

/// A traced kernel's text for a launch whose work-items come in reverse order: each has the ids that the one opposite to it would have, in
/// every dimension. Nothing where that would change more than their order: where groups have several sizes, where dimensions change places,
/// and where the program uses functions whose results depend on where work-items are in their group or sub-group.
std::optional<QByteArray> reversedText(const QByteArray &text, const LaunchCommand &launch, int dimension);

Sizes permuted(const Sizes &sizes, int dimension);

} // namespace kernelscope

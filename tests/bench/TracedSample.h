#pragma once

namespace kernelscope {

/// What a user waits for, in the window and through the Session as the window does it: from the end of the device's work to the painted
/// reduction of tree-reduction with n = 1,000,001, and from step to step in each view. Prints; wall time. A QApplication must exist.
void measureTracedSample();

/// The same of stepping: from Trace to the first step, and from step to step, of mandelbrot, of a group of 256 with 1,000 steps each, and
/// of a work-item with a million. Prints; wall time.
void measureSteppedSample();

/// Painting a memory grid of more than 100,000 cells. Prints.
void measureMemoryGrid();

} // namespace kernelscope

#pragma once

#include "run/RunResult.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;
class BufferTableModel;
class LaunchModel;

/// The results of a run as a picture: its checks, its launches, and the first elements of the buffer that is shown.
Scene resultsScene(const RunResult &run, const LaunchModel &launches, const BufferTableModel &buffer, const Appearance &appearance);

} // namespace kernelscope

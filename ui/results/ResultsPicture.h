#pragma once

#include "run/RunResult.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;
class BufferTableModel;
class LaunchModel;

/// The results of a run as a picture: its checks, its launches, and the buffer that is shown: as it is drawn, else its first elements.
Scene resultsScene(const RunResult &run, const LaunchModel &launches, const BufferTableModel &buffer, const Scene &drawn,
                   const Appearance &appearance);

} // namespace kernelscope

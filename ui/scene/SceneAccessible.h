#pragma once

namespace kernelscope {

class SceneView;

/// Each SceneView has the named items of its scene as children, as screen readers see it.
void makeScenesAccessible();

/// Another item is chosen: it is read out.
void tellChosen(SceneView &view);

} // namespace kernelscope

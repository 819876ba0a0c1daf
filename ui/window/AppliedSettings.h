#pragma once

namespace kernelscope {

class MainWindow;
struct WindowContext;

/// From now on what is set is done in the window at once, and what is done there is set. The look of the start is main's.
void applySettings(const WindowContext &context, MainWindow &window);

} // namespace kernelscope

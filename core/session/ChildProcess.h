#pragma once

namespace kernelscope {

/// For QProcess::setChildProcessModifier(): the child hears every signal, whatever this program keeps to itself, and goes when
/// this program goes. Calls nothing that a forked child may not.
void prepareChild();

} // namespace kernelscope

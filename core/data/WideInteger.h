#pragma once

namespace kernelscope {

/// Holds any sum of fewer than 2^63 64-bit integers, signed or not, and any difference of two.
__extension__ using WideInteger = __int128;

} // namespace kernelscope

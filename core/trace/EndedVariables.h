#pragma once

#include <QStringView>

namespace kernelscope {

/// AccessSite::operation of an Index at which a pointer leads to private variables whose block has ended; its faults have no index.
constexpr QStringView endOfBlock = u"}";

} // namespace kernelscope

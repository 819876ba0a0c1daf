#pragma once

#include <array>
#include <optional>

#include <QtGlobal>

#include "trace/AccessSite.h"

namespace kernelscope {

/// What an atomic left in memory, computed from the old value and the operands that its event holds (4 or 8 bytes in
/// two words). nullopt where that can't be said: an operation or a type that is not known.
std::optional<std::array<quint32, 2>> atomicResult(const AccessSite &site, const quint32 *words);

/// Whether this execution wrote: a load does not, nor does a compare-exchange that failed.
bool atomicWrote(const AccessSite &site, const quint32 *words);

} // namespace kernelscope

#pragma once

#include <vector>

#include "trace/TraceDecoder.h"

namespace kernelscope {

/// Events in the fewest words that they can have, as a device writes them, or all in the long form, which is as good.
enum class EventWords { Fewest, Long };

/// A trace as a device would have written it (TraceLayout.h). `missing` words of room are taken from every block.
std::vector<quint32> encodedTrace(const Trace &trace, quint32 missing = 0, EventWords form = EventWords::Fewest);

/// The buffer of a single work-item, with a streak after its last event: `after` is what follows the header of the launch's first.
std::vector<quint32> withStreak(std::vector<quint32> buffer, const RecordedLaunch &recorded, const std::vector<quint32> &behind);

/// What the host knew of the launch.
RecordedLaunch recordedLaunch(const Trace &trace);

} // namespace kernelscope

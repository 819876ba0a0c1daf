#pragma once

#include "ui/models/MeasuredSpan.h"
#include "ui/models/TimelineData.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;

/// The commands of a run as a picture: a lane for each queue, a bar for each command, time from left to right. Units are nanoseconds across
/// and pixels down. Of a million commands only those in sight are made, and of many in one place some. What
/// was measured is marked.
Scene timelineScene(const TimelineData &data, const Appearance &appearance, const SceneWindow &window,
                    const std::optional<MeasuredSpan> &measured = {});

/// Where all commands of the device are in sight, with space for their names; with `withBuilds` what the host did as well.
SceneWindow fittedTimeline(const TimelineData &data, const Appearance &appearance, const QSizeF &size, bool withBuilds = false);

/// In pixels, for all lanes with bars of this height.
int timelineHeight(const TimelineData &data, const Appearance &appearance, double width, double barHeight = 33);

/// Which of the commands in sight that are too short to be drawn by their length are drawn as pins.
enum class TimelinePins { None, Some, All };
TimelinePins timelinePins(const TimelineData &data, const Appearance &appearance, const SceneWindow &window);

/// Where to look for a command, in units.
QRectF timelinePlace(const TimelineData &data, const Appearance &appearance, const SceneWindow &window, int event);

Ink commandInk(CommandKind kind);

} // namespace kernelscope

#pragma once

#include <QStringList>

#include "ui/layout/TimelineArrows.h"

namespace kernelscope {

/// What lies between the commands, where that is most of the time, and which launches were traced only; else empty.
QString idleText(const QList<RunEvent> &events, bool isOfTrace, const QStringList &tracedOnly = {});

/// What the underlined commands are, and what is said by arrows that are not drawn as the others.
QString criticalPathText(const QList<RunEvent> &events, const QList<TimelineArrow> &arrows, const QList<int> &path);

} // namespace kernelscope

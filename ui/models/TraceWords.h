#pragma once

#include <QStringList>

#include "analysis/AccessType.h"
#include "pictures/PhaseTable.h"

namespace kernelscope {

/// What all views of a trace call things by: a work-item goes by its global id, as in the findings and in the code.

/// "load", "barrier": in the window's language.
QString typeText(AccessType type);

/// "64", "(17, 3)": the global id.
QString itemId(const Trace &trace, WorkItemSlot item);
/// "64 (local 0)", "(17, 3), local (1, 3)": with the local id where that is another one.
QString itemWithLocal(const Trace &trace, WorkItemSlot item);

/// "after the barrier in line 12 (local)", then shorter ones: what the phase begins with. Empty: the first phase.
QStringList barrierWords(const PhaseTable &phases, int phase);

/// "Phase 2 (the last is 6)"; of one alone "The only phase".
QString phaseOfAll(const PhaseTable &phases, int phase);

/// "Launch together, work-group 3"; `title` is the launch's.
QString placeWords(const PhaseTable &phases, const QString &title);

} // namespace kernelscope

#pragma once

#include "plan/PlanReport.h"
#include "trace/Trace.h"

namespace kernelscope {

/// Of a buffer as the project declares it, slowest extent first, while it is of the size that was traced; else empty.
QList<quint64> declaredShape(const PlanReport &plan, const BoundObject &object);

} // namespace kernelscope

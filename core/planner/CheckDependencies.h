#pragma once

#include <QStringList>

#include "plan/Plan.h"

namespace kernelscope {

/// The checks that look at nothing that these launches, by the paths of their steps, have written, nor at anything that was made of it.
/// Only what every kernel may write is known here: each buffer that it takes, but those for reading.
QList<Check> checksWithout(const Plan &plan, const QStringList &launches);

} // namespace kernelscope

#pragma once

#include <QList>

#include "ui/setup/SetupContext.h"

class QWidget;

namespace kernelscope {

/// The widgets by which a parameter gets its value, from left to right, as suits what it is for: a slider, a list of choices, a colour, a
/// button that lets time pass, a field for an expression. `index`: into the project's parameters.
QList<QWidget *> parameterControls(SetupContext &context, int index, QWidget *parent);

} // namespace kernelscope

#pragma once

#include "ui/setup/ChoiceBox.h"

namespace kernelscope {

/// Binds the kind of a buffer's initial contents: "zero", "constant", "expression", "random", "values" or "file".
FieldBinding initKindBinding(int buffer, const QString &name);
QList<ChoiceBox::Choice> initKindChoices();

/// The fields that a kind has, in order.
QList<FieldBinding> initFieldBindings(int buffer, const QString &name, const Init &init);

/// "= i % 7", "from data.csv": the contents in a few words; empty for zeros.
QString initSummary(const Init &init);

} // namespace kernelscope

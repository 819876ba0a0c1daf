#pragma once

#include <QKeySequence>

namespace kernelscope {

/// Does in the widget that has the keyboard what the key does there: cut, copy, paste, select all. Nothing where that knows none.
void editInFocus(QKeySequence::StandardKey key);

/// What is being typed into a field that takes its text only when it is left counts as entered: before the project is saved, run or left.
void enterTypedText();

} // namespace kernelscope

#pragma once

#include <QKeySequence>

namespace kernelscope {

/// Does in the widget that has the keyboard what the key does there: cut, copy, paste, select all. Nothing where that knows none.
void editInFocus(QKeySequence::StandardKey key);

} // namespace kernelscope

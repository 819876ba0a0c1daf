#pragma once

#include <QWidget>

namespace kernelscope {

/// Gives the keyboard to what follows the one that has it in `root` (or comes before it), as one reads: what is laid out first comes first,
/// whenever it was made. Brings it into sight; after the last comes the first. False: nothing takes it. In place of Qt's own chain, which
/// is in the order of making: QWidget::setTabOrder() breaks it where a scroll area and its viewport are no neighbours in it.
bool passKeyboardOn(QWidget &root, bool next);

} // namespace kernelscope

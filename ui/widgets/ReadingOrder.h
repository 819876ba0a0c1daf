#pragma once

#include <QList>
#include <QWidget>

namespace kernelscope {

/// What takes the keyboard in `root` by Tab, as one reads it: what is laid out first comes first, whenever it was made.
QList<QWidget *> inReadingOrder(QWidget &root);

/// Gives the keyboard to what follows the one that has it in `root` (or comes before it), and brings that into sight; behind the last
/// comes the first. False: nothing takes it.
bool passKeyboardOn(QWidget &root, bool next);

} // namespace kernelscope

#pragma once

#include <functional>

class QMenu;
class QPoint;
class QWidget;

namespace kernelscope {

/// Opens a menu made with `new` at a place of the screen; it goes when it closes. Unlike QMenu::exec() without an event loop of its
/// own, in which what the menu is about could go.
void popUp(QMenu *menu, const QPoint &at);

/// The context menu of what can be saved as a picture.
void popUpPictureMenu(QWidget *view, const QPoint &at, const std::function<void()> &save);

} // namespace kernelscope

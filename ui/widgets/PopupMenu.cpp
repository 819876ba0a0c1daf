#include "ui/widgets/PopupMenu.h"

#include <QCoreApplication>
#include <QMenu>

namespace kernelscope {

void popUp(QMenu *menu, const QPoint &at)
{
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(at);
}

void popUpPictureMenu(QWidget *view, const QPoint &at, const std::function<void()> &save)
{
    auto *menu = new QMenu(view);
    menu->addAction(QCoreApplication::translate("PopupMenu", "Save as picture\u2026"), view, save);
    popUp(menu, at);
}

} // namespace kernelscope

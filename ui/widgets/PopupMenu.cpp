#include "ui/widgets/PopupMenu.h"

#include <QMenu>

#include "support/Tr.h"

namespace kernelscope {

void popUp(QMenu *menu, const QPoint &at)
{
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(at);
}

void popUpPictureMenu(QWidget *view, const QPoint &at, const std::function<void()> &save)
{
    auto *menu = new QMenu(view);
    menu->addAction(tr("Save as picture\u2026"), view, save);
    popUp(menu, at);
}

} // namespace kernelscope

#include "ui/trace/View.h"

#include <QContextMenuEvent>

#include "ui/widgets/PopupMenu.h"

namespace kernelscope {

View::View(const Appearance &appearance, const QString &name, QWidget *parent)
    : QStackedWidget(parent), m_appearance(appearance), m_name(name)
{
    setAccessibleName(name);
}

bool View::showPart(const QString &name)
{
    return name == objectName();
}

void View::contextMenuEvent(QContextMenuEvent *event)
{
    if (!hasPicture())
        return QStackedWidget::contextMenuEvent(event);
    popUpPictureMenu(this, event->globalPos(), [this] { Q_EMIT pictureWanted(); });
}

} // namespace kernelscope

#include "ui/widgets/FocusFrame.h"

#include <QPainter>
#include <QWidget>

#include "ui/theme/Theme.h"

namespace kernelscope {

void paintFocusFrame(QPainter &painter, const QWidget &widget, const Theme &theme)
{
    if (!widget.hasFocus())
        return;
    painter.save();
    painter.resetTransform();
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1));
    painter.restore();
}

} // namespace kernelscope

#include "ui/widgets/FocusFrame.h"

#include <QAbstractScrollArea>
#include <QPainter>

#include "ui/theme/Theme.h"

namespace kernelscope {

void paintFocusFrame(QPainter &painter, const QAbstractScrollArea &area, const Theme &theme)
{
    if (!area.hasFocus())
        return;
    painter.save();
    painter.resetTransform();
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(QRectF(area.viewport()->rect()).adjusted(1, 1, -1, -1));
    painter.restore();
}

} // namespace kernelscope

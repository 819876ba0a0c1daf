#include "ui/widgets/Enclosure.h"

#include <utility>

#include <QEvent>

namespace kernelscope {

Enclosure::Enclosure(QWidget *content, QWidget *parent) : QWidget(parent), m_content(content)
{
    content->setParent(this);
    setSizePolicy(content->sizePolicy());
}

Enclosure::Wanted Enclosure::wanted() const
{
    return {sizeHint(), minimumSizeHint(), hasHeightForWidth() ? heightForWidth(width()) : -1};
}

bool Enclosure::event(QEvent *event)
{
    if (event->type() != QEvent::LayoutRequest && event->type() != QEvent::Show)
        return QWidget::event(event);
    if (const Wanted now = wanted(); std::exchange(m_passedOn, now) != now)
        updateGeometry();
    return QWidget::event(event);
}

void Enclosure::resizeEvent(QResizeEvent *)
{
    m_content->setGeometry(rect());
    m_passedOn = wanted();
}

} // namespace kernelscope

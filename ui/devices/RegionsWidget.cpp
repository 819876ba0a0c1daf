#include "ui/devices/RegionsWidget.h"

#include <cmath>

#include <QPainter>

#include "ui/theme/Appearance.h"
#include "ui/widgets/FocusFrame.h"

namespace kernelscope {

RegionsWidget::RegionsWidget(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    setAccessibleName(tr("Memory regions"));
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RegionsWidget::show(const QList<MemoryRegion> &regions, const QString &device)
{
    m_shown = regions;
    m_device = device;
    setAccessibleDescription(regionsText(regions));
    setToolTip(regionsText(regions));
    updateGeometry();
    update();
}

void RegionsWidget::fitInto(const QSize &size)
{
    m_isBrief = painting(size.width()).height() > size.height();
    updateGeometry();
    update();
}

int RegionsWidget::heightForWidth(int width) const
{
    return int(std::ceil(painting(width, m_isBrief).height()));
}

QSize RegionsWidget::sizeHint() const
{
    const int width = m_appearance.px(460);
    return {width, heightForWidth(width)};
}

void RegionsWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painting(width(), m_isBrief).paint(painter);
    paintFocusFrame(painter, *this, m_appearance.theme());
}

} // namespace kernelscope

#include "ui/access/AddressWidget.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEngine>
#include <QPainter>
#include <QToolTip>

#include "ui/access/AddressPainting.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/FocusFrame.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

AddressWidget::AddressWidget(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Addresses of a sub-group"));
    connect(&appearance, &Appearance::changed, this, [this] {
        m_ground = {};
        updateGeometry();
        update();
    });
}

void AddressWidget::show(const AddressScene &scene)
{
    if (!scene.showsSameAs(m_scene))
        m_ground = {};
    m_scene = scene;
    m_lit = -1;
    m_pointed = -1;
    setAccessibleDescription(scene.isEmpty() ? QString() : scene.title() + u". "_s + scene.whereText() + u". "_s + scene.costText());
    update();
}

void AddressWidget::light(int access)
{
    m_lit = access;
    update();
}

QSize AddressWidget::minimumSizeHint() const
{
    return {m_appearance.px(240), int(AddressPainting::leastHeight(m_appearance))};
}

QSize AddressWidget::sizeHint() const
{
    return {m_appearance.px(480), m_appearance.px(380)};
}

QRectF AddressWidget::drawingArea() const
{
    return QRectF(rect()).adjusted(m_appearance.px(8), m_appearance.px(6), -m_appearance.px(8), -m_appearance.px(6));
}

/// Its lines cost more than all else in a step, and most steps bring out another access of the same ones.
const QPixmap &AddressWidget::ground()
{
    const QSize size = this->size() * devicePixelRatio();
    const bool isDimmed = lit() >= 0;
    if (!m_ground.isNull() && m_ground.size() == size && m_isDimmed == isDimmed)
        return m_ground;
    m_isDimmed = isDimmed;
    m_ground = QPixmap(size);
    m_ground.setDevicePixelRatio(devicePixelRatio());
    m_ground.fill(m_appearance.theme().surface);
    QPainter painter(&m_ground);
    painter.setFont(font());
    AddressPainting(m_scene, m_appearance, drawingArea()).paintGround(painter, isDimmed);
    return m_ground;
}

void AddressWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().surface); // As the drawings of all views.
    if (!m_scene.isEmpty()) {
        const AddressPainting drawing(m_scene, m_appearance, drawingArea());
        if (painter.paintEngine()->type() == QPaintEngine::Raster)
            painter.drawPixmap(0, 0, ground());
        else // Into a file of lines and letters.
            drawing.paintGround(painter, lit() >= 0);
        drawing.paintLit(painter, lit());
    }
    paintFocusFrame(painter, *this, m_appearance.theme());
}

int AddressWidget::accessAt(const QPointF &point) const
{
    return m_scene.isEmpty() ? -1 : AddressPainting(m_scene, m_appearance, drawingArea()).accessAt(point);
}

void AddressWidget::mouseMoveEvent(QMouseEvent *event)
{
    const int pointed = accessAt(event->position());
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    update();
}

void AddressWidget::leaveEvent(QEvent *)
{
    m_pointed = -1;
    update();
}

void AddressWidget::choose(int access)
{
    if (access >= 0 && access < int(m_scene.lanes.size()))
        Q_EMIT accessChosen(m_scene.lanes[std::size_t(access)].event);
}

void AddressWidget::mousePressEvent(QMouseEvent *event)
{
    choose(accessAt(event->position()));
}

void AddressWidget::keyPressEvent(QKeyEvent *event)
{
    const int count = int(m_scene.lanes.size());
    const bool isStep = event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right);
    if (isStep && count > 0) {
        const int by = event->key() == Qt::Key_Left ? -1 : 1;
        light(m_lit < 0 ? 0 : std::clamp(m_lit + by, 0, count - 1));
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose(m_lit);
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool AddressWidget::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int access = accessAt(help->pos());
    if (access >= 0)
        QToolTip::showText(help->globalPos(), m_scene.laneText(std::size_t(access)), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace kernelscope

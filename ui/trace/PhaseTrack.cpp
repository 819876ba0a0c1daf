#include "ui/trace/PhaseTrack.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>

#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double leastTickDistance = 7;

PhaseTrack::PhaseTrack(const Appearance &appearance, QWidget *parent) : QAbstractSlider(parent), m_appearance(appearance)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    connect(this, &QAbstractSlider::actionTriggered, this, [this] { Q_EMIT stopChosen(sliderPosition()); });
}

void PhaseTrack::setPhases(int count, double done)
{
    const QSignalBlocker quiet(this);
    setRange(0, count);
    setValue(int(done));
    m_done = done;
    update();
}

QSize PhaseTrack::sizeHint() const
{
    return {m_appearance.px(180), m_appearance.px(26)};
}

QSize PhaseTrack::minimumSizeHint() const
{
    return {m_appearance.px(60), m_appearance.px(26)};
}

double PhaseTrack::left() const
{
    return m_appearance.px(9);
}
double PhaseTrack::right() const
{
    return width() - m_appearance.px(9);
}

double PhaseTrack::xOf(double done) const
{
    return maximum() > 0 ? left() + (right() - left()) * done / maximum() : left();
}

void PhaseTrack::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const double thickness = m_appearance.px(4);
    const QRectF groove(left(), middle - thickness / 2, right() - left(), thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.border);
    painter.drawRoundedRect(groove, thickness / 2, thickness / 2);
    if (!isEnabled())
        return;
    const double handle = xOf(m_done);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(handle, groove.bottom())), thickness / 2, thickness / 2);
    if ((right() - left()) / std::max(1, maximum()) >= m_appearance.px(leastTickDistance)) {
        for (int stop = 0; stop <= maximum(); ++stop) {
            painter.setBrush(stop <= m_done ? theme.accent : theme.mutedText);
            painter.drawRect(QRectF(xOf(stop) - m_appearance.px(1), middle - m_appearance.px(5), m_appearance.px(2), m_appearance.px(10)));
        }
    }
    painter.setBrush(theme.accent);
    painter.setPen(QPen(hasFocus() ? theme.text : theme.surface, m_appearance.px(2)));
    painter.drawEllipse(QPointF(handle, middle), m_appearance.px(7.5), m_appearance.px(7.5));
}

void PhaseTrack::choose(double x)
{
    const double share = (x - left()) / std::max(1.0, right() - left());
    const int stop = std::clamp(int(std::lround(share * maximum())), 0, maximum());
    if (stop != value() || m_done != stop)
        Q_EMIT stopChosen(stop);
}

void PhaseTrack::mousePressEvent(QMouseEvent *event)
{
    m_isPressed = event->button() == Qt::LeftButton;
    if (m_isPressed)
        choose(event->position().x());
}

void PhaseTrack::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isPressed)
        choose(event->position().x());
}

void PhaseTrack::mouseReleaseEvent(QMouseEvent *)
{
    m_isPressed = false;
}

void PhaseTrack::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & Qt::AltModifier)
        return event->ignore();
    QAbstractSlider::keyPressEvent(event);
}

} // namespace kernelscope

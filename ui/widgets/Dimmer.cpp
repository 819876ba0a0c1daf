#include "ui/widgets/Dimmer.h"

#include <QEvent>
#include <QPainter>

namespace kernelscope {

constexpr int showAfterMs = 150;

Dimmer::Dimmer(QWidget *over) : QWidget(over)
{
    m_soon.setInterval(showAfterMs);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] { QWidget::setVisible(true); });
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    over->installEventFilter(this);
    resize(over->size());
    hide();
}

bool Dimmer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

void Dimmer::setVisible(bool visible)
{
    if (!visible) {
        m_soon.stop();
        QWidget::setVisible(false);
    } else if (isHidden() && !m_soon.isActive()) {
        m_soon.start();
    }
}

void Dimmer::say(const QString &text)
{
    m_text = text;
    update();
}

void Dimmer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(m_text.isEmpty() ? paleness : 0.55f);
    painter.fillRect(rect(), veil);
    if (m_text.isEmpty())
        return;
    const int margin = fontMetrics().height();
    QRect box = fontMetrics().boundingRect(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap, m_text);
    box.adjust(-margin, -margin / 2, margin, margin / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), margin / 3.0, margin / 3.0);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

} // namespace kernelscope

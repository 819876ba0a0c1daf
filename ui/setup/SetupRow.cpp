#include "ui/setup/SetupRow.h"

#include <QMouseEvent>
#include <QResizeEvent>
#include <QToolButton>

#include "session/Session.h"
#include "ui/setup/SetupContext.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"

namespace kernelscope {

SetupRow::SetupRow(SetupContext &context, const QString &title, QWidget *parent) : QFrame(parent), m_context(context)
{
    const Appearance &appearance = context.appearance;
    setProperty("role", QStringLiteral("row"));
    m_fold = new QToolButton(this);
    m_fold->setProperty("role", QStringLiteral("fold"));
    m_fold->setCheckable(true);
    m_fold->setAccessibleName(tr("Edit %1").arg(title));
    m_fold->setToolTip(tr("Show or hide the fields of %1").arg(title));
    m_title = new ElidedLabel(title, this);
    QFont bold = appearance.codeFont(0.95);
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_summary = new ElidedLabel({}, this);
    m_summary->setProperty("role", QStringLiteral("muted"));
    m_summary->setFont(appearance.codeFont(0.92));
    m_summary->hide(); // Until there is one.
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_detailsBox = new QWidget(this);
    m_detailsBox->hide();

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(appearance.px(3), appearance.px(3), appearance.px(7), appearance.px(3));
    all->setSpacing(appearance.px(4));
    m_head = new QHBoxLayout;
    m_head->setSpacing(appearance.px(6));
    m_head->addWidget(m_fold);
    m_head->addWidget(m_title);
    m_head->addWidget(m_summary, 1);
    m_details = new QVBoxLayout(m_detailsBox);
    m_details->setContentsMargins(appearance.px(8), appearance.px(2), 0, appearance.px(6));
    m_details->setSpacing(appearance.px(5));
    m_below = new QVBoxLayout;
    m_below->setContentsMargins(appearance.px(8), 0, 0, 0);
    m_below->setSpacing(appearance.px(3));
    all->addLayout(m_head);
    all->addWidget(m_detailsBox);
    all->addLayout(m_below);
    connect(m_fold, &QToolButton::toggled, this, [this](bool open) {
        m_detailsBox->setVisible(open);
        tint();
        Q_EMIT toggled(open);
    });
    tint();
}

void SetupRow::tint()
{
    const Appearance &appearance = m_context.appearance;
    m_fold->setIcon(
        appearance.icon(isOpen() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), appearance.theme().mutedText));
    m_fold->setIconSize(QSize(appearance.px(13), appearance.px(13)));
}

void SetupRow::setSummary(const std::function<QString(const Project &)> &summary)
{
    m_summaryOf = summary;
    refresh();
}

void SetupRow::setTitleWidth(int pixels)
{
    m_title->setFixedWidth(pixels);
}
void SetupRow::wrapTitle()
{
    m_titleLines = 3;
    m_title->setMostLines(m_titleLines);
}
void SetupRow::setTitleFont(const QFont &font)
{
    m_title->setFont(font);
}
void SetupRow::setOpen(bool open)
{
    m_fold->setChecked(open);
}
bool SetupRow::isOpen() const
{
    return m_fold->isChecked();
}

void SetupRow::refresh()
{
    m_summary->setVisible(bool(m_summaryOf));
    if (m_summaryOf)
        m_summary->setFullText(m_summaryOf(m_context.session.project()));
    placeSummary();
}

/// Beside the title where all of it has room, else on lines of its own.
void SetupRow::placeSummary()
{
    if (!m_summaryOf || width() == 0)
        return;
    auto &all = static_cast<QVBoxLayout &>(*layout());
    int room = contentsRect().width() - all.contentsMargins().left() - all.contentsMargins().right();
    for (int i = 0; i < m_head->count(); ++i) {
        const QLayoutItem &item = *m_head->itemAt(i);
        if (item.widget() != m_summary)
            room -= item.sizeHint().width() + m_head->spacing();
    }
    const bool isBelow = m_summary->fontMetrics().horizontalAdvance(m_summary->text()) > room;
    m_title->setMostLines(isBelow ? m_titleLines : 1); // Beside it the title has room in one.
    if (isBelow == (m_head->indexOf(m_summary) < 0))
        return;
    QMetaObject::invokeMethod(this, &SetupRow::tellHeight, Qt::QueuedConnection);
    m_head->setStretchFactor(m_title, isBelow ? 1 : 0);
    m_summary->setMostLines(isBelow ? 4 : 1);
    if (isBelow) {
        m_head->removeWidget(m_summary);
        all.insertWidget(1, m_summary);
        m_summary->setContentsMargins(m_fold->sizeHint().width() + m_head->spacing(), 0, 0, m_head->spacing() / 2);
    } else {
        all.removeWidget(m_summary);
        m_head->insertWidget(m_head->indexOf(m_title) + 1, m_summary, 1);
        m_summary->setContentsMargins(0, 0, 0, 0);
    }
}

/// While a layout is at work it does not hear of another height: all around are told when it has ended.
void SetupRow::tellHeight()
{
    for (QWidget *widget = this; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        if (QLayout *layout = widget->layout())
            layout->invalidate();
        widget->updateGeometry();
    }
}

/// Something in the line came or went.
bool SetupRow::event(QEvent *event)
{
    const bool handled = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        placeSummary();
    return handled;
}

void SetupRow::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeSummary();
    if (event->oldSize().width() != width())
        m_title->updateGeometry(); // How high it is depends on what there is beside it now.
}

void SetupRow::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    const bool isOnLine = m_head->geometry().contains(place) || (m_summary->isVisible() && m_summary->geometry().contains(place));
    if (event->button() == Qt::LeftButton && isOnLine)
        setOpen(!isOpen());
    else
        QFrame::mouseReleaseEvent(event);
}

} // namespace kernelscope

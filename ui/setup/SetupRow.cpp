#include "ui/setup/SetupRow.h"

#include <utility>

#include <QMouseEvent>
#include <QToolButton>

#include "session/Session.h"
#include "ui/setup/RowHead.h"
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
    m_summary->setMostLines(4);
    m_head = new RowHead(m_fold, m_title, m_summary);
    m_head->setSpacing(appearance.px(6));
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
        if (open)
            makeDetails();
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
    m_title->setMostLines(3);
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

void SetupRow::setDetails(const QString &path, const std::function<void()> &make)
{
    m_path = path;
    m_makeDetails = make;
    if (isOpen())
        makeDetails();
}

void SetupRow::makeDetails()
{
    if (const auto make = std::exchange(m_makeDetails, {}))
        make();
}

void SetupRow::refresh()
{
    m_summary->setVisible(bool(m_summaryOf));
    if (m_summaryOf)
        m_summary->setFullText(m_summaryOf(m_context.session.project()));
}

void SetupRow::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (event->button() == Qt::LeftButton && m_head->geometry().contains(place))
        setOpen(!isOpen());
    else
        QFrame::mouseReleaseEvent(event);
}

} // namespace kernelscope

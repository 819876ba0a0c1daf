#include "ui/samples/SampleCard.h"

#include <QKeyEvent>
#include <QPainter>

#include "support/Ranges.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double marginLength = 18;
constexpr double gapLength = 8;
constexpr double pictureHeight = 96;
constexpr double usualWidth = 280;

SampleCard::SampleCard(const Sample &sample, const Appearance &appearance, QWidget *parent)
    : QAbstractButton(parent), m_sample(sample), m_appearance(appearance)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(sample.title);
    describe();
}

void SampleCard::describe()
{
    const QStringList texts = mapped(feet(), [](const Foot &foot) { return foot.head + u": "_s + foot.text + u'.'; });
    setAccessibleDescription(m_sample.sentence + u' ' + texts.join(u' '));
    setToolTip(tr("Open a copy of this sample.") + u'\n' + texts.join(u'\n'));
}

void SampleCard::setPicture(const QPixmap &picture)
{
    m_picture = picture;
    update();
}

void SampleCard::setFound(const QStringList &topics)
{
    m_found = topics;
    describe();
    update();
}

void SampleCard::setLacking(const QStringList &features)
{
    m_lacking = features;
    describe();
    update();
}

void SampleCard::forget()
{
    m_picture = {};
    m_isAsked = false;
    m_measured = {};
    update();
}

QFont SampleCard::titleFont() const
{
    QFont bold = m_appearance.interfaceFont(1.1);
    bold.setWeight(QFont::DemiBold);
    return bold;
}

QSize SampleCard::pictureSize() const
{
    return {m_appearance.px(usualWidth - 2 * marginLength), m_appearance.px(pictureHeight)};
}

QString SampleCard::needsText() const
{
    QStringList texts;
    for (const SampleNeed &need : m_sample.needs)
        texts << (need.ifThere ? tr("%1 if there").arg(need.name) : need.name);
    return texts.join(u", "_s);
}

QList<SampleCard::Foot> SampleCard::feet() const
{
    QList<Foot> lines;
    if (!m_found.isEmpty())
        lines.append({tr("Has"), m_found.join(u", "_s)});
    else if (!m_sample.news.isEmpty())
        lines.append({tr("New", "what a sample shows first"), m_sample.news.join(u", "_s)});
    if (!m_lacking.isEmpty())
        lines.append({tr("Needs"), tr("%1 (absent here)").arg(m_lacking.join(u", "_s)), true});
    else if (!m_sample.needs.isEmpty())
        lines.append({tr("Needs"), needsText()});
    return lines;
}

int SampleCard::heightForWidth(int width) const
{
    if (m_measured.first == width)
        return m_measured.second;
    const int margin = m_appearance.px(marginLength);
    const int gap = m_appearance.px(gapLength);
    const QRect room(0, 0, width - 2 * margin, 10'000);
    const QFontMetrics plain(m_appearance.interfaceFont());
    int height = 2 * margin + m_appearance.px(pictureHeight) + 2 * gap;
    height += QFontMetrics(titleFont()).boundingRect(room, Qt::TextWordWrap, m_sample.title).height();
    height += plain.boundingRect(room, Qt::TextWordWrap, m_sample.sentence).height();
    height += gap + 2 * plain.lineSpacing(); // The same for all: those of a row end alike.
    m_measured = {width, height};
    return height;
}

QSize SampleCard::sizeHint() const
{
    const int width = m_appearance.px(usualWidth);
    return {width, heightForWidth(width)};
}

void SampleCard::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull() && !m_isAsked) {
        m_isAsked = true;
        Q_EMIT pictureWanted();
    }
    const Theme &theme = m_appearance.theme();
    const bool isLit = underMouse() || hasFocus();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = hasFocus() ? 2 * std::max(1.0, m_appearance.scale()) : 1;
    painter.setPen(QPen(isLit ? theme.accent : theme.border, line));
    painter.setBrush(isLit ? theme.raised : theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), m_appearance.px(8), m_appearance.px(8));

    const int margin = m_appearance.px(marginLength);
    const int gap = m_appearance.px(gapLength);
    QRect room = rect().adjusted(margin, margin, -margin, -margin);
    painter.drawPixmap(room.topLeft(), m_picture);
    room.setTop(room.top() + m_appearance.px(pictureHeight) + gap);
    QRect drawn;
    painter.setPen(theme.text);
    painter.setFont(titleFont());
    painter.drawText(room, Qt::TextWordWrap, m_sample.title, &drawn);
    room.setTop(drawn.bottom() + 1 + gap);
    painter.setFont(m_appearance.interfaceFont());
    painter.setPen(theme.mutedText);
    painter.drawText(room, Qt::TextWordWrap, m_sample.sentence);
    paintFeet(painter, room);
}

/// In its last lines.
void SampleCard::paintFeet(QPainter &painter, const QRect &room) const
{
    const Theme &theme = m_appearance.theme();
    const int gap = m_appearance.px(gapLength);
    const QFontMetrics metrics(painter.font());
    const QList<Foot> lines = feet();
    QRect foot(room.left(), room.bottom() + 1 - int(lines.size()) * metrics.lineSpacing(), room.width(), metrics.lineSpacing());
    const int column =
        std::max(metrics.horizontalAdvance(tr("Needs")), metrics.horizontalAdvance(tr("New", "what a sample shows first"))) + gap;
    for (const Foot &each : lines) {
        painter.setPen(each.isWarning ? theme.warning : theme.accent);
        painter.drawText(foot, Qt::AlignVCenter, each.head);
        painter.setPen(each.isWarning ? theme.warning : theme.mutedText);
        painter.drawText(foot.adjusted(column, 0, 0, 0), Qt::AlignVCenter,
                         metrics.elidedText(each.text, Qt::ElideRight, foot.width() - column));
        foot.translate(0, metrics.lineSpacing());
    }
}

void SampleCard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void SampleCard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

/// Arrows are the browser's: a plain button would take those to the left and right for the previous and next one.
void SampleCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

} // namespace kernelscope

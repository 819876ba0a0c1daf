#include "ui/widgets/ElidedLabel.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include "support/Printable.h"
#include "ui/widgets/PlainLabels.h"

namespace kernelscope {

constexpr int leastLabelCharacters = 3;
constexpr int leastShown = 8;

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFullText(text);
}

void ElidedLabel::setFullText(const QString &given, const QString &givenShorter)
{
    const QString text = inOneLine(given), shorter = inOneLine(givenShorter);
    if (text == this->text() && shorter == m_shorter)
        return;
    m_shorter = shorter;
    setText(text);
    update();
    setAccessibleName(text);
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    const int least = int(std::ceil(QFontMetricsF(fontMetrics()).horizontalAdvance(text()))) + margins.left() + margins.right();
    return QLabel::sizeHint().expandedTo({least, 0});
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int least = fontMetrics().averageCharWidth() * leastLabelCharacters;
    return {std::min(least, QLabel::sizeHint().width()), QLabel::minimumSizeHint().height()};
}

/// To the fraction of a pixel, as what cuts it measures.
bool ElidedLabel::fits(const QString &text, int width) const
{
    return QFontMetricsF(fontMetrics()).horizontalAdvance(text) <= width;
}

bool ElidedLabel::hasRoom(const QString &text) const
{
    return fits(text, contentsRect().width());
}

QString ElidedLabel::shownText() const
{
    return shownIn(contentsRect().width());
}

QString ElidedLabel::shownIn(int width) const
{
    return m_shorter.isEmpty() || fits(text(), width) ? text() : m_shorter;
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QLabel::event(event);
    if (!hasRoom(text()))
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), harmlessTip(text()), this);
    else
        QToolTip::hideText();
    return true;
}

void ElidedLabel::setMostLines(int lines)
{
    if (m_mostLines == std::max(1, lines))
        return;
    m_mostLines = std::max(1, lines);
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(m_mostLines > 1);
    setSizePolicy(policy);
    updateGeometry();
}

/// The last one takes the rest, to be cut.
QStringList ElidedLabel::linesIn(int width) const
{
    const QString text = shownIn(width);
    if (m_mostLines == 1 || text.isEmpty() || fits(text, width))
        return {text};
    QStringList lines;
    QTextLayout layout(text, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    int end = 0;
    while (lines.size() + 1 < m_mostLines && end < text.size()) {
        QTextLine line = layout.createLine();
        line.setLineWidth(std::max(1, width));
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
        end = line.textStart() + line.textLength();
    }
    layout.endLayout();
    if (end < text.size())
        lines << text.mid(end);
    return lines;
}

int ElidedLabel::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const int room = width - margins.left() - margins.right();
    return QLabel::minimumSizeHint().height() + int(linesIn(room).size() - 1) * fontMetrics().lineSpacing();
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    // A stub of a letter or two says nothing.
    const QString text = shownText();
    if (!hasRoom(text) && contentsRect().width() < fontMetrics().averageCharWidth() * leastShown)
        return;
    QPainter painter(this);
    QStringList lines = linesIn(contentsRect().width());
    lines.last() = fontMetrics().elidedText(lines.last(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(), lines.join(u'\n'), foregroundRole());
}

} // namespace kernelscope

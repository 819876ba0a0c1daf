#include "ui/widgets/ElidedEdit.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace kernelscope {

QRect ElidedEdit::textPlace() const
{
    constexpr int inset = 2; // QLineEdit's own
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_LineEditContents, &option, this).marginsRemoved(textMargins()).adjusted(inset, 0, -inset, 0);
}

void ElidedEdit::paintInstead(const QString &text, const QColor &colour, bool isItalic)
{
    QFont drawn = font();
    drawn.setItalic(isItalic);
    QStyleOptionFrame option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setFont(drawn);
    painter.setPen(colour);
    const QRect place = textPlace();
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(drawn).elidedText(text, Qt::ElideRight, place.width()));
}

void ElidedEdit::paintEvent(QPaintEvent *event)
{
    if (!hasFocus() && text().isEmpty() && !placeholderText().isEmpty()) // It is no value.
        paintInstead(placeholderText(), palette().color(QPalette::PlaceholderText), true);
    else if (!hasFocus() && fontMetrics().horizontalAdvance(text()) > textPlace().width())
        paintInstead(text(), palette().color(QPalette::Text));
    else
        QLineEdit::paintEvent(event);
}

} // namespace kernelscope

#include "ui/widgets/PlainLabels.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QToolTip>

namespace kernelscope {

QString harmlessTip(const QString &tip)
{
    static const QRegularExpression namesFile(QStringLiteral("<[^>]*(?:img|link|background|url\\s*\\(|import|src|object)"),
                                              QRegularExpression::CaseInsensitiveOption);
    return tip.contains(namesFile) ? QStringLiteral("<p>%1</p>").arg(tip.toHtmlEscaped()) : tip;
}

/// A widget's own, or that of the entry that the mouse is over.
static QString tipOf(const QWidget &widget, QPoint at)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    const QString own = widget.toolTip();
    return own.isEmpty() && view && view->viewport() == &widget ? view->indexAt(at).data(Qt::ToolTipRole).toString() : own;
}

void PlainLabels::install()
{
    if (!qApp->findChild<PlainLabels *>())
        qApp->installEventFilter(new PlainLabels(qApp));
}

bool PlainLabels::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) { // before the text is laid out
        auto *label = qobject_cast<QLabel *>(watched);
        if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
            label->setTextFormat(Qt::PlainText);
    } else if (event->type() == QEvent::ToolTip && watched->isWidgetType()) {
        auto *widget = static_cast<QWidget *>(watched);
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = tipOf(*widget, help->pos());
        if (const QString shown = harmlessTip(tip); shown != tip) {
            QToolTip::showText(help->globalPos(), shown, widget);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace kernelscope

#include "ui/widgets/ReadingOrder.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace kernelscope {
namespace {

void addLaidOut(QLayout &layout, QList<QWidget *> &children)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem *item = layout.itemAt(i);
        if (QWidget *widget = item->widget())
            children << widget;
        else if (QLayout *inner = item->layout())
            addLaidOut(*inner, children);
    }
}

QList<QWidget *> childrenOf(QWidget &widget)
{
    if (auto *area = qobject_cast<QScrollArea *>(&widget))
        return area->widget() ? QList<QWidget *>{area->widget()} : QList<QWidget *>();
    if (qobject_cast<QAbstractScrollArea *>(&widget) || qobject_cast<QComboBox *>(&widget) || qobject_cast<QAbstractSpinBox *>(&widget) ||
        qobject_cast<QTabBar *>(&widget))
        return {}; // They are one to the keyboard.
    QList<QWidget *> children;
    if (auto *tabs = qobject_cast<QTabWidget *>(&widget)) {
        children << tabs->tabBar(); // Its pages lie in one of its other children.
    } else if (auto *pages = qobject_cast<QStackedWidget *>(&widget)) {
        children << pages->currentWidget();
    } else if (auto *splitter = qobject_cast<QSplitter *>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            children << splitter->widget(i);
    } else if (QLayout *layout = widget.layout()) {
        addLaidOut(*layout, children);
    }
    for (QWidget *child : widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (!child->isWindow() && !children.contains(child))
            children << child; // Such as what lies above all pages.
    }
    children.removeAll(nullptr);
    return children;
}

void add(QWidget &widget, QList<QWidget *> &order)
{
    if (!widget.isVisible())
        return;
    if ((widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() && !widget.focusProxy())
        order << &widget;
    for (QWidget *child : childrenOf(widget))
        add(*child, order);
}

QList<QWidget *> inReadingOrder(QWidget &root)
{
    QList<QWidget *> order;
    for (QWidget *child : childrenOf(root))
        add(*child, order);
    return order;
}

} // namespace

bool passKeyboardOn(QWidget &root, bool next)
{
    const QList<QWidget *> order = inReadingOrder(root);
    if (order.isEmpty())
        return false;
    QWidget *from = QApplication::focusWidget();
    while (from && !order.contains(from))
        from = from == &root ? nullptr : from->parentWidget(); // It is a part of one.
    const qsizetype at = from ? order.indexOf(from) : next ? -1 : 0;
    QWidget *to = order[(at + (next ? 1 : -1) + order.size()) % order.size()];
    to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget *around = to->parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(to);
    }
    return true;
}

} // namespace kernelscope

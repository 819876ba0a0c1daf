#include "ui/window/FocusEdits.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QWidget>

namespace kernelscope {

/// What the widget, or what it is in, has for the key comes before what the widget itself does with it: as where the key is pressed.
static bool actBefore(const QWidget *focus, const QKeySequence &keys)
{
    for (const QWidget *widget = focus; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        for (QAction *action : widget->actions()) {
            if (action->isEnabled() && action->shortcuts().contains(keys)) {
                action->trigger();
                return true;
            }
        }
        for (QShortcut *shortcut : widget->findChildren<QShortcut *>(Qt::FindDirectChildrenOnly)) {
            if (shortcut->isEnabled() && shortcut->key() == keys) {
                Q_EMIT shortcut->activated();
                return true;
            }
        }
    }
    return false;
}

void editInFocus(QKeySequence::StandardKey key)
{
    QWidget *focus = QApplication::focusWidget();
    const QList<QKeySequence> keys = QKeySequence::keyBindings(key);
    if (!focus || keys.isEmpty())
        return;
    if (actBefore(focus, keys.first()))
        return;
    const QKeyCombination pressed = keys.first()[0];
    QKeyEvent press(QEvent::KeyPress, pressed.key(), pressed.keyboardModifiers());
    QCoreApplication::sendEvent(focus, &press);
}

void enterTypedText()
{
    if (auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget()); field && field->isModified() && !field->isReadOnly())
        Q_EMIT field->editingFinished();
}

} // namespace kernelscope

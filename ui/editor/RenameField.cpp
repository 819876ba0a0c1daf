#include "ui/editor/RenameField.h"

#include <algorithm>

#include <QKeyEvent>
#include <QRegularExpressionValidator>

#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

RenameField::RenameField(const Appearance &appearance, const QString &name, const QRect &place, QWidget *window)
    : QLineEdit(name, window), m_before(name)
{
    setAccessibleName(tr("The new name of %1").arg(name));
    setFont(appearance.codeFont());
    setValidator(new QRegularExpressionValidator(QRegularExpression(u"[A-Za-z_][A-Za-z_0-9]{0,200}"_s), this));
    const int wide = std::max(place.width(), appearance.px(160)) + appearance.px(24);
    const int high = std::max(place.height() + appearance.px(6), sizeHint().height());
    resize(wide, high);
    move(std::clamp(place.left() - appearance.px(8), 0, std::max(0, window->width() - wide)), place.center().y() - high / 2);
    selectAll();
    show();
    raise();
    setFocus();
}

void RenameField::finish()
{
    hide();
    deleteLater();
    Q_EMIT dismissed();
}

/// Escape and Enter are the field's, whatever the window does with them.
bool RenameField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void RenameField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return finish();
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QLineEdit::keyPressEvent(event);
    if (!hasAcceptableInput())
        return;
    const QString name = text();
    finish();
    if (name != m_before)
        Q_EMIT nameChosen(name);
}

void RenameField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (isVisible())
        finish();
}

} // namespace kernelscope

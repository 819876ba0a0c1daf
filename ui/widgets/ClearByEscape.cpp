#include "ui/widgets/ClearByEscape.h"

#include <QLineEdit>
#include <QShortcut>

namespace kernelscope {

void clearByEscape(QLineEdit &field)
{
    auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), &field, &field, &QLineEdit::clear, Qt::WidgetShortcut);
    escape->setEnabled(false);
    QObject::connect(&field, &QLineEdit::textChanged, escape, [escape](const QString &text) { escape->setEnabled(!text.isEmpty()); });
}

} // namespace kernelscope

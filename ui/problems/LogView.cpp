#include "ui/problems/LogView.h"

#include "ui/theme/Appearance.h"

namespace kernelscope {

LogView::LogView(const Appearance &appearance, const QString &name, const QString &emptyText, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setAccessibleName(name);
    setPlaceholderText(emptyText);
    setFont(appearance.codeFont());
    connect(&appearance, &Appearance::changed, this, [this, &appearance] { setFont(appearance.codeFont()); });
}

void LogView::showText(const QString &text)
{
    if (text != toPlainText())
        setPlainText(text);
}

} // namespace kernelscope

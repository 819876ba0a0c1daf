#include "ui/problems/LogView.h"

#include <QPlainTextEdit>

#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr qsizetype longestLine = 4000;

/// Lines longer than this are broken: laying out a line takes more than linear time.
static QString inShortLines(const QString &text)
{
    QString lines;
    lines.reserve(text.size());
    qsizetype inLine = 0;
    for (const QChar sign : text) {
        inLine = sign == u'\n' ? 0 : inLine + 1;
        lines += sign;
        if (inLine == longestLine) {
            lines += u'\n';
            inLine = 0;
        }
    }
    return lines;
}

LogView::LogView(const Appearance &appearance, const QString &name, const QString &emptyText, QWidget *parent)
    : View(appearance, name, parent), m_text(new QPlainTextEdit(this))
{
    addWidget(m_text);
    m_text->setReadOnly(true);
    m_text->setAccessibleName(name);
    m_text->setPlaceholderText(emptyText);
    m_text->setFont(appearance.codeFont());
    connect(&appearance, &Appearance::changed, this, [this, &appearance] { m_text->setFont(appearance.codeFont()); });
}

void LogView::showText(const QString &text)
{
    if (text == m_shown)
        return;
    m_shown = text;
    m_text->setPlainText(inShortLines(text));
}

QString LogView::text() const
{
    return m_text->toPlainText();
}

QString LogView::nothingToShow() const
{
    return m_shown.isEmpty() ? m_text->placeholderText() : QString();
}

} // namespace kernelscope

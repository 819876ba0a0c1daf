#include "ui/window/ComparisonDialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "support/Printable.h"
#include "ui/models/TextDiff.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

ComparisonDialog::ComparisonDialog(const QList<ComparedText> &texts, const Appearance &appearance, QWidget *parent)
    : QDialog(parent), m_appearance(appearance), m_lines(new QPlainTextEdit)
{
    setWindowTitle(tr("Compare with the disk"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *explanation = new QLabel(tr("Lines with \u2212 are on the disk alone, those with + here alone."));
    explanation->setWordWrap(true);
    m_lines->setReadOnly(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setFont(appearance.codeFont());
    m_lines->setAccessibleName(tr("What differs"));
    for (const ComparedText &text : texts)
        add(text);
    m_lines->moveCursor(QTextCursor::Start);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {16, 16, 16, 16}, 12);
    layout->addWidget(explanation);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(appearance.px(820), appearance.px(560));
}

void ComparisonDialog::add(const ComparedText &text)
{
    const Theme &theme = m_appearance.theme();
    QTextCursor cursor(m_lines->document());
    cursor.movePosition(QTextCursor::End);
    const auto write = [&](const QString &line, const QColor &ground, const QColor &colour) {
        QTextBlockFormat block;
        block.setBackground(ground);
        QTextCharFormat letters;
        letters.setForeground(colour);
        if (!m_lines->document()->isEmpty())
            cursor.insertBlock();
        cursor.setBlockFormat(block);
        cursor.insertText(line, letters);
    };
    write(inOneLine(text.name), theme.raised, theme.text);
    for (DiffLine line : textDiff(text.onDisk, text.here)) {
        if (line.kind == DiffLine::Kind::Same)
            line.text.remove(u'\r');
        line.text.replace(u'\r', QChar(0x240d)); // It may be all that differs.
        switch (line.kind) {
        case DiffLine::Kind::Place:
            write(line.text, theme.surface, theme.mutedText);
            break;
        case DiffLine::Kind::Same:
            write(QStringLiteral("  ") + line.text, theme.surface, theme.text);
            break;
        case DiffLine::Kind::Gone:
            write(QStringLiteral("\u2212 ") + line.text, theme.errorSoft, theme.text);
            break;
        case DiffLine::Kind::Added:
            write(QStringLiteral("+ ") + line.text, theme.accentSoft, theme.text);
            break;
        }
    }
}

} // namespace kernelscope

#include "ui/notes/NotesDocument.h"

#include <cmath>

#include <QTextBlock>
#include <QTextTable>

#include "ui/theme/Appearance.h"
#include "ui/widgets/PicturedText.h"
#include "ui/widgets/TextTables.h"
#include "ui/widgets/WholeWords.h"

namespace kernelscope {
namespace {

int pixels(const NotesStyle &style, double length)
{
    return int(std::lround(length * style.scale));
}

void enlarge(QTextDocument &document, const QTextFragment &fragment, int level, const NotesStyle &style)
{
    QTextCharFormat format;
    format.setFontPointSize(style.text.pointSizeF() * (level == 1 ? 1.6 : level == 2 ? 1.25 : 1.1));
    format.setFontWeight(QFont::DemiBold);
    QTextCursor cursor(&document);
    cursor.setPosition(fragment.position());
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

/// Markdown has no opinion on spacing: lines and paragraphs get some air, code a ground of its own.
void layOut(QTextDocument &document, const NotesStyle &style)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage);
        const bool inTable = QTextCursor(block).currentTable() != nullptr;
        // What is added stands above the text: in the cell of a table it would not be in the middle.
        format.setLineHeight(inTable ? 100 : isCode || format.headingLevel() > 0 ? 115 : 135, QTextBlockFormat::ProportionalHeight);
        if (format.headingLevel() > 0)
            format.setTopMargin(pixels(style, format.headingLevel() == 1 ? 4 : 14));
        if (!isCode)
            format.setBottomMargin(inTable ? 0 : pixels(style, 8));
        if (isCode)
            format.setBackground(style.ground);
        cursor.setBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextCharFormat text = part.fragment().charFormat();
            if (format.headingLevel() > 0)
                enlarge(document, part.fragment(), format.headingLevel(), style);
            if (!text.fontFixedPitch() && !isCode)
                continue;
            QTextCursor piece(&document);
            piece.setPosition(part.fragment().position());
            piece.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            text.setFontFamilies(style.code.families());
            text.setForeground(style.textColour);
            piece.mergeCharFormat(text);
        }
    }
}

} // namespace

NotesStyle NotesStyle::of(const Appearance &appearance)
{
    const Theme &theme = appearance.theme();
    return {appearance.interfaceFont(), appearance.codeFont(), theme.text, theme.raised, theme.border, appearance.scale()};
}

std::unique_ptr<PicturedText> notesDocument(const QString &markdown, const NotesStyle &style, const QString &folder)
{
    auto document = std::make_unique<PicturedText>(folder);
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(style.text);
    document->setDocumentMargin(pixels(style, 12));
    document->setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) | QTextDocument::MarkdownDialectGitHub);
    keepWordsWhole(*document);
    layOut(*document, style);
    layOutTables(*document, style.border, style.scale);
    return document;
}

} // namespace kernelscope

#include "ui/notes/NotesDocument.h"

#include <algorithm>
#include <cmath>

#include <QTextBlock>
#include <QTextTable>

#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/PicturedText.h"
#include "ui/widgets/TextTables.h"
#include "ui/widgets/WholeWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype mostCharacters = 500'000; // of notes that are shown
constexpr qsizetype longestLine = 10'000;
constexpr qsizetype deepestIndent = 200; // characters of spaces and signs that lists and quotations begin with

/// What lists and quotations in each other begin a line with.
qsizetype indentOf(QStringView line)
{
    constexpr QStringView signs = u" \t>-*+.)0123456789";
    return std::ranges::find_if_not(line, [&](QChar c) { return signs.contains(c); }) - line.begin();
}

QString leftOut(const QString &what, qsizetype count)
{
    return count == 0 ? QString() : u"\n\n*"_s + what.arg(fullCount(quint64(count))) + u"*"_s;
}

/// Notes that can be laid out in a moment, and what is left out of them.
QString bounded(const QString &markdown)
{
    QString shown;
    qsizetype longLines = 0, deepLines = 0, size = 0;
    for (const QStringView line : QStringView(markdown).split(u'\n')) {
        if (shown.size() > mostCharacters)
            break;
        size += line.size() + 1;
        if (indentOf(line.first(std::min(line.size(), deepestIndent + 1))) > deepestIndent) {
            ++deepLines;
            continue;
        }
        shown += line.first(std::min(line.size(), longestLine));
        shown += u'\n';
        longLines += line.size() > longestLine;
    }
    return shown + leftOut(QObject::tr("Not shown: lines that begin too far in (%1)."), deepLines) +
           leftOut(QObject::tr("Not shown: the ends of lines that are too long (%1)."), longLines) +
           leftOut(QObject::tr("Not shown: the rest of the notes (%1 characters)."), std::max<qsizetype>(0, markdown.size() - size));
}

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
    document->setMarkdown(bounded(markdown),
                          QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) | QTextDocument::MarkdownDialectGitHub);
    keepWordsWhole(*document);
    layOut(*document, style);
    layOutTables(*document, style.border, style.scale);
    return document;
}

} // namespace kernelscope

#include "ui/editor/EditorPlaces.h"

#include <algorithm>
#include <utility>

namespace kernelscope {

using Sci = QsciScintillaBase;

long cursorOf(const QsciScintilla &editor)
{
    return editor.SendScintilla(Sci::SCI_GETCURRENTPOS);
}

static long beginOfLine(const QsciScintilla &editor, long line)
{
    return editor.SendScintilla(Sci::SCI_POSITIONFROMLINE, ulong(line));
}

TextPoint pointAt(const QsciScintilla &editor, long position)
{
    const long line = editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, ulong(position));
    return {int(line), int(editor.SendScintilla(Sci::SCI_COUNTCODEUNITS, ulong(beginOfLine(editor, line)), position))};
}

long positionAt(const QsciScintilla &editor, TextPoint point)
{
    const long line = std::clamp(long(point.line), 0L, editor.SendScintilla(Sci::SCI_GETLINECOUNT) - 1);
    const long begin = beginOfLine(editor, line);
    const long end = editor.SendScintilla(Sci::SCI_GETLINEENDPOSITION, ulong(line));
    const long position = editor.SendScintilla(Sci::SCI_POSITIONRELATIVECODEUNITS, ulong(begin), long(point.character));
    return position < begin || position > end ? end : position; // 0 where there is none
}

QRect rectAt(const QsciScintilla &editor, long position)
{
    const long line = editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, ulong(position));
    return {int(editor.SendScintilla(Sci::SCI_POINTXFROMPOSITION, 0UL, position)),
            int(editor.SendScintilla(Sci::SCI_POINTYFROMPOSITION, 0UL, position)), 1,
            int(editor.SendScintilla(Sci::SCI_TEXTHEIGHT, ulong(line)))};
}

static std::pair<long, long> nameEnds(const QsciScintilla &editor, long position)
{
    return {editor.SendScintilla(Sci::SCI_WORDSTARTPOSITION, ulong(position), 1L),
            editor.SendScintilla(Sci::SCI_WORDENDPOSITION, ulong(position), 1L)};
}

QRect nameRect(const QsciScintilla &editor, long position)
{
    const auto [begin, end] = nameEnds(editor, position);
    QRect rect = rectAt(editor, begin);
    rect.setRight(std::max(rect.left(), rectAt(editor, end).left()));
    return rect;
}

QRect rectIn(const QWidget &around, const QsciScintilla &editor, QRect inViewport)
{
    inViewport.moveTopLeft(editor.viewport()->mapTo(&around, inViewport.topLeft()));
    return inViewport;
}

QString nameAt(const QsciScintilla &editor, long position)
{
    const auto [begin, end] = nameEnds(editor, position);
    const TextPoint from = pointAt(editor, begin);
    const QString word = editor.text(from.line).mid(from.character, pointAt(editor, end).character - from.character);
    return nameAtEnd(word) == word ? word : QString();
}

QString lineBefore(const QsciScintilla &editor, long position)
{
    const TextPoint point = pointAt(editor, position);
    return editor.text(point.line).left(point.character);
}

bool isCode(QsciScintilla &editor, long position)
{
    const long line = editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, ulong(position));
    editor.SendScintilla(Sci::SCI_COLOURISE, ulong(beginOfLine(editor, line)), position);
    const long style = editor.SendScintilla(Sci::SCI_GETSTYLEAT, ulong(std::max(0L, position - 1))) & 63; // 64: left out by an #if
    constexpr long others[] = {QsciLexerCPP::Comment,        QsciLexerCPP::CommentLine,        QsciLexerCPP::CommentDoc,
                               QsciLexerCPP::CommentLineDoc, QsciLexerCPP::DoubleQuotedString, QsciLexerCPP::SingleQuotedString,
                               QsciLexerCPP::UnclosedString};
    return std::ranges::find(others, style) == std::end(others);
}

void setCarets(QsciScintilla &editor, const QList<std::pair<long, long>> &carets)
{
    bool isFirst = true;
    for (const auto &[caret, anchor] : carets) {
        if (std::exchange(isFirst, false))
            editor.SendScintilla(Sci::SCI_SETSEL, ulong(anchor), caret);
        else
            editor.SendScintilla(Sci::SCI_ADDSELECTION, ulong(caret), anchor);
    }
}

QString nameAtEnd(const QString &line)
{
    const auto belongs = [](QChar c) { return c == u'_' || (c < QChar(128) && c.isLetterOrNumber()); };
    qsizetype begin = line.size();
    while (begin > 0 && belongs(line[begin - 1]))
        --begin;
    return begin < line.size() && line[begin].isDigit() ? QString() : line.sliced(begin);
}

} // namespace kernelscope

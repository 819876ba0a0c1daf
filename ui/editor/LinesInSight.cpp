#include "ui/editor/LinesInSight.h"

#include <algorithm>

#include <QFontMetrics>

#include "ui/editor/OpenClLexer.h"
#include "ui/editor/Scintilla.h"

namespace kernelscope {
namespace {

using Sci = QsciScintillaBase;

int ask(const QsciScintilla &editor, unsigned message, int line)
{
    return int(editor.SendScintilla(message, static_cast<unsigned long>(line)));
}

bool isBlank(const QsciScintilla &editor, int line)
{
    return editor.text(line).trimmed().isEmpty();
}

bool isDirective(const QsciScintilla &editor, int line)
{
    return editor.text(line).trimmed().startsWith(u'#');
}

bool isComment(const QsciScintilla &editor, int line)
{
    const int position = ask(editor, Sci::SCI_GETLINEINDENTPOSITION, line);
    const int style = ask(editor, Sci::SCI_GETSTYLEAT, position);
    return style == QsciLexerCPP::Comment || style == QsciLexerCPP::CommentLine || style == QsciLexerCPP::CommentDoc ||
           style == QsciLexerCPP::CommentLineDoc;
}

bool opensBlock(const QsciScintilla &editor, int line)
{
    return (ask(editor, Sci::SCI_GETFOLDLEVEL, line) & Sci::SC_FOLDLEVELHEADERFLAG) != 0 && !isDirective(editor, line);
}

/// The line with the outermost brace around this one, which an #if around whole functions is not; -1: there is none.
int outermostBlock(const QsciScintilla &editor, int line)
{
    int block = opensBlock(editor, line) ? line : -1;
    for (int parent = ask(editor, Sci::SCI_GETFOLDPARENT, line); parent >= 0; parent = ask(editor, Sci::SCI_GETFOLDPARENT, parent)) {
        if (!isDirective(editor, parent))
            block = parent;
    }
    return block;
}

/// Of a line before its function's brace: the line of that.
int blockBelow(const QsciScintilla &editor, int line)
{
    int below = line;
    while (below < editor.lines() && !opensBlock(editor, below) && !isBlank(editor, below))
        ++below;
    return below < editor.lines() && opensBlock(editor, below) ? below : -1;
}

/// In sight, with those that a broken line goes on in and the notes below.
int rowsOf(const QsciScintilla &editor, int first, int last)
{
    const int end = ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, last) + ask(editor, Sci::SCI_WRAPCOUNT, last) +
                    ask(editor, Sci::SCI_ANNOTATIONGETLINES, last);
    return end - ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, first);
}

} // namespace

QPair<int, int> functionAround(const QsciScintilla &editor, int line)
{
    editor.SendScintilla(Sci::SCI_COLOURISE, 0UL, -1L); // Blocks are known of what was coloured.
    int block = outermostBlock(editor, line);
    if (block < 0)
        block = blockBelow(editor, line);
    if (block < 0)
        return {line, line};
    int begin = block;
    while (begin > 0 && !isBlank(editor, begin - 1) && !isDirective(editor, begin - 1) && !editor.text(begin - 1).trimmed().endsWith(u'}'))
        --begin;
    const auto end = int(editor.SendScintilla(Sci::SCI_GETLASTCHILD, static_cast<unsigned long>(block), -1L));
    return {begin, std::max(block, end)};
}

/// As much below them as their function has, at most half of what is left; the rest above.
static int topInTheMiddle(const QsciScintilla &editor, int first, int last, int end, int inSight)
{
    const int spare = std::max(0, inSight - rowsOf(editor, first, last));
    const int below = end > last ? rowsOf(editor, last + 1, end) : 0;
    const int above = spare - std::min(spare / 2, below);
    int top = first;
    while (top > 0 && rowsOf(editor, top - 1, first - 1) <= above)
        --top;
    return top;
}

/// The line at the top.
static int topFor(const QsciScintilla &editor, int first, int last)
{
    const auto inSight = int(editor.SendScintilla(Sci::SCI_LINESONSCREEN));
    const auto [begin, end] = functionAround(editor, first);
    const int following = std::max(last, std::min(end, last + 1)); // So that what is spoken of is not the very last line.
    int named = begin;
    while (named < first && isComment(editor, named))
        ++named;
    for (const int top : {begin, named}) {
        if (top <= first && rowsOf(editor, top, following) <= inSight)
            return top;
    }
    return topInTheMiddle(editor, first, last, end, inSight);
}

/// A row further down, as far as `mostTop`, where the notes of the last line in sight would be cut: half a message tells nothing.
static int topWithWholeNotes(const QsciScintilla &editor, int top, int mostTop)
{
    const auto inSight = int(editor.SendScintilla(Sci::SCI_LINESONSCREEN));
    const auto lineAt = [&](int row) { return std::min(ask(editor, Sci::SCI_DOCLINEFROMVISIBLE, row), editor.lines() - 1); };
    for (int from = top; from <= mostTop; ++from) {
        const int last = lineAt(from + inSight - 1);
        const int begin = ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, last) + ask(editor, Sci::SCI_WRAPCOUNT, last);
        const int end = begin + ask(editor, Sci::SCI_ANNOTATIONGETLINES, last);
        const bool isWhole = from + inSight <= begin || from + inSight >= end;
        const bool beginsALine = ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, lineAt(from)) == from;
        if (isWhole && (beginsALine || from == mostTop))
            return from;
    }
    return top;
}

void bringIntoSight(QsciScintilla &editor, int first, int last)
{
    editor.ensureLineVisible(last); // Breaks the lines above, if that was put off.
    const int wanted = ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, topFor(editor, first, last));
    const int top = topWithWholeNotes(editor, wanted, std::max(wanted, ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, first)));
    const int below = ask(editor, Sci::SCI_VISIBLEFROMDOCLINE, editor.lines()) - top;
    const bool isBeyond = top > 0 && below < editor.SendScintilla(Sci::SCI_LINESONSCREEN);
    editor.SendScintilla(Sci::SCI_SETENDATLASTLINE, isBeyond ? 0UL : 1UL);
    editor.setFirstVisibleLine(top);
}

int columnsInSight(const QsciScintilla &editor, const QFont &font)
{
    int width =
        editor.viewport()->width() - int(editor.SendScintilla(Sci::SCI_GETMARGINLEFT) + editor.SendScintilla(Sci::SCI_GETMARGINRIGHT));
    for (int margin = 0; margin < 5; ++margin)
        width -= editor.marginWidth(margin);
    return int(width / std::max(1.0, QFontMetricsF(font).averageCharWidth()));
}

} // namespace kernelscope

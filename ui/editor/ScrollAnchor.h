#pragma once

#include <algorithm>

#include "ui/editor/Scintilla.h"

namespace kernelscope {

/// While it lives, notes between the lines of an editor may go and come again; afterwards the line that was at the top is there, or what is
/// needed for a caret that was in sight to stay there. Without it a text that is scrolled to its end would be moved up when its notes go,
/// and stay there.
class ScrollAnchor
{
public:
    explicit ScrollAnchor(QsciScintilla &editor) : m_editor(editor)
    {
        const int top = editor.firstVisibleLine();
        m_line = int(editor.SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, ulong(top)));
        m_below = top - rowOf(m_line);
        m_showsCaret = rowsToCaret() == 0;
    }
    ~ScrollAnchor()
    {
        m_editor.setFirstVisibleLine(rowOf(m_line) + m_below);
        if (const int rows = m_showsCaret ? rowsToCaret() : 0)
            m_editor.setFirstVisibleLine(m_editor.firstVisibleLine() + rows);
    }
    Q_DISABLE_COPY_MOVE(ScrollAnchor)

private:
    int rowOf(int line) const { return int(m_editor.SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, ulong(line))); }

    /// How many rows the text has to move up for the caret to be in sight; less than 0: down.
    int rowsToCaret() const
    {
        const long caret = m_editor.SendScintilla(QsciScintilla::SCI_GETCURRENTPOS);
        const int height = std::max(1, int(m_editor.SendScintilla(QsciScintilla::SCI_TEXTHEIGHT, 0UL)));
        const int top = int(m_editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, caret));
        const int beyond = top + height - m_editor.viewport()->height();
        return top < 0 ? (top - height + 1) / height : beyond > 0 ? (beyond + height - 1) / height : 0;
    }

    QsciScintilla &m_editor;
    int m_line = 0;
    bool m_showsCaret = false;
    int m_below = 0; ///< rows of that line, or of its notes, that are above the top
};

} // namespace kernelscope

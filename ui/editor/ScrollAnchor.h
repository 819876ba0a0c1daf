#pragma once

#include "ui/editor/Scintilla.h"

namespace kernelscope {

/// While it lives, notes between the lines of an editor may go and come again; afterwards the line that was at the top is there.
/// Without it a text that is scrolled to its end would be moved up when its notes go, and stay there.
class ScrollAnchor
{
public:
    explicit ScrollAnchor(QsciScintilla &editor) : m_editor(editor)
    {
        const int top = editor.firstVisibleLine();
        m_line = int(editor.SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, ulong(top)));
        m_below = top - rowOf(m_line);
    }
    ~ScrollAnchor() { m_editor.setFirstVisibleLine(rowOf(m_line) + m_below); }
    Q_DISABLE_COPY_MOVE(ScrollAnchor)

private:
    int rowOf(int line) const { return int(m_editor.SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, ulong(line))); }

    QsciScintilla &m_editor;
    int m_line = 0;
    int m_below = 0; ///< rows of that line, or of its notes, that are above the top
};

} // namespace kernelscope

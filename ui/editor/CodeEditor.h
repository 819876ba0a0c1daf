#pragma once

#include "ui/editor/Scintilla.h"

#include "support/Error.h"

namespace kernelscope {

class Appearance;
class OpenClLexer;

/// One text of the project. Lines and columns count from 1 here, as in a Diagnostic; a column counts characters.
class CodeEditor : public QsciScintilla
{
    Q_OBJECT

public:
    /// `isSource`: OpenCL C; otherwise plain text (the notes).
    CodeEditor(const Appearance &appearance, bool isSource, QWidget *parent = nullptr);

    /// Replaces the text without an undo step when it differs.
    void setPlainText(const QString &text);
    void showDiagnostics(const QList<Diagnostic> &diagnostics);
    void clearDiagnostics();
    void goTo(int line, int column);
    void reveal(int line, int column); ///< the same without the keyboard
    /// The lines with an error or warning marker, from 1.
    QList<int> markedLines() const;
    void setAppearance(const Appearance &appearance);

private:
    void setUpMargins();
    void setColours(const Appearance &appearance);
    void setMarkers(const Appearance &appearance);
    void annotateLine(int line, const QList<Diagnostic> &diagnostics);
    void underline(const Diagnostic &diagnostic);
    void widenMargin();

    OpenClLexer *m_lexer = nullptr;
    QList<Diagnostic> m_diagnostics;
    int m_lineHeight = 0;
};

} // namespace kernelscope

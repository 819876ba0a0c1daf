#include "ui/editor/CodeEditor.h"

#include <QMap>


#include "ui/editor/OpenClLexer.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

namespace kernelscope {

// Style numbers of our own: QScintilla's automatic ones run out (docs: at 63), and 0-39 belong to the lexer.
constexpr int errorStyle = 40;
constexpr int warningStyle = 41;
constexpr int mostAnnotatedLines = 200; // More than anybody reads here: the problem list has them all.
constexpr qsizetype mostOnOneLine = 10;
constexpr int lineMargin = 0;
constexpr int markerMargin = 1;
constexpr int foldMargin = 2;
enum Marker { ErrorMarker = 1, WarningMarker = 2 };
enum Indicator { ErrorIndicator = 8, WarningIndicator = 9 };

CodeEditor::CodeEditor(const Appearance &appearance, bool isSource, QWidget *parent) : QsciScintilla(parent)
{
    setUtf8(true);
    setEolMode(EolUnix);
    setIndentationsUseTabs(false);
    setTabWidth(4);
    setIndentationWidth(4);
    setAutoIndent(true);
    setFrameShape(QFrame::NoFrame);
    setAnnotationDisplay(AnnotationStandard);
    setScrollWidth(1);
    setScrollWidthTracking(true);
    if (isSource) {
        m_lexer = new OpenClLexer(this);
        setBraceMatching(SloppyBraceMatch);
    } else {
        setWrapMode(WrapWord);
    }
    setUpMargins();
    setAppearance(appearance);
    // Zooming is the window's: it scales everything alike.
    SendScintilla(SCI_CLEARCMDKEY, SCK_ADD + (SCMOD_CTRL << 16));
    SendScintilla(SCI_CLEARCMDKEY, SCK_SUBTRACT + (SCMOD_CTRL << 16));
    connect(this, &QsciScintilla::linesChanged, this, &CodeEditor::widenMargin);
}

void CodeEditor::setUpMargins()
{
    setMarginType(lineMargin, NumberMargin);
    setMarginType(markerMargin, SymbolMargin);
    setMarginMarkerMask(markerMargin, (1 << ErrorMarker) | (1 << WarningMarker));
    if (m_lexer)
        setFolding(PlainFoldStyle, foldMargin);
    for (const int margin : {3, 4})
        setMarginWidth(margin, 0);
}

void CodeEditor::setAppearance(const Appearance &appearance)
{
    setFont(appearance.codeFont());
    if (m_lexer) {
        m_lexer->setAppearance(appearance);
        setLexer(m_lexer);
    }
    setColours(appearance);
    setMarkers(appearance);
    setExtraAscent(appearance.px(2));
    setExtraDescent(appearance.px(2));
    setMarginWidth(markerMargin, appearance.px(20));
    setMarginWidth(foldMargin, m_lexer ? appearance.px(14) : 0);
    SendScintilla(SCI_SETMARGINLEFT, 0UL, long(appearance.px(6)));
    widenMargin();
    showDiagnostics(QList<Diagnostic>(m_diagnostics));
}

void CodeEditor::setColours(const Appearance &appearance)
{
    const Theme &theme = appearance.theme();
    if (!m_lexer) {
        setPaper(theme.surface);
        setColor(theme.text);
    }
    setCaretForegroundColor(theme.text);
    setCaretLineVisible(true);
    setCaretLineBackgroundColor(theme.raised);
    setCaretWidth(std::max(2, appearance.px(2)));
    setSelectionBackgroundColor(theme.accentSoft);
    setSelectionForegroundColor(theme.text);
    setMarginsFont(appearance.codeFont(0.9));
    setMarginsBackgroundColor(theme.surface);
    setMarginsForegroundColor(theme.mutedText);
    setFoldMarginColors(theme.surface, theme.surface);
    setMatchedBraceBackgroundColor(theme.accentSoft);
    setMatchedBraceForegroundColor(theme.text);
    setUnmatchedBraceForegroundColor(theme.error);
    for (int marker = int(SC_MARKNUM_FOLDEREND); marker <= int(SC_MARKNUM_FOLDEROPEN); ++marker) {
        // Not through setMarkerForegroundColor(): it knows only of markers that were asked for.
        SendScintilla(SCI_MARKERSETFORE, static_cast<unsigned long>(marker), theme.mutedText);
        SendScintilla(SCI_MARKERSETBACK, static_cast<unsigned long>(marker), theme.mutedText);
    }
}

void CodeEditor::setMarkers(const Appearance &appearance)
{
    const Theme &theme = appearance.theme();
    const int size = appearance.px(15);
    markerDefine(tintedPixmap(QStringLiteral("failed"), theme.error, size), ErrorMarker);
    markerDefine(tintedPixmap(QStringLiteral("warning"), theme.warning, size), WarningMarker);
    for (const auto &[indicator, colour] : {std::pair(ErrorIndicator, theme.error), {WarningIndicator, theme.warning}}) {
        indicatorDefine(SquiggleIndicator, indicator);
        setIndicatorForegroundColor(colour, indicator);
    }
}

void CodeEditor::widenMargin()
{
    setMarginWidth(lineMargin, QString(std::max(3, int(QString::number(lines()).size())) + 1, u'0'));
}

void CodeEditor::setPlainText(const QString &newText)
{
    if (text() == newText)
        return;
    setText(newText);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
}

void CodeEditor::clearDiagnostics()
{
    m_diagnostics.clear();
    clearAnnotations();
    markerDeleteAll(ErrorMarker);
    markerDeleteAll(WarningMarker);
    const int last = std::max(0, lines() - 1);
    for (const int indicator : {ErrorIndicator, WarningIndicator})
        clearIndicatorRange(0, 0, last, lineLength(last), indicator);
}

void CodeEditor::showDiagnostics(const QList<Diagnostic> &diagnostics)
{
    clearDiagnostics();
    m_diagnostics = diagnostics;
    QMap<int, QList<Diagnostic>> byLine;
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.line > 0 && diagnostic.line <= lines())
            byLine[diagnostic.line].append(diagnostic);
    }
    int annotated = 0;
    for (auto line = byLine.constBegin(); line != byLine.constEnd() && annotated < mostAnnotatedLines; ++line, ++annotated)
        annotateLine(line.key(), line.value());
}

void CodeEditor::annotateLine(int line, const QList<Diagnostic> &diagnostics)
{
    bool hasError = false;
    QStringList texts;
    for (const Diagnostic &diagnostic : diagnostics.first(std::min<qsizetype>(diagnostics.size(), mostOnOneLine))) {
        hasError = hasError || diagnostic.severity == Severity::Error;
        texts.append(QStringLiteral("  %1: %2").arg(severityName(diagnostic.severity), diagnostic.message));
        underline(diagnostic);
    }
    markerAdd(line - 1, hasError ? ErrorMarker : WarningMarker);
    const Theme theme = palette().color(QPalette::Base).lightness() < 128 ? Theme::dark() : Theme::light();
    QFont font = this->font();
    font.setItalic(false);
    const QsciStyle style = hasError ? QsciStyle(errorStyle, QStringLiteral("error"), theme.error, theme.errorSoft, font)
                                     : QsciStyle(warningStyle, QStringLiteral("warning"), theme.warning,
                                                 theme.warningSoft, font);
    annotate(line - 1, texts.join(u'\n'), style);
}

void CodeEditor::underline(const Diagnostic &diagnostic)
{
    const int line = diagnostic.line - 1;
    const QString whole = text(line);
    const int from = std::clamp(diagnostic.column - 1, 0, std::max(0, int(whole.size()) - 1));
    int to = from;
    while (to < whole.size() && (whole[to].isLetterOrNumber() || whole[to] == u'_'))
        ++to;
    if (to == from)
        ++to;
    fillIndicatorRange(line, from, line, to, diagnostic.severity == Severity::Error ? ErrorIndicator : WarningIndicator);
}

void CodeEditor::goTo(int line, int column)
{
    reveal(line, column);
    setFocus();
}

void CodeEditor::reveal(int line, int column)
{
    setCursorPosition(std::max(0, line - 1), std::max(0, column - 1));
    ensureLineVisible(std::max(0, line - 1));
}

QList<int> CodeEditor::markedLines() const
{
    QList<int> marked;
    for (int line = 0; line < lines(); ++line) {
        if (markersAtLine(line) & ((1u << ErrorMarker) | (1u << WarningMarker)))
            marked.append(line + 1);
    }
    return marked;
}

} // namespace kernelscope

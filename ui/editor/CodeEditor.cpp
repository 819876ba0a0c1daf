#include "ui/editor/CodeEditor.h"

#include <algorithm>
#include <utility>

#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QToolTip>
#include <QUrl>

#include "ui/editor/EditorNumbers.h"
#include "ui/editor/HeatHead.h"
#include "ui/editor/HeatMargin.h"
#include "ui/editor/LineNotes.h"
#include "ui/editor/LinesInSight.h"
#include "ui/editor/OpenClLexer.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

constexpr double leastWithFolds = 320; // wide

CodeEditor::CodeEditor(const Appearance &appearance, bool isSource, QWidget *parent) : QsciScintilla(parent), m_appearance(appearance)
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
    m_notes = new LineNotes(*this, appearance);
    m_heat = new HeatMargin(*this, appearance);
    m_heatHead = new HeatHead(appearance, this);
    setUpMargins();
    setAppearance(appearance);
    leaveKeysToTheWindow();
    showWholePart(*this, [this](QSize size) {
        return QSize(size.width(), size.height() - size.height() % std::max(1, int(SendScintilla(SCI_TEXTHEIGHT, 0UL))));
    });
    connect(this, &QsciScintilla::linesChanged, this, &CodeEditor::widenMargin);
}

/// Zooming is the window's: it scales everything alike. So is the theme's key, by which Scintilla would delete a line.
void CodeEditor::leaveKeysToTheWindow()
{
    for (const QKeyCombination key : {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Minus, Qt::CTRL | Qt::SHIFT | Qt::Key_L}) {
        if (QsciCommand *command = standardCommands()->boundTo(key.toCombined()))
            command->key() == key.toCombined() ? command->setKey(0) : command->setAlternateKey(0);
    }
}

void CodeEditor::setUpMargins()
{
    setMarginType(LineMargin, NumberMargin);
    setMarginMarkerMask(LineMargin, 0);
    setMarginType(MarkerMargin, SymbolMargin);
    setMarginMarkerMask(MarkerMargin, (1 << ErrorMarker) | (1 << WarningMarker) | (1 << FindingErrorMarker) | (1 << FindingWarningMarker));
    if (m_lexer)
        setFolding(PlainFoldStyle, FoldMargin);
    setMarginWidth(4, 0);
}

void CodeEditor::setAppearance(const Appearance &appearance)
{
    setFont(appearance.codeFont());
    if (m_lexer) {
        m_lexer->setAppearance(appearance);
        setLexer(m_lexer);
    }
    setColours(appearance);
    setExtraAscent(appearance.px(2));
    setExtraDescent(appearance.px(2));
    setMarginWidth(MarkerMargin, appearance.px(20));
    fitFoldMargin();
    SendScintilla(SCI_SETMARGINLEFT, 0UL, long(appearance.px(6)));
    widenMargin();
    setScrollWidth(1); // It grows with what is seen, but would stay as wide as the largest font made it.
    m_notes->followAppearance();
    m_heat->followAppearance();
    showHeatHead();
}

/// It covers no code.
void CodeEditor::showHeatHead()
{
    m_heatHead->tell(*m_heat);
    m_heatHead->setGeometry(0, 0, width(), m_heatHead->wantedHeight());
    setViewportMargins(0, m_heatHead->wantedHeight(), 0, 0);
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
    // Not through markerDefine(): it knows only of markers that were asked for.
    const QPixmap folded = tintedPixmap(QStringLiteral("chevron-right"), theme.mutedText, appearance.px(12));
    const QPixmap open = tintedPixmap(QStringLiteral("chevron-down"), theme.mutedText, appearance.px(12));
    for (const auto &[marker, sign] : {std::pair(SC_MARKNUM_FOLDEREND, &folded),
                                       {SC_MARKNUM_FOLDER, &folded},
                                       {SC_MARKNUM_FOLDEROPENMID, &open},
                                       {SC_MARKNUM_FOLDEROPEN, &open}})
        SendScintilla(SCI_MARKERDEFINEPIXMAP, static_cast<unsigned long>(marker), *sign);
}

void CodeEditor::widenMargin()
{
    const int digits = int(QString::number(lines()).size());
    setMarginWidth(LineMargin, QString((m_isPresented || m_isNarrow ? digits : std::max(3, digits)) + 1, u'0'));
}

void CodeEditor::fitFoldMargin()
{
    setMarginWidth(FoldMargin, m_lexer && !m_isPresented && !m_isNarrow ? m_appearance.px(14) : 0);
}

void CodeEditor::setPresented(bool presented)
{
    const bool isLeft = m_isPresented && !presented;
    if (presented && !m_isPresented) {
        getCursorPosition(&m_before.line, &m_before.column);
        m_before.firstLine = firstVisibleLine();
    }
    m_isPresented = presented;
    fitFoldMargin();
    widenMargin();
    if (!m_lexer)
        return;
    setWrapMode(presented ? WrapWhitespace : WrapNone); // At a space: "f(" and "0);" on lines of their own are hard to read.
    setWrapIndentMode(WrapIndentIndented);
    SendScintilla(SCI_SETENDATLASTLINE, 1UL);
    m_notes->setPresented(presented);
    m_notes->rewrap();
    m_lines = {-1, -1};
    if (!isLeft)
        return;
    setCursorPosition(m_before.line, m_before.column);
    setFirstVisibleLine(m_before.firstLine);
}

void CodeEditor::setPlainText(const QString &newText)
{
    if (text() == newText)
        return;
    // A line that is added ends as the others.
    setEolMode(newText.contains(u"\r\n") ? EolWindows : EolUnix);
    setText(newText);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
}

void CodeEditor::replaceAll(const QString &newText)
{
    if (text() == newText)
        return;
    Position before;
    getCursorPosition(&before.line, &before.column);
    before.firstLine = firstVisibleLine();
    beginUndoAction();
    selectAll();
    replaceSelectedText(newText);
    endUndoAction();
    setCursorPosition(before.line, before.column);
    setFirstVisibleLine(before.firstLine);
}

long CodeEditor::positionOf(qsizetype character) const
{
    return SendScintilla(SCI_POSITIONRELATIVECODEUNITS, 0UL, long(character));
}

qsizetype CodeEditor::selectionBegin() const
{
    return SendScintilla(SCI_COUNTCODEUNITS, 0UL, SendScintilla(SCI_GETSELECTIONSTART));
}
qsizetype CodeEditor::selectionEnd() const
{
    return SendScintilla(SCI_COUNTCODEUNITS, 0UL, SendScintilla(SCI_GETSELECTIONEND));
}

void CodeEditor::markFound(const QList<TextMatch> &matches)
{
    SendScintilla(SCI_SETINDICATORCURRENT, ulong(FoundIndicator));
    SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, SendScintilla(SCI_GETLENGTH));
    long position = 0;
    qsizetype character = 0;
    for (const TextMatch &match : matches) {
        const long begin = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(position), long(match.begin - character));
        position = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(begin), long(match.length));
        character = match.end();
        SendScintilla(SCI_INDICATORFILLRANGE, ulong(begin), position - begin);
    }
}

void CodeEditor::choose(const TextMatch &match)
{
    const long begin = positionOf(match.begin);
    const long end = positionOf(match.end());
    const ulong line = ulong(SendScintilla(SCI_LINEFROMPOSITION, ulong(begin)));
    SendScintilla(SCI_ENSUREVISIBLE, line);
    const long row = SendScintilla(SCI_VISIBLEFROMDOCLINE, line) - SendScintilla(SCI_GETFIRSTVISIBLELINE);
    const bool isInSight = row >= 0 && row < SendScintilla(SCI_LINESONSCREEN);
    SendScintilla(SCI_SETSEL, ulong(begin), end);
    SendScintilla(SCI_SCROLLRANGE, ulong(end), begin);
    if (!isInSight)
        SendScintilla(SCI_VERTICALCENTRECARET);
    SendScintilla(SCI_CHOOSECARETX);
}

void CodeEditor::replace(const QList<std::pair<TextMatch, QString>> &matches)
{
    if (matches.isEmpty())
        return;
    beginUndoAction();
    for (auto each = matches.crbegin(); each != matches.crend(); ++each) { // from the back: what is before keeps its place
        const QByteArray bytes = each->second.toUtf8();
        SendScintilla(SCI_SETTARGETRANGE, ulong(positionOf(each->first.begin)), positionOf(each->first.end()));
        SendScintilla(SCI_REPLACETARGET, ulong(bytes.size()), bytes.constData());
    }
    endUndoAction();
}

void CodeEditor::writeInPlaceOf(qsizetype characters, const QString &text)
{
    const long cursor = SendScintilla(SCI_GETCURRENTPOS);
    const long begin = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(cursor), -long(characters));
    const QByteArray bytes = text.toUtf8();
    SendScintilla(SCI_SETTARGETRANGE, ulong(begin), cursor);
    SendScintilla(SCI_REPLACETARGET, ulong(bytes.size()), bytes.constData());
    SendScintilla(SCI_GOTOPOS, ulong(begin + bytes.size()));
}

void CodeEditor::clearDiagnostics()
{
    m_notes->setDiagnostics({});
}
void CodeEditor::showDiagnostics(const QList<Diagnostic> &diagnostics)
{
    m_notes->setDiagnostics(diagnostics);
}
void CodeEditor::showFindings(const QList<LineFinding> &findings)
{
    m_notes->setFindings(findings);
}
void CodeEditor::showHeat(const QList<LineHeat> &lines, quint64 most)
{
    m_heat->setHeat(lines, most);
    showHeatHead();
}
void CodeEditor::setHeatShown(bool shown)
{
    m_heat->setShown(shown);
    showHeatHead();
}
void CodeEditor::lightUp(const QList<SourceRange> &ranges)
{
    m_notes->setChosen(ranges);
}
QList<int> CodeEditor::markedLines() const
{
    return m_notes->markedLines();
}
QList<int> CodeEditor::findingLines() const
{
    return m_notes->findingLines();
}

void CodeEditor::setTraceOld(bool old)
{
    m_traceIsOld = old;
    const auto apply = [this] {
        m_notes->setOld(m_traceIsOld);
        m_heat->setOld(m_traceIsOld);
    };
    if (old) // It is an edit that makes it so, and nothing may be drawn while the text changes.
        QMetaObject::invokeMethod(this, apply, Qt::QueuedConnection);
    else
        apply();
}

void CodeEditor::resizeEvent(QResizeEvent *event)
{
    QsciScintilla::resizeEvent(event);
    m_heatHead->resize(width(), m_heatHead->height());
    if (const bool isNarrow = width() < m_appearance.px(leastWithFolds); std::exchange(m_isNarrow, isNarrow) != isNarrow) {
        fitFoldMargin();
        widenMargin();
    }
    m_notes->rewrap();
    if (!m_isPresented)
        return;
    if (m_lines.first >= 0)
        return bringIntoSight(*this, m_lines.first, m_lines.second); // The strip of the next step may be higher.
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    showWhole(line);
}

bool CodeEditor::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QsciScintilla::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const bool inMargin = help->pos().x() < m_heat->width();
    const long position = SendScintilla(SCI_POSITIONFROMPOINT, 0UL, long(help->pos().y()));
    const auto line = int(SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(position)));
    QToolTip::showText(help->globalPos(), inMargin ? m_heat->toolTipAt(line) : QString(), this);
    return true;
}

static bool isFile(const QMimeData &dragged)
{
    const QList<QUrl> urls = dragged.urls();
    return !urls.isEmpty() && urls.first().isLocalFile();
}

/// The address of a file is no text.
bool CodeEditor::canInsertFromMimeData(const QMimeData *source) const
{
    return !isFile(*source) && QsciScintilla::canInsertFromMimeData(source);
}

/// A file is the window's.
void CodeEditor::dragEnterEvent(QDragEnterEvent *event)
{
    if (isFile(*event->mimeData()))
        event->ignore();
    else
        QsciScintilla::dragEnterEvent(event);
}

void CodeEditor::goTo(int line, int column)
{
    reveal(line, column);
    setFocus();
}

void CodeEditor::reveal(int line, int column)
{
    m_lines = {-1, -1};
    setCursorPosition(std::max(0, line - 1), std::max(0, column - 1));
    showWhole(std::max(0, line - 1));
}

void CodeEditor::showLines(int first, int last)
{
    m_lines.first = std::clamp(first - 1, 0, std::max(0, lines() - 1));
    m_lines.second = std::clamp(last - 1, m_lines.first, std::max(0, lines() - 1));
    setCursorPosition(m_lines.first, 0);
    bringIntoSight(*this, m_lines.first, m_lines.second);
}

/// Also the rows that a broken line goes on in.
void CodeEditor::showWhole(int line)
{
    ensureLineVisible(line); // Breaks the lines above, if that was put off.
    if (!m_isPresented)
        return;
    const int begin = positionFromLineIndex(line, 0);
    const long end = SendScintilla(SCI_GETLINEENDPOSITION, ulong(line));
    SendScintilla(SCI_SCROLLRANGE, ulong(end), long(begin));
}

} // namespace kernelscope

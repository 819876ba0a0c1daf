#include "ui/editor/CodeEditor.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <memory>
#include <utility>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QToolTip>
#include <QUrl>

#include "ui/editor/DeclaredNames.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/editor/EditorPlaces.h"
#include "ui/editor/HeatHead.h"
#include "ui/editor/HeatMargin.h"
#include "ui/editor/LineNotes.h"
#include "ui/editor/LinesInSight.h"
#include "ui/editor/OpenClLexer.h"
#include "ui/editor/OverviewBar.h"
#include "ui/models/MovedLines.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

constexpr double leastWithFolds = 320; // wide
constexpr int mostTold = 200;          // changes of an edit, each by itself
constexpr int lettersOfWidth = 20;     // that are deleted at once
constexpr int typedForMs = 3000;       // since the last letter
constexpr int columnsOfTab = 4;
constexpr auto linesFormat = "application/x-kernelscope-lines"; // on the clipboard, beside their text

namespace {

/// Columns of the widest part of a line without a space, with the indent of the row that it begins when the line is broken, and the two
/// characters that must fit as well for Scintilla to break after it.
int widestPart(const QString &text)
{
    static const QRegularExpression part(QStringLiteral("\\S+"));
    qsizetype widest = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        const qsizetype indent = std::ranges::find_if_not(line, [](QChar c) { return c.isSpace(); }) - line.begin();
        const qsizetype columns = indent + (columnsOfTab - 1) * line.first(indent).count(u'\t');
        for (auto parts = part.globalMatch(line); parts.hasNext();) {
            const QRegularExpressionMatch match = parts.next();
            widest = std::max(widest, columns + (match.capturedStart() > indent ? columnsOfTab : 0) + match.capturedLength() + 2);
        }
    }
    return int(widest);
}

/// The bracket before the caret, or else the one behind it, and its counterpart. QScintilla's own matching takes < and > for brackets.
void lightUpBrackets(QsciScintilla &editor)
{
    using Sci = QsciScintillaBase;
    const long caret = editor.SendScintilla(Sci::SCI_GETCURRENTPOS);
    for (const long at : {caret - 1, caret}) {
        const long letter = at < 0 ? 0 : editor.SendScintilla(Sci::SCI_GETCHARAT, ulong(at));
        const long style = at < 0 ? 0 : editor.SendScintilla(Sci::SCI_GETSTYLEAT, ulong(at)) & 63; // 64: left out by an #if
        if (letter == 0 || !std::strchr("()[]{}", int(letter)) || style != QsciLexerCPP::Operator)
            continue;
        const long other = editor.SendScintilla(Sci::SCI_BRACEMATCH, ulong(at), 0L);
        if (other < 0)
            editor.SendScintilla(Sci::SCI_BRACEBADLIGHT, ulong(at));
        else
            editor.SendScintilla(Sci::SCI_BRACEHIGHLIGHT, ulong(at), other);
        return;
    }
    editor.SendScintilla(Sci::SCI_BRACEHIGHLIGHT, ulong(-1), -1L);
}

/// Lines that are added begin as those of the text do. One that has none keeps what is usual here.
void followIndentation(QsciScintilla &editor, const QString &text)
{
    constexpr int usual = 4, most = 8;
    int tabs = 0, spaces = 0;
    std::array<int, most + 1> steps{}; // into a block, by their width
    qsizetype before = -1;             // of the line that opens one
    for (const QStringView line : QStringView(text).split(u'\n')) {
        const QStringView code = line.trimmed();
        if (code.isEmpty())
            continue;
        const qsizetype indent = code.begin() - line.begin();
        tabs += line.startsWith(u'\t') ? 1 : 0;
        spaces += line.startsWith(u"  ") ? 1 : 0;
        if (const qsizetype step = indent - before; before >= 0 && step > 1 && step <= most)
            ++steps[std::size_t(step)];
        before = code.endsWith(u'{') ? indent : -1;
    }
    const auto commonest = std::ranges::max_element(steps);
    const bool usesTabs = tabs > spaces;
    editor.setIndentationsUseTabs(usesTabs);
    editor.setIndentationWidth(usesTabs ? columnsOfTab : *commonest > 0 ? int(commonest - steps.begin()) : usual);
}

/// Those that can't be seen, or that change the direction of what follows: a line could read otherwise than it is compiled.
void showUnseenCharacters(CodeEditor &editor)
{
    QList<char16_t> all{0x061c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff};
    for (const auto &[first, last] : {std::pair<char16_t, char16_t>(0x202a, 0x202e), std::pair<char16_t, char16_t>(0x2066, 0x2069)}) {
        for (char16_t code = first; code <= last; ++code)
            all << code;
    }
    for (const char16_t code : std::as_const(all)) {
        const QByteArray shown = "U+" + QByteArray::number(int(code), 16).rightJustified(4, '0').toUpper();
        editor.SendScintilla(CodeEditor::SCI_SETREPRESENTATION, QString(QChar(code)).toUtf8().constData(), shown.constData());
    }
}

} // namespace

CodeEditor::CodeEditor(const Appearance &appearance, bool isSource, QWidget *parent) : QsciScintilla(parent), m_appearance(appearance)
{
    setUtf8(true);
    setEolMode(EolUnix);
    setIndentationsUseTabs(false);
    setTabWidth(columnsOfTab);
    setIndentationWidth(4);
    setAutoIndent(true);
    setFrameShape(QFrame::NoFrame);
    setAnnotationDisplay(AnnotationStandard);
    setScrollWidth(1);
    setScrollWidthTracking(true);
    showUnseenCharacters(*this);
    if (isSource) {
        m_lexer = new OpenClLexer(this);
        setAutoIndent(false); // indentLine() does
        setIndentationGuides(true);
        connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this] { lightUpBrackets(*this); });
    } else {
        setWrapMode(WrapWord);
    }
    m_notes = new LineNotes(*this, appearance);
    connect(m_notes, &LineNotes::signsChanged, this, &CodeEditor::placeBreakpoints);
    m_heat = new HeatMargin(*this, appearance);
    m_heatHead = new HeatHead(appearance, this);
    setUpMargins();
    setAppearance(appearance);
    leaveKeysToTheWindow();
    allowSeveralCarets();
    showWholePart(*this, [this](QSize size) {
        return QSize(size.width(), size.height() - size.height() % std::max(1, int(SendScintilla(SCI_TEXTHEIGHT, 0UL))));
    });
    connect(this, &QsciScintilla::linesChanged, this, &CodeEditor::widenMargin);
    connect(this, &QsciScintilla::textChanged, this, [this] {
        m_isEdited = true;
        if (m_isInEdit) {
            m_hasEdited = true;
            return;
        }
        if (!m_isReplacing)
            markChanged();
        Q_EMIT edited();
    });
    m_overview = new OverviewBar(*this, appearance);
    connect(this, &QsciScintillaBase::SCN_MODIFIED, this, [this](int, int what, const char *, int length) {
        const bool isOfText = (what & (SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT)) != 0;
        if (isOfText && m_isInEdit && ++m_told == mostTold) // the others are told by tellOfLines()
            SendScintilla(SCI_SETMODEVENTMASK, ulong(SC_MOD_CHANGEFOLD));
        if ((what & SC_MOD_DELETETEXT) != 0 && length >= lettersOfWidth)
            QMetaObject::invokeMethod(
                this, [this] { setScrollWidth(1); }, Qt::QueuedConnection); // the widest line may be gone
    });
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, &CodeEditor::typed);
    connect(this, &QsciScintilla::cursorPositionChanged, this, [this](int line) {
        if (!m_notes->isTyped(line))
            endTyping();
    });
    m_typing.setSingleShot(true);
    m_typing.setInterval(typedForMs);
    connect(&m_typing, &QTimer::timeout, this, &CodeEditor::endTyping);
    setMarginSensitivity(MarkerMargin, true);
    connect(this, &QsciScintilla::marginClicked, this, [this](int margin, int line, Qt::KeyboardModifiers) {
        if (margin == MarkerMargin && !fixable(line + 1).isEmpty())
            Q_EMIT fixWanted(line + 1);
        else if (margin == MarkerMargin && m_lexer)
            Q_EMIT breakpointWanted(line + 1);
    });
    connect(this, &QsciScintilla::linesChanged, this, [this] {
        if (!m_isReplacing && !m_breakpoints.isEmpty())
            Q_EMIT breakpointsMoved(breakpointLines());
    });
}

/// Ctrl+click adds a caret, Alt and the mouse choose a column.
void CodeEditor::allowSeveralCarets()
{
    SendScintilla(SCI_SETMULTIPLESELECTION, 1UL);
    SendScintilla(SCI_SETADDITIONALSELECTIONTYPING, 1UL);
    SendScintilla(SCI_SETMULTIPASTE, ulong(SC_MULTIPASTE_EACH));
    SendScintilla(SCI_SETRECTANGULARSELECTIONMODIFIER, ulong(SCMOD_ALT));
    SendScintilla(SCI_SETVIRTUALSPACEOPTIONS, ulong(SCVS_RECTANGULARSELECTION));
}

/// Zooming is the window's: it scales everything alike. So are keys of its actions, by which Scintilla would do other things.
/// Those that change lines or letters and that no menu names are nobody's.
void CodeEditor::leaveKeysToTheWindow()
{
    for (const QKeyCombination key :
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Minus, Qt::CTRL | Qt::SHIFT | Qt::Key_L, Qt::CTRL | Qt::Key_L, Qt::CTRL | Qt::Key_T,
          Qt::CTRL | Qt::SHIFT | Qt::Key_T, Qt::CTRL | Qt::Key_U, Qt::CTRL | Qt::SHIFT | Qt::Key_U, Qt::CTRL | Qt::Key_D,
          Qt::CTRL | Qt::Key_Slash, Qt::CTRL | Qt::Key_Z, Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
          Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft, Qt::CTRL | Qt::SHIFT | Qt::Key_Up, Qt::CTRL | Qt::SHIFT | Qt::Key_Down}) {
        if (QsciCommand *command = standardCommands()->boundTo(key.toCombined()))
            command->key() == key.toCombined() ? command->setKey(0) : command->setAlternateKey(0);
    }
}

constexpr int signMarkers =
    (1 << ErrorMarker) | (1 << WarningMarker) | (1 << NoteMarker) | (1 << FindingErrorMarker) | (1 << FindingWarningMarker);

void CodeEditor::setUpMargins()
{
    setMarginType(LineMargin, NumberMargin);
    setMarginMarkerMask(LineMargin, 0);
    setMarginType(MarkerMargin, SymbolMargin);
    setMarginMarkerMask(MarkerMargin, signMarkers | (1 << ChangedLineMarker) | (1 << BreakpointMarker) | (1 << BreakpointOffMarker) |
                                          (1 << BreakpointAtSignMarker) | (1 << BreakpointOffAtSignMarker));
    if (m_lexer)
        setFolding(PlainFoldStyle, FoldMargin);
    setMarginType(ColourMargin, SymbolMargin);
    setMarginMarkerMask(ColourMargin, ((1 << lineColours) - 1) << ColourMarkers);
    setMarginWidth(ColourMargin, 0);
}

void CodeEditor::holdNotes(const QObject &holder, bool held)
{
    m_notes->hold(holder, held);
}

void CodeEditor::setMacros(const QStringList &macros)
{
    if (!m_lexer || !m_lexer->setMacros(macros))
        return;
    SendScintilla(SCI_SETKEYWORDS, static_cast<unsigned long>(OpenClLexer::macroSet - 1), m_lexer->keywords(OpenClLexer::macroSet));
    SendScintilla(SCI_COLOURISE, 0UL, -1L);
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
    setMarginWidth(MarkerMargin, appearance.px(17));
    fitFoldMargin();
    SendScintilla(SCI_SETMARGINLEFT, 0UL, long(appearance.px(4)));
    widenMargin();
    breakLines();
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
    setIndentationGuidesForegroundColor(theme.border);
    setIndentationGuidesBackgroundColor(theme.surface);
    setMatchedBraceBackgroundColor(theme.accentSoft);
    setMatchedBraceForegroundColor(theme.text);
    setUnmatchedBraceForegroundColor(theme.error);
    for (int colour = 0; colour < lineColours; ++colour) {
        markerDefine(FullRectangle, ColourMarkers + colour);
        setMarkerBackgroundColor(Theme::category(colour), ColourMarkers + colour);
    }
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
    setMarginWidth(LineMargin, QString((m_isPresented || m_isNarrow ? digits : std::max(2, digits)) + 1, u'0'));
}

void CodeEditor::fitFoldMargin()
{
    setMarginWidth(FoldMargin, m_lexer && !m_isPresented && !m_isNarrow ? m_appearance.px(12) : 0);
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
    breakLines();
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

/// At a space, since "f(" and "0);" on lines of their own are hard to read; or between words where something without a space is too wide.
void CodeEditor::breakLines()
{
    if (!m_lexer)
        return;
    const WrapMode mode = !m_isPresented                                                         ? WrapNone
                          : widestPart(text()) <= columnsInSight(*this, m_appearance.codeFont()) ? WrapWhitespace
                                                                                                 : WrapWord;
    if (mode != wrapMode())
        setWrapMode(mode);
}

void CodeEditor::setPlainText(const QString &newText)
{
    if (text() == newText)
        return;
    // A line that is added ends as the others.
    setEolMode(newText.contains(u"\r\n") ? EolWindows : EolUnix);
    replaceWhole([&] { setText(newText); });
    if (m_lexer)
        followIndentation(*this, newText);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    setModified(false);
    colourOwnNames();
}

void CodeEditor::takeDocument(const QsciDocument &document, const QString &saved)
{
    setDocument(document);
    // QScintilla adds a reference when no editor shows it any more, and keeps it when one does again.
    SendScintilla(SCI_RELEASEDOCUMENT, 0UL, SendScintillaPtrResult(SCI_GETDOCPOINTER));
    for (int marker = 0; marker < ColourMarkers + lineColours; ++marker) {
        if (marker != ChangedLineMarker)
            markerDeleteAll(marker);
    }
    clearAnnotations();
    for (int indicator = 0; indicator < INDIC_MAX; ++indicator) {
        SendScintilla(SCI_SETINDICATORCURRENT, ulong(indicator));
        SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, SendScintilla(SCI_GETLENGTH));
    }
    m_breakpoints.clear();
    m_breakpointHandles.clear();
    m_saved = saved;
    recolor();
}

void CodeEditor::replaceAll(const QString &newText)
{
    if (text() == newText)
        return;
    Position before;
    getCursorPosition(&before.line, &before.column);
    before.firstLine = firstVisibleLine();
    replaceWhole([&] {
        asOneEdit([&] {
            selectAll();
            replaceSelectedText(newText);
        });
    });
    setCursorPosition(before.line, before.column);
    setFirstVisibleLine(before.firstLine);
}

/// Breakpoints stay at their lines: they would all be taken to the first one.
void CodeEditor::replaceWhole(const std::function<void()> &replace)
{
    QList<BreakpointLine> kept = m_breakpoints;
    const QList<int> before = breakpointLines();
    m_isReplacing = true;
    replace();
    m_isReplacing = false;
    for (qsizetype i = 0; i < kept.size(); ++i)
        kept[i].line = std::min(before[i], lines());
    showBreakpoints(kept);
}

void CodeEditor::showBreakpoints(const QList<BreakpointLine> &breakpoints)
{
    for (const int marker : {BreakpointMarker, BreakpointOffMarker, BreakpointAtSignMarker, BreakpointOffAtSignMarker})
        markerDeleteAll(marker);
    m_breakpoints = breakpoints;
    m_breakpointHandles.clear();
    for (const BreakpointLine &breakpoint : breakpoints)
        m_breakpointHandles << markerAdd(breakpoint.line - 1, BreakpointMarker);
    placeBreakpoints();
}

/// A sign at the same line leaves them its corner.
void CodeEditor::placeBreakpoints()
{
    for (qsizetype i = 0; i < m_breakpoints.size(); ++i) {
        const int line = markerLine(m_breakpointHandles[i]);
        if (line < 0)
            continue;
        const bool isAtSign = (markersAtLine(line) & unsigned(signMarkers)) != 0;
        markerDeleteHandle(m_breakpointHandles[i]);
        m_breakpointHandles[i] = markerAdd(line, m_breakpoints[i].isOn ? (isAtSign ? BreakpointAtSignMarker : BreakpointMarker)
                                                                       : (isAtSign ? BreakpointOffAtSignMarker : BreakpointOffMarker));
    }
}

QList<int> CodeEditor::breakpointLines() const
{
    QList<int> lines;
    for (qsizetype i = 0; i < m_breakpoints.size(); ++i) {
        const int line = markerLine(m_breakpointHandles[i]);
        lines << (line < 0 ? m_breakpoints[i].line : line + 1);
    }
    return lines;
}

/// By the text alone: Scintilla's point of saving is lost to an edit after an undo, and there is one for all lines together.
void CodeEditor::markChanged()
{
    const QList<int> before = changedLines(), now = MovedLines(m_saved, text()).changed();
    for (const int line : before) {
        if (!std::ranges::binary_search(now, line))
            markerDelete(line - 1, ChangedLineMarker);
    }
    for (const int line : now) {
        if (!std::ranges::binary_search(before, line))
            markerAdd(line - 1, ChangedLineMarker);
    }
}

void CodeEditor::setModified(bool modified)
{
    QsciScintilla::setModified(modified);
    if (modified)
        return;
    m_saved = text();
    markerDeleteAll(ChangedLineMarker);
    Q_EMIT saved();
}

QList<int> CodeEditor::changedLines() const
{
    QList<int> lines = m_overview->linesWith(1U << ChangedLineMarker);
    for (int &line : lines)
        ++line;
    return lines;
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
    QList<int> found;
    for (const TextMatch &match : matches) {
        const long begin = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(position), long(match.begin - character));
        position = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(begin), long(match.length));
        character = match.end();
        SendScintilla(SCI_INDICATORFILLRANGE, ulong(begin), position - begin);
        found << int(SendScintilla(SCI_LINEFROMPOSITION, ulong(begin)));
    }
    m_overview->setFoundLines(found);
}

bool CodeEditor::isInSight(int line)
{
    SendScintilla(SCI_ENSUREVISIBLE, ulong(line));
    const long row = SendScintilla(SCI_VISIBLEFROMDOCLINE, ulong(line)) - SendScintilla(SCI_GETFIRSTVISIBLELINE);
    return row >= 0 && row < SendScintilla(SCI_LINESONSCREEN);
}

void CodeEditor::scrollTo(int line)
{
    if (!isInSight(line - 1))
        bringIntoSight(*this, line - 1, line - 1);
}

void CodeEditor::choose(const TextMatch &match)
{
    const long begin = positionOf(match.begin);
    const long end = positionOf(match.end());
    const bool wasInSight = isInSight(int(SendScintilla(SCI_LINEFROMPOSITION, ulong(begin))));
    SendScintilla(SCI_SETSEL, ulong(begin), end);
    SendScintilla(SCI_SCROLLRANGE, ulong(end), begin);
    if (!wasInSight)
        SendScintilla(SCI_VERTICALCENTRECARET);
    SendScintilla(SCI_CHOOSECARETX);
}

void CodeEditor::replaceAll(const QList<std::pair<TextMatch, QString>> &matches)
{
    if (matches.isEmpty())
        return;
    QList<std::pair<long, long>> places; // counted on from the one before: a text may be long
    long position = 0;
    qsizetype character = 0;
    for (const auto &[match, text] : matches) {
        const long begin = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(position), long(match.begin - character));
        position = SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(begin), long(match.length));
        character = match.end();
        places.append({begin, position});
    }
    asOneEdit([&] {
        for (qsizetype i = matches.size() - 1; i >= 0; --i) { // from the back: what is before keeps its place
            const QByteArray bytes = matches[i].second.toUtf8();
            SendScintilla(SCI_SETTARGETRANGE, ulong(places[i].first), places[i].second);
            SendScintilla(SCI_REPLACETARGET, ulong(bytes.size()), bytes.constData());
        }
    });
}

void CodeEditor::asOneEdit(const std::function<void()> &edit)
{
    tellOnce([&] {
        beginUndoAction();
        edit();
        endUndoAction();
    });
}

/// Who hears of an edit takes the whole text, which costs too much for each of many places. So does counting the characters before
/// each of them, which QScintilla does for screen readers.
void CodeEditor::tellOnce(const std::function<void()> &edit)
{
    if (m_isInEdit)
        return edit();
    const QByteArray before = bytes();
    m_isInEdit = true;
    m_told = 0;
    edit();
    if (m_told >= mostTold) {
        SendScintilla(SCI_SETMODEVENTMASK, ulong(SC_MODEVENTMASKALL));
        tellOfLines(before);
    }
    m_isInEdit = false;
    if (!std::exchange(m_hasEdited, false))
        return;
    markChanged();
    Q_EMIT edited();
}

/// Of those that are others now than before.
void CodeEditor::tellOfLines(const QByteArray &before)
{
    const QList<QByteArray> old = before.split('\n'), now = bytes().split('\n');
    const qsizetype first = std::mismatch(old.begin(), old.end(), now.begin(), now.end()).first - old.begin();
    const qsizetype alike = std::mismatch(old.rbegin(), old.rend(), now.rbegin(), now.rend()).first - old.rbegin();
    const auto tell = [this](qsizetype line, qsizetype linesAdded) {
        const long position = SendScintilla(SCI_POSITIONFROMLINE, ulong(line));
        Q_EMIT SCN_MODIFIED(int(position), SC_MOD_INSERTTEXT | SC_PERFORMED_USER, nullptr, 0, int(linesAdded), 0, 0, 0, 0, 0);
    };
    const qsizetype added = now.size() - old.size();
    for (qsizetype line = first; line < std::max(first + 1, now.size() - alike); ++line) {
        if (added != 0 || now.value(line) != old.value(line))
            tell(line, 0);
    }
    if (added != 0)
        tell(first, added);
}

QByteArray CodeEditor::bytes() const
{
    return {static_cast<const char *>(SendScintillaPtrResult(SCI_GETCHARACTERPOINTER)), SendScintilla(SCI_GETLENGTH)};
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

void CodeEditor::moveCursorBy(qsizetype characters)
{
    const long cursor = SendScintilla(SCI_GETCURRENTPOS);
    SendScintilla(SCI_GOTOPOS, SendScintilla(SCI_POSITIONRELATIVECODEUNITS, ulong(cursor), long(characters)));
}

QList<Diagnostic> CodeEditor::fixable(int line) const
{
    QList<Diagnostic> found;
    for (const Diagnostic &diagnostic : m_diagnostics) {
        const bool isOwn = std::ranges::all_of(diagnostic.fixIts, [&](const FixIt &fix) { return fix.file == diagnostic.file; });
        if (!m_isEdited && diagnostic.line == line && !diagnostic.fixIts.isEmpty() && isOwn)
            found << diagnostic;
    }
    return found;
}

void CodeEditor::makeFixes(const Diagnostic &diagnostic)
{
    if (m_isEdited)
        return;
    const auto positionOfByte = [this](int line, int column) {
        const long begin = SendScintilla(SCI_POSITIONFROMLINE, ulong(std::clamp(line - 1, 0, lines() - 1)));
        return std::min(begin + std::max(0, column - 1), SendScintilla(SCI_GETLINEENDPOSITION, ulong(line - 1)));
    };
    QList<FixIt> fixes = diagnostic.fixIts;
    std::ranges::stable_sort(fixes, std::greater(), [](const FixIt &fix) { return std::pair(fix.line, fix.column); });
    asOneEdit([&] {
        for (const FixIt &fix : std::as_const(fixes)) { // from the back: what is before keeps its place
            const QByteArray bytes = fix.text.toUtf8();
            SendScintilla(SCI_SETTARGETRANGE, ulong(positionOfByte(fix.line, fix.column)), positionOfByte(fix.endLine, fix.endColumn));
            SendScintilla(SCI_REPLACETARGET, ulong(bytes.size()), bytes.constData());
        }
    });
}

void CodeEditor::typed(int character)
{
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    QList<int> lines;
    for (long selection = 0; selection < SendScintilla(SCI_GETSELECTIONS); ++selection)
        lines << int(SendScintilla(SCI_LINEFROMPOSITION, ulong(SendScintilla(SCI_GETSELECTIONNCARET, ulong(selection)))));
    m_notes->setTypedLines(lines);
    m_typing.start();
    if (m_lexer && (character == '\n' || character == '{' || character == '}'))
        indentLine(line, character == '\n');
    if (character == '\n')
        endUndoStep();
}

/// The code of a line, without a comment at its end.
static QString codeOf(const QsciScintilla &editor, int line)
{
    const QString whole = editor.text(line);
    const qsizetype comment = whole.indexOf(u"//");
    return (comment < 0 ? whole : whole.first(comment)).trimmed();
}

/// What one statement follows, on a line of its own: if (...), else.
static bool isHeadOfOne(const QString &code)
{
    static const QRegularExpression head(QStringLiteral("^(?:\\}\\s*)?(?:(?:else\\s+)?(?:if|for|while)\\s*\\(.*\\)|else|do)$"));
    return head.match(code).hasMatch();
}

/// QScintilla's own indentation takes what follows a block for a part of the loop without braces that came before.
void CodeEditor::indentLine(int line, bool isNew)
{
    const auto codeAbove = [this](int below) {
        do
            --below;
        while (below >= 0 && codeOf(*this, below).isEmpty());
        return below;
    };
    const auto opening = [this](int at) { // of the brace that the line begins with
        int depth = 1;
        for (int before = at - 1; before >= 0; --before) {
            const QString code = codeOf(*this, before);
            for (qsizetype letter = code.size() - 1; letter >= 0; --letter) {
                depth += code[letter] == u'}' ? 1 : code[letter] == u'{' ? -1 : 0;
                if (depth == 0)
                    return before;
            }
        }
        return at;
    };
    const int above = codeAbove(line);
    const QString code = codeOf(*this, line);
    if (above < 0 || (!isNew && code.size() != 1)) // A brace that stands alone is looked at when it is typed.
        return;
    const QString before = codeOf(*this, above);
    int indent = indentation(above);
    if (code.startsWith(u'}')) {
        indent = indentation(opening(line));
    } else if (before.endsWith(u'{') || isHeadOfOne(before)) {
        indent += code.startsWith(u'{') ? 0 : indentationWidth();
    } else { // Where a statement without braces ends, so do those that it is the only one of.
        for (int first = before.startsWith(u'}') ? opening(above) : above, head = codeAbove(first);
             head >= 0 && (before.endsWith(u';') || before.endsWith(u'}')) && isHeadOfOne(codeOf(*this, head));
             first = head, head = codeAbove(head))
            indent = indentation(head);
    }
    SendScintilla(SCI_SETLINEINDENTATION, ulong(line), long(indent));
    if (isNew)
        SendScintilla(SCI_GOTOPOS, ulong(SendScintilla(SCI_GETLINEINDENTPOSITION, ulong(line))));
    SendScintilla(SCI_SCROLLCARET); // It may have come from far to the right.
}

void CodeEditor::endTyping()
{
    endUndoStep();
    m_typing.stop();
    m_notes->setTypedLines({});
    colourOwnNames();
}

void CodeEditor::colourOwnNames()
{
    if (!m_lexer || !m_lexer->setOwnNames(declaredNames(text())))
        return;
    SendScintilla(SCI_SETKEYWORDS, static_cast<unsigned long>(OpenClLexer::builtinSet - 1), m_lexer->keywords(OpenClLexer::builtinSet));
    SendScintilla(SCI_COLOURISE, 0UL, -1L);
}

/// Scintilla makes one step of all that is typed in a row.
void CodeEditor::endUndoStep()
{
    if (std::exchange(m_typesAtMany, false))
        endUndoAction();
    if (isRedoAvailable()) // An empty action would take that away.
        return;
    beginUndoAction();
    endUndoAction();
}

void CodeEditor::undo()
{
    endUndoStep();
    tellOnce([this] { QsciScintilla::undo(); });
}
void CodeEditor::redo()
{
    endUndoStep();
    tellOnce([this] { QsciScintilla::redo(); });
}

/// In the column of the outermost one, where the line is long enough.
void CodeEditor::addCaret(bool below)
{
    const auto caretOf = [this](long selection) { return SendScintilla(SCI_GETSELECTIONNCARET, ulong(selection)); };
    long outermost = caretOf(0);
    for (long selection = 1; selection < SendScintilla(SCI_GETSELECTIONS); ++selection)
        outermost = below ? std::max(outermost, caretOf(selection)) : std::min(outermost, caretOf(selection));
    const long line = SendScintilla(SCI_LINEFROMPOSITION, ulong(outermost)) + (below ? 1 : -1);
    if (line < 0 || line >= lines())
        return;
    const long place = SendScintilla(SCI_FINDCOLUMN, ulong(line), SendScintilla(SCI_GETCOLUMN, ulong(outermost)));
    SendScintilla(SCI_ADDSELECTION, ulong(place), place);
}

/// Of each caret the name at it, where nothing is chosen.
static void chooseNames(QsciScintilla &editor)
{
    using Sci = QsciScintillaBase;
    QList<std::pair<long, long>> names;
    for (long selection = 0; selection < editor.SendScintilla(Sci::SCI_GETSELECTIONS); ++selection) {
        const auto caret = ulong(editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, ulong(selection)));
        names.append(
            {editor.SendScintilla(Sci::SCI_WORDENDPOSITION, caret, 1L), editor.SendScintilla(Sci::SCI_WORDSTARTPOSITION, caret, 1L)});
    }
    setCarets(editor, names);
}

/// A whole name means that name alone, anything else means wherever it stands.
void CodeEditor::addOccurrences(bool all)
{
    if (SendScintilla(SCI_GETSELECTIONEMPTY) != 0) {
        chooseNames(*this);
        if (!all || SendScintilla(SCI_GETSELECTIONEMPTY) != 0)
            return;
    }
    const auto main = [this] { return ulong(SendScintilla(SCI_GETMAINSELECTION)); };
    const long begin = SendScintilla(SCI_GETSELECTIONNSTART, main()), end = SendScintilla(SCI_GETSELECTIONNEND, main());
    const int firstLine = firstVisibleLine();
    const bool isName = SendScintilla(SCI_ISRANGEWORD, ulong(begin), end) != 0;
    SendScintilla(SCI_SETSEARCHFLAGS, ulong(SCFIND_MATCHCASE | (isName ? SCFIND_WHOLEWORD : 0)));
    SendScintilla(SCI_TARGETWHOLEDOCUMENT);
    SendScintilla(all ? SCI_MULTIPLESELECTADDEACH : SCI_MULTIPLESELECTADDNEXT);
    for (long selection = 0; selection < SendScintilla(SCI_GETSELECTIONS); ++selection) {
        const long start = SendScintilla(SCI_GETSELECTIONNSTART, ulong(selection));
        SendScintilla(SCI_ENSUREVISIBLE, ulong(SendScintilla(SCI_LINEFROMPOSITION, ulong(start)))); // Nothing is typed unseen.
        if (all && start == begin)
            SendScintilla(SCI_SETMAINSELECTION, ulong(selection));
    }
    if (all)
        setFirstVisibleLine(firstLine); // Scintilla went to each.
}

namespace {

struct LineBlock
{
    long first = 0; ///< from 0
    long last = 0;
};

/// Of all carets, in order; lines next to each other are one block.
QList<LineBlock> chosenLines(const QsciScintilla &editor)
{
    using Sci = QsciScintillaBase;
    const auto lineOf = [&editor](long position) { return editor.SendScintilla(Sci::SCI_LINEFROMPOSITION, ulong(position)); };
    QList<LineBlock> all;
    for (long selection = 0; selection < editor.SendScintilla(Sci::SCI_GETSELECTIONS); ++selection) {
        const long end = editor.SendScintilla(Sci::SCI_GETSELECTIONNEND, ulong(selection));
        LineBlock block{lineOf(editor.SendScintilla(Sci::SCI_GETSELECTIONNSTART, ulong(selection))), lineOf(end)};
        if (block.last > block.first && end == editor.SendScintilla(Sci::SCI_POSITIONFROMLINE, ulong(block.last)))
            --block.last;
        all << block;
    }
    std::ranges::sort(all, {}, &LineBlock::first);
    QList<LineBlock> blocks;
    for (const LineBlock &block : std::as_const(all)) {
        if (blocks.isEmpty() || block.first > blocks.last().last + 1)
            blocks << block;
        else
            blocks.last().last = std::max(blocks.last().last, block.last);
    }
    return blocks;
}

struct Caret
{
    long line = 0; ///< from 0
    long byte = 0; ///< of it
};

Caret caretAt(const QsciScintilla &editor, long position)
{
    const long line = editor.SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, ulong(position));
    return {line, position - editor.SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, ulong(line))};
}

/// Each with its anchor, the main one last.
QList<std::pair<Caret, Caret>> caretsOf(const QsciScintilla &editor)
{
    using Sci = QsciScintillaBase;
    QList<std::pair<Caret, Caret>> carets;
    for (long selection = 0; selection < editor.SendScintilla(Sci::SCI_GETSELECTIONS); ++selection)
        carets.append({caretAt(editor, editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, ulong(selection))),
                       caretAt(editor, editor.SendScintilla(Sci::SCI_GETSELECTIONNANCHOR, ulong(selection)))});
    const long main = editor.SendScintilla(Sci::SCI_GETMAINSELECTION);
    std::rotate(carets.begin() + main, carets.begin() + main + 1, carets.end());
    return carets;
}

void putCarets(QsciScintilla &editor, const QList<std::pair<Caret, Caret>> &carets, long linesDown)
{
    using Sci = QsciScintillaBase;
    const auto positionOf = [&](const Caret &caret) {
        return std::min(editor.SendScintilla(Sci::SCI_POSITIONFROMLINE, ulong(caret.line + linesDown)) + caret.byte,
                        editor.SendScintilla(Sci::SCI_GETLENGTH));
    };
    QList<std::pair<long, long>> places;
    for (const auto &[caret, anchor] : carets)
        places.append({positionOf(caret), positionOf(anchor)});
    setCarets(editor, places);
}

} // namespace

/// Where all of them are comments they no longer are; empty lines don't count.
void CodeEditor::toggleComment()
{
    if (!m_lexer)
        return;
    QList<int> chosen;
    qsizetype indent = -1;
    bool areComments = true;
    for (const LineBlock &block : chosenLines(*this)) {
        for (int line = int(block.first); line <= block.last; ++line) {
            const QString whole = text(line);
            const QString words = whole.trimmed();
            if (words.isEmpty())
                continue;
            chosen << line;
            const qsizetype own = whole.indexOf(words.first(1));
            indent = indent < 0 ? own : std::min(indent, own);
            areComments = areComments && words.startsWith(u"//");
        }
    }
    if (chosen.isEmpty())
        return;
    asOneEdit([&] {
        for (const int line : std::as_const(chosen)) {
            const QString whole = text(line);
            const qsizetype slashes = whole.indexOf(u"//");
            const long begin = SendScintilla(SCI_POSITIONFROMLINE, ulong(line)) + (areComments ? slashes : indent);
            const long removed = !areComments ? 0 : whole.mid(slashes + 2, 1) == u" " ? 3 : 2;
            SendScintilla(SCI_SETTARGETRANGE, ulong(begin), begin + removed);
            SendScintilla(SCI_REPLACETARGET, ulong(-1), areComments ? "" : "// "); // SCI_INSERTTEXT would leave one caret alone.
        }
    });
}

void CodeEditor::foldBlock()
{
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    const bool begins = (SendScintilla(SCI_GETFOLDLEVEL, ulong(line)) & SC_FOLDLEVELHEADERFLAG) != 0;
    const long block = begins ? line : SendScintilla(SCI_GETFOLDPARENT, ulong(line));
    if (block < 0)
        return;
    setCursorPosition(int(block), 0); // What is hidden would show itself for the cursor.
    SendScintilla(SCI_TOGGLEFOLD, ulong(block));
}

void CodeEditor::moveLines(bool up)
{
    QList<LineBlock> blocks = chosenLines(*this);
    if (up ? blocks.first().first == 0 : blocks.last().last == lines() - 1)
        return;
    if (!up)
        std::ranges::reverse(blocks);
    const auto carets = caretsOf(*this);
    asOneEdit([&] {
        for (const LineBlock &block : std::as_const(blocks)) { // Scintilla moves those of one selection.
            const long end =
                block.last + 1 < lines() ? SendScintilla(SCI_POSITIONFROMLINE, ulong(block.last + 1)) : SendScintilla(SCI_GETLENGTH);
            SendScintilla(SCI_SETSEL, ulong(SendScintilla(SCI_POSITIONFROMLINE, ulong(block.first))), end);
            SendScintilla(up ? SCI_MOVESELECTEDLINESUP : SCI_MOVESELECTEDLINESDOWN);
        }
    });
    putCarets(*this, carets, up ? -1 : 1);
}

/// A caret stays where each block of them was.
void CodeEditor::deleteLines()
{
    QList<LineBlock> blocks = chosenLines(*this);
    std::ranges::reverse(blocks);
    asOneEdit([&] {
        for (const LineBlock &block : std::as_const(blocks)) {
            const bool isAtEnd = block.last + 1 >= lines();
            const long begin = isAtEnd && block.first > 0 ? SendScintilla(SCI_GETLINEENDPOSITION, ulong(block.first - 1))
                                                          : SendScintilla(SCI_POSITIONFROMLINE, ulong(block.first));
            const long end = isAtEnd ? SendScintilla(SCI_GETLENGTH) : SendScintilla(SCI_POSITIONFROMLINE, ulong(block.last + 1));
            SendScintilla(SCI_DELETERANGE, ulong(begin), end - begin);
        }
    });
    QList<std::pair<Caret, Caret>> carets;
    long deleted = 0;
    std::ranges::reverse(blocks);
    for (const LineBlock &block : std::as_const(blocks)) {
        const Caret caret{std::min(block.first - deleted, long(lines()) - 1), 0};
        carets.append({caret, caret});
        deleted += block.last - block.first + 1;
    }
    putCarets(*this, carets, 0);
}

void CodeEditor::copyLines()
{
    QString copied;
    for (const LineBlock &block : chosenLines(*this)) {
        for (int line = int(block.first); line <= block.last; ++line)
            copied += text(line);
    }
    if (!copied.endsWith(u'\n'))
        copied += eolMode() == EolWindows ? QStringLiteral("\r\n") : QStringLiteral("\n");
    auto *lines = new QMimeData;
    lines->setText(copied);
    lines->setData(QLatin1String(linesFormat), "1");
    QGuiApplication::clipboard()->setMimeData(lines);
}

bool CodeEditor::pasteLines()
{
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    const bool isAtOneCaret = SendScintilla(SCI_GETSELECTIONS) == 1 && SendScintilla(SCI_GETSELECTIONEMPTY) != 0;
    if (!isAtOneCaret || !copied || !copied->hasFormat(QLatin1String(linesFormat)))
        return false;
    const long caret = SendScintilla(SCI_GETCURRENTPOS), length = SendScintilla(SCI_GETLENGTH);
    asOneEdit([&] {
        SendScintilla(SCI_GOTOPOS, ulong(SendScintilla(SCI_POSITIONFROMLINE, ulong(SendScintilla(SCI_LINEFROMPOSITION, ulong(caret))))));
        paste();
    });
    SendScintilla(SCI_GOTOPOS, ulong(caret + SendScintilla(SCI_GETLENGTH) - length));
    return true;
}

void CodeEditor::duplicate()
{
    SendScintilla(SCI_SELECTIONDUPLICATE);
}

void CodeEditor::chooseLine()
{
    const long first = SendScintilla(SCI_LINEFROMPOSITION, ulong(SendScintilla(SCI_GETSELECTIONSTART)));
    const long last = SendScintilla(SCI_LINEFROMPOSITION, ulong(SendScintilla(SCI_GETSELECTIONEND)));
    const long end = last + 1 < lines() ? SendScintilla(SCI_POSITIONFROMLINE, ulong(last + 1)) : SendScintilla(SCI_GETLENGTH);
    SendScintilla(SCI_SETSEL, ulong(SendScintilla(SCI_POSITIONFROMLINE, ulong(first))), end);
}

void CodeEditor::clearDiagnostics()
{
    m_diagnostics.clear();
    m_notes->setDiagnostics({});
}
void CodeEditor::showDiagnostics(const QList<Diagnostic> &diagnostics)
{
    m_diagnostics = diagnostics;
    m_isEdited = false;
    m_notes->setDiagnostics(diagnostics);
    m_overview->update();
}
void CodeEditor::showFindings(const QList<LineFinding> &findings)
{
    m_notes->setFindings(findings);
    m_overview->update();
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
void CodeEditor::colourLines(const QList<int> &coloured)
{
    for (int colour = 0; colour < lineColours; ++colour)
        markerDeleteAll(ColourMarkers + colour);
    for (const int line : coloured) {
        if (line >= 1 && line <= lines())
            markerAdd(line - 1, ColourMarkers + line % lineColours);
    }
    setMarginWidth(ColourMargin, coloured.isEmpty() ? 0 : m_appearance.px(6));
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

void CodeEditor::showValues(const QMap<int, QString> &values)
{
    if (values == m_values)
        return;
    m_values = values;
    viewport()->update();
}

void CodeEditor::paintEvent(QPaintEvent *event)
{
    QsciScintilla::paintEvent(event);
    if (m_values.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setFont(m_appearance.codeFont(0.92));
    painter.setPen(m_appearance.theme().mutedText);
    const int gap = m_appearance.px(24);
    for (auto value = m_values.constBegin(); value != m_values.constEnd(); ++value) {
        const unsigned long line = static_cast<unsigned long>(value.key() - 1);
        const long end = SendScintilla(SCI_GETLINEENDPOSITION, line);
        const int x = int(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, end)) + gap;
        const int y = int(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, end));
        const int height = int(SendScintilla(SCI_TEXTHEIGHT, line));
        const QRect space(x, y, std::max(0, viewport()->width() - x), height);
        painter.drawText(space, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(value.value(), Qt::ElideRight, space.width()));
    }
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
    breakLines();
    if (m_lines.first >= 0)
        return bringIntoSight(*this, m_lines.first, m_lines.second); // The strip of the next step may be higher.
    int line = 0;
    int column = 0;
    getCursorPosition(&line, &column);
    showWhole(line);
}

/// QScintilla takes Ctrl for Alt, which chooses a column, and has no key for another caret. True: this was it.
static bool addsCaret(CodeEditor &editor, const QMouseEvent &event)
{
    using Sci = QsciScintillaBase;
    if (event.modifiers() != Qt::ControlModifier || !(event.buttons() & Qt::LeftButton))
        return false;
    const QPoint at = event.position().toPoint();
    const long position = editor.SendScintilla(Sci::SCI_POSITIONFROMPOINT, ulong(at.x()), long(at.y()));
    if (event.type() == QEvent::MouseButtonPress)
        editor.SendScintilla(Sci::SCI_ADDSELECTION, ulong(position), position);
    else if (event.type() == QEvent::MouseMove) // what was added goes as far
        editor.SendScintilla(Sci::SCI_SETSELECTIONNCARET, ulong(editor.SendScintilla(Sci::SCI_GETMAINSELECTION)), position);
    return true;
}

bool CodeEditor::viewportEvent(QEvent *event)
{
    if (auto *mouse = dynamic_cast<QMouseEvent *>(event)) {
        if (addsCaret(*this, *mouse)) {
            endTyping();
            return true;
        }
        if (mouse->modifiers() & Qt::AltModifier) {
            const std::unique_ptr<QMouseEvent> column(mouse->clone());
            column->setModifiers((mouse->modifiers() & ~Qt::AltModifier) | Qt::ControlModifier);
            return QsciScintilla::viewportEvent(column.get());
        }
    }
    if (event->type() != QEvent::ToolTip)
        return QsciScintilla::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const bool inMargin = help->pos().x() < m_heat->width();
    const long position = SendScintilla(SCI_POSITIONFROMPOINT, 0UL, long(help->pos().y()));
    const auto line = int(SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(position)));
    const long near = inMargin ? -1 : SendScintilla(SCI_POSITIONFROMPOINTCLOSE, ulong(help->pos().x()), long(help->pos().y()));
    if (m_lexer && near >= 0 && !nameAt(*this, near).isEmpty())
        Q_EMIT hoverWanted(pointAt(*this, near), help->globalPos());
    else
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

/// Alt and a letter that no menu has types nothing; QScintilla would insert it.
void CodeEditor::keyPressEvent(QKeyEvent *event)
{
    const bool isMenuKey = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::AltModifier;
    const bool isLetter = !event->text().isEmpty() && event->text().front().isPrint();
    if (isMenuKey && isLetter)
        return event->ignore();
    const bool hasMany = SendScintilla(SCI_GETSELECTIONS) > 1;
    const bool isEscape = event->key() == Qt::Key_Escape && !hasMany;
    const bool isModifier = // of the letter that comes
        event->key() == Qt::Key_AltGr || (event->key() >= Qt::Key_Shift && event->key() <= Qt::Key_ScrollLock);
    if (!isLetter && !isModifier && m_typesAtMany)
        endUndoStep();
    else if (isLetter && hasMany && !std::exchange(m_typesAtMany, true))
        beginUndoAction();
    const bool isCut = event->matches(QKeySequence::Cut);
    if ((isCut || event->matches(QKeySequence::Copy)) && SendScintilla(SCI_GETSELECTIONEMPTY) != 0) {
        copyLines();
        if (isCut)
            deleteLines();
        return;
    }
    if (event->matches(QKeySequence::Paste) && pasteLines())
        return;
    QsciScintilla::keyPressEvent(event);
    if (isEscape)
        Q_EMIT escapePressed();
}

void CodeEditor::mousePressEvent(QMouseEvent *event)
{
    if (m_typesAtMany)
        endUndoStep();
    QsciScintilla::mousePressEvent(event);
}

void CodeEditor::focusOutEvent(QFocusEvent *event)
{
    if (m_typesAtMany)
        endUndoStep();
    QsciScintilla::focusOutEvent(event);
}

void CodeEditor::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const long at = SendScintilla(SCI_POSITIONFROMPOINT, ulong(event->pos().x()), long(event->pos().y()));
        const bool isChosen = at >= SendScintilla(SCI_GETSELECTIONSTART) && at <= SendScintilla(SCI_GETSELECTIONEND);
        if (!isChosen)
            SendScintilla(SCI_GOTOPOS, ulong(at));
        return Q_EMIT menuWanted(event->globalPos());
    }
    const long cursor = SendScintilla(SCI_GETCURRENTPOS);
    const QPoint below(int(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, cursor)),
                       int(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, cursor) + SendScintilla(SCI_TEXTHEIGHT, 0UL)));
    Q_EMIT menuWanted(viewport()->mapToGlobal(below));
}

void CodeEditor::goTo(int line, int column)
{
    reveal(line, column);
    setFocus();
}

void CodeEditor::reveal(int line, int column)
{
    m_lines = {-1, -1};
    endTyping();
    setCursorPosition(std::max(0, line - 1), std::max(0, column - 1));
    showWhole(std::max(0, line - 1));
    showBeginnings();
}

/// Of the lines, where the cursor is in sight then too.
void CodeEditor::showBeginnings()
{
    const long offset = SendScintilla(SCI_GETXOFFSET);
    const long cursor = SendScintilla(SCI_POINTXFROMPOSITION, 0, SendScintilla(SCI_GETCURRENTPOS));
    if (offset > 0 && cursor + offset < viewport()->width() - fontMetrics().averageCharWidth())
        SendScintilla(SCI_SETXOFFSET, 0);
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

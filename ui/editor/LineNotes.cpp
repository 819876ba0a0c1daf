#include "ui/editor/LineNotes.h"

#include <algorithm>
#include <utility>

#include <QMap>

#include "support/Ranges.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/editor/LinesInSight.h"
#include "ui/editor/ScrollAnchor.h"
#include "ui/editor/NoteLook.h"
#include "ui/layout/TextWrap.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr int mostAnnotatedLines = 200; // More than anybody reads here: the problem list has them all.
constexpr qsizetype mostOnOneLine = 3;  // So that the code stays in sight.
constexpr int leastColumns = 14;

unsigned bit(int marker)
{
    return 1u << unsigned(marker);
}

/// Sites count a column in bytes of the UTF-8 text, the editor in characters.
int characterOf(const QString &line, int column)
{
    return int(QString::fromUtf8(line.toUtf8().left(std::max(0, column - 1))).size());
}

qsizetype widthOf(const QList<QStringList> &blocks)
{
    qsizetype width = 0;
    for (const QStringList &lines : blocks) {
        for (const QString &line : lines)
            width = std::max(width, line.size());
    }
    return width;
}

/// The ground of a note ends where its text does: so that all the notes of a line of code make one rectangle, every line of them is
/// filled up.
QString asBlock(const QStringList &lines, qsizetype width)
{
    QStringList filled;
    for (const QString &line : lines)
        filled << ((filled.isEmpty() ? QStringLiteral("  ") : QStringLiteral("    ")) + line).leftJustified(width + 5);
    return filled.join(u'\n');
}

} // namespace

LineNotes::LineNotes(QsciScintilla &editor, const Appearance &appearance) : QObject(&editor), m_editor(editor), m_appearance(appearance)
{
    connect(&editor, &QsciScintillaBase::SCN_MODIFIED, this,
            [this](int position, int what, const char *text, int length, int linesAdded, int, int, int, int, int) {
                const bool wholeLines = text && length > 0 && text[length - 1] == '\n';
                takeEdit(position, what, wholeLines ? linesAdded - 1 : linesAdded);
            });
    connect(&editor, &QsciScintilla::cursorPositionChanged, this, &LineNotes::fitCaretLine);
}

/// The ground of the caret's line would cover that of a line that is lit up.
void LineNotes::fitCaretLine()
{
    int line = 0;
    int column = 0;
    m_editor.getCursorPosition(&line, &column);
    m_editor.setCaretLineVisible((m_editor.markersAtLine(line) & bit(ChosenLineMarker)) == 0);
}

void LineNotes::followAppearance()
{
    defineNoteSigns(m_editor, m_appearance, m_old);
    defineNoteIndicators(m_editor, m_appearance);
    m_styles = noteStyles(m_appearance);
    draw();
}

void LineNotes::setDiagnostics(const QList<Diagnostic> &diagnostics)
{
    m_diagnostics = diagnostics;
    draw();
}

void LineNotes::setFindings(const QList<LineFinding> &findings)
{
    m_marks.clear();
    for (const int marker : {FindingErrorMarker, FindingWarningMarker, HiddenFindingMarker})
        m_editor.markerDeleteAll(marker);
    QMap<int, QList<LineFinding>> byLine;
    for (const LineFinding &finding : findings) {
        if (finding.place.line > 0 && finding.place.line <= m_editor.lines())
            byLine[finding.place.line] << finding;
    }
    for (auto line = byLine.constBegin(); line != byLine.constEnd() && m_marks.size() < mostAnnotatedLines; ++line) {
        m_marks << Mark{m_editor.markerAdd(line.key() - 1, HiddenFindingMarker), line.value()};
    }
    draw();
}

void LineNotes::setTypedLines(const QList<int> &lines)
{
    QMap<int, bool> typed;
    for (const int line : lines)
        typed[line] = m_typed.value(line, !m_editor.annotation(line).isEmpty());
    if (std::exchange(m_typed, typed) != typed && !m_diagnostics.isEmpty())
        drawSoon();
}

void LineNotes::setOld(bool old)
{
    if (m_old == old)
        return;
    m_old = old;
    defineNoteSigns(m_editor, m_appearance, m_old);
    draw();
}

void LineNotes::setChosen(const QList<SourceRange> &ranges)
{
    if (ranges == m_chosen)
        return;
    m_chosen = ranges;
    if (ranges.isEmpty())
        drawSoon(); // It may be an edit that unchooses them.
    else
        drawChosen();
}

/// Problems are folded away then.
void LineNotes::setPresented(bool presented)
{
    if (std::exchange(m_isPresented, presented) != presented)
        draw();
}

int LineNotes::lineOf(const Mark &mark) const
{
    return m_editor.markerLine(mark.handle);
}

/// The text is being changed, so what is drawn on it must wait. Of lines that were put before another the last one is that other.
void LineNotes::takeEdit(int position, int what, int linesAdded)
{
    const bool isEdit = (what & (QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_MOD_DELETETEXT)) != 0;
    if (!isEdit || (m_marks.isEmpty() && m_chosen.isEmpty()))
        return;
    const int line = int(m_editor.SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, static_cast<unsigned long>(position)));
    const int last = line + std::max(0, linesAdded);
    m_marks.removeIf([&](const Mark &mark) {
        const int at = lineOf(mark);
        return at < 0 || (at >= line && at <= last);
    });
    m_chosen.clear();
    drawSoon();
}

void LineNotes::drawSoon()
{
    if (!std::exchange(m_drawsSoon, true))
        QMetaObject::invokeMethod(
            this, [this] { draw(); }, Qt::QueuedConnection);
}

void LineNotes::clear()
{
    m_editor.clearAnnotations();
    for (const int marker : {ErrorMarker, WarningMarker, NoteMarker}) // Those of findings move by themselves.
        m_editor.markerDeleteAll(marker);
    const int last = std::max(0, m_editor.lines() - 1);
    for (const int indicator : {ErrorIndicator, WarningIndicator, NoteIndicator, FindingErrorIndicator, FindingWarningIndicator})
        m_editor.clearIndicatorRange(0, 0, last, m_editor.lineLength(last), indicator);
}

void LineNotes::hold(const QObject &holder, bool held)
{
    held ? (void)m_holders.insert(&holder) : (void)m_holders.remove(&holder);
    if (m_holders.isEmpty() && std::exchange(m_waits, false))
        drawSoon();
}

void LineNotes::draw()
{
    m_drawsSoon = false;
    if (!m_holders.isEmpty()) {
        m_waits = true;
        return;
    }
    m_columns = columns();
    const ScrollAnchor top(m_editor);
    clear();
    QMap<int, QList<Note>> notes;
    drawDiagnostics(notes);
    drawFindings(notes);
    for (auto line = notes.constBegin(); line != notes.constEnd(); ++line)
        addNotes(line.key(), line.value());
    drawChosen();
    Q_EMIT signsChanged();
}

void LineNotes::drawChosen()
{
    m_editor.markerDeleteAll(ChosenLineMarker);
    const int last = std::max(0, m_editor.lines() - 1);
    m_editor.clearIndicatorRange(0, 0, last, m_editor.lineLength(last), ChosenIndicator);
    for (const SourceRange &range : std::as_const(m_chosen)) {
        const int line = range.begin.line - 1;
        if (line < 0 || line >= m_editor.lines())
            continue;
        const int lastLine = range.begin.column > 0 ? line : std::clamp(range.endLine - 1, line, m_editor.lines() - 1);
        for (int lit = line; lit <= lastLine; ++lit)
            m_editor.markerAdd(lit, ChosenLineMarker);
        if (range.begin.column > 0)
            underline(line, range.begin.column, range.endLine == range.begin.line ? range.endColumn : 0, ChosenIndicator);
    }
    fitCaretLine();
}

void LineNotes::drawDiagnostics(QMap<int, QList<Note>> &notes)
{
    struct Look
    {
        int style, marker, indicator;
    };
    const auto lookOf = [](Severity severity) {
        return severity == Severity::Error     ? Look{ErrorStyle, ErrorMarker, ErrorIndicator}
               : severity == Severity::Warning ? Look{WarningStyle, WarningMarker, WarningIndicator}
                                               : Look{NoteStyle, NoteMarker, NoteIndicator};
    };
    bool isTold = true; // the error or warning that a note belongs to
    for (const Diagnostic &diagnostic : std::as_const(m_diagnostics)) {
        const int line = diagnostic.line - 1;
        if (diagnostic.severity != Severity::Note)
            isTold = m_typed.value(line, true);
        else if (!isTold)
            continue;
        const bool isFull = notes.size() >= mostAnnotatedLines && !notes.contains(line);
        if (line < 0 || line >= m_editor.lines() || isFull)
            continue;
        const Look look = lookOf(diagnostic.severity);
        const QString message =
            diagnostic.fixIts.isEmpty() ? inLanguage(diagnostic.message) : tr("%1 (Ctrl+. mends it)").arg(inLanguage(diagnostic.message));
        if (m_typed.value(line, true))
            notes[line] << Note{QStringLiteral("%1: %2").arg(inLanguage(severityName(diagnostic.severity)), message), look.style};
        addSign(line, look.marker);
        underline(line, diagnostic.column, 0, look.indicator);
    }
}

/// Of signs on top of each other none would be seen: the worst is shown.
void LineNotes::addSign(int line, int marker)
{
    for (const int other : {NoteMarker, WarningMarker, ErrorMarker}) {
        if (other > marker && (m_editor.markersAtLine(line) & bit(other)))
            return;
        if (other < marker)
            m_editor.markerDelete(line, other);
    }
    m_editor.markerAdd(line, marker);
}

/// Beside the signs of diagnostics, which are there already. Its place goes on moving with the text if it isn't shown.
void LineNotes::placeSign(Mark &mark)
{
    const int line = lineOf(mark);
    const auto isError = [](const LineFinding &finding) { return finding.severity == Severity::Error; };
    const int own = std::ranges::any_of(mark.findings, isError) ? FindingErrorMarker : FindingWarningMarker;
    const bool isHidden = (m_editor.markersAtLine(line) & bit(ErrorMarker)) != 0;
    m_editor.markerDeleteHandle(mark.handle);
    mark.handle = m_editor.markerAdd(line, isHidden ? HiddenFindingMarker : own);
    if (!isHidden)
        m_editor.markerDelete(line, NoteMarker);
    if (!isHidden && own == FindingErrorMarker)
        m_editor.markerDelete(line, WarningMarker);
}

/// Of the lines with findings, by where the trace had them.
QHash<int, int> LineNotes::movedLines() const
{
    QHash<int, int> now;
    for (const Mark &mark : m_marks) {
        for (const LineFinding &finding : mark.findings)
            now[finding.place.line] = lineOf(mark) + 1;
    }
    return now;
}

void LineNotes::drawFindings(QMap<int, QList<Note>> &notes)
{
    const QHash<int, int> now = movedLines();
    for (Mark &mark : m_marks) {
        const int line = lineOf(mark);
        if (line < 0)
            continue;
        placeSign(mark);
        for (const LineFinding &finding : mark.findings) {
            const bool isError = finding.severity == Severity::Error;
            const QString text = QStringLiteral("%1: %2").arg(inLanguage(severityName(finding.severity)), finding.textWith(now));
            notes[line] << (m_old ? Note{tr("before the edit, %1").arg(text), OldFindingStyle}
                                  : Note{text, isError ? FindingErrorStyle : FindingWarningStyle});
            if (!m_old)
                underline(line, finding.place.column, 0, isError ? FindingErrorIndicator : FindingWarningIndicator);
        }
    }
}

void LineNotes::addNotes(int line, const QList<Note> &notes)
{
    QList<QsciStyledText> texts;
    // One that is left out would take as much room as the sentence that says so.
    QList<Note> shown = notes.first(notes.size() <= mostOnOneLine + 1 ? notes.size() : mostOnOneLine);
    if (shown.size() < notes.size())
        shown << Note{(m_isPresented ? tr("and %1 more at this line") : tr("and %1 more at this line: see Problems"))
                          .arg(notes.size() - shown.size()),
                      shown.last().style};
    const QList<QStringList> blocks = mapped(shown, [&](const Note &note) { return wrapped(note.text, m_columns); });
    const qsizetype width = widthOf(blocks);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const auto style = std::ranges::find(m_styles, shown[i].style, &QsciStyle::style);
        if (style == m_styles.end())
            continue;
        const QString text = asBlock(blocks[i], width);
        texts << QsciStyledText(i + 1 < shown.size() ? text + u'\n' : text, *style);
    }
    m_editor.annotate(line, texts);
}

/// `endColumn` 0: to the end of the word.
void LineNotes::underline(int line, int column, int endColumn, int indicator)
{
    const QString whole = m_editor.text(line);
    const int from = std::clamp(characterOf(whole, column), 0, std::max(0, int(whole.size()) - 1));
    int to = endColumn > 0 ? std::min(characterOf(whole, endColumn), int(whole.size())) : from;
    while (endColumn <= 0 && to < whole.size() && (whole[to].isLetterOrNumber() || whole[to] == u'_'))
        ++to;
    m_editor.fillIndicatorRange(line, from, line, std::max(to, from + 1), indicator);
}

/// Of a note, less its indent.
int LineNotes::columns() const
{
    return std::max(leastColumns, columnsInSight(m_editor, m_appearance.codeFont()) - 6);
}

void LineNotes::rewrap()
{
    if (columns() != m_columns && (!m_diagnostics.isEmpty() || !m_marks.isEmpty()))
        draw();
}

QList<int> LineNotes::markedLines() const
{
    QList<int> marked;
    for (int line = 0; line < m_editor.lines(); ++line) {
        if (m_editor.markersAtLine(line) & (bit(ErrorMarker) | bit(WarningMarker)))
            marked.append(line + 1);
    }
    return marked;
}

QList<int> LineNotes::findingLines() const
{
    QList<int> lines = mapped(m_marks, [this](const Mark &mark) { return lineOf(mark) + 1; });
    std::ranges::sort(lines);
    return lines;
}

} // namespace kernelscope

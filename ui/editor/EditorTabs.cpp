#include "ui/editor/EditorTabs.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QTabBar>

#include "language/CompileCommand.h"
#include "session/Session.h"
#include "support/Ranges.h"
#include "trace/Trace.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/NoteLook.h"
#include "ui/models/Breakpoints.h"
#include "ui/models/CompilerMessages.h"
#include "ui/models/Counts.h"
#include "ui/models/MovedLines.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/TabName.h"

namespace kernelscope {

constexpr qsizetype mostJointEdits = 8;
constexpr qsizetype longestLine = 100'000;  // in characters: Scintilla lays out a line as a whole, several times
constexpr qsizetype mostBroken = 1'000'000; // characters of notes, of which each line is laid out to break it

/// A text as an editor can show it: of a line that is too long its beginning, with what is left out. Lines keep their numbers.
static QString withoutLongLines(const QString &text)
{
    QString shown;
    qsizetype from = 0; // Up to here it is in `shown`.
    for (qsizetype line = 0, end = 0; end < text.size(); line = end + 1) {
        end = text.indexOf(u'\n', line);
        end = end < 0 ? text.size() : end;
        if (end - line <= longestLine)
            continue;
        shown += QStringView(text).sliced(from, line + longestLine - from);
        shown +=
            u' ' + EditorTabs::tr("\u2026 %1 more characters of this line are not shown. A text with such a line can't be edited here.")
                       .arg(fullCount(quint64(end - line - longestLine)));
        from = end;
    }
    return from == 0 ? text : shown += QStringView(text).sliced(from);
}

/// An editor that does not show all of its text can't change it.
static void putText(CodeEditor &editor, const QString &text)
{
    const QString shown = withoutLongLines(text);
    if (!editor.isSource())
        editor.setWrapMode(text.size() > mostBroken ? QsciScintilla::WrapNone : QsciScintilla::WrapWord);
    editor.setPlainText(shown);
    editor.setReadOnly(shown != text);
}

EditorTabs::EditorTabs(Session &session, Appearance &appearance, QWidget *parent)
    : QTabWidget(parent), m_session(session), m_appearance(appearance)
{
    m_messages = new CompilerMessages(session, this);
    setDocumentMode(true);
    setMovable(false);
    setAccessibleName(tr("Sources and notes"));
    m_empty = new EmptyPage(appearance, QStringLiteral("new"), this);
    m_empty->say(tr("The project has no source yet."), tr("New source"));
    connect(m_empty, &EmptyPage::actionChosen, this, &EditorTabs::sourceWanted);
    connect(&session, &Session::documentReplaced, this, &EditorTabs::rebuild);
    connect(&session, &Session::projectChanged, this, &EditorTabs::followFiles);
    connect(&session, &Session::projectChanged, this, [this] { // What is typed then is another change.
        for (CodeEditor *editor : std::as_const(m_editors))
            editor->endUndoStep();
    });
    connect(&session, &Session::textChanged, this, &EditorTabs::takeText);
    const auto noteModified = [this](bool modified) {
        for (CodeEditor *editor : std::as_const(m_editors)) {
            if (!modified && !m_session.isModified())
                editor->setModified(false);
        }
    };
    // Later: an editor whose text was typed back is about to mark the line as changed.
    connect(&session, &Session::modifiedChanged, this, noteModified, Qt::QueuedConnection);
    connect(m_messages, &CompilerMessages::changed, this, &EditorTabs::showDiagnostics);
    connect(&session, &Session::traceChanged, this, &EditorTabs::takeTrace);
    connect(&session, &Session::traceStarted, this, [this] { m_atTrace = look(); });
    connect(&session, &Session::planReportChanged, this, &EditorTabs::showMacros);
    connect(&session, &Session::currentDeviceChanged, this, &EditorTabs::showMacros);
    connect(&session, &Session::selectionChanged, this, &EditorTabs::lightUp);
    connect(&appearance, &Appearance::changed, this, &EditorTabs::follow);
    follow();
    rebuild();
}

void EditorTabs::showEmpty()
{
    if (!m_empty)
        return;
    m_empty->setGeometry(rect());
    m_empty->setVisible(count() == 0);
    m_empty->raise();
}

void EditorTabs::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    showEmpty();
}

void EditorTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    showEmpty();
}

void EditorTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    showEmpty();
}

void EditorTabs::rebuild()
{
    qDeleteAll(m_editors); // Each takes its tab along.
    qDeleteAll(std::exchange(m_leaving, {}));
    m_shownLeaving = nullptr;
    m_editors.clear();
    m_paths.clear();
    takeTrace();
    followFiles();
    if (count() > 0)
        setCurrentIndex(0);
}

QStringList EditorTabs::wantedPaths() const
{
    const ProjectDocument &document = m_session.document();
    const auto named = projectFiles(document);
    QStringList paths = named ? *named : document.project.sources + document.texts.keys();
    paths.removeAll(document.project.notes);
    paths.append(document.project.notes);
    paths.removeDuplicates();
    paths.removeIf([&](const QString &path) { return !document.texts.contains(path); });
    return paths;
}

void EditorTabs::followFiles()
{
    const QStringList wanted = wantedPaths();
    if (wanted == m_paths)
        return;
    QWidget *shown = currentWidget();
    for (const QString &path : std::as_const(m_paths)) {
        if (!wanted.contains(path))
            takeOut(path);
    }
    for (int tab = 0; tab < wanted.size(); ++tab) {
        CodeEditor *editor = m_editors.value(wanted[tab]);
        if (!editor)
            insertEditor(tab, wanted[tab]);
        else if (indexOf(editor) != tab)
            tabBar()->moveTab(indexOf(editor), tab);
    }
    m_paths = wanted;
    if (m_shownLeaving && !m_leaving.contains(m_shownLeaving)) // It is back.
        shown = std::exchange(m_shownLeaving, nullptr);
    if (indexOf(shown) >= 0)
        setCurrentWidget(shown);
    showDiagnostics();
}

/// A file that is renamed leaves and comes back under another name. Its editor, with the cursor and what can be undone, stays.
void EditorTabs::takeOut(const QString &path)
{
    CodeEditor *editor = m_editors.take(path);
    if (currentWidget() == editor)
        m_shownLeaving = editor;
    removeTab(indexOf(editor));
    m_leaving.append(editor);
    const auto drop = [this] {
        m_shownLeaving = nullptr;
        qDeleteAll(std::exchange(m_leaving, {}));
    };
    QMetaObject::invokeMethod(this, drop, Qt::QueuedConnection);
}

CodeEditor *EditorTabs::renamedEditor(const QString &path)
{
    const QString text = m_session.document().texts.value(path);
    const bool isSource = path != m_session.project().notes;
    const auto found =
        std::ranges::find_if(m_leaving, [&](const CodeEditor *editor) { return editor->isSource() == isSource && editor->text() == text; });
    return found == m_leaving.end() ? nullptr : m_leaving.takeAt(found - m_leaving.begin());
}

/// A click into the margin chooses a line, and the caret is at the start of the next one.
static int lastChosenLine(const CodeEditor &editor, int caretLine)
{
    int fromLine = -1, from = 0, toLine = -1, to = 0;
    editor.getSelection(&fromLine, &from, &toLine, &to);
    return toLine == caretLine && to == 0 && fromLine < toLine ? toLine - 1 : caretLine;
}

CodeEditor *EditorTabs::makeEditor(const QString &path)
{
    auto *editor = new CodeEditor(m_appearance, path != m_session.project().notes, this);
    putText(*editor, m_session.document().texts.value(path));
    editor->setPresented(m_isPresented);
    editor->setMacros(macros());
    connect(editor, &CodeEditor::edited, this, [this, editor] {
        if (!m_taking && !editor->isReadOnly())
            m_session.setText(m_editors.key(editor), editor->text());
    });
    for (const auto changed : {&CodeEditor::edited, &CodeEditor::saved})
        connect(editor, changed, this, [this, editor] { showSign(*editor); });
    connect(editor, &QsciScintilla::cursorPositionChanged, this, [this, editor](int line, int column) {
        const SourcePlace place{m_editors.key(editor), line + 1, column + 1};
        Q_EMIT caretMoved(place);
        if (editor->hasFocus() && !m_taking && place != m_revealed)
            Q_EMIT caretMovedByUser({place.file, lastChosenLine(*editor, line) + 1, place.column});
    });
    connect(editor, &QsciScintilla::modificationAttempted, this, [this, editor] {
        Q_EMIT changeRefused(tr("%1 has a line of more than %2 characters: it is run and saved as it is, but it can't be edited here.")
                                 .arg(m_editors.key(editor), fullCount(longestLine)));
    });
    connect(editor, &CodeEditor::breakpointWanted, this, [this, editor](int line) {
        if (m_breakpoints)
            m_breakpoints->toggle(m_editors.key(editor), line);
    });
    connect(editor, &CodeEditor::breakpointsMoved, this, [this, editor](const QList<int> &lines) {
        if (m_breakpoints)
            m_breakpoints->moveLines(m_editors.key(editor), lines);
    });
    Q_EMIT editorMade(*editor);
    return editor;
}

bool EditorTabs::isDefine(const QString &name) const
{
    return foundIn(m_session.project().build.defines, name, &Define::name) != nullptr;
}

QStringList EditorTabs::macros() const
{
    const QList<DeviceInfo> &devices = m_session.devices();
    return macrosFor(m_session.planReport().buildOptions, devices.value(m_session.currentDevice()));
}

void EditorTabs::showMacros()
{
    const QStringList all = macros();
    for (CodeEditor *editor : std::as_const(m_editors))
        editor->setMacros(all);
}

void EditorTabs::insertEditor(int tab, const QString &path)
{
    CodeEditor *editor = renamedEditor(path);
    if (!editor)
        editor = makeEditor(path);
    editor->setAccessibleName(path);
    m_editors.insert(path, editor);
    insertTab(tab, editor, tabName(path));
    setTabToolTip(tab, path);
    showTrace(*editor, path);
    showBreakpoints();
}

void EditorTabs::followBreakpoints(Breakpoints &breakpoints)
{
    m_breakpoints = &breakpoints;
    connect(&breakpoints, &Breakpoints::changed, this, &EditorTabs::showBreakpoints);
    connect(&m_session, &Session::documentReplaced, &breakpoints, &Breakpoints::clear);
    showBreakpoints();
}

void EditorTabs::toggleBreakpoint()
{
    const CodeEditor *editor = currentEditor();
    if (!editor || !editor->isSource() || !m_breakpoints)
        return;
    int line = 0, column = 0;
    editor->getCursorPosition(&line, &column);
    m_breakpoints->toggle(pathOf(editor), line + 1);
}

void EditorTabs::showBreakpoints()
{
    for (auto editor = m_editors.constBegin(); m_breakpoints && editor != m_editors.constEnd(); ++editor)
        editor.value()->showBreakpoints(m_breakpoints->linesOf(editor.key()));
}

void EditorTabs::takeText(const QString &path)
{
    CodeEditor *editor = m_editors.value(path);
    if (!editor || !m_session.document().texts.contains(path))
        return followFiles();
    m_taking = true;
    putText(*editor, m_session.document().texts.value(path));
    m_taking = false;
    if (m_step.range.begin.line > 0) // Later: the editor may be about to change its text.
        QMetaObject::invokeMethod(this, &EditorTabs::placeStep, Qt::QueuedConnection);
}

void EditorTabs::replaceText(const QString &path, const QString &text)
{
    CodeEditor *editor = m_editors.value(path);
    if (editor && !editor->isReadOnly() && withoutLongLines(text) == text)
        editor->replaceAll(text);
    else
        m_session.setText(path, text);
}

EditorTabs::State EditorTabs::state() const
{
    State state;
    for (const QString &path : m_paths) {
        const CodeEditor *editor = m_editors.value(path);
        TextState text{path, editor->document(), editor->savedText(), 0, 0, editor->firstVisibleLine()};
        editor->getCursorPosition(&text.line, &text.column);
        state.texts << text;
    }
    state.shown = currentIndex();
    return state;
}

void EditorTabs::take(const State &state)
{
    m_taking = true;
    for (const TextState &text : state.texts) {
        if (CodeEditor *editor = m_editors.value(text.path)) {
            editor->takeDocument(text.document, text.saved);
            editor->setCursorPosition(text.line, text.column);
            editor->setFirstVisibleLine(text.firstLine);
            showTrace(*editor, text.path);
        }
    }
    m_taking = false;
    showDiagnostics();
    showBreakpoints();
    lightUp();
    if (state.shown < count())
        setCurrentIndex(state.shown);
}

void EditorTabs::showDiagnostics()
{
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor) {
        QList<Diagnostic> own = m_messages->diagnostics();
        own.removeIf([&](const Diagnostic &diagnostic) { return diagnostic.file != editor.key(); });
        editor.value()->showDiagnostics(own);
        showSign(*editor.value());
    }
}

void EditorTabs::showSign(const CodeEditor &editor)
{
    const QString path = pathOf(&editor);
    const int tab = path.isEmpty() ? -1 : indexOf(&editor);
    if (tab < 0)
        return;
    const bool isUnsaved = editor.text() != editor.savedText();
    const bool hasErrors = std::ranges::any_of(m_messages->diagnostics(), [&](const Diagnostic &diagnostic) {
        return diagnostic.file == path && diagnostic.severity == Severity::Error;
    });
    const QString said = !isUnsaved && !hasErrors ? path
                         : !hasErrors             ? tr("%1, not saved").arg(path)
                         : !isUnsaved             ? tr("%1, with errors").arg(path)
                                                  : tr("%1, not saved, with errors").arg(path);
    if (tabToolTip(tab) == said)
        return;
    setTabToolTip(tab, said);
    tabBar()->setAccessibleTabName(tab, said);
    setTabIcon(tab, tabSign(isUnsaved, hasErrors, m_appearance, devicePixelRatioF()));
}

/// Marks move with their lines and go when those are edited, so they are set once for each trace.
void EditorTabs::takeTrace()
{
    const bool isNew = m_traceNumber != m_session.traceNumber() || !m_session.lastTrace();
    m_traceNumber = m_session.traceNumber();
    if (isNew) {
        const QList<LaunchTrace> launches = m_session.lastTrace() ? m_session.lastTrace()->launches : QList<LaunchTrace>();
        m_findings = listFindings(launches);
        QList<SiteTotals> sites;
        for (const LaunchTrace &launch : launches)
            sites += launch.sites;
        m_lines = lineHeat(sites);
        countHeat();
    }
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor) {
        if (isNew)
            showTrace(*editor.value(), editor.key());
        else
            editor.value()->setTraceOld(!m_session.traceIsCurrent());
    }
    lightUp();
}

void EditorTabs::countHeat()
{
    m_heat.clear();
    m_hottest = 0;
    for (const LineHeat &heat : heatBy(m_figure, m_lines, m_costs)) {
        m_heat[heat.file] << heat;
        m_hottest = std::max(m_hottest, heat.shown());
    }
}

void EditorTabs::showHeatBy(HeatFigure figure, const QList<LineCost> &costs)
{
    if (figure == HeatFigure::Accesses && m_figure == figure)
        return;
    m_figure = figure;
    m_costs = costs;
    countHeat();
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor)
        editor.value()->showHeat(m_heat.value(editor.key()), m_hottest);
}

void EditorTabs::showTrace(CodeEditor &editor, const QString &path)
{
    editor.setTraceOld(m_session.lastTrace() && !m_session.traceIsCurrent());
    editor.setHeatShown(m_heatShown);
    editor.showHeat(m_heat.value(path), m_hottest);
    editor.showFindings(findingsOfFile(m_findings, path));
}

/// What is selected in the trace: the accesses of a finding, else the place of an access.
QList<SourceRange> EditorTabs::litRanges() const
{
    if (m_stepped.begin.line > 0)
        return {m_stepped};
    const QList<SourceRange> chosen = chosenRanges();
    return !chosen.isEmpty() || m_shownLines.begin.line == 0 ? chosen : QList<SourceRange>{m_shownLines};
}

QList<SourceRange> EditorTabs::chosenRanges() const
{
    if (!m_session.traceIsCurrent())
        return {};
    const Selection &selection = m_session.selection();
    const QList<SourceRange> found = rangesOfFinding(m_session.lastTrace()->launches, selection);
    if (!found.isEmpty() || !selection.launch || !selection.site)
        return found;
    const auto trace = m_session.traceOf(*selection.launch);
    const bool isThere = trace && *selection.site >= 0 && *selection.site < trace->sites().size();
    return isThere ? QList<SourceRange>{trace->sites()[*selection.site].range} : found;
}

void EditorTabs::lightUp()
{
    const QList<SourceRange> ranges = litRanges();
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor) {
        QList<SourceRange> own;
        std::copy_if(ranges.begin(), ranges.end(), std::back_inserter(own),
                     [&](const SourceRange &range) { return range.begin.file == editor.key(); });
        editor.value()->lightUp(own);
    }
}

/// Scintilla tells later that the caret has moved.
void EditorTabs::noteRevealed(const CodeEditor &editor)
{
    int line = 0, column = 0;
    editor.getCursorPosition(&line, &column);
    m_revealed = {pathOf(&editor), line + 1, column + 1};
}

void EditorTabs::showLines(const SourceRange &lines)
{
    m_shownLines = lines;
    lightUp();
    CodeEditor *editor = m_editors.value(lines.begin.file);
    if (!editor || lines.begin.line <= 0)
        return;
    setCurrentWidget(editor);
    editor->showLines(lines.begin.line, lines.endLine);
    noteRevealed(*editor);
}

void EditorTabs::showStep(const SteppedLine &step)
{
    m_step = step;
    placeStep();
    if (m_stepped.begin.line <= 0)
        return;
    if (m_isPresented)
        showFunction(m_stepped.begin);
    else
        reveal(m_stepped.begin);
}

void EditorTabs::placeStep()
{
    const bool hasStep = m_step.range.begin.line > 0 || !m_step.values.isEmpty();
    const MovedTexts moved(hasStep ? m_session.tracedTexts() : QMap<QString, QString>(), m_session.document().texts);
    const int line = m_step.range.begin.line > 0 ? moved.lineNow(m_step.range.begin.file, m_step.range.begin.line) : 0;
    m_stepped = SourceRange();
    if (line > 0) {
        m_stepped = m_step.range;
        m_stepped.begin.line = line;
        m_stepped.endLine += line - m_step.range.begin.line;
    }
    lightUp();
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor) {
        const QMap<int, QString> traced = m_step.values.value(editor.key());
        QMap<int, QString> values;
        for (auto value = traced.constBegin(); value != traced.constEnd(); ++value) {
            if (const int now = moved.lineNow(editor.key(), value.key()))
                values.insert(now, value.value());
        }
        editor.value()->showValues(values);
    }
}

void EditorTabs::showFunction(const SourcePlace &place)
{
    CodeEditor *editor = m_editors.value(place.file);
    if (!editor || place.line <= 0)
        return;
    setCurrentWidget(editor);
    editor->showLines(place.line, place.line);
    noteRevealed(*editor);
}

void EditorTabs::setPresented(bool presented)
{
    m_isPresented = presented;
    for (CodeEditor *editor : std::as_const(m_editors))
        editor->setPresented(presented);
}

void EditorTabs::setHeatShown(bool shown)
{
    m_heatShown = shown;
    for (CodeEditor *editor : std::as_const(m_editors))
        editor->setHeatShown(shown);
}

void EditorTabs::colourLines(const QMap<QString, QList<int>> &lines)
{
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor)
        editor.value()->colourLines(lines.value(editor.key()));
}

void EditorTabs::follow()
{
    for (CodeEditor *editor : std::as_const(m_editors))
        editor->setAppearance(m_appearance);
    setIconSize(QSize(m_appearance.px(14), m_appearance.px(14)));
    for (const CodeEditor *editor : std::as_const(m_editors)) {
        setTabToolTip(indexOf(editor), {});
        showSign(*editor);
    }
}

void EditorTabs::addPage(QWidget *page)
{
    const auto showName = [this, page] {
        const QString name = m_session.document().fileName;
        setTabText(indexOf(page), name.isEmpty() ? tr("project file") : name);
    };
    addTab(page, QString());
    showName();
    setTabToolTip(indexOf(page), tr("The project file as text"));
    connect(&m_session, &Session::documentReplaced, page, showName);
}

CodeEditor *EditorTabs::editor(const QString &path) const
{
    return m_editors.value(path);
}
CodeEditor *EditorTabs::currentEditor() const
{
    return qobject_cast<CodeEditor *>(currentWidget());
}

void EditorTabs::editTogether(const std::function<void()> &edit)
{
    QMap<QString, QString> before;
    for (const QString &path : std::as_const(m_paths))
        before.insert(path, m_editors.value(path)->text());
    edit();
    JointEdit joint;
    for (auto text = before.cbegin(); text != before.cend(); ++text) {
        if (const CodeEditor *editor = m_editors.value(text.key()); editor && editor->text() != text.value()) {
            joint.before.insert(text.key(), text.value());
            joint.after.insert(text.key(), editor->text());
        }
    }
    if (joint.before.size() < 2)
        return;
    m_jointEdits.prepend(joint);
    if (m_jointEdits.size() > mostJointEdits)
        m_jointEdits.removeLast();
}

QStringList EditorTabs::undoOrRedo(CodeEditor &editor, bool redo)
{
    const auto from = redo ? &JointEdit::before : &JointEdit::after, to = redo ? &JointEdit::after : &JointEdit::before;
    const auto step = [](CodeEditor &one, bool again) { again ? one.redo() : one.undo(); };
    const QString path = pathOf(&editor);
    const auto joint = std::ranges::find_if(m_jointEdits, [&, text = editor.text()](const JointEdit &edit) {
        return (edit.*from).contains(path) && (edit.*from)[path] == text;
    });
    step(editor, redo);
    if (joint == m_jointEdits.end() || editor.text() != ((*joint).*to)[path])
        return {};
    const JointEdit edit = *joint; // The session's texts follow, and what hears of that may edit.
    QStringList left;
    for (auto text = (edit.*from).cbegin(); text != (edit.*from).cend(); ++text) {
        CodeEditor *other = m_editors.value(text.key());
        if (!other || other == &editor || other->text() == (edit.*to)[text.key()])
            continue;
        if (other->text() != text.value()) {
            left << text.key();
            continue;
        }
        step(*other, redo);
        if (other->text() != (edit.*to)[text.key()])
            step(*other, !redo); // It was another step, of the same text.
    }
    // Done again after that, it is in all of them: those that were left have it still.
    const bool isMended = !left.isEmpty() && m_inPart && m_inPart->before == edit.before && m_inPart->after == edit.after;
    m_inPart = left.isEmpty() || isMended ? std::nullopt : std::optional(edit);
    return isMended ? QStringList() : left;
}

QString EditorTabs::pathOf(const CodeEditor *editor) const
{
    return m_editors.key(const_cast<CodeEditor *>(editor));
}

QStringList EditorTabs::sourceTexts() const
{
    return mappedIf(m_editors, &CodeEditor::isSource, [](const CodeEditor *editor) { return editor->text(); });
}

void EditorTabs::reveal(const SourcePlace &place)
{
    CodeEditor *editor = m_editors.value(place.file);
    if (!editor)
        return;
    setCurrentWidget(editor);
    if (place.line > 0)
        editor->reveal(place.line, place.column);
    noteRevealed(*editor);
}

std::optional<SourcePlace> EditorTabs::caret() const
{
    const CodeEditor *shown = currentEditor();
    if (!shown)
        return std::nullopt;
    SourcePlace place{pathOf(shown), 0, 0};
    shown->getCursorPosition(&place.line, &place.column);
    return SourcePlace{place.file, place.line + 1, place.column + 1};
}

EditorTabs::Look EditorTabs::look() const
{
    const CodeEditor *shown = currentEditor();
    return {shown, shown ? shown->firstVisibleLine() : 0, caret().value_or(SourcePlace())};
}

/// Whoever has gone elsewhere since the trace began stays there.
void EditorTabs::showFound(const SourcePlace &place)
{
    CodeEditor *editor = m_editors.value(place.file);
    if (editor && editor == currentEditor() && place.line > 0 && !m_isPresented && m_atTrace == look())
        editor->scrollTo(place.line);
}

void EditorTabs::goTo(const SourcePlace &place)
{
    CodeEditor *editor = m_editors.value(place.file);
    if (!editor)
        return;
    setCurrentWidget(editor);
    if (place.line > 0)
        editor->goTo(place.line, place.column);
    noteRevealed(*editor);
}

} // namespace kernelscope

#include "ui/editor/EditorTabs.h"

#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/models/CompilerMessages.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

EditorTabs::EditorTabs(Session &session, Appearance &appearance, QWidget *parent)
    : QTabWidget(parent), m_session(session), m_appearance(appearance)
{
    m_messages = new CompilerMessages(session, this);
    setDocumentMode(true);
    setMovable(false);
    setAccessibleName(tr("Sources and notes"));
    connect(&session, &Session::documentReplaced, this, &EditorTabs::rebuild);
    connect(&session, &Session::projectChanged, this, [this] {
        if (m_session.document().texts.size() != m_editors.size())
            rebuild();
    });
    connect(&session, &Session::textChanged, this, &EditorTabs::takeText);
    connect(m_messages, &CompilerMessages::changed, this, &EditorTabs::showDiagnostics);
    connect(&appearance, &Appearance::changed, this, &EditorTabs::follow);
    rebuild();
}

void EditorTabs::rebuild()
{
    const QString shown = currentIndex() >= 0 ? tabToolTip(currentIndex()) : QString();
    clear();
    qDeleteAll(m_editors);
    m_editors.clear();
    const ProjectDocument &document = m_session.document();
    for (const QString &path : document.project.sources)
        addEditor(path, document.texts.value(path), true);
    for (auto text = document.texts.constBegin(); text != document.texts.constEnd(); ++text) {
        if (!m_editors.contains(text.key()) && text.key() != document.project.notes)
            addEditor(text.key(), text.value(), true);
    }
    if (!document.project.notes.isEmpty() && document.texts.contains(document.project.notes))
        addEditor(document.project.notes, document.texts.value(document.project.notes), false);
    if (CodeEditor *editor = m_editors.value(shown))
        setCurrentWidget(editor);
    showDiagnostics();
}

void EditorTabs::addEditor(const QString &path, const QString &text, bool isSource)
{
    if (m_editors.contains(path))
        return;
    auto *editor = new CodeEditor(m_appearance, isSource, this);
    editor->setPlainText(text);
    editor->setAccessibleName(path);
    m_editors.insert(path, editor);
    const int tab = addTab(editor, path);
    setTabToolTip(tab, path);
    connect(editor, &QsciScintilla::textChanged, this, [this, editor, path] {
        if (!m_taking)
            m_session.setText(path, editor->text());
    });
}

void EditorTabs::takeText(const QString &path)
{
    CodeEditor *editor = m_editors.value(path);
    if (!editor)
        return rebuild();
    m_taking = true;
    editor->setPlainText(m_session.document().texts.value(path));
    m_taking = false;
}

void EditorTabs::showDiagnostics()
{
    for (auto editor = m_editors.constBegin(); editor != m_editors.constEnd(); ++editor) {
        QList<Diagnostic> own;
        for (const Diagnostic &diagnostic : m_messages->diagnostics()) {
            if (diagnostic.file == editor.key())
                own.append(diagnostic);
        }
        editor.value()->showDiagnostics(own);
    }
}

void EditorTabs::follow()
{
    for (CodeEditor *editor : std::as_const(m_editors))
        editor->setAppearance(m_appearance);
}

CodeEditor *EditorTabs::editor(const QString &path) const { return m_editors.value(path); }
CodeEditor *EditorTabs::currentEditor() const { return qobject_cast<CodeEditor *>(currentWidget()); }

void EditorTabs::goTo(const SourcePlace &place)
{
    CodeEditor *editor = m_editors.value(place.file);
    if (!editor)
        return;
    setCurrentWidget(editor);
    if (place.line > 0)
        editor->goTo(place.line, place.column);
}

} // namespace kernelscope

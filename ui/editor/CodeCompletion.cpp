#include "ui/editor/CodeCompletion.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>

#include "language/ProjectLanguage.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/CompletionPopup.h"
#include "ui/editor/EditorPlaces.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/SnippetFields.h"
#include "ui/editor/WordCompletions.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qsizetype leastTyped = 2;

CodeCompletion::CodeCompletion(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance)
    : QObject(&tabs), m_tabs(tabs), m_language(language), m_appearance(appearance)
{
    connect(&tabs, &QTabWidget::currentChanged, this, &CodeCompletion::dismiss);
    connect(&language, &ProjectLanguage::ready, this, [this] {
        if (isOpen() && m_editor)
            ask(*m_editor); // until now these were words
    });
}

void CodeCompletion::watch(CodeEditor &editor)
{
    if (!editor.isSource())
        return;
    editor.installEventFilter(this);
    connect(&editor, &QsciScintillaBase::SCN_CHARADDED, this, [this, at = &editor](int character) { typed(*at, character); });
    connect(&editor, &QsciScintillaBase::SCN_PAINTED, this, [this, at = &editor] {
        if (at == m_editor && isOpen() && caretRect() != m_placedAt) // Notes above the line came or went.
            place();
    });
    connect(&editor, &QsciScintilla::cursorPositionChanged, this, [this, at = &editor] {
        if (at != m_editor)
            return;
        if (cursorOf(*at) != m_bracketsAt)
            m_brackets.clear();
        follow();
    });
}

bool CodeCompletion::isWritten() const
{
    const Completion current = m_popup->current();
    return current.name == typedName() && !current.isCall() && current.kind != CompletionKind::Snippet;
}

bool CodeCompletion::isOpen() const
{
    return m_popup && m_popup->isVisible();
}

/// That is being written at the end of a line: a name, a directive, or the file of an #include.
static QString nameIn(const QString &line, const std::optional<DirectiveBegin> &directive)
{
    return directive ? directive->typed : nameAtEnd(line);
}

QString CodeCompletion::typedName() const
{
    return nameIn(lineBefore(*m_editor, cursorOf(*m_editor)), directive());
}

std::optional<DirectiveBegin> CodeCompletion::directive() const
{
    return directiveAtEnd(lineBefore(*m_editor, cursorOf(*m_editor)));
}

/// What a directive may go on with.
QList<Completion> CodeCompletion::ofDirective(const DirectiveBegin &begin) const
{
    if (!begin.isFile)
        return directives();
    QList<Completion> files;
    for (const QString &path : m_tabs.paths()) {
        if (const CodeEditor *editor = m_tabs.editor(path); editor != m_editor && editor->isSource())
            files << Completion{path, {}, {}, {}, CompletionKind::Text};
    }
    return files;
}

void CodeCompletion::typed(CodeEditor &editor, int character)
{
    m_brackets.clear();
    const QString line = lineBefore(editor, cursorOf(editor));
    const auto begun = directiveAtEnd(line);
    const QString name = nameIn(line, begun);
    const bool isMember = (character == '.' && line.size() > 1 && !line[line.size() - 2].isDigit()) || line.endsWith(u"->");
    const bool isBegun = begun ? begun->isFile || !name.isEmpty() : isMember;
    if (name.size() < leastTyped && !isBegun && !(isOpen() && !name.isEmpty()))
        return dismiss();
    if ((!begun && !isCode(editor, cursorOf(editor))) || editor.SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS) > 1)
        return dismiss();
    m_isAsked = begun && begun->isFile; // The quotation mark asks for them.
    ask(editor);
}

void CodeCompletion::offer()
{
    CodeEditor *editor = m_tabs.currentEditor();
    if (!editor || !editor->isSource())
        return;
    m_isAsked = true;
    ask(*editor);
}

void CodeCompletion::ask(CodeEditor &editor)
{
    m_language.forget(m_question);
    if (m_editor != &editor)
        dismiss(); // the other one's notes may move again
    m_editor = &editor;
    m_watched = &editor;
    const TextPoint cursor = pointAt(editor, cursorOf(editor));
    const TextPoint begin{cursor.line, cursor.character - int(typedName().size())};
    if (begin != m_begin || !isOpen())
        m_known.clear();
    m_begin = begin;
    if (const auto begun = directive())
        return show(ofDirective(*begun));
    if (!m_language.isReady()) {
        m_language.warmUp();
        Q_EMIT wordsOffered();
        return show(words());
    }
    if (!m_known.isEmpty())
        show(m_known); // until there are better ones
    m_question = m_language.complete(m_tabs.pathOf(&editor), cursor, [this, begin](const Result<Completions> &found) {
        const auto isWord = [](const Completion &completion) { return completion.kind == CompletionKind::Text; };
        if (!found || !m_editor || begin != m_begin)
            return;
        if (found->items.isEmpty() && isMember()) // clangd lists the members of structs, not the components of vectors.
            show(components());
        else // Until clangd has read everything it gives words, without the built-in functions.
            show(std::ranges::all_of(found->items, isWord) ? words() : found->items);
    });
}

bool CodeCompletion::isMember() const
{
    const QString before = m_editor->text(m_begin.line).left(m_begin.character);
    return before.endsWith(u'.') || before.endsWith(u"->");
}

/// Of the vector before the point; a pointer has none.
QList<Completion> CodeCompletion::components() const
{
    const QString before = m_editor->text(m_begin.line).left(m_begin.character);
    return before.endsWith(u'.') ? vectorComponents(componentsOf(before.chopped(1), m_tabs.sourceTexts())) : QList<Completion>();
}

/// No member is known by its name alone.
QList<Completion> CodeCompletion::words() const
{
    return isMember() ? QList<Completion>() : wordCompletions(m_tabs.sourceTexts());
}

void CodeCompletion::show(const QList<Completion> &completions)
{
    m_known = completions;
    const QString name = typedName();
    QList<Completion> shown = matching(completions, name);
    if (!isMember() && !directive()) {
        for (const Completion &snippet : snippets(name))
            shown.insert(snippet.name == name ? 0 : shown.size(), snippet);
    }
    const QString written = nameAt(*m_editor, cursorOf(*m_editor));
    shown.removeIf([&](const Completion &one) { return one.kind == CompletionKind::Text && one.name == written; });
    if (shown.isEmpty() || !m_editor->hasFocus()) {
        if (m_popup)
            m_popup->hide();
        return;
    }
    if (!m_popup) {
        m_popup = new CompletionPopup(m_appearance, m_tabs.window());
        connect(m_popup, &CompletionPopup::chosen, this, &CodeCompletion::insert);
        connect(m_popup, &CompletionPopup::openChanged, this, [this](bool isOpen) {
            if (m_editor)
                m_editor->holdNotes(*this, isOpen);
        });
    }
    m_placedAt = caretRect();
    m_popup->showAt(m_placedAt, shown);
    qApp->installEventFilter(this);
}

/// Where the name begins, in the window.
QRect CodeCompletion::caretRect() const
{
    return rectIn(*m_popup->parentWidget(), *m_editor, rectAt(*m_editor, positionAt(*m_editor, m_begin)));
}

void CodeCompletion::place()
{
    m_placedAt = caretRect();
    m_popup->placeAt(m_placedAt);
}

/// What is deleted widens the choice; a cursor that leaves the name ends it.
void CodeCompletion::follow()
{
    if (!isOpen())
        return;
    const TextPoint cursor = pointAt(*m_editor, cursorOf(*m_editor));
    const int typedLetters = int(typedName().size());
    if (cursor.line != m_begin.line || cursor.character - typedLetters != m_begin.character || (typedLetters == 0 && !m_isAsked))
        dismiss();
    else
        show(m_known);
}

void CodeCompletion::insert(const Completion &completion)
{
    if (!m_editor)
        return;
    if (completion.kind == CompletionKind::Snippet)
        return insertSnippet(completion.documentation);
    const QString after = m_editor->text(m_begin.line).mid(pointAt(*m_editor, cursorOf(*m_editor)).character);
    const bool isCall = completion.isCall() && !after.trimmed().startsWith(u'(');
    const bool isWhole = completion.rest == u"()";
    const auto begun = directive();
    const bool isFile = begun && begun->isFile && !after.startsWith(u'"');
    const QString brackets = isFile ? u"\""_s : !isCall ? QString() : isWhole ? u"()"_s : u"("_s;
    m_editor->writeInPlaceOf(typedName().size(), completion.name + brackets);
    expectBrackets(brackets);
    dismiss();
    if (isCall && !isWhole)
        Q_EMIT callBegun();
}

/// Whoever writes a call to its end types its brackets, too.
bool CodeCompletion::overtype(const QString &key)
{
    if (key.isEmpty() || !m_editor || !m_brackets.startsWith(key) || cursorOf(*m_editor) != m_bracketsAt || m_editor->hasSelectedText())
        return false;
    const QString rest = m_brackets.mid(1);
    if (key == u")")
        m_editor->moveCursorBy(1);
    else if (!rest.isEmpty())
        m_editor->moveCursorBy(-1); // between them
    expectBrackets(rest);
    return true;
}

void CodeCompletion::expectBrackets(const QString &brackets)
{
    m_brackets = brackets;
    m_bracketsAt = cursorOf(*m_editor);
}

/// Its lines are indented as the text is, below the one that it is written into.
void CodeCompletion::insertSnippet(QString code)
{
    const QString line = m_editor->text(m_begin.line);
    const auto isText = [](QChar character) { return !character.isSpace(); };
    const auto indent = std::ranges::find_if(line, isText) - line.begin();
    code.replace(u"    "_s, m_editor->indentationsUseTabs() ? u"\t"_s : QString(m_editor->indentationWidth(), u' '));
    code.replace(u'\n', u'\n' + line.left(std::min<qsizetype>(indent, m_begin.character)));
    const Snippet snippet = snippetOf(code);
    if (m_fields)
        m_fields->end();
    m_editor->writeInPlaceOf(typedName().size(), snippet.text);
    dismiss();
    m_fields = new SnippetFields(*m_editor, snippet, cursorOf(*m_editor) - long(snippet.text.toUtf8().size()));
}

void CodeCompletion::dismiss()
{
    m_language.forget(m_question);
    m_known.clear();
    qApp->removeEventFilter(this);
    if (m_popup)
        m_popup->hide();
}

bool CodeCompletion::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        m_language.warmUp();
    if (event->type() == QEvent::KeyPress && watched == m_editor) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (overtype(key->text()))
            return true;
        if (!key->text().isEmpty() || key->key() < Qt::Key_Shift) // no mere modifier
            m_brackets.clear();
    }
    if (!isOpen())
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::MouseButtonPress && widget && widget != m_popup && !m_popup->isAncestorOf(widget))
        dismiss(); // Also where the keyboard stays the code's.
    if (watched != m_watched)
        return false;
    switch (event->type()) {
    case QEvent::FocusOut:
    case QEvent::Wheel:
    case QEvent::MouseButtonPress:
    case QEvent::Resize:
    case QEvent::Hide:
        dismiss();
        return false;
    case QEvent::ShortcutOverride: // else Escape and Tab would be somebody else's
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() & ~Qt::KeypadModifier)
            return false;
        if (key->key() == Qt::Key_Tab && m_fields && !m_fields->isOver() &&
            m_fields->parent() == m_editor.data()) { // the next field is meant
            dismiss();
            return false;
        }
        if (event->type() == QEvent::KeyPress && isWritten() && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            dismiss(); // a new line is meant
            return false;
        }
        if (event->type() == QEvent::KeyPress)
            return m_popup->takeKey(key->key());
        const bool isMeant = key->key() == Qt::Key_Escape || key->key() == Qt::Key_Tab;
        event->setAccepted(isMeant);
        return isMeant;
    }
    default:
        return false;
    }
}

} // namespace kernelscope

#include "ui/editor/CodeAssist.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>

#include "language/TextEditing.h"
#include "support/Ranges.h"
#include "ui/editor/CodeCompletion.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/CodeHover.h"
#include "ui/editor/CodeSignatures.h"
#include "ui/editor/DeclaredNames.h"
#include "ui/editor/EditorPlaces.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/OpenClLexer.h"
#include "ui/editor/RenameField.h"
#include "ui/models/Sentences.h"
#include "ui/models/TextSearch.h"

namespace kernelscope {

CodeAssist::CodeAssist(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance)
    : QObject(&tabs), m_tabs(tabs), m_language(language), m_appearance(appearance)
{
    m_signatures = new CodeSignatures(tabs, language, appearance);
    m_completion = new CodeCompletion(tabs, language, appearance); // after it: an editor's keys come here first
    m_hover = new CodeHover(tabs, language, appearance);
    connect(m_completion, &CodeCompletion::wordsOffered, this, &CodeAssist::hintAtClangd);
    connect(m_completion, &CodeCompletion::callBegun, m_signatures, &CodeSignatures::show);
    connect(&tabs, &EditorTabs::editorMade, this, &CodeAssist::watch);
    connect(&language, &ProjectLanguage::gaveUp, this, [this](const QString &message) { Q_EMIT said(inLanguage(message), true); });
    for (const QString &path : tabs.paths())
        watch(*tabs.editor(path));
}

void CodeAssist::watch(CodeEditor &editor)
{
    m_signatures->watch(editor);
    m_completion->watch(editor);
    m_hover->watch(editor);
    editor.installEventFilter(this);
    connect(&editor, &CodeEditor::fixWanted, this, [this, at = &editor](int line) { fixLine(*at, line); });
}

CodeAssist::Cursor CodeAssist::cursor() const
{
    Cursor cursor;
    CodeEditor *editor = m_tabs.currentEditor();
    if (!editor || !editor->isSource())
        return cursor;
    cursor.editor = editor;
    cursor.place = {m_tabs.pathOf(editor), pointAt(*editor, cursorOf(*editor))};
    cursor.name = nameAt(*editor, cursorOf(*editor));
    return cursor;
}

bool CodeAssist::mayAsk(const Cursor &cursor)
{
    if (!cursor.editor)
        return false;
    if (!m_language.isThere())
        Q_EMIT said(tr("This needs clangd, which reads the sources. Install it (on Debian and Ubuntu: apt install clangd) and start "
                       "Kernelscope again."),
                    true);
    return m_language.isThere();
}

/// Once.
void CodeAssist::hintAtClangd()
{
    if (!m_language.isInstalled() && !std::exchange(m_hasHinted, true))
        Q_EMIT said(tr("These are words. With clangd installed (on Debian and Ubuntu: apt install clangd) they come with signatures and "
                       "documentation."),
                    false);
}

void CodeAssist::complete()
{
    m_completion->offer();
}

void CodeAssist::explain(const std::function<void()> &otherwise)
{
    const Cursor at = cursor();
    at.editor ? m_hover->explain(*at.editor, otherwise) : otherwise();
}

void CodeAssist::showParameters()
{
    if (mayAsk(cursor()))
        m_signatures->show();
}

// ---- going about ----

void CodeAssist::show(const CodePlace &place)
{
    CodeEditor *editor = m_tabs.editor(place.path);
    if (!editor)
        return;
    m_tabs.goTo({place.path, place.at.line + 1, 1});
    const auto offset = TextLines(editor->text()).offsetOf(place.at);
    editor->choose({offset.value_or(0), 0, {}});
}

void CodeAssist::goTo(const CodePlace &place)
{
    if (const Cursor from = cursor(); from.editor)
        m_history.leave(from.place);
    Q_EMIT historyChanged();
    show(place);
}

/// Where there is nowhere to go, the window's own keys have these: they step through a trace.
bool CodeAssist::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isAlt = (key->modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
    const bool isBack = isAlt && key->key() == Qt::Key_Left && canGoBack();
    const bool isForward = isAlt && key->key() == Qt::Key_Right && canGoForward();
    if (!isBack && !isForward)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride)
        event->accept();
    else if (isBack)
        goBack();
    else
        goForward();
    return true;
}

void CodeAssist::goBack()
{
    const auto place = m_history.back(cursor().place);
    Q_EMIT historyChanged();
    if (place)
        show(*place);
}

void CodeAssist::goForward()
{
    const auto place = m_history.forward(cursor().place);
    Q_EMIT historyChanged();
    if (place)
        show(*place);
}

/// clangd finds those in a header of Clang.
static bool isOfLanguage(const ProjectPlace &place)
{
    return place.path.isEmpty() && QFileInfo(place.file).fileName().startsWith(QStringLiteral("opencl-c"));
}

void CodeAssist::goToDefinition()
{
    const Cursor at = cursor();
    if (!mayAsk(at))
        return;
    if (OpenClLexer::words(OpenClLexer::keywordSet).contains(at.name)) // clangd may take it for the function that it stands before.
        return Q_EMIT said(tr("%1 is built into OpenCL C.").arg(at.name), false);
    m_language.definition(at.place.path, at.place.at, [this, name = at.name](const Result<QList<ProjectPlace>> &places) {
        if (!places)
            return Q_EMIT said(inLanguage(places.error().message), true);
        if (places->isEmpty())
            return Q_EMIT said(name.isEmpty() ? tr("No name stands at the cursor.") : tr("No definition of %1 is known.").arg(name), true);
        const ProjectPlace &place = places->first();
        if (!place.path.isEmpty())
            return goTo({place.path, place.span.begin});
        Q_EMIT said(isOfLanguage(place) ? tr("%1 is built into OpenCL C.").arg(name)
                                        : tr("%1 is defined in %2, outside of the project.").arg(name, place.file),
                    false);
    });
}

void CodeAssist::findUses()
{
    const Cursor at = cursor();
    if (!mayAsk(at))
        return;
    m_language.references(at.place.path, at.place.at, [this, name = at.name](const Result<QList<ProjectPlace>> &places) {
        if (!places)
            return Q_EMIT said(inLanguage(places.error().message), true);
        QList<FoundUse> uses;
        for (const ProjectPlace &place : *places) {
            const CodeEditor *editor = m_tabs.editor(place.path);
            if (editor && place.span.begin.line < editor->lines())
                uses << FoundUse{{place.path, place.span.begin}, editor->text(place.span.begin.line).simplified()};
        }
        if (uses.isEmpty())
            return Q_EMIT said(name.isEmpty() ? tr("No name stands at the cursor.") : tr("No use of %1 is known.").arg(name), true);
        Q_EMIT usesFound(name, uses);
    });
}

// ---- changing the text ----

/// As one step of undo of its editor. False: they don't fit the text as it stands, and nothing was changed.
bool CodeAssist::edit(const QString &path, const QList<TextEdit> &edits)
{
    CodeEditor *editor = m_tabs.editor(path);
    if (!editor)
        return false;
    const auto checked = replacementsOf(editor->text(), edits);
    if (!checked)
        return false;
    QList<std::pair<TextMatch, QString>> changes;
    for (const Replacement &replacement : *checked)
        changes.append({{replacement.begin, replacement.end - replacement.begin, {}}, replacement.text});
    editor->replaceAll(changes);
    return true;
}

void CodeAssist::rename()
{
    const Cursor at = cursor();
    const QStringList texts = m_tabs.sourceTexts();
    const bool isMacro =
        !at.name.isEmpty() &&
        (m_tabs.isDefine(at.name) || std::ranges::any_of(texts, [&](const QString &text) { return definesMacro(text, at.name); }));
    if (!isMacro && !mayAsk(at))
        return;
    if (at.name.isEmpty())
        return Q_EMIT said(tr("No name stands at the cursor."), true);
    if (!isMacro && OpenClLexer::words(OpenClLexer::keywordSet).contains(at.name))
        return sayOfLanguage(at.name);
    Q_EMIT begun();
    const QRect place = rectIn(*m_tabs.window(), *at.editor, nameRect(*at.editor, cursorOf(*at.editor)));
    auto *field = new RenameField(m_appearance, at.name, place, m_tabs.window());
    connect(field, &RenameField::dismissed, this, [editor = QPointer(at.editor)] {
        if (editor)
            editor->setFocus();
    });
    connect(field, &RenameField::nameChosen, this,
            [this, at, isMacro](const QString &name) { isMacro ? renameMacro(at.name, name) : renameTo(at, name); });
}

bool renamesKernel(const QList<ProjectEdit> &edits, const KernelSignature &kernel)
{
    const auto isThere = [&](const TextEdit &edit) { // the compiler's column counts bytes: no fewer than the characters before it
        return edit.span.begin.line == kernel.place.line - 1 && edit.span.begin.character < kernel.place.column;
    };
    return std::ranges::any_of(
        edits, [&](const ProjectEdit &change) { return change.path == kernel.place.file && std::ranges::any_of(change.edits, isThere); });
}

void CodeAssist::sayOfLanguage(const QString &name)
{
    Q_EMIT said(tr("%1 is part of OpenCL C and can't be renamed.").arg(name), true);
}

/// What clangd says of a built-in function does not tell that it is one.
void CodeAssist::sayNotRenamed(const Cursor &at, const QString &why)
{
    if (!OpenClLexer::words(OpenClLexer::builtinSet).contains(at.name))
        return Q_EMIT said(why, true);
    m_language.definition(at.place.path, at.place.at, [this, name = at.name, why](const Result<QList<ProjectPlace>> &places) {
        if (places && !places->isEmpty() && isOfLanguage(places->first()))
            return sayOfLanguage(name);
        Q_EMIT said(why, true);
    });
}

void CodeAssist::sayRenamed(const QString &name, qsizetype places, qsizetype texts)
{
    Q_EMIT said(places == 0 ? tr("Nothing was to be renamed.")
                            : tr("Renamed to %1 in %2 of %3.")
                                  .arg(name, places == 1 ? tr("1 place") : tr("%1 places").arg(places),
                                       texts == 1 ? tr("1 text") : tr("%1 texts").arg(texts)),
                places == 0);
}

/// Macros are text: clangd knows nothing of those within the bodies of others, or in what an #if leaves out.
void CodeAssist::renameMacro(const QString &before, const QString &name)
{
    QList<std::pair<CodeEditor *, QList<std::pair<TextMatch, QString>>>> changes;
    qsizetype places = 0;
    for (const QString &path : m_tabs.paths()) {
        CodeEditor *editor = m_tabs.editor(path);
        const auto found = editor && editor->isSource() ? findText(editor->text(), {before, true, true}) : Result<FoundText>();
        if (found && !found->isComplete)
            return Q_EMIT said(tr("It was not renamed: %1 is too large to be searched to its end.").arg(path), true);
        if (!found || found->matches.isEmpty())
            continue;
        changes.append({editor, mapped(found->matches, [&](const TextMatch &match) { return std::pair(match, name); })});
        places += found->matches.size();
    }
    m_tabs.editTogether([&] {
        for (const auto &[editor, own] : changes)
            editor->replaceAll(own);
    });
    Q_EMIT renamed(before, name, {}); // The set-up follows, which ends what was said.
    sayRenamed(name, places, changes.size());
}

void CodeAssist::renameTo(const Cursor &at, const QString &name)
{
    m_language.rename(at.place.path, at.place.at, name, [this, at, name](const Result<QList<ProjectEdit>> &edits) {
        if (!edits || edits->isEmpty())
            return sayNotRenamed(at, edits ? tr("Nothing was to be renamed.")
                                           : tr("It was not renamed: %1").arg(inLanguage(edits.error().message)));
        qsizetype places = 0;
        m_tabs.editTogether([&] {
            for (const ProjectEdit &change : *edits) {
                if (edit(change.path, change.edits))
                    places += change.edits.size();
            }
        });
        if (places > 0)
            Q_EMIT renamed(at.name, name, *edits); // The set-up follows, which ends what was said.
        sayRenamed(name, places, edits->size());
    });
}

void CodeAssist::format()
{
    const Cursor at = cursor();
    if (!mayAsk(at))
        return;
    m_language.format(at.place.path, [this, path = at.place.path](const Result<QList<TextEdit>> &edits) {
        if (!edits)
            return Q_EMIT said(tr("The text was not formatted: %1").arg(inLanguage(edits.error().message)), true);
        if (!edits->isEmpty())
            edit(path, *edits);
        Q_EMIT said(edits->isEmpty() ? tr("Nothing was to be formatted.") : tr("%1 was formatted.").arg(path), false);
    });
}

void CodeAssist::fix()
{
    CodeEditor *editor = m_tabs.currentEditor();
    if (!editor || !editor->isSource())
        return;
    fixLine(*editor, pointAt(*editor, cursorOf(*editor)).line + 1);
}

void CodeAssist::fixLine(CodeEditor &editor, int line)
{
    const QList<Diagnostic> fixable = editor.fixable(line);
    if (fixable.isEmpty())
        return Q_EMIT said(tr("The compiler proposes no change of this line."), false);
    if (fixable.size() == 1)
        return editor.makeFixes(fixable.first());
    auto *menu = new QMenu(&editor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Diagnostic &diagnostic : fixable)
        menu->addAction(diagnostic.message, &editor, [at = &editor, diagnostic] { at->makeFixes(diagnostic); });
    const QRect place = rectAt(editor, editor.positionFromLineIndex(line - 1, 0));
    menu->popup(editor.viewport()->mapToGlobal(place.bottomLeft()));
}

} // namespace kernelscope

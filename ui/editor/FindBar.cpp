#include "ui/editor/FindBar.h"

#include <algorithm>

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include "support/Ranges.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"

namespace kernelscope {

constexpr int searchAfterMs = 120;

FindBar::FindBar(EditorTabs &tabs, Appearance &appearance, QWidget *parent) : QFrame(parent), m_tabs(tabs), m_appearance(appearance)
{
    setAccessibleName(tr("Find and replace"));
    m_text = new QLineEdit(this);
    m_text->setObjectName(QStringLiteral("sought"));
    m_text->setPlaceholderText(tr("Find"));
    m_text->setAccessibleName(tr("What to find"));
    m_replacement = new QLineEdit(this);
    m_replacement->setObjectName(QStringLiteral("replacement"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_replacement->setAccessibleName(m_replacement->placeholderText());
    m_case = addToggle(QStringLiteral("Aa"), tr("Distinguish capital and small letters"));
    m_words = addToggle(tr("W", "whole words"), tr("Whole words only"));
    m_pattern = addToggle(QStringLiteral(".*"), tr("A regular expression; $1 to $9 in what replaces it are its groups"));
    m_everywhere = addToggle(tr("All", "all texts"), tr("In all sources and the notes"));
    m_count = new QLabel(this);
    m_count->setAccessibleName(tr("What was found"));
    m_count->setProperty("role", QStringLiteral("muted"));
    m_previous = addIcon(tr("The one before (Shift+F3)"), &FindBar::findPrevious);
    m_next = addIcon(tr("The next one (F3)"), &FindBar::findNext);
    m_close = addIcon(tr("Close (Escape)"), &FindBar::dismiss);
    m_replaceOne = addButton(tr("Replace"), tr("Replace the chosen one and go to the next"), &FindBar::replaceOne);
    m_replaceAll = addButton(tr("Replace all"), tr("Replace all that was found, as one step of undo"), &FindBar::replaceAll);
    auto *layout = new QGridLayout(this);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(4);
    for (QWidget *tool : std::initializer_list<QWidget *>{m_case, m_words, m_pattern, m_everywhere, m_previous, m_next, m_close})
        tools->addWidget(tool);
    auto *replacing = new QHBoxLayout;
    replacing->addWidget(m_replaceOne);
    replacing->addWidget(m_replaceAll);
    replacing->addStretch(1);
    layout->addWidget(m_text, 0, 0);
    layout->addLayout(tools, 0, 1);
    layout->addWidget(m_replacement, 1, 0);
    layout->addLayout(replacing, 1, 1);
    layout->addWidget(m_count, 2, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(searchAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &FindBar::search);
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::searchTyped);
    for (const QToolButton *toggle : {m_case, m_words, m_pattern, m_everywhere})
        connect(toggle, &QToolButton::toggled, this, &FindBar::searchTyped);
    connect(&tabs, &QTabWidget::currentChanged, this, [this] {
        followEditor();
        search();
    });
    connect(&appearance, &Appearance::changed, this, &FindBar::followAppearance);
    setFocusProxy(m_text);
    setTabOrder(m_text, m_replacement);
    setTabOrder(m_replacement, m_case);
    followAppearance();
    hide();
}

QToolButton *FindBar::addToggle(const QString &text, const QString &toolTip)
{
    auto *toggle = new QToolButton(this);
    toggle->setText(text);
    toggle->setToolTip(toolTip);
    toggle->setAccessibleName(toolTip);
    toggle->setCheckable(true);
    toggle->setProperty("role", QStringLiteral("small"));
    return toggle;
}

QToolButton *FindBar::addIcon(const QString &toolTip, void (FindBar::*act)())
{
    auto *button = new QToolButton(this);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setAutoRaise(true);
    button->setProperty("role", QStringLiteral("small"));
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

QPushButton *FindBar::addButton(const QString &text, const QString &toolTip, void (FindBar::*act)())
{
    auto *button = new QPushButton(text, this);
    button->setToolTip(toolTip);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

void FindBar::followAppearance()
{
    m_previous->setIcon(m_appearance.icon(QStringLiteral("up"), m_appearance.theme().text));
    m_next->setIcon(m_appearance.icon(QStringLiteral("down"), m_appearance.theme().text));
    m_close->setIcon(m_appearance.icon(QStringLiteral("remove"), m_appearance.theme().text));
}

TextQuery FindBar::query() const
{
    return {m_text->text(), m_case->isChecked(), m_words->isChecked(), m_pattern->isChecked()};
}

/// The project file's page has one, too.
CodeEditor *FindBar::shownEditor() const
{
    QWidget *page = m_tabs.currentWidget();
    auto *editor = qobject_cast<CodeEditor *>(page);
    return editor || !page ? editor : page->findChild<CodeEditor *>();
}

QList<CodeEditor *> FindBar::searched() const
{
    CodeEditor *shown = shownEditor();
    if (!m_everywhere->isChecked())
        return shown ? QList{shown} : QList<CodeEditor *>();
    QList<CodeEditor *> editors = mapped(m_tabs.paths(), [&](const QString &path) { return m_tabs.editor(path); });
    if (shown && !editors.contains(shown))
        editors << shown;
    return editors;
}

void FindBar::open(bool replaces)
{
    const CodeEditor *editor = shownEditor();
    const QString chosen = editor ? editor->selectedText() : QString();
    m_from = editor ? editor->selectionBegin() : 0;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_replacement, m_replaceOne, m_replaceAll})
        widget->setVisible(replaces);
    show();
    if (!chosen.isEmpty() && !chosen.contains(u'\n')) {
        const QSignalBlocker blocker(m_text); // it is searched below
        m_text->setText(m_pattern->isChecked() ? QRegularExpression::escape(chosen) : chosen);
    }
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
    followEditor();
    search();
}

void FindBar::dismiss()
{
    hide();
    for (CodeEditor *editor : m_tabs.findChildren<CodeEditor *>())
        editor->markFound({});
    m_found.clear();
    if (CodeEditor *editor = shownEditor())
        editor->setFocus();
}

/// Of the editor in front every change is followed.
void FindBar::followEditor()
{
    CodeEditor *editor = shownEditor();
    if (m_followed == editor || isHidden())
        return;
    if (m_followed)
        m_followed->disconnect(this);
    m_followed = editor;
    if (editor) {
        m_from = editor->selectionBegin();
        connect(editor, &CodeEditor::edited, this, [this] { m_soon.start(); });
        connect(editor, &QsciScintilla::selectionChanged, this, &FindBar::count);
        connect(editor, &CodeEditor::escapePressed, this, &FindBar::dismiss);
    }
}

void FindBar::search()
{
    m_soon.stop();
    if (isHidden())
        return;
    m_found.clear();
    const QList<CodeEditor *> editors = searched();
    for (CodeEditor *editor : m_tabs.findChildren<CodeEditor *>()) {
        const auto found = editors.contains(editor) ? findText(editor->text(), query()) : Result<FoundText>();
        if (!found) {
            m_found.clear();
            editor->markFound({});
            return say(found.error().message, true);
        }
        editor->markFound(found->matches);
        if (!found->matches.isEmpty())
            m_found.insert(editor, *found);
    }
    count();
}

void FindBar::searchTyped()
{
    search();
    CodeEditor *editor = shownEditor();
    const QList<TextMatch> matches = m_found.value(editor).matches;
    const auto first = std::ranges::lower_bound(matches, m_from, {}, &TextMatch::begin);
    if (!matches.isEmpty())
        goTo(editor, first == matches.end() ? matches.first() : *first);
}

void FindBar::findNext()
{
    step(1);
}
void FindBar::findPrevious()
{
    step(-1);
}

void FindBar::step(int direction)
{
    if (m_text->text().isEmpty())
        return open(!m_replacement->isHidden());
    if (isHidden() || m_soon.isActive()) {
        show();
        followEditor();
        search();
    }
    CodeEditor *shown = shownEditor();
    const QList<TextMatch> matches = m_found.value(shown).matches;
    const qsizetype cursor = shown ? shown->selectionBegin() : 0;
    const bool isOnMatch = shown && (shown->hasSelectedText() || std::ranges::any_of(matches, [cursor](const TextMatch &match) {
                                         return match.begin == cursor && match.length == 0;
                                     }));
    const auto after = std::ranges::lower_bound(matches, cursor + (isOnMatch ? 1 : 0), {}, &TextMatch::begin);
    const auto before = std::ranges::lower_bound(matches, cursor, {}, &TextMatch::begin);
    if (direction > 0 && after != matches.end())
        return goTo(shown, *after);
    if (direction < 0 && before != matches.begin())
        return goTo(shown, *std::prev(before));
    QList<CodeEditor *> editors = searched(); // On into the next one, and round.
    editors.removeIf([&](CodeEditor *editor) { return editor != shown && !m_found.contains(editor); });
    if (editors.isEmpty() || m_found.isEmpty())
        return;
    const qsizetype at = editors.indexOf(shown) + direction + editors.size();
    CodeEditor *next = editors[at % editors.size()];
    const QList<TextMatch> there = m_found.value(next).matches;
    if (!there.isEmpty())
        goTo(next, direction > 0 ? there.first() : there.last());
}

void FindBar::goTo(CodeEditor *editor, const TextMatch &match)
{
    for (QWidget *page = editor; page; page = page->parentWidget()) {
        if (m_tabs.indexOf(page) >= 0)
            m_tabs.setCurrentWidget(page);
    }
    editor->choose(match);
    count();
}

void FindBar::replaceOne()
{
    CodeEditor *editor = shownEditor();
    search();
    const QList<TextMatch> matches = m_found.value(editor).matches;
    const auto chosen = std::ranges::find_if(
        matches, [&](const TextMatch &m) { return m.begin == editor->selectionBegin() && m.end() == editor->selectionEnd(); });
    if (chosen != matches.end()) {
        const QString text = replacementOf(*chosen, query(), m_replacement->text());
        editor->replaceAll({{*chosen, text}});
        editor->choose({chosen->begin + text.size(), 0, {}});
        search();
    }
    findNext();
}

void FindBar::replaceAll()
{
    search();
    qsizetype replaced = 0;
    m_tabs.editTogether([&] {
        for (CodeEditor *editor : searched()) {
            QList<std::pair<TextMatch, QString>> all;
            for (const TextMatch &match : m_found.value(editor).matches)
                all.append({match, replacementOf(match, query(), m_replacement->text())});
            editor->replaceAll(all);
            replaced += all.size();
        }
    });
    search();
    if (replaced > 0)
        say(tr("%Ln replaced.", nullptr, int(replaced)), false);
}

void FindBar::count()
{
    if (isHidden() || m_soon.isActive())
        return;
    if (m_text->text().isEmpty())
        return say({}, false);
    qsizetype total = 0, chosen = 0;
    bool isComplete = true;
    const CodeEditor *shown = shownEditor();
    for (CodeEditor *editor : searched()) {
        const FoundText found = m_found.value(editor);
        isComplete = isComplete && found.isComplete;
        for (qsizetype i = 0; editor == shown && i < found.matches.size(); ++i) {
            if (found.matches[i].begin == shown->selectionBegin() && found.matches[i].end() == shown->selectionEnd())
                chosen = total + i + 1;
        }
        total += found.matches.size();
    }
    if (total == 0)
        return say(isComplete ? tr("Nothing found.") : tr("The search takes too long. Make the pattern simpler."), true);
    const QString all = isComplete ? fullCount(quint64(total)) : tr("more than %1").arg(fullCount(quint64(total)));
    const QString where = m_found.size() > 1 ? tr(" in %n texts", nullptr, int(m_found.size())) : QString();
    say(chosen > 0 ? tr("%1 of %2%3").arg(fullCount(quint64(chosen)), all, where) : tr("%1 found%2").arg(all, where), false);
}

void FindBar::say(const QString &text, bool isWrong)
{
    m_said = text;
    m_count->setText(text);
    restyle(*m_count, "role", isWrong ? QStringLiteral("problem") : QStringLiteral("muted"));
    const bool any = !m_found.isEmpty();
    for (QWidget *button : std::initializer_list<QWidget *>{m_previous, m_next, m_replaceOne, m_replaceAll}) {
        if (!any && button->hasFocus()) // Else the keyboard would leave the bar.
            m_text->setFocus();
        button->setEnabled(any);
    }
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return dismiss();
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QFrame::keyPressEvent(event);
    if (m_replacement->hasFocus())
        return replaceOne();
    step(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
}

} // namespace kernelscope

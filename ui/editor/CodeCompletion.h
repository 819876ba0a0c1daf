#pragma once

#include <optional>

#include <QObject>
#include <QPointer>
#include <QRect>

#include "language/LanguageValues.h"
#include "ui/editor/WordCompletions.h"

namespace kernelscope {

class Appearance;
class CodeEditor;
class CompletionPopup;
class EditorTabs;
class ProjectLanguage;
class SnippetFields;

/// Offers what may stand at the cursor while one types, and when it is asked for. Without clangd, or until it is ready, these are words.
class CodeCompletion : public QObject
{
    Q_OBJECT

public:
    CodeCompletion(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance);

    void watch(CodeEditor &editor);
    void offer();                                      ///< at the cursor of the editor in front
    CompletionPopup *popup() const { return m_popup; } ///< null: nothing was offered yet

Q_SIGNALS:
    void wordsOffered(); ///< not clangd's names
    void callBegun();    ///< a function and its bracket were written

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void typed(CodeEditor &editor, int character);
    void ask(CodeEditor &editor);
    QList<Completion> words() const;
    QList<Completion> components() const;
    std::optional<DirectiveBegin> directive() const; ///< that is being written
    QList<Completion> ofDirective(const DirectiveBegin &begin) const;
    QRect caretRect() const;
    void place();
    void show(const QList<Completion> &completions);
    void follow(); ///< the cursor, or what was typed
    void insert(const Completion &completion);
    void insertSnippet(QString code);
    bool isMember() const;             ///< of what is before it
    bool overtype(const QString &key); ///< true: a bracket that was written with the name, which is not written again
    void expectBrackets(const QString &brackets);
    void dismiss();
    bool isOpen() const;
    bool isWritten() const; ///< as a whole, what is chosen
    QString typedName() const;

    EditorTabs &m_tabs;
    ProjectLanguage &m_language;
    const Appearance &m_appearance;
    QPointer<CompletionPopup> m_popup;  ///< the window's
    QPointer<CodeEditor> m_editor;      ///< that it is for
    const QObject *m_watched = nullptr; ///< the same, to be compared while it is being destroyed, when it is no CodeEditor any more
    QPointer<SnippetFields> m_fields;   ///< of the snippet that was written last
    QRect m_placedAt;                   ///< what the list stands at
    TextPoint m_begin;                  ///< of the name that is being written
    QList<Completion> m_known;          ///< that begin there
    QString m_brackets;                 ///< written with the name, as far as their keys may still follow
    long m_bracketsAt = 0;              ///< where the cursor is while they may
    int m_question = 0;
    bool m_isAsked = false; ///< not only typed
};

} // namespace kernelscope

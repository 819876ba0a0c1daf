#pragma once

#include <QFrame>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include "ui/models/TextSearch.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace kernelscope {

class Appearance;
class CodeEditor;
class EditorTabs;

/// Finds and replaces in the text in front, or in all texts of the project. What is found is marked as it is typed, and the first of it
/// after the cursor chosen. Enter goes to the next, Shift+Enter to the one before, Escape closes,
/// in the text too. Hidden until it is opened.
class FindBar : public QFrame
{
    Q_OBJECT

public:
    FindBar(EditorTabs &tabs, Appearance &appearance, QWidget *parent = nullptr);

    /// Looks for the words that are chosen in the editor, or for the same as before.
    void open(bool replaces);
    void dismiss(); ///< the keyboard goes back to the editor
    void findNext();
    void findPrevious();
    void replaceOne(); ///< the chosen one, then on to the next
    void replaceAll();

    const QString &told() const { return m_said; } ///< how many there are, or what is wrong

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QToolButton *addToggle(const QString &text, const QString &toolTip);
    QToolButton *addIcon(const QString &toolTip, void (FindBar::*act)());
    QPushButton *addButton(const QString &text, const QString &toolTip, void (FindBar::*act)());
    TextQuery query() const;
    CodeEditor *shownEditor() const;
    QList<CodeEditor *> searched() const; ///< the editors, in the order of their tabs
    void followEditor();
    void search();      ///< anew in all that is searched, without moving the cursor
    void searchTyped(); ///< and goes to the first after where the search began
    void step(int direction);
    void goTo(CodeEditor *editor, const TextMatch &match);
    void count();
    void say(const QString &text, bool isWrong);
    void followAppearance();

    EditorTabs &m_tabs;
    Appearance &m_appearance;
    QLineEdit *m_text = nullptr;
    QLineEdit *m_replacement = nullptr;
    QToolButton *m_case = nullptr;
    QToolButton *m_words = nullptr;
    QToolButton *m_pattern = nullptr;
    QToolButton *m_everywhere = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_close = nullptr;
    QPushButton *m_replaceOne = nullptr;
    QPushButton *m_replaceAll = nullptr;
    QLabel *m_count = nullptr;
    QString m_said;
    QTimer m_soon;                   ///< the text changed
    QPointer<CodeEditor> m_followed; ///< the editor in front
    qsizetype m_from = 0;            ///< where the search began, in its characters
    QHash<CodeEditor *, FoundText> m_found;
};

} // namespace kernelscope

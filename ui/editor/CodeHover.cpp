#include "ui/editor/CodeHover.h"

#include <QCursor>
#include <QPointer>
#include <QToolTip>

#include "language/ProjectLanguage.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorPlaces.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/HoverText.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr int explainedForMs = 60'000; // Long enough to be read to its end.

CodeHover::CodeHover(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance)
    : QObject(&tabs), m_tabs(tabs), m_language(language), m_appearance(appearance)
{
}

void CodeHover::watch(CodeEditor &editor)
{
    connect(&editor, &CodeEditor::hoverWanted, this,
            [this, at = &editor](TextPoint point, const QPoint &mouse) { ask(*at, point, mouse); });
    connect(&editor, &CodeEditor::edited, this, [this, at = &editor] {
        m_language.forget(m_question);
        if (at->hasFocus())
            QToolTip::hideText(); // it would cover what is typed
    });
}

void CodeHover::explain(CodeEditor &editor, const std::function<void()> &otherwise)
{
    const long at = cursorOf(editor);
    m_language.forget(m_question);
    if (!m_language.isThere() || nameAt(editor, at).isEmpty())
        return otherwise();
    m_question = m_language.hover(
        m_tabs.pathOf(&editor), pointAt(editor, at), [this, where = QPointer(&editor), at, otherwise](const Result<Hover> &hover) {
            const QString text = hover ? hoverText(hover->markdown, m_appearance.codeFont().family()) : QString();
            if (!where)
                return;
            if (text.isEmpty())
                return otherwise();
            const QRect name = nameRect(*where, at);
            QToolTip::showText(where->viewport()->mapToGlobal(name.bottomLeft()), text, where->viewport(), {}, explainedForMs);
        });
}

void CodeHover::ask(CodeEditor &editor, TextPoint at, const QPoint &mouse)
{
    m_language.forget(m_question);
    if (!m_language.isThere())
        return;
    m_question = m_language.hover(m_tabs.pathOf(&editor), at, [this, mouse, where = QPointer(&editor), at](const Result<Hover> &hover) {
        if (!hover || !where)
            return;
        const QRect name = nameRect(*where, positionAt(*where, at));
        if (name.contains(where->viewport()->mapFromGlobal(QCursor::pos()))) // it still rests there
            QToolTip::showText(mouse, hoverText(hover->markdown, m_appearance.codeFont().family()), where->viewport(), name);
    });
}

} // namespace kernelscope

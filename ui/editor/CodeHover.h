#pragma once

#include <functional>

#include <QObject>

#include "language/LanguageValues.h"

namespace kernelscope {

class Appearance;
class CodeEditor;
class EditorTabs;
class ProjectLanguage;

/// Says in a tool tip what the name under the mouse is.
class CodeHover : public QObject
{
    Q_OBJECT

public:
    CodeHover(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance);

    void watch(CodeEditor &editor);
    /// The same of the name at the cursor. `otherwise`: there is none, or nothing is known of it.
    void explain(CodeEditor &editor, const std::function<void()> &otherwise);

private:
    void ask(CodeEditor &editor, TextPoint at, const QPoint &mouse);

    EditorTabs &m_tabs;
    ProjectLanguage &m_language;
    const Appearance &m_appearance;
    int m_question = 0;
};

} // namespace kernelscope

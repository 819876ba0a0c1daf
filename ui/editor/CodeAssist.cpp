#include "ui/editor/CodeAssist.h"

#include "language/ProjectLanguage.h"
#include "ui/editor/CodeCompletion.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"

namespace kernelscope {

CodeAssist::CodeAssist(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance)
    : QObject(&tabs), m_tabs(tabs), m_language(language)
{
    m_completion = new CodeCompletion(tabs, language, appearance);
    connect(&tabs, &EditorTabs::editorMade, this, &CodeAssist::watch);
    connect(&language, &ProjectLanguage::gaveUp, this, [this](const QString &message) { Q_EMIT said(message, true); });
    for (const QString &path : tabs.paths())
        watch(*tabs.editor(path));
}

void CodeAssist::watch(CodeEditor &editor)
{
    m_completion->watch(editor);
}

void CodeAssist::complete()
{
    m_completion->offer();
}

} // namespace kernelscope

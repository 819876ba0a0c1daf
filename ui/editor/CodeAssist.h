#pragma once

#include <QObject>

namespace kernelscope {

class Appearance;
class CodeCompletion;
class CodeEditor;
class EditorTabs;
class ProjectLanguage;

/// What the editors know of the language: puts its parts into each editor and does what the window's actions ask for.
class CodeAssist : public QObject
{
    Q_OBJECT

public:
    CodeAssist(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance);

    void complete();
    CodeCompletion &completion() { return *m_completion; }

Q_SIGNALS:
    void said(const QString &message, bool isError);

private:
    void watch(CodeEditor &editor);

    EditorTabs &m_tabs;
    ProjectLanguage &m_language;
    CodeCompletion *m_completion = nullptr;
};

} // namespace kernelscope

#pragma once

#include <QMap>
#include <QTabWidget>

#include "support/Error.h"

namespace kernelscope {

class Appearance;
class CodeEditor;
class CompilerMessages;
class Session;

/// Every text of the project in a tab: the sources, then the headers they include, then the notes. Edits go to the session
/// as they are typed; what the compiler said is shown at its lines.
class EditorTabs : public QTabWidget
{
    Q_OBJECT

public:
    EditorTabs(Session &session, Appearance &appearance, QWidget *parent = nullptr);

    CodeEditor *editor(const QString &path) const; ///< nullptr: no such text
    CodeEditor *currentEditor() const;
    void goTo(const SourcePlace &place);

private:
    void rebuild();
    void addEditor(const QString &path, const QString &text, bool isSource);
    void takeText(const QString &path);
    void showDiagnostics();
    void follow();

    Session &m_session;
    Appearance &m_appearance;
    QMap<QString, CodeEditor *> m_editors;
    CompilerMessages *m_messages = nullptr;
    bool m_taking = false;
};

} // namespace kernelscope

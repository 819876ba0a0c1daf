#pragma once

#include <functional>

#include <QObject>

#include "language/ProjectLanguage.h"
#include "plan/KernelSignature.h"
#include "ui/editor/PlaceHistory.h"

namespace kernelscope {

class Appearance;
class CodeCompletion;
class CodeEditor;
class CodeHover;
class CodeSignatures;
class EditorTabs;

/// A use of a name, for a list.
struct FoundUse
{
    CodePlace place;
    QString line; ///< its text
};

/// Whether edits change the name where the kernel is declared; other things may have the name of a kernel too.
bool renamesKernel(const QList<ProjectEdit> &edits, const KernelSignature &kernel);

/// What the editors know of the language: puts its parts into each editor and does what the window's actions ask for, in the editor in
/// front. What can't be done is said.
class CodeAssist : public QObject
{
    Q_OBJECT

public:
    CodeAssist(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance);

    void complete();
    void showParameters();
    void goToDefinition();
    void goBack();
    void goForward();
    bool canGoBack() const { return m_history.canGoBack(); }
    bool canGoForward() const { return m_history.canGoForward(); }
    void findUses();
    void rename();
    void format();
    void fix();                                           ///< makes what the compiler proposes for the line
    void explain(const std::function<void()> &otherwise); ///< the name at the cursor; `otherwise`: nothing is known of one
    void goTo(const CodePlace &place);                    ///< a jump, from which goBack() leads back

    CodeCompletion &completion() { return *m_completion; }
    CodeSignatures &signatures() { return *m_signatures; }

Q_SIGNALS:
    void begun(); ///< something that is asked for: what was said before is over
    void said(const QString &message, bool isError);
    void historyChanged(); ///< canGoBack() or canGoForward() may be another
    void renamed(const QString &from, const QString &to, const QList<kernelscope::ProjectEdit> &edits);
    void usesFound(const QString &name, const QList<kernelscope::FoundUse> &uses);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Cursor
    {
        CodeEditor *editor = nullptr; ///< null: no source is in front
        CodePlace place;
        QString name; ///< that it stands in
    };

    void watch(CodeEditor &editor);
    void hintAtClangd();
    Cursor cursor() const;
    bool mayAsk(const Cursor &cursor);
    void show(const CodePlace &place);
    void renameMacro(const QString &before, const QString &name);
    void sayOfLanguage(const QString &name);
    void sayNotRenamed(const Cursor &at, const QString &why);
    void sayRenamed(const QString &name, qsizetype places, qsizetype texts);
    void renameTo(const Cursor &at, const QString &name);
    bool edit(const QString &path, const QList<TextEdit> &edits);
    void fixLine(CodeEditor &editor, int line);

    EditorTabs &m_tabs;
    ProjectLanguage &m_language;
    const Appearance &m_appearance;
    CodeCompletion *m_completion = nullptr;
    CodeHover *m_hover = nullptr;
    CodeSignatures *m_signatures = nullptr;
    PlaceHistory m_history;
    bool m_hasHinted = false;
};

} // namespace kernelscope

#pragma once

#include <QObject>
#include <QPointer>
#include <QRect>

#include "language/LanguageValues.h"

class QLabel;

namespace kernelscope {

class Appearance;
class CodeEditor;
class EditorTabs;
class ProjectLanguage;

/// Shows the parameters of the function whose call is being written, above it.
class CodeSignatures : public QObject
{
    Q_OBJECT

public:
    CodeSignatures(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance);

    void watch(CodeEditor &editor);
    void show();           ///< for the cursor of the editor in front
    QString shown() const; ///< its text; empty: nothing is shown

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask(CodeEditor &editor);
    void take(const SignatureHelp &help);
    void draw();
    QRect caretRect() const;
    void dismiss();
    bool isOpen() const;

    EditorTabs &m_tabs;
    ProjectLanguage &m_language;
    const Appearance &m_appearance;
    QPointer<QLabel> m_tip;
    QPointer<CodeEditor> m_editor;
    const QObject *m_watched = nullptr; ///< the same, to be compared while it is being destroyed, when it is no CodeEditor any more
    SignatureHelp m_help;
    QRect m_placedAt; ///< what it stands at
    int m_question = 0;
};

/// The signature in rich text, the parameter that is being written in bold.
QString signatureText(const SignatureHelp &help);

} // namespace kernelscope

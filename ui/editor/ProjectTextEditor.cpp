#include "ui/editor/ProjectTextEditor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "project/ProjectDocument.h"
#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"

namespace kernelscope {

constexpr int checkAfterMs = 250;

ProjectTextEditor::ProjectTextEditor(Session &session, Appearance &appearance, ProjectEdits &edits, QWidget *parent)
    : QWidget(parent), m_session(session), m_appearance(appearance), m_edits(edits)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_editor = new CodeEditor(appearance, false, this);
    m_editor->setAccessibleName(tr("The project file as text"));
    m_editor->setTabWidth(2);
    m_editor->setIndentationWidth(2);
    layout->addWidget(m_editor, 1);
    layout->addWidget(makeStrip());
    m_soon.setInterval(checkAfterMs);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] { (void)check(); });
    connect(m_editor, &CodeEditor::edited, this, &ProjectTextEditor::edited);
    connect(&session, &Session::projectChanged, this, &ProjectTextEditor::follow);
    connect(&session, &Session::documentReplaced, this, &ProjectTextEditor::revert);
    connect(&appearance, &Appearance::changed, this, [this] { m_editor->setAppearance(m_appearance); });
    revert();
}

QWidget *ProjectTextEditor::makeStrip()
{
    auto *strip = new QWidget(this);
    auto *layout = new QHBoxLayout(strip);
    const int margin = m_appearance.px(6);
    layout->setContentsMargins(margin, margin, margin, margin);
    m_message = new QLabel(strip);
    m_message->setWordWrap(true);
    m_message->setAccessibleName(tr("State of the text"));
    layout->addWidget(m_message, 1);
    const auto add = [&](const QString &text, const QString &toolTip, auto act) {
        auto *button = new QPushButton(text, strip);
        button->setToolTip(toolTip);
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this, act);
        return button;
    };
    m_apply = add(tr("Apply"), tr("Make the project what the text says; one step of undo (Ctrl+Return)"), [this] { apply(); });
    m_apply->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_revert = add(tr("Revert"), tr("Show the project as the set-up has it"), [this] { revert(); });
    add(tr("Close"), tr("Close this tab; text that was not applied is dropped"), [this] { Q_EMIT closeRequested(); });
    return strip;
}

void ProjectTextEditor::edited()
{
    if (m_taking)
        return;
    m_isEdited = true;
    m_revert->setEnabled(true);
    m_apply->setEnabled(true);
    m_soon.start();
}

void ProjectTextEditor::follow()
{
    if (!m_isEdited)
        return revert();
    say(tr("The set-up was changed meanwhile. Applying this text replaces that change; reverting drops the text."), false);
}

void ProjectTextEditor::revert()
{
    m_taking = true;
    m_editor->setPlainText(QString::fromUtf8(projectText(m_session.project())));
    m_taking = false;
    m_isEdited = false;
    m_soon.stop();
    m_apply->setEnabled(false);
    m_revert->setEnabled(false);
    m_editor->clearDiagnostics();
    say(tr("The project file as it will be saved. What you change here is applied with Ctrl+Return."), false);
}

void ProjectTextEditor::mend(const QString &text)
{
    m_editor->setPlainText(text);
    if (const auto read = check(); !read)
        m_editor->setCursorPosition(std::max(1, read.error().place.line) - 1, std::max(1, read.error().place.column) - 1);
}

Result<Project> ProjectTextEditor::check()
{
    m_soon.stop();
    auto read = readProject(m_editor->text().toUtf8(), m_session.document().fileName);
    if (read) {
        m_editor->clearDiagnostics();
        say(tr("The text is in order. Ctrl+Return applies it."), false);
        return read;
    }
    const Error &error = read.error();
    m_editor->showDiagnostics({{Severity::Error, error.place.file, std::max(1, error.place.line), error.place.column, error.message}});
    say(tr("Line %1, column %2: %3").arg(error.place.line).arg(error.place.column).arg(inLanguage(error.message)), true);
    return read;
}

bool ProjectTextEditor::apply()
{
    const auto read = check();
    if (!read)
        return false;
    m_isEdited = false; // From here on the text follows the project.
    m_edits.change(tr("Edit the project file"), {}, [&](Project &project) { project = *read; });
    revert();
    return true;
}

void ProjectTextEditor::say(const QString &text, bool isError)
{
    m_message->setText(text);
    restyle(*m_message, "role", isError ? QStringLiteral("problem") : QStringLiteral("muted"));
}

QString ProjectTextEditor::message() const
{
    return m_message->text();
}

} // namespace kernelscope

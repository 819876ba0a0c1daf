// Everything in the window that has a name, for Ctrl+P; and the project file as a text.

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTabWidget>

#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/models/KernelPlace.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/window/MainWindow.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {
namespace {

QString shortcutOf(const QAction &action)
{
    return action.shortcut().toString(QKeySequence::NativeText);
}

} // namespace

QList<GoToEntry> MainWindow::goToEntries()
{
    QList<GoToEntry> entries;
    const ProjectDocument &document = m_session.document();
    for (const QString &path : m_editors->paths())
        entries.append({path, tr("file"), {}, [this, path] { m_editors->goTo({path, 0, 0}); }});
    for (const KernelSignature &kernel : m_session.signature().kernels) {
        if (const auto place = placeOfKernel(document, kernel.name))
            entries.append({kernel.name, tr("kernel"), place->file, [this, at = *place] { m_editors->goTo(at); }});
    }
    // Views are reached by actions too: "Show Results".
    for (QAction *action : actions()) {
        if (action != sender() && action->isEnabled())
            entries.append({action->text(), tr("action"), shortcutOf(*action), [action] { action->trigger(); }});
    }
    for (int tab = 0; tab < m_bottom->count(); ++tab)
        entries.append({m_bottom->tabText(tab), tr("view"), {}, [this, tab] { m_bottom->setCurrentIndex(tab); }});
    for (int section = 0; section < m_setup->sectionTitles().size(); ++section)
        entries.append({m_setup->sectionTitles()[section], tr("set-up"), {}, [this, section] {
                            m_actions->setup->setChecked(true);
                            m_setup->showSection(section);
                        }});
    for (const Sample &sample : m_samples->samples()) {
        entries.append({sample.title, tr("sample"), {}, [this, path = sample.path] {
                            if (const auto opened = openSample(path); !opened)
                                complain(tr("The sample could not be opened."), opened.error());
                        }});
    }
    return entries;
}

GoToPopup *MainWindow::goToAnything()
{
    auto *popup = new GoToPopup(goToEntries(), this);
    const int wide = std::min(width() - m_appearance.px(40), m_appearance.px(560));
    popup->resize(wide, std::min(height() - m_appearance.px(80), m_appearance.px(420)));
    popup->move(mapToGlobal(QPoint((width() - wide) / 2, m_appearance.px(60))));
    popup->show();
    popup->filter().setFocus();
    return popup;
}

ProjectTextEditor &MainWindow::editProjectText()
{
    m_pages->setCurrentIndex(1);
    if (!m_projectText) {
        m_projectText = new ProjectTextEditor(m_session, m_appearance, *m_edits);
        m_editors->addPage(m_projectText);
        connect(&m_projectText->editor(), &QsciScintilla::textChanged, this, &MainWindow::showTitle);
        connect(m_projectText, &ProjectTextEditor::closeRequested, this, [this] {
            m_projectText->deleteLater();
            m_projectText = nullptr;
            showTitle();
        });
    }
    m_editors->setCurrentWidget(m_projectText);
    m_projectText->editor().setFocus();
    return *m_projectText;
}

QString MainWindow::statusText() const
{
    return m_status->text();
}

} // namespace kernelscope

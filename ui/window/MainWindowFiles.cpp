// What the window does with files: new, open, and what is dropped on it.

#include <QDropEvent>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QUrl>

#include "session/Session.h"
#include "support/Filled.h"
#include "ui/compare/CompareView.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/problems/ProblemsView.h"
#include "ui/setup/ProjectSection.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/window/Dialogs.h"
#include "ui/window/MainWindow.h"
#include "ui/window/MessageBar.h"
#include "ui/window/Recovery.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

void MainWindow::connectActions()
{
    connect(m_actions->create, &QAction::triggered, this, [this] {
        if (mayLeave())
            newProject();
    });
    connect(m_actions->open, &QAction::triggered, this, &MainWindow::openWithDialog);
    connect(m_actions->samples, &QAction::triggered, this, &MainWindow::showSamples);
    connect(m_actions->save, &QAction::triggered, this, &MainWindow::save);
    connect(m_actions->saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(m_actions->exportCpp, &QAction::triggered, this, [this] { chooseProgramFolder(StandaloneForm::Cpp); });
    connect(m_actions->exportPython, &QAction::triggered, this, [this] { chooseProgramFolder(StandaloneForm::Python); });
    connect(m_actions->undo, &QAction::triggered, this, [this] { undoOrRedo(false); });
    connect(m_actions->redo, &QAction::triggered, this, [this] { undoOrRedo(true); });
    connect(m_actions->run, &QAction::triggered, this, [this] { m_session.run(); });
    connect(m_actions->trace, &QAction::triggered, this, &MainWindow::trace);
    connect(m_actions->sweep, &QAction::triggered, this, [this] {
        showView(QStringLiteral("compare"));
        m_compare->sweep();
    });
    connect(m_actions->heat, &QAction::toggled, m_editors, &EditorTabs::setHeatShown);
    connect(m_actions->stop, &QAction::triggered, this, [this] { m_session.stop(); });
    connect(m_actions->nextProblem, &QAction::triggered, m_problems, &ProblemsView::goToNext);
    connect(m_actions->setup, &QAction::toggled, this, &MainWindow::showSetup);
    connect(m_actions->theme, &QAction::triggered, this, [this] { m_appearance.setDark(!m_appearance.theme().isDark); });
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { m_appearance.zoom(1); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { m_appearance.zoom(-1); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { m_appearance.zoom(0); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->goTo, &QAction::triggered, this, [this] { goToAnything(); });
    connect(m_actions->projectText, &QAction::triggered, this, [this] { editProjectText(); });
    connectFiles();
}

void MainWindow::connectFiles()
{
    if (!m_options.dialogs)
        m_options.dialogs =
            m_options.unattended ? std::shared_ptr<Dialogs>(std::make_shared<NoDialogs>()) : std::make_shared<DesktopDialogs>();
    connect(&m_setup->files(), &ProjectSection::fileWanted, this, [this] {
        const QString path = m_options.dialogs->sourceToAdd(this, m_session.document().folder);
        if (!path.isEmpty())
            m_setup->files().addFile(path);
    });
    connect(&m_setup->files(), &ProjectSection::failed, this, [this](const QString &message) {
        complain(tr("The file was not added."), {message, {}});
    });
    setAcceptDrops(true);
    if (m_options.recoveryFolder.isEmpty())
        return;
    m_recovery = new Recovery(m_session, m_options.recoveryFolder, this);
    QMetaObject::invokeMethod(this, &MainWindow::offerRecovery, Qt::QueuedConnection);
}

void MainWindow::undoOrRedo(bool redo)
{
    // A text has its own undo; the set-up has the window's.
    CodeEditor *editor = m_editors->currentEditor();
    if (editor && editor->hasFocus())
        return redo ? editor->redo() : editor->undo();
    redo ? m_edits->undoStack().redo() : m_edits->undoStack().undo();
}

Result<void> MainWindow::openProject(const QString &path)
{
    const auto opened = m_session.open(path);
    if (!opened)
        return opened;
    m_pristine = m_session.document();
    m_isCopy = false;
    showTitle();
    return {};
}

Result<void> MainWindow::openSample(const QString &path)
{
    const auto document = loadProject(path);
    if (!document)
        return fail(document.error());
    if (mayLeave())
        adoptCopy(*document);
    return {};
}

void MainWindow::adoptCopy(const ProjectDocument &document)
{
    m_isCopy = true;
    m_pristine = document;
    m_session.adopt(document);
    showTitle();
}

void MainWindow::newProject()
{
    ProjectDocument document;
    document.fileName = QStringLiteral("untitled.kscope");
    Project &project = document.project;
    project.title = tr("New project");
    project.sources = {QStringLiteral("kernel.cl")};
    project.parameters = {Parameter{QStringLiteral("n"), Expression(16.0), Expression(1.0), Expression(1024.0), {}}};
    BufferSpec in{QStringLiteral("data"),
                  QStringLiteral("float"),
                  {},
                  {Expression(QStringLiteral("n"))},
                  Access::In,
                  MemoryKind::Device,
                  ExpressionInit{Expression(QStringLiteral("i"))},
                  true};
    BufferSpec out = in;
    out.name = QStringLiteral("squares");
    out.access = Access::Out;
    out.init = ZeroInit{};
    project.buffers = {in, out};
    LaunchStep launch;
    launch.kernel = QStringLiteral("square");
    launch.global = {Expression(QStringLiteral("n"))};
    launch.arguments = {{QStringLiteral("data"), BufferArgument{QStringLiteral("data")}},
                        {QStringLiteral("squares"), BufferArgument{QStringLiteral("squares")}}};
    Step step;
    step.name = launch.kernel;
    step.action = launch;
    project.plan = {step};
    Check check;
    check.name = tr("every element is squared");
    check.buffer = QStringLiteral("squares");
    check.expected = ExpectedExpression{Expression(QStringLiteral("i * i"))};
    project.checks = {check};
    document.texts.insert(project.sources.first(),
                          QStringLiteral("__kernel void square(__global const float *data, __global float *squares)\n"
                                         "{\n    size_t i = get_global_id(0);\n    squares[i] = data[i] * data[i];\n}\n"));
    adoptCopy(document);
}

void MainWindow::showSamples()
{
    m_pages->setCurrentIndex(0);
    setWindowTitle(tr("Kernelscope"));
}

void MainWindow::openWithDialog()
{
    if (!mayLeave())
        return;
    const QString path = m_options.dialogs->projectToOpen(this, m_session.document().folder);
    if (!path.isEmpty())
        openOrComplain(path);
}

void MainWindow::openOrComplain(const QString &path)
{
    if (const auto opened = openProject(path); !opened)
        complain(tr("The project could not be opened; the one that is open stays."), opened.error());
}

/// The one local file that is dragged; empty: it is something else.
static QString draggedFile(const QMimeData &dragged)
{
    const QList<QUrl> urls = dragged.urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

/// A project is opened, any other file becomes a source.
void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = draggedFile(*event->mimeData());
    event->acceptProposedAction();
    // Not from within the drag: it would hold the other program up while a dialog asks.
    QMetaObject::invokeMethod(
        this,
        [this, path] {
            if (!QFileInfo(path).isDir() && !path.endsWith(u".kscope"))
                return m_setup->files().addFile(path);
            if (mayLeave())
                openOrComplain(path);
        },
        Qt::QueuedConnection);
}

/// The sentence first, then where: who reads it in a window looks for the file with other means than a shell's.
static QString told(const Error &error)
{
    QString message = error.message;
    message.replace(u'\n', u' ');
    const SourcePlace &place = error.place;
    if (place.file.isEmpty() || message.contains(place.file))
        return message;
    return place.line > 0 ? filled(MainWindow::tr("%1 (%2, line %3)"), message, place.file, place.line)
                          : MainWindow::tr("%1 (%2)").arg(message, place.file);
}

void MainWindow::complain(const QString &what, const Error &error)
{
    const QString text = what + u' ' + told(error);
    tell(text, true, what);
    m_messages->say(text, true, {{tr("Close"), tr("Hide this message"), {}}});
}

} // namespace kernelscope

// What the window does with files: new, open, save, and what is unsaved.

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>


#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/problems/ProblemsView.h"
#include "ui/setup/ProjectEdits.h"
#include "ui/theme/Appearance.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Recovery.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

static QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_qs;
}

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
    connect(m_actions->undo, &QAction::triggered, this, [this] { undoOrRedo(false); });
    connect(m_actions->redo, &QAction::triggered, this, [this] { undoOrRedo(true); });
    connect(m_actions->run, &QAction::triggered, this, [this] { m_session.run(); });
    connect(m_actions->stop, &QAction::triggered, this, [this] { m_session.stop(); });
    connect(m_actions->nextProblem, &QAction::triggered, m_problems, &ProblemsView::goToNext);
    connect(m_actions->theme, &QAction::triggered, this, [this] { m_appearance.setDark(!m_appearance.theme().isDark); });
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { m_appearance.zoom(1); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { m_appearance.zoom(-1); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { m_appearance.zoom(0); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    if (!m_options.unattended) {
        m_recovery = new Recovery(m_session, recoveryFolder(), this);
        QMetaObject::invokeMethod(this, &MainWindow::offerRecovery, Qt::QueuedConnection);
    }
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
    BufferSpec in{QStringLiteral("data"), QStringLiteral("float"), {}, {Expression(QStringLiteral("n"))}, Access::In, MemoryKind::Device,
                  ExpressionInit{Expression(QStringLiteral("i"))}, true};
    BufferSpec out = in;
    out.name = QStringLiteral("squares");
    out.access = Access::Out;
    out.init = ZeroInit{};
    project.buffers = {in, out};
    LaunchStep launch;
    launch.kernel = QStringLiteral("square");
    launch.global = {Expression(QStringLiteral("n"))};
    launch.arguments = {{QStringLiteral("data"), BufferArgument{QStringLiteral("data")}}, {QStringLiteral("squares"), BufferArgument{QStringLiteral("squares")}}};
    Step step;
    step.name = launch.kernel;
    step.action = launch;
    project.plan = {step};
    Check check;
    check.name = tr("every element is squared");
    check.buffer = QStringLiteral("squares");
    check.expected = ExpectedExpression{Expression(QStringLiteral("i * i"))};
    project.checks = {check};
    document.texts.insert(project.sources.first(), QStringLiteral("__kernel void square(__global const float *data, __global float *squares)\n"
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
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a project"), m_session.document().folder,
                                                      tr("Kernelscope projects (*.kscope)"));
    if (path.isEmpty())
        return;
    if (const auto opened = openProject(path); !opened)
        QMessageBox::warning(this, tr("The project could not be opened"), oneLine(opened.error()));
}

bool MainWindow::save()
{
    if (m_isCopy || m_session.document().folder.isEmpty())
        return saveAs();
    const auto saved = m_session.save();
    if (!saved) {
        tell(saved.error().message, true);
        return false;
    }
    m_pristine = m_session.document();
    showTitle();
    tell(tr("Saved %1.").arg(m_session.document().fileName));
    return true;
}

bool MainWindow::saveAs()
{
    if (m_options.unattended)
        return false;
    const QString name = m_session.document().fileName.isEmpty() ? QStringLiteral("untitled.kscope") : m_session.document().fileName;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the project as"), QDir::home().filePath(name),
                                                tr("Kernelscope projects (*.kscope)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(u".kscope"))
        path += u".kscope"_qs;
    const auto saved = m_session.saveAs(path);
    if (!saved) {
        QMessageBox::warning(this, tr("The project could not be saved"), oneLine(saved.error()));
        return false;
    }
    m_isCopy = false;
    m_pristine = m_session.document();
    showTitle();
    tell(tr("Saved %1.").arg(path));
    return true;
}

bool MainWindow::hasUnsavedWork() const { return m_session.isModified() && !(m_session.document() == m_pristine); }

bool MainWindow::mayLeave()
{
    if (m_options.unattended || !hasUnsavedWork())
        return true;
    const auto answer = QMessageBox::question(this, tr("Unsaved changes"), tr("Save the changes of %1?").arg(m_session.project().title),
                                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Cancel)
        return false;
    return answer == QMessageBox::Discard || save();
}

void MainWindow::offerRecovery()
{
    for (const RecoveredProject &left : Recovery::leftBehind(recoveryFolder())) {
        const auto answer = QMessageBox::question(
            this, tr("Unsaved work was found"),
            tr("Kernelscope ended before %1 was saved. Restore it?").arg(left.document.project.title.isEmpty() ? left.document.fileName : left.document.project.title),
            QMessageBox::Yes | QMessageBox::No | QMessageBox::Ignore, QMessageBox::Yes);
        if (answer == QMessageBox::Ignore)
            continue;
        if (answer == QMessageBox::Yes) {
            adoptCopy(left.document);
            m_isCopy = left.document.folder.isEmpty();
            m_pristine = {};
            m_recovery->keepNow();
            showTitle();
        }
        Recovery::discard(left);
        if (answer == QMessageBox::Yes)
            return; // One window shows one project; the others are offered by the next.
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeave())
        return event->ignore();
    if (!m_options.unattended) {
        QSettings settings;
        settings.setValue(u"window/geometry"_qs, saveGeometry());
        settings.setValue(u"window/columns"_qs, m_columns->saveState());
        settings.setValue(u"window/middle"_qs, m_middle->saveState());
        settings.setValue(u"window/dark"_qs, m_appearance.theme().isDark);
        settings.setValue(u"window/scale"_qs, m_appearance.scale());
        m_recovery->forget();
    }
    event->accept();
}

} // namespace kernelscope

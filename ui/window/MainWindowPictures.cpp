// What the view in front shows as a picture, and the presentation.

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>

#include "session/Session.h"
#include "ui/compare/CompareView.h"
#include "ui/editor/EditorTabs.h"
#include "ui/models/ProblemModel.h"
#include "ui/present/Presentation.h"
#include "ui/present/WalkStrip.h"
#include "ui/problems/LogView.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/ResultsView.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineView.h"
#include "ui/trace/PhaseBar.h"
#include "ui/trace/TraceStage.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/window/Dialogs.h"
#include "ui/window/MainWindow.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

void MainWindow::connectPictures()
{
    connect(m_actions->savePicture, &QAction::triggered, this, &MainWindow::choosePictureFile);
    connect(m_results, &ResultsView::pictureWanted, this, &MainWindow::choosePictureFile);
    connect(m_timeline, &TimelineView::pictureWanted, this, &MainWindow::choosePictureFile);
    connect(m_compare, &CompareView::pictureWanted, this, &MainWindow::choosePictureFile);
    connect(m_actions->saveFrames, &QAction::triggered, this, &MainWindow::chooseFrames);
}

/// Null: the view has nothing to draw, or is none that draws.
const Picture *MainWindow::frontPicture() const
{
    const QWidget *view = m_views->currentWidget();
    const auto *picture = dynamic_cast<const Picture *>(view);
    const auto *ofTrace = qobject_cast<const TraceView *>(view);
    if (!picture || (ofTrace && !ofTrace->showsContent()) || picture->pictureSize().isEmpty())
        return nullptr;
    return picture;
}

bool MainWindow::frontNeedsTrace() const
{
    return qobject_cast<const TraceView *>(m_views->currentWidget()) != nullptr;
}

bool MainWindow::frontShowsPlan() const
{
    return m_views->currentWidget() == m_timeline && m_timeline->showsGraph();
}

bool MainWindow::frontCompares() const
{
    return m_views->currentWidget() == m_compare;
}

bool MainWindow::frontNeedsSweep() const
{
    return frontCompares() && m_session.project().sweep && !m_session.project().sweep->vary.isEmpty();
}

bool MainWindow::isPreparing() const
{
    if (m_samples->isVisible())
        return m_samples->isPreparing();
    if (frontCompares() && m_session.isSweeping())
        return true;
    const auto *ofTrace = qobject_cast<const TraceView *>(m_views->currentWidget());
    return ofTrace && ofTrace->isPreparing();
}

QString MainWindow::nothingToDraw() const
{
    const QWidget *view = m_views->currentWidget();
    if (const auto *ofTrace = qobject_cast<const TraceView *>(view))
        return ofTrace->sentence();
    if (view == m_compare)
        return m_compare->sentence();
    return dynamic_cast<const Picture *>(view) && !frontPicture() ? tr("The run gave no results.") : QString();
}

QString MainWindow::nothingToShow(const QString &view) const
{
    if (view == u"problems")
        return m_problems->model().rowCount() == 0 ? tr("No problems were found.") : QString();
    for (const LogView *log : {m_output, m_buildLog}) {
        if (view == log->objectName())
            return log->toPlainText().isEmpty() ? log->placeholderText() : QString();
    }
    return nothingToDraw();
}

Result<void> MainWindow::savePicture(const QString &file, const QSizeF &least) const
{
    const WidgetPicture whole(*m_views->currentWidget());
    const Picture *drawn = frontPicture();
    const PaddedPicture padded(drawn ? *drawn : static_cast<const Picture &>(whole), least);
    return kernelscope::savePicture(padded, file, m_appearance.theme().surface);
}

QSizeF MainWindow::pictureSize() const
{
    const Picture *drawn = frontPicture();
    return drawn ? drawn->pictureSize() : QSizeF(m_views->currentWidget()->size());
}

static QString suggestedFile(const Session &session, const QTabWidget &views)
{
    return session.document().folder + u'/' + views.currentWidget()->objectName() + QStringLiteral(".svg");
}

void MainWindow::choosePictureFile()
{
    const QString file = m_options.dialogs->pictureToSave(this, suggestedFile(m_session, *m_views));
    if (file.isEmpty())
        return;
    if (const auto saved = savePicture(file); !saved)
        complain(tr("The picture was not saved."), saved.error());
    else
        tell(tr("The picture was saved to %1.").arg(QFileInfo(file).fileName()));
}

/// reduction.svg becomes reduction-0000.svg and so on; the moment that was shown comes back.
void MainWindow::chooseFrames()
{
    if (!frontNeedsTrace() || !m_stage->isReady())
        return tell(tr("The view in front shows no phases. Trace (F6), and bring a view of the trace to the front."), true);
    const QFileInfo chosen(m_options.dialogs->pictureToSave(this, suggestedFile(m_session, *m_views)));
    if (chosen.fileName().isEmpty())
        return;
    const Selection before = m_session.selection();
    const int phases = m_stage->phases()->phaseCount();
    QSizeF largest;
    for (int phase = 0; phase < phases; ++phase) {
        m_stage->showPhase(phase);
        largest = largest.expandedTo(pictureSize());
    }
    Result<void> saved;
    for (int phase = 0; phase < phases && saved; ++phase) {
        m_stage->showPhase(phase);
        saved = savePicture(QStringLiteral("%1/%2-%3.%4")
                                .arg(chosen.path(), chosen.completeBaseName())
                                .arg(phase, 4, 10, QLatin1Char('0'))
                                .arg(chosen.suffix()),
                            largest);
    }
    m_session.select(before);
    if (!saved)
        return complain(tr("The pictures were not saved."), saved.error());
    tell(tr("%1 pictures were saved beside %2.").arg(phases).arg(chosen.fileName()));
}

void MainWindow::makePresentation()
{
    PresentedParts parts;
    parts.window = this;
    parts.folded = {m_toolBar, statusBar(), m_columns->widget(0), m_bottom, m_groupPicker};
    parts.folded += m_views->findChildren<QWidget *>(foldedWhilePresenting);
    parts.columns = m_columns;
    parts.middle = m_middle;
    parts.views = m_views;
    parts.editors = m_editors;
    parts.strip = m_strip;
    parts.viewNames = shownNames();
    parts.viewsOfRuns = {m_results->objectName(), m_timeline->objectName(), m_compare->objectName()};
    parts.fullScreen = !m_options.unattended;
    m_presentation = new Presentation(m_session, *m_stage, m_appearance, parts, this);
    connect(m_presentation, &Presentation::viewWanted, this, &MainWindow::showView);
    connect(m_presentation, &Presentation::linesWanted, m_editors, &EditorTabs::showLines);
    connect(m_presentation, &Presentation::kernelWanted, m_editors, &EditorTabs::showFunction);
    connect(m_presentation, &Presentation::stepShown, m_views, [this] {
        m_editors->showLines({});
        for (TraceView *view : m_views->findChildren<TraceView *>())
            view->letGo();
    });
    connect(m_presentation, &Presentation::changed, m_editors, [this](bool isOn) {
        m_editors->setPresented(isOn);
        m_editors->showLines({});
        m_results->setPresented(isOn);
        m_phaseBar->namePlace(isOn);
    });
    connect(m_actions->present, &QAction::triggered, m_presentation, &Presentation::toggle);
}

} // namespace kernelscope

// What the view in front shows as a picture, and the presentation.

#include <algorithm>

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
#include "ui/present/Presentation.h"
#include "ui/present/WalkStrip.h"
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

View &MainWindow::front() const
{
    return **std::ranges::find_if(m_allViews, [this](const View *view) { return view == m_views->currentWidget(); });
}

const View &MainWindow::view(const QString &name) const
{
    const auto found = std::ranges::find(m_allViews, name, &View::objectName);
    return found == m_allViews.end() ? front() : **found;
}

bool MainWindow::isPreparing() const
{
    if (m_samples->isVisible())
        return m_samples->isPreparing();
    return std::ranges::any_of(m_allViews, [](const View *view) { return view->isVisible() && view->isPreparing(); });
}

Result<void> MainWindow::savePicture(const QString &file, const QSizeF &least) const
{
    View &view = front();
    const WidgetPicture whole(view);
    const PaddedPicture padded(view.hasPicture() ? static_cast<const Picture &>(view) : whole, least);
    return kernelscope::savePicture(padded, file, m_appearance.theme().surface);
}

QSizeF MainWindow::pictureSize() const
{
    return front().hasPicture() ? front().pictureSize() : QSizeF(front().size());
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
    if (!front().followsMoment() || !m_stage->isReady())
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
        for (View *view : std::as_const(m_allViews))
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

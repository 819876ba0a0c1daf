#include "ui/present/Presentation.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>

#include "session/Session.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/FunctionPlace.h"
#include "ui/models/ShownNotes.h"
#include "ui/present/WalkStrip.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/trace/TraceView.h"

namespace kernelscope {

constexpr double usualWidth = 1280; // In a window of this size
constexpr double usualHeight = 720;
constexpr double leastGrowth = 1.38; // everything grows so much, in a larger one more,
constexpr double mostGrowth = 2.2;   // up to this.
constexpr double largestScale = 1.7; // In a window of this size, too, whose user has made all larger: more has no space.
constexpr double codeShare = 0.475;
constexpr double mostOfStrip = 0.5; // of the window's height
constexpr int untilFullScreenMs = 500;

Presentation::Presentation(Session &session, ProjectEdits &edits, TraceStage &stage, Appearance &appearance, const PresentedParts &parts,
                           QObject *parent)
    : QObject(parent), m_session(session), m_edits(edits), m_stage(stage), m_appearance(appearance), m_parts(parts)
{
    m_parts.strip->hide();
    connect(m_parts.strip, &WalkStrip::stepWanted, this, [this](int by) { goTo(m_step + by); });
    connect(m_parts.strip, &WalkStrip::endWanted, this, &Presentation::leave);
    connect(&session, &Session::documentReplaced, this, [this] {
        if (isOn()) { // What was selected before was of another project.
            m_before->selection = m_session.selection();
            m_before->project = {};
            m_before->edits = -1;
        }
        leave();
    });
    connect(&session, &Session::traceFinished, this, [this] {
        if (isOn())
            showStep(Tracing::No); // A trace that failed or was stopped would be asked for without end.
    });
    connect(&session, &Session::textChanged, this, [this](const QString &path) {
        if (!isOn() || path != m_session.project().notes)
            return;
        readWalk();
        m_parts.strip->show(m_walk, m_step, m_session.document().folder);
    });
}

double Presentation::wantedScale(double scale) const
{
    const QSize size = m_parts.fullScreen ? m_parts.window->screen()->size() : m_parts.window->size();
    const double larger = std::min(size.width() / usualWidth, size.height() / usualHeight);
    const double grown = scale * std::clamp(leastGrowth * larger / scale, leastGrowth, mostGrowth);
    return std::min(grown, std::max(scale, largestScale * std::max(1.0, larger)));
}

Presentation::Before Presentation::present() const
{
    Before before;
    before.scale = m_appearance.scale();
    for (const QWidget *widget : m_parts.folded)
        before.shown << !widget->isHidden();
    before.columns = m_parts.columns->sizes();
    before.middle = m_parts.middle->sizes();
    before.geometry = m_parts.window->saveGeometry();
    before.size = m_parts.window->size();
    before.states = m_parts.window->windowState();
    before.editorBar = !m_parts.editors->tabBar()->isHidden();
    before.viewBar = !m_parts.views->tabBar()->isHidden();
    before.view = m_parts.views->currentWidget();
    before.editor = m_parts.editors->currentIndex();
    before.selection = m_session.selection();
    before.edits = m_edits.undoStack().index();
    before.project = m_session.project();
    before.live = m_parts.live->isChecked();
    before.focus = QApplication::focusWidget();
    return before;
}

static void hideAll(const QList<QWidget *> &widgets)
{
    for (QWidget *widget : widgets)
        widget->hide();
}

void Presentation::enter(int step)
{
    if (isOn())
        return goTo(step);
    m_before = present();
    if (m_parts.fullScreen) {
        m_parts.window->showFullScreen();
        QTimer::singleShot(untilFullScreenMs, this, [this] { // The desktop may still have been at leaving it.
            if (isOn() && !m_parts.window->isFullScreen())
                m_parts.window->showFullScreen();
        });
    }
    fold();
    readWalk();
    m_step = std::clamp(step, 0, std::max(0, int(m_walk.steps.size()) - 1));
    qApp->installEventFilter(this);
    Q_EMIT changed(true);
    hideAll(m_parts.folded); // Views that came back to their places have shown what is around them.
    showStep();
    m_parts.strip->setFocus();
}

void Presentation::fold()
{
    m_appearance.setScale(wantedScale(m_before->scale));
    hideAll(m_parts.folded);
    m_parts.views->tabBar()->hide();
    m_parts.editors->tabBar()->setVisible(m_parts.editors->count() > 2); // One source and the notes need no choosing.
    fitStrip();
    m_parts.strip->setVisible(true);
    const int total = m_parts.columns->width();
    m_parts.columns->setSizes({0, int(total * codeShare), int(total * (1 - codeShare))});
}

/// All steps alike, but for those whose text or table takes more.
void Presentation::fitStrip()
{
    const int window = m_parts.window->height();
    const int about = std::max(window * 20 / 100, m_appearance.px(96));
    const int usual = m_parts.strip->heightFor(std::min(about, m_appearance.px(190)));
    const int most = std::max(usual, int(window * mostOfStrip));
    m_parts.strip->setFixedHeight(std::clamp(m_parts.strip->neededHeight(m_parts.window->width()), usual, most));
}

void Presentation::leave()
{
    if (!isOn())
        return;
    const Before before = *std::exchange(m_before, std::nullopt);
    qApp->removeEventFilter(this);
    m_parts.live->setChecked(before.live);
    setValues(before.project.parameters, {});
    Project project = m_session.project();
    project.guesses = before.project.guesses;           // Those of values that were changed ended.
    if (before.edits >= 0 && project == before.project) // Nothing else was edited: the walk leaves no steps of undo.
        m_edits.takeBackTo(before.edits);
    m_session.setOwnValues({});
    m_stage.setStepped({}, {});
    m_parts.strip->setControls(nullptr);
    Q_EMIT partWanted({});
    unfold(before);
    Q_EMIT changed(false);
}

void Presentation::unfold(const Before &before)
{
    m_parts.strip->setVisible(false);
    m_parts.editors->tabBar()->setVisible(before.editorBar);
    m_parts.views->tabBar()->setVisible(before.viewBar);
    for (int i = 0; i < m_parts.folded.size(); ++i)
        m_parts.folded[i]->setVisible(before.shown[i]);
    m_appearance.setScale(before.scale); // Last: tabs that are hidden would keep the large font.
    if (m_parts.fullScreen) {
        m_parts.window->setWindowState(before.states);
        m_parts.window->restoreGeometry(before.geometry);
    }
    restoreSizes(before);
    QMetaObject::invokeMethod(
        this, [this, before] { restoreSizes(before); }, Qt::QueuedConnection); // Once least sizes are as before.
    m_parts.views->setCurrentWidget(before.view);
    if (before.editor < m_parts.editors->count())
        m_parts.editors->setCurrentIndex(before.editor);
    m_session.select(before.selection);
    if (before.focus)
        before.focus->setFocus();
}

void Presentation::restoreSizes(const Before &before)
{
    if (isOn())
        return;
    if (!m_parts.fullScreen)
        m_parts.window->resize(before.size);
    m_parts.columns->setSizes(before.columns);
    m_parts.middle->setSizes(before.middle);
}

void Presentation::readWalk()
{
    const ProjectDocument &document = m_session.document();
    m_walk = walkOf(shownNotes(document), m_parts.viewNames);
    QHash<QString, Expression> own; // of what it changes
    const QSet<QString> changed = changedParameters(m_walk);
    for (const Parameter &parameter : m_before->project.parameters) {
        if (changed.contains(parameter.name))
            own.insert(parameter.name, parameter.value);
    }
    m_session.setOwnValues(own);
}

void Presentation::goTo(int step)
{
    const int wanted = std::clamp(step, 0, std::max(0, int(m_walk.steps.size()) - 1));
    if (!isOn() || wanted == m_step)
        return;
    m_step = wanted;
    showStep();
}

void Presentation::showStep(Tracing tracing)
{
    m_parts.strip->show(m_walk, m_step, m_session.document().folder);
    const WalkShow show = m_step < m_walk.steps.size() ? m_walk.steps[m_step].show.value_or(WalkShow()) : WalkShow();
    bool mayAsk = tracing == Tracing::IfNeeded && !m_session.isTracing();
    if (tracing == Tracing::IfNeeded) { // Else the step is there, and what was changed at its sliders stays.
        if (setValues(m_before->project.parameters, valuesAt(m_walk, m_step)))
            mayAsk = true; // What is at work is of other values.
        m_parts.strip->setControls(show.sliders.isEmpty() ? nullptr : m_parts.makeControls(show.sliders));
        if (!show.view.isEmpty())
            Q_EMIT viewWanted(show.view); // That which Live runs or traces for.
        const bool wasLive = m_parts.live->isChecked();
        m_parts.live->setChecked(m_before->live || !show.sliders.isEmpty());
        mayAsk = mayAsk && (wasLive || !m_parts.live->isChecked()); // It begins with a run.
    }
    fitStrip();
    Q_EMIT stepShown();
    if (show != WalkShow())
        apply(show, mayAsk);
}

/// Parameters that the walk changes get what they had before it, and then what it gives them. False: they have it.
bool Presentation::setValues(const QList<Parameter> &before, const QHash<QString, QString> &given)
{
    const QSet<QString> changed = changedParameters(m_walk);
    const auto wanted = [&](const Parameter &parameter) {
        if (given.contains(parameter.name))
            return Expression(given[parameter.name]);
        const Parameter *own = changed.contains(parameter.name) ? foundIn(before, parameter.name, &Parameter::name) : nullptr;
        return (own ? *own : parameter).value;
    };
    const auto isOther = [&](const Parameter &parameter) { return wanted(parameter) != parameter.value; };
    if (std::ranges::none_of(m_session.project().parameters, isOther))
        return false;
    m_edits.change(tr("Follow the walk"), QStringLiteral("walk"), [&](Project &project) {
        for (Parameter &parameter : project.parameters)
            parameter.value = wanted(parameter);
    });
    return true;
}

void Presentation::apply(const WalkShow &show, bool mayAsk)
{
    if (!show.view.isEmpty())
        Q_EMIT viewWanted(show.view);
    const bool asks = mayAsk && !m_session.project().plan.isEmpty();
    m_stage.setStepped(show.launch, show.item);
    if (asks && lacksWhatItShows(show))
        return m_stage.traceAgain(); // Then this step is shown once more.
    if ((asks && show.runs && !m_session.lastGoodRunIsCurrent()) || lacksTimes(show))
        m_session.run();
    const auto &trace = m_session.lastTrace();
    m_session.select(selectionOf(show, m_session.selection(), trace ? trace->launches : QList<LaunchTrace>()));
    Q_EMIT partWanted(show.part);
    if (show.form)
        Q_EMIT formWanted(*show.form);
    applyPlace(show);
}

/// A trace comes with a run, whose results and times other views show.
bool Presentation::lacksWhatItShows(const WalkShow &show) const
{
    const bool isTraced = m_session.lastTrace() && m_session.traceIsCurrent();
    const auto *view = qobject_cast<TraceView *>(m_parts.views->currentWidget());
    if (show.traces || view)
        return !isTraced || (view && view->needsAnotherTrace());
    return show.view == u"results" && !show.runs && !m_session.lastGoodRunIsCurrent() && !m_session.isRunning() && !isTraced;
}

/// Between the commands of a traced run launches were traced: it has no times of the whole.
bool Presentation::lacksTimes(const WalkShow &show) const
{
    const bool isOfTimes = (show.view == u"timeline" || show.view == u"compare") && !show.traces && !m_session.project().plan.isEmpty();
    const bool failed =
        m_session.lastRun() && m_session.lastRunIsCurrent() && !m_session.lastRunIsTraced() && !m_session.lastGoodRunIsCurrent();
    return isOfTimes && !failed && !m_session.isRestricted() && !m_session.isBusy() && !m_session.isSweeping() &&
           (!m_session.lastGoodRunIsCurrent() || m_session.lastGoodRunIsTraced());
}

/// Who says of no line and of no kernel speaks of the launch's.
void Presentation::applyPlace(const WalkShow &show)
{
    const QString file = show.file.isEmpty() ? m_session.project().sources.value(0) : show.file;
    if (!show.item.isEmpty())
        Q_EMIT stepWanted({{file, show.line, 0}, show.iteration, show.variable});
    if (show.line > 0) {
        return Q_EMIT linesWanted({{file, show.line, 0}, show.lastLine, 0, {}, {}});
    }
    if (const auto place = placeOfFunction(m_session.document(), kernelOf(show)))
        Q_EMIT kernelWanted(*place);
}

QString Presentation::kernelOf(const WalkShow &show) const
{
    if (!show.kernel.isEmpty() || show.launch.isEmpty() || !m_session.lastTrace())
        return show.kernel;
    const QList<LaunchTrace> &launches = m_session.lastTrace()->launches;
    const auto launch = std::ranges::find(launches, show.launch, &LaunchTrace::name);
    return launch == launches.end() ? QString() : launch->kernel;
}

/// Presenters' keys go on and back wherever the keyboard is.
bool Presentation::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto *widget = isKey ? qobject_cast<QWidget *>(watched) : nullptr;
    if (!widget || widget->window() != m_parts.window)
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isOurs = key->modifiers() == Qt::NoModifier &&
                        (key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp || key->key() == Qt::Key_Escape);
    if (!isOurs)
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        key->key() == Qt::Key_Escape ? leave() : goTo(m_step + (key->key() == Qt::Key_PageDown ? 1 : -1));
    return true;
}

} // namespace kernelscope

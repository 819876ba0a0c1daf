#pragma once

#include <memory>

#include "plan/PlanGraph.h"
#include "session/Session.h"
#include "ui/models/MeasuredSpan.h"
#include "ui/models/TimelineData.h"
#include "ui/scene/Scene.h"
#include "ui/trace/View.h"

class QLabel;
class QMenu;
class QToolButton;
class QTreeView;

namespace kernelscope {

class Appearance;
class Dimmer;
class EmptyPage;
class EventModel;
class ResultStore;
class LanesView;
class PartSplitter;
class SceneView;
class Settings;

/// The events of the last run, drawn and as a table below; or the graph of its plan.
class TimelineView : public View
{
    Q_OBJECT

public:
    TimelineView(Session &session, Settings &settings, Appearance &appearance, QWidget *parent = nullptr);
    void showProgress(const QString &text);
    bool showsGraph() const;                                                          ///< the plan's, in place of lanes and table
    Needs needs() const override { return showsGraph() ? Needs::Trace : Needs::Run; } ///< a trace makes the graph certain
    bool showPart(const QString &name) override;
    QString nothingToShow() const override;
    bool isPreparing() const override { return m_session.isBusy(); }
    enum class Against { Nothing, RunBefore, PinnedRun };
    void setAgainst(Against against);    ///< that run is shown below, where there is one
    void pin();                          ///< this run
    Scene pictureScene() const override; ///< empty while there is no timeline

Q_SIGNALS:
    void pathChosen(const QString &path);     ///< of the step of a command that is activated in the table
    void pathShown(const QString &path);      ///< of the step of a bar or a node that is clicked: the view keeps the keyboard
    void pinWanted();                         ///< of this run, in all views
    void launchChosen(const QString &kernel); ///< that of a command that is chosen

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitTable();
    void fitWords();
    QWidget *makeContent();
    void makeLanes(QWidget *parent);
    QWidget *makeGraph(QWidget *parent);
    QWidget *makeBar(QWidget *parent);
    void tintBar();
    QString wordsOf(const SceneWindow &window) const;
    void showWords();
    QString legendText() const;
    void showEvents();
    void forgetRuns();
    void fillComparisons();
    const EarlierRun &runOf(Against against) const { return against == Against::PinnedRun ? m_pinned : m_before; }
    EarlierRun shownEarlier() const;
    void showLanes();
    void takeMeasured();
    std::optional<std::pair<double, double>> drawnSpan(int event) const;
    void showState();
    void select(int event);
    QString stepPathOf(int event) const;
    void takeSelection();

    Session &m_session;
    Settings &m_settings; ///< which remember whether gaps are folded
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    QWidget *m_content = nullptr;
    TimelineData m_data;
    LanesView *m_lanes = nullptr;
    std::optional<MeasuredSpan> m_measured;
    EventModel *m_model = nullptr;
    SceneView *m_graph = nullptr;
    PlanGraph m_plan; ///< of the graph
    QMenu *m_comparisons = nullptr;
    Against m_against = Against::Nothing;
    EarlierRun m_before;
    EarlierRun m_pinned;
    QToolButton *m_graphButton = nullptr;
    QToolButton *m_foldButton = nullptr;
    QTreeView *m_table = nullptr;
    PartSplitter *m_splitter = nullptr;
    QWidget *m_bar = nullptr;
    QLabel *m_legend = nullptr;
    QLabel *m_wordsLabel = nullptr;
    bool m_wordsFit = true;
    QString m_idleWords;
    QString m_words; ///< above the lanes, without what a pin means
    Dimmer *m_dimmer = nullptr;
    std::shared_ptr<ResultStore> m_shown;
    QString m_progress;
};

} // namespace kernelscope

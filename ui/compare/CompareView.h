#pragma once

#include "ui/models/CompareData.h"
#include "ui/trace/View.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QTreeView;

namespace kernelscope {

class Appearance;
class CompareModel;
class ElidedLabel;
class EmptyPage;
class PartSplitter;
class ProjectEdits;
class Session;
class SceneView;
class SweepBar;
class ViewChoice;

/// Times side by side: of the launches of the last run, or of a sweep over the values of parameters, which is set up above. Drawn, and as a
/// table below.
class CompareView : public View
{
    Q_OBJECT

public:
    CompareView(Session &session, ProjectEdits &edits, Appearance &appearance, QWidget *parent = nullptr);

    SceneView &chart() { return *m_chart; }
    const CompareData &data() const { return m_data; }
    Needs needs() const override { return hasSweep() ? Needs::Sweep : Needs::Run; }
    int repetitions() const override;
    QString nothingToShow() const override;
    bool isPreparing() const override;
    void bringPart(const QString &part) override; ///< a launch, by name
    void sweep();                                 ///< as it is set up; where nothing is, the keyboard goes to what is missing
    Scene pictureScene() const override;

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QWidget *makeContent();
    bool hasSweep() const;
    QWidget *makeChart(QWidget *parent);
    void makeTable();
    void showData();
    void showState();
    void fillChoice();
    void fillReferences(const CompareData &shown);
    void compareWith(const QString &launch);
    QString chosen() const;
    void fitTable();
    void showSpoken();
    static constexpr int mostTold = 5; ///< lines of the summary
    void fitTold();
    int pickedRow() const; ///< of what is looked at; -1: nothing
    void showPicked();
    void chooseRow(int row);
    void chooseWanted();
    void takePlan();
    CompareData dataToShow() const;
    QString bannerText() const;

    Session &m_session;
    Appearance &m_appearance;
    SweepBar *m_bar = nullptr;
    QLabel *m_banner = nullptr;
    QStackedWidget *m_pages = nullptr;
    EmptyPage *m_empty = nullptr;
    QWidget *m_content = nullptr;
    QBoxLayout *m_head = nullptr;  ///< what is told, and choices
    ElidedLabel *m_told = nullptr; ///< what is looked at
    ViewChoice *m_choice = nullptr;
    ViewChoice *m_against = nullptr; ///< which launch all are compared with
    PartSplitter *m_splitter = nullptr;
    SceneView *m_chart = nullptr;
    CompareData m_data; ///< what is shown
    CompareModel *m_model = nullptr;
    QTreeView *m_table = nullptr;
    ComparedPlan m_runPlan;   ///< of the last run, as the project was
    ComparedPlan m_sweepPlan; ///< and of the sweep
    QString m_chosen;         ///< "launches", "time", "map", or the unit of the work of a sweep
    QString m_wantedLaunch;   ///< by notes
    QString m_reference;      ///< the launch that all are compared with; empty: the fastest
};

} // namespace kernelscope

#pragma once

#include <optional>

#include "pictures/ValueChain.h"
#include "support/LatestJob.h"
#include "ui/models/SteppedLine.h"
#include "ui/steps/GroupPicture.h"
#include "ui/steps/VariableTable.h"
#include "ui/trace/TraceView.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSlider;
class QTabWidget;
class QToolButton;
class QTreeView;

namespace kernelscope {

class Breakpoints;
class ElidedLabel;
class IdPopup;
class PartSplitter;
class SceneView;
class WhyTree;

/// One work-item of the group on the stage, statement by statement, forwards and backwards: where it is, what its variables hold and why,
/// who called whom, and beside what the others do. It needs a trace with steps (TraceStage::setRecordsSteps).
class StepsView : public TraceView
{
    Q_OBJECT

public:
    StepsView(TraceStage &stage, Breakpoints &breakpoints, Appearance &appearance, QWidget *parent = nullptr);

    const std::optional<WorkItemSteps> &steps() const { return m_steps; }
    int position() const { return m_position; }
    void goTo(int position); ///< is kept within what there is; the stage follows
    bool isPreparing() const override;

    // Each moves to the next (or previous) position of its kind; where there is none, not at all.
    void into(bool isForward) { goTo(m_position + (isForward ? 1 : -1)); }
    void over(bool isForward);
    void out(bool isForward);
    void toAccess(bool isForward);
    void toBarrier(bool isForward);
    void toChange(bool isForward); ///< of the variable or the expression that is chosen
    void toBreakpoint(bool isForward);
    void toLine(const SourcePlace &place, bool isForward);
    void showStep(const StepWanted &wanted); ///< of the work-item on the stage, once its steps are there
    bool needsAnotherTrace() const override;

    QAction *m_setBreakpoint = nullptr;
    const QList<QAction *> &moves() const { return m_moves; } ///< with their keys
    const QList<QAction *> &menu() const { return m_menu; }   ///< the same, null between groups
    VariableTable &variables() { return *m_variables; }
    QTreeView &breakpoints() { return *m_breakpointRows; }
    WhyTree &why() { return *m_why; }
    QListWidget &calls() { return *m_calls; }
    SceneView &drawing() { return *m_drawing; } ///< of the group
    const GroupPicture &picture() const { return m_picture; }
    void draw(const GroupFigure &figure);     ///< of all work-items of the group
    void showBeside(std::optional<int> item); ///< another work-item, by its linear local id
    std::optional<int> beside() const { return m_beside; }
    void toParting();             ///< of the two, where they do not do the same any more
    void explainVariable();       ///< that is chosen
    void explainStore();          ///< the chosen one of those that the statement makes, else the last
    void explainStoreWhenThere(); ///< the one that is chosen, once its work-item's steps are there
    Scene pictureScene() const override;
    QString text() const; ///< of the step, below the variables

Q_SIGNALS:
    void stepShown(const kernelscope::SteppedLine &line);
    void lineOfCursorWanted(bool isForward); ///< to be answered by toLine()
    void breakpointWanted();                 ///< at the line of the cursor

protected:
    QString reason() const override;
    bool tracingHelps() const override;
    QString helpText() const override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Target
    {
        const void *trace = nullptr; ///< identified by its address
        int item = -1;               ///< slot
        bool operator==(const Target &) const = default;
    };
    QWidget *makeContent();
    QWidget *makeBar(QWidget *parent);
    void endGroup(); ///< of the menu
    QAction *addMove(const QString &icon, const char *text, const QKeySequence &key, const QString &toolTip,
                     const std::function<void()> &move);
    void enableMoves(bool enabled);
    QWidget *makeVariables(QWidget *parent);
    QWidget *makePages(QWidget *parent);
    QWidget *makeGroup(QWidget *parent);
    QWidget *makeWhy(QWidget *parent);
    QWidget *makeBreakpoints(QWidget *parent);
    GroupMoment groupMoment() const;
    void joinGroup();
    void addShares(SteppedLine &shown) const;
    int liveliest(const Trace &trace) const;
    void fillFigures();
    void drawChosen();
    bool isPictureFirst() const;
    void fitParts();
    void chooseBeside();
    std::optional<SteppedMoment> besideMoment() const;
    void takeGroup(const LockSteps &steps);
    void takePicture(GroupPicture picture);
    void chooseInGroup(const Subject &subject);
    void goToStepOf(WorkItemSlot item, int position);
    void addTypedExpression();
    void takeExpressions();
    void takeBreakpoints();
    void showWhyButtons();
    std::optional<SteppedValue> chosenValue() const;
    std::optional<EventIndex> storeHere() const;
    void explain(const std::function<ValueChain(const std::shared_ptr<const PhaseTable> &)> &find);
    void takeChain(const ValueChain &chain);
    void explainIfWanted();
    void takeStage();
    void takeSteps(const Target &target, const WorkItemSteps &steps);
    void followAccess();
    void moveTo(int position); ///< the stage stays where it is
    void takeStageAlong();
    void showPosition();
    void showVariables();
    void showCalls();
    void showInCode();
    int shownFrame() const; ///< of m_frames
    void goToWanted();
    void chooseVariable();
    void moveAmong(const std::vector<int> &positions, bool isForward);
    void tint();

    std::optional<Target> m_target; ///< that m_steps are of, or will be
    std::optional<WorkItemSteps> m_steps;
    int m_position = 0;
    QList<SteppedFrame> m_frames; ///< at the position that is shown
    QList<EventIndex> m_accesses; ///< that the step there makes
    int m_frame = -1;             ///< whose variables are shown; -1: the innermost
    QList<QAction *> m_moves;
    QList<QAction *> m_menu;
    QList<QAction *> m_variableMoves; ///< those of the variable that is chosen
    QList<QToolButton *> m_buttons;
    QSlider *m_slider = nullptr;
    ElidedLabel *m_where = nullptr;
    VariableTable *m_variables = nullptr;
    QLineEdit *m_newExpression = nullptr;
    QListWidget *m_calls = nullptr;
    QLabel *m_memory = nullptr;
    QTabWidget *m_pages = nullptr;
    QComboBox *m_drawn = nullptr;
    QToolButton *m_besideButton = nullptr;
    IdPopup *m_besideIds = nullptr;
    std::optional<int> m_beside;
    bool m_explainsStore = false; ///< as soon as it can be
    Breakpoints &m_breakpoints;
    QTreeView *m_breakpointRows = nullptr;
    WhyTree *m_why = nullptr;
    QLabel *m_whyText = nullptr;
    QPushButton *m_whyVariable = nullptr;
    QPushButton *m_whyStore = nullptr;
    QPushButton *m_toBirth = nullptr;
    SceneView *m_drawing = nullptr;
    PartSplitter *m_splitter = nullptr;
    std::optional<LockSteps> m_group;     ///< of the work-group that is shown
    QList<LockSteps::LineShare> m_shares; ///< of its lines
    GroupPicture m_picture;
    std::optional<StepWanted> m_wantedStep;
    QString m_wantedVariable;            ///< by name
    std::optional<int> m_wantedPosition; ///< to be gone to, once the steps of its work-item are there
    LatestJob<std::pair<const void *, quint64>, LockSteps> m_joining{
        [this](const std::pair<const void *, quint64> &, const LockSteps &steps) { takeGroup(steps); }};
    LatestJob<std::tuple<int, QString, double>, GroupPicture> m_picturing{
        [this](const auto &, GroupPicture picture) { takePicture(std::move(picture)); }};
    LatestJob<int, ValueChain> m_explaining{[this](int, const ValueChain &chain) { takeChain(chain); }};
    LatestJob<Target, WorkItemSteps> m_reading{[this](const Target &target, const WorkItemSteps &steps) { takeSteps(target, steps); }};
};

} // namespace kernelscope

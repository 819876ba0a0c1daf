#pragma once

#include <optional>

#include "pictures/SteppedParts.h"
#include "support/LatestJob.h"
#include "ui/models/SteppedLine.h"
#include "ui/steps/GroupPicture.h"
#include "ui/trace/TraceView.h"

class QAction;
class QComboBox;
class QLabel;
class QListWidget;
class QSlider;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace kernelscope {

class ElidedLabel;
class SceneView;

/// One work-item of the group on the stage, statement by statement, forwards and backwards: where it is, what its variables hold, who
/// called whom. It needs a trace with steps (TraceStage::setRecordsSteps).
class StepsView : public TraceView
{
    Q_OBJECT

public:
    StepsView(TraceStage &stage, Appearance &appearance, QWidget *parent = nullptr);

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
    void toChange(bool isForward); ///< of the variable that is chosen
    void toLine(const SourcePlace &place, bool isForward);
    void showStep(const StepWanted &wanted); ///< of the work-item on the stage, once its steps are there
    bool needsAnotherTrace() const override;

    const QList<QAction *> &moves() const { return m_moves; } ///< with their keys
    QTreeWidget &variables() { return *m_variables; }
    QListWidget &calls() { return *m_calls; }
    SceneView &drawing() { return *m_drawing; } ///< of the group
    const GroupPicture &picture() const { return m_picture; }
    void drawVariable(SiteIndex variable); ///< of all work-items of the group
    Scene pictureScene() const override;
    QString text() const; ///< of the step, below the variables

Q_SIGNALS:
    void stepShown(const kernelscope::SteppedLine &line);
    void lineOfCursorWanted(bool isForward); ///< to be answered by toLine()

protected:
    QString reason() const override;
    bool tracingHelps() const override;
    QString helpText() const override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Target
    {
        const void *trace = nullptr; ///< identified by its address
        int item = -1;               ///< slot
        bool operator==(const Target &) const = default;
    };
    QWidget *makeContent();
    QWidget *makeBar(QWidget *parent);
    void addMove(const QString &icon, const QString &text, const QKeySequence &key, const QString &toolTip,
                 const std::function<void()> &move);
    void enableMoves(bool enabled);
    void makeVariables(QWidget *parent);
    QWidget *makeGroup(QWidget *parent);
    GroupMoment groupMoment() const;
    void joinGroup();
    void addShares(SteppedLine &shown) const;
    int liveliest(const Trace &trace) const;
    void takeGroup(const LockSteps &steps);
    void takePicture(GroupPicture picture);
    void chooseInGroup(const Subject &subject);
    void takeStage();
    void takeSteps(const Target &target, const WorkItemSteps &steps);
    void followAccess();
    void moveTo(int position); ///< the stage stays where it is
    void takeStageAlong();
    void showPosition();
    void showVariables(const QList<SteppedFrame> &frames);
    void showCalls(const QList<SteppedFrame> &frames);
    void showInCode(const QList<SteppedFrame> &frames);
    void goToWanted();
    void chooseVariable();
    void moveAmong(const std::vector<int> &positions, bool isForward);
    void tint();

    std::optional<Target> m_target; ///< that m_steps are of, or will be
    std::optional<WorkItemSteps> m_steps;
    int m_position = 0;
    int m_frame = -1; ///< whose variables are shown; -1: the innermost
    QList<QAction *> m_moves;
    QList<QToolButton *> m_buttons;
    QSlider *m_slider = nullptr;
    ElidedLabel *m_where = nullptr;
    QTreeWidget *m_variables = nullptr;
    QListWidget *m_calls = nullptr;
    QLabel *m_memory = nullptr;
    QComboBox *m_drawn = nullptr;
    SceneView *m_drawing = nullptr;
    std::optional<LockSteps> m_group;     ///< of the work-group that is shown
    QList<LockSteps::LineShare> m_shares; ///< of its lines
    GroupPicture m_picture;
    std::optional<StepWanted> m_wantedStep;
    QString m_wantedVariable;        ///< by name
    std::optional<int> m_wantedTick; ///< to be gone to, once the steps of its work-item are there
    LatestJob<std::pair<const void *, quint64>, LockSteps> m_joining{
        [this](const std::pair<const void *, quint64> &, const LockSteps &steps) { takeGroup(steps); }};
    LatestJob<int, GroupPicture> m_picturing{[this](int, GroupPicture picture) { takePicture(std::move(picture)); }};
    LatestJob<Target, WorkItemSteps> m_reading{[this](const Target &target, const WorkItemSteps &steps) { takeSteps(target, steps); }};
};

} // namespace kernelscope

#pragma once

#include <unordered_set>

#include <QWidget>

class QComboBox;
class QToolButton;

namespace kernelscope {

class Appearance;
class IdPopup;
class Trace;
class TraceStage;
struct LaunchTrace;

/// Chooses what the views of a trace show: the launch, its work-group, and the work-item that is looked at.
class GroupPicker : public QWidget
{
    Q_OBJECT

public:
    GroupPicker(TraceStage &stage, const Appearance &appearance, QWidget *parent = nullptr);

    IdPopup &groups() { return *m_groups; }
    IdPopup &workItems() { return *m_items; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void takeTrace();
    void fitTexts();
    void showState();
    void popUpGroups();
    void popUpItems();

    TraceStage &m_stage;
    const Appearance &m_appearance;
    QComboBox *m_launch = nullptr;
    QToolButton *m_group = nullptr;
    QToolButton *m_item = nullptr;
    IdPopup *m_groups = nullptr;
    IdPopup *m_items = nullptr;
    QStringList m_groupTexts; ///< the longest first
    QStringList m_itemTexts;
    int m_traceNumber = -1;
};

/// "pass, execution 2 of 3"; a launch that is executed once by its name alone.
QStringList launchTitles(const QList<LaunchTrace> &launches);

/// Linear ids of the work-groups that are known to take part in a finding of the launch; without its trace those that the findings name,
/// as of the further findings where to look for all of them would take long.
std::unordered_set<quint64> groupsWithFindings(const LaunchTrace &launch, const Trace *trace);

} // namespace kernelscope

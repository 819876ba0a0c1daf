#include "ui/trace/GroupPicker.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

#include "analysis/Evidence.h"
#include "pictures/FindingGroups.h"
#include "session/TraceSelection.h"
#include "support/Filled.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/IdPopup.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

constexpr double leastButton = 56;      // wide
constexpr qint64 mostLooks = 6'000'000; // at events: what the window's thread can do without a pause that is felt

QStringList launchTitles(const QList<LaunchTrace> &launches)
{
    QStringList titles;
    for (const LaunchTrace &launch : launches) {
        const auto executions = std::ranges::count(launches, launch.stepPath, &LaunchTrace::stepPath);
        titles << (executions > 1 ? filled(GroupPicker::tr("%1, execution %2 of %3"), launch.name, launch.execution + 1, executions)
                                  : launch.name);
    }
    return titles;
}

std::unordered_set<quint64> groupsWithFindings(const LaunchTrace &launch, const Trace *trace)
{
    std::unordered_set<quint64> groups;
    qint64 looks = 0;
    for (const Finding &finding : launch.findings) {
        looks += trace ? trace->eventCount() : 0;
        if (trace && looks <= mostLooks)
            groups.merge(groupsOfFinding(*trace, finding));
        for (const FindingAccess &access : finding.accesses) {
            if (const auto group = launch.range.groupOf(access.groupId))
                groups.insert(*group);
        }
    }
    return groups;
}

static QToolButton *makeButton(const QString &name, const QString &toolTip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setLayoutDirection(Qt::RightToLeft); // The arrow stands after the text.
    button->setProperty("role", QStringLiteral("chooser"));
    return button;
}

GroupPicker::GroupPicker(TraceStage &stage, const Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_stage(stage), m_appearance(appearance)
{
    m_launch = new QComboBox(this);
    m_launch->setAccessibleName(tr("Launch"));
    m_launch->setToolTip(tr("The launch whose trace is shown"));
    m_launch->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_launch->setMinimumContentsLength(8);
    m_group = makeButton(tr("Work-group"), tr("Choose the work-group that is shown"), this);
    m_item = makeButton(tr("Work-item"), tr("Choose a work-item to light up"), this);
    m_groups = new IdPopup(appearance, tr("Work-groups"), this);
    m_items = new IdPopup(appearance, tr("Work-items"), this);
    auto *layout = new QHBoxLayout(this);
    keepScaled(appearance, *layout, {}, 6);
    layout->addWidget(m_launch, 1);
    layout->addWidget(m_group);
    layout->addWidget(m_item);
    connect(m_launch, &QComboBox::activated, &stage, &TraceStage::showLaunch);
    connect(m_group, &QToolButton::clicked, this, &GroupPicker::popUpGroups);
    connect(m_item, &QToolButton::clicked, this, &GroupPicker::popUpItems);
    connect(m_groups, &IdPopup::chosen, &stage, &TraceStage::showGroup);
    connect(m_items, &IdPopup::chosen, this, [this](quint64 item) {
        const bool isLit = m_stage.isReady() && m_stage.workItem() == int(item);
        m_stage.showWorkItem(isLit ? std::nullopt : std::optional(int(item)));
    });
    connect(&stage, &TraceStage::stageChanged, this, &GroupPicker::takeTrace);
    connect(&stage, &TraceStage::momentChanged, this, &GroupPicker::showState);
    connect(&appearance, &Appearance::changed, this, &GroupPicker::showState);
    takeTrace();
}

void GroupPicker::takeTrace()
{
    const Session &session = m_stage.session();
    if (m_traceNumber != session.traceNumber() || !session.lastTrace() || m_launch->count() == 0) {
        m_traceNumber = session.traceNumber();
        m_launch->clear();
        if (session.lastTrace())
            m_launch->addItems(launchTitles(session.lastTrace()->launches));
    }
    showState();
}

void GroupPicker::showState()
{
    const Session &session = m_stage.session();
    m_launch->setEnabled(m_launch->count() > 1);
    m_launch->setCurrentIndex(session.selection().launch.value_or(0));
    const bool hasLaunch = session.lastTrace() && session.selection().launch.value_or(0) < session.lastTrace()->launches.size();
    m_group->setEnabled(hasLaunch);
    m_item->setEnabled(m_stage.isReady());
    const QIcon arrow = m_appearance.icon(QStringLiteral("arrow-down")); // As the boxes beside them have it.
    for (QToolButton *button : {m_group, m_item}) {
        button->setIcon(arrow);
        button->setIconSize(QSize(m_appearance.px(11), m_appearance.px(11)));
        button->setMinimumWidth(m_appearance.px(leastButton));
    }
    m_groupTexts = {tr("work-group")};
    m_itemTexts = {tr("work-item")};
    if (m_stage.isReady()) {
        const TraceLaunch &launch = m_stage.trace()->launch();
        const QString group = idText(launch.groupId(m_stage.group()), launch.dimensions);
        const auto item = m_stage.workItem();
        m_groupTexts = {tr("work-group %1").arg(group), tr("group %1").arg(group)};
        m_itemTexts = item ? QStringList{tr("work-item %1").arg(itemWithLocal(*m_stage.trace(), m_stage.phases()->itemAt(*item))),
                                         tr("item %1").arg(itemId(*m_stage.trace(), m_stage.phases()->itemAt(*item)))}
                           : QStringList{tr("all work-items"), tr("all items")};
    }
    fitTexts();
}

/// In a narrow window shorter ones, rather than any of them cut.
void GroupPicker::fitTexts()
{
    const int room = width() - m_launch->minimumSizeHint().width() - 2 * m_appearance.px(6);
    for (int shorter = 0; shorter < 2; ++shorter) {
        m_group->setText(m_groupTexts.value(shorter, m_groupTexts.value(0)));
        m_item->setText(m_itemTexts.value(shorter, m_itemTexts.value(0)));
        if (m_group->sizeHint().width() + m_item->sizeHint().width() <= room)
            return;
    }
}

void GroupPicker::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTexts();
}

void GroupPicker::popUpGroups()
{
    const Session &session = m_stage.session();
    if (!session.lastTrace())
        return;
    const int index = session.selection().launch.value_or(0);
    const LaunchTrace &launch = session.lastTrace()->launches[index];
    const auto trace = session.traceOf(index);
    const auto flagged = groupsWithFindings(launch, trace.get());
    const IdGrid ids{launch.range.groups(), launch.range.dimensions,
                     [trace, flagged](quint64 group) {
                         return IdGrid::Mark{trace && trace->slotOf(group).has_value(), flagged.contains(group)};
                     },
                     session.selection().group};
    QString legend = tr("Filled: recorded. In full colour: the one that is shown.");
    if (!flagged.empty()) // Where there are many, those with a corner may be out of sight.
        legend += tr(" Red corner: a problem was found there, in %1 of %2, the first of them %3.")
                      .arg(fullCount(flagged.size()), fullCount(volume(ids.size)), ids.textOf(*std::ranges::min_element(flagged)));
    m_groups->popUp(*m_group, ids, legend);
}

void GroupPicker::popUpItems()
{
    if (!m_stage.isReady())
        return;
    const TraceLaunch &launch = m_stage.trace()->launch();
    const std::vector<int> active = m_stage.phases()->activeItems(m_stage.moment().phase);
    const auto item = m_stage.workItem();
    const IdGrid ids{launch.local, launch.dimensions,
                     [active](quint64 id) {
                         return IdGrid::Mark{std::ranges::binary_search(active, int(id)), false};
                     },
                     item ? std::optional(quint64(*item)) : std::nullopt};
    m_items->popUp(*m_item, ids,
                   tr("Local ids. Filled: accesses memory in this phase. In full colour: the chosen one; choose it again to let it go."));
}

} // namespace kernelscope

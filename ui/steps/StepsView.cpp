#include "ui/steps/StepsView.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>

#include "analysis/Evidence.h"
#include "trace/SiteTraits.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

enum Column { NameColumn, ValueColumn, BeforeColumn, TypeColumn };
constexpr int siteRole = Qt::UserRole;

/// The element or member of what a variable was before that has the same place.
QString partText(const SteppedPart &before, qsizetype index)
{
    return index < before.parts.size() ? before.parts[index].text : QString();
}

void fillParts(QTreeWidgetItem &item, const SteppedPart &now, const SteppedPart &before, const QBrush &changed)
{
    for (qsizetype i = 0; i < now.parts.size(); ++i) {
        const SteppedPart &part = now.parts[i];
        auto *child = new QTreeWidgetItem(&item, {part.name, part.text, partText(before, i)});
        if (child->text(BeforeColumn) == part.text)
            child->setText(BeforeColumn, {});
        else if (!before.parts.isEmpty())
            child->setForeground(ValueColumn, changed);
        fillParts(*child, part, i < before.parts.size() ? before.parts[i] : SteppedPart(), changed);
    }
}

QString placeText(const SourceRange &range)
{
    return StepsView::tr("%1, line %2").arg(range.begin.file).arg(range.begin.line);
}

} // namespace

StepsView::StepsView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Steps"), u"access-next"_s, parent)
{
    setContent(makeContent());
    connect(&stage, &TraceStage::stageChanged, this, &StepsView::takeStage);
    connect(&stage, &TraceStage::momentChanged, this, &StepsView::takeStage);
    connect(&appearance, &Appearance::changed, this, &StepsView::tint);
    enableMoves(false);
    tint();
    takeStage();
}

QWidget *StepsView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance(), *layout, {}, 8);
    layout->addWidget(makeBar(content));
    m_where = new ElidedLabel({}, content);
    layout->addWidget(m_where);
    auto *splitter = new QSplitter(Qt::Vertical, content);
    splitter->setChildrenCollapsible(false);
    makeVariables(splitter);
    m_calls = new QListWidget(splitter);
    m_calls->setAccessibleName(tr("Calls, the innermost first"));
    connect(m_calls, &QListWidget::currentRowChanged, this, [this](int row) {
        m_frame = row <= 0 ? -1 : m_calls->count() - 1 - row;
        showPosition();
    });
    splitter->addWidget(m_variables);
    splitter->addWidget(m_calls);
    splitter->addWidget(makeGroup(splitter));
    splitter->setStretchFactor(0, 4);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 4);
    layout->addWidget(splitter, 1);
    m_memory = new QLabel(content);
    m_memory->setWordWrap(true);
    m_memory->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_memory);
    return content;
}

QWidget *StepsView::makeBar(QWidget *parent)
{
    auto *bar = new QWidget(parent);
    auto *layout = new QHBoxLayout(bar);
    keepScaled(appearance(), *layout, {}, 2);
    const QKeySequence none;
    addMove(u"phase-first"_s, tr("To the beginning"), none, tr("Go to before the first step"), [this] { goTo(0); });
    addMove(u"phase-back"_s, tr("Step back"), QKeySequence(Qt::SHIFT | Qt::Key_F10),
            tr("Go back by a statement, over what the functions that it calls do"), [this] { over(false); });
    addMove(u"phase-next"_s, tr("Step"), QKeySequence(Qt::Key_F10), tr("Go on by a statement, over what the functions that it calls do"),
            [this] { over(true); });
    addMove(u"phase-last"_s, tr("To the end"), none, tr("Go to after the last step"), [this] { goTo(m_steps ? m_steps->count() : 0); });
    addMove(u"arrow-down"_s, tr("Step into"), QKeySequence(Qt::CTRL | Qt::Key_F10),
            tr("Go on by a statement, into the function that it calls"), [this] { into(true); });
    addMove(u"arrow-up"_s, tr("Step out"), QKeySequence(Qt::ALT | Qt::Key_F10), tr("Go on until the function has returned"),
            [this] { out(true); });
    addMove({}, tr("Step back into"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10),
            tr("Go back by a statement, into the function that was called last"), [this] { into(false); });
    addMove({}, tr("Step back out"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_F10), tr("Go back to where the function was called"),
            [this] { out(false); });
    addMove({}, tr("To the next access"), none, tr("Go to the next statement that accesses memory"), [this] { toAccess(true); });
    addMove({}, tr("To the previous access"), none, tr("Go to the statement before that accesses memory"), [this] { toAccess(false); });
    addMove({}, tr("To the next change"), none, tr("Go to the next statement that changes the variable that is chosen"),
            [this] { toChange(true); });
    addMove({}, tr("To the previous change"), none, tr("Go to the statement before that changes the variable that is chosen"),
            [this] { toChange(false); });
    addMove({}, tr("To the next barrier"), none, tr("Go to the next barrier"), [this] { toBarrier(true); });
    addMove({}, tr("To the previous barrier"), none, tr("Go to the barrier before"), [this] { toBarrier(false); });
    addMove({}, tr("To the line of the cursor"), QKeySequence(tr("Ctrl+Alt+Down")),
            tr("Go to when the line of the cursor is executed next"), [this] { Q_EMIT lineOfCursorWanted(true); });
    addMove({}, tr("Back to the line of the cursor"), QKeySequence(tr("Ctrl+Alt+Up")),
            tr("Go back to when the line of the cursor was executed last"), [this] { Q_EMIT lineOfCursorWanted(false); });
    for (QAction *move : std::as_const(m_moves)) {
        if (move->data().toString().isEmpty())
            continue;
        auto *button = new QToolButton(bar);
        button->setDefaultAction(move);
        layout->addWidget(button);
        m_buttons << button;
    }
    auto *more = new QToolButton(bar);
    more->setText(tr("Go to"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(more);
    menu->addActions(m_moves);
    more->setMenu(menu);
    layout->addWidget(more);
    m_slider = new QSlider(Qt::Horizontal, bar);
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setMinimumWidth(1); // It gives way first: the columns of a narrow window need the space.
    connect(m_slider, &QSlider::valueChanged, this, &StepsView::goTo);
    layout->addWidget(m_slider, 1);
    return bar;
}

void StepsView::addMove(const QString &icon, const QString &text, const QKeySequence &key, const QString &toolTip,
                        const std::function<void()> &move)
{
    auto *action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WindowShortcut);
    action->setWhatsThis(toolTip);
    action->setData(icon);
    connect(action, &QAction::triggered, this, move);
    m_moves << action;
}

void StepsView::enableMoves(bool enabled)
{
    for (QAction *move : std::as_const(m_moves)) {
        const QString key = move->shortcut().toString(QKeySequence::NativeText);
        const QString toolTip = key.isEmpty() ? move->whatsThis() : u"%1 (%2)"_s.arg(move->whatsThis(), key);
        move->setEnabled(enabled);
        move->setToolTip(enabled ? toolTip : toolTip + u'\n' + tr("Steps is not in front."));
    }
}

void StepsView::makeVariables(QWidget *parent)
{
    m_variables = new QTreeWidget(parent);
    m_variables->setHeaderLabels({tr("Variable"), tr("Value"), tr("Before"), tr("Type")});
    m_variables->setAccessibleName(tr("Variables"));
    m_variables->setUniformRowHeights(true);
    m_variables->setAlternatingRowColors(true);
    m_variables->header()->setStretchLastSection(true);
}

QWidget *StepsView::makeGroup(QWidget *parent)
{
    auto *group = new QWidget(parent);
    auto *layout = new QVBoxLayout(group);
    keepScaled(appearance(), *layout, {}, 4);
    auto *bar = new QHBoxLayout;
    bar->addWidget(new ElidedLabel(tr("All work-items of the group:"), group));
    m_drawn = new QComboBox(group);
    m_drawn->setMinimumContentsLength(6);
    m_drawn->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_drawn->setAccessibleName(tr("Variable of all work-items"));
    m_drawn->setToolTip(
        tr("Whose values are drawn: a row for each work-item, from left to right as time passes. Work-items that take no part "
           "are hatched."));
    connect(m_drawn, &QComboBox::currentIndexChanged, this, [this] { drawVariable(SiteIndex(m_drawn->currentData().toInt())); });
    bar->addWidget(m_drawn, 1);
    layout->addLayout(bar);
    m_drawing = new SceneView(
        appearance(),
        [this](const SceneWindow &window) {
            return groupScene(m_picture, groupMoment(), appearance(), {{}, window.size});
        },
        {}, group);
    m_drawing->setAccessibleName(tr("A variable of all work-items over time"));
    SceneView::Geometry geometry;
    geometry.at = [this](const QPointF &point) {
        return groupSubjectAt(m_picture, groupCells({{}, m_drawing->window().size}, appearance()), point);
    };
    geometry.tip = [this](const Subject &subject) { return groupTip(m_picture, subject); };
    m_drawing->setGeometry(geometry);
    connect(m_drawing, &SceneView::activated, this, &StepsView::chooseInGroup);
    layout->addWidget(m_drawing, 1);
    return group;
}

GroupMoment StepsView::groupMoment() const
{
    GroupMoment moment;
    if (m_steps && m_group) {
        moment.item = m_steps->item().value % m_group->itemCount();
        moment.tick = m_group->tickOf(moment.item, m_position);
    }
    return moment;
}

/// The variable that gets a value most often.
int StepsView::liveliest(const Trace &trace) const
{
    int found = 0;
    for (int i = 1; i < m_drawn->count(); ++i) {
        const auto changes = [&](int row) { return trace.eventsAt(SiteIndex(m_drawn->itemData(row).toInt())); };
        found = changes(i) > changes(found) ? i : found;
    }
    return found;
}

void StepsView::takeGroup(const LockSteps &steps)
{
    m_group = steps;
    m_shares = steps.shares(groupMoment().subgroupSize);
    const QSignalBlocker quiet(m_drawn);
    const QString before = m_drawn->currentText();
    m_drawn->clear();
    for (const SiteIndex variable : drawnVariables(steps.item(0).trace())) {
        const AccessSite &site = steps.item(0).trace().site(variable);
        m_drawn->addItem(tr("%1, line %2").arg(site.text).arg(site.range.begin.line), variable.value);
    }
    const int known = m_drawn->findText(before);
    m_drawn->setCurrentIndex(known < 0 ? liveliest(steps.item(0).trace()) : known);
    drawVariable(SiteIndex(m_drawn->count() > 0 ? m_drawn->currentData().toInt() : -1));
    if (!m_wantedVariable.isEmpty())
        chooseVariable();
    showPosition();
}

void StepsView::drawVariable(SiteIndex variable)
{
    if (!m_group || variable.value < 0)
        return;
    const int index = m_drawn->findData(variable.value);
    if (const QSignalBlocker quiet(m_drawn); index >= 0)
        m_drawn->setCurrentIndex(index);
    m_picturing.want(variable.value,
                     [steps = *m_group, variable](const std::stop_token &stop) { return groupPicture(steps, variable, stop); });
}

void StepsView::takePicture(GroupPicture picture)
{
    m_picture = std::move(picture);
    m_drawing->refresh();
    Q_EMIT readyChanged();
}

void StepsView::chooseInGroup(const Subject &subject)
{
    const auto *id = std::get_if<IdSubject>(&subject);
    if (!id || !m_group || m_group->count() == 0)
        return;
    const int item = int(id->id / quint64(m_group->count()));
    const int tick = int(id->id % quint64(m_group->count()));
    if (m_steps && m_steps->item().value % m_group->itemCount() == item)
        return goTo(m_group->positionAt(item, tick));
    m_wantedTick = tick;
    stage().showWorkItem(item);
}

Scene StepsView::pictureScene() const
{
    if (m_picture.columns() == 0)
        return {};
    return groupScene(m_picture, groupMoment(), appearance(), QRectF(0, 0, appearance().px(960), appearance().px(480)));
}

void StepsView::tint()
{
    for (QAction *move : std::as_const(m_moves)) {
        if (const QString icon = move->data().toString(); !icon.isEmpty())
            move->setIcon(appearance().icon(icon));
    }
    for (QToolButton *button : std::as_const(m_buttons))
        button->setIconSize({appearance().px(16), appearance().px(16)});
    m_variables->setFont(appearance().codeFont());
    m_calls->setFont(appearance().codeFont());
    showPosition();
}

QString StepsView::reason() const
{
    if (const QString stageReason = TraceView::reason(); !stageReason.isEmpty())
        return stageReason;
    if (m_reading.isBusy())
        return tr("The steps are being read\u2026");
    if (m_steps && m_steps->count() > 0)
        return {};
    return tr("The memory accesses of this work-group were recorded, but not what its statements did.");
}

bool StepsView::tracingHelps() const
{
    return TraceView::tracingHelps() || (stage().isReady() && !m_reading.isBusy());
}

QString StepsView::helpText() const
{
    return tr("Record the steps (F6)");
}

bool StepsView::isPreparing() const
{
    return TraceView::isPreparing() || m_reading.isBusy();
}

/// The work-item that is looked at, else the first of the group.
void StepsView::takeStage()
{
    if (!stage().isReady()) {
        m_target.reset();
        m_steps.reset();
        m_reading.cancel();
        showPosition();
        return showState();
    }
    const std::shared_ptr<const Trace> trace = stage().trace();
    const auto slot = trace->slotOf(stage().group());
    const int item = slot ? slot->value * trace->itemsOfGroup() + stage().workItem().value_or(0) : -1;
    const Target target{trace.get(), item};
    if (m_target == target)
        return followAccess();
    if (!m_target || m_target->trace != target.trace || item < 0 ||
        m_target->item / trace->itemsOfGroup() != item / trace->itemsOfGroup()) {
        m_group.reset();
        m_picture = {};
        m_joining.cancel();
        m_picturing.cancel();
    }
    m_target = target;
    m_steps.reset();
    m_position = 0;
    if (item < 0 || needsAnotherTrace())
        return showState();
    m_reading.want(target, [trace, item](const std::stop_token &) { return WorkItemSteps(*trace, WorkItemSlot(item)); });
    showState();
}

void StepsView::takeSteps(const Target &target, const WorkItemSteps &steps)
{
    if (m_target != target)
        return;
    m_steps = steps;
    m_frame = -1;
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, steps.count());
    if (const auto tick = std::exchange(m_wantedTick, std::nullopt); tick && m_group)
        goTo(m_group->positionAt(steps.item().value % m_group->itemCount(), *tick));
    else
        moveTo(std::min(1, steps.count())); // before the first statement
    followAccess();
    goToWanted();
    showPosition();
    showState();
    joinGroup();
}

/// Work-items of large groups that did much take long to put side by side: then there is no picture of them.
void StepsView::joinGroup()
{
    constexpr int mostEvents = 20'000'000;
    const int items = m_steps->trace().itemsOfGroup();
    const int first = m_steps->item().value / items * items;
    const int events =
        m_steps->trace().endEvent(WorkItemSlot(first + items - 1)).value - m_steps->trace().firstEvent(WorkItemSlot(first)).value;
    if (m_group || m_steps->count() == 0 || events > mostEvents)
        return;
    m_joining.want({m_target->trace, stage().group()}, [trace = m_steps->trace(), first, items](const std::stop_token &stop) {
        std::vector<WorkItemSteps> all;
        for (int item = first; item < first + items && !stop.stop_requested(); ++item)
            all.emplace_back(trace, WorkItemSlot(item));
        return LockSteps(std::move(all));
    });
}

/// To the step that makes the access which was chosen anywhere.
void StepsView::followAccess()
{
    const auto event = stage().session().selection().traceEvent;
    if (!event || !m_steps || m_steps->count() == 0)
        return;
    const EventIndex access(*event);
    if (access.value < m_steps->trace().firstEvent(m_steps->item()).value ||
        access.value >= m_steps->trace().endEvent(m_steps->item()).value)
        return;
    moveTo(m_steps->stepOf(access));
}

void StepsView::goTo(int position)
{
    const int before = m_position;
    moveTo(position);
    if (m_position != before && isVisible())
        takeStageAlong();
}

/// All that the work-item accessed before the position is done.
void StepsView::takeStageAlong()
{
    if (!m_steps || m_steps->count() == 0 || !stage().isReady())
        return;
    const Trace &trace = m_steps->trace();
    EventIndex event = m_position < m_steps->count() ? m_steps->step(m_position).event : trace.endEvent(m_steps->item());
    int done = -1;
    while (done < 0 && event.value > trace.firstEvent(m_steps->item()).value) {
        --event.value;
        done = stage().phases()->positionOf(event);
    }
    const Moment moment = stage().phases()->momentAt(done + 1);
    Selection selection = stage().session().selection();
    selection.phase = moment.phase;
    selection.step = moment.step;
    selection.site.reset();
    selection.traceEvent.reset();
    selection.finding.reset();
    stage().session().select(selection);
}

void StepsView::moveTo(int position)
{
    const int last = m_steps ? m_steps->count() : 0;
    const int wanted = std::clamp(position, 0, last);
    if (wanted == m_position)
        return;
    m_position = wanted;
    m_frame = -1;
    showPosition();
}

void StepsView::over(bool isForward)
{
    if (m_steps)
        goTo(isForward ? m_steps->over(m_position) : m_steps->backOver(m_position));
}

void StepsView::out(bool isForward)
{
    if (m_steps)
        goTo(isForward ? m_steps->out(m_position) : m_steps->backOut(m_position));
}

void StepsView::moveAmong(const std::vector<int> &positions, bool isForward)
{
    if (isForward) {
        const auto next = std::ranges::upper_bound(positions, m_position);
        if (next != positions.end())
            goTo(*next);
        return;
    }
    const auto here = std::ranges::lower_bound(positions, m_position);
    if (here != positions.begin())
        goTo(*std::prev(here));
}

void StepsView::toAccess(bool isForward)
{
    if (m_steps)
        moveAmong(m_steps->stepsWith([](const AccessSite &site) { return isAccess(site.kind); }), isForward);
}

void StepsView::toBarrier(bool isForward)
{
    if (m_steps)
        moveAmong(m_steps->stepsWith([](const AccessSite &site) { return site.kind == SiteKind::Barrier; }), isForward);
}

void StepsView::toChange(bool isForward)
{
    const QTreeWidgetItem *chosen = m_variables->currentItem();
    while (chosen && chosen->parent())
        chosen = chosen->parent();
    if (!m_steps || !chosen)
        return;
    const int variable = chosen->data(NameColumn, siteRole).toInt();
    std::vector<int> positions;
    m_steps->forEachChange([&](int step, const SteppedChange &change) {
        if (change.now.variable.value == variable)
            positions.push_back(step);
    });
    std::ranges::sort(positions);
    moveAmong(positions, isForward);
}

void StepsView::toLine(const SourcePlace &place, bool isForward)
{
    std::vector<int> positions;
    for (int i = 0; m_steps && i < m_steps->count(); ++i) {
        const SourceRange &range = m_steps->trace().site(m_steps->step(i).site).range;
        if (range.begin.file == place.file && range.begin.line == place.line)
            positions.push_back(i);
    }
    moveAmong(positions, isForward);
}

bool StepsView::needsAnotherTrace() const
{
    const auto isStep = [](const AccessSite &site) { return site.kind == SiteKind::Statement; };
    return stage().isReady() && std::ranges::none_of(stage().trace()->sites(), isStep);
}

void StepsView::showStep(const StepWanted &wanted)
{
    m_wantedStep = wanted;
    goToWanted();
}

void StepsView::goToWanted()
{
    if (!m_wantedStep || !m_steps || m_reading.isBusy())
        return;
    const StepWanted wanted = *std::exchange(m_wantedStep, std::nullopt);
    for (int i = 0; i < m_steps->count(); ++i) {
        const SourceRange &range = m_steps->trace().site(m_steps->step(i).site).range;
        const bool isThere = wanted.place.line == 0 || (range.begin.file == wanted.place.file && range.begin.line == wanted.place.line);
        if (isThere && (wanted.iteration == 0 || m_steps->iterationsAt(i).value(m_steps->iterationsAt(i).size() - 1) == wanted.iteration)) {
            goTo(i);
            break;
        }
    }
    if (wanted.variable.isEmpty())
        return;
    m_wantedVariable = wanted.variable;
    chooseVariable();
}

/// In the table, and in the picture of the group.
void StepsView::chooseVariable()
{
    if (const auto items = m_variables->findItems(m_wantedVariable, Qt::MatchExactly); !items.isEmpty())
        m_variables->setCurrentItem(items.first());
    for (int i = 0; m_group && i < m_drawn->count(); ++i) {
        if (m_steps && m_steps->trace().site(SiteIndex(m_drawn->itemData(i).toInt())).text == m_wantedVariable)
            return drawVariable(SiteIndex(m_drawn->itemData(i).toInt()));
    }
}

void StepsView::showPosition()
{
    if (!m_steps || m_steps->count() == 0) {
        Q_EMIT stepShown({});
        return;
    }
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_position);
    const QList<SteppedFrame> frames = m_steps->framesAt(m_position);
    showVariables(frames);
    showCalls(frames);
    m_where->setFullText(text());
    showInCode(frames);
    m_drawing->refresh();
}

QString StepsView::text() const
{
    if (!m_steps)
        return {};
    const Trace &trace = m_steps->trace();
    const QString who = tr("Work-item %1").arg(idText(trace.globalId(m_steps->item()), trace.launch().dimensions));
    if (m_position == m_steps->count())
        return trace.launch().unfinishedItems > 0 ? tr("%1 · its last recorded step is done").arg(who)
                                                  : tr("%1 · has come to its end").arg(who);
    QString text = tr("%1 · step %2 of %3").arg(who).arg(m_position + 1).arg(m_steps->count());
    QStringList iterations;
    for (const int iteration : m_steps->iterationsAt(m_position))
        iterations << QString::number(iteration);
    if (!iterations.isEmpty())
        text += iterations.size() == 1 ? tr(" · iteration %1").arg(iterations.first())
                                       : tr(" · iterations %1 (of the outer loop first)").arg(iterations.join(u", "_s));
    return text;
}

void StepsView::showVariables(const QList<SteppedFrame> &frames)
{
    const Trace &trace = m_steps->trace();
    const QTreeWidgetItem *current = m_variables->currentItem();
    const QVariant chosen = current ? current->data(NameColumn, siteRole) : QVariant();
    QSet<int> open;
    for (int i = 0; i < m_variables->topLevelItemCount(); ++i) {
        if (m_variables->topLevelItem(i)->isExpanded())
            open << m_variables->topLevelItem(i)->data(NameColumn, siteRole).toInt();
    }
    m_variables->clear();
    if (frames.isEmpty())
        return;
    const int before = m_steps->backOver(m_position);
    const QList<SteppedFrame> earlier = m_position > 0 ? m_steps->framesAt(before) : QList<SteppedFrame>();
    const int index = m_frame < 0 || m_frame >= frames.size() ? int(frames.size()) - 1 : m_frame;
    const SteppedFrame was = index < earlier.size() && earlier[index].function == frames[index].function ? earlier[index] : SteppedFrame();
    const QBrush changed(appearance().theme().accent);
    for (const SteppedValue &value : frames[index].variables) {
        const SteppedPart now = steppedPart(trace, value);
        const auto found = std::ranges::find(was.variables, value.variable, &SteppedValue::variable);
        const SteppedPart old = found == was.variables.end() ? SteppedPart() : steppedPart(trace, *found);
        auto *item = new QTreeWidgetItem(m_variables, {now.name, now.text, old.text == now.text ? QString() : old.text, now.typeName});
        item->setData(NameColumn, siteRole, value.variable.value);
        if (old.text != now.text && m_position > 0) {
            item->setForeground(ValueColumn, changed);
            QFont bold = m_variables->font();
            bold.setBold(true);
            item->setFont(ValueColumn, bold);
        }
        fillParts(*item, now, old, changed);
        item->setExpanded(open.contains(value.variable.value));
        if (chosen.isValid() && chosen.toInt() == value.variable.value)
            m_variables->setCurrentItem(item);
    }
    for (const int column : {NameColumn, ValueColumn, BeforeColumn})
        m_variables->resizeColumnToContents(column);
}

void StepsView::showCalls(const QList<SteppedFrame> &frames)
{
    const Trace &trace = m_steps->trace();
    const QSignalBlocker quiet(m_calls);
    m_calls->clear();
    for (qsizetype i = frames.size(); i-- > 0;) {
        const SteppedFrame &frame = frames[i];
        const QString name = trace.site(frame.function).text;
        const int at = i + 1 == frames.size() ? m_position : frame.position;
        const bool isEnd = at < 0 || at >= m_steps->count();
        m_calls->addItem(isEnd ? name : tr("%1: %2").arg(name, placeText(trace.site(m_steps->step(at).site).range)));
    }
    constexpr int mostCalls = 4; // in sight
    const int height = m_calls->sizeHintForRow(0) * std::min<int>(mostCalls, int(frames.size())) + 2 * m_calls->frameWidth();
    m_calls->setFixedHeight(height);
    m_calls->setCurrentRow(m_frame < 0 ? 0 : int(frames.size()) - 1 - m_frame);
    QStringList accesses;
    for (const EventIndex access : m_position < m_steps->count() ? m_steps->recordOf(m_position).accesses : QList<EventIndex>())
        accesses << accessText(trace, access);
    constexpr qsizetype most = 8;
    const qsizetype all = accesses.size();
    if (all > most)
        accesses = accesses.mid(0, most) << tr("and %1 more").arg(all - most);
    m_memory->setText(accesses.isEmpty() ? tr("This statement accesses no memory that is recorded.")
                                         : tr("This statement: %1").arg(accesses.join(u"; "_s)));
}

void StepsView::showInCode(const QList<SteppedFrame> &frames)
{
    if (!isVisible() || frames.isEmpty())
        return;
    const Trace &trace = m_steps->trace();
    SteppedLine shown;
    const int index = m_frame < 0 || m_frame >= frames.size() ? int(frames.size()) - 1 : m_frame;
    const int at = index + 1 == frames.size() ? m_position : frames[index].position;
    if (at >= 0 && at < m_steps->count())
        shown.range = trace.site(m_steps->step(at).site).range;
    for (const SteppedValue &value : frames[index].variables) {
        if (value.changedBy < 0 || value.changedBy >= m_steps->count())
            continue;
        const SourcePlace &place = trace.site(m_steps->step(value.changedBy).site).range.begin;
        const SteppedPart part = steppedPart(trace, value);
        QString &text = shown.values[place.file][place.line];
        text += (text.isEmpty() ? QString() : u", "_s) + part.name + u" = "_s + part.text;
    }
    addShares(shown);
    Q_EMIT stepShown(shown);
}

/// How many of the work-items execute a line that not all do.
void StepsView::addShares(SteppedLine &shown) const
{
    for (const LockSteps::LineShare &line : m_group ? m_shares : QList<LockSteps::LineShare>()) {
        if (line.share >= 0.995)
            continue;
        QString &text = shown.values[line.place.file][line.place.line];
        text += (text.isEmpty() ? QString() : u"   "_s) + tr("%1 % of the lanes active").arg(std::lround(line.share * 100));
    }
}

void StepsView::showEvent(QShowEvent *event)
{
    TraceView::showEvent(event);
    stage().setRecordsSteps(true);
    enableMoves(true);
    showPosition();
}

void StepsView::hideEvent(QHideEvent *event)
{
    TraceView::hideEvent(event);
    stage().setRecordsSteps(false);
    enableMoves(false);
    Q_EMIT stepShown({});
}

} // namespace kernelscope

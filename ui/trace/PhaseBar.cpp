#include "ui/trace/PhaseBar.h"

#include <algorithm>
#include <initializer_list>

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "analysis/Evidence.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/GroupPicker.h"
#include "ui/trace/PhaseTrack.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

constexpr double leastWithSpeeds = 330;

/// "work-item 3 loads t[4]: 7".
static QString accessText(const TraceStage &stage, EventIndex event, bool isShort)
{
    const Trace &trace = *stage.trace();
    const WorkItemSlot slot = trace.workItemOf(event);
    const QString item = isShort ? itemId(trace, slot) : itemWithLocal(trace, slot);
    const QString value = separatedValue(valueText(trace, event));
    return PhaseBar::tr("work-item %1: %2 %3%4")
        .arg(item, typeText(accessType(trace, event)), accessedText(trace, event),
             value.isEmpty() ? QString() : QStringLiteral(" = ") + value);
}

GroupEnd groupEnd(const TraceLaunch &launch, const QList<Finding> &findings, quint64 group)
{
    const QList<quint64> ids = idList(launch.groupId(group), launch.dimensions);
    const auto here = [&](const FindingAccess &access) { return access.groupId == ids; };
    const auto stop = std::ranges::find_if(findings, [&](const Finding &finding) {
        return traitsOf(finding.kind).stopsGroup && (finding.count >= launch.groupsTotal() || std::ranges::any_of(finding.accesses, here));
    });
    if (stop != findings.end() && stop->ended)
        return GroupEnd::LongLoop;
    if (stop != findings.end())
        return stop->kind == FindingKind::BarrierDivergence ? GroupEnd::MissedBarrier : GroupEnd::EndlessLoop;
    return launch.lostEvents > 0 ? GroupEnd::LostAccesses : GroupEnd::Kernel;
}

QString endText(const TraceLaunch &launch, const QList<Finding> &findings, quint64 group)
{
    switch (groupEnd(launch, findings, group)) {
    case GroupEnd::Kernel:
        break;
    case GroupEnd::LostAccesses:
        return PhaseBar::tr("about %1 accesses of the launch found no space in the trace").arg(fullCount(launch.lostEvents));
    case GroupEnd::LongLoop:
        return PhaseBar::tr("left a long loop early, while it was traced");
    case GroupEnd::EndlessLoop:
        return PhaseBar::tr("stopped in an endless loop");
    case GroupEnd::MissedBarrier:
        return PhaseBar::tr("stopped: not all reach the barrier");
    }
    return {};
}

static QString stepsText(const TraceStage &stage)
{
    const Moment now = stage.moment();
    const int steps = stage.phases()->stepCount(now.phase);
    if (!stage.showsWholePhase())
        return now.step == 0 ? PhaseBar::tr("before its first access")
                             : PhaseBar::tr("access %1 of %2").arg(fullCount(now.step), fullCount(steps));
    return steps == 0   ? PhaseBar::tr("no accesses")
           : steps == 1 ? PhaseBar::tr("its only access")
                        : PhaseBar::tr("%1 accesses").arg(fullCount(steps));
}

QString momentText(const TraceStage &stage, bool isShort)
{
    if (!stage.isReady())
        return {};
    const Moment now = stage.moment();
    const PhaseTable &phases = *stage.phases();
    const bool isOne = phases.phaseCount() == 1;
    QStringList parts{isShort && !isOne ? PhaseBar::tr("Phase %1").arg(now.phase) : phaseOfAll(phases, now.phase), stepsText(stage)};
    const int position = stage.currentPosition();
    if (position >= 0)
        parts << (stage.showsWholePhase() && !isShort ? PhaseBar::tr("chosen: %1") : QStringLiteral("%1"))
                     .arg(accessText(stage, phases.eventAt(position), isShort));
    else
        parts << barrierWords(phases, now.phase).value(isShort ? 1 : 0);
    if (position >= 0 && !isShort && !phases.fitsValues(now.phase))
        parts << PhaseBar::tr("no order explains all values of this phase");
    if (now.phase == phases.phaseCount() - 1 && position < 0)
        parts << endText(stage.trace()->launch(), stage.launchTrace().findings, stage.group());
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  \u00b7  "));
}

PhaseBar::PhaseBar(TraceStage &stage, const Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_stage(stage), m_appearance(appearance)
{
    setAccessibleName(tr("Phases"));
    m_first = add(QStringLiteral("phase-first"), tr("To the beginning"), tr("Alt+Home"));
    m_back = add(QStringLiteral("phase-back"), tr("Back a phase"), tr("Alt+Left"));
    m_play = add(QStringLiteral("play"), tr("Play"), tr("Space in the view"));
    m_next = add(QStringLiteral("phase-next"), tr("On a phase"), tr("Alt+Right"));
    m_last = add(QStringLiteral("phase-last"), tr("To the end"), tr("Alt+End"));
    m_accessBack = add(QStringLiteral("access-back"), tr("Back an access"), tr("Alt+Shift+Left"));
    m_accessNext = add(QStringLiteral("access-next"), tr("On an access"), tr("Alt+Shift+Right"));
    m_track = new PhaseTrack(appearance, this);
    m_track->setAccessibleName(tr("Phase"));
    m_track->setToolTip(tr("Drag to a phase. The wheel steps through the phases, with Shift through the accesses."));
    m_label = new ElidedLabel(QString(), this);
    m_label->setToolTip(
        tr("Phases are counted from 0, by the barriers that the work-group has passed. Nothing orders the work-items within "
           "one: they are stepped through in turn, or where they use the same places as the recorded values prove."));
    m_place = new ElidedLabel(QString(), this);
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setProperty("role", QStringLiteral("heading"));
    m_place->hide();
    makeSpeeds();
    layOut();
    makeShortcuts();
    connect(m_track, &PhaseTrack::stopChosen, this,
            [this](int stop) { stop == 0 ? m_stage.showBeginning() : m_stage.showPhase(stop - 1); });
    connect(&m_ticks, &QTimer::timeout, this, &PhaseBar::tick);
    connect(&stage, &TraceStage::stageChanged, this, [this] {
        play(isPlaying() && m_stage.isReady());
        showState();
    });
    connect(&stage, &TraceStage::momentChanged, this, &PhaseBar::showState);
    connect(&appearance, &Appearance::changed, this, &PhaseBar::tint);
    tint();
    showState();
}

void PhaseBar::layOut()
{
    auto *steps = new QHBoxLayout;
    keepScaled(m_appearance, *steps, {}, 1);
    for (QToolButton *button : {m_first, m_back, m_play, m_next, m_last})
        steps->addWidget(button);
    steps->addWidget(m_track, 1);
    for (QToolButton *button : {m_accessBack, m_accessNext})
        steps->addWidget(button);
    steps->addWidget(m_speeds);
    auto *layout = new QVBoxLayout(this);
    keepScaled(m_appearance, *layout, {}, 4);
    layout->addWidget(m_place);
    layout->addLayout(steps);
    layout->addWidget(m_label);
}

/// Where there is little room, the track needs it more than what is seldom changed.
void PhaseBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_speeds->setVisible(width() >= m_appearance.px(leastWithSpeeds));
}

QToolButton *PhaseBar::add(const QString &icon, const QString &name, const QString &keys)
{
    QToolButton *button = makeViewButton(icon, QStringLiteral("%1 (%2)").arg(name, keys), this);
    button->setAccessibleName(name);
    button->setAutoRepeat(icon != u"play");
    return button;
}

void PhaseBar::makeSpeeds()
{
    m_speeds = new ViewChoice(tr("Speed of playing"), tr("How fast the play button goes"), {}, this);
    m_speeds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_speeds->setMinimumContentsLength(7);
    const auto addSpeed = [this](const QString &text, bool byAccess, int halves) { m_speeds->addItem(text, QPoint(byAccess, halves)); };
    addSpeed(tr("\u00bd phase/s"), false, 1);
    addSpeed(tr("1 phase/s"), false, 2);
    addSpeed(tr("4 phases/s"), false, 8);
    addSpeed(tr("1 access/s"), true, 2);
    addSpeed(tr("4 accesses/s"), true, 8);
    addSpeed(tr("20 accesses/s"), true, 40);
    m_speeds->setCurrentIndex(1);
    connect(m_speeds, &QComboBox::activated, this, [this] {
        if (isPlaying())
            m_ticks.start(2000 / speed().perSecond);
    });
}

PhaseBar::Speed PhaseBar::speed() const
{
    const QPoint chosen = m_speeds->currentData().toPoint();
    return {chosen.x() != 0, chosen.y()};
}

void PhaseBar::makeShortcuts()
{
    const auto on = [this](const QKeySequence &keys, auto act) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    const auto connected = [this](QToolButton *button, auto act) { connect(button, &QToolButton::clicked, this, act); };
    const auto first = [this] { m_stage.showBeginning(); };
    const auto last = [this] { m_stage.showEnd(); };
    on(Qt::ALT | Qt::Key_Home, first);
    on(Qt::ALT | Qt::Key_End, last);
    on(Qt::ALT | Qt::Key_Left, [this] { m_stage.stepPhase(-1); });
    on(Qt::ALT | Qt::Key_Right, [this] { m_stage.stepPhase(1); });
    on(Qt::ALT | Qt::SHIFT | Qt::Key_Left, [this] { m_stage.stepAccess(-1); });
    on(Qt::ALT | Qt::SHIFT | Qt::Key_Right, [this] { m_stage.stepAccess(1); });
    connected(m_first, first);
    connected(m_last, last);
    connected(m_back, [this] { m_stage.stepPhase(-1); });
    connected(m_next, [this] { m_stage.stepPhase(1); });
    connected(m_accessBack, [this] { m_stage.stepAccess(-1); });
    connected(m_accessNext, [this] { m_stage.stepAccess(1); });
    connected(m_play, [this] { togglePlay(); });
}

QString PhaseBar::text() const
{
    return momentText(m_stage);
}

void PhaseBar::showState()
{
    const bool ready = m_stage.isReady();
    for (QWidget *part : std::initializer_list<QWidget *>{m_first, m_back, m_play, m_next, m_last, m_accessBack, m_accessNext, m_track})
        part->setEnabled(ready);
    if (ready) {
        const Moment now = m_stage.moment();
        const int steps = m_stage.phases()->stepCount(now.phase);
        const double share = m_stage.showsWholePhase() ? 1 : steps > 0 ? double(now.step) / steps : 0;
        m_track->setPhases(m_stage.phases()->phaseCount(), now.phase + share);
    } else {
        m_track->setPhases(0, 0);
    }
    m_label->setFullText(ready ? text() : tr("No phases to step through."), ready ? momentText(m_stage, true) : QString());
    const auto &reply = m_stage.session().lastTrace();
    m_place->setFullText(ready && reply ? placeWords(*m_stage.phases(), launchTitles(reply->launches).value(m_stage.launch())) : QString());
}

void PhaseBar::namePlace(bool on)
{
    m_place->setVisible(on);
}

void PhaseBar::tint()
{
    constexpr double iconSize = 18;
    tintViewButtons(*this, m_appearance, iconSize);
    if (isPlaying())
        m_play->setIcon(m_appearance.icon(QStringLiteral("pause")));
}

void PhaseBar::play(bool on)
{
    if (on == isPlaying() || (on && !m_stage.isReady()))
        return;
    if (on) {
        if (m_stage.phases()->positionAt(m_stage.moment()) == m_stage.phases()->accessCount() &&
            m_stage.moment().phase == m_stage.phases()->phaseCount() - 1)
            m_stage.showBeginning();
        m_ticks.start(2000 / speed().perSecond);
    } else {
        m_ticks.stop();
    }
    m_play->setAccessibleName(on ? tr("Pause") : tr("Play"));
    m_play->setToolTip(tr("%1 (Space in the view)").arg(m_play->accessibleName()));
    tint();
}

void PhaseBar::tick()
{
    const bool moved = speed().byAccess ? m_stage.stepAccess(1) : m_stage.stepPhase(1);
    if (!moved)
        play(false);
}

void PhaseBar::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    m_wheel += delta.y() != 0 ? -delta.y() : delta.x();
    const int steps = m_wheel / 120;
    m_wheel -= steps * 120;
    if (steps != 0)
        event->modifiers() & Qt::ShiftModifier ? m_stage.stepAccess(steps) : m_stage.stepPhase(steps);
    event->accept();
}

void PhaseBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space)
        return QWidget::keyPressEvent(event);
    togglePlay();
}

void PhaseBar::hideEvent(QHideEvent *)
{
    play(false);
}

} // namespace kernelscope

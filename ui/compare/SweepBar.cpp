#include "ui/compare/SweepBar.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "project/ExpressionList.h"
#include "project/UsedNames.h"
#include "session/Session.h"
#include "ui/compare/SweepValues.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectNames.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewButtons.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostRepetitions = 1000;

SweepBar::SweepBar(Session &session, ProjectEdits &edits, Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_session(session), m_edits(edits), m_appearance(appearance)
{
    auto *rows = new QVBoxLayout(this);
    keepScaled(appearance, *rows, {}, 6);
    auto *lines = new QVBoxLayout;
    keepScaled(appearance, *lines, {}, 6);
    m_lines = lines;
    rows->addLayout(lines);
    rows->addWidget(makeLastLine());
    connect(&session, &Session::documentReplaced, this, [this] {
        m_wantsAnother = false;
        follow();
    });
    connect(&session, &Session::projectChanged, this, &SweepBar::follow);
    for (const auto changed : {&Session::sweepStarted, &Session::sweepChanged, &Session::sweepFinished, &Session::runStarted,
                               &Session::runFinished, &Session::traceStarted, &Session::traceFinished})
        connect(&session, changed, this, &SweepBar::showState);
    connect(&appearance, &Appearance::changed, this, &SweepBar::tint);
    follow();
    showState();
}

QWidget *SweepBar::makeLastLine()
{
    auto *line = new QWidget(this);
    auto *layout = new QHBoxLayout(line);
    keepScaled(m_appearance, *layout, {}, 8);
    m_another = makeViewButton(u"plus"_s, tr("Vary another parameter with each of these values"), line);
    m_another->setObjectName(u"another"_s);
    connect(m_another, &QToolButton::clicked, this, [this] {
        m_wantsAnother = true;
        follow();
        m_fields.last().parameter->setFocus();
    });
    m_repetitions = new QSpinBox(line);
    m_repetitions->setRange(1, mostRepetitions);
    m_repetitions->setValue(usualRepetitions);
    m_repetitions->setSuffix(u" \u00d7"_s);
    m_repetitions->setAccessibleName(tr("Runs of each value"));
    m_repetitions->setToolTip(tr("How often each value is run: the median is drawn, and the fastest and slowest beside it"));
    connect(m_repetitions, &QSpinBox::valueChanged, this, &SweepBar::showState);
    m_launches = new QToolButton(line);
    m_launches->setProperty("role", u"chooser"_s);
    m_launches->setPopupMode(QToolButton::InstantPopup);
    m_launches->setToolTip(tr("Which launches of the plan are compared; all of them are run"));
    auto *menu = new QMenu(m_launches);
    m_launches->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &SweepBar::fillLaunches);
    m_progress = new ElidedLabel({}, line);
    m_progress->setProperty("role", u"muted"_s);
    m_progress->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_button = new QPushButton(line);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_session.isSweeping())
            m_session.stop();
        else if (variesNothing())
            m_session.run(m_repetitions->value());
        else
            sweep();
    });
    layout->addWidget(m_another);
    layout->addWidget(m_repetitions);
    layout->addWidget(m_launches);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_button);
    tint();
    return line;
}

void SweepBar::tint()
{
    m_another->setIcon(m_appearance.icon(m_another->objectName()));
    m_another->setIconSize(QSize(m_appearance.px(viewIconSize), m_appearance.px(viewIconSize)));
}

/// Those that no other field varies.
QStringList SweepBar::freeParameters(int index) const
{
    const Project &project = m_session.project();
    const Sweep sweep = project.sweep.value_or(Sweep());
    QStringList names;
    for (const Parameter &parameter : project.parameters) {
        bool isTaken = false;
        for (int other = 0; other < int(sweep.vary.size()); ++other)
            isTaken = isTaken || (other != index && sweep.vary[other].first == parameter.name);
        if (!isTaken)
            names << parameter.name;
    }
    return names;
}

/// One field more than there are parameters varied only where it is asked for; one in any case.
void SweepBar::follow()
{
    const Project &project = m_session.project();
    const Sweep sweep = project.sweep.value_or(Sweep());
    const auto wanted = std::max<qsizetype>(1, sweep.vary.size() + (m_wantsAnother ? 1 : 0));
    while (m_fields.size() < wanted)
        addField(int(m_fields.size()));
    while (m_fields.size() > wanted)
        delete m_fields.takeLast().line;
    for (int index = 0; index < int(m_fields.size()); ++index)
        fillParameters(m_fields[index], index);
    m_another->setVisible(!sweep.vary.isEmpty() && !m_wantsAnother && !freeParameters(int(sweep.vary.size())).isEmpty());
    showLaunches();
    showState();
}

void SweepBar::showLaunches()
{
    const Project &project = m_session.project();
    const Sweep sweep = project.sweep.value_or(Sweep());
    const QStringList all = launchNames(project);
    m_launches->setVisible(!sweep.vary.isEmpty() && (all.size() > 1 || !sweep.launches.isEmpty()));
    m_launches->setText(sweep.launches.isEmpty() ? tr("all launches") : tr("%1 of %2 launches").arg(sweep.launches.size()).arg(all.size()));
    m_launches->setAccessibleName(tr("Launches to compare: %1").arg(m_launches->text()));
}

void SweepBar::fillLaunches()
{
    QMenu &menu = *m_launches->menu();
    menu.clear();
    const QStringList all = launchNames(m_session.project());
    const QStringList compared = m_session.project().sweep.value_or(Sweep()).launches;
    for (const QString &name : all) {
        QAction *action = menu.addAction(QString(name).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(compared.isEmpty() || compared.contains(name));
        connect(action, &QAction::toggled, this, [=, this](bool isCompared) {
            m_edits.change(isCompared ? tr("Compare %1").arg(name) : tr("Don't compare %1").arg(name), {},
                           [=](Project &project) { setCompared(project, all, name, isCompared); });
        });
    }
}

void SweepBar::sweep()
{
    for (const Field &field : std::as_const(m_fields)) {
        if (field.parameter->currentIndex() == 0 && &field == &m_fields.first())
            return field.parameter->setFocus();
        if (field.problem->isVisibleTo(this))
            return field.values->setFocus();
    }
    if (!m_session.isSweeping())
        m_session.sweep(m_repetitions->value());
}

bool SweepBar::variesNothing() const
{
    return !m_session.project().sweep || m_session.project().sweep->vary.isEmpty();
}

void SweepBar::showState()
{
    const Sweep own = m_session.project().sweep.value_or(Sweep());
    const bool isSweeping = m_session.isSweeping();
    const int times = m_repetitions->value();
    const QString run = times == 1 ? tr("Run once") : tr("Run %1 times").arg(times);
    m_button->setText(isSweeping ? tr("Stop") : variesNothing() ? run : tr("Sweep"));
    m_button->setToolTip(isSweeping        ? tr("End the sweep; what was run so far stays (Shift+F5)")
                         : variesNothing() ? tr("Run the plan as often, and draw the medians of its launches with their limits")
                                           : tr("Run the plan with each of these values and draw the times (F7)"));
    m_button->setEnabled(isSweeping || (!m_session.project().plan.isEmpty() && !(variesNothing() && m_session.isBusy())));
    const auto &sweep = m_session.lastSweep();
    qsizetype runs = own.vary.isEmpty() ? 0 : 1;
    for (const auto &[name, values] : own.vary)
        runs *= values.size();
    if (isSweeping && sweep)
        m_progress->setFullText(
            tr("run %1 of %2")
                .arg(fullCount(quint64(std::min(sweep->runs.size() + 1, sweep->points.size()))), fullCount(quint64(sweep->points.size()))));
    else if (runs < 2)
        m_progress->setFullText(runs == 0 ? QString() : tr("one value"));
    else
        m_progress->setFullText(tr("each of %1 values, in shuffled order (seed %2)").arg(runs).arg(sweepSeed),
                                tr("each of %1 values").arg(runs));
}

} // namespace kernelscope

#include "ui/compare/CompareView.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>

#include "session/Session.h"
#include "ui/compare/CompareChart.h"
#include "ui/compare/SweepBar.h"
#include "ui/models/CompareModel.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

CompareView::CompareView(Session &session, ProjectEdits &edits, Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_session(session), m_appearance(appearance)
{
    setAccessibleName(tr("Compare"));
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {14, 10, 14, 14}, 8);
    m_bar = new SweepBar(session, edits, appearance, this);
    m_bar->setObjectName(foldedWhilePresenting);
    m_banner = new QLabel(this);
    m_banner->setWordWrap(true);
    m_banner->setProperty("role", u"banner"_s);
    m_pages = new QStackedWidget(this);
    m_empty = new EmptyPage(appearance, u"compare"_s, this);
    m_content = makeContent();
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_content);
    layout->addWidget(m_bar);
    layout->addWidget(m_banner);
    layout->addWidget(m_pages, 1);
    connect(m_empty, &EmptyPage::actionChosen, this, [this] {
        if (hasSweep())
            sweep();
        else
            m_session.run();
    });
    connect(&session, &Session::sweepStarted, this, [this] {
        if (m_chosen == u"launches")
            m_chosen.clear();
    });
    for (const auto changed : {&Session::sweepChanged, &Session::sweepFinished, &Session::resultsChanged, &Session::documentReplaced,
                               &Session::traceChanged, &Session::signatureChanged})
        connect(&session, changed, this, &CompareView::showData);
    for (const auto changed : {&Session::runStarted, &Session::runFinished, &Session::projectChanged})
        connect(&session, changed, this, &CompareView::showState);
    connect(&appearance, &Appearance::changed, this, [this] {
        fitTold();
        QMetaObject::invokeMethod(this, &CompareView::fitTable, Qt::QueuedConnection);
    });
    fitTold();
    showData();
}

QWidget *CompareView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(m_appearance, *layout, {}, 6);
    auto *head = new QHBoxLayout;
    keepScaled(m_appearance, *head, {}, 8);
    m_told = new ElidedLabel({}, content);
    m_told->setObjectName(u"told"_s);
    m_told->setMostLines(mostTold);
    m_told->installEventFilter(this);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_choice =
        new ViewChoice(tr("What is drawn"), tr("Time, or the work that is done in it; of the sweep, or of the last run"), {}, content);
    head->addWidget(m_told, 1);
    head->addWidget(m_choice, 0, Qt::AlignVCenter);
    layout->addLayout(head);
    m_splitter = new QSplitter(Qt::Vertical, content);
    m_splitter->setChildrenCollapsible(false);
    auto *scroll = new QScrollArea(m_splitter);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chart = new CompareChart(m_appearance, scroll);
    scroll->setWidget(m_chart);
    makeTable();
    m_splitter->addWidget(scroll);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 1);
    layout->addWidget(m_splitter, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    connect(m_chart, &CompareChart::picked, this, &CompareView::showPicked);
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_chosen = m_choice->currentData().toString();
        showData();
    });
    return content;
}

void CompareView::makeTable()
{
    m_model = new CompareModel(this);
    m_table = new QTreeView(m_splitter);
    m_table->setModel(m_model);
    m_table->installEventFilter(this);
    m_table->setMinimumHeight(1);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Runs and their times"));
    m_table->header()->setStretchLastSection(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showWholeLines(*m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { chooseRow(index.isValid() ? index.row() : -1); });
    auto *copy = new QShortcut(QKeySequence::Copy, m_table);
    copy->setContext(Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] { QGuiApplication::clipboard()->setText(m_model->text()); });
}

void CompareView::sweep()
{
    m_bar->sweep();
}

/// The project says what to vary.
bool CompareView::hasSweep() const
{
    return m_session.project().sweep && !m_session.project().sweep->vary.isEmpty();
}

/// What is known of the launches is of the project as it is: results of an earlier state keep what was known then.
void CompareView::takePlan()
{
    ComparedPlan plan = comparedPlan(m_session.project(), m_session.signature());
    if (m_session.lastTrace() && m_session.traceIsCurrent()) {
        for (const LaunchTrace &launch : m_session.lastTrace()->launches) {
            const auto error = std::ranges::find(launch.findings, Severity::Error, &Finding::severity);
            if (error != launch.findings.end() && !plan.found.contains(launch.name))
                plan.found.insert(launch.name, findingKindName(error->kind).replace(u'-', u' '));
        }
    }
    if (m_session.lastGoodRunIsCurrent())
        m_runPlan = plan;
    if (m_session.sweepIsCurrent())
        m_sweepPlan = plan;
}

/// Of a sweep as long as it has any results; else of the last run.
CompareData CompareView::dataToShow() const
{
    const auto &sweep = m_session.lastSweep();
    const auto &run = m_session.lastGoodRun();
    if (m_session.isSweeping() && sweep && sweep->runs.isEmpty())
        return m_chart->data(); // What is there stays until there is something new.
    const bool hasResults = sweep && !sweep->runs.isEmpty();
    if (hasResults && m_chosen != u"launches") {
        const bool isWork = std::ranges::any_of(sweep->sweep.work, [this](const auto &work) { return work.first == m_chosen; });
        return comparedSweep(*sweep, isWork ? m_chosen : QString(), m_sweepPlan);
    }
    return run ? comparedLaunches(*run, m_runPlan) : CompareData();
}

void CompareView::fillChoice()
{
    const auto &sweep = m_session.lastSweep();
    const bool hasResults = sweep && !sweep->runs.isEmpty();
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    if (hasResults) {
        m_choice->addItem(tr("Time"), u"time"_s);
        for (const auto &[unit, expression] : sweep->sweep.work)
            m_choice->addItem(rateUnit(unit), unit);
        if (m_session.lastGoodRun() && !m_session.lastGoodRun()->launches.isEmpty())
            m_choice->addItem(tr("Last run"), u"launches"_s);
    }
    m_choice->setVisible(m_choice->count() > 1);
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(m_chosen)));
}

void CompareView::showData()
{
    takePlan();
    const CompareData shown = dataToShow();
    fillChoice();
    if (shown != m_chart->data()) {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_model->show(shown);
        m_chart->show(shown);
        fitTold();
        fitTable();
    }
    showPicked(m_chart->pickedRow());
    showState();
}

QString CompareView::sentence() const
{
    const CompareData &shown = m_chart->data();
    if (!shown.rows.isEmpty())
        return {};
    const auto &sweep = m_session.lastSweep();
    if (m_session.isSweeping())
        return shown.failures.isEmpty() ? tr("The first run of the sweep is at work.") : failureText(shown.failures.last());
    if (!shown.failures.isEmpty())
        return tr("No run of the sweep gave times. %1").arg(failureText(shown.failures.first()));
    if (sweep && !sweep->message.isEmpty())
        return sweep->message;
    if (m_session.project().plan.isEmpty())
        return tr("The plan has no steps, so there is nothing to compare. Add a launch to it.");
    if (m_session.lastGoodRun())
        return tr("The run launched no kernel, so there are no times to compare.");
    return hasSweep() ? tr("The sweep was not run yet, so there is nothing to compare.")
                      : tr("Nothing was run yet, so there is nothing to compare.");
}

QString CompareView::bannerText() const
{
    const auto &sweep = m_session.lastSweep();
    if (!m_chart->data().isSweep())
        return m_session.lastGoodRun() && !m_session.lastGoodRunIsCurrent() && !m_session.isBusy()
                   ? tr("These are the times of an earlier run: the project was changed since, or the newest run gave none.")
                   : QString();
    if (!sweep)
        return {};
    if (!sweep->message.isEmpty())
        return sweep->message;
    return m_session.sweepIsCurrent() ? QString() : tr("This is the sweep of an earlier state: the project was changed since.");
}

void CompareView::showState()
{
    const QString nothing = sentence();
    m_pages->setCurrentWidget(nothing.isEmpty() ? m_content : static_cast<QWidget *>(m_empty));
    if (!nothing.isEmpty()) {
        const bool mayRun = !m_session.project().plan.isEmpty() && !m_session.isBusy() && !m_session.isSweeping();
        m_empty->say(nothing, !mayRun ? QString() : hasSweep() ? tr("Sweep") : tr("Run (F5)"));
    }
    const QString said = nothing.isEmpty() ? bannerText() : QString();
    m_banner->setText(said);
    m_banner->setVisible(!said.isEmpty());
}

void CompareView::showPicked(int row)
{
    const CompareData &shown = m_chart->data();
    m_told->setFullText(row >= 0 ? figuresText(shown, shown.rows[row]) : summaryText(shown));
    const QSignalBlocker quiet(m_table->selectionModel());
    if (row >= 0) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        m_table->scrollTo(m_table->currentIndex());
    } else {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        showSpoken();
    }
    m_table->viewport()->update();
}

void CompareView::chooseRow(int row)
{
    const CompareData &shown = m_chart->data();
    for (int line = 0; line < int(shown.lines.size()); ++line) {
        for (int point = 0; point < int(shown.lines[line].points.size()); ++point) {
            if (shown.lines[line].points[point].row == row)
                return m_chart->choose({line, point});
        }
    }
}

} // namespace kernelscope

#include "ui/compare/CompareView.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTreeView>

#include "session/Session.h"
#include "ui/compare/CompareScene.h"
#include "ui/compare/SweepBar.h"
#include "ui/models/CompareModel.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

CompareView::CompareView(Session &session, ProjectEdits &edits, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Compare"), parent), m_session(session), m_appearance(appearance)
{
    auto *page = new QWidget(this);
    addWidget(page);
    auto *layout = new QVBoxLayout(page);
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
    connect(&session, &Session::projectChanged, this, &CompareView::showPicked); // What it advises may be done.
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
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    keepScaled(m_appearance, *m_head, {}, 8);
    m_told = new ElidedLabel({}, content);
    m_told->setObjectName(u"told"_s);
    m_told->setMostLines(mostTold);
    m_told->installEventFilter(this);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_choice =
        new ViewChoice(tr("What is drawn"), tr("Time, or the work that is done in it; of the sweep, or of the last run"), {}, content);
    m_head->addWidget(m_told, 1);
    auto *choices = new QHBoxLayout;
    keepScaled(m_appearance, *choices, {}, 8);
    m_against = new ViewChoice(tr("What all are compared with"), tr("The launch that the ratios are to; right-click a launch to choose it"),
                               {}, content);
    choices->addWidget(m_against, 0, Qt::AlignVCenter);
    choices->addWidget(m_choice, 0, Qt::AlignVCenter);
    m_head->addLayout(choices);
    layout->addLayout(m_head);
    m_splitter = new PartSplitter(Qt::Vertical, content);
    m_splitter->addWidget(makeChart(m_splitter));
    makeTable();
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(1, true);
    layout->addWidget(m_splitter, 1);
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_chosen = m_choice->currentData().toString();
        showData();
    });
    connect(m_against, &QComboBox::activated, this, [this] { compareWith(m_against->currentData().toString()); });
    return content;
}

/// Where the first row of bars begins that does so there or below.
static double rowFrom(const Scene &bars, double y)
{
    double next = std::numeric_limits<double>::max();
    for (const SceneItem &item : bars.items) {
        if (const double top = item.rect().top(); std::holds_alternative<TimingSubject>(item.subject) && top >= y)
            next = std::min(next, std::floor(top));
    }
    return y <= 0 || next > bars.size.height() ? y : next;
}

QWidget *CompareView::makeChart(QWidget *parent)
{
    const auto scene = [this](const SceneWindow &window) {
        const double aside = m_appearance.px(8), above = m_appearance.px(6);
        const double height = std::max(window.size.height(), compareHeights(m_data, m_appearance).least + 2 * above);
        const QSizeF size(window.size.width(), height);
        Scene drawn = compareScene(m_data, m_appearance, QRectF({0, 0}, size).adjusted(aside, above, -aside, -above), window.lit());
        drawn.size = size;
        if (!m_data.isSweep()) // At its end it begins with a whole row, too.
            drawn.size.setHeight(window.size.height() + rowFrom(drawn, height - window.size.height()));
        return drawn;
    };
    m_chart = new SceneView(m_appearance, scene, {}, parent);
    m_chart->setAccessibleName(tr("Times, drawn"));
    connect(m_chart, &SceneView::hovered, this, &CompareView::showPicked);
    connect(m_chart, &SceneView::chosenChanged, this, [this] {
        QScrollBar &bar = *m_chart->verticalScrollBar();
        if (!m_data.isSweep())
            bar.setValue(int(rowFrom(m_chart->scene(), bar.value())));
        showPicked();
    });
    return m_chart;
}

int CompareView::pickedRow() const
{
    const auto *timing = std::get_if<TimingSubject>(&m_chart->lit());
    return timing ? m_data.lines[timing->line].points[timing->point].row : -1;
}

void CompareView::compareWith(const QString &launch)
{
    m_reference = launch;
    showData();
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
            if (const Finding *error = firstError(launch.findings); error && !plan.found.contains(launch.name))
                plan.found.insert(launch.name, findingKindName(error->kind).replace(u'-', u' '));
        }
    }
    if (m_session.lastGoodRunIsCurrent())
        m_runPlan = plan;
    if (m_session.sweepIsCurrent())
        m_sweepPlan = plan;
}

/// What is drawn where nobody chose: of two parameters with several values each a map.
QString CompareView::chosen() const
{
    const auto &sweep = m_session.lastSweep();
    const auto hasSeveral = [](const auto &varied) { return varied.second.size() > 2; };
    if (!m_chosen.isEmpty() || !sweep || sweep->sweep.vary.size() != 2)
        return m_chosen;
    return std::ranges::all_of(sweep->sweep.vary, hasSeveral) ? u"map"_s : QString();
}

/// Of a sweep as long as it has any results; else of the last run.
CompareData CompareView::dataToShow() const
{
    const auto &sweep = m_session.lastSweep();
    const auto &run = m_session.lastGoodRun();
    if (m_session.isSweeping() && sweep && sweep->runs.isEmpty())
        return m_data; // What is there stays until there is something new.
    const bool hasResults = sweep && !sweep->runs.isEmpty();
    if (hasResults && chosen() == u"map")
        return comparedMap(*sweep, m_sweepPlan);
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
        if (sweep->sweep.vary.size() == 2)
            m_choice->addItem(tr("Heat map"), u"map"_s);
        for (const auto &[unit, expression] : sweep->sweep.work)
            m_choice->addItem(rateUnit(unit), unit);
        if (m_session.lastGoodRun() && !m_session.lastGoodRun()->launches.isEmpty())
            m_choice->addItem(tr("Last run"), u"launches"_s);
    }
    m_choice->setVisible(m_choice->count() > 1);
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(chosen())));
}

/// The launches that are compared. One that was chosen stays so while another project's, or no, results are shown.
void CompareView::fillReferences(const CompareData &shown)
{
    QStringList names;
    for (const ComparedRow &row : shown.rows) {
        if (!names.contains(row.timing.name))
            names << row.timing.name;
    }
    QStringList listed;
    for (int i = 1; i < m_against->count(); ++i)
        listed << m_against->itemData(i).toString();
    const QSignalBlocker quiet(m_against);
    if (m_against->count() == 0 || listed != names) {
        m_against->clear();
        m_against->addItem(tr("against the fastest"), QString());
        for (const QString &name : std::as_const(names))
            m_against->addItem(tr("against %1").arg(name), name);
    }
    m_against->setVisible(names.size() > 1);
    m_against->setCurrentIndex(std::max(0, m_against->findData(m_reference)));
}

void CompareView::showData()
{
    takePlan();
    CompareData shown = dataToShow();
    fillChoice();
    fillReferences(shown);
    shown.reference = m_against->currentData().toString();
    if (shown != m_data) {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_model->show(shown);
        m_data = shown;
        m_chart->letGo();
        m_chart->refresh();
        fitTold();
        fitTable();
        chooseWanted();
    }
    showPicked();
    showState();
}

int CompareView::repetitions() const
{
    return usualRepetitions;
}

bool CompareView::isPreparing() const
{
    return m_session.isSweeping() || m_session.isBusy();
}

QString CompareView::nothingToShow() const
{
    if (!m_data.rows.isEmpty())
        return {};
    const auto &sweep = m_session.lastSweep();
    if (m_session.isSweeping())
        return m_data.failures.isEmpty() ? tr("The first run of the sweep is at work.") : failureText(m_data.failures.last());
    if (!m_data.failures.isEmpty())
        return tr("No run of the sweep gave times. %1").arg(failureText(m_data.failures.first()));
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
    if (!m_data.isSweep())
        return m_session.lastGoodRun() && !m_session.lastGoodRunIsCurrent() && !m_session.isBusy() && !m_session.isLive()
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
    const QString nothing = nothingToShow();
    m_pages->setCurrentWidget(nothing.isEmpty() ? m_content : static_cast<QWidget *>(m_empty));
    if (!nothing.isEmpty()) {
        const bool mayRun = !m_session.project().plan.isEmpty() && !m_session.isBusy() && !m_session.isSweeping();
        m_empty->say(nothing, !mayRun ? QString() : hasSweep() ? tr("Sweep") : tr("Run (F5)"));
    }
    const QString said = nothing.isEmpty() ? bannerText() : QString();
    m_banner->setText(said);
    m_banner->setVisible(!said.isEmpty());
    Q_EMIT readyChanged();
}

void CompareView::showPicked()
{
    const int row = pickedRow();
    const QString said = row >= 0 ? figuresText(m_data, m_data.rows[row]) : summaryText(m_data, m_bar->variesNothing());
    m_told->setFullText(said);
    m_chart->setAccessibleDescription(said);
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

void CompareView::bringPart(const QString &part)
{
    if (part.isEmpty() && !m_wantedLaunch.isEmpty()) {
        m_chart->letGo();
        showPicked();
    }
    m_wantedLaunch = part;
    chooseWanted();
}

/// Its bar, once all parts have their heights.
void CompareView::chooseWanted()
{
    const auto row = std::ranges::find(m_data.rows, m_wantedLaunch, [](const ComparedRow &of) { return of.timing.name; });
    if (!m_wantedLaunch.isEmpty() && row != m_data.rows.end())
        QMetaObject::invokeMethod(
            this, [this, at = int(row - m_data.rows.begin())] { chooseRow(at); }, Qt::QueuedConnection);
}

void CompareView::chooseRow(int row)
{
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        for (int point = 0; point < int(m_data.lines[line].points.size()); ++point) {
            if (m_data.lines[line].points[point].row == row)
                return m_chart->choose(TimingSubject{line, point});
        }
    }
}

} // namespace kernelscope

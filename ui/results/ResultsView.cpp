#include "ui/results/ResultsView.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "export/TraceReport.h"
#include "session/Session.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/ChecksNotMade.h"
#include "ui/models/Durations.h"
#include "ui/models/LaunchModel.h"
#include "ui/models/RunMemoryTexts.h"
#include "ui/models/RunSummary.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceFindings.h"
#include "ui/results/BufferView.h"
#include "ui/results/ChecksPanel.h"
#include "ui/results/ResultsPicture.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostLaunchRows = 6;
constexpr int mostLaunchesListed = 2; // launches, in a low window

ResultsView::ResultsView(Session &session, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Results"), parent), m_session(session), m_appearance(appearance)
{
    m_empty = new EmptyPage(appearance, QStringLiteral("results"), this);
    addWidget(m_empty);
    makeContent(appearance);
    addWidget(m_scroll);
    connect(m_empty, &EmptyPage::actionChosen, this, [this] {
        traceMayTell() ? Q_EMIT traceWanted() : hasProblem() ? Q_EMIT problemWanted() : m_session.run();
    });
    connect(&session, &Session::resultsChanged, this, &ResultsView::showResults);
    for (const auto changed : {&Session::runStarted, &Session::traceStarted, &Session::runFinished, &Session::traceFinished})
        connect(&session, changed, this, &ResultsView::showState);
    connect(&session, &Session::traceChanged, this, [this] {
        showWrong();
        showState();
    });
    const auto showChange = [this] {
        if (currentWidget() == m_empty)
            showEmpty();
    };
    connect(&session, &Session::projectChanged, this, showChange);
    connect(&session, &Session::textChanged, this, showChange);
    connect(&session, &Session::planReportChanged, this, showChange);
    connect(&session, &Session::documentReplaced, this, [this] {
        for (BufferView *view : {m_buffers, m_beside})
            view->forgetRuns();
        m_beside->hide();
        m_buffers->setHasBeside(false);
        showResults();
    });
    connect(&session, &Session::selectionChanged, this, &ResultsView::followSelection);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_shown.reset();
        showResults();
    });
    showResults();
}

void ResultsView::makeContent(Appearance &appearance)
{
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->installEventFilter(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // What is in it has the keyboard, and is brought into sight then.
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content = new QWidget(m_scroll);
    m_scroll->setWidget(m_content);
    showWholeLines(*m_scroll);
    auto *layout = new QVBoxLayout(m_content);
    keepScaled(appearance, *layout, {14, 12, 14, 8}, 12);
    m_banner = new QLabel(m_content);
    m_banner->setWordWrap(true);
    m_banner->setProperty("role", QStringLiteral("banner"));
    m_banner->setTextFormat(Qt::RichText);
    connect(m_banner, &QLabel::linkActivated, this, &ResultsView::problemsWanted);
    m_checks = new ChecksPanel(appearance, m_content);
    m_launches = new LaunchModel(this);
    m_launchTable = new QTreeView(m_content);
    m_launchTable->setModel(m_launches);
    m_launchTable->installEventFilter(this);
    m_launchTable->setRootIsDecorated(false);
    m_launchTable->setUniformRowHeights(true);
    m_launchTable->setAlternatingRowColors(true);
    m_launchTable->setAccessibleName(tr("Launches and their times"));
    m_launchTable->header()->setStretchLastSection(false);
    showWholeLines(*m_launchTable);
    m_launchTable->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeBuffers(appearance);
    layout->addWidget(m_banner);
    layout->addWidget(m_checks);
    layout->addWidget(m_launchTable);
    m_launchLine = new QLabel(m_content);
    m_launchLine->setTextFormat(Qt::RichText);
    m_launchLine->setWordWrap(true);
    connect(
        m_launchLine, &QLabel::linkActivated, this,
        [this] {
            m_listsLaunches = true;
            fitLaunches();
        },
        Qt::QueuedConnection);
    layout->addWidget(m_launchLine);
    m_memory = new QLabel(m_content);
    m_memory->setProperty("role", QStringLiteral("muted"));
    m_memory->setWordWrap(true);
    layout->addWidget(m_memory);
    layout->addWidget(m_buffers->parentWidget(), 1);
    m_dimmer = new Dimmer(m_content);
    connect(m_checks, &ChecksPanel::mismatchChosen, m_buffers, &BufferView::reveal);
    connect(m_buffers, &BufferView::elementChosen, this, [this](const QString &buffer, quint64 element) {
        Selection selection = m_session.selection();
        selection.buffer = buffer;
        selection.element = element;
        m_session.select(selection);
    });
}

/// Two of them, of which one follows the other in what is chosen and seen.
void ResultsView::makeBuffers(Appearance &appearance)
{
    auto *pair = new QSplitter(m_content);
    pair->setChildrenCollapsible(false);
    m_buffers = new BufferView(appearance, pair);
    m_beside = new BufferView(appearance, pair, BufferView::Role::Beside);
    m_beside->hide();
    for (BufferView *view : {m_buffers, m_beside}) {
        BufferView *other = view == m_buffers ? m_beside : m_buffers;
        pair->addWidget(view);
        connect(view, &BufferView::besideToggled, this, &ResultsView::toggleBeside);
        connect(view, &BufferView::pinWanted, this, [this] {
            pin();
            Q_EMIT pinWanted();
        });
        connect(view, &BufferView::readyChanged, this, &View::readyChanged);
        connect(view, &BufferView::seenChanged, this, [this, view, other] {
            if (m_beside->isHidden() || m_isFollowing)
                return;
            const QScopedValueRollback following(m_isFollowing, true);
            other->follow(*view);
        });
    }
}

void ResultsView::followSelection()
{
    const Selection &selection = m_session.selection();
    if (!selection.buffer.isEmpty() && !m_buffers->hasFocus())
        m_buffers->reveal(selection.buffer, selection.element);
}

void ResultsView::pin()
{
    m_buffers->pin();
    m_beside->pin();
}

void ResultsView::toggleBeside()
{
    const bool isWanted = m_beside->isHidden();
    m_beside->setVisible(isWanted);
    m_buffers->setHasBeside(isWanted);
    if (!isWanted)
        return;
    showBeside(m_buffers->otherBuffer());
    m_beside->setChoice(m_buffers->choice());
    m_beside->follow(*m_buffers);
}

void ResultsView::showBeside(const QString &first)
{
    const auto &run = m_session.lastGoodRun();
    if (m_beside->isHidden() || !run)
        return;
    m_beside->setChecks(run->checks);
    m_beside->show(run->buffers, m_session.results(), first);
}

/// A run of an empty plan has nothing.
static bool hasWhatIsShown(const std::optional<RunResult> &run)
{
    return run && !(run->buffers.isEmpty() && run->checks.isEmpty() && run->launches.isEmpty());
}

/// That of the first check that failed, else of the first check, else the first that a kernel writes to: that is what the run is about.
static QString bufferWorthSeeing(const QList<CheckResult> &checks, const QList<BufferSpec> &buffers)
{
    QString buffer;
    for (const CheckResult &check : checks) {
        if (!check.passed && !check.buffer.isEmpty())
            return check.buffer;
        if (buffer.isEmpty())
            buffer = check.buffer;
    }
    const auto written = std::ranges::find_if(buffers, [](const BufferSpec &spec) { return spec.access != Access::In && spec.readBack; });
    return buffer.isEmpty() && written != buffers.end() ? written->name : buffer;
}

void ResultsView::showResults()
{
    const auto &run = m_session.lastGoodRun();
    if (run && (!m_shown || m_session.results() != m_shown)) { // A run without buffers has no store.
        m_shown = m_session.results();
        m_launches->setLaunches(run->launches);
        m_memory->setText(runMemoryText(*run));
        fitLaunches();
        m_buffers->setChecks(run->checks);
        m_buffers->show(run->buffers, m_session.results(), bufferWorthSeeing(run->checks, m_session.project().buffers));
        showBeside({});
        if (m_isPresented)
            followSelection();
        if (const auto wanted = std::exchange(m_wantedKind, std::nullopt))
            m_buffers->showAs(*wanted);
    }
    showWrong();
    showState();
}

/// What a trace has found is said of its own results only.
void ResultsView::showWrong()
{
    const auto &run = m_session.lastGoodRun();
    if (!run)
        return;
    const bool isTraced = m_session.lastGoodRunIsCurrent() && m_session.lastTrace() && m_session.traceIsCurrent();
    const QList<WrongElements> wrong = wrongElements(run->checks, isTraced ? m_session.lastTrace()->launches : QList<LaunchTrace>());
    m_checks->show(run->checks, wrong, run->buffers);
    for (BufferView *view : {m_buffers, m_beside})
        view->model().setWrong(wrong, m_appearance.theme().error);
}

/// When results are shown for the first time the table gets its width after the page has its.
bool ResultsView::eventFilter(QObject *watched, QEvent *event)
{
    if ((watched == m_scroll || watched == m_launchTable) && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ResultsView::fitLaunches, Qt::QueuedConnection);
    return View::eventFilter(watched, event);
}

void ResultsView::fitLaunches()
{
    const int rows = m_launches->rowCount();
    const bool isFolded = !m_listsLaunches && rows > (m_isPresented ? 0 : mostLaunchesListed) && isInLowWindow(*this, m_appearance);
    m_launchTable->setVisible(rows > 0 && !isFolded);
    m_launchLine->setVisible(isFolded);
    m_memory->setVisible(!isFolded && !m_memory->text().isEmpty());
    if (isFolded) {
        const QString time = shownDuration(m_launches->togetherNs());
        const int count = m_launches->count();
        m_launchLine->setText(
            QStringLiteral("%1 <a style='color:%2' href='all'>%3</a>")
                .arg(count == 1 ? tr("1 launch, %1").arg(time) : tr("%1 launches, %2 together").arg(QString::number(count), time),
                     m_appearance.theme().accent.name(), tr("List them")));
    }
    if (rows == 0 || isFolded)
        return;
    const QList<int> ofSeveral =
        m_launches->columnCount() > LaunchModel::Runs ? QList<int>{LaunchModel::Runs, LaunchModel::Fastest} : QList<int>();
    fitTableColumns(*m_launchTable, LaunchModel::Name, ofSeveral, {}, {LaunchModel::Local});
    const int rowHeight = std::max(m_launchTable->sizeHintForRow(0), m_appearance.px(24));
    m_launchTable->setFixedHeight(m_launchTable->header()->sizeHint().height() + rowHeight * std::min(rows, mostLaunchRows) +
                                  m_appearance.px(4));
}

/// Right values prove little where accesses were found to be wrong: who looks at the checks is told.
QString ResultsView::bannerText() const
{
    QString text = staleText().toHtmlEscaped();
    if (m_session.isBusy() || !m_session.lastGoodRunIsCurrent() || !m_session.traceIsCurrent() || !m_session.lastTrace())
        return text;
    const QString found = foundText(m_session.lastTrace()->launches, planFindings(*m_session.lastTrace()));
    if (found.isEmpty())
        return text;
    const QString what = tr("%1 in launches of these results").arg(found.toHtmlEscaped());
    const QString before = text.isEmpty() ? QString() : text + u' ';
    if (m_isPresented)
        return before + what + u'.';
    const QString link =
        QStringLiteral("<a style='color:%1' href='problems'>%2</a>").arg(m_appearance.theme().accent.name(), tr("Problems"));
    return before + tr("%1: see %2.").arg(what, link);
}

QString ResultsView::staleText() const
{
    if (m_session.isBusy())
        return {};
    if (m_session.lastGoodRunIsCurrent())
        return m_session.lastGoodRunIsTraced() && m_session.lastTrace()
                   ? tracedResultsText(m_session.lastTrace()->launches, checksNotMade(m_session.project(), *m_session.lastGoodRun()))
                   : QString();
    const auto &last = m_session.lastRun();
    const bool failed = last && m_session.lastRunIsCurrent() && last->status != RunStatus::Ok && last->status != RunStatus::CheckFailed;
    if (failed)
        return tr("These are the results of the earlier run: the newest one gave none. %1").arg(failureInResults(*last));
    return m_session.isLive() ? QString() : tr("These are the results of the earlier run: the project was changed since.");
}

/// An untraced run that crashed, hung or wrote outside of a buffer: a trace leaves out what does it.
bool ResultsView::traceMayTell() const
{
    const auto &last = m_session.lastRun();
    return last && m_session.lastRunIsCurrent() && !m_session.lastRunIsTraced() &&
           (last->status == RunStatus::Crashed || last->status == RunStatus::TimedOut || last->status == RunStatus::GuardViolation);
}

/// Another run would end like the last one, or none is possible.
bool ResultsView::hasProblem() const
{
    if (m_session.project().plan.isEmpty())
        return firstError(m_session.sourceDiagnostics());
    const auto &last = m_session.lastRun();
    return last && m_session.lastRunIsCurrent() && (last->status == RunStatus::Invalid || last->status == RunStatus::BuildFailed);
}

void ResultsView::showState()
{
    const bool hasResults = hasWhatIsShown(m_session.lastGoodRun());
    setCurrentWidget(hasResults ? static_cast<QWidget *>(m_scroll) : m_empty);
    const QString said = bannerText();
    m_banner->setText(said);
    m_banner->setVisible(!said.isEmpty());
    m_dimmer->setVisible(hasResults && m_session.isBusy());
    m_dimmer->raise();
    if (!hasResults)
        showEmpty();
    Q_EMIT readyChanged();
}

void ResultsView::setPresented(bool presented)
{
    m_isPresented = presented;
    m_wantedKind.reset();
    m_checks->setPresented(presented);
    for (BufferView *view : {m_buffers, m_beside})
        view->setPresented(presented);
    fitLaunches();
    showState();
}

void ResultsView::showAs(PictureKind kind)
{
    m_wantedKind.reset();
    if (!hasWhatIsShown(m_session.lastGoodRun()) || !m_buffers->showAs(kind))
        m_wantedKind = kind;
}

void ResultsView::showProgress(const QString &text)
{
    m_progress = text;
    m_dimmer->say(text);
    if (currentWidget() == m_empty)
        showEmpty();
}

void ResultsView::showEmpty()
{
    const auto &last = m_session.lastRun();
    if (m_session.isBusy())
        m_empty->say(m_progress);
    else if (traceMayTell())
        m_empty->say(tr("The run gave no results. %1 A trace leaves out such accesses and loops, and shows where they are.")
                         .arg(inLanguage(last->message)),
                     tr("Trace (F6)"));
    else if (hasProblem())
        m_empty->say(nothingToShow(), tr("Show the problem (F8)"));
    else if (m_session.project().plan.isEmpty())
        m_empty->say(nothingToShow());
    else
        m_empty->say(nothingToShow(), last && last->status != RunStatus::Ok ? tr("Run again") : tr("Run (F5)"));
}

QString ResultsView::nothingToShow() const
{
    const auto &last = m_session.lastRun();
    if (hasWhatIsShown(m_session.lastGoodRun()))
        return {};
    if (m_session.project().plan.isEmpty())
        return hasProblem() ? tr("The sources can't be read, so that nothing of them can be launched.")
                            : tr("The plan has no steps, so there is nothing to run. Add a launch to it.");
    return last ? noResultsText(*last, m_session.lastRunIsCurrent()) : tr("Nothing was run yet, so there are no results.");
}

bool ResultsView::isPreparing() const
{
    return m_session.isBusy() || m_buffers->isPreparing() || (m_beside->isVisible() && m_beside->isPreparing());
}

Scene ResultsView::pictureScene() const
{
    const auto &run = m_session.lastGoodRun();
    return run ? resultsScene(*run, *m_launches, m_buffers->model(), m_buffers->drawn(), m_appearance) : Scene();
}

} // namespace kernelscope

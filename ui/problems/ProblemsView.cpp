#include "ui/problems/ProblemsView.h"

#include <algorithm>

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeView>
#include <QVBoxLayout>

#include "analysis/UnorderedCommands.h"
#include "export/TraceReport.h"
#include "project/Steps.h"
#include "session/Session.h"
#include "session/TraceSelection.h"
#include "ui/models/CompilerMessages.h"
#include "ui/models/FunctionPlace.h"
#include "ui/models/MovedLines.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/Sentences.h"
#include "ui/problems/FindingText.h"
#include "ui/problems/ProblemDelegate.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

constexpr int leastWidthForColumns = 380; // of the list, so that the messages have room beside them
constexpr int leastWidthOfMessages = 240; // else what the columns say stands below the message
constexpr int leastSideBySide = 640;      // of the list and the evidence
constexpr double mostOfList = 0.5;        // above the evidence, of the height
constexpr int mostBroken = 200;           // More rows are of one line each, so that they need not all be measured.

ProblemsView::ProblemsView(Session &session, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Problems"), parent), m_session(session), m_appearance(appearance)
{
    m_messages = new CompilerMessages(session, this);
    auto *page = new QWidget(this);
    addWidget(page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_model = new ProblemModel(this);
    m_splitter = new QSplitter(this);
    m_splitter->setHandleWidth(1);
    m_splitter->installEventFilter(this);
    makeList();
    makeDetail();
    m_empty = new QLabel(tr("No problems."), this);
    m_empty->setProperty("role", QStringLiteral("muted"));
    m_empty->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_splitter);
    layout->addWidget(m_empty, 1);
    connect(&session, &Session::planReportChanged, this, &ProblemsView::refresh);
    connect(&session, &Session::runFinished, this, &ProblemsView::refresh);
    connect(&session, &Session::traceChanged, this, &ProblemsView::refresh);
    connect(&session, &Session::textChanged, this, [this] { // Its findings move with the lines.
        if (m_session.lastTrace())
            refresh();
    });
    connect(&session, &Session::resultsChanged, this, &ProblemsView::refresh);
    connect(&session, &Session::traceFinished, this, &ProblemsView::showFirstFinding);
    connect(&session, &Session::traceLoaded, this, &ProblemsView::findEvent);
    connect(m_messages, &CompilerMessages::changed, this, &ProblemsView::refresh);
    connect(&session, &Session::documentReplaced, this, &ProblemsView::refresh);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_list->viewport()->update();
        showDetail();
    });
    refresh();
}

void ProblemsView::makeList()
{
    m_list = new QTreeView(m_splitter);
    m_list->setModel(m_model);
    m_list->installEventFilter(this);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setMinimumHeight(1); // One row is enough above the evidence of it.
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHeaderHidden(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_delegate = new ProblemDelegate(m_appearance, *m_model, *m_list);
    m_list->setItemDelegate(m_delegate);
    m_list->setAccessibleName(tr("Problems"));
    m_list->setProperty("role", QStringLiteral("flat"));
    m_list->header()->setStretchLastSection(false);
    showWholeLines(*m_list);
    m_list->header()->setMinimumSectionSize(1);
    m_list->header()->setSectionResizeMode(ProblemModel::Message, QHeaderView::Stretch);
    for (const int column : {ProblemModel::Count, ProblemModel::Origin, ProblemModel::Place})
        m_list->header()->setSectionResizeMode(column, QHeaderView::Fixed);
    const auto go = [this](const QModelIndex &index) {
        if (index.isValid())
            goTo(m_model->entries()[index.row()]);
    };
    m_layoutTimer.setSingleShot(true);
    connect(&m_layoutTimer, &QTimer::timeout, this, &ProblemsView::breakMessages);
    connect(m_list->header(), &QHeaderView::sectionResized, &m_layoutTimer, qOverload<>(&QTimer::start));
    connect(m_list, &QTreeView::clicked, this, go);
    connect(m_list, &QTreeView::activated, this, go);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsView::showDetail);
}

void ProblemsView::makeDetail()
{
    m_detail = new QTextBrowser(m_splitter);
    m_detail->setFrameShape(QFrame::NoFrame);
    m_detail->setOpenLinks(false);
    m_detail->setAccessibleName(tr("The evidence of a finding"));
    m_detail->setProperty("role", QStringLiteral("flat"));
    m_detail->hide();
    showWholeLines(*m_detail);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setSizes({400, 600}); // The list is brief where the evidence says the rest.
    m_splitter->setChildrenCollapsible(false);
    connect(m_detail, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (const ProblemEntry *entry = currentEntry())
            goToAccess(*entry, link.path().toInt());
    });
}

/// Of a launch that crashed or hung the place is its kernel.
static std::optional<RunResult> withPlace(std::optional<RunResult> run, const ProjectDocument &document)
{
    if (!run || run->subject.isEmpty() || !run->place.file.isEmpty())
        return run;
    forEachLaunch(document.project.plan, [&](const Step &step, const LaunchStep &launch) {
        if (step.name == run->subject)
            run->place = placeOfFunction(document, launch.kernel).value_or(SourcePlace());
    });
    return run;
}

void ProblemsView::refresh()
{
    const auto run = withPlace(m_session.lastRun(), m_session.document());
    const auto &trace = m_session.lastTrace();
    QList<ProblemEntry> entries = problemsOf(m_session.planReport(), m_messages->diagnostics(), run ? &*run : nullptr,
                                             m_session.lastRunIsCurrent(), m_session.project());
    if (trace)
        entries += traceEntries(trace->launches, m_session.traceIsCurrent(), planFindings(*trace), needlessAfters(trace->result.graph));
    for (ProblemEntry &entry : entries) {
        entry.where = placeInWords(entry.path, m_session.project());
        if (!entry.isFinding())
            continue;
        const MovedTexts &moved = movedTexts();
        entry.place.line = moved.lineNow(entry.place.file, entry.place.line);
        entry.message = moved.textNow(entry.message);
        entry.brief = moved.textNow(entry.brief);
    }
    const int row = m_list->currentIndex().row();
    const ProblemEntry chosen = currentEntry() ? *currentEntry() : ProblemEntry();
    m_list->setUniformRowHeights(entries.size() > mostBroken);
    m_model->setEntries(entries);
    hideColumns();
    m_brokenFor = 0;
    m_layoutTimer.start();
    const bool any = m_model->rowCount() > 0;
    m_splitter->setVisible(any);
    m_empty->setVisible(!any);
    // What was chosen stays so while other problems come and go.
    const bool isThere = row >= 0 && row < entries.size() &&
                         (chosen.isFinding() ? entries[row].launch == chosen.launch && entries[row].finding == chosen.finding
                                             : entries[row].message == chosen.message);
    if (isThere)
        m_list->setCurrentIndex(m_model->index(row, 0));
    showDetail();
    Q_EMIT countChanged(m_model->problemCount(), m_model->rowCount() - m_model->problemCount());
}

/// A column that says nothing of any problem, or the same of each, takes no space from the messages, nor, beside the evidence, one that
/// the evidence repeats.
void ProblemsView::hideColumns()
{
    const auto tellsApart = [this](int column) {
        for (int row = 1; row < m_model->rowCount(); ++row) {
            if (m_model->index(row, column).data() != m_model->index(0, column).data())
                return true;
        }
        return false;
    };
    const auto says = [this](int column) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (!m_model->index(row, column).data().toString().isEmpty())
                return true;
        }
        return false;
    };
    const bool hasOld = std::ranges::any_of(m_model->entries(), &ProblemEntry::isOld);
    QList<int> columns;
    if (hasOld || tellsApart(ProblemModel::Origin))
        columns << ProblemModel::Origin;
    for (const int column : {ProblemModel::Place, ProblemModel::Count}) {
        if (says(column))
            columns << column;
    }
    int rest = m_list->width();
    for (const int column : std::as_const(columns))
        rest -= static_cast<QAbstractItemView *>(m_list)->sizeHintForColumn(column);
    const bool isNarrow = m_list->width() < m_appearance.px(leastWidthForColumns) || rest < m_appearance.px(leastWidthOfMessages);
    const std::pair told(isStacked() || m_list->width() < m_appearance.px(leastWidthForColumns),
                         isNarrow && !isStacked() && !m_list->uniformRowHeights() ? columns : QList<int>());
    if (std::exchange(m_told, told) != told)
        m_brokenFor = 0; // Rows have other heights.
    m_delegate->setBrief(told.first);
    m_delegate->setBelow(told.second);
    for (const int column : {ProblemModel::Origin, ProblemModel::Place, ProblemModel::Count})
        m_list->setColumnHidden(column, isStacked() || isNarrow || !columns.contains(column));
    for (const int column : std::as_const(columns)) // The heading, which is hidden, would count too if the header did this.
        m_list->setColumnWidth(column, static_cast<QAbstractItemView *>(m_list)->sizeHintForColumn(column));
}

bool ProblemsView::isStacked() const
{
    return !m_detail->isHidden() && width() < m_appearance.px(leastSideBySide);
}

/// Of whole ones, as many as fit; of the first one in any case.
int ProblemsView::heightOfRows(int most) const
{
    int height = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const int with = height + m_list->visualRect(m_model->index(row, ProblemModel::Message)).height();
        if (row > 0 && with > most)
            break;
        height = with;
    }
    return height + 2 * m_list->frameWidth();
}

void ProblemsView::arrange()
{
    const bool stacked = isStacked();
    const bool isOther = (m_splitter->orientation() == Qt::Vertical) != stacked;
    m_splitter->setOrientation(stacked ? Qt::Vertical : Qt::Horizontal);
    if (stacked) {
        const int list = heightOfRows(int(m_splitter->height() * mostOfList));
        const std::pair stackedAs(list, m_splitter->height());
        if (std::exchange(m_stacked, stackedAs) != stackedAs || isOther)
            m_splitter->setSizes({list, m_splitter->height() - list - m_splitter->handleWidth()});
    } else if (isOther) {
        m_splitter->setSizes({2 * width() / 5, 3 * width() / 5});
    }
    if (isOther)
        hideColumns();
}

bool ProblemsView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_list && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        hideColumns();
    if (object == m_splitter && event->type() == QEvent::Resize)
        m_layoutTimer.start();
    return View::eventFilter(object, event);
}

/// Anew where there is another room for them. Laying the list out resizes its columns for a moment: only the width that they end with
/// counts.
void ProblemsView::breakMessages()
{
    arrange();
    const int width = m_list->columnWidth(ProblemModel::Message);
    if (!m_list->uniformRowHeights() && std::exchange(m_brokenFor, width) != width) {
        m_list->doItemsLayout();
        arrange();
    }
    Q_EMIT readyChanged();
}

QString ProblemsView::nothingToShow() const
{
    return m_model->rowCount() == 0 ? tr("No problems were found.") : QString();
}

/// The evidence is shown at once; the editor stays where it is until something is chosen.
SourcePlace ProblemsView::shownPlace() const
{
    const ProblemEntry *entry = currentEntry();
    return entry ? entry->place : SourcePlace();
}

void ProblemsView::showFirstFinding()
{
    const auto &entries = m_model->entries();
    const auto first =
        std::find_if(entries.begin(), entries.end(), [](const ProblemEntry &entry) { return entry.isFinding() && !entry.isOld; });
    if (first != entries.end())
        m_list->setCurrentIndex(m_model->index(int(first - entries.begin()), 0));
}

const ProblemEntry *ProblemsView::currentEntry() const
{
    const int row = m_list->currentIndex().row();
    return row >= 0 && row < m_model->entries().size() ? &m_model->entries()[row] : nullptr;
}

void ProblemsView::showDetail()
{
    const ProblemEntry *entry = currentEntry();
    const auto &trace = m_session.lastTrace();
    const bool shows = entry && entry->isFinding() && trace && entry->launch < trace->launches.size() &&
                       entry->finding < trace->launches[entry->launch].findings.size();
    m_detail->setVisible(shows);
    m_layoutTimer.start();
    if (!shows)
        return m_detail->clear();
    const LaunchTrace &launch = trace->launches[entry->launch];
    m_detail->setHtml(findingHtml(findingNow(*entry), launch, entry->isOld, m_appearance.theme(), entry->count));
}

/// Asked for several times for each key that is typed, of which the first compares the texts.
const MovedTexts &ProblemsView::movedTexts() const
{
    const std::pair<QMap<QString, QString>, QMap<QString, QString>> texts{m_session.tracedTexts(), m_session.document().texts};
    if (!m_moved || m_moved->first != texts)
        m_moved.emplace(texts, MovedTexts(texts.first, texts.second));
    return m_moved->second;
}

Finding ProblemsView::findingNow(const ProblemEntry &entry) const
{
    Finding finding = m_session.lastTrace()->launches[entry.launch].findings[entry.finding];
    const MovedTexts &moved = movedTexts();
    finding.message = moved.textNow(inLanguage(finding.message));
    for (FindingAccess &access : finding.accesses) {
        access.line = moved.lineNow(access.file, access.line);
        access.macroLine = moved.lineNow(access.macroFile, access.macroLine);
    }
    return finding;
}

QString ProblemsView::detailText() const
{
    return m_detail->isHidden() ? QString() : m_detail->toPlainText();
}

void ProblemsView::goToNext()
{
    const auto &entries = m_model->entries();
    const auto count = entries.size();
    const int from = m_list->currentIndex().row();
    for (qsizetype step = 1; step <= count; ++step) {
        const qsizetype next = (from + step) % count;
        if (!entries[next].leadsSomewhere())
            continue;
        m_list->setCurrentIndex(m_model->index(int(next), 0));
        return goTo(entries[next]);
    }
}

void ProblemsView::goTo(const ProblemEntry &entry)
{
    if (entry.isFinding())
        goToAccess(entry, 0);
    else if (!entry.place.file.isEmpty())
        Q_EMIT placeChosen(entry.place);
    else if (!entry.path.isEmpty())
        Q_EMIT pathChosen(entry.path);
    else if (entry.element >= 0)
        Q_EMIT elementChosen(entry.buffer, quint64(entry.element));
}

void ProblemsView::goToAccess(const ProblemEntry &entry, int access)
{
    const auto &trace = m_session.lastTrace();
    if (!trace || entry.launch >= trace->launches.size() || entry.finding >= trace->launches[entry.launch].findings.size())
        return;
    m_session.select(selectionOfFinding(m_session.selection(), trace->launches, entry.launch, entry.finding, access));
    m_access = access;
    findEvent();
    const QList<FindingAccess> accesses = findingNow(entry).accesses;
    if (access >= 0 && access < accesses.size())
        Q_EMIT placeChosen({accesses[access].file, accesses[access].line, accesses[access].column});
}

void ProblemsView::findEvent()
{
    const Selection &selection = m_session.selection();
    if (!selection.launch || !selection.finding || selection.traceEvent || !m_session.lastTrace())
        return;
    const Finding finding = m_session.lastTrace()->launches.value(*selection.launch).findings.value(*selection.finding);
    if (const auto trace = m_session.traceOf(*selection.launch))
        m_session.select(withEvent(selection, *trace, finding, m_access));
}

} // namespace kernelscope

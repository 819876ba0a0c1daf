#include "ui/access/AccessView.h"

#include <algorithm>
#include <tuple>

#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AccessPicture.h"
#include "ui/access/AddressWidget.h"
#include "ui/access/ModelBar.h"
#include "ui/models/SiteModel.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

constexpr qsizetype mostReadable = 40; // Characters of an access for which figures give way.
constexpr int mostFigures = 96;        // Characters of a table that has room for all figures.

AccessView::AccessView(TraceStage &stage, AccessFigures &figures, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Access"), QStringLiteral("access"), parent), m_figures(figures)
{
    setContent(makeContent());
    connect(&figures, &AccessFigures::changed, this, &AccessView::showFigures);
    connect(&stage, &TraceStage::momentChanged, this, &AccessView::showSite);
    connect(&stage, &TraceStage::stageChanged, this, &AccessView::showSite);
    connect(&appearance, &Appearance::changed, this,
            [this] { QMetaObject::invokeMethod(this, &AccessView::fitTable, Qt::QueuedConnection); });
    showFigures();
}

QWidget *AccessView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance(), *layout, {}, 8);
    auto *bar = new ModelBar(m_figures, appearance(), content);
    bar->setObjectName(foldedWhilePresenting);
    layout->addWidget(bar);
    m_splitter = new QSplitter(Qt::Vertical, content);
    m_splitter->setChildrenCollapsible(false);
    makeTable(m_splitter);
    m_addresses = new AddressWidget(appearance(), m_splitter);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_addresses);
    m_splitter->setStretchFactor(1, 1);
    layout->addWidget(m_splitter, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    connect(m_addresses, &AddressWidget::accessChosen, &stage(), &TraceStage::showAccess);
    return content;
}

void AccessView::makeTable(QWidget *parent)
{
    m_model = new SiteModel(this);
    m_table = new QTreeView(parent);
    showWholeLines(*m_table);
    m_table->setModel(m_model);
    m_table->installEventFilter(this);
    m_table->setMinimumHeight(1); // Else that of its scroll bar is, which may be half a row more.
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Access sites, the most wasteful first"));
    m_table->header()->setStretchLastSection(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // The end of an access tells as much as its beginning.
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_table, &QTreeView::clicked, this, [this](const QModelIndex &index) { chooseRow(index.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { chooseRow(index.row()); });
}

QString AccessView::reason() const
{
    if (const QString stageReason = TraceView::reason(); !stageReason.isEmpty())
        return stageReason;
    if (!m_figures.isReady())
        return tr("The accesses are being counted\u2026");
    return m_figures.patterns().isEmpty()
               ? tr("This launch accesses no buffer, no image and no local memory, so there are no patterns to show.")
               : QString();
}

bool AccessView::isPreparing() const
{
    return TraceView::isPreparing() || m_figures.isCounting() || (stage().isReady() && m_figures.trace() != stage().trace());
}

void AccessView::showFigures()
{
    {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_model->show(m_figures.trace(), m_figures.patterns(), m_figures.countedModel());
    }
    showSite();
    fitTable();
    showState();
}

std::optional<SiteIndex> AccessView::shownSite() const
{
    if (m_model->patterns().isEmpty())
        return std::nullopt;
    const auto chosen = stage().session().selection().site;
    if (chosen && m_model->rowOf(SiteIndex(*chosen)) >= 0)
        return SiteIndex(*chosen);
    // The busiest of the most wasteful ones in the phase that is shown: a lone access that wastes most of a transaction says less.
    const std::set<int> here = sitesOfPhase();
    const auto telling = [&](const SitePattern &pattern) {
        return std::tuple(here.contains(pattern.site.value), pattern.excess(), pattern.cost);
    };
    return std::ranges::max_element(m_model->patterns(), {}, telling)->site;
}

/// Of the work-group that is shown.
std::set<int> AccessView::sitesOfPhase() const
{
    std::set<int> sites;
    if (!stage().isReady() || stage().trace() != m_figures.trace())
        return sites;
    const PhaseTable &phases = *stage().phases();
    const int phase = stage().moment().phase;
    for (int position = phases.firstPosition(phase); position < phases.firstPosition(phase + 1); ++position)
        sites.insert(int(EventHead{m_figures.trace()->heads()[std::size_t(phases.eventAt(position).value)]}.site()));
    return sites;
}

/// The access that is looked at, if it is one of this site; else its first one in the phase that is shown, and where it has none
/// there one of its worst step.
EventIndex AccessView::shownEvent(SiteIndex site) const
{
    const auto event = stage().session().selection().traceEvent;
    const Trace &trace = *m_figures.trace();
    if (event && *event >= 0 && *event < trace.eventCount() && trace.event(EventIndex(*event)).site == site)
        return EventIndex(*event);
    const PhaseTable &phases = *stage().phases();
    const int phase = stage().moment().phase;
    for (int position = phases.firstPosition(phase); position < phases.firstPosition(phase + 1); ++position) {
        if (EventHead{trace.heads()[std::size_t(phases.eventAt(position).value)]}.site() == site.value)
            return phases.eventAt(position);
    }
    return m_model->patterns()[m_model->rowOf(site)].worst;
}

void AccessView::showSite()
{
    const auto site = stage().isReady() && stage().trace() == m_figures.trace() ? shownSite() : std::nullopt;
    if (!site)
        return m_addresses->show({});
    const EventIndex event = shownEvent(*site);
    AddressScene scene = addressScene(m_figures.trace(), event, m_figures.countedModel());
    scene.shownPhase = stage().moment().phase;
    scene.varies = m_model->patterns()[m_model->rowOf(*site)].shapeShare < 1;
    m_addresses->show(scene);
    if (stage().session().selection().traceEvent == std::optional(event.value)) {
        const auto lane = std::ranges::find(scene.lanes, event, &LaneAccess::event);
        m_addresses->light(lane == scene.lanes.end() ? -1 : int(lane - scene.lanes.begin()));
    }
    const QSignalBlocker quiet(m_table->selectionModel());
    const QModelIndex shown = m_model->index(m_model->rowOf(*site), 0);
    if (m_table->currentIndex().row() == shown.row()) // A step of the same access leaves the table as it is.
        return;
    m_table->setCurrentIndex(shown);
    m_table->scrollTo(m_table->currentIndex());
    m_table->viewport()->update();
}

void AccessView::chooseRow(int row)
{
    if (row < 0 || row >= m_model->patterns().size())
        return;
    const SiteIndex site = m_model->patterns()[row].site;
    Selection selection = stage().session().selection();
    if (selection.site == std::optional(site.value) && !selection.traceEvent)
        return;
    selection.site = site.value;
    selection.traceEvent.reset();
    selection.finding.reset();
    selection.place = m_figures.trace()->site(site).range.begin;
    stage().session().select(selection);
    showSite();
    Q_EMIT placeChosen(*selection.place);
}

void AccessView::fitTable()
{
    QList<int> needless;
    for (const int column : {SiteModel::Transactions, SiteModel::Ideal, SiteModel::Conflicts}) {
        if (m_model->saysNothing(column))
            needless << column;
    }
    // Not as the lengths of one launch's accesses leave room for them: they would come and go from launch to launch.
    if (m_table->viewport()->width() < mostFigures * m_table->fontMetrics().averageCharWidth())
        needless << SiteModel::Bytes << SiteModel::Ideal << SiteModel::Count << SiteModel::Transactions;
    // What an access is says more than how often it is made: it is cut last.
    qsizetype longest = readableCharacters;
    for (int row = 0; row < m_model->rowCount(); ++row)
        longest = std::max(longest, m_model->index(row, SiteModel::Access).data().toString().size());
    QList<int> needed{SiteModel::Conflicts}; // What the chosen access is about goes last.
    const QModelIndex chosen = m_table->currentIndex();
    if (chosen.isValid() && chosen.siblingAtColumn(SiteModel::Transactions).data().toString() == u"\u2013")
        needed.prepend(SiteModel::Wasted);
    fitTableColumns(*m_table, SiteModel::Access,
                    {SiteModel::Bytes, SiteModel::Ideal, SiteModel::Count, SiteModel::Transactions, SiteModel::Memory, SiteModel::Line},
                    needless, needed, int(std::min(longest, mostReadable)));
    m_table->scrollTo(m_table->currentIndex());
    const int total = m_splitter->height() - m_splitter->handleWidth();
    if (m_isSplitByHand || total < appearance().px(200) || m_model->rowCount() == 0)
        return;
    const int left = total - std::max(m_addresses->minimumHeight(), m_addresses->minimumSizeHint().height());
    const int table = heightOfWholeRows(*m_table, std::min(total * 45 / 100, left));
    m_splitter->setSizes({table, total - table});
}

/// The table is resized with the view, and when it is shown again in one that was resized meanwhile.
bool AccessView::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_table && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &AccessView::fitTable, Qt::QueuedConnection);
    return TraceView::eventFilter(object, event);
}

QSizeF AccessView::pictureSize() const
{
    return accessPictureSize(*m_model, appearance());
}

void AccessView::paintPicture(QPainter &painter, const QRectF &into) const
{
    paintAccessPicture(painter, into, *m_model, m_addresses->scene(), appearance());
}

} // namespace kernelscope

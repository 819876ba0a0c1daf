#include "ui/access/AccessView.h"

#include <algorithm>
#include <tuple>

#include <QEvent>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/access/AccessFigures.h"
#include "ui/access/AddressScene.h"
#include "ui/access/ModelBar.h"
#include "ui/models/SiteModel.h"
#include "ui/scene/SceneView.h"
#include "ui/scene/TableScene.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qsizetype mostReadable = 40; // Characters of an access for which figures give way.
constexpr int mostFigures = 96;        // Characters of a table that has room for all figures.
constexpr QSize leastDrawing{240, 236};
constexpr int leastPicture = 720; // wide
constexpr int pictureMargin = 16;
constexpr int pictureHeight = 380; // of the drawing

AccessView::AccessView(TraceStage &stage, AccessFigures &figures, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Access"), QStringLiteral("access"), parent), m_figures(figures)
{
    setContent(makeContent());
    connect(&figures, &AccessFigures::changed, this, &AccessView::showFigures);
    connect(&stage, &TraceStage::momentChanged, this, &AccessView::showSite);
    connect(&stage, &TraceStage::stageChanged, this, &AccessView::showSite);
    connect(&appearance, &Appearance::changed, this, &AccessView::fit);
    fit();
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
    m_splitter = new PartSplitter(Qt::Vertical, content);
    makeTable(m_splitter);
    makeDrawing(m_splitter);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_drawing);
    m_splitter->setStretchFactor(1, 1);
    layout->addWidget(m_splitter, 1);
    return content;
}

void AccessView::makeDrawing(QWidget *parent)
{
    const auto sceneOf = [this](const SceneWindow &window) {
        const QMargins margins(appearance().px(8), appearance().px(6), appearance().px(8), appearance().px(6));
        return addressScene(m_data, appearance(), QRectF({}, window.size).marginsRemoved(margins), window.lit());
    };
    m_drawing = new SceneView(appearance(), sceneOf, {}, parent);
    m_drawing->setAccessibleName(tr("Addresses of a sub-group"));
    connect(m_drawing, &SceneView::activated, this, [this](const Subject &subject) {
        stage().showAccess(EventIndex(std::get<AccessSubject>(subject).event)); // Nothing else is drawn.
    });
}

void AccessView::fit()
{
    m_drawing->setMinimumSize(appearance().px(leastDrawing.width()), appearance().px(leastDrawing.height()));
    QMetaObject::invokeMethod(this, &AccessView::fitTable, Qt::QueuedConnection);
}

/// "…, contiguous" says more than how many work-items are so.
class EndOfPattern : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

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
    m_table->setItemDelegateForColumn(SiteModel::Pattern, new EndOfPattern(m_table));
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
    const QString buffer = stage().session().selection().buffer;
    const auto isOfBuffer = [&](int object) { return m_figures.trace()->objects()[object].name == buffer; };
    const auto telling = [&](const SitePattern &pattern) {
        return std::tuple(std::ranges::any_of(pattern.objects, isOfBuffer), here.contains(pattern.site.value), pattern.excess(),
                          pattern.cost);
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

/// The access that is looked at, if it is one of this site; else its first one in the phase that is shown, of the work-item that is
/// looked at if it has one, and where there is none in the phase one of its worst step.
EventIndex AccessView::shownEvent(SiteIndex site) const
{
    const auto event = stage().session().selection().traceEvent;
    const Trace &trace = *m_figures.trace();
    if (event && *event >= 0 && *event < trace.eventCount() && trace.event(EventIndex(*event)).site == site)
        return EventIndex(*event);
    const PhaseTable &phases = *stage().phases();
    const int phase = stage().moment().phase;
    std::optional<EventIndex> first;
    for (int position = phases.firstPosition(phase); position < phases.firstPosition(phase + 1); ++position) {
        const EventIndex here = phases.eventAt(position);
        if (EventHead{trace.heads()[std::size_t(here.value)]}.site() != site.value)
            continue;
        if (!stage().workItem() || trace.workItemOf(here).value % trace.itemsOfGroup() == *stage().workItem())
            return here;
        first = first.value_or(here);
    }
    return first.value_or(m_model->patterns()[m_model->rowOf(site)].worst);
}

void AccessView::showSite()
{
    const auto site = stage().isReady() && stage().trace() == m_figures.trace() ? shownSite() : std::nullopt;
    m_data = {};
    m_drawing->letGo();
    if (site) {
        const EventIndex event = shownEvent(*site);
        m_data = addressData(m_figures.trace(), event, m_figures.countedModel());
        m_data.shownPhase = stage().moment().phase;
        m_data.varies = m_model->patterns()[m_model->rowOf(*site)].shapeShare < 1;
        if (stage().session().selection().traceEvent == std::optional(event.value))
            m_drawing->setChosen(AccessSubject{event.value});
    }
    m_drawing->setAccessibleDescription(m_data.isEmpty() ? QString()
                                                         : m_data.title() + u". "_s + m_data.whereText() + u". "_s + m_data.costText());
    m_drawing->refresh();
    if (!site)
        return;
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
    if (!stage().showSite(site))
        return;
    showSite();
    Q_EMIT placeChosen(m_figures.trace()->site(site).range.begin);
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
    needed << SiteModel::Line; // It tells two accesses apart that are written alike, as no pattern does.
    fitTableColumns(*m_table, SiteModel::Access,
                    {SiteModel::Bytes, SiteModel::Ideal, SiteModel::Count, SiteModel::Transactions, SiteModel::Memory}, needless, needed,
                    int(std::min(longest, mostReadable)));
    m_table->scrollTo(m_table->currentIndex());
    const int total = m_splitter->height() - m_splitter->handleWidth();
    if (m_splitter->isByHand() || total < appearance().px(200) || m_model->rowCount() == 0)
        return;
    const int left = total - m_drawing->minimumHeight();
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

Scene AccessView::pictureScene() const
{
    const double margin = appearance().px(pictureMargin);
    const int chosen = m_data.isEmpty() ? -1 : m_model->rowOf(m_data.step.site);
    Scene scene = tableScene(*m_model, appearance(), {16, SiteModel::ColumnCount, false}, chosen);
    const double width = std::max(scene.size.width(), double(appearance().px(leastPicture)));
    const QRectF area(0, scene.size.height() + margin, width, appearance().px(pictureHeight));
    scene.add(addressScene(m_data, appearance(), area));
    scene.size = {area.right(), area.bottom()};
    scene.addMargin(margin);
    return scene;
}

} // namespace kernelscope

// What the memory view is made of.

#include <algorithm>
#include <climits>

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryFilm.h"
#include "ui/memory/MemoryGrid.h"
#include "ui/memory/MemoryLegend.h"
#include "ui/memory/MemoryView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

QWidget *MemoryView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance(), *layout, {}, 8);
    layout->addWidget(makeBar(content));
    m_note = new QLabel(content);
    m_note->setWordWrap(true);
    m_note->setProperty("role", QStringLiteral("muted"));
    m_note->hide();
    layout->addWidget(m_note);
    m_sight = new ElidedLabel({}, content);
    m_sight->setProperty("role", QStringLiteral("muted"));
    m_sight->hide();
    layout->addWidget(m_sight);
    m_grid = new MemoryGrid(appearance(), content);
    connect(m_grid, &MemoryGrid::sightChanged, this, &MemoryView::saySight);
    connect(m_grid, &MemoryGrid::sightChanged, this, &MemoryView::alignFilm);
    m_legend = new MemoryLegend(appearance(), content);
    auto *upper = new QWidget(content);
    m_upper = upper;
    auto *upperLayout = new QVBoxLayout(upper);
    keepScaled(appearance(), *upperLayout, {}, 8);
    m_film = new MemoryFilm(appearance(), content);
    m_film->hide();
    upperLayout->addWidget(m_grid, 1);
    upperLayout->addWidget(m_film, 3);
    upperLayout->addWidget(m_legend);
    auto *splitter = new QSplitter(Qt::Vertical, content);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(upper);
    splitter->addWidget(makeTable(splitter));
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    layout->addWidget(splitter, 1);
    return content;
}

QWidget *MemoryView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    auto *layout = new QHBoxLayout(m_bar);
    keepScaled(appearance(), *layout, {}, 6);
    m_objects = new ViewChoice(tr("Memory that is shown"), tr("The buffer or variable that is shown"), {}, m_bar);
    m_colours = new ViewChoice(tr("What the colours tell"), tr("What the colours of the cells tell"), {}, m_bar);
    m_colours->addItem(tr("by writer"), int(CellColouring::Writer));
    m_colours->addItem(tr("by age"), int(CellColouring::Age));
    m_colours->addItem(tr("by value"), int(CellColouring::Value));
    m_columns = new QSpinBox(m_bar);
    m_columns->setAccessibleName(tr("Elements in a row"));
    m_columns->setToolTip(tr("How many elements a row of the grid holds"));
    m_columns->setSuffix(tr(" a row"));
    layout->addWidget(m_objects, 1);
    layout->addWidget(m_colours);
    layout->addWidget(m_columns);
    addZoomButtons(*layout);
    connect(m_objects, &QComboBox::activated, this, [this](int row) {
        const int object = m_objects->itemData(row).toInt();
        m_wantedObject = stage().trace()->objects()[object].name;
        takeObject(object);
    });
    connect(m_colours, &QComboBox::activated, this, [this] {
        if (m_sheet.cells)
            m_sheet.cells->setColouring(CellColouring(m_colours->currentData().toInt()));
        showFilm();
        takeMoment();
    });
    connect(m_columns, &QSpinBox::valueChanged, this, &MemoryView::showGrid);
    return m_bar;
}

void MemoryView::addZoomButtons(QBoxLayout &layout)
{
    const auto add = [&](const QString &icon, const QString &toolTip, auto act) {
        connect(addViewButton(layout, icon, toolTip, m_bar), &QToolButton::clicked, this, act);
    };
    add(QStringLiteral("zoom-out"), tr("Smaller cells (-)"), [this] { m_grid->zoom(1 / 1.4); });
    add(QStringLiteral("zoom-in"), tr("Larger cells (+)"), [this] { m_grid->zoom(1.4); });
    add(QStringLiteral("fit"), tr("Fit the grid into the view (0)"), [this] { m_grid->fit(); });
}

/// Of a matrix that is wider than the view the part in sight, in place of the rows that are shown of it.
void MemoryView::saySight()
{
    const QString text = m_grid->sightText();
    m_sight->setFullText(text, text.section(u'.', 0, 0) + u'.');
    m_sight->setVisible(!text.isEmpty());
    if (m_sheet.cells && m_legend && isVisible())
        m_legend->show(m_sheet.cells, m_grid->selectedCell(), m_grid->roundsValues());
    m_note->setVisible(text.isEmpty() && m_sheet.cells && !m_note->text().isEmpty());
}

/// Below a short list, which leaves room for it.
void MemoryView::showFilm()
{
    const bool suits = m_sheet.cells && MemoryFilm::suits(*m_sheet.cells) && m_sheet.shape.size() < 2;
    m_film->setVisible(suits);
    const auto [before, behind] = m_grid->outsideRows();
    const int rows = suits ? (m_sheet.cells->count() + m_columns->value() - 1) / m_columns->value() + before + behind : 0;
    m_grid->setMinimumHeight(suits ? std::min(rows, 4) * appearance().px(34) + appearance().px(30) : 0);
    m_grid->setMaximumHeight(suits ? std::min(rows, 4) * appearance().px(34) + appearance().px(30) : QWIDGETSIZE_MAX);
    if (suits)
        m_film->show(*m_sheet.cells);
    m_grid->setLeastHeadWidth(suits ? m_film->gutter() : 0);
    alignFilm();
}

/// Each cell of the phases below that of the grid, where these are one row.
void MemoryView::alignFilm()
{
    if (m_film && m_grid->isOneRow())
        m_film->alignTo(MemoryFilm::Columns{m_grid->rectOf(0)->left(), m_grid->cellSize().width()});
    else if (m_film)
        m_film->alignTo(std::nullopt);
}

QWidget *MemoryView::makeTable(QWidget *parent)
{
    m_tablePart = new QWidget(parent);
    auto *layout = new QVBoxLayout(m_tablePart);
    keepScaled(appearance(), *layout, {0, 4, 0, 0}, 6);
    m_tableTitle = new QLabel(m_tablePart);
    m_tableTitle->setProperty("role", QStringLiteral("heading"));
    m_accesses = new CellAccessModel(this);
    m_table = new QTreeView(m_tablePart);
    m_table->setModel(m_accesses);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Accesses to the chosen cell"));
    m_table->header()->setStretchLastSection(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    layout->addWidget(m_tableTitle);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    m_tablePart->installEventFilter(this);
    m_tablePart->hide();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            stage().showAccess(m_accesses->eventAt(index.row()));
    });
    return m_tablePart;
}

/// A few cells leave the table its room: they need not grow beside it, and give way where it could not show some of its rows.
void MemoryView::fitUpper()
{
    constexpr int fewRows = 2;
    constexpr int seenRows = 4; // of the table
    const int rows = m_sheet.cells ? (m_sheet.cells->count() + m_columns->value() - 1) / std::max(1, m_columns->value()) : 0;
    const bool isFew = m_sheet.shape.size() < 2 && rows <= fewRows && !m_film->isVisibleTo(this) && m_tablePart->isVisibleTo(this);
    const int around = m_tableTitle->sizeHint().height() + m_table->header()->sizeHint().height() + appearance().px(18);
    const auto besideRows = [&](int ofTable) {
        return m_upper->parentWidget()->height() - around - m_table->sizeHintForRow(0) * std::min(m_accesses->rowCount(), ofTable);
    };
    const int lowest = appearance().px(76);
    const int most = std::clamp(besideRows(seenRows), lowest, std::max(lowest, height() * 2 / 5));
    const int least = std::min(appearance().px(80 + 50 * rows), most);
    const int spare = besideRows(INT_MAX); // The table needs no more.
    m_upper->setMaximumHeight(isFew ? std::clamp(spare, least, std::max(least, appearance().px(80 + 150 * rows))) : QWIDGETSIZE_MAX);
}

void MemoryView::showTable()
{
    const int cell = m_grid->selectedCell();
    m_tablePart->setVisible(m_sheet.cells && cell >= 0);
    fitUpper();
    if (!m_sheet.cells || cell < 0)
        return m_accesses->setCell({}, -1);
    const auto timeline = std::shared_ptr<const MemoryTimeline>(m_sheet.cells, &m_sheet.cells->timeline());
    {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_accesses->setCell(timeline, cell);
    }
    const auto count = timeline->accesses(cell).size();
    const QString name = tr("%1 (%2)").arg(m_grid->nameOf(cell), memoryName(timeline->object().memory));
    const bool isOfAll = timeline->object().memory != AddressSpace::Local && timeline->trace().launch().groupsTotal() > 1;
    const QString whose = isOfAll ? tr(" of this work-group") : QString();
    m_tableTitle->setText(count == 0   ? tr("This work-group does not access %1.").arg(name)
                          : count == 1 ? tr("The one access%1 to %2").arg(whose, name)
                                       : tr("All %1 accesses%2 to %3").arg(QLocale().toString(qulonglong(count)), whose, name));
    m_accesses->setDone(m_sheet.cells->state(cell).accesses);
    fitTableColumns(*m_table, CellAccessModel::Place, {});
    fitUpper();
    fitTable();
    QMetaObject::invokeMethod(this, &MemoryView::fitTable, Qt::QueuedConnection); // Where it was not laid out yet.
}

bool MemoryView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tablePart && event->type() == QEvent::Resize)
        fitTable();
    return TraceView::eventFilter(watched, event);
}

int MemoryView::heightAboveTable() const
{
    return m_tablePart->layout()->contentsMargins().top() + m_tableTitle->sizeHint().height() + m_tablePart->layout()->spacing();
}

/// It ends with a whole row.
void MemoryView::fitTable()
{
    m_table->setMaximumHeight(heightOfWholeRows(*m_table, m_tablePart->height() - heightAboveTable()));
}

void MemoryView::resizeEvent(QResizeEvent *event)
{
    TraceView::resizeEvent(event);
    fitUpper();
    QMetaObject::invokeMethod(
        this, [this] { fitTableColumns(*m_table, CellAccessModel::Place, {}); }, Qt::QueuedConnection);
}

void MemoryView::tint()
{
    showFilm();
    tintViewButtons(*m_bar, appearance());
}

} // namespace kernelscope

#include "ui/memory/MemoryView.h"

#include <algorithm>
#include <climits>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

#include "session/Selection.h"
#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryLegend.h"
#include "ui/models/Counts.h"
#include "ui/models/DeclaredShape.h"
#include "ui/models/ParameterNames.h"
#include "ui/models/Sentences.h"
#include "ui/models/ValueLengths.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int quickAccesses = 50'000; // Of a work-group: so many are put together within a frame.

MemoryView::MemoryView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Memory"), QStringLiteral("memory"), parent)
{
    QWidget *content = makeContent();
    connect(&stage, &TraceStage::stageChanged, this, &MemoryView::takeStage);
    connect(&stage, &TraceStage::momentChanged, this, &MemoryView::takeMoment);
    connect(&stage.session(), &Session::selectionChanged, this, &MemoryView::followSelection);
    connect(&appearance, &Appearance::changed, this, &MemoryView::tint);
    connect(m_grid, &SceneView::seenChanged, this, &MemoryView::saySight);
    connect(m_grid, &SceneView::seenChanged, this, &MemoryView::alignFilm);
    connect(m_legend, &SceneView::seenChanged, this, [this] { m_legend->setFixedHeight(int(m_legend->scene().size.height()) + 2); });
    tint();
    setContent(content);
}

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
    makeGrid();
    makeFilm();
    m_legend = new SceneView(appearance(), [this](const SceneWindow &window) { return legendOf(window.size.width()); });
    m_legend->setAccessibleName(tr("What the colours mean"));
    m_legend->setFocusPolicy(Qt::NoFocus);
    m_legend->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // It is as high as it needs.
    m_splitter = new PartSplitter(Qt::Vertical, content);
    m_upper = new QWidget(m_splitter);
    auto *upperLayout = new QVBoxLayout(m_upper);
    keepScaled(appearance(), *upperLayout, {}, 8);
    upperLayout->addWidget(m_grid, 1);
    upperLayout->addWidget(m_film, 3);
    upperLayout->addWidget(m_legend);
    m_splitter->addWidget(m_upper);
    m_splitter->addWidget(makeTable(m_splitter));
    m_splitter->setStretchFactor(0, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, &MemoryView::fitUpper);
    layout->addWidget(m_splitter, 1);
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
    const QString perRow = tr("%1 a row");
    m_columns->setPrefix(perRow.section(u"%1"_s, 0, 0));
    m_columns->setSuffix(perRow.section(u"%1"_s, 1));
    layout->addWidget(m_objects, 1);
    layout->addWidget(m_colours);
    layout->addWidget(m_columns);
    const auto addButton = [&](const QString &icon, const QString &toolTip, auto act) {
        connect(addViewButton(*layout, icon, toolTip, m_bar), &QToolButton::clicked, this, act);
    };
    addButton(QStringLiteral("zoom-out"), tr("Smaller cells (-)"), [this] { m_grid->zoom(1 / 1.4); });
    addButton(QStringLiteral("zoom-in"), tr("Larger cells (+)"), [this] { m_grid->zoom(1.4); });
    addButton(QStringLiteral("fit"), tr("Fit the grid into the view (0)"), [this] { m_grid->fit(); });
    connect(m_objects, &QComboBox::activated, this, [this](int row) {
        const int object = m_objects->itemData(row).toInt();
        m_wantedObject = stage().trace()->objects()[object].name;
        takeObject(object);
    });
    connect(m_colours, &QComboBox::activated, this, [this] {
        if (m_data.cells)
            m_data.cells->setColouring(CellColouring(m_colours->currentData().toInt()));
        showFilm();
        takeMoment();
    });
    connect(m_columns, &QSpinBox::valueChanged, this, [this](int columns) {
        m_data.columns = columns;
        showGrid();
    });
    return m_bar;
}

/// A unit is the width of a cell.
void MemoryView::makeGrid()
{
    const auto source = [this](const SceneWindow &window) {
        return memoryScene(cellLayout(), window.chosen, {window.scrolled(), window.size});
    };
    const auto fit = [this](const QSizeF &size) {
        SceneWindow window;
        window.scale = MemoryLayout(m_data, appearance(), size).fittingPitch(m_isFitWanted);
        return window;
    };
    m_grid = new SceneView(appearance(), source, fit);
    m_grid->setAccessibleName(tr("Memory as a grid"));
    SceneView::Geometry geometry;
    geometry.at = [this](const QPointF &point) { return cellLayout().at(m_grid->window().toPixels(point), m_grid->window().scrolled()); };
    geometry.beside = [this](const Subject &subject, int key) { return cellLayout().beside(subject, key); };
    geometry.where = [this](const Subject &subject) { return whereIs(subject); };
    geometry.tip = [this](const Subject &subject) { return cellLayout().tip(subject); };
    geometry.scaled = [this](const QPointF &point, double scale) { return cellLayout().scaled(point, scale); };
    m_grid->setGeometry(geometry);
    connect(m_grid, &SceneView::chosenChanged, this, &MemoryView::takeChosen);
    connect(m_grid, &SceneView::fitWanted, this, [this] { m_isFitWanted = true; });
}

void MemoryView::makeFilm()
{
    m_film = new SceneView(appearance(),
                           [this](const SceneWindow &window) { return filmScene(m_phases, m_columnsAbove, appearance(), window); });
    m_film->hide();
    m_film->setAccessibleName(tr("The cells after each phase"));
    m_film->setToolTip(tr("The cells after each phase; a click shows the phase"));
    connect(m_film, &SceneView::chosenChanged, this, [this](const Subject &subject) {
        if (const auto *phase = std::get_if<PhaseSubject>(&subject))
            stage().showPhase(phase->phase);
        m_film->setChosen(PhaseSubject{stage().moment().phase});
    });
}

QWidget *MemoryView::makeTable(QWidget *parent)
{
    m_tablePart = new QWidget(parent);
    auto *layout = new QVBoxLayout(m_tablePart);
    keepScaled(appearance(), *layout, {0, 4, 0, 0}, 6);
    m_tableTitle = new QLabel(m_tablePart);
    m_tableTitle->setProperty("role", QStringLiteral("heading"));
    m_orders = new ElidedLabel({}, m_tablePart);
    m_orders->hide();
    m_accesses = new CellAccessModel(this);
    m_table = new QTreeView(m_tablePart);
    m_table->setModel(m_accesses);
    m_table->setMinimumHeight(1); // One row is enough where the user wants to see more of the cells.
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Accesses to the chosen cell"));
    showWholeLines(*m_table);
    m_table->header()->setStretchLastSection(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    layout->addWidget(m_tableTitle);
    layout->addWidget(m_orders);
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

void MemoryView::tint()
{
    m_grid->setZoom(MemoryLayout::leastPitch, MemoryLayout::mostPitch * appearance().scale());
    showFilm();
    tintViewButtons(*m_bar, appearance());
}

static bool isShown(const BoundObject &object)
{
    return object.memory != AddressSpace::Private && object.memory != AddressSpace::None && object.elementCount() > 0;
}

QString MemoryView::nothingOnStage() const
{
    const QString why = stage().reason();
    if (!why.isEmpty() || std::ranges::any_of(stage().trace()->objects(), isShown))
        return why;
    return tr("This launch accesses no local memory, no buffer and no image, so there is no memory to show.");
}

QString MemoryView::reason() const
{
    const QString why = nothingOnStage();
    return why.isEmpty() && m_making.isBusy() && !m_data.cells ? tr("The memory over time is being put together\u2026") : why;
}

void MemoryView::showEvent(QShowEvent *event)
{
    TraceView::showEvent(event);
    if (m_isStale)
        takeStage();
}

void MemoryView::takeStage()
{
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    if (nothingOnStage().isEmpty()) {
        listObjects();
        return takeObject(objectToShow());
    }
    m_making.cancel();
    m_data = {};
    m_object = -1;
    m_grid->letGo();
    m_grid->refresh();
    showFilm();
    m_accesses->setCell({}, -1);
}

static bool hasFinding(const LaunchTrace &launch, const BoundObject &object)
{
    return std::ranges::any_of(launch.findings,
                               [&](const Finding &finding) { return finding.object == object.name && finding.memory == object.memory; });
}

void MemoryView::listObjects()
{
    m_objects->clear();
    const QIcon racing = appearance().icon(QStringLiteral("failed"), appearance().theme().error);
    const auto &objects = stage().trace()->objects();
    for (int i = 0; i < objects.size(); ++i) {
        if (!isShown(objects[i]))
            continue;
        const QString parameter = parameterOf(stage().session().project(), stage().launchTrace(), objects[i]);
        const QString kept = inLanguage(memoryName(objects[i].memory));
        m_objects->addItem(parameter.isEmpty() ? tr("%1 (%2)").arg(objects[i].name, kept)
                                               : tr("%1 (parameter %2, %3)").arg(objects[i].name, parameter, kept),
                           i);
        if (!hasFinding(stage().launchTrace(), objects[i]))
            continue;
        m_objects->setItemIcon(m_objects->count() - 1, racing);
        m_objects->setItemData(m_objects->count() - 1, tr("A finding is about it."), Qt::ToolTipRole);
    }
}

/// The element's that is chosen; else the one that was chosen before, else what a finding is about, else local memory, else what is
/// written.
int MemoryView::objectToShow() const
{
    const Selection &selection = stage().session().selection();
    const auto isChosen = [&](const BoundObject &object) { return selection.element && selection.buffer == object.name; };
    const auto &objects = stage().trace()->objects();
    int best = -1;
    int bestRank = -1;
    for (int i = 0; i < objects.size(); ++i) {
        if (!isShown(objects[i]))
            continue;
        const ObjectUse &use = stage().trace()->use(ObjectIndex(i));
        const int rank = isChosen(objects[i])                            ? 5
                         : objects[i].name == m_wantedObject             ? 4
                         : hasFinding(stage().launchTrace(), objects[i]) ? 3
                         : objects[i].memory == AddressSpace::Local      ? 2
                         : use.changed()                                 ? 1
                                                                         : 0;
        if (rank > bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

/// Of a local array its dimensions, of a buffer what the project says.
QList<quint64> MemoryView::shapeOf(int object) const
{
    const BoundObject &of = stage().trace()->objects()[object];
    const QList<quint64> declared = of.dimensions.size() > 1 ? QList<quint64>() : declaredShape(stage().session().planReport(), of);
    return declared.isEmpty() ? of.dimensions : declared;
}

void MemoryView::takeObject(int object)
{
    m_object = object;
    m_objects->setCurrentIndex(m_objects->findData(object));
    const MemoryRequest request{stage().phases(), object, shapeOf(object), stage().launchTrace().findings};
    m_making.want(
        request, [request](const std::stop_token &stop) { return MemoryData::make(request, stop); },
        request.phases->accessCount() <= quickAccesses);
    showState();
}

void MemoryView::takeData(const MemoryData &made)
{
    if (!m_data.cells || m_data.bound().name != made.bound().name)
        m_grid->letGo();
    m_data = made;
    const quint64 elements = made.bound().elementCount();
    m_data.cells->setColouring(CellColouring(m_colours->currentData().toInt()));
    const QSignalBlocker quiet(m_columns);
    m_columns->setVisible(!m_data.isMatrix() && elements > 1);
    m_columns->setRange(1, int(std::clamp(elements, quint64(1), quint64(4096))));
    m_columns->setValue(int(made.columns));
    m_notes.clear();
    if (!m_data.window.isWhole)
        m_notes << tr("Elements %1 to %2 of %3: where this work-group accesses it.")
                       .arg(fullCount(m_data.window.first), fullCount(m_data.window.first + m_data.window.count - 1), fullCount(elements));
    if (const QString outside = inLanguage(outsideText(m_data.cells->outsideAccesses())); !outside.isEmpty())
        m_notes << tr("%1.").arg(outside);
    showState();
    showGrid();
    followSelection(); // Of what was chosen before there were cells.
}

/// The cells are of the work-group on the stage; else they are still what was shown before.
bool MemoryView::isCurrent() const
{
    return m_data.cells && stage().isReady() && m_data.phases == stage().phases() && m_data.object == m_object;
}

bool MemoryView::isPreparing() const
{
    return TraceView::isPreparing() || m_making.isBusy();
}

MemoryLayout MemoryView::cellLayout() const
{
    MemoryLayout layout(m_data, appearance(), m_grid->viewport()->size());
    layout.setPitch(m_grid->scale(), m_grid->isFitted());
    return layout;
}

int MemoryView::chosenCell() const
{
    return cellLayout().cellOf(m_grid->chosen());
}

QRectF MemoryView::whereIs(const Subject &subject) const
{
    const QRectF pixels = cellLayout().where(subject);
    return {pixels.topLeft() / m_grid->scale(), pixels.size() / m_grid->scale()};
}

QRectF MemoryView::seen() const
{
    const SceneWindow window = m_grid->window();
    return {window.scrolled(), window.size};
}

void MemoryView::showGrid()
{
    if (!m_data.cells)
        return;
    const CellGrid grid = m_data.grid();
    const QList<qint64> extent{grid.columns, grid.rows, grid.slices};
    const bool isSame = std::exchange(m_extent, extent) == extent;
    if (!isSame)
        m_grid->fit();
    m_isFitWanted = m_isFitWanted && isSame;
    m_grid->refresh();
    if (!isSame)
        beginWhereItIsUsed();
    showFilm();
    takeMoment();
    showTable();
}

/// At the first element that the work-group accesses, with what lies before it.
void MemoryView::beginWhereItIsUsed()
{
    int first = 0;
    while (first < m_data.cells->count() && m_data.cells->timeline().accesses(first).empty())
        ++first;
    const MemoryLayout layout = cellLayout();
    const QPointF at = layout.cellRect(first % std::max(1, m_data.cells->count())).topLeft() - layout.origin();
    m_grid->horizontalScrollBar()->setValue(int(at.x() - layout.grid().pitch.width()));
    m_grid->verticalScrollBar()->setValue(int(at.y() - layout.grid().pitch.height()));
}

/// Of a matrix that is wider than the view the part in sight, in place of the rows that are shown of it.
void MemoryView::saySight()
{
    const QString text = cellLayout().sightText(seen());
    m_sight->setFullText(text, text.section(u'.', 0, 0) + u'.');
    m_sight->setVisible(!text.isEmpty());
    m_note->setVisible(text.isEmpty() && m_data.cells && !m_note->text().isEmpty());
    m_legend->refresh();
}

Scene MemoryView::legendOf(double width) const
{
    const auto isRounded = [](const SceneItem &item) { return item.text.text.startsWith(aboutMark); };
    return m_data.cells ? legendScene(memoryLegend(*m_data.cells, chosenCell() >= 0, std::ranges::any_of(m_grid->scene().items, isRounded)),
                                      appearance(), width)
                        : Scene();
}

int MemoryView::heightBesideFilm() const
{
    return std::min(cellLayout().rows(), 4) * appearance().px(34) + appearance().px(30);
}

/// Below a short list, which leaves space for it, and for some rows of the table.
bool MemoryView::suitsFilm() const
{
    constexpr int others = 170; // bar, film and legend
    constexpr int table = 90;
    const int needed = others + (m_tablePart->isHidden() ? 0 : table);
    return MemoryFilm::suits(m_data) && height() >= heightBesideFilm() + appearance().px(needed);
}

void MemoryView::showFilm()
{
    const bool suits = suitsFilm();
    m_film->setVisible(suits);
    const int height = suits ? heightBesideFilm() : 0;
    m_grid->setMinimumHeight(height);
    m_grid->setMaximumHeight(suits ? height : QWIDGETSIZE_MAX);
    m_phases = suits ? MemoryFilm::of(*m_data.cells) : MemoryFilm();
    m_film->refresh();
    alignFilm();
}

/// Each cell of the phases below that of the grid, where these are one row.
void MemoryView::alignFilm()
{
    std::optional<FilmColumns> above;
    if (cellLayout().isOneRow())
        above = FilmColumns{cellLayout().cellRect(0).left(), cellLayout().grid().pitch.width()};
    if (std::exchange(m_columnsAbove, above) != above)
        m_film->refresh();
}

void MemoryView::takeMoment()
{
    if (!isCurrent() || !isVisible()) {
        m_isStale = m_isStale || !isVisible();
        return;
    }
    m_film->setChosen(PhaseSubject{stage().moment().phase});
    const Selection &selection = stage().session().selection();
    const bool isSite = selection.site && !selection.traceEvent; // As a whole, not by one of its accesses.
    m_data.cells->moveTo(stage().moment(), stage().currentPosition(), stage().workItem(),
                         isSite ? std::optional(SiteIndex(*selection.site)) : std::nullopt);
    showNote();
    m_grid->refresh();
    if (!m_data.cells->currentCells().empty())
        m_grid->reveal(whereIs(cellLayout().subjectOf(*m_data.cells->currentCells().begin())));
    const int cell = chosenCell();
    if (cell < 0)
        return;
    m_accesses->setDone(m_data.cells->state(cell).accesses);
    const auto &event = stage().session().selection().traceEvent;
    const int row = event ? m_accesses->rowOf(EventIndex(*event)) : -1;
    const QSignalBlocker quiet(m_table->selectionModel());
    if (row >= 0)
        m_table->setCurrentIndex(m_accesses->index(row, 0));
    else
        m_table->clearSelection();
    m_table->viewport()->update();
}

/// The access that is chosen lies within the phase, the cells are as its end left them: then it is said what it was.
void MemoryView::showNote()
{
    QStringList notes = m_notes;
    if (m_data.cells->isBehindCurrent() && stage().showsWholePhase())
        notes << tr("The cells are as at the end of the phase; the chosen access before it: %1.").arg(m_data.cells->currentText());
    m_note->setText(notes.join(u' '));
}

void MemoryView::takeChosen()
{
    const int cell = chosenCell();
    showTable();
    takeMoment();
    const bool isBuffer = isCurrent() && m_data.bound().memory != AddressSpace::Local;
    if (cell < 0 || !isBuffer)
        return;
    Selection selection = stage().session().selection();
    selection.buffer = m_data.bound().name;
    selection.element = m_data.window.first + quint64(cell);
    stage().session().select(selection);
}

/// An element that was chosen elsewhere is chosen here too, when its buffer is in sight.
void MemoryView::followSelection()
{
    const Selection &selection = stage().session().selection();
    const auto wanted = std::pair(selection.buffer, selection.element);
    const bool isNew = std::exchange(m_followed, wanted) != wanted;
    if (!isVisible() || !isCurrent() || !selection.element)
        return;
    if (selection.buffer != m_data.bound().name) {
        const int object = objectToShow(); // That of the element, where it is one of the launch's.
        if (isNew && stage().trace()->objects()[object].name == selection.buffer)
            takeObject(object);
        return;
    }
    const Subject subject = ElementSubject{0, qint64(*selection.element)};
    if (cellLayout().cellOf(subject) < 0 || subject == m_grid->chosen())
        return;
    m_grid->setChosen(subject);
    m_grid->reveal(whereIs(subject));
    showTable();
    m_legend->refresh();
}

void MemoryView::letGo()
{
    m_grid->letGo();
    showTable();
    m_legend->refresh();
}

QString MemoryView::shownObject() const
{
    return m_object >= 0 && stage().isReady() ? stage().trace()->objects()[m_object].name : QString();
}

/// A few cells leave the table its space: they need not grow beside it, and give way where it could not show some of its rows. Beside
/// others it has what its rows need, up to half of the height, if the user did not divide it otherwise.
void MemoryView::fitUpper()
{
    constexpr int fewRows = 2;
    constexpr int seenRows = 4; // of the table
    const int rows = int(m_data.grid().rows);
    const bool isFew =
        !m_splitter->isByHand() && !m_data.isMatrix() && rows <= fewRows && !m_film->isVisibleTo(this) && m_tablePart->isVisibleTo(this);
    const int around = titleHeight() + m_table->header()->sizeHint().height() + appearance().px(18);
    const auto besideRows = [&](int ofTable) {
        return m_upper->parentWidget()->height() - around - m_table->sizeHintForRow(0) * std::min(m_accesses->rowCount(), ofTable);
    };
    const int lowest = appearance().px(76);
    const int most = std::clamp(besideRows(seenRows), lowest, std::max(lowest, height() * 2 / 5));
    const int least = std::min(appearance().px(80 + 50 * rows), most);
    const int spare = besideRows(INT_MAX); // The table needs no more.
    m_upper->setMaximumHeight(isFew ? std::clamp(spare, least, std::max(least, appearance().px(80 + 150 * rows))) : QWIDGETSIZE_MAX);
    const int total = m_splitter->height() - m_splitter->handleWidth();
    if (isFew || m_splitter->isByHand() || !m_tablePart->isVisibleTo(this) || total < lowest)
        return;
    const int needed = around + m_table->sizeHintForRow(0) * m_accesses->rowCount();
    const int table = std::min(needed, total / 2);
    m_splitter->setSizes({total - table, table});
}

void MemoryView::showTable()
{
    const int cell = chosenCell();
    m_tablePart->setVisible(cell >= 0);
    if (suitsFilm() != m_film->isVisibleTo(this)) // The table may take its place.
        showFilm();
    fitUpper();
    if (cell < 0)
        return m_accesses->setCell({}, -1);
    const auto timeline = std::shared_ptr<const MemoryTimeline>(m_data.cells, &m_data.cells->timeline());
    {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_accesses->setCell(timeline, cell);
    }
    const auto count = timeline->accesses(cell).size();
    const QString name = tr("%1 (%2)").arg(cellLayout().nameOf(cell), inLanguage(memoryName(timeline->object().memory)));
    const bool isOfAll = timeline->object().memory != AddressSpace::Local && timeline->trace().launch().groupsTotal() > 1;
    const QString whose = isOfAll ? tr(" of this work-group") : QString();
    m_tableTitle->setText(count == 0   ? tr("This work-group does not access %1.").arg(name)
                          : count == 1 ? tr("The one access%1 to %2").arg(whose, name)
                                       : tr("All %1 accesses%2 to %3").arg(fullCount(quint64(count)), whose, name));
    const bool isBuffer = timeline->object().memory == AddressSpace::Global;
    const QString orders =
        isBuffer ? ordersText(stage().launchTrace(), timeline->object().name, m_data.window.first + quint64(cell)) : QString();
    m_orders->setFullText(tr("After the launch, by the order of its work-items: %1").arg(orders), orders);
    m_orders->setVisible(!orders.isEmpty());
    m_accesses->setDone(m_data.cells->state(cell).accesses);
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

int MemoryView::titleHeight() const
{
    const int orders = m_orders->isVisibleTo(m_tablePart) ? m_orders->sizeHint().height() + m_tablePart->layout()->spacing() : 0;
    return m_tableTitle->sizeHint().height() + orders;
}

/// It ends with a whole row.
void MemoryView::fitTable()
{
    const QLayout &layout = *m_tablePart->layout();
    const int above = layout.contentsMargins().top() + titleHeight() + layout.spacing();
    m_table->setMaximumHeight(heightOfWholeRows(*m_table, m_tablePart->height() - above));
}

void MemoryView::resizeEvent(QResizeEvent *event)
{
    TraceView::resizeEvent(event);
    if (m_data.cells && m_film->isHidden() == suitsFilm())
        showFilm();
    fitUpper();
    QMetaObject::invokeMethod(
        this, [this] { fitTableColumns(*m_table, CellAccessModel::Place, {}); }, Qt::QueuedConnection);
}

/// All of it as it is zoomed; of what is very large the part in sight.
Scene MemoryView::pictureScene() const
{
    if (!m_data.cells)
        return {};
    constexpr double widest = 8000;
    const MemoryLayout layout = cellLayout();
    const QRectF all({}, layout.size());
    const bool isLarge = all.width() > widest || all.height() > widest;
    const QRectF part = isLarge ? seen() & all : all;
    const double width = std::max(part.width(), double(appearance().px(320)));
    const Scene legend = legendOf(width);
    Scene scene;
    scene.add(memoryScene(layout, m_grid->chosen(), part), -part.topLeft() - QPointF(0, layout.spare()));
    const QSizeF shown(part.width(), part.height() - layout.spare());
    const double top = shown.height() + appearance().px(10);
    if (isLarge) { // Cells that are in sight in part stick out of it.
        QPainterPath around;
        around.addRect(QRectF({}, shown).marginsAdded(QMarginsF(widest, widest, widest, widest)));
        around.addRect(QRectF({}, shown));
        scene.path(around, Ink::Surface);
    }
    scene.add(legend, {0, top});
    scene.size = {width, top + legend.size.height()};
    scene.addMargin(appearance().px(12));
    return scene;
}

} // namespace kernelscope

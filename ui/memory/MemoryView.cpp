#include "ui/memory/MemoryView.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <QTreeView>

#include "ui/memory/CellAccessModel.h"
#include "ui/memory/MemoryFilm.h"
#include "ui/memory/MemoryGrid.h"
#include "ui/memory/MemoryLegend.h"
#include "session/Selection.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"

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
    connect(m_film, &MemoryFilm::phaseChosen, &stage, &TraceStage::showPhase);
    connect(m_grid, &MemoryGrid::cellChosen, this, &MemoryView::chooseCell);
    tint();
    setContent(content);
}

QString MemoryView::reason() const
{
    const QString why = nothingOnStage();
    return why.isEmpty() && m_making.isBusy() && !m_sheet.cells ? tr("The memory over time is being put together\u2026") : why;
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
    if (!nothingOnStage().isEmpty()) {
        m_making.cancel();
        m_sheet = {};
        m_object = -1;
        m_grid->show({}, {}, {}, 0);
        showFilm();
        m_legend->show({});
        m_accesses->setCell({}, -1);
        return;
    }
    listObjects();
    takeObject(objectToShow());
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

void MemoryView::takeSheet(const MemoryData &sheet)
{
    m_sheet = sheet;
    const quint64 elements = sheet.phases->trace().objects()[sheet.object].elementCount();
    m_sheet.cells->setColouring(CellColouring(m_colours->currentData().toInt()));
    const QSignalBlocker quiet(m_columns);
    m_columns->setVisible(m_sheet.shape.size() < 2 && elements > 1);
    m_columns->setRange(1, int(std::clamp(elements, quint64(1), quint64(4096))));
    m_columns->setValue(int(sheet.columns));
    const QLocale locale;
    m_notes.clear();
    if (!m_sheet.window.isWhole)
        m_notes << tr("Elements %1 to %2 of %3: where this work-group accesses it.")
                       .arg(locale.toString(m_sheet.window.first), locale.toString(m_sheet.window.first + m_sheet.window.count - 1),
                            locale.toString(elements));
    if (const QString outside = outsideText(sheet.outside); !outside.isEmpty())
        m_notes << tr("%1.").arg(outside);
    showState();
    showGrid();
    followSelection(); // Of what was chosen before there were cells.
}

/// The cells are of the work-group on the stage; else they are still what was shown before.
bool MemoryView::isCurrent() const
{
    return m_sheet.cells && stage().isReady() && m_sheet.phases == stage().phases() && m_sheet.object == m_object;
}

bool MemoryView::isPreparing() const
{
    return TraceView::isPreparing() || m_making.isBusy();
}

void MemoryView::showGrid()
{
    if (!m_sheet.cells)
        return;
    m_grid->show(m_sheet.cells, gridOf(m_sheet.window, m_sheet.shape, m_columns->value()), m_sheet.shape, m_sheet.window.first);
    showFilm();
    takeMoment();
    showTable();
}

void MemoryView::takeMoment()
{
    if (!isCurrent() || !isVisible()) {
        m_isStale = m_isStale || !isVisible();
        return;
    }
    m_film->showPhase(stage().moment().phase);
    m_sheet.cells->moveTo(stage().moment(), stage().currentPosition(), stage().workItem());
    m_grid->cellsChanged();
    showNote();
    m_legend->show(m_sheet.cells, m_grid->selectedCell(), m_grid->roundsValues());
    if (!m_sheet.cells->currentCells().empty())
        m_grid->bringIntoSight(*m_sheet.cells->currentCells().begin());
    const int cell = m_grid->selectedCell();
    if (cell < 0)
        return;
    m_accesses->setDone(m_sheet.cells->state(cell).accesses);
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
    if (m_sheet.cells->isBehindCurrent() && stage().showsWholePhase())
        notes << tr("The cells are as at the end of the phase; the chosen access before it: %1.").arg(m_sheet.cells->currentText());
    m_note->setText(notes.join(u' '));
    saySight();
}

void MemoryView::chooseCell(int cell)
{
    showTable();
    takeMoment();
    const bool isBuffer = isCurrent() && stage().trace()->objects()[m_object].memory != AddressSpace::Local;
    if (cell < 0 || !isBuffer)
        return;
    Selection selection = stage().session().selection();
    selection.buffer = stage().trace()->objects()[m_object].name;
    selection.element = m_sheet.window.first + quint64(cell);
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
    if (selection.buffer != stage().trace()->objects()[m_object].name)
        return void(isNew && showObjectOf(selection));
    const quint64 cell = *selection.element - m_sheet.window.first;
    if (*selection.element < m_sheet.window.first || cell >= quint64(m_sheet.cells->count()) || int(cell) == m_grid->selectedCell())
        return;
    m_grid->selectCell(int(cell));
    showTable();
    m_legend->show(m_sheet.cells, m_grid->selectedCell(), m_grid->roundsValues());
}

/// Another buffer than that in sight, if it is one of the launch's.
bool MemoryView::showObjectOf(const Selection &selection)
{
    for (int row = 0; row < m_objects->count(); ++row) {
        const int object = m_objects->itemData(row).toInt();
        if (stage().trace()->objects()[object].name != selection.buffer)
            continue;
        takeObject(object);
        return true;
    }
    return false;
}

void MemoryView::letGo()
{
    m_grid->selectCell(-1);
    showTable();
}

QString MemoryView::shownObject() const
{
    return m_object >= 0 && stage().isReady() ? stage().trace()->objects()[m_object].name : QString();
}

QSizeF MemoryView::pictureSize() const
{
    const QSizeF grid = m_grid->pictureSize();
    const double width = std::max(grid.width(), double(appearance().px(320)));
    return {width + appearance().px(24), grid.height() + m_legend->paint(nullptr, width) + appearance().px(34)};
}

void MemoryView::paintPicture(QPainter &painter, const QRectF &into) const
{
    const QSizeF size = pictureSize();
    const double edge = appearance().px(12);
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    painter.translate(edge, edge);
    m_grid->paintPicture(painter, QRectF(QPointF(0, 0), m_grid->pictureSize()));
    painter.translate(0, m_grid->pictureSize().height() + appearance().px(10));
    painter.setFont(font());
    m_legend->paint(&painter, size.width() - 2 * edge);
    painter.restore();
}

} // namespace kernelscope

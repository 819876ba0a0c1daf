#include "ui/tiles/TilesView.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/DeclaredShape.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesCanvas.h"
#include "ui/tiles/TilesSource.h"
#include "ui/tiles/TilesTexts.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

TilesView::TilesView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Tiles"), QStringLiteral("tiles"), parent)
{
    m_source = new TilesSource(stage, this);
    m_canvas = new TilesCanvas(appearance, this);
    m_canvas->setAccessibleName(tr("Buffers and local arrays"));
    m_text = new ElidedLabel({}, this);
    m_text->setMostLines(2);
    m_text->setAccessibleName(tr("The element that is chosen or pointed at"));
    connect(m_source, &TilesSource::sheetChanged, this, &TilesView::takeSheet);
    connect(m_canvas, &TilesCanvas::hovered, this, &TilesView::describe);
    connect(m_canvas, &TilesCanvas::chosen, this, &TilesView::choose);
    connect(&stage, &TraceStage::momentChanged, this, &TilesView::showMoment);
    connect(&stage, &TraceStage::stageChanged, this, &TilesView::showMoment);
    connect(&stage.session(), &Session::selectionChanged, this, &TilesView::showChosen);
    setContent(makeBar(this), m_canvas, m_text);
}

TilesView::~TilesView() = default;

QWidget *TilesView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    m_bar->setObjectName(foldedWhilePresenting);
    auto *rows = new QVBoxLayout(m_bar);
    keepScaled(appearance(), *rows, {}, 6);
    auto *layout = new QHBoxLayout;
    keepScaled(appearance(), *layout, {}, 6);
    rows->addLayout(layout);
    addChoices(*layout);
    layout->addStretch(1);
    auto *adjust = new QToolButton(m_bar);
    adjust->setText(tr("Shape"));
    adjust->setCheckable(true);
    adjust->setProperty("role", QStringLiteral("choice"));
    adjust->setToolTip(tr("Show a buffer with other rows and columns than it is declared with"));
    layout->addWidget(adjust);
    rows->addWidget(makeSlice());
    QWidget *shape = makeShape();
    rows->addWidget(shape);
    shape->hide();
    connect(adjust, &QToolButton::toggled, shape, &QWidget::setVisible);
    return m_bar;
}

void TilesView::addChoices(QHBoxLayout &layout)
{
    const auto add = [&](const QString &name, const QString &toolTip, const QStringList &choices) {
        auto *box = new ViewChoice(name, toolTip, choices, m_bar);
        layout.addWidget(box);
        return box;
    };
    m_who = add(tr("Whose accesses"), tr("Show what the whole work-group does, or only the chosen work-item"),
                {tr("Work-group"), tr("Work-item")});
    m_colours = add(tr("Colours"), tr("Show what is used now and before, or how often each element is read in all"),
                    {tr("Now and before"), tr("How often read")});
    m_arrows = add(tr("Arrows"), tr("Arrows lead from an element to where its value went"),
                   {tr("Corner arrows"), tr("Chosen arrows"), tr("No arrows")});
    connect(m_who, &QComboBox::activated, this, &TilesView::showMoment);
    connect(m_colours, &QComboBox::activated, this, [this](int index) { m_canvas->setShowsReuse(index == 1); });
    connect(m_arrows, &QComboBox::activated, this, [this](int index) { m_canvas->setArrows(TilesLook::Arrows(index)); });
}

/// The row in which a slice is chosen: beside the choices it would leave their texts no room.
QWidget *TilesView::makeSlice()
{
    m_sliceRow = new QWidget(m_bar);
    auto *layout = new QHBoxLayout(m_sliceRow);
    keepScaled(appearance(), *layout, {}, 6);
    auto *caption = new QLabel(tr("Slice"), m_sliceRow);
    caption->setProperty("role", QStringLiteral("muted"));
    layout->addWidget(caption);
    m_slice = new QSpinBox(m_sliceRow);
    m_slice->setAccessibleName(tr("Slice"));
    m_slice->setToolTip(tr("Which slice of three dimensions is shown"));
    m_slice->setPrefix(tr("z = "));
    m_slice->setSpecialValueText(tr("z in use"));
    m_slice->setMinimum(-1);
    m_slice->setValue(-1);
    layout->addWidget(m_slice);
    layout->addStretch(1);
    connect(m_slice, &QSpinBox::valueChanged, m_canvas, &TilesCanvas::setSlice);
    return m_sliceRow;
}

/// The row in which a shape is typed.
QWidget *TilesView::makeShape()
{
    auto *row = new QWidget(m_bar);
    row->setObjectName(QStringLiteral("shape"));
    auto *layout = new QHBoxLayout(row);
    keepScaled(appearance(), *layout, {}, 6);
    m_objects = new ViewChoice(tr("Shape of"), tr("The buffer or array whose shape can be typed beside it"), {}, row);
    m_shape = new QLineEdit(row);
    m_shape->setAccessibleName(tr("Shape"));
    m_shape->setToolTip(tr("Rows and columns to show it with, as 16 x 32, or the columns alone; empty: as it is declared"));
    m_shape->setPlaceholderText(tr("16 x 32, or columns alone"));
    layout->addWidget(m_objects, 1);
    layout->addWidget(m_shape, 2);
    connect(m_objects, &QComboBox::activated, this, &TilesView::showShape);
    connect(m_shape, &QLineEdit::textEdited, this, &TilesView::takeShape);
    return row;
}

std::optional<quint64> columnsFromText(const QString &text, quint64 elements)
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*(?:(\\d+)\\s*[xX*\u00d7,]\\s*)?(\\d+)\\s*$"));
    if (text.trimmed().isEmpty())
        return 0;
    const auto match = pattern.match(text);
    const quint64 columns = match.captured(2).toULongLong();
    const bool fits = match.captured(1).isEmpty() || match.captured(1).toULongLong() * columns >= elements;
    return match.hasMatch() && columns > 0 && columns <= std::max(quint64(1), elements) && fits ? std::optional(columns) : std::nullopt;
}

void TilesView::takeShape()
{
    const auto &sheet = m_source->sheet();
    const int panel = m_objects->currentIndex();
    if (!sheet || panel < 0 || panel >= int(sheet->panels.size()))
        return;
    const auto columns = columnsFromText(m_shape->text(), sheet->object(panel).elementCount());
    m_shape->setProperty("wrong", !columns);
    m_shape->style()->polish(m_shape);
    if (columns)
        m_canvas->setColumns(sheet->object(panel).name, *columns);
}

void TilesView::showShape()
{
    const auto &columns = m_canvas->look().columns;
    const auto at = columns.find(m_objects->currentText());
    m_shape->setText(at == columns.end() ? QString() : QString::number(at->second));
    m_shape->setProperty("wrong", false);
    m_shape->style()->polish(m_shape);
}

QString TilesView::reason() const
{
    const QString ofStage = TraceView::reason();
    if (!ofStage.isEmpty() || !m_source)
        return ofStage;
    return m_source->sheet() ? m_source->sheet()->reason : tr("The tiles are being put together\u2026");
}

bool TilesView::isPreparing() const
{
    return TraceView::isPreparing() || (stage().isReady() && !m_source->isCurrent());
}

bool TilesView::tracingHelps() const
{
    return !stage().isReady() && TraceView::tracingHelps();
}

void TilesView::showEvent(QShowEvent *event)
{
    TraceView::showEvent(event);
    m_source->setAwake(true);
    showMoment(); // Hidden, it did not follow.
}

void TilesView::hideEvent(QHideEvent *event)
{
    TraceView::hideEvent(event);
    m_source->setAwake(false);
}

static std::map<QString, QList<quint64>> shapesOf(const PlanReport &plan, const TilesSheet &sheet)
{
    std::map<QString, QList<quint64>> shapes;
    for (int panel = 0; panel < int(sheet.panels.size()); ++panel) {
        if (const QList<quint64> shape = declaredShape(plan, sheet.object(panel)); !shape.isEmpty())
            shapes[sheet.object(panel).name] = shape;
    }
    return shapes;
}

void TilesView::takeSheet()
{
    const auto &sheet = m_source->sheet();
    const QString before = m_objects->currentText();
    m_objects->clear();
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel)
        m_objects->addItem(sheet->object(panel).name);
    m_objects->setCurrentIndex(std::max(0, m_objects->findText(before)));
    m_canvas->setSheet(sheet, shapesOf(stage().session().planReport(), *sheet));
    quint64 slices = 1;
    for (const TileWindow &window : m_canvas->look().windows)
        slices = std::max(slices, window.shape.slices);
    m_sliceRow->setVisible(slices > 1);
    m_slice->setMaximum(int(std::min<quint64>(slices - 1, 1'000'000)));
    showShape();
    showState();
    showMoment();
}

void TilesView::showMoment()
{
    if (!m_source->isCurrent() || !isVisible())
        return;
    m_canvas->setMoment(stage().moment(), m_who->currentIndex() == 1 ? stage().workItem().value_or(0) : -1);
    showChosen();
}

void TilesView::showChosen()
{
    if (!m_source->isCurrent() || !isVisible())
        return;
    const Selection &selection = stage().session().selection();
    const int panel = selection.element ? m_source->sheet()->panelNamed(selection.buffer) : -1;
    m_canvas->setChosen(panel, selection.element.value_or(0));
    describe(-1, 0);
}

void TilesView::describe(int panel, quint64 element)
{
    const TilesLook &look = m_canvas->look();
    const bool points = panel >= 0;
    const int said = points ? panel : look.chosenPanel;
    const bool isThere = look.sheet && said >= 0 && said < int(look.windows.size());
    if (!isThere)
        return m_text->setFullText(tr("Point at an element to see who uses it and where its value came from."),
                                   tr("Point at an element to see where it came from."));
    m_text->setFullText(cellText(look, said, points ? element : look.chosen));
}

/// The newest access to an element up to the moment; before the first one that one.
EventIndex TilesView::eventOf(int panel, quint64 element) const
{
    const TilesLook &look = m_canvas->look();
    EventIndex found(-1);
    for (const TileAccess &access : look.sheet->map->accessesOf(look.sheet->panels[std::size_t(panel)].object, element)) {
        if (look.localItem >= 0 && access.localItem != look.localItem)
            continue;
        if (found.value < 0 || access.position < look.position())
            found = look.sheet->phases->eventAt(access.position);
    }
    return found;
}

void TilesView::choose(int panel, quint64 element)
{
    Session &session = stage().session();
    Selection selection = session.selection();
    selection.buffer = panel >= 0 ? m_source->sheet()->object(panel).name : QString();
    selection.element = panel >= 0 ? std::optional(element) : std::nullopt;
    selection.finding.reset();
    selection.traceEvent.reset();
    selection.site.reset();
    const EventIndex event = panel >= 0 && m_source->isCurrent() ? eventOf(panel, element) : EventIndex(-1);
    if (event.value < 0)
        return session.select(selection);
    const AccessSite &site = stage().trace()->site(stage().trace()->event(event).site);
    selection.launch = stage().launch();
    selection.group = stage().group();
    selection.phase = stage().moment().phase;
    selection.traceEvent = event.value;
    selection.site = stage().trace()->event(event).site.value;
    if (m_who->currentIndex() == 0)
        selection.workItem = quint64(stage().phases()->localItemOf(event));
    selection.place = site.range.begin;
    session.select(selection);
    Q_EMIT stage().placeChosen(site.range.begin);
}

QSizeF TilesView::pictureSize() const
{
    return m_canvas->pictureSize();
}

void TilesView::paintPicture(QPainter &painter, const QRectF &into) const
{
    m_canvas->paintPicture(painter, into);
}

} // namespace kernelscope

#include "ui/tiles/TilesView.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/models/DeclaredShape.h"
#include "ui/models/ParameterNames.h"
#include "ui/models/Sentences.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesLegend.h"
#include "ui/tiles/TilesScene.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

TilesView::TilesView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Tiles"), QStringLiteral("tiles"), parent)
{
    makeDrawing();
    m_text = new ElidedLabel({}, this);
    m_text->setMostLines(2);
    m_text->setAccessibleName(tr("The element that is chosen or pointed at"));
    connect(&stage, &TraceStage::momentChanged, this, &TilesView::showMoment);
    connect(&stage, &TraceStage::stageChanged, this, &TilesView::follow);
    connect(&stage.session(), &Session::selectionChanged, this, &TilesView::showChosen);
    setContent(makeBar(this), m_drawing, m_text);
}

TilesView::~TilesView() = default;

void TilesView::makeDrawing()
{
    m_drawing = new SceneView(
        appearance(), [this](const SceneWindow &window) { return sceneOf(window); }, {}, this);
    m_drawing->setGeometry({.at = [this](const QPointF &point) { return m_look.at(point); },
                            .beside = [this](const Subject &from, int key) { return m_look.beside(from, key); },
                            .part = [this](const Subject &from, bool isNext) { return m_look.panelBeside(from, isNext); }});
    m_drawing->setAccessibleName(tr("Buffers and local arrays"));
    connect(m_drawing, &SceneView::hovered, this, &TilesView::describe);
    connect(m_drawing, &SceneView::chosenChanged, this, &TilesView::choose);
}

QString TilesView::reason() const
{
    const QString ofStage = TraceView::reason();
    if (!ofStage.isEmpty())
        return ofStage;
    return m_look.sheet ? inLanguage(m_look.sheet->reason) : tr("The tiles are being put together\u2026");
}

bool TilesView::isPreparing() const
{
    return TraceView::isPreparing() || (stage().isReady() && !isCurrent());
}

bool TilesView::tracingHelps() const
{
    return !stage().isReady() && TraceView::tracingHelps();
}

void TilesView::showEvent(QShowEvent *event)
{
    TraceView::showEvent(event);
    follow(); // Hidden, it did not.
}

void TilesView::hideEvent(QHideEvent *event)
{
    TraceView::hideEvent(event);
    m_making.cancel();
}

/// Hidden, nothing is put together.
void TilesView::follow()
{
    const auto phases = stage().phases();
    if (!isVisible() || !phases || isCurrent())
        m_making.cancel();
    else
        m_making.want(phases, [phases, findings = stage().launchTrace().findings](const std::stop_token &stop) {
            return TilesData::make(phases, findings, stop);
        });
    showMoment();
}

bool TilesView::isCurrent() const
{
    return m_look.sheet && m_look.sheet->phases == stage().phases();
}

void TilesView::takeSheet(const std::shared_ptr<const TilesData> &sheet)
{
    const Session &session = stage().session();
    const QString before = m_objects->currentText();
    m_look.sheet = sheet;
    m_look.declared = {};
    m_look.parameters = {};
    m_objects->clear();
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel) {
        const BoundObject &object = sheet->object(panel);
        m_objects->addItem(object.name);
        if (const QList<quint64> shape = declaredShape(session.planReport(), object); !shape.isEmpty())
            m_look.declared[object.name] = shape;
        const QString parameter = stage().isReady() ? parameterOf(session.project(), stage().launchTrace(), object) : QString();
        if (!parameter.isEmpty())
            m_look.parameters[object.name] = parameter;
    }
    m_objects->setCurrentIndex(std::max(0, m_objects->findText(before)));
    m_look.moment = {};
    m_drawing->letGo();
    refresh();
    quint64 slices = 1;
    for (const TileWindow &window : m_look.windows)
        slices = std::max(slices, window.shape.slices);
    m_sliceRow->setVisible(slices > 1);
    m_slice->setMaximum(int(std::min<quint64>(slices - 1, 1'000'000)));
    showShape();
    showState();
    showMoment();
}

void TilesView::refresh()
{
    if (!m_look.sheet)
        return;
    m_look.refresh();
    redraw();
}

void TilesView::redraw()
{
    m_laidOutIn = {};
    m_drawing->refresh();
}

const TilesLayout &TilesView::look()
{
    m_drawing->scene(); // Which lays it out.
    return m_look;
}

Scene TilesView::sceneOf(const SceneWindow &window)
{
    if (!m_look.sheet)
        return {};
    const auto *subject = std::get_if<ElementSubject>(&m_drawing->chosen());
    const ElementSubject chosen = subject ? *subject : ElementSubject{-1, 0};
    // Space for the scroll bar is kept, else its coming and going would change what it came or went for.
    const QSizeF space(std::max(1, m_drawing->width() - m_drawing->verticalScrollBar()->sizeHint().width()),
                       m_drawing->viewport()->height());
    if (space != m_laidOutIn || m_look.scale != appearance().scale() || m_look.chosen != chosen) {
        m_look.follow(appearance());
        m_look.chosen = chosen;
        m_legend = layOutAboveLegend(m_look, space);
        m_laidOutIn = space;
    }
    if (!window.size.isEmpty())
        return tilesScene(m_look, appearance(), m_legend > 0 ? std::optional(window.origin.y() + m_look.size.height()) : std::nullopt);
    TilesLayout whole = m_look;
    whole.centres = false;
    whole.layOut();
    return tilesScene(whole, appearance(), whole.height);
}

void TilesView::showMoment()
{
    if (!isCurrent() || !isVisible())
        return;
    Moment moment = stage().moment();
    moment.phase = std::clamp(moment.phase, 0, m_look.sheet->phases->phaseCount() - 1);
    const int item = m_who->currentIndex() == 1 ? int(stage().workItem().value_or(0)) : -1;
    if (m_look.moment != moment || m_look.localItem != item) {
        m_look.moment = moment;
        m_look.localItem = item;
        refresh();
    }
    showChosen();
}

void TilesView::showChosen()
{
    if (!isCurrent() || !isVisible())
        return;
    const Selection &selection = stage().session().selection();
    const int panel = selection.element ? m_look.sheet->panelNamed(selection.buffer) : -1;
    m_drawing->setChosen(panel < 0 ? Subject() : ElementSubject{panel, qint64(selection.element.value_or(0))});
    describe();
}

void TilesView::describe()
{
    const auto *element = std::get_if<ElementSubject>(&m_drawing->lit());
    if (!element || !m_look.sheet || element->object >= int(m_look.sheet->panels.size()))
        return m_text->setFullText(tr("Point at an element to see its value, who uses it and where it came from."),
                                   tr("Point at an element to see its value."));
    m_text->setFullText(cellText(m_look, element->object, element->element));
}

/// The newest access to an element up to the moment; before the first one that one.
EventIndex TilesView::eventOf(const ElementSubject &element) const
{
    const TilePanel &at = m_look.sheet->panels[std::size_t(element.object)];
    const auto &outside = at.outside.elements;
    const auto lies = std::ranges::find(outside, element.element, &OutsideElement::element);
    if (quint64(element.element) >= m_look.sheet->object(element.object).elementCount())
        return lies == outside.end() ? EventIndex(-1) : m_look.sheet->phases->eventAt(lies->positions.front());
    EventIndex found(-1);
    for (const TileAccess &access : m_look.sheet->map->accessesOf(at.object, quint64(element.element))) {
        if (m_look.localItem >= 0 && access.localItem != m_look.localItem)
            continue;
        if (found.value < 0 || access.position < m_look.position())
            found = m_look.sheet->phases->eventAt(access.position);
    }
    return found;
}

void TilesView::choose(const Subject &subject)
{
    Session &session = stage().session();
    Selection selection = session.selection();
    const auto *chosen = std::get_if<ElementSubject>(&subject);
    const bool isElement =
        chosen && quint64(chosen->element) < m_look.sheet->object(chosen->object).elementCount(); // Else it lies outside.
    selection.buffer = isElement ? m_look.sheet->object(chosen->object).name : QString();
    selection.element = isElement ? std::optional(quint64(chosen->element)) : std::nullopt;
    selection.finding.reset();
    selection.traceEvent.reset();
    selection.site.reset();
    const EventIndex event = chosen && isCurrent() ? eventOf(*chosen) : EventIndex(-1);
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

Scene TilesView::pictureScene() const
{
    return m_drawing->whole();
}

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
    connect(m_colours, &QComboBox::activated, this, [this](int index) {
        m_look.showsReuse = index == 1;
        redraw();
    });
    connect(m_arrows, &QComboBox::activated, this, [this](int index) {
        m_look.arrows = TilesLayout::Arrows(index);
        redraw();
    });
}

/// The row in which a slice is chosen: beside the choices it would leave their texts no space.
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
    connect(m_slice, &QSpinBox::valueChanged, this, [this](int slice) {
        m_look.slice = slice;
        refresh();
    });
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
    const TilesData *sheet = m_look.sheet.get();
    const int panel = m_objects->currentIndex();
    if (!sheet || panel < 0 || panel >= int(sheet->panels.size()))
        return;
    const auto columns = columnsFromText(m_shape->text(), sheet->object(panel).elementCount());
    m_shape->setProperty("wrong", !columns);
    m_shape->style()->polish(m_shape);
    if (!columns)
        return;
    const QString name = sheet->object(panel).name;
    if (*columns == 0)
        m_look.columns.erase(name);
    else
        m_look.columns[name] = *columns;
    refresh();
}

void TilesView::showShape()
{
    const auto at = m_look.columns.find(m_objects->currentText());
    m_shape->setText(at == m_look.columns.end() ? QString() : QString::number(at->second));
    m_shape->setProperty("wrong", false);
    m_shape->style()->polish(m_shape);
}

} // namespace kernelscope

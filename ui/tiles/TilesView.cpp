#include "ui/tiles/TilesView.h"

#include <algorithm>

#include <QSpinBox>

#include "ui/models/DeclaredShape.h"
#include "ui/models/ParameterNames.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesCanvas.h"
#include "ui/tiles/TilesTexts.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

TilesView::TilesView(TraceStage &stage, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Tiles"), QStringLiteral("tiles"), parent)
{
    m_canvas = new TilesCanvas(appearance, this);
    m_canvas->setAccessibleName(tr("Buffers and local arrays"));
    m_text = new ElidedLabel({}, this);
    m_text->setMostLines(2);
    m_text->setAccessibleName(tr("The element that is chosen or pointed at"));
    connect(m_canvas, &TilesCanvas::hovered, this, &TilesView::describe);
    connect(m_canvas, &TilesCanvas::chosen, this, &TilesView::choose);
    connect(&stage, &TraceStage::momentChanged, this, &TilesView::showMoment);
    connect(&stage, &TraceStage::stageChanged, this, &TilesView::follow);
    connect(&stage.session(), &Session::selectionChanged, this, &TilesView::showChosen);
    setContent(makeBar(this), m_canvas, m_text);
}

TilesView::~TilesView() = default;

QString TilesView::reason() const
{
    const QString ofStage = TraceView::reason();
    if (!ofStage.isEmpty())
        return ofStage;
    return m_sheet ? m_sheet->reason : tr("The tiles are being put together\u2026");
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

static std::map<QString, QString> parametersOf(const Project &project, const LaunchTrace &launch, const TilesData &sheet)
{
    std::map<QString, QString> parameters;
    for (int panel = 0; panel < int(sheet.panels.size()); ++panel) {
        if (const QString parameter = parameterOf(project, launch, sheet.object(panel)); !parameter.isEmpty())
            parameters[sheet.object(panel).name] = parameter;
    }
    return parameters;
}

static std::map<QString, QList<quint64>> shapesOf(const PlanReport &plan, const TilesData &sheet)
{
    std::map<QString, QList<quint64>> shapes;
    for (int panel = 0; panel < int(sheet.panels.size()); ++panel) {
        if (const QList<quint64> shape = declaredShape(plan, sheet.object(panel)); !shape.isEmpty())
            shapes[sheet.object(panel).name] = shape;
    }
    return shapes;
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
    return m_sheet && m_sheet->phases == stage().phases();
}

void TilesView::takeSheet(const std::shared_ptr<const TilesData> &sheet)
{
    m_sheet = sheet;
    const QString before = m_objects->currentText();
    m_objects->clear();
    for (int panel = 0; panel < int(sheet->panels.size()); ++panel)
        m_objects->addItem(sheet->object(panel).name);
    m_objects->setCurrentIndex(std::max(0, m_objects->findText(before)));
    const Session &session = stage().session();
    const auto parameters =
        stage().isReady() ? parametersOf(session.project(), stage().launchTrace(), *sheet) : std::map<QString, QString>();
    m_canvas->setSheet(sheet, shapesOf(session.planReport(), *sheet), parameters);
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
    if (!isCurrent() || !isVisible())
        return;
    m_canvas->setMoment(stage().moment(), m_who->currentIndex() == 1 ? stage().workItem().value_or(0) : -1);
    showChosen();
}

void TilesView::showChosen()
{
    if (!isCurrent() || !isVisible())
        return;
    const Selection &selection = stage().session().selection();
    const int panel = selection.element ? m_sheet->panelNamed(selection.buffer) : -1;
    m_canvas->setChosen(panel, selection.element.value_or(0));
    describe(-1, 0);
}

void TilesView::describe(int panel, quint64 element)
{
    const TilesLayout &look = m_canvas->look();
    const bool points = panel >= 0;
    const int said = points ? panel : look.chosenPanel;
    const bool isThere = look.sheet && said >= 0 && said < int(look.windows.size());
    if (!isThere)
        return m_text->setFullText(tr("Point at an element to see its value, who uses it and where it came from."),
                                   tr("Point at an element to see its value."));
    m_text->setFullText(cellText(look, said, points ? element : look.chosen));
}

/// The newest access to an element up to the moment; before the first one that one.
EventIndex TilesView::eventOf(int panel, quint64 element) const
{
    const TilesLayout &look = m_canvas->look();
    const TilePanel &at = look.sheet->panels[std::size_t(panel)];
    const auto &outside = at.outside.elements;
    const auto lies = std::ranges::find(outside, qint64(element), &OutsideElement::element);
    if (element >= look.sheet->object(panel).elementCount())
        return lies == outside.end() ? EventIndex(-1) : look.sheet->phases->eventAt(lies->positions.front());
    EventIndex found(-1);
    for (const TileAccess &access : look.sheet->map->accessesOf(at.object, element)) {
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
    const bool isElement = panel >= 0 && element < m_sheet->object(panel).elementCount(); // Else it lies outside.
    selection.buffer = isElement ? m_sheet->object(panel).name : QString();
    selection.element = isElement ? std::optional(element) : std::nullopt;
    selection.finding.reset();
    selection.traceEvent.reset();
    selection.site.reset();
    const EventIndex event = panel >= 0 && isCurrent() ? eventOf(panel, element) : EventIndex(-1);
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

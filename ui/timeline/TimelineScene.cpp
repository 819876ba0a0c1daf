#include "ui/timeline/TimelineScene.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QFontMetricsF>

#include "ui/layout/TimelineGeometry.h"
#include "ui/layout/TimelineLabels.h"
#include "ui/models/Durations.h"
#include "ui/models/EventModel.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/GraphScene.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

// In pixels of scale 1.
constexpr double laneNames = 92;
constexpr double axisHeight = 30;
constexpr double topGap = 10;
constexpr double edge = 12; // Beside the first and the last command.
constexpr double leastBarWidth = 3;
constexpr double leastRounded = 8;
constexpr double mostMoved = 40; // Of a pin's head, to be seen beside others.
constexpr double pinHead = 6;
constexpr double fan = 12; // From the lines of names to the bars: there pins lead from their heads to their feet.
constexpr double tickSpacing = 84;
constexpr double besideBar = 6; // From a bar, or a pin's head, to its name.
constexpr double nearestPins = 12;
constexpr double reach = 3; // As near a command is pointed at.
constexpr int mostLines = 12;
constexpr double fontSize = 0.9;

/// Commands of a queue that don't overlap.
struct Row
{
    int lane = 0;
    const SubLane *commands = nullptr;
    int lines = 0;           ///< above the bars: the heads of pins, and names that have no space beside their bars
    QList<PlacedBar> placed; ///< those in sight
    double top = 0;          ///< of the bars
};

class TimelineItems
{
public:
    TimelineItems(const TimelineData &data, const Appearance &appearance, const SceneWindow &window)
        : m_data(data), m_appearance(appearance), m_window(window), m_metrics(appearance.interfaceFont(fontSize)),
          m_lineHeight(std::ceil(m_metrics.height())), m_width(std::max(1.0, window.size.width() - px(laneNames))), m_names(names()),
          m_corner(window.scrolled()), m_left(m_corner.x() + px(laneNames)), m_axis{window.origin.x(), 1 / window.scale},
          m_fitted(fittedAxis())
    {
        layOut();
    }
    Scene scene(const std::optional<MeasuredSpan> &measured);
    SceneWindow fitted(bool withBuilds) const;
    int heightWith(double barHeight) const
    {
        return int(std::ceil(m_scene.size.height() + double(m_rows.size()) * (px(barHeight) - m_barHeight)));
    }
    QRectF placeOf(int event) const;
    TimelinePins pins() const;

private:
    double px(double length) const { return m_appearance.px(length); }
    double drawn(qint64 ns) const { return m_data.fold.toDrawn(double(ns)); }
    TimeAxis fittedAxis() const;
    void layOut();
    QList<PlacedBar> placed(const SubLane &commands, const TimeAxis &axis) const
    {
        return placedBars(commands, axis, m_width, {px(leastBarWidth), px(leastBarWidth) + 1, px(mostMoved)});
    }
    double heightAbove(int lines) const { return lines > 0 ? lines * m_lineHeight + px(fan) : 0; } ///< the bars
    int linesAbove(int lane, const SubLane &commands) const;
    bool isFirst(const Row &row) const { return row.commands == &m_data.lanes[row.lane].subLanes.first(); } ///< of its lane

    bool beginsEarlier(const Row &row) const
    {
        return isFirst(row) && m_data.isLaneOfEarlier(row.lane) && !(row.lane > 0 && m_data.isLaneOfEarlier(row.lane - 1));
    }
    double earlierHeading() const { return m_lineHeight + px(10); }
    void addEarlierHeading();

    QStringList namesOf(int event) const;
    QStringList namesOfAlike(int event) const;
    TimelineNames names() const
    {
        return {[this](int event) { return namesOf(event); },
                [this](const QString &text) { return m_metrics.horizontalAdvance(text); },
                [this](int event) { return m_data.named.contains(event); },
                [this](int event) { return m_data.alike.value(event).first; },
                [this](int event) { return namesOfAlike(event); },
                px(besideBar),
                px(nearestPins)};
    }
    QRectF rectOf(const Row &row, const PlacedBar &bar) const { return {m_left + bar.left, row.top, bar.width, m_barHeight}; }
    QPointF headOf(const Row &row, const PlacedBar &pin) const
    {
        return {m_left + pin.head + 0.5, row.top - (row.lines > 0 ? px(fan) + m_lineHeight / 2 : -px(pinHead) / 2)};
    }
    Ink inkOf(int event) const { return commandInk(m_data.events[event].kind); }
    bool isLit(const Subject &subject) const { return subject == m_window.hovered || subject == m_window.chosen; }
    SceneItem &addBox(const QRectF &rect, const Ink &ink);
    void addText(const QRectF &rect, const QString &text, const Ink &ink, const Subject &subject)
    {
        m_scene.text(rect, {text, ink, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, fontSize}).subject = subject;
    }
    /// On a quiet ground: hatching, breaks and arrows lie behind it.
    void addName(const QRectF &rect, const QString &text, const Ink &ink, int event)
    {
        addBox({rect.left() - px(1), rect.center().y() - m_lineHeight / 2, rect.width() + px(2), m_lineHeight}, Ink::Surface);
        addText(rect, text, ink, CommandSubject{event});
    }
    void addRow(const Row &row);
    void addBar(const Row &row, const PlacedBar &bar);
    void addPin(const Row &row, const PlacedBar &pin);
    void addLabel(const Row &row, const TimelineLabel &label);
    void addLabelAbove(const Row &row, const TimelineLabel &label);
    void addOutOfSight(const Row &row);
    void addCriticalPath();
    void addArrows(bool areLit);
    void addArrow(const TimelineArrow &arrow, bool isLit);
    void addLaneNames();
    QRectF betweenRect(double drawnFromNs, double drawnToNs) const;
    QRectF breakRect(const TimeFold::Gap &gap) const;
    QRectF measuredRect(const MeasuredSpan &span) const
    {
        return betweenRect(m_data.fold.toDrawn(span.fromNs), m_data.fold.toDrawn(span.toNs));
    }
    void addMeasuredGround(const MeasuredSpan &span);
    void addMeasuredEdges(const MeasuredSpan &span);
    QRectF measuredPlate(const MeasuredSpan &span) const;
    void addMeasuredLength(const MeasuredSpan &span);
    static QString gapText(const TimeFold::Gap &gap) { return shownDuration(double(gap.time.toNs - gap.time.fromNs)); }
    void addBreaks();
    void addAxis(const QRectF &plate);
    QList<QRectF> addBreakLabels(const QRectF &axis, const QRectF &plate);

    const TimelineData &m_data;
    const Appearance &m_appearance;
    const SceneWindow &m_window;
    const QFontMetricsF m_metrics;
    const double m_lineHeight;
    const double m_width; ///< of the time
    const TimelineNames m_names;
    const QPointF m_corner; ///< of what is seen
    const double m_left;    ///< of the time that is seen
    const TimeAxis m_axis;
    const TimeAxis m_fitted; ///< for which lines above bars are counted: zooming moves no lane
    QList<Row> m_rows;
    double m_barHeight = 0;
    std::optional<double> m_earlierTop; ///< of the heading of the earlier run's lanes
    std::map<int, QRectF> m_inSight;    ///< the bars and pins of events
    QList<TimelineArrow> m_arrows;      ///< between those
    Scene m_scene;
};

/// The device's commands: names of the last ones end at them.
TimeAxis TimelineItems::fittedAxis() const
{
    return TimeAxis::fitting(0, drawn(m_data.shown.toNs), m_width, px(edge), px(edge));
}

SceneWindow TimelineItems::fitted(bool withBuilds) const
{
    const TimeSpan all = m_data.withBuilds;
    const TimeAxis axis = withBuilds ? TimeAxis::fitting(drawn(all.fromNs), drawn(all.toNs), m_width, px(edge), px(edge)) : m_fitted;
    SceneWindow window;
    window.isAcross = true;
    window.column = px(laneNames);
    window.size = m_window.size;
    window.scale = 1 / axis.nsPerPixel;
    window.origin.setX(axis.startNs);
    return window;
}

void TimelineItems::layOut()
{
    double above = 0;
    for (int lane = 0; lane < int(m_data.lanes.size()); ++lane) {
        for (const SubLane &commands : m_data.lanes[lane].subLanes) {
            m_rows << Row{lane, &commands, linesAbove(lane, commands), placed(commands, m_axis), 0};
            above += heightAbove(m_rows.last().lines) + (beginsEarlier(m_rows.last()) ? earlierHeading() : 0);
        }
    }
    const LaneSizes design;
    const LaneSizes sizes{px(design.least), px(design.most), px(design.barGap), px(design.laneGap)};
    double y = px(axisHeight + topGap);
    m_barHeight = std::floor(barHeightFor(int(m_rows.size()), int(m_data.lanes.size()), m_window.size.height() - y - above, sizes));
    for (Row &row : m_rows) {
        if (isFirst(row) && row.lane > 0)
            y += sizes.laneGap;
        if (beginsEarlier(row)) {
            m_earlierTop = y;
            y += earlierHeading();
        }
        row.top = y + heightAbove(row.lines);
        y = row.top + m_barHeight + sizes.barGap;
        for (const PlacedBar &bar : std::as_const(row.placed))
            m_inSight[bar.event] = rectOf(row, bar);
    }
    m_scene.size = {m_window.size.width(), y + sizes.laneGap};
}

/// A point of the command, that which is nearest to what is in sight, with the head of its pin, below the axis.
QRectF TimelineItems::placeOf(int event) const
{
    const RunEvent &command = m_data.events[event];
    const auto row =
        std::ranges::find_if(m_rows, [event](const Row &one) { return std::ranges::count(*one.commands, event, &TimelineBar::event) > 0; });
    const double above = heightAbove(std::min(row->lines, 1)) + px(axisHeight);
    const double ns = std::clamp(m_axis.startNs, drawn(command.startNs), drawn(std::max(command.startNs, command.endNs)));
    return {ns, row->top - above, 0, m_barHeight + above};
}

TimelinePins TimelineItems::pins() const
{
    TimelinePins pins = TimelinePins::None;
    for (const Row &row : m_rows) {
        const auto [first, last] = visibleBars(*row.commands, m_axis.toTime(0), m_axis.toTime(m_width));
        if (row.placed.size() < last - first)
            return TimelinePins::Some;
        if (std::ranges::any_of(row.placed, &PlacedBar::isShort))
            pins = TimelinePins::All;
    }
    return pins;
}

/// The lines above a row's bars that names need where all commands are in sight; what the host did is context, which has none.
int TimelineItems::linesAbove(int lane, const SubLane &commands) const
{
    if (m_data.lanes[lane].queue == u"host")
        return 0;
    int lines = 1; // For the heads of pins.
    for (const TimelineLabel &label : timelineLabels(placed(commands, m_fitted), m_width, mostLines, m_names))
        lines = std::max(lines, label.line + 1);
    return lines;
}

/// With its duration, and without. That what the host did is no command its lane says.
QStringList TimelineItems::namesOf(int event) const
{
    const RunEvent &command = m_data.events[event];
    const QString name = m_data.isOnHost(event) ? eventName(command) : commandName(command);
    return {name + u"  "_s + shownDuration(double(command.endNs - command.startNs)), name};
}

QStringList TimelineItems::namesOfAlike(int event) const
{
    const AlikeCommands all = m_data.alike.value(event);
    const QString name = commandName(m_data.events[event]);
    const QString count = QString::number(all.count), together = shownDuration(double(all.togetherNs));
    return {QObject::tr("%1 × %2  %3 together").arg(count, name, together), QObject::tr("%1 × %2").arg(count, name), name};
}

Scene TimelineItems::scene(const std::optional<MeasuredSpan> &measured)
{
    m_scene.scale = m_window.scale;
    m_scene.shows = Scene::Lit;
    for (const auto &[event, rect] : m_inSight) {
        const auto end = std::ranges::upper_bound(m_data.arrows, event, {}, &TimelineArrow::to);
        for (auto arrow = std::ranges::lower_bound(m_data.arrows, event, {}, &TimelineArrow::to); arrow != end; ++arrow) {
            if (m_inSight.contains(arrow->from))
                m_arrows << *arrow;
        }
    }
    addBreaks();
    if (measured)
        addMeasuredGround(*measured);
    addArrows(false); // Below the names of commands.
    for (const Row &row : std::as_const(m_rows))
        addRow(row);
    addCriticalPath();
    addArrows(true);
    if (measured)
        addMeasuredEdges(*measured);
    addLaneNames();
    addAxis(measured ? measuredPlate(*measured) : QRectF());
    if (measured)
        addMeasuredLength(*measured);
    return m_scene;
}

/// With sharp edges.
SceneItem &TimelineItems::addBox(const QRectF &rect, const Ink &ink)
{
    SceneItem &box = m_scene.box(rect, ink);
    box.isSmooth = false;
    return box;
}

void TimelineItems::addRow(const Row &row)
{
    for (const PlacedBar &bar : row.placed) { // Near a command, where no other is.
        const double head = headOf(row, bar).x();
        addBox(rectOf(row, bar).adjusted(-reach, 0, reach, 0), {}).subject = CommandSubject{bar.event};
        if (bar.isShort && row.lines > 0)
            addBox({head - reach, row.top - heightAbove(1), 2 * reach, heightAbove(1)}, {}).subject = CommandSubject{bar.event};
    }
    for (const bool isShort : {false, true}) {
        for (const PlacedBar &bar : row.placed) {
            if (bar.isShort == isShort)
                isShort ? addPin(row, bar) : addBar(row, bar);
        }
    }
    for (const TimelineLabel &label : timelineLabels(row.placed, m_width, row.lines, m_names))
        addLabel(row, label);
    addOutOfSight(row);
}

/// What the host did is outlined and hatched: it is context, not a command of the device.
void TimelineItems::addBar(const Row &row, const PlacedBar &bar)
{
    const QRectF rect = rectOf(row, bar);
    const Subject subject = CommandSubject{bar.event};
    SceneItem &item = addBox(rect, inkOf(bar.event));
    item.subject = subject;
    item.name = namesOf(bar.event).first();
    if (rect.width() >= px(leastRounded)) {
        item.isSmooth = true;
        item.radius = px(3);
        if (m_data.isOnHost(bar.event)) {
            item.shape = rect.adjusted(0.5, 0.5, -0.5, -0.5);
            item.pen.ink = item.fill;
            item.hatching = px(6);
            item.opacity = 0.6;
        }
    }
    if (isLit(subject))
        addBox(rect.adjusted(0, 0, -1, -1), {}).pen = {Ink::Text, subject == m_window.chosen ? 2.0 : 1.0};
}

/// Of a command that is too short for its length to be seen: a line, which nobody takes for a length, where its time is. Its head stands
/// above, beside those of its neighbours.
void TimelineItems::addPin(const Row &row, const PlacedBar &pin)
{
    const Subject subject = CommandSubject{pin.event};
    const Ink ink = isLit(subject) ? Ink::Text : inkOf(pin.event);
    const QRectF rect = rectOf(row, pin);
    const QPointF head = headOf(row, pin);
    const double thick = std::max(1.0, px(1));
    const double top = std::max(rect.top(), head.y());
    SceneItem &foot = addBox({rect.left(), top, thick, rect.bottom() - top}, ink);
    foot.subject = subject;
    foot.name = namesOf(pin.event).first();
    m_scene.line({head, QPointF(rect.left() + thick / 2, top)}, {ink, thick});
    QPainterPath circle;
    circle.addEllipse(head, px(pinHead) / 2, px(pinHead) / 2);
    m_scene.path(circle, ink).subject = subject;
}

void TimelineItems::addLabel(const Row &row, const TimelineLabel &label)
{
    if (label.place == TimelineLabel::Above || label.place == TimelineLabel::AboveBefore)
        return addLabelAbove(row, label);
    const int event = label.bar.event;
    const double gap = px(besideBar);
    QRectF rect = rectOf(row, label.bar);
    rect.setLeft(label.place == TimelineLabel::InBar   ? std::max(rect.left(), m_left)
                 : label.place == TimelineLabel::After ? rect.right()
                                                       : rect.left() - label.width);
    rect.setWidth(label.width);
    rect.adjust(gap, 0, 0, 0);
    if (label.place == TimelineLabel::InBar && !m_data.isOnHost(event))
        return addText(rect, label.text, inkOf(event).textOn(), CommandSubject{event});
    rect.setWidth(m_names.widthOf(label.text));
    addName(rect, label.text, m_data.isOnHost(event) ? Ink::Muted : Ink::Text, event);
}

/// In a line above the bars, with a line to its bar or the head of its pin.
void TimelineItems::addLabelAbove(const Row &row, const TimelineLabel &label)
{
    const double gap = px(besideBar);
    const QPointF head = headOf(row, label.bar);
    const double top = row.top - px(fan) - double(label.line + 1) * m_lineHeight;
    const double x = label.bar.isShort ? std::floor(head.x()) : std::max(m_left, rectOf(row, label.bar).left());
    const double until = label.bar.isShort ? head.y() - gap / 2 : row.top;
    if (label.line > 0 || !label.bar.isShort)
        addBox({x, top + 2, 1, until - top - 2}, Ink::Muted);
    const double wide = m_names.widthOf(label.text);
    const double left = label.place == TimelineLabel::AboveBefore ? x - gap - wide : x + gap;
    addName({left, top, wide, m_lineHeight}, label.text, Ink::Text, label.bar.event);
}

/// An empty lane would say that nothing happened: it names what is out of sight.
void TimelineItems::addOutOfSight(const Row &row)
{
    const OutOfSight hidden = outOfSight(m_data.lanes[row.lane], m_axis.toTime(0), m_axis.toTime(m_width));
    if (!isFirst(row) || hidden.event < 0)
        return;
    const QString name = u": "_s + eventName(m_data.events[hidden.event]);
    const QString duration = namesOf(hidden.event).first().section(u"  "_s, -1);
    const QString others = hidden.others == 0 ? QString() : QObject::tr(", and %1 more").arg(hidden.others);
    const QString where = hidden.isEarlier ? u"\u25c2 "_s + QObject::tr("earlier") : u"\u25b8 "_s + QObject::tr("later");
    const double gap = px(10);
    const QString text =
        fittingLabel({where + name + u"  "_s + duration + others, where + name, where}, m_width - 2 * gap, m_names.widthOf);
    const Subject subject = CommandSubject{hidden.event};
    const double wide = m_names.widthOf(text);
    addText({m_left + (hidden.isEarlier ? gap : m_width - gap - wide), row.top, wide, m_barHeight}, text,
            subject == m_window.hovered ? Ink::Text : Ink::Muted, subject);
}

/// A line below each of its commands, and below the gaps between two of one queue.
void TimelineItems::addCriticalPath()
{
    const double thick = px(3);
    QList<QRectF> lines;
    for (const auto &[event, rect] : m_inSight) {
        if (std::ranges::binary_search(m_data.critical, event))
            lines << QRectF(rect.left(), rect.bottom() + 1, std::max(rect.width(), thick), thick);
    }
    m_scene.boxes(lines, Ink::Accent).isSmooth = false;
}

/// Where there are many, those of the command that is pointed at, of the critical path, and those that are missing.
void TimelineItems::addArrows(bool areLit)
{
    constexpr int many = 120;
    const auto *shown = std::get_if<CommandSubject>(&m_window.lit());
    for (const bool areCritical : {false, true}) {
        for (const TimelineArrow &arrow : std::as_const(m_arrows)) {
            const bool isLit = shown && (arrow.from == shown->event || arrow.to == shown->event);
            const bool matters = isLit || arrow.isCritical || arrow.kind == DependencyKind::Missing;
            if (isLit == areLit && arrow.isCritical == areCritical && (matters || m_arrows.size() <= many))
                addArrow(arrow, isLit);
        }
    }
}

ScenePen arrowPen(const TimelineArrow &arrow, double width, bool isLit)
{
    ScenePen pen = dependencyPen(arrow.kind, arrow.kind == DependencyKind::Missing ? width * 1.5 : width);
    if (arrow.kind == DependencyKind::Kept)
        pen = {isLit ? Ink::Text : arrow.isCritical ? Ink::Accent : Ink::Muted, isLit || arrow.isCritical ? width * 1.4 : width};
    return pen;
}

/// From the end of one command to the beginning of another: across to another lane, within one below the commands between them.
void TimelineItems::addArrow(const TimelineArrow &arrow, bool isLit)
{
    const QRectF source = m_inSight.at(arrow.from), target = m_inSight.at(arrow.to);
    const double tip = px(isLit ? 8 : 6);
    const bool isBeside = source.top() == target.top();
    const ScenePen pen = arrowPen(arrow, px(isBeside ? 1 : 1.5), isLit);
    const double low = source.bottom() + px(4);
    // From the corner towards the other lane: a command's name stands after its middle.
    const double corner = target.top() > source.top() ? source.bottom() - px(2) : source.top() + px(2);
    const QPointF start(source.right(), isBeside ? low : corner);
    const QPointF end(target.left(), isBeside ? low : target.center().y());
    const double bend = std::max(2 * tip, std::abs(end.x() - tip - start.x()) / 2);
    QPainterPath path(start), head;
    if (isBeside) {
        const double deep = px(4 + 2 * (arrow.to % 4)); // Beside its neighbours.
        path.cubicTo(start + QPointF(0, deep), end + QPointF(-tip, deep), end + QPointF(-tip * 0.5, tip * 0.6));
        head.addPolygon(QPolygonF{end, end + QPointF(-tip, tip * 0.2), end + QPointF(-tip * 0.4, tip)});
    } else {
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(tip + bend, 0), end - QPointF(tip, 0));
        head.addPolygon(QPolygonF{end, end + QPointF(-tip - 1, -tip * 0.6), end + QPointF(-tip - 1, tip * 0.6)});
        m_scene.path(path, {}, {Ink::Surface, pen.width + px(2)}); // Keeps it apart from the bars that it crosses.
    }
    m_scene.path(path, {}, pen);
    head.closeSubpath();
    m_scene.path(head, pen.ink, {Ink::Surface, 1});
}

/// Stay at the left, below the axis.
void TimelineItems::addLaneNames()
{
    const double height = std::max(m_scene.size.height(), m_window.size.height());
    const QRectF ground(m_corner, QSizeF(px(laneNames), height));
    addBox(ground, Ink::Surface).covers = true;
    for (const Row &row : std::as_const(m_rows)) {
        const QRectF rect(ground.left() + px(edge), row.top, ground.width() - px(16), m_barHeight);
        if (isFirst(row))
            m_scene.text(rect, {m_data.laneName(row.lane), Ink::Text, Qt::AlignLeft | Qt::AlignVCenter, fontSize, false, Qt::ElideRight});
    }
    addBox({ground.right() - 1, ground.top(), 1, ground.height()}, Ink::Border);
    addEarlierHeading();
}

/// Across all of the view, between the lanes of the two runs.
void TimelineItems::addEarlierHeading()
{
    if (!m_earlierTop)
        return;
    addBox({m_corner.x(), *m_earlierTop, m_window.size.width(), 1}, Ink::Border);
    const QRectF rect(m_corner.x() + px(edge), *m_earlierTop + px(5), m_window.size.width() - 2 * px(edge), m_lineHeight);
    m_scene.text(rect, {m_data.earlierName, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter, fontSize, false, Qt::ElideRight});
}

/// Across all lanes, as far as it is in sight; else empty. That before the first command is not, while but its end is in sight.
QRectF TimelineItems::breakRect(const TimeFold::Gap &gap) const
{
    return gap.time.toNs <= 0 && gap.drawnFromNs < m_axis.startNs ? QRectF() : betweenRect(gap.drawnFromNs, gap.drawnToNs);
}

QRectF TimelineItems::betweenRect(double drawnFromNs, double drawnToNs) const
{
    const double left = std::max(0.0, m_axis.toPixel(drawnFromNs)), right = std::min(m_width, m_axis.toPixel(drawnToNs));
    const double top = m_corner.y() + px(axisHeight);
    const double height = std::max(m_scene.size.height(), m_window.size.height()) - px(axisHeight);
    return right >= left ? QRectF(m_left + std::round(left), top, std::max(1.0, std::round(right - left)), height) : QRectF();
}

/// Where time is left out the ground is another.
void TimelineItems::addBreaks()
{
    for (const TimeFold::Gap &gap : m_data.fold.gaps()) {
        const QRectF rect = breakRect(gap);
        if (rect.isEmpty())
            continue;
        SceneItem &ground = addBox(rect, Ink::Raised);
        ground.toolTip = ground.name = QObject::tr("%1 without a command, drawn short").arg(gapText(gap));
        for (const double x : {rect.left(), rect.right() - 1})
            addBox({x, rect.top(), 1, rect.height()}, Ink::Border);
    }
}

void TimelineItems::addMeasuredGround(const MeasuredSpan &span)
{
    const QRectF rect = measuredRect(span);
    if (rect.isEmpty())
        return;
    SceneItem &ground = addBox(rect, Ink::Accent);
    ground.opacity = 0.16;
    ground.name = measuredText(span);
}

/// Of the span those ends that are in sight.
void TimelineItems::addMeasuredEdges(const MeasuredSpan &span)
{
    const QRectF rect = measuredRect(span);
    if (rect.isEmpty())
        return;
    for (const double ns : {span.fromNs, span.toNs}) {
        const double x = m_axis.toPixel(m_data.fold.toDrawn(ns));
        if (x >= 0 && x <= m_width)
            addBox({m_left + std::round(x), rect.top(), std::max(1.0, px(1)), rect.height()}, Ink::Accent);
    }
}

/// In the axis, where nothing else is said then; empty: the span is out of sight.
QRectF TimelineItems::measuredPlate(const MeasuredSpan &span) const
{
    const QRectF rect = measuredRect(span);
    const double wide = m_names.widthOf(shownDuration(span.toNs - span.fromNs)) + 2 * px(8);
    const auto label = tickLabel({m_left, m_left + m_width}, rect.center().x(), wide);
    return rect.isEmpty() || !label ? QRectF() : QRectF(label->first, m_corner.y() + px(3), wide, px(axisHeight - 8));
}

void TimelineItems::addMeasuredLength(const MeasuredSpan &span)
{
    const QRectF rect = measuredRect(span), at = measuredPlate(span);
    if (at.isEmpty())
        return;
    addBox({rect.left(), m_corner.y() + px(axisHeight - 3), rect.width(), px(3)}, Ink::Accent);
    SceneItem &plate = m_scene.box(at, Ink::Accent, {}, px(3));
    plate.text = {shownDuration(span.toNs - span.fromNs), Ink::OnAccent, Qt::AlignCenter, fontSize, true};
    plate.toolTip = measuredText(span);
}

/// How long the breaks are, the longest first, each in the middle above its own: one that is moved would seem to be of its neighbour. Where
/// these labels stand, and the plate.
QList<QRectF> TimelineItems::addBreakLabels(const QRectF &axis, const QRectF &plate)
{
    QList<TimeFold::Gap> gaps = m_data.fold.gaps();
    std::ranges::stable_sort(gaps, std::ranges::greater(), [](const TimeFold::Gap &gap) { return gap.time.toNs - gap.time.fromNs; });
    QList<QRectF> placed;
    if (!plate.isEmpty())
        placed << plate;
    for (const TimeFold::Gap &gap : std::as_const(gaps)) {
        const QRectF rect = breakRect(gap);
        const QString text = u'+' + gapText(gap);
        const double wide = m_names.widthOf(text) + 2 * px(5);
        const auto label = tickLabel({axis.left(), axis.right()}, rect.center().x(), wide);
        const QRectF at = label ? QRectF(label->first, axis.top() + px(4), wide, axis.height() - px(10)) : QRectF();
        const QRectF around = at.adjusted(-px(4), 0, px(4), 0);
        if (rect.isEmpty() || !label || std::ranges::any_of(placed, [&](const QRectF &other) { return other.intersects(around); }))
            continue;
        placed << at;
        SceneItem &shown = m_scene.box(at, Ink::Surface, {Ink::Border, 1}, px(3));
        shown.text = {text, Ink::Text, Qt::AlignCenter, fontSize};
        shown.toolTip = QObject::tr("%1 without a command, drawn short").arg(gapText(gap));
    }
    return placed;
}

/// Stays at the top. The lengths of breaks go before the labels of ticks.
void TimelineItems::addAxis(const QRectF &plate)
{
    const QRectF ground(m_corner, QSizeF(m_window.size.width(), px(axisHeight)));
    addBox(ground, Ink::Raised).covers = true;
    const double gap = px(4);
    const QList<QRectF> breaks = addBreakLabels(ground.adjusted(gap, 0, -gap, 0), plate);
    double taken = ground.left() + gap; // Up to where labels stand: above the names of the queues there is space.
    for (const TimeTick &tick : foldedTicks(m_data.fold, m_axis, m_width, px(tickSpacing), double(m_data.lastStartNs))) {
        const double x = m_left + m_axis.toPixel(m_data.fold.toDrawn(tick.ns));
        if (x < m_left)
            continue;
        addBox({std::round(x), ground.bottom() - px(6), 1, px(6)}, Ink::Muted);
        double until = ground.right() - gap;
        for (const QRectF &label : breaks) {
            if (label.center().x() < x)
                taken = std::max(taken, label.right() + gap);
            else
                until = std::min(until, label.left() - gap);
        }
        const auto label = tickLabel({taken, until}, x, m_names.widthOf(tick.label));
        if (!label)
            continue;
        addText({label->first, ground.top(), label->second - label->first, ground.height() - gap}, tick.label, Ink::Muted, {});
        taken = label->second + 2 * gap;
    }
    addBox({ground.left(), ground.bottom() - 1, ground.width(), 1}, Ink::Border);
}

} // namespace

Scene timelineScene(const TimelineData &data, const Appearance &appearance, const SceneWindow &window,
                    const std::optional<MeasuredSpan> &measured)
{
    return TimelineItems(data, appearance, window).scene(measured);
}

SceneWindow fittedTimeline(const TimelineData &data, const Appearance &appearance, const QSizeF &size, bool withBuilds)
{
    SceneWindow window;
    window.size = size;
    return TimelineItems(data, appearance, window).fitted(withBuilds);
}

int timelineHeight(const TimelineData &data, const Appearance &appearance, double width, double barHeight)
{
    SceneWindow window;
    window.size = {width, 0};
    return TimelineItems(data, appearance, window).heightWith(barHeight);
}

TimelinePins timelinePins(const TimelineData &data, const Appearance &appearance, const SceneWindow &window)
{
    return TimelineItems(data, appearance, window).pins();
}

QRectF timelinePlace(const TimelineData &data, const Appearance &appearance, const SceneWindow &window, int event)
{
    return TimelineItems(data, appearance, window).placeOf(event);
}

Ink commandInk(CommandKind kind)
{
    constexpr double grey = 7; // of what neither computes nor moves data
    return {Ink::Mark, std::min(double(kind == CommandKind::Unmap ? CommandKind::Map : kind), grey)};
}

} // namespace kernelscope

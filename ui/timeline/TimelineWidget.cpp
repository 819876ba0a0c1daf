#include "ui/timeline/TimelineWidget.h"

#include <algorithm>
#include <numeric>

#include <QScrollBar>

#include "ui/layout/TimelineGeometry.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

namespace kernelscope {

constexpr double labelWidth = 92;
constexpr double axisHeight = 30;
constexpr double topGap = 10;
constexpr double comfortable = 33; // Of a bar.

QColor eventColour(const QString &kind, const Theme &theme)
{
    static const QStringList kinds{QStringLiteral("launch"), QStringLiteral("write"), QStringLiteral("read"), QStringLiteral("copy"),
                                   QStringLiteral("fill"),   QStringLiteral("carry"), QStringLiteral("map")};
    const auto known = kinds.indexOf(kind == u"unmap" ? QStringLiteral("map") : kind);
    return markColour(theme, known >= 0 ? int(known) : 7);
}

TimelineWidget::TimelineWidget(const Appearance &appearance, QWidget *parent) : QAbstractScrollArea(parent), m_appearance(appearance)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Timeline of the run's commands"));
    viewport()->setMouseTracking(true);
    connect(&appearance, &Appearance::changed, this, [this] {
        layoutRows();
        viewport()->update();
    });
}

void TimelineWidget::setEvents(const QList<RunEvent> &events, const PlanGraph &graph)
{
    m_events = events;
    m_lanes = timelineLanes(events);
    m_naming.clear();
    for (const TimelineLane &lane : std::as_const(m_lanes))
        m_naming << namingOf(lane);
    m_arrows = timelineArrows(events, graph);
    m_critical = criticalPath(events, m_arrows);
    m_arrows = withCriticalPath(m_arrows, m_critical);
    m_originNs = timeSpan(events, false).fromNs;
    m_inTime.resize(events.size());
    std::iota(m_inTime.begin(), m_inTime.end(), 0);
    std::stable_sort(m_inTime.begin(), m_inTime.end(), [&](int a, int b) { return events[a].startNs < events[b].startNs; });
    m_lastStartNs = m_originNs;
    for (const RunEvent &event : events)
        m_lastStartNs = std::max(m_lastStartNs, event.startNs);
    m_selected = -1;
    m_hovered = -1;
    layoutRows();
    fit();
}

int TimelineWidget::queueCount() const
{
    return int(std::ranges::count_if(m_lanes, [](const TimelineLane &lane) { return lane.queue != u"host"; }));
}

int TimelineWidget::wantedHeight() const
{
    return wantedHeight(widthBesideBar());
}

int TimelineWidget::wantedHeight(int width) const
{
    return heightWith(comfortable, width);
}

int TimelineWidget::leastHeight() const
{
    return heightWith(LaneSizes().least, widthBesideBar());
}

/// Whether there is a scroll bar depends on how many lines names need: not the other way round as well.
int TimelineWidget::widthBesideBar() const
{
    const bool mayScroll = verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    return contentsRect().width() - (mayScroll ? verticalScrollBar()->sizeHint().width() : 0);
}

int TimelineWidget::heightWith(double barHeight, int width) const
{
    const LaneSizes sizes;
    double height = axisHeight + topGap;
    double above = 0;
    for (int lane = 0; lane < int(m_lanes.size()); ++lane) {
        const int subLanes = int(m_lanes[lane].subLanes.size());
        height += double(subLanes) * (barHeight + sizes.barGap) + sizes.laneGap;
        for (int subLane = 0; subLane < subLanes; ++subLane)
            above += heightAbove(labelLinesOf(lane, subLane, width - m_appearance.px(labelWidth)));
    }
    return m_appearance.px(height) + int(above);
}

QRectF TimelineWidget::plotRect() const
{
    const double left = m_appearance.px(labelWidth);
    const double top = m_appearance.px(axisHeight);
    return {left, top, std::max(1.0, viewport()->width() - left), std::max(1.0, viewport()->height() - top)};
}

void TimelineWidget::layoutRows()
{
    m_rows.clear();
    int count = 0;
    for (const TimelineLane &lane : m_lanes)
        count += int(lane.subLanes.size());
    const LaneSizes design;
    const LaneSizes sizes{double(m_appearance.px(design.least)), double(m_appearance.px(design.most)),
                          double(m_appearance.px(design.barGap)), double(m_appearance.px(design.laneGap))};
    double y = m_appearance.px(axisHeight + topGap);
    QList<int> lines; // Of each row.
    for (int lane = 0; lane < int(m_lanes.size()); ++lane) {
        for (int subLane = 0; subLane < int(m_lanes[lane].subLanes.size()); ++subLane)
            lines << labelLinesOf(lane, subLane, widthBesideBar() - m_appearance.px(labelWidth));
    }
    double labels = 0;
    for (const int above : std::as_const(lines))
        labels += heightAbove(above);
    const double height = barHeightFor(count, int(m_lanes.size()), viewport()->height() - y - labels, sizes);
    for (int lane = 0; lane < int(m_lanes.size()); ++lane) {
        for (int subLane = 0; subLane < int(m_lanes[lane].subLanes.size()); ++subLane) {
            const int above = lines[m_rows.size()];
            y += heightAbove(above);
            m_rows.append({lane, subLane, QRectF(0, y, 0, height), above});
            y += height + sizes.barGap;
        }
        y += sizes.laneGap;
    }
    m_contentHeight = y;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, int(m_contentHeight) - viewport()->height()));
}

void TimelineWidget::resizeEvent(QResizeEvent *)
{
    layoutRows();
    if (m_fitted)
        fit();
}

void TimelineWidget::setAxis(const TimeAxis &axis)
{
    m_axis = axis;
    m_fitted = false;
    viewport()->update();
    Q_EMIT axisChanged();
}

/// The device's commands, with room behind each for its name, however short it is.
TimeAxis TimelineWidget::fittedAxis(double width) const
{
    const double least = m_appearance.px(12);
    const TimeSpan span = timeSpan(m_events, false);
    TimeAxis axis = TimeAxis::fitting(double(span.fromNs), double(span.toNs), width, least, least);
    const double perPixel = axis.nsPerPixel;
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.9));
    for (int lane = 0; lane < int(m_lanes.size()); ++lane) {
        for (const SubLane &subLane : m_lanes[lane].subLanes) {
            for (const TimelineBar &bar : subLane) {
                if (isOnHost(bar.event) || !(isNamedAbove(lane, bar.event) || bar == subLane.last()))
                    continue;
                const double name = metrics.horizontalAdvance(labelTexts(bar.event).first()) + 5 * least; // Its head may be moved.
                if (double(bar.endNs - bar.startNs) < name * perPixel)                                    // Else it stands inside.
                    axis.nsPerPixel = std::max(axis.nsPerPixel, double(bar.endNs - span.fromNs) /
                                                                    std::max(1.0, width - least - std::min(name, width * 0.6)));
            }
        }
    }
    axis.startNs = double(span.fromNs) - least * axis.nsPerPixel;
    return axis;
}

void TimelineWidget::fit()
{
    setAxis(fittedAxis(plotRect().width()));
    m_fitted = true;
}

void TimelineWidget::fitAll()
{
    const TimeSpan span = timeSpan(m_events, true);
    const double width = plotRect().width();
    const double behind = width - fittedAxis(width).toPixel(double(timeSpan(m_events, false).toNs));
    setAxis(TimeAxis::fitting(double(span.fromNs), double(span.toNs), width, m_appearance.px(12), behind));
}

void TimelineWidget::zoom(double factor)
{
    setAxis(m_axis.zoomedAt(plotRect().width() / 2, factor));
}

void TimelineWidget::selectEvent(int event)
{
    if (event == m_selected || event >= m_events.size())
        return;
    m_selected = event;
    if (event >= 0) {
        const double from = m_axis.toPixel(double(m_events[event].startNs));
        const double to = m_axis.toPixel(double(m_events[event].endNs));
        if (to < 0 || from > plotRect().width())
            setAxis({double(m_events[event].startNs) - plotRect().width() / 3 * m_axis.nsPerPixel, m_axis.nsPerPixel});
    }
    viewport()->update();
}

} // namespace kernelscope

#pragma once

#include <utility>

#include <QHash>
#include <QAbstractScrollArea>

#include "ui/layout/LabelLines.h"
#include "ui/layout/TimeAxis.h"
#include "ui/layout/TimelineArrows.h"
#include "ui/layout/TimelineLanes.h"

namespace kernelscope {

class Appearance;
struct Theme;

/// Draws the events of a run: a lane for each queue, a bar for each command, time from left to right. The wheel scrolls and
/// with Ctrl zooms; dragging moves; plus, minus, 0 and the arrow keys do the same. Tens of thousands of events stay quick:
/// of bars that fall into one pixel only one is drawn, and the next is found by binary search.
class TimelineWidget : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineWidget(const Appearance &appearance, QWidget *parent = nullptr);

    void setEvents(const QList<RunEvent> &events, const PlanGraph &graph = {});
    const QList<TimelineArrow> &arrows() const { return m_arrows; }
    const QList<int> &critical() const { return m_critical; } ///< the critical path
    void selectEvent(int event);                              ///< and brings it into sight; -1: none
    const TimeAxis &axis() const { return m_axis; }
    void zoom(double factor);   ///< around the middle
    void fit();                 ///< the device's commands
    void fitAll();              ///< with the builds
    int queueCount() const;     ///< without the host
    bool showsPins() const;     ///< commands too short to be drawn by their length are in sight
    bool leavesPinsOut() const; ///< of many in one place
    int wantedHeight() const;   ///< in pixels, to show all lanes at a comfortable height
    int wantedHeight(int width) const;
    int leastHeight() const; ///< to show all lanes

Q_SIGNALS:
    void eventSelected(int event);
    void axisChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    struct Row
    {
        int lane = 0;
        int subLane = 0;
        QRectF rect;        ///< of the bars, in the viewport's pixels
        int labelLines = 1; ///< above the bars: the heads of pins, and names that have no room beside their bars
    };
    /// Which commands of a lane have names in the lines above it.
    enum class Naming { None, Launches, All };
    enum class LabelIn { Bar, Behind, Before, Line };
    struct BarLabel
    {
        qsizetype bar = 0; ///< of those placed
        LabelIn place = LabelIn::Bar;
        QString text; ///< empty: it has no room
        int line = 0; ///< above the bars
        double width = 0;
    };
    int heightWith(double barHeight, int width) const;
    int widthBesideBar() const;
    void layoutRows();
    TimeAxis fittedAxis(double width) const;
    QRectF plotRect() const;
    Naming namingOf(const TimelineLane &lane) const;
    bool isNamedAbove(int lane, int event) const;
    int labelLinesOf(int lane, int subLane, double width) const;
    double labelLineHeight() const;
    double heightAbove(int lines) const; ///< of the bars
    double fanHeight() const;            ///< from the lines of names to the bars: there pins lead from their heads to their feet
    QList<PlacedBar> barsOf(const Row &row) const;
    QList<PlacedBar> barsOf(const SubLane &lane, const TimeAxis &axis, double width) const;
    QRectF barRect(const Row &row, const PlacedBar &bar) const;
    QPointF headOf(const Row &row, const PlacedBar &pin) const;
    int eventUnder(const QPointF &point) const;
    QString laneName(int lane) const;
    void drawAxis(QPainter &painter) const;
    void drawLabels(QPainter &painter) const;
    void drawRow(QPainter &painter, const Row &row) const;
    void drawPin(QPainter &painter, const Row &row, const PlacedBar &pin) const;
    void drawBar(QPainter &painter, const QRectF &rect, int event) const;
    void drawLabel(QPainter &painter, const Row &row, const PlacedBar &bar, const BarLabel &label) const;
    void drawLabelAbove(QPainter &painter, const Row &row, const PlacedBar &bar, const BarLabel &label) const;
    LabelPoint labelPoint(int lane, const PlacedBar &bar, double room, int lines) const;
    BarLabel labelInRow(const PlacedBar &bar, const std::pair<double, double> &between, double width, bool inFull) const;
    QList<BarLabel> labelsOf(const QList<PlacedBar> &bars, int lane, double width, int lines) const;
    QStringList labelTexts(int event) const;
    struct Hint
    {
        QString text;
        QRectF rect;
        int event = -1; ///< -1: there is none
    };
    Hint hintOf(const Row &row) const;
    void drawHint(QPainter &painter, const Row &row) const;
    bool isOnHost(int event) const;
    QHash<int, QRectF> rectsInSight() const;
    void drawCriticalPath(QPainter &painter, const QHash<int, QRectF> &rects) const;
    /// Those of the command that is pointed at are lit, and drawn above all.
    void drawDependencies(QPainter &painter, const QHash<int, QRectF> &rects, bool areLit) const;
    void drawArrow(QPainter &painter, const TimelineArrow &arrow, const QRectF &source, const QRectF &target, bool isLit) const;
    void step(int by);
    void setAxis(const TimeAxis &axis);

    const Appearance &m_appearance;
    QList<RunEvent> m_events;
    QList<TimelineLane> m_lanes;
    QList<Naming> m_naming; ///< of each lane
    QList<Row> m_rows;
    QList<TimelineArrow> m_arrows;
    QList<int> m_critical;
    QList<int> m_inTime; ///< events by start, for the arrow keys
    TimeAxis m_axis;
    qint64 m_originNs = 0;
    qint64 m_lastStartNs = 0; ///< of all commands
    double m_contentHeight = 0;
    int m_selected = -1;
    int m_hovered = -1;
    bool m_fitted = true; ///< follows the size until it is zoomed
    QPointF m_pressed;
    TimeAxis m_pressedAxis;
    bool m_dragging = false;
};

/// The colour of a kind of command.
QColor eventColour(const QString &kind, const Theme &theme);

} // namespace kernelscope

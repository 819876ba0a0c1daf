#pragma once

#include <array>
#include <vector>

#include <QPainter>
#include <QPainterPath>

#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

/// Draws tiles: buffers and local arrays as grids, what is used now and was used before, and where values came from. A mark is
/// never a colour alone: read now has a dot, written now a frame, read before a stroke, written before a bar at the bottom.
class TilesPainter
{
public:
    TilesPainter(QPainter &painter, const TilesLayout &look);
    void paint();
    void paintLegend(const QRectF &room);
    static double legendHeight(const TilesLayout &look, double width);
    struct Heading
    {
        QString name;
        QString title;   ///< behind the name
        QString reuse;   ///< below it; of a heading of one line part of the title
        QString outside; ///< behind these: what lies outside
        double used = 0; ///< by the name
    };
    const std::vector<Heading> &headings() const { return m_headings; } ///< by panel
    QRectF headingRect(int panel) const;                                ///< as far as its texts go
    /// By arrow: its way beside what lies between its ends; empty: it is a curve, as the ends don't lie below each other.
    std::vector<QPolygonF> routes();

private:
    void paintPanel(int panel);
    void paintTitle(int panel);
    void paintOverview(int panel);
    void paintStrip(int panel);
    void paintGrid(int panel);
    void paintOutside(const TileOutside &outside, const QRectF &cell);
    void paintFinding(Severity severity, const QRectF &cell);
    void paintFinding(Severity severity, const QRectF &cell, double side);
    void paintChosen(const QRectF &cell);
    struct Content
    {
        quint8 use = 0;
        QString value; ///< empty: none is written
    };
    void paintCell(int panel, quint64 element, const Content &content, const QRectF &cell);
    void paintUse(const QRectF &cell, quint8 use, bool hasValue = false);
    void markNow(const QRectF &cell, quint8 use, bool hasValue);
    void markBefore(const QRectF &cell, quint8 use, bool hasValue);
    void paintReuse(int panel, quint64 element, const QRectF &cell);
    void paintGrowth(const QRectF &cell, double share);
    void paintArrows();
    bool goesToRight(const TileArrow &arrow) const;
    QPolygonF routeOf(const TileArrow &arrow, bool isRight, int lane) const;
    double freeBeside(double x, double away, double top, double bottom) const;
    QPainterPath roundedWay(const QPolygonF &way) const;
    void paintCurve(const TileArrow &arrow);
    void paintWay(const QPainterPath &way, const QPointF &direction, bool isChosen);
    QRectF targetOf(int panel, quint64 element) const;
    QColor mixed(const QColor &colour, double share) const;
    struct HeadingRoom
    {
        QString name;
        QString outside;  ///< what lies outside, as much of it as has room
        double used = 0;  ///< by the name
        double title = 0; ///< behind it
        double last = 0;  ///< in the last line, beside what lies outside
    };
    HeadingRoom headingRoom(int panel) const;
    QList<QStringList> lastLines(int panel) const;
    struct HeadingTexts
    {
        HeadingRoom room;
        QStringList titles;
        QList<QStringList> lines;
    };
    void findHeadings();
    QColor overviewColour(quint8 use) const;
    static double markOfValue(const QRectF &cell);
    QColor useColour(quint8 use) const;

    QPainter &m_painter;
    const TilesLayout &m_look;
    QFont m_small;
    std::vector<Heading> m_headings;
    std::vector<QRectF> m_headingRects;       ///< by panel: as far as their texts go
    std::array<QColor, 16> m_overviewColours; ///< by use
};

} // namespace kernelscope

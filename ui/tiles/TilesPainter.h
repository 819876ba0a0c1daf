#pragma once

#include <array>

#include <QPainter>

#include "ui/tiles/TilesLook.h"

namespace kernelscope {

/// Draws tiles: buffers and local arrays as grids, what is used now and was used before, and where values came from. A mark is
/// never a colour alone: read now has a dot, written now a frame, read before a stroke, written before a bar at the bottom.
class TilesPainter
{
public:
    TilesPainter(QPainter &painter, const TilesLook &look);
    void paint();
    void paintLegend(const QRectF &room);
    static double legendHeight(const TilesLook &look, double width);

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
    void paintArrow(const TileArrow &arrow);
    QRectF targetOf(int panel, quint64 element) const;
    QColor mixed(const QColor &colour, double share) const;
    struct Heading
    {
        QString title;   ///< behind the name
        QString reuse;   ///< below it; of a heading of one line part of the title
        QString outside; ///< behind these: what lies outside
    };
    Heading headingOf(int panel, double room, double name) const;
    QColor overviewColour(quint8 use) const;
    static double markOfValue(const QRectF &cell);
    QColor useColour(quint8 use) const;

    QPainter &m_painter;
    const TilesLook &m_look;
    QFont m_small;
    std::array<QColor, 16> m_overviewColours; ///< by use
};

} // namespace kernelscope

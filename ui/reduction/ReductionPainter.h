#pragma once

#include <QPainter>

#include "ui/reduction/ReductionLook.h"

namespace kernelscope {

/// Draws a reduction: levels from top to bottom in the order of time, beside each of them who was active, and of the tree what
/// there is room for. Only what is in sight costs time.
class ReductionPainter
{
public:
    ReductionPainter(QPainter &painter, const ReductionLook &look);
    void paint();

private:
    struct State
    {
        bool later = false;
        bool lit = false;
    };
    State stateOf(int node) const;
    std::pair<int, int> levelsInSight() const;
    void paintBands();
    void paintGutter();
    void paintTitle(int level, const QRectF &row);
    QString fitting(const QStringList &longestFirst, double width) const;
    QString besideTitle(int level, bool isNewLaunch, double width, int lines) const;
    void findTitleWidth(int first, int last);
    QStringList activityTexts(int level) const;
    QStringList elementsTexts() const;
    int linesBelow(const QRectF &room) const;
    void paintActivity(int level, const QRectF &room);
    double paintStrip(int level, const QRectF &room);
    static int idleUntil(const std::vector<char> &active, int item, int perLine);
    void paintIdle(const QRectF &room);
    void paintSlot(const QRectF &slot, int item, int items, bool active, const QString &id);
    void paintEdges();
    void paintNodes();
    void findValuedLevels();
    double boxRoom(const PlacedNode &placed) const;
    double valueSize(const PlacedNode &placed) const;
    void paintNode(const PlacedNode &placed);
    void paintClosed();
    void paintExcerpt();
    void paintPart(const ReductionExcerpt &part);
    QString excerptText() const;
    void paintHidden(const PlacedNode &placed, int level);
    void paintWedge(const PlacedNode &placed, const QColor &colour);
    void paintBox(const PlacedNode &placed, const QColor &colour, const State &state);
    void paintDot(const PlacedNode &placed, const QColor &colour, const State &state);
    void paintHeld(const PlacedNode &placed, const QColor &colour, const State &state);
    QString bundleLabel(const ReductionNode &node, const QString &object, double width) const;
    QString fittingValue(std::optional<double> value, double width, const QFontMetricsF &metrics) const;
    QFont valueFont(double size) const;
    void paintLabel(const PlacedNode &placed, const QRectF &box);
    QColor faint(const QColor &colour, bool later) const;
    QColor laterLine() const;
    void paintMarker(const QRectF &slot, double below);
    QColor mixed(const QColor &colour, double share) const; ///< of the colour, on the surface
    double halfHeight() const;
    double lettersOfRow() const;

    QPainter &m_painter;
    const ReductionLook &m_look;
    const ReductionData &m_sheet;
    const PlacedNodes &m_scene;
    QFont m_small;
    std::vector<double> m_valueSizes; ///< by level: of the letters in which all its nodes show their values; 0: they don't
    double m_titleWidth = 0;          ///< of the phases in sight, without their steps
};

} // namespace kernelscope

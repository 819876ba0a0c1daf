#pragma once

#include "ui/layout/GraphLayout.h"

class QPainter;

namespace kernelscope {

class Appearance;

/// The graph of a plan as a picture: a box for each step, with its queue and what it reads and writes, and an arrow for each dependency,
/// with its buffers. What nothing orders is drawn in the colour of errors.
class GraphPainting
{
public:
    GraphPainting(const PlanGraph &graph, const Appearance &appearance);

    QSizeF size() const { return m_size; } ///< empty: there are no steps
    void paint(QPainter &painter) const;
    int stepAt(const QPointF &point) const; ///< -1: none
    QString toolTip(int step) const;

private:
    QString title(int step) const;
    QString below(int step) const;
    QColor colourOf(DependencyKind kind) const;
    QList<DependencyKind> kinds() const;
    void paintStep(QPainter &painter, int step) const;
    void paintLine(QPainter &painter, const GraphLine &line) const;
    void paintLabel(QPainter &painter, const GraphLine &line, QList<QRectF> &taken) const;
    void paintLegend(QPainter &painter) const;

    const PlanGraph &m_graph;
    const Appearance &m_appearance;
    GraphLayout m_layout;
    QPointF m_origin;
    QSizeF m_size{0, 0};
};

} // namespace kernelscope

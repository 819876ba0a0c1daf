#pragma once

#include "ui/scene/SceneView.h"

namespace kernelscope {

/// The lanes of a timeline. What is dragged over is measured; with Shift, or by the middle button, the lanes are moved. M measures the
/// chosen command, and from there to another one that is chosen then. Z, or a double click, zooms to what is measured, else to the command.
/// Escape lets go of the measure first.
class LanesView : public SceneView
{
    Q_OBJECT

public:
    using Span = std::pair<double, double>; ///< in units, the lesser first

    struct Places
    {
        std::function<std::optional<Span>(const Subject &subject)> spanOf;   ///< nothing: it has none
        std::function<double(double units, double within)> nearestEdge = {}; ///< of a command; else what was given
    };
    LanesView(const Appearance &appearance, Source source, Fit fit, Places places, QWidget *parent = nullptr);

    const std::optional<Span> &measured() const { return m_measured; }
    void measure(const std::optional<Span> &span);
    void zoomToMeasured(); ///< else to the chosen command

Q_SIGNALS:
    void measuredChanged();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    double unitsAt(const QPointF &pixel) const;
    double snapped(const QPointF &pixel) const;
    void measureChosen();
    bool isMeasured(const QPointF &pixel) const;

    Places m_places;
    std::optional<Span> m_measured;
    std::optional<Span> m_mark;     ///< the command that M was pressed at first
    std::optional<QPointF> m_begin; ///< of a drag that measures
    bool m_isMeasuring = false;
    bool m_wasDoubleClick = false;
};

} // namespace kernelscope

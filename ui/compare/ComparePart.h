#pragma once

#include <QFontMetricsF>

#include "ui/compare/CompareScene.h"

namespace kernelscope {

constexpr double compareMarkSize = 9; ///< of a run, at a scale of 1
constexpr double compareFontSize = 0.95;
constexpr double tallestBarRow = 5.2; ///< lines of text

/// What the kinds of a comparison's picture have in common: its title, which runs failed, and how lines are told apart.
class ComparePart
{
public:
    ComparePart(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit);

protected:
    double px(double length) const; ///< of a length of the design
    double textHeight() const { return m_metrics.height(); }
    SceneItem &say(const QRectF &rect, const QString &text, const Ink &ink, int flags = Qt::AlignLeft | Qt::AlignVCenter,
                   Qt::TextElideMode elide = Qt::ElideNone);
    void addTitle();
    void addMark(const QPointF &at, double size, int line);
    void addCross(const QPointF &at, double size, const CompareFailure &failure);
    void addFailureLines();
    QStringList failureLines() const;
    void addTarget(const QRectF &place, int line, int point, double reach = 0, const QPoint &cell = {-1, -1});
    /// The lines of a comparison are told apart by a colour, a mark, and where there are more of them by how they are drawn.
    static Ink lineInk(int line);
    static Qt::PenStyle lineStyle(int line);

    const CompareData &m_data;
    const QRectF m_area;
    const double m_scale;
    const QFontMetricsF m_metrics;
    const TimingSubject m_lit; ///< line -1: none
    Scene m_scene;

private:
    QStringList titleTexts() const;
};

Scene comparePlot(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit);
Scene compareBars(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit);
Scene compareMaps(const CompareData &data, const Appearance &appearance, const QRectF &area, const Subject &lit);

} // namespace kernelscope

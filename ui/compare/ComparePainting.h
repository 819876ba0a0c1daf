#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>

#include "ui/layout/ChartAxis.h"
#include "ui/models/CompareData.h"

class QFontMetricsF;
class QPainter;

namespace kernelscope {

class Appearance;

/// One run of a launch that is looked at; line -1: none.
struct ComparePick
{
    int line = -1;
    int point = -1;
    bool isEmpty() const { return line < 0; }
    bool operator==(const ComparePick &) const = default;
};

constexpr double compareMarkSize = 9; ///< of a run, at a scale of 1

/// A comparison laid out in a part of a widget or of a picture: a line for each launch of a sweep over the values of its parameter, a
/// heat map for each launch of a sweep over two, or a bar for each launch of a run. Lengths in pixels.
class ComparePainting
{
public:
    ComparePainting(const CompareData &data, const Appearance &appearance, const QRectF &area);

    void paint(QPainter &painter, const ComparePick &lit) const;
    ComparePick pickAt(const QPointF &place) const; ///< the run that is nearest, if one is near
    QPointF placeOf(const ComparePick &pick) const;
    QString failureAt(const QPointF &place) const; ///< which runs failed there, and why, a line each; empty: none

    /// In which everything can still be read, and in which it looks best.
    static double leastHeight(const CompareData &data, const Appearance &appearance);
    static double bestHeight(const CompareData &data, const Appearance &appearance);
    static double mostHeight(const CompareData &data, const Appearance &appearance); ///< that bars make use of

private:
    static double px(const Appearance &appearance, double length); ///< of a length of the design
    void layOutPlot();
    void layOutLegend(double available);
    void layOutBars();
    void layOutMaps();
    QRectF cellOf(int line, int place, int other) const; ///< of a map
    QColor heatOf(double value) const;
    void paintMaps(QPainter &painter, const ComparePick &lit) const;
    void paintMap(QPainter &painter, int line) const;
    void paintMapFailures(QPainter &painter, int line) const;
    void paintMapValues(QPainter &painter, int line) const;
    void paintFailureLines(QPainter &painter) const;
    void paintMapScale(QPainter &painter) const;
    double barTop(int line) const;
    QStringList titleTexts() const;
    double besidePlace(int line) const;
    void paintParts(QPainter &painter, const QRectF &bar, int line, double until) const;
    void paintTitle(QPainter &painter) const;
    void paintGrid(QPainter &painter) const;
    void paintPlaces(QPainter &painter) const;
    void paintLine(QPainter &painter, int line, const ComparePick &lit) const;
    void paintNames(QPainter &painter) const;
    QStringList failureLines() const;
    QPointF placeOf(const CompareFailure &failure) const;
    void paintFailures(QPainter &painter) const;
    void paintBar(QPainter &painter, int line, bool isLit) const;
    void paintBarBox(QPainter &painter, const QRectF &bar, int line, bool isLit) const;
    QColor colourOf(int line) const;
    double textHeight() const;

    const CompareData &m_data;
    const Appearance &m_appearance;
    QRectF m_area;
    QFont m_font;
    QRectF m_plot;
    ChartAxis m_across;
    ChartAxis m_up;         ///< from the bottom
    QList<double> m_ticks;  ///< of m_up
    QList<double> m_fine;   ///< of m_up, without a text
    double m_apart = 0;     ///< from one line's runs of a value to the next line's: their limits would lie on each other
    QList<double> m_names;  ///< middles of the lines' names behind their ends; empty: they are in the legend
    QList<QRectF> m_legend; ///< a place for each line's mark and name
    QList<QRectF> m_maps;   ///< the cells of each line's map, together
    double m_least = 0;     ///< of all values of the maps
    double m_most = 0;
    double m_barHeight = 0; ///< of a bar without its name
    double m_rowHeight = 0; ///< of a bar with its name
    double m_nameWidth = 0; ///< before the bars; 0: names stand above them
};

} // namespace kernelscope

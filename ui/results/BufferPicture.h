#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "support/LatestJob.h"
#include "ui/results/HeatScene.h"
#include "ui/results/HistogramScene.h"
#include "ui/results/LineScene.h"
#include "ui/results/PictureBar.h"

class QLabel;
class QStackedLayout;

namespace kernelscope {

class Appearance;
class ElidedLabel;
class SceneView;

/// A buffer as a heat map, a line, a histogram or an image. What takes long is computed by other threads: until then a coarse picture is
/// shown, or the one before.
class BufferPicture : public QWidget
{
    Q_OBJECT

public:
    explicit BufferPicture(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store, quint64 slice, const PictureChoice &choice,
              const Mismatches &mismatches = {});
    void setChoice(const PictureChoice &choice);
    void setSlice(quint64 slice);
    enum class Sight { Kept, Moved };
    void choose(std::optional<quint64> element, Sight sight = Sight::Moved); ///< silently; brings it into sight
    void clear();

    bool isPreparing() const;
    const HeatPicture &heat() const { return m_heat; }
    const Histogram &histogram() const { return m_histogram; }
    const LinePicture &line() const { return m_line; }
    SceneView &view() const; ///< that is in front
    Scene scene() const;     ///< what it shows, for a file
    HeatColours automaticColours() const;

Q_SIGNALS:
    void elementChosen(quint64 element);
    void seenChanged(); ///< another part of it is in sight
    void rangeKnown();  ///< automaticColours() are others
    void ready();       ///< isPreparing() no more

private:
    using Levels = std::shared_ptr<const std::vector<HeatLevels>>;
    struct Counted
    {
        Levels levels;
        NumberStatistics ofSlices;
    };
    struct SightKey
    {
        int generation = 0;
        HeatSight sight;
        bool hasLevels = false;
        bool operator==(const SightKey &) const = default;
    };
    struct Detail
    {
        QImage image;
        QImage marks;
    };
    struct LineKey
    {
        int generation = 0;
        qint64 first = 0, end = 0, most = 0;
        bool operator==(const LineKey &) const = default;
    };

    SceneView *makeView(const QString &name);
    void makeHeatView();
    void makeLineView();
    void makeHistogramView();
    void takeBytes(const BufferBytes &bytes);
    void makeGrid();
    void takeStatistics();
    void drawOverview();
    void wantDetail();
    void wantLine();
    void wantHistogram();
    void wantAll();
    void finished();
    void showChosen(const Subject &subject);
    QList<NumberGrid> grids() const;
    NumberGrid allSlices() const;
    NumberStatistics statisticsOf(bool isOfShown) const;
    HeatColours coloursOf(const PictureChoice &choice) const;
    static QImage drawn(const HeatPicture &heat, const Levels &levels, const Theme &theme, const QRectF &area, const QSize &size);
    void sayLit();
    void sayNotFinite();
    void goToNext(const QString &kind);
    qint64 cellOf(const Subject &subject) const;
    Subject subjectOf(qint64 cell) const;

    const Appearance &m_appearance;
    BufferResult m_buffer;
    PictureChoice m_choice;
    quint64 m_slice = 0;
    BufferBytes m_bytes;
    Mismatches m_mismatches;
    bool m_isOther = true; ///< of another shape than before: it is seen whole at first
    int m_generation = 0;
    HeatPicture m_heat;
    LinePicture m_line;
    Histogram m_histogram;
    std::vector<NumberStatistics> m_statistics; ///< of each grid that is drawn
    NumberStatistics m_ofSlices;                ///< of what is drawn, in all slices: they have one range
    bool m_areSlicesKnown = false;              ///< those are of all numbers, not of some of them
    Levels m_levels;                            ///< of each grid that is drawn; null: not yet

    QStackedLayout *m_views = nullptr;
    SceneView *m_heatView = nullptr;
    SceneView *m_lineView = nullptr;
    SceneView *m_histogramView = nullptr;
    ElidedLabel *m_lit = nullptr;
    QLabel *m_notFinite = nullptr;

    LatestJob<int, Counted> m_levelsJob;
    LatestJob<SightKey, Detail> m_detailJob;
    LatestJob<LineKey, LineLevels> m_lineJob;
    LatestJob<int, Histogram> m_histogramJob;
    LatestJob<int, qint64> m_nextJob;
};

} // namespace kernelscope

#pragma once

#include <tuple>
#include <unordered_set>

#include "support/LatestJob.h"
#include "ui/ndrange/NDRangePicture.h"
#include "ui/ndrange/PlannedRanges.h"
#include "ui/trace/TraceView.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace kernelscope {

class ElidedLabel;
class SceneView;
class Settings;

/// The NDRange of a launch: its work-groups and work-items with their ids. Of the trace where there is one; before that of the
/// plan, so that it is seen as soon as sizes are set.
class NDRangePanel : public TraceView
{
    Q_OBJECT

public:
    NDRangePanel(TraceStage &stage, const Settings &settings, Appearance &appearance, QWidget *parent = nullptr);

    SceneView &drawing() { return *m_drawing; }
    const NDRangePicture &picture() const { return m_picture; }
    QString heading() const;
    QString selectionText() const; ///< of what is chosen
    QString legendText() const;    ///< what the boxes and colours mean
    QString measureText() const;   ///< which colours are which numbers; empty: one colour
    QString recordedText() const;  ///< how many work-groups were recorded; empty where nothing was traced
    void showSelection();
    const std::optional<ItemMeasure> &measure() const { return m_measure; }

    Scene pictureScene() const override;

protected:
    QString reason() const override;
    bool tracingHelps() const override;
    bool isOld() const override { return false; } // The sizes are those of the plan, too.

private:
    struct Measured
    {
        std::shared_ptr<const Trace> trace;
        ItemMeasure measure;
        MemoryModel model;
        bool operator==(const Measured &) const = default;
    };
    QWidget *makeContent();
    void makeColours(QWidget *parent);
    std::shared_ptr<const Trace> shownTrace() const; ///< null: what is shown was not recorded
    void measureItems();
    void takeMeasures(const Measured &measured, ItemMeasures measures);
    QString rangeOfMeasures() const;
    QString measuredText(const Subject &subject) const;
    void takeRanges();
    void showRange();
    void takeSelection();
    void findFlagged(int launch);
    void choose(const Subject &subject);
    void hover(const Subject &subject);
    QWidget *makeDrawing(QWidget *parent);
    NDRangeDetail detail() const;
    QString flaggedText(quint64 all) const;
    QString describe(const Subject &subject) const; ///< its ids, and what was measured
    QString idsOf(const Subject &subject) const;
    Subject selected() const;
    std::optional<PlannedRange> tracedRange() const;
    std::optional<PlannedRange> range() const;

    QList<PlannedRange> m_ranges; ///< of the plan
    const Settings &m_settings;
    QComboBox *m_launches = nullptr;
    QComboBox *m_colours = nullptr;
    std::optional<ItemMeasure> m_measure;
    std::optional<Measured> m_measured; ///< that the picture has
    LatestJob<Measured, ItemMeasures> m_measuring{
        [this](const Measured &measured, ItemMeasures measures) { takeMeasures(measured, std::move(measures)); }};
    QLabel *m_heading = nullptr;
    QSpinBox *m_slice = nullptr;
    NDRangePicture m_picture;
    SceneView *m_drawing = nullptr;
    QLabel *m_legend = nullptr;
    ElidedLabel *m_info = nullptr;
    std::unordered_set<quint64> m_flagged;                 ///< work-groups that take part in a finding
    std::tuple<int, int, bool> m_flaggedOf{-1, -1, false}; ///< trace, launch, and whether they were looked for in it
};

} // namespace kernelscope

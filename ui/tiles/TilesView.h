#pragma once

#include <optional>

#include "support/LatestJob.h"
#include "trace/TraceIndices.h"
#include "ui/tiles/TilesLayout.h"
#include "ui/trace/TraceView.h"

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;

namespace kernelscope {

class ElidedLabel;
class SceneView;

/// Buffers and local arrays as matrices: what the work-group uses in each phase, and where local memory was filled from.
class TilesView : public TraceView
{
    Q_OBJECT

public:
    TilesView(TraceStage &stage, Appearance &appearance, QWidget *parent = nullptr);
    ~TilesView() override;

    SceneView &drawing() { return *m_drawing; }
    const TilesLayout &look(); ///< as it is drawn now
    bool isPreparing() const override;
    Scene pictureScene() const override;

protected:
    QString reason() const override;
    bool tracingHelps() const override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeBar(QWidget *parent);
    void makeDrawing();
    void addChoices(QHBoxLayout &layout);
    QWidget *makeSlice();
    QWidget *makeShape();
    void follow();
    bool isCurrent() const; ///< the sheet is of what is on the stage
    void takeSheet(const std::shared_ptr<const TilesData> &sheet);
    void takeShape();
    void showShape();
    void showMoment();
    void showChosen();
    void refresh(); ///< another moment, sheet or shape
    void redraw();  ///< the same, drawn otherwise
    Scene sceneOf(const SceneWindow &window);
    void describe();
    void choose(const Subject &subject);
    EventIndex eventOf(const ElementSubject &element) const;

    SceneView *m_drawing = nullptr;
    TilesLayout m_look;  ///< its sheet stays until the new one is there
    QSizeF m_laidOutIn;  ///< of the drawing; empty: it is to be laid out
    double m_legend = 0; ///< how high it is
    QWidget *m_bar = nullptr;
    QComboBox *m_who = nullptr;
    QComboBox *m_colours = nullptr;
    QComboBox *m_arrows = nullptr;
    QComboBox *m_objects = nullptr;
    QLineEdit *m_shape = nullptr;
    QWidget *m_sliceRow = nullptr;
    QSpinBox *m_slice = nullptr;
    ElidedLabel *m_text = nullptr;
    LatestJob<std::shared_ptr<const PhaseTable>, std::shared_ptr<const TilesData>> m_making{
        [this](const auto &, const std::shared_ptr<const TilesData> &sheet) { takeSheet(sheet); }};
};

/// How many columns a text asks for: "16 x 32" (rows and columns) or "32"; 0: an empty text, as declared; nullopt: neither.
std::optional<quint64> columnsFromText(const QString &text, quint64 elements);

} // namespace kernelscope

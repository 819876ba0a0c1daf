#pragma once

#include <optional>

#include "ui/reduction/ReductionGeometry.h"
#include "ui/trace/TraceView.h"

namespace kernelscope {

class ElidedLabel;
class ReductionSource;
class SceneView;
class ViewChoice;

/// How values were put together: the elements that were read, what was made of them phase by phase, and the result.
class ReductionView : public TraceView
{
    Q_OBJECT

public:
    ReductionView(TraceStage &stage, Appearance &appearance, QWidget *parent = nullptr);
    ~ReductionView() override;

    SceneView &drawing() { return *m_drawing; }
    const ReductionGeometry &geometry(); ///< as it is drawn now
    ReductionSource &source() { return *m_source; }
    bool isPreparing() const override;
    Scene pictureScene() const override;
    void bringPart(const QString &part) override; ///< "plan", "group" or "result"

protected:
    QString reason() const override;
    bool tracingHelps() const override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeDrawing();
    QWidget *makeBar(QWidget *parent);
    void takeSheet();
    void showMoment();
    SceneWindow fitting(const QSizeF &size);
    Scene sceneOf(const SceneWindow &window);
    void describe();
    void choose(const Subject &subject);

    ReductionSource *m_source = nullptr;
    SceneView *m_drawing = nullptr;
    ReductionShown m_shown;
    int m_partsOf = -1;                          ///< the node whose parts are shown
    std::optional<ReductionGeometry> m_geometry; ///< of what is drawn
    QWidget *m_bar = nullptr;
    ViewChoice *m_part = nullptr;
    int m_partBefore = -1; ///< notes asked for one
    ElidedLabel *m_text = nullptr;
};

} // namespace kernelscope

#pragma once

#include "ui/trace/TraceView.h"

class QComboBox;
class QHBoxLayout;

namespace kernelscope {

class ElidedLabel;
class ReductionCanvas;
class ReductionSource;

/// How values were put together: the elements that were read, what was made of them phase by phase, and the result.
class ReductionView : public TraceView
{
    Q_OBJECT

public:
    ReductionView(TraceStage &stage, Appearance &appearance, QWidget *parent = nullptr);
    ~ReductionView() override;

    ReductionCanvas &canvas() { return *m_canvas; }
    ReductionSource &source() { return *m_source; }
    bool isPreparing() const override;
    QSizeF pictureSize() const override;
    void paintPicture(QPainter &painter, const QRectF &into) const override;

protected:
    QString reason() const override;
    bool tracingHelps() const override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeBar(QWidget *parent);
    void addChoices(QHBoxLayout &layout);
    void addButtons(QHBoxLayout &layout);
    void tint();
    void takeSheet();
    void showMoment();
    void showSelected();
    void describe(int node);
    void choose(int node);

    ReductionSource *m_source = nullptr;
    ReductionCanvas *m_canvas = nullptr;
    QWidget *m_bar = nullptr;
    QComboBox *m_scope = nullptr;
    QComboBox *m_arrangement = nullptr;
    QComboBox *m_subgroups = nullptr;
    ElidedLabel *m_text = nullptr;
};

} // namespace kernelscope

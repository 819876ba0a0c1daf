#pragma once

#include <QAbstractSlider>
#include <QWheelEvent>

namespace kernelscope {

class Appearance;

/// The slider of the phases: a stretch for each phase, and the handle between their ends as far as the accesses of a phase
/// are done. Its value counts the stops, 0 being the beginning and n the end of phase n - 1.
class PhaseTrack : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit PhaseTrack(const Appearance &appearance, QWidget *parent = nullptr);

    /// `done` phases whole and a share of the next one.
    void setPhases(int count, double done);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stopChosen(int stop);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override { event->ignore(); } // The bar steps.

private:
    double left() const;
    double right() const;
    double xOf(double done) const;
    void choose(double x);

    const Appearance &m_appearance;
    double m_done = 0;
    bool m_isPressed = false;
};

} // namespace kernelscope

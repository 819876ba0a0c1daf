#pragma once

#include <memory>

#include <QAbstractScrollArea>

#include "ui/reduction/ReductionLook.h"
#include "ui/scene/Picture.h"

namespace kernelscope {

class Appearance;

/// Shows a reduction. Ctrl+wheel, + and - zoom across, dragging and the wheel move, 0 fits; the arrow keys walk from value to
/// value: up to what it was made of, down to what was made of it. Holds no truth: what is chosen, it is told.
class ReductionCanvas : public QAbstractScrollArea, public Picture
{
    Q_OBJECT

public:
    explicit ReductionCanvas(const Appearance &appearance, QWidget *parent = nullptr);

    void setSheet(const std::shared_ptr<const ReductionData> &sheet, const QStringList &launchNames);
    void setMoment(const ReductionMoment &moment);
    void setSelected(int node); ///< -1: none
    void setWorkItem(int localItem);
    void setSubgroupWidth(int width);

    void zoom(double factor);
    void fit();
    void reveal(int node);
    const ReductionLook &look() const { return m_look; }
    QPointF pointOf(int node) const; ///< in the viewport

    QSizeF pictureSize() const override;
    void paintPicture(QPainter &painter, const QRectF &into) const override;

Q_SIGNALS:
    void hovered(int node); ///< -1: none
    void chosen(int node);  ///< -1: nothing any more
    void laidOut();         ///< at another zoom, size or for another tree

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int, int) override;

private:
    void followAppearance();
    void layOut();
    void zoomAt(double x, double factor);
    double fittingZoom() const;
    int nodeUnder(const QPointF &point) const;
    void hover(int node);
    int stepped(int node, int key) const;
    void revealLevel(int level);

    const Appearance &m_appearance;
    std::shared_ptr<const ReductionData> m_sheet;
    ReductionLook m_look;
    bool m_isFitted = true; ///< stays so when the room changes
    QPoint m_pressed;
    QPoint m_scrollAtPress;
    bool m_isDragged = false;
};

} // namespace kernelscope

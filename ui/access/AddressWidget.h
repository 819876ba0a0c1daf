#pragma once

#include <QPixmap>
#include <QWidget>

#include "ui/access/AddressScene.h"

namespace kernelscope {

class Appearance;

/// Draws one step of a sub-group. Pointing at a work-item or at its bytes brings them out; a click or Return chooses its access; the
/// arrow keys go from work-item to work-item.
class AddressWidget : public QWidget
{
    Q_OBJECT

public:
    AddressWidget(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const AddressScene &scene);
    const AddressScene &scene() const { return m_scene; }
    void light(int access); ///< into the scene's lanes; -1: none
    int lit() const { return m_pointed >= 0 ? m_pointed : m_lit; }
    QRectF drawingArea() const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void accessChosen(kernelscope::EventIndex event);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    int accessAt(const QPointF &point) const;
    const QPixmap &ground();
    void choose(int access);

    const Appearance &m_appearance;
    AddressScene m_scene;
    QPixmap m_ground; ///< of the scene without what brings an access out; null: it is to be painted
    bool m_isDimmed = false;
    int m_lit = -1;
    int m_pointed = -1;
};

} // namespace kernelscope

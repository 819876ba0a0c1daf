#pragma once

#include <QWidget>

#include "ui/compare/ComparePainting.h"

namespace kernelscope {

/// A comparison, drawn. Hovering and the arrow keys choose a run, whose figures are told; Escape lets go.
class CompareChart : public QWidget
{
    Q_OBJECT

public:
    explicit CompareChart(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const CompareData &data);
    const CompareData &data() const { return m_data; }
    ComparePick pick() const { return m_hovered.isEmpty() ? m_chosen : m_hovered; }
    int pickedRow() const; ///< into CompareData::rows; -1: none
    void choose(const ComparePick &pick);
    QRectF drawingArea() const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void picked(int row); ///< into CompareData::rows; -1: none

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ComparePick beside(int key) const;
    ComparePick cellBeside(int key) const;
    void hover(const ComparePick &pick);
    void tell();

    const Appearance &m_appearance;
    CompareData m_data;
    ComparePick m_hovered;
    ComparePick m_chosen;
};

} // namespace kernelscope

#pragma once

#include <functional>
#include <optional>

#include <QAbstractScrollArea>

#include "trace/TraceLaunch.h"
#include "ui/layout/CellGrid.h"

namespace kernelscope {

class Appearance;

/// A grid of ids to choose one from: of the work-groups of an NDRange, or of the work-items of a work-group. Only what is in
/// sight is drawn, so that millions are no matter. The arrow keys move, Return and a click choose.
class IdGrid : public QAbstractScrollArea
{
    Q_OBJECT

public:
    struct Mark
    {
        bool isThere = false;   ///< filled; else only outlined
        bool isFlagged = false; ///< a corner is cut off in the colour of errors
    };
    using Marks = std::function<Mark(quint64)>;

    explicit IdGrid(const Appearance &appearance, QWidget *parent = nullptr);
    /// `size` of the range of ids, x first; linear ids count x fastest.
    void setIds(const Extent &size, int dimensions, const Marks &marks);
    void setCurrent(std::optional<quint64> id);
    QString textOf(quint64 id) const; ///< "(1, 2)"
    QSize sizeHint() const override;
    const CellGrid &grid() const { return m_grid; }
    QRectF rectOf(quint64 id) const; ///< in the viewport

Q_SIGNALS:
    void chosen(quint64 id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void layOut();
    void reveal(quint64 id);
    QPointF shift() const;
    void paintCell(QPainter &painter, qint64 cell) const;
    void paintTitle(QPainter &painter, qint64 slice) const;

    const Appearance &m_appearance;
    Extent m_size{1, 1, 1};
    int m_dimensions = 1;
    Marks m_marks;
    CellGrid m_grid;
    std::optional<quint64> m_current;
    qint64 m_cursor = 0;
    qint64 m_hovered = -1;
};

} // namespace kernelscope

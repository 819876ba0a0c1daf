#pragma once

#include <map>
#include <optional>
#include <unordered_set>
#include <utility>

#include <QList>
#include <QWidget>

#include "ui/layout/NDRangeGeometry.h"
#include "ui/trace/IdGrid.h"

namespace kernelscope {

class Appearance;

/// Draws an NDRange: its work-groups, in them their work-items, with ids where there is room. Ctrl and the wheel zoom, the wheel
/// and dragging move, arrow keys go from work-item to work-item.
class NDRangeWidget : public QWidget
{
    Q_OBJECT

public:
    explicit NDRangeWidget(const Appearance &appearance, QWidget *parent = nullptr);

    void setLaunch(const TraceLaunch &launch, const IdGrid::Marks &marks);
    void setFlagged(const std::unordered_set<quint64> &groups);  ///< what takes part in a finding; of many groups by their blocks
    void setRecorded(const std::unordered_set<quint64> &groups); ///< as far as blocks are filled
    bool outlinesGroups() const;                                 ///< there is room for an edge around each
    void setSlice(quint64 slice);
    void select(std::optional<quint64> group, std::optional<quint64> item);
    void fit();
    void zoom(double factor);
    const NDRangePlane &plane() const { return m_plane; }
    double scale() const { return m_view.scale; } ///< pixels of a work-item
    NDRangeDetail detail() const { return detailOf(m_plane, m_view.scale); }
    QRectF rectOf(quint64 group, std::optional<quint64> item) const; ///< in pixels
    void paint(QPainter &painter, const QRectF &area) const;
    QRectF usedArea() const; ///< of the widget what there is something to see in

    /// Where the ids of the work-groups stand: with each of them, or beside their rows and columns where that has no room.
    enum class GroupIds { Above, Inside, Margin };
    GroupIds groupIds() const;
    bool isBlockFlagged(quint64 group) const; ///< of the block that stands for it
    /// The ids in the margins: text and place, in pixels. Of one dimension each row's first group and what
    /// the columns add to it, of more the rows and columns.
    QList<std::pair<QString, QRectF>> marginIds() const;

Q_SIGNALS:
    void chosen(quint64 group, std::optional<quint64> item);
    void hovered(std::optional<quint64> group, std::optional<quint64> item);
    void scaleChanged(); ///< more or less of it can be told apart

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void setView(const NDRangeView &view);
    void paintGroup(QPainter &painter, quint64 group, NDRangeDetail detail, GroupIds ids, const QRectF &area) const;
    void paintFlag(QPainter &painter, const QRectF &box, NDRangeDetail detail, double edge) const;
    void paintCorner(QPainter &painter, const QRectF &box, NDRangeDetail detail, double edge) const;
    void paintItems(QPainter &painter, quint64 group, bool withLabels, const QRectF &area) const;
    void paintGroupId(QPainter &painter, quint64 group, const QRectF &box, GroupIds place) const;
    void fitInto(double margin);
    QString groupId(quint64 group) const;
    void paintBlocks(QPainter &painter, const QRectF &area) const;
    struct BlockCounts
    {
        quint64 side = 0;                                      ///< of the blocks; 0: they are to be counted
        std::map<std::pair<quint64, quint64>, quint64> counts; ///< of groups, by the first column and row
    };
    quint64 groupsIn(quint64 column, quint64 row, quint64 side) const;
    const BlockCounts &blocksOf(const std::unordered_set<quint64> &groups, BlockCounts &blocks, quint64 side) const;
    void forgetBlocks();
    QFont idFont() const;
    QString shortId(quint64 group, quint64 item) const;
    void paintSelection(QPainter &painter) const;

    const Appearance &m_appearance;
    TraceLaunch m_launch;
    IdGrid::Marks m_marks;
    std::unordered_set<quint64> m_flagged;
    std::unordered_set<quint64> m_recorded;
    mutable BlockCounts m_flaggedBlocks;
    mutable BlockCounts m_recordedBlocks;
    quint64 m_slice = 0;
    NDRangePlane m_plane;
    NDRangeView m_view;
    std::optional<quint64> m_group;
    std::optional<quint64> m_item;
    bool m_isFitted = true;
    QPointF m_pressed;
    NDRangeView m_pressedView;
    bool m_isDragging = false;
};

} // namespace kernelscope

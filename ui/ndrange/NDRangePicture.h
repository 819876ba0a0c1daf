#pragma once

#include <map>
#include <memory>
#include <optional>
#include <unordered_set>
#include <utility>

#include "analysis/ItemMeasures.h"
#include "ui/layout/NDRangeGeometry.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

/// An NDRange as a picture: its work-groups, in them their work-items, with ids as far as there is space. Where its groups are too many to
/// see each, blocks stand for them. Units are work-items. Of a million groups only what is in sight is made.
class NDRangePicture
{
public:
    explicit NDRangePicture(const Appearance &appearance);

    void setRange(const NDRange &range, quint64 slice);
    void setGroups(const std::unordered_set<quint64> &recorded, const std::unordered_set<quint64> &flagged);
    void setMeasures(std::shared_ptr<const ItemMeasures> measures); ///< colour what was recorded; null: one colour
    const std::shared_ptr<const ItemMeasures> &measures() const { return m_measures; }
    Ink inkOf(double value) const; ///< of the measures, from the least to the most
    const NDRange &range() const { return m_range; }
    const NDRangePlane &plane() const { return m_plane; }
    bool isRecorded(quint64 group) const { return m_recorded.contains(group); }
    bool isFlagged(quint64 group) const { return m_flagged.contains(group); } ///< it takes part in a finding

    SceneWindow fit(const QSizeF &size); ///< arranges groups of one dimension so that they are largest
    Scene scene(const SceneWindow &window) const;
    QRectF usedArea(const SceneWindow &fitted) const; ///< what there is something to see in, in pixels
    Subject at(const QPointF &units) const;
    Subject beside(const Subject &subject, int key) const; ///< over the border of a group to the next one

    /// Where the ids of the work-groups stand: with each of them, or beside their rows and columns where that has no space.
    enum class GroupIds { Above, Inside, Margin };
    GroupIds groupIds(double scale) const;
    bool outlinesGroups(double scale) const; ///< there is space for an edge around each
    /// The ids in the margins: text and place, in pixels of the plane. Of one dimension each row's first group and what the columns add to
    /// it, of more the rows and columns.
    QList<std::pair<QString, QRectF>> marginIds(const SceneWindow &window) const;

private:
    friend class NDRangeItems;
    using Blocks = std::map<std::pair<quint64, quint64>, quint64>; ///< how many groups, by the first column and row
    struct BlockCounts
    {
        quint64 side = 0; ///< of the blocks; 0: they are to be counted
        Blocks blocks;
    };
    SceneWindow fitInto(const QSizeF &size, double edge) const;
    struct Means
    {
        quint64 side = 0;                                                       ///< of the blocks; 0: they are to be made
        std::map<std::pair<quint64, quint64>, std::pair<double, quint64>> sums; ///< and how many groups, by the first column and row
    };
    std::optional<double> meanOfBlock(quint64 column, quint64 row, quint64 side) const;
    const Blocks &blocksOf(const std::unordered_set<quint64> &groups, BlockCounts &counts, quint64 side) const;
    QString groupId(quint64 group) const;

    const Appearance &m_appearance;
    NDRange m_range;
    quint64 m_slice = 0;
    double m_aspect = 1;
    NDRangePlane m_plane;
    std::unordered_set<quint64> m_recorded;
    std::unordered_set<quint64> m_flagged;
    std::shared_ptr<const ItemMeasures> m_measures;
    mutable Means m_means;
    mutable BlockCounts m_recordedBlocks;
    mutable BlockCounts m_flaggedBlocks;
};

} // namespace kernelscope

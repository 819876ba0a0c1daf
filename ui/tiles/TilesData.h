#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QHash>

#include "pictures/FindingCells.h"
#include "pictures/OutsideAccesses.h"
#include "pictures/TileMap.h"

namespace kernelscope {

/// A buffer or local array that the group used.
struct TilePanel
{
    ObjectIndex object;
    bool isLocal = false;
    bool isWritten = false; ///< by the group, at any time
    TileReuse reuse;
    OutsideAccesses outside;
    QList<FindingCell> findings;                    ///< by element
    std::vector<std::pair<quint64, quint64>> reads; ///< element, how often; by element
    std::vector<int> lastUse; ///< by phase: the newest phase up to it that used the object, before the first use that one
    /// Elements whose value is added up before it is stored: when what goes into it was read, by position.
    QHash<quint64, std::vector<quint32>> growth;

    quint64 readsOf(quint64 element) const;
    const FindingCell *findingAt(quint64 element) const; ///< null: none
};

/// The tiles of one work-group with all that drawing them needs. Immutable once made, which takes O(events of the group).
struct TilesData
{
    std::shared_ptr<const PhaseTable> phases;
    std::unique_ptr<const TileMap> map;
    std::vector<TilePanel> panels; ///< global and constant memory, then local memory
    QString reason;                ///< a sentence: why there is nothing to draw

    static std::shared_ptr<const TilesData> make(const std::shared_ptr<const PhaseTable> &phases, const QList<Finding> &findings,
                                                 const std::stop_token &stop = {});

    const Trace &trace() const { return phases->trace(); }
    const BoundObject &object(int panel) const { return trace().objects()[panels[std::size_t(panel)].object.value]; }
    int panelOf(ObjectIndex object) const; ///< -1: none
    int panelNamed(const QString &name) const;
    /// How much of what goes into an element had been read: 0 to 1; nullopt: it is not added up.
    std::optional<double> grown(int panel, quint64 element, int position) const;

private:
    void addPanel(ObjectIndex object, const QList<Finding> &findings);
    void findUses(TilePanel &panel) const;
    void findGrowth(TilePanel &panel) const;
};

} // namespace kernelscope

#pragma once

#include <span>
#include <vector>

#include <QByteArray>
#include <QList>

#include "trace/TraceLayout.h"

namespace kernelscope {

/// What decides how long the tables of a trace buffer are.
struct TraceBufferShape
{
    QList<quint64>
        argumentSizes;       ///< bytes, of images pixels in a row, of samplers samplerBits; one for each parameter of the user's kernel
    quint64 groupsTotal = 1; ///< of the launch
    quint64 itemsOfGroup = 1;
    quint64 sites = 0;
    quint32 loopBudget = 0;
    quint32 lanes = 0;         ///< of each block; 0: lanesFor() the work-group's size
    bool sparesValues = false; ///< of loads in streaks
    quint32 localPattern = traceLayout::usualLocalPattern;
    quint32 steppedGroup = traceLayout::notRecorded;
    QList<QByteArray> contents = {}; ///< of each parameter what it pointed to before the launch, or nothing; empty: of none

    quint64 lanesOfBlock() const { return lanes ? lanes : traceLayout::lanesFor(itemsOfGroup); }
};

/// The words in front of a trace buffer's data, as the host lays them out before a launch (TraceLayout.h). Pure arithmetic.
class TraceBufferTables
{
public:
    /// A buffer for recording these groups, linear ids in ascending order. It has no capacity yet: it counts only.
    TraceBufferTables(const TraceBufferShape &shape, const std::vector<quint64> &groups);

    /// Gives each block the room that the neediest of its work-items needs, and all of them less where that were more than
    /// `mostWords` of data together. False when they got less.
    bool makeRoom(std::span<const quint64> needed, quint64 mostWords);

    /// Whether all work-items had enough, by their table after a launch.
    bool hadRoom(std::span<const quint32> items) const;

    quint64 segments() const { return m_segments; }
    quint64 itemsAt() const { return m_itemsAt; } ///< positions in words
    quint64 faultsAt() const { return m_faultsAt; }
    quint64 dataAt() const { return m_dataAt; }
    quint64 totalWords() const { return m_totalWords; }

    /// The tables: what is written to the buffer's start, dataAt() words.
    std::vector<quint32> words() const;

private:
    void putHeader(std::vector<quint32> &words) const;
    void putContents(std::vector<quint32> &words) const;
    void putBlocks(std::vector<quint32> &words) const;

    TraceBufferShape m_shape;
    std::vector<quint64> m_groups;
    std::vector<quint32> m_capacities; ///< of each block's lanes
    quint64 m_lanes = 1;
    quint64 m_segments = 0;
    quint64 m_argumentsAt = 0;
    quint64 m_groupsAt = 0;
    quint64 m_itemsAt = 0;
    quint64 m_blocksAt = 0;
    quint64 m_faultsAt = 0;
    quint64 m_contentsAt = 0;
    quint64 m_dataAt = 0;
    quint64 m_totalWords = 0;
};

/// Words that each work-item's events take, from the item table as it was read back.
std::vector<quint64> neededWords(std::span<const quint32> items);
/// Words of values that each of them did not record.
std::vector<quint64> sparedWords(std::span<const quint32> items);

/// What to give work-items that had so much `room`, where some of them needed more than when they were counted: as much as the neediest
/// of their place in any group, since groups may have changed roles (the last to finish adds up); `again`: that did not do, so half as
/// much more than the neediest of all.
std::vector<quint64> moreRoom(std::span<const quint64> room, std::span<const quint64> needed, quint64 itemsOfGroup, bool again);

/// Words of the data that a group takes among others, of which it shares the last block with the next one.
quint64 paddedWords(std::span<const quint64> neededOfGroup, quint64 lanes);

} // namespace kernelscope

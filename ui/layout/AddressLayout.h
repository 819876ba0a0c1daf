#pragma once

#include <span>
#include <vector>

#include <QRectF>

#include "analysis/SubgroupAccess.h"

namespace kernelscope {

/// Where the work-items of a sub-group stand in a row, by lane.
std::vector<QRectF> laneBoxes(int lanes, const QRectF &row);

/// What one lane touched of a segment or word: both ends of the line from the lane to its bytes.
struct AddressLink
{
    std::size_t access = 0; ///< into the step's accesses
    QRectF bytes;           ///< that it touched

    bool operator==(const AddressLink &) const = default;
};

/// What lies outside of the objects: a place before the drawing and one after it, as far as there is need of them, with a part for each
/// element that is touched there.
struct OutsideLayout
{
    QRectF before; ///< null: nothing lies there
    QRectF behind;
    std::vector<AddressLink> links;
    QRectF left; ///< what is left for the rest
};
OutsideLayout layoutOutside(std::span<const LaneAccess> lanes, const QRectF &area, double width);

/// Global memory: the segments that the step's transactions bring, from the lowest address up, each as wide as the others.
struct SegmentLayout
{
    struct Segment
    {
        int object = 0;
        qint64 offset = 0; ///< bytes into the object
        QRectF rect;
        bool follows = false; ///< right after the one before
        qint64 usedBytes = 0;
    };
    std::vector<Segment> segments;
    std::vector<AddressLink> links;
    quint64 hidden = 0; ///< segments that found no space: the highest addresses
};

/// Segments further apart than the next stand with a gap between them. `row`: where they are drawn. Without what lies outside.
SegmentLayout layoutSegments(std::span<const LaneAccess> lanes, const MemoryModel &model, const QRectF &row);

/// Local memory: a column for each bank, in it the words that the step asks of it, from the top: so many turns it takes.
struct BankLayout
{
    struct Word
    {
        int bank = 0;
        int turn = 0;
        int object = 0;
        qint64 offset = 0; ///< bytes into the object
        QRectF rect;
        std::size_t access = 0; ///< the first that asks for it
    };
    std::vector<QRectF> banks; ///< the whole columns
    std::vector<Word> words;
    std::vector<AddressLink> links;
    int turns = 0;       ///< of the fullest bank
    int hiddenTurns = 0; ///< that found no space
};

/// `area`: of the columns. `wordHeight`: at most, and a quarter of it at least. Without what lies outside.
BankLayout layoutBanks(std::span<const LaneAccess> lanes, const MemoryModel &model, const QRectF &area, double wordHeight);

} // namespace kernelscope

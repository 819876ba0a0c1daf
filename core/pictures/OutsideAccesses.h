#pragma once

#include <vector>

#include "pictures/PhaseTable.h"

namespace kernelscope {

/// An element where there is none, and when it was accessed.
struct OutsideElement
{
    qint64 element = 0;         ///< negative before the object
    std::vector<int> positions; ///< see PhaseTable

    bool operator==(const OutsideElement &) const = default;
};

/// When something was accessed, seen from a moment.
enum class AccessTime { Later, Now, Before };
/// Of accesses at these positions; those from `from` to `to` are now.
AccessTime accessTime(const std::vector<int> &positions, int from, int to);

/// Accesses of a work-group that lay outside of an object.
struct OutsideAccesses
{
    int count = 0;
    QString first; ///< what the first one goes to: "data[-1]", "im(-1, 3)"
    /// By element; of many those that lie nearest to the object's ends. Empty of an image, whose pixels lie in several dimensions.
    std::vector<OutsideElement> elements;

    bool operator==(const OutsideAccesses &) const = default;
};

/// O(accesses of the group) where the launch has any, else nothing.
OutsideAccesses accessesOutside(const PhaseTable &phases, ObjectIndex object);

/// "data[-1] lies outside of it", "3 accesses lie outside of it, the first at data[-1]"; empty: none.
QString outsideText(const OutsideAccesses &outside);

} // namespace kernelscope

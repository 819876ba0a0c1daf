#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include <QList>

#include "support/Fields.h"

namespace kernelscope {

/// One to three sizes, or an id, x first, as OpenCL counts dimensions.
using Sizes = QList<quint64>;

/// Three sizes or ids, x first; unused dimensions are 1 (sizes) or 0 (ids and offsets).
using Extent = std::array<quint64, 3>;

constexpr quint64 volume(const Extent &extent)
{
    return extent[0] * extent[1] * extent[2];
}
constexpr Extent unflatten(quint64 index, const Extent &size)
{
    return {index % size[0], index / size[0] % size[1], index / size[0] / size[1]};
}

/// The work-items of a launch, in work-groups whose size is known. Numbers of work-groups, and of work-items within one, are linear ids, x
/// fastest.
struct NDRange
{
    int dimensions = 1;
    Extent global{1, 1, 1};
    Extent local{1, 1, 1};
    Extent offset{0, 0, 0};

    NDRange() = default;
    /// Of as many dimensions as `globalSize` has; the others may be empty.
    NDRange(const Sizes &globalSize, const Sizes &localSize, const Sizes &globalOffset = {});

    Extent groups() const
    {
        const auto along = [this](std::size_t d) {
            const quint64 size = std::max<quint64>(1, local[d]);
            return std::max<quint64>(1, global[d] / size + (global[d] % size != 0));
        };
        return {along(0), along(1), along(2)};
    }
    bool isUniform() const ///< all work-groups have the same size: none is cut off at an end
    {
        return global[0] % local[0] == 0 && global[1] % local[1] == 0 && global[2] % local[2] == 0;
    }
    quint64 groupsTotal() const { return volume(groups()); }
    quint64 itemsOfGroup() const { return volume(local); }

    Extent groupId(quint64 group) const { return unflatten(group, groups()); }
    Extent localId(quint64 item) const { return unflatten(item, local); }
    Extent globalId(quint64 group, quint64 item) const; ///< with the offset

    /// The work-group with this id; nullopt: there is none.
    std::optional<quint64> groupOf(const Sizes &groupId) const;
    /// The work-group that the work-item with this global id (0 in dimensions that the range does not have) is in; nullopt: there is none.
    std::optional<quint64> groupWith(const Sizes &globalId) const;
    /// The work-item with this global id, within its work-group; nullopt: there is none.
    std::optional<quint64> itemOf(const Sizes &globalId) const;

    bool operator==(const NDRange &) const = default;
    KERNELSCOPE_FIELDS(dimensions, global, local, offset)
};

} // namespace kernelscope

#pragma once

#include <array>

#include <QString>

#include "support/Fields.h"

namespace kernelscope {

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

/// The launch that was traced, and how much of it was recorded.
struct TraceLaunch
{
    QString name; ///< the step's
    QString kernel;
    QString device;
    int dimensions = 1;
    Extent global{1, 1, 1};
    Extent local{1, 1, 1};
    Extent offset{0, 0, 0};
    quint64 lostEvents = 0;       ///< about so many found no room: the kernel did more than in the counting launch
    quint64 unfinishedItems = 0;  ///< recorded work-items that did not reach the kernel's end
    quint64 untracedAccesses = 0; ///< places of the source whose accesses can't be recorded

    Extent groups() const { return {global[0] / local[0], global[1] / local[1], global[2] / local[2]}; }
    quint64 groupsTotal() const { return volume(groups()); }
    quint64 itemsOfGroup() const { return volume(local); }
    bool operator==(const TraceLaunch &) const = default;
    static constexpr void fields(const auto &visit)
    {
        using L = TraceLaunch;
        visit(Field("name", &L::name), Field("kernel", &L::kernel), Field("device", &L::device), Field("dimensions", &L::dimensions),
              Field("global", &L::global), Field("local", &L::local), Field("offset", &L::offset), Field("lostEvents", &L::lostEvents),
              Field("unfinishedItems", &L::unfinishedItems), Field("untracedAccesses", &L::untracedAccesses));
    }
};

} // namespace kernelscope

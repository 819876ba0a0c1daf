#include "plan/NDRange.h"

#include <algorithm>

namespace kernelscope {

NDRange::NDRange(const Sizes &globalSize, const Sizes &localSize, const Sizes &globalOffset)
    : dimensions(int(std::clamp<qsizetype>(globalSize.size(), 1, 3)))
{
    for (qsizetype d = 0; d < dimensions; ++d) {
        const auto k = std::size_t(d);
        global[k] = globalSize.value(d, 1);
        local[k] = localSize.value(d, 1);
        offset[k] = globalOffset.value(d, 0);
    }
}

Extent NDRange::globalId(quint64 group, quint64 item) const
{
    const Extent of = groupId(group);
    const Extent within = localId(item);
    Extent id{};
    for (std::size_t d = 0; d < id.size(); ++d)
        id[d] = offset[d] + of[d] * local[d] + within[d];
    return id;
}

std::optional<quint64> NDRange::groupOf(const Sizes &groupId) const
{
    if (groupId.size() != dimensions || dimensions > 3)
        return std::nullopt;
    const Extent all = groups();
    quint64 group = 0;
    for (auto d = std::size_t(dimensions); d-- > 0;) {
        if (groupId[qsizetype(d)] >= all[d])
            return std::nullopt;
        group = group * all[d] + groupId[qsizetype(d)];
    }
    return group;
}

std::optional<quint64> NDRange::groupWith(const Sizes &globalId) const
{
    if (!itemOf(globalId))
        return std::nullopt;
    Sizes id;
    for (qsizetype d = 0; d < dimensions; ++d)
        id << (globalId[d] - offset[std::size_t(d)]) / local[std::size_t(d)];
    return groupOf(id);
}

std::optional<quint64> NDRange::itemOf(const Sizes &globalId) const
{
    const bool isNamed = globalId.size() >= dimensions && dimensions <= 3;
    if (!isNamed || std::any_of(globalId.begin() + dimensions, globalId.end(), [](quint64 id) { return id != 0; }))
        return std::nullopt;
    quint64 item = 0;
    for (auto d = std::size_t(dimensions); d-- > 0;) {
        const quint64 from = globalId[qsizetype(d)] - offset[d]; // huge where it lies before the offset
        if (from >= global[d] || local[d] == 0)
            return std::nullopt;
        item = item * local[d] + from % local[d];
    }
    return item;
}

} // namespace kernelscope

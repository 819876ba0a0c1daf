// Who used an element, one access after the other.
#include "pictures/TileMap.h"

namespace kernelscope {

std::vector<TileAccess> TileMap::accessesOf(ObjectIndex object, quint64 element) const
{
    std::vector<TileAccess> list;
    for (const Record &record : ofElement(recordsOf(object), element))
        list.push_back({int(record.position), int(record.who / 4), quint8(record.who & 3)});
    return list;
}

std::vector<std::pair<quint64, quint64>> TileMap::readCounts(ObjectIndex object) const
{
    std::vector<std::pair<quint64, quint64>> counts;
    for (const Record &record : recordsOf(object)) {
        if (!(record.who & TileElement::ReadBefore))
            continue;
        if (counts.empty() || counts.back().first != record.element)
            counts.emplace_back(record.element, 0);
        ++counts.back().second;
    }
    return counts;
}

} // namespace kernelscope

#include "Evaluator.h"

#include <algorithm>

namespace kernelscope::randomprogram {

Value Evaluator::pointer(const Expr &e, Item &item)
{
    Value result;
    result.type = e.type;
    switch (e.kind) {
    case ExprKind::ArrayPointer:
        result.object = e.id;
        return result;
    case ExprKind::PointerAdd: {
        result = pointer(e.kids[0], item);
        result.offset += std::int64_t(value(e.kids[1], item).number() * sizeOf(e.type));
        return result;
    }
    case ExprKind::PointerCast:
        result = pointer(e.kids[0], item);
        result.type = e.type;
        return result;
    case ExprKind::AddressOf: {
        const Location place = locate(e.kids[0], item);
        result.object = place.object;
        result.offset = place.offset;
        return result;
    }
    default:
        return value(e, item);
    }
}

Evaluator::Location Evaluator::locate(const Expr &e, Item &item)
{
    switch (e.kind) {
    case ExprKind::Variable:
        return {-2 - e.id, 0, e.type};
    case ExprKind::PrivateElement: {
        const auto index = std::int64_t(value(e.kids[0], item).number());
        return {-2 - e.id, index * std::int64_t(sizeOf(e.type)), e.type};
    }
    case ExprKind::Index: {
        const Value base = pointer(e.kids[0], item);
        std::uint64_t index = value(e.kids[1], item).number();
        if (m_mistake == OffsetByOne && (index & 3) == 2)
            index ^= 1;
        return {base.object, base.offset + std::int64_t(index * sizeOf(e.type)), e.type};
    }
    case ExprKind::Member: {
        Location place;
        if (e.extra) {
            const Value base = pointer(e.kids[0], item);
            place = {base.object, base.offset, e.type};
        } else {
            place = locate(e.kids[0], item);
        }
        const std::uint64_t index = e.kids.size() > 1 ? value(e.kids[1], item).number() : 0;
        place.offset += cellMembers[e.id].offset + std::int64_t(index * sizeOf(e.type));
        place.type = e.type;
        return place;
    }
    case ExprKind::Component:
        return component(e, item);
    default:
        m_isDefined = false;
        return {};
    }
}

Evaluator::Location Evaluator::component(const Expr &e, Item &item)
{
    Location place = locate(e.kids[0], item);
    if (e.type.width == 1) {
        place.offset += std::int64_t((e.literal & 15) * laneSize(e.type.base));
        place.type = e.type;
        return place;
    }
    place.partCount = e.type.width;
    for (int i = 0; i < e.type.width; ++i)
        place.parts[std::size_t(i)] = int((e.literal >> (4 * i)) & 15);
    place.type = e.type;
    return place;
}

/// nullptr: outside.
std::uint8_t *Evaluator::bytesAt(const Location &place, std::size_t size, Item &item)
{
    std::vector<std::uint8_t> *bytes = nullptr;
    if (place.object >= 0)
        bytes = &(*m_memory.arrays)[std::size_t(place.object)];
    else if (place.object < -1)
        bytes = &item.variables[std::size_t(-2 - place.object)].bytes;
    if (!bytes || place.offset < 0 || std::size_t(place.offset) + size > bytes->size()) {
        m_isDefined = m_isDefined && place.object >= 0;
        return nullptr;
    }
    return bytes->data() + place.offset;
}

Access &Evaluator::note(AccessKind kind, const Location &place, std::size_t size, Item &item)
{
    Access access;
    access.kind = kind;
    access.array = place.object;
    access.offset = place.offset;
    access.size = std::uint32_t(size);
    access.segment = item.segment;
    access.localEpoch = item.localEpoch;
    access.globalEpoch = item.globalEpoch;
    const auto &array = (*m_memory.arrays)[std::size_t(place.object)];
    access.isOutside = place.offset < 0 || std::size_t(place.offset) + size > array.size();
    item.accesses->push_back(access);
    return item.accesses->back();
}

bool Evaluator::isUnwritten(const Location &place, std::size_t size) const
{
    if (m_program.arrays[std::size_t(place.object)].space != Space::Local)
        return false;
    const auto first = m_memory.written[std::size_t(place.object)].begin() + place.offset;
    return std::find(first, first + std::ptrdiff_t(size), false) != first + std::ptrdiff_t(size);
}

Value Evaluator::loadPart(const Location &place, Item &item)
{
    const std::size_t size = sizeOf(place.type);
    const std::uint8_t *bytes = bytesAt(place, size, item);
    Value result;
    result.type = place.type;
    if (bytes)
        std::copy_n(bytes, size, result.bytes.begin());
    if (place.object < 0 || m_mistake == ForgetsLoads)
        return result;
    Access &access = note(AccessKind::Load, place, size, item);
    if (bytes) {
        access.bytes = std::uint32_t(size);
        access.isUnwritten = isUnwritten(place, size);
        std::copy_n(bytes, size, access.value.begin());
    }
    return result;
}

void Evaluator::storePart(const Location &place, const Value &value, Item &item)
{
    const std::size_t size = sizeOf(place.type);
    std::uint8_t *bytes = bytesAt(place, size, item);
    if (bytes)
        std::copy_n(value.bytes.begin(), size, bytes);
    if (place.object < 0)
        return;
    Access &access = note(AccessKind::Store, place, size, item);
    if (bytes) {
        access.bytes = std::uint32_t(size);
        std::copy_n(value.bytes.begin(), size, access.value.begin());
        if (m_program.arrays[std::size_t(place.object)].space == Space::Local)
            std::fill_n(m_memory.written[std::size_t(place.object)].begin() + place.offset, size, true);
    }
}

Value Evaluator::load(const Location &place, Item &item)
{
    if (place.partCount == 0)
        return loadPart(place, item);
    Value result = Value::of(place.type, 0);
    for (int i = 0; i < place.partCount; ++i) {
        Location part{place.object, place.offset + place.parts[std::size_t(i)] * std::int64_t(laneSize(place.type.base)),
                      place.type.lane()};
        result.setLane(i, loadPart(part, item).lane(0));
    }
    return result;
}

void Evaluator::store(const Location &place, const Value &value, Item &item)
{
    if (place.partCount == 0) {
        storePart(place, value, item);
        return;
    }
    for (int i = 0; i < place.partCount; ++i) {
        Location part{place.object, place.offset + place.parts[std::size_t(i)] * std::int64_t(laneSize(place.type.base)),
                      place.type.lane()};
        storePart(part, Value::of(part.type, value.lane(i)), item);
    }
}

Value Evaluator::vectorAccess(const Expr &e, Item &item)
{
    const bool isLoad = e.kind == ExprKind::VectorLoad;
    const std::size_t first = isLoad ? 0 : 1;
    const Type type = isLoad ? e.type : e.kids[0].type;
    const Value stored = isLoad ? Value() : value(e.kids[0], item);
    const std::uint64_t index = value(e.kids[first], item).number();
    const Value base = pointer(e.kids[first + 1], item);
    const Location place{base.object, base.offset + std::int64_t(index * sizeOf(type)), type};
    if (isLoad)
        return loadPart(place, item);
    storePart(place, stored, item);
    return stored;
}

} // namespace kernelscope::randomprogram

#include "Value.h"

#include <cstring>

namespace kernelscope::randomprogram {

std::uint64_t Value::lane(int index) const
{
    const std::size_t size = laneSize(type.base);
    const std::uint8_t *at = bytes.data() + size * std::size_t(index);
    if (type.base == Base::Float) {
        float number = 0;
        std::memcpy(&number, at, sizeof number);
        return std::uint64_t(number);
    }
    std::uint64_t number = 0;
    std::memcpy(&number, at, size);
    const std::uint64_t sign = std::uint64_t(1) << (8 * size - 1);
    if (isSigned(type.base) && (number & sign))
        number |= ~(2 * sign - 1);
    return number;
}

void Value::setLane(int index, std::uint64_t value)
{
    const std::size_t size = laneSize(type.base);
    std::uint8_t *at = bytes.data() + size * std::size_t(index);
    if (type.base == Base::Float) {
        const float number = float(value);
        std::memcpy(at, &number, sizeof number);
    } else {
        std::memcpy(at, &value, size);
    }
}

Value Value::of(Type type, std::uint64_t number)
{
    Value value;
    value.type = type;
    for (int i = 0; i < type.width; ++i)
        value.setLane(i, number);
    return value;
}

Value converted(const Value &value, Type type)
{
    if (value.type == type || type.base == Base::Cell)
        return value;
    Value result;
    result.type = type;
    for (int i = 0; i < type.width; ++i)
        result.setLane(i, value.lane(i));
    return result;
}

} // namespace kernelscope::randomprogram

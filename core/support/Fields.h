#pragma once

#include <tuple>

namespace kernelscope {

/// One member of a value with the name it has in JSON and on the wire. A value that has
///     static constexpr auto fields() { return std::tuple(Field("name", &T::name), ...); }
/// can be encoded, decoded, printed and compared member by member without further code.
template <typename Value, typename Member>
struct Field
{
    const char *name;
    Member Value::*member;

    constexpr Field(const char *fieldName, Member Value::*pointer) : name(fieldName), member(pointer) {}
};

} // namespace kernelscope

#pragma once

#include <type_traits>

namespace kernelscope {

/// One member of a value with the name it has in JSON and on the wire. A value that has
///     static constexpr void fields(const auto &visit) { visit(Field("name", &T::name), ...); }
/// can be encoded, decoded and printed member by member without further code. `visit` gets all fields in one call;
/// being a template, the list costs a compiler nothing where it is only included.
template <typename Value, typename Member> struct Field
{
    const char *name;
    Member Value::*member;

    constexpr Field(const char *fieldName, Member Value::*pointer) : name(fieldName), member(pointer) {}
};

template <typename T>
concept HasFields = requires
{
    T::fields([](const auto &...) {});
};

/// Calls visit(name, member) for every member that fields() names. `Value` may be const.
template <typename Value, typename Visitor> void forEachField(Value &value, const Visitor &visit)
{
    std::remove_const_t<Value>::fields([&](const auto &...field) { (visit(field.name, value.*(field.member)), ...); });
}

} // namespace kernelscope

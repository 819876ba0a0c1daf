#pragma once

#include <algorithm>
#include <string_view>

#include <QString>

/// Names the members by which a value is encoded, decoded and printed without further code: as they are called in the source they are
/// called in JSON and on the wire. Being templates, the lists cost a compiler nothing where they are only included.
#define KERNELSCOPE_FIELDS(...)                                                                                                            \
    static constexpr std::string_view fieldNames = #__VA_ARGS__;                                                                           \
    constexpr void visitFields(const auto &visit)                                                                                          \
    {                                                                                                                                      \
        visit(__VA_ARGS__);                                                                                                                \
    }                                                                                                                                      \
    constexpr void visitFields(const auto &visit) const                                                                                    \
    {                                                                                                                                      \
        visit(__VA_ARGS__);                                                                                                                \
    }

namespace kernelscope {

template <typename T>
concept HasFields = requires
{
    T::fieldNames;
};

/// Takes the first name from a list with commas.
inline QLatin1String takeName(std::string_view &names)
{
    const std::size_t length = std::min(names.find(','), names.size());
    const QLatin1String name(names.data(), qsizetype(length));
    names.remove_prefix(std::min(length + 2, names.size()));
    return name;
}

/// Calls visit(name, member) for every member that KERNELSCOPE_FIELDS names. `Value` may be const.
template <typename Value, typename Visitor> void forEachField(Value &value, const Visitor &visit)
{
    std::string_view names = Value::fieldNames;
    value.visitFields([&](auto &...member) { (visit(takeName(names), member), ...); });
}

} // namespace kernelscope

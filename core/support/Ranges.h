#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <type_traits>

#include <QList>

namespace kernelscope {

/// What a function, or a member, gives for each of a range.
template <typename Range, typename Function> auto mapped(const Range &range, const Function &function)
{
    QList<std::decay_t<std::invoke_result_t<const Function &, decltype(*std::begin(range))>>> list;
    list.reserve(qsizetype(std::size(range)));
    for (const auto &each : range)
        list << std::invoke(function, each);
    return list;
}

/// Likewise, for those of which `condition` holds.
template <typename Range, typename Condition, typename Function>
auto mappedIf(const Range &range, const Condition &condition, const Function &function)
{
    QList<std::decay_t<std::invoke_result_t<const Function &, decltype(*std::begin(range))>>> list;
    for (const auto &each : range) {
        if (std::invoke(condition, each))
            list << std::invoke(function, each);
    }
    return list;
}

/// The first one that equals `value`, or whose member or function does; null where there is none.
template <typename Range, typename Value, typename Projection = std::identity>
auto *foundIn(Range &range, const Value &value, const Projection &projection = {})
{
    const auto found = std::ranges::find(range, value, projection);
    return found == std::ranges::end(range) ? nullptr : &*found;
}

} // namespace kernelscope

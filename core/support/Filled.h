#pragma once

#include <type_traits>

#include <QString>

namespace kernelscope {

namespace filledDetail {

inline QString asText(const QString &text)
{
    return text;
}

template <typename Number>
requires std::is_arithmetic_v<Number> QString asText(Number number)
{
    return QString::number(number);
}

} // namespace filledDetail

/// `format` with its %1, %2, ... replaced all at once. A chain of QString::arg() would put the later parts into what a name, a file or an
/// expression such as "data[i%2]" holds.
template <typename... Parts> QString filled(const QString &format, const Parts &...parts)
{
    return format.arg(filledDetail::asText(parts)...);
}

} // namespace kernelscope

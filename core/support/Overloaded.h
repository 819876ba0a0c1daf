#pragma once

namespace kernelscope {

/// std::visit(Overloaded{[](const A &) {...}, [](const B &) {...}}, variant): one function for each alternative.
template <typename... Functions> struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template <typename... Functions> Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace kernelscope

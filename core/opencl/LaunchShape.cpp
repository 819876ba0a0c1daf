#include "opencl/LaunchShape.h"

#include <algorithm>

#include "opencl/PermutedNDRange.h"

namespace kernelscope {

namespace {

cl::NDRange rangeOf(const Sizes &sizes)
{
    if (sizes.size() == 1)
        return cl::NDRange(sizes[0]);
    if (sizes.size() == 2)
        return cl::NDRange(sizes[0], sizes[1]);
    return sizes.size() == 3 ? cl::NDRange(sizes[0], sizes[1], sizes[2]) : cl::NullRange;
}

} // namespace

LaunchRange rangeOf(const LaunchCommand &launch, int permuted)
{
    const auto turn = [permuted](const Sizes &sizes) { return rangeOf(kernelscope::permuted(sizes, permuted)); };
    return {turn(launch.offset), turn(launch.global), turn(launch.local)};
}

QByteArray shapeOf(const LaunchCommand &launch)
{
    QByteArray shape = launch.kernel.toUtf8();
    for (const quint64 size : launch.local.isEmpty() ? launch.global : launch.local)
        shape += ' ' + QByteArray::number(size);
    shape += launch.local.isEmpty() ? " of any local size" : "";
    for (const quint64 offset : launch.offset)
        shape += offset == 0 ? " 0" : " offset";
    return shape;
}

bool differInValuesOnly(const LaunchCommand &one, const LaunchCommand &other)
{
    const auto alike = [](const PlannedArgument &a, const PlannedArgument &b) {
        return a.index() == b.index() && (std::holds_alternative<PlannedValueArgument>(a) || a == b);
    };
    return one.kernel == other.kernel && one.global == other.global && one.local == other.local && one.offset == other.offset &&
           std::ranges::equal(one.arguments, other.arguments, alike);
}

} // namespace kernelscope

#include "opencl/LaunchShape.h"

namespace kernelscope {

cl::NDRange rangeOf(const Sizes &sizes)
{
    if (sizes.size() == 1)
        return cl::NDRange(sizes[0]);
    if (sizes.size() == 2)
        return cl::NDRange(sizes[0], sizes[1]);
    return sizes.size() == 3 ? cl::NDRange(sizes[0], sizes[1], sizes[2]) : cl::NullRange;
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

} // namespace kernelscope

#include "opencl/TracedForm.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "opencl/TurnedRange.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

TracedForm tracedForm(const LaunchCommand &launch, const DeviceInfo &device)
{
    const quint64 items = std::accumulate(launch.local.begin(), launch.local.end(), quint64(1), std::multiplies<>());
    const bool few = device.type == u"CPU" && items >= traceLayout::processorLanes;
    return {turnedDimension(launch, device), few ? traceLayout::processorLanes : 0};
}

QByteArray tracedText(const QByteArray &text, const TracedForm &form)
{
    const QByteArray lanes = form.lanes == 0 ? QByteArray() : "#define KERNELSCOPE_LANES " + QByteArray::number(form.lanes) + "\n";
    return lanes + turnedText(text, form.turned);
}

} // namespace kernelscope

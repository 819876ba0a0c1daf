#include "opencl/TracedForm.h"

#include <algorithm>

#include "opencl/PermutedNDRange.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

namespace {

/// With so many, compiling took longer than what calls cost: PoCL 3.1 needs a tenth of a second for each ten of them.
constexpr quint32 sitesToCall = 20;

} // namespace

TracedForm tracedForm(const LaunchCommand &launch, const DeviceInfo &device)
{
    const quint64 items = NDRange(launch.global, launch.local).itemsOfGroup();
    const bool isProcessor = device.type == u"CPU";
    const bool few = isProcessor && items >= traceLayout::processorLanes;
    return {permutedDimension(launch, device), few ? traceLayout::processorLanes : 0, isProcessor ? sitesToCall : 0, items == 1};
}

QByteArray tracedText(const QByteArray &text, const TracedForm &form)
{
    const QByteArray lanes = form.lanes == 0 ? QByteArray() : "#define KERNELSCOPE_LANES " + QByteArray::number(form.lanes) + "\n";
    const QByteArray calls = form.calls == 0 ? QByteArray() : "#define KERNELSCOPE_CALLS " + QByteArray::number(form.calls) + "\n";
    const QByteArray alone = form.alone ? "#define KERNELSCOPE_ALONE\n" : "";
    return lanes + calls + alone + permutedText(text, form.permuted);
}

QByteArray withOtherUnset(const QByteArray &tracedText)
{
    return "#define KERNELSCOPE_UNSET " + QByteArray::number(traceLayout::otherPattern) + "u\n" + tracedText;
}

bool hasUnsetPattern(const QString &text)
{
    return text.contains(u"KERNELSCOPE_UNSET");
}

QByteArray withFirstLoads(const QByteArray &tracedText, const QList<int> &sites)
{
    QByteArray bits = "0u";
    for (qsizetype i = 0; i < std::min<qsizetype>(sites.size(), mostFirstLoads); ++i)
        bits = "(SITE) == " + QByteArray::number(sites[i]) + "u ? 1u << " + QByteArray::number(i) + " : " + bits;
    return "#define KERNELSCOPE_FIRST_LOADS(SITE) (" + bits + ")\n" + tracedText;
}

} // namespace kernelscope

#pragma once

#include <QLatin1StringView>

namespace kernelscope {

/// Legacy is an OpenCL 1.x atomic or fence: relaxed by the specification.
enum class MemoryOrder { Legacy, Relaxed, Acquire, Release, AcquireRelease, SequentiallyConsistent };

/// Default: the source names none. OpenCL 3.0 calls AllSvmDevices AllDevices.
enum class MemoryScope { Default, WorkItem, SubGroup, WorkGroup, Device, AllSvmDevices, AllDevices };

/// What stands after "memory_order_" in the source; empty for Legacy.
constexpr QLatin1StringView wordOf(MemoryOrder order)
{
    constexpr const char *words[] = {"", "relaxed", "acquire", "release", "acq_rel", "seq_cst"};
    return QLatin1StringView(words[int(order)]);
}

/// What stands after "memory_scope_" in the source; empty for Default.
constexpr QLatin1StringView wordOf(MemoryScope scope)
{
    constexpr const char *words[] = {"", "work_item", "sub_group", "work_group", "device", "all_svm_devices", "all_devices"};
    return QLatin1StringView(words[int(scope)]);
}

constexpr bool acquires(MemoryOrder order)
{
    return order == MemoryOrder::Acquire || order == MemoryOrder::AcquireRelease || order == MemoryOrder::SequentiallyConsistent;
}
constexpr bool releases(MemoryOrder order)
{
    return order == MemoryOrder::Release || order == MemoryOrder::AcquireRelease || order == MemoryOrder::SequentiallyConsistent;
}

constexpr bool isWiderThanGroup(MemoryScope scope)
{
    return scope >= MemoryScope::Device;
}

} // namespace kernelscope
